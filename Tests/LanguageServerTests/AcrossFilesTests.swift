import Foundation
import TestSupport
import Testing

@testable import keyboardlint

@Suite("What changes in one file shows in the others") struct AcrossFilesTests {
    /// A folder with a handler that takes its number from a helper in another file.
    private func project() throws -> (folder: TemporaryFolder, field: String, helper: String) {
        let folder = try TemporaryFolder()
        let field = try folder.write(Sources.fieldLiftedByAHelper, to: "App/Field.swift")
        let helper = try folder.write(Sources.heightHelper, to: "App/Helpers/Height.swift")
        return (folder, field.path, helper.path)
    }

    private let height = "frame-height-as-inset"

    private func has(_ rule: String, _ editor: Editor, _ path: String) -> Bool {
        editor.diagnostics(path).contains { $0["code"].text == rule }
    }

    private func agreesWithTheCommandLine(_ editor: Editor, _ folder: TemporaryFolder, _ path: String) throws -> Bool {
        try editor.remarks(in: path) == CommandLineRun(folder.url.path).remarks(in: path)
    }

    @Test func aHelperThatChangesInTheEditorChangesItsCallers() throws {
        let (folder, field, helper) = try project()
        let editor = try Editor(in: folder.url)
        try editor.openAll([field, helper])
        #expect(has(height, editor, field))
        #expect(try agreesWithTheCommandLine(editor, folder, field))
        // The helper is as it is in the editor, though nothing was saved.
        try editor.change(helper, version: 2, ["text": .string(Sources.heightHelper.replacing("frame.height", with: "0"))])
        #expect(!has(height, editor, field))
        try editor.change(helper, version: 3, ["text": .string(Sources.heightHelper)])
        #expect(has(height, editor, field))
        // Closed without saving it is what it is on disk.
        try editor.change(helper, version: 4, ["text": ""])
        #expect(!has(height, editor, field))
        try editor.close(helper)
        #expect(has(height, editor, field))
    }

    /// Git, a formatter, or another editor.
    @Test func aFileThatChangesOnDiskChangesItsCallers() throws {
        let (folder, field, helper) = try project()
        let editor = try Editor(in: folder.url)
        try editor.open(field)
        func tell(_ path: String, _ type: Int) throws {
            try editor.notify(
                "workspace/didChangeWatchedFiles",
                ["changes": [["uri": .string(Editor.uri(path)), "type": .number(Double(type))]]])
        }
        try folder.write(Sources.heightHelper.replacing("frame.height", with: "0"), to: "App/Helpers/Height.swift")
        try tell(helper, 2)
        #expect(!has(height, editor, field))
        try FileManager.default.removeItem(atPath: helper)
        try tell(helper, 3)
        #expect(try agreesWithTheCommandLine(editor, folder, field))
        let other = try folder.write(Sources.heightHelper, to: "App/Other.swift")
        try tell(other.path, 1)
        #expect(has(height, editor, field))
        #expect(try agreesWithTheCommandLine(editor, folder, field))
    }

    @Test func aClientThatWatchesNothingIsUpToDateWhenItSaves() throws {
        let (folder, field, _) = try project()
        let editor = try Editor(in: folder.url, capabilities: [:])
        try editor.open(field)
        #expect(has(height, editor, field))
        try folder.write(Sources.heightHelper.replacing("frame.height", with: "0"), to: "App/Helpers/Height.swift")
        try editor.notify("textDocument/didSave", ["textDocument": ["uri": .string(Editor.uri(field))]])
        #expect(!has(height, editor, field))
    }

    /// The outlet's other end decides which way its constant moves the field: with the view first, a negative constant moves it
    /// down.
    @Test func aStoryboardThatChangesChangesTheScreensItDraws() throws {
        let folder = try TemporaryFolder()
        let code = """
            import UIKit

            final class FieldController: UIViewController {
                @IBOutlet private var bottom: NSLayoutConstraint!

                override func viewDidLoad() {
                    super.viewDidLoad()
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }

                @objc func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    bottom.constant = frame.height
                }
            }

            """
        func storyboard(first: String, second: String) -> String {
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
              <scenes><scene sceneID="s"><objects>
                <viewController id="vc" customClass="FieldController" sceneMemberID="viewController">
                  <view key="view" id="root">
                    <subviews><textField id="field"/></subviews>
                    <constraints>
                      <constraint firstItem="\(first)" firstAttribute="bottom" secondItem="\(second)" secondAttribute="bottom" id="b"/>
                    </constraints>
                  </view>
                  <connections><outlet property="bottom" destination="b" id="o"/></connections>
                </viewController>
              </objects></scene></scenes>
            </document>

            """
        }
        let field = try folder.write(code, to: "Field.swift").path
        let drawn = try folder.write(storyboard(first: "root", second: "field"), to: "Main.storyboard").path
        let editor = try Editor(in: folder.url)
        try editor.open(field)
        func isCovered() -> Bool { editor.diagnostics(field).contains { $0["message"].text?.contains("covered by") == true } }
        #expect(!isCovered())
        #expect(try agreesWithTheCommandLine(editor, folder, field))
        try folder.write(storyboard(first: "field", second: "root"), to: "Main.storyboard")
        try editor.notify(
            "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(Editor.uri(drawn)), "type": 2]]])
        #expect(isCovered())
        #expect(try agreesWithTheCommandLine(editor, folder, field))
    }

    @Test func filesOfLeftOutFoldersAreAsSilentAsOnTheCommandLine() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "Pods/Lib/Field.swift").path
        let editor = try Editor(in: folder.url)
        try editor.open(file)
        #expect(editor.diagnostics(file).isEmpty)
    }

    @Test func foldersComeAndGo() throws {
        let (folder, field, _) = try project()
        let editor = try Editor(in: nil)
        try editor.open(field)
        #expect(!has(height, editor, field), "by itself, what the helper does is not known")
        let changed: JSON = ["uri": .string(Editor.uri(folder.url.path)), "name": "app"]
        try editor.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [changed], "removed": []]])
        #expect(has(height, editor, field))
        try editor.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [], "removed": [changed]]])
        #expect(!has(height, editor, field))
    }

    @Test func settingsAreHeeded() throws {
        let (folder, field, _) = try project()
        let editor = try Editor(in: folder.url)
        try editor.open(field)
        func set(_ settings: JSON) throws {
            try editor.notify("workspace/didChangeConfiguration", ["settings": nil])
            let question = try #require(editor.received.last { $0["method"] == "workspace/configuration" })
            #expect(question["params"]["items"] == [["section": "keyboardlint"]])
            try editor.send(["jsonrpc": "2.0", "id": question["id"], "result": [settings]])
        }
        try set(["disable": ["frame-height-as-inset"]])
        #expect(!has(height, editor, field))
        try set(["only": ["frame-height-as-inset"]])
        #expect(editor.diagnostics(field).map { $0["code"].text } == [height])
        // A rule that does not exist is told of, and the rest goes on.
        try set(["disable": ["frame-hieght-as-inset"]])
        #expect(
            editor.received.contains {
                $0["method"] == "window/showMessage" && $0["params"]["message"].text?.contains(height) == true
            })
        #expect(has(height, editor, field))
    }

    /// The nearest `.keyboardlint.json` is heeded, and again when it changes; one that makes no sense is told of.
    @Test func configurationsAreHeeded() throws {
        let (folder, field, _) = try project()
        let file = try folder.write(#"{"rules": {"frame-height-as-inset": "off"}}"#, to: ".keyboardlint.json")
        let editor = try Editor(in: folder.url)
        try editor.open(field)
        #expect(!has(height, editor, field))
        #expect(try agreesWithTheCommandLine(editor, folder, field))
        func change(_ text: String) throws {
            try folder.write(text, to: ".keyboardlint.json")
            try editor.notify(
                "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(Editor.uri(file.path)), "type": 2]]])
        }
        try change("{}")
        #expect(has(height, editor, field))
        try change(#"{"exclude": ["App/Field.swift"]}"#)
        #expect(editor.diagnostics(field).isEmpty)
        try change(#"{"rules": 7}"#)
        #expect(editor.received.contains { $0["method"] == "window/showMessage" })
        #expect(has(height, editor, field), "the rest goes on without it")
    }

    /// What a package observes for the project is said by a file that is not linted itself.
    @Test func aDescriptionOfAPackageIsHeeded() throws {
        let folder = try TemporaryFolder()
        func describe(_ expression: String) throws -> String {
            let text = """
                extension UIViewController {
                    func followKeyboard(_ change: @escaping (CGFloat) -> Void) {
                        NotificationCenter.default.addObserver(
                            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
                        ) { note in
                            guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                            change(\(expression))
                        }
                    }
                }

                """
            return try folder.write(text, to: "tools/Kit.swift").path
        }
        let kit = try describe("frame.height")
        try folder.write(#"{"observerWrappers": ["tools/Kit.swift"]}"#, to: ".keyboardlint.json")
        let field = try folder.write(
            """
            final class FieldController: UIViewController {
                private let field = UITextField()
                private lazy var bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    bottom.isActive = true
                    followKeyboard { [weak self] height in
                        self?.bottom.constant = -height
                    }
                }
            }

            """, to: "App/Field.swift"
        ).path
        let editor = try Editor(in: folder.url)
        try editor.open(field)
        #expect(has("layout-not-reset", editor, field))
        #expect(try agreesWithTheCommandLine(editor, folder, field))
        _ = try describe("0")
        try editor.notify(
            "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(Editor.uri(kit)), "type": 2]]])
        #expect(!has("layout-not-reset", editor, field))
        #expect(try agreesWithTheCommandLine(editor, folder, field))
    }

    @Test func howFarAFolderIsIsShown() throws {
        let (folder, field, _) = try project()
        let editor = try Editor(in: folder.url)
        try editor.enqueue(try Editor.opening(field))
        editor.run(answering: ["window/workDoneProgress/create": nil])
        let progress = editor.received.filter { $0["method"] == "$/progress" }.map { $0["params"]["value"]["kind"].text }
        #expect(progress.first == "begin")
        #expect(progress.last == "end")
    }
}
