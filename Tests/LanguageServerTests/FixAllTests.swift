import Foundation
import TestSupport
import Testing

/// `source.fixAll.keyboardlint`: what an editor may do to a file while it saves it.
@Suite("All safe fixes of a document at once") struct FixAllTests {
    private let folder: TemporaryFolder
    private let path: String

    /// Its constraint rests on the safe area, so that its fix is safe.
    private static let safe = Sources.fieldLiftedByTheKeyboardsHeight
        .replacing("equalTo: view.bottomAnchor", with: "equalTo: view.safeAreaLayoutGuide.bottomAnchor")
        .replacing(
            "private let field = UITextField()",
            with:
                "private let field: UITextField = {\n        let field = UITextField()\n        field.translatesAutoresizingMaskIntoConstraints = false\n        return field\n    }()"
        )

    /// The field ends at the bottom of the view, and at rest the guide would move it.
    private static let unsafe = Sources.fieldLiftedByTheKeyboardsHeight.replacing("FieldController", with: "LowController")

    private static let low = unsafe.replacing("import UIKit\n", with: "")

    private static func renamed(_ text: String) -> String {
        text.replacing("import UIKit\n", with: "").replacing("FieldController", with: "OtherController")
    }

    init() throws {
        folder = try TemporaryFolder()
        path = try folder.write(Self.safe + Self.renamed(Self.safe) + Self.low, to: "App/Field.swift").path
    }

    private func editor(_ capabilities: JSON = Editor.capable) throws -> Editor {
        let editor = try Editor(in: folder.url, capabilities: capabilities, arguments: ["--deployment-target", "15.0"])
        try editor.open(path)
        return editor
    }

    private func actions(_ editor: Editor, _ path: String, only: JSON) throws -> [JSON] {
        try editor.request(
            "textDocument/codeAction",
            [
                "textDocument": ["uri": .string(Editor.uri(path))], "range": .range(0, 0, 0, 0),
                "context": ["diagnostics": [], "only": only],
            ])["result"].elements
    }

    /// The text of a file with the edits of an action.
    private func text(of path: String, changedBy action: JSON) throws -> String? {
        let changes = action["edit"]["documentChanges"].elements
        guard let change = changes.first(where: { $0["textDocument"]["uri"].text == Editor.uri(path) }) else { return nil }
        let old = try String(contentsOfFile: path, encoding: .utf8)
        var lines = [old.startIndex]
        for index in old.indices where old[index] == "\n" { lines.append(old.index(after: index)) }
        func index(_ position: JSON) -> String.Index {
            old.utf16.index(lines[position["line"].int ?? 0], offsetBy: position["character"].int ?? 0)
        }
        var new = ""
        var copied = old.startIndex
        for edit in change["edits"].elements {
            new += old[copied..<index(edit["range"]["start"])] + (edit["newText"].text ?? "")
            copied = index(edit["range"]["end"])
        }
        return new + old[copied...]
    }

    @Test(arguments: ["source", "source.fixAll", "source.fixAll.keyboardlint"])
    func whoAsksGetsTheSafeFixes(kind: String) throws {
        let actions = try actions(editor(), path, only: [.string(kind)])
        #expect(actions.map { $0["title"].text } == ["Apply all 2 safe keyboardlint fixes"])
        let action = try #require(actions.first)
        #expect(action["kind"] == "source.fixAll.keyboardlint")
        #expect(action["edit"]["documentChanges"][0]["textDocument"]["version"] == 1)
        let new = try #require(try text(of: path, changedBy: action))
        // Of three screens, one keeps its handler.
        #expect(new.components(separatedBy: "keyboardLayoutGuide").count == 3)
        #expect(new.components(separatedBy: "keyboardFrameEndUserInfoKey").count == 2)
        #expect(new.hasSuffix(Self.low))
    }

    @Test func whoDoesNotAskGetsNothing() throws {
        let editor = try editor()
        #expect(try actions(editor, path, only: nil) == [])
        for kind in ["quickfix", "source.organizeImports", "source.fixAll.other", ""] {
            #expect(try actions(editor, path, only: [.string(kind)]) == [], "\(kind)")
        }
    }

    @Test func aClientMayKnowTheKind() throws {
        var capabilities = Editor.capable
        func actions(_ kinds: JSON) throws -> Int {
            capabilities = ["textDocument": ["codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": kinds]]]]]
            return try self.actions(editor(capabilities), path, only: nil).count
        }
        #expect(try actions(["quickfix", "source"]) == 0)
        #expect(try actions(["quickfix", "source.fixAll"]) == 1)
        #expect(try actions(["source.fixAll.keyboardlint"]) == 1)
    }

    @Test func aDocumentWithoutASafeFixHasNoAction() throws {
        let low = try folder.write(Self.unsafe, to: "App/Low.swift").path
        let editor = try editor()
        try editor.open(low)
        #expect(try actions(editor, low, only: ["source.fixAll"]) == [])
    }

    @Test func theKindIsAnnounced() throws {
        let editor = try Editor()
        let answer = try editor.request("initialize", editor.initialization(folder.url))
        let kinds = answer["result"]["capabilities"]["codeActionProvider"]["codeActionKinds"]
        #expect(kinds == ["quickfix", "source.fixAll.keyboardlint"])
    }

    /// The constraint is made in one file, the handler is in another.
    @Test func otherFilesChangeAsWell() throws {
        let parts = Self.safe.replacing("private ", with: "").components(separatedBy: "    @objc func shown")
        let made = try folder.write(
            parts[0].replacing("FieldController", with: "SplitController") + "}\n", to: "App/Split.swift"
        ).path
        let handled = try folder.write(
            "import UIKit\n\nextension SplitController {\n    @objc func shown" + parts[1], to: "App/Split+Keyboard.swift"
        ).path
        let editor = try editor()
        try editor.open(handled)
        let action = try #require(try actions(editor, handled, only: ["source.fixAll"]).first)
        #expect(action["title"] == "Apply the safe keyboardlint fix")
        #expect(try text(of: made, changedBy: action)?.contains("view.keyboardLayoutGuide.topAnchor") == true)
        #expect(try text(of: handled, changedBy: action)?.contains("func shown") == false)
        let identifiers = action["edit"]["documentChanges"].elements.map { $0["textDocument"] }
        #expect(identifiers.first { $0["uri"].text == Editor.uri(made) }?["version"] == JSON.null)
        #expect(identifiers.first { $0["uri"].text == Editor.uri(handled) }?["version"] == 1)
        // What is on disk is not what the fix was proven on: there is none, rather than a part of it.
        try folder.write("// new\n" + String(contentsOfFile: made, encoding: .utf8), to: "App/Split.swift")
        #expect(try actions(editor, handled, only: ["source.fixAll"]) == [])
    }
}
