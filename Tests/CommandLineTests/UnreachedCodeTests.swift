import Foundation
import TestSupport
import Testing

/// What nothing in an app leads to has no findings, and the report says so.
@Suite(.timeLimit(.minutes(30))) struct UnreachedCodeTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func text() throws -> String {
        try Keyboardlint.run(arguments: ["lint", "--exit-zero", "."], in: folder.url).output
    }

    /// The rules that found something.
    private func rules() throws -> [String] {
        let outcome = try Keyboardlint.run(arguments: ["lint", "--format", "json", "--exit-zero", "."], in: folder.url)
        let report = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        return try #require(report["findings"] as? [[String: Any]]).compactMap { $0["rule"] as? String }
    }

    /// An app with a target of two files, `App/Form.swift` and `App/Other.swift`: what no target compiles calls nothing.
    private func writeAppOfTwoFiles() throws {
        let targets = [("Sample", "TARGETED_DEVICE_FAMILY = \"1,2\";")]
        let other = "Other = { isa = PBXFileReference; path = App/Other.swift; sourceTree = \"<group>\"; };"
        let project = SampleApp.project(targets).replacing("files = (bSample);", with: "files = (bSample, bOther);")
            .replacing("children = (Form)", with: "children = (Form, Other)")
            .replacing("Form = { isa", with: "bOther = { fileRef = Other; }; \(other)\nForm = { isa")
        try SampleApp.write(targets, to: folder)
        try folder.write(project, to: "Sample.xcodeproj/project.pbxproj")
    }

    /// A registration in a function that no code of the app mentions may never happen.
    @Test(arguments: [
        ("observe()", false), ("let start = observe; start()", false), ("", true), ("// observe()\n", true),
    ])
    func aFunctionThatNothingCallsIsNotAnalysed(call: String, isLeftOut: Bool) throws {
        try writeAppOfTwoFiles()
        let apart = SampleApp.screen.replacing(
            "let center = NotificationCenter.default", with: "\(call) }\nfunc observe() { let center = NotificationCenter.default"
        )
        try folder.write(apart, to: "App/Form.swift")
        let left = "findings are left out, as nothing calls `observe`, which registers: no code that can call it mentions it"
        #expect(try text().contains(left) == isLeftOut)
        #expect(try rules().isEmpty == isLeftOut)
        // A comment calls nothing.
        try folder.write("// observe()\n/* observe() */\nlet text = 1", to: "App/Other.swift")
        #expect(try text().contains(left) == isLeftOut)
        try folder.write("let call = \"observe\"", to: "App/Other.swift")
        #expect(try !text().contains(left))
        // What another file declares is not called by that.
        try folder.write("class Other { func observe() {} }", to: "App/Other.swift")
        #expect(try text().contains(left) == isLeftOut)
        try folder.write("class Other { func observe() {} }\nlet call = Other().observe()", to: "App/Other.swift")
        #expect(try !text().contains(left))
        try folder.write("let call = \"observe\"", to: "App/Other.swift")
        // Objective-C calls it by the same name.
        try folder.write("", to: "App/Other.swift")
        try folder.write("void start(Form *form) { [form observe]; }", to: "App/Start.m")
        #expect(try !text().contains(left))
        try folder.write("void start(Form *form) { [form observeNothing]; }", to: "App/Start.m")
        try folder.write("let call = \"observe\"", to: "App/Other.swift")
        // What another file calls is none of its private functions.
        try folder.write(apart.replacing("func observe", with: "private func observe"), to: "App/Form.swift")
        #expect(try text().contains(left) == isLeftOut)
    }

    /// What registers a handler a second time, in a function that nothing calls, does not register it.
    @Test func aSecondRegistrationThatNothingMakes() throws {
        try writeAppOfTwoFiles()
        let second = """
            private func observeFrames() {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(SHOW), name: UIResponder.keyboardDidChangeFrameNotification, object: nil)
            }
            """
        func observed(calling call: String) throws -> Set<String> {
            let name = try #require(SampleApp.screen.firstMatch(of: #/#selector\((\w+)/#)?.1)
            let functions = "\(second.replacing("SHOW", with: name))\nfunc observe() { let center = NotificationCenter.default"
            let screen = SampleApp.screen.replacing(
                "let center = NotificationCenter.default", with: "\(call) }\n\(functions)")
            try folder.write(screen, to: "App/Form.swift")
            let outcome = try Keyboardlint.run(arguments: ["lint", "--format", "json", "--exit-zero", "."], in: folder.url)
            let report = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
            let handlers = try #require(report["handlers"] as? [[String: Any]])
            let observations = handlers.flatMap { $0["observes"] as? [[String: Any]] ?? [] }
            return Set(observations.compactMap { $0["notification"] as? String })
        }
        #expect(try observed(calling: "observe(); observeFrames()").contains("didChangeFrame"))
        let without = try observed(calling: "observe()")
        #expect(!without.contains("didChangeFrame") && without.contains("willShow"))
    }

    /// Nor do the handlers of a class run whose superclass registers them, in a function that nothing calls.
    @Test(arguments: [("", true), ("override func viewDidLoad() { super.viewDidLoad(); observe() }", false)])
    func aFunctionOfTheSuperclassThatNothingCalls(call: String, isLeftOut: Bool) throws {
        try writeAppOfTwoFiles()
        try folder.write(
            """
            import UIKit
            class Base: UIViewController {
                func observe() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(lift(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func lift(_ note: Notification) {}
            }
            """, to: "App/Other.swift")
        try folder.write(
            """
            import UIKit
            final class Form: Base {
                \(call)
                override func lift(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    view.frame.origin.y = -frame.height
                }
            }
            let form = Form()
            """, to: "App/Form.swift")
        #expect(try rules().isEmpty == isLeftOut)
    }

    /// Nor what an extension gives all controllers, and the initial value of a property that nothing reads.
    @Test func whatNothingAsksForIsNotAnalysed() throws {
        try SampleApp.write([("Sample", "TARGETED_DEVICE_FAMILY = \"1,2\";")], to: folder)
        let registration = """
            NotificationCenter.default.addObserver(
                self, selector: #selector(lift(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
            """
        let handler = """
            @objc func lift(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                view.frame.origin.y = -frame.height
            }
            """
        func left(_ name: String) -> String { "left out, as nothing calls `\(name)`, which registers:" }
        func write(_ code: String) throws { try folder.write(SampleApp.screen + "\n" + code, to: "App/Form.swift") }
        try write("extension UIViewController {\nfunc watch() { \(registration) }\n\(handler)\n}")
        #expect(try text().contains(left("watch")))
        let screen = """
            class Lift: UIViewController {
                lazy var watcher: Void = { \(registration) }()
                \(handler)
                READ
            }
            let lift = Lift()
            """
        try write(screen.replacing("READ", with: ""))
        #expect(try text().contains(left("watcher")))
        try write(screen.replacing("READ", with: "override func viewDidLoad() { _ = watcher }"))
        #expect(try !text().contains(left("watcher")))
    }

    /// What no code of the app makes, and no interface file, nobody may ever see.
    @Test func aScreenThatNothingShowsIsNotAnalysed() throws {
        try SampleApp.write([("Sample", "TARGETED_DEVICE_FAMILY = \"1,2\";")], to: folder)
        let orphaned = SampleApp.screen.replacing("= FormViewController()", with: "= UIViewController()")
        try folder.write(orphaned, to: "App/Form.swift")
        #expect(try rules().isEmpty)
        #expect(try text().contains("left out, as nothing shows `FormViewController`: no file of the app mentions it"))
        // Code that is not at hand may show what is public.
        try folder.write(orphaned.replacing("final class", with: "public final class"), to: "App/Form.swift")
        #expect(try !rules().isEmpty)
        // What a class says of itself leads nobody to it.
        try folder.write(
            orphaned.replacing("#selector(show(_:))", with: "#selector(FormViewController.show(_:))"), to: "App/Form.swift")
        #expect(try rules().isEmpty)
        // Who owns a xib loads it, and is not made by it.
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FormViewController"/>
            </objects></document>
            """, to: "App/FormViewController.xib")
        #expect(try rules().isEmpty)
        // A mention in another file is enough, be it in a storyboard.
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="a"><objects>
                <viewController id="b" customClass="FormViewController" sceneMemberID="viewController"/>
            </objects></scene></scenes></document>
            """, to: "App/Main.storyboard")
        #expect(try !rules().isEmpty)
    }

    /// A modifier of SwiftUI's is used by the function that hands it out, and that by whoever calls it.
    @Test func aModifierThatNothingAppliesIsNotAnalysed() throws {
        try writeAppOfTwoFiles()
        let modifier = """
            import SwiftUI
            struct KeyboardPadding: ViewModifier {
                @State private var height: CGFloat = 0
                func body(content: Content) -> some View {
                    content.padding(.bottom, height)
                        .ignoresSafeArea(.keyboard)
                        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { note in
                            height = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0
                        }
                        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)) { _ in
                            height = 0
                        }
                }
            }
            extension View {
                func aboveKeyboard() -> some View { modifier(KeyboardPadding()) }
            }
            """
        try folder.write(modifier, to: "App/Form.swift")
        let left = "findings are left out, as nothing shows `KeyboardPadding`: no file of the app mentions it"
        #expect(try text().contains(left))
        #expect(try rules().isEmpty)
        try folder.write("struct Home: View { var body: some View { Text(\"A\").aboveKeyboard() } }", to: "App/Other.swift")
        #expect(try !text().contains(left))
        #expect(try rules().contains("keyboard-height-as-padding"))
        try folder.write("let text = 1", to: "App/Other.swift")
        try folder.write(modifier.replacing("func aboveKeyboard", with: "public func aboveKeyboard"), to: "App/Form.swift")
        #expect(try !text().contains(left))
    }

    /// What is left of a banner that the screen had once is nil for ever, unless other code of the app sets it.
    @Test(arguments: [
        ("Other.swift", "let text = 1", true), ("Other.swift", "// form.banner = view", true),
        ("Other.swift", "func show(_ form: FormViewController) { form.banner = UIView() }", false),
        ("Other.m", "form.banner = view;", false), ("Other.swift", "let path = \\FormViewController.banner", false),
    ])
    func whatNothingSetsIsNil(path: String, code: String, isNil: Bool) throws {
        try writeAppOfTwoFiles()
        let screen = """
            import UIKit
            class FormViewController: UIViewController {
                var banner: UIView!
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    if let banner { banner.frame.origin.y -= frame.height }
                }
            }
            func start() -> UIViewController { FormViewController() }
            """
        try folder.write(screen, to: "App/Form.swift")
        try folder.write("let text = 1", to: "App/Other.swift")
        try folder.write(code, to: "App/\(path)")
        #expect(try rules().isEmpty == isNil)
    }

    /// The object that publishes the height is used, and what pads by it is not.
    @Test func aModifierThatReadsAPublishedHeightIsNotAnalysedEither() throws {
        try writeAppOfTwoFiles()
        try folder.write(
            """
            import SwiftUI
            final class Keyboard: ObservableObject {
                @Published var height: CGFloat = 0
                private var bag = Set<AnyCancellable>()
                var isUp: Bool { height > 0 }
                init() {
                    NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
                        .map { ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0 }
                        .sink { [weak self] in self?.height = $0 }.store(in: &bag)
                    NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)
                        .sink { [weak self] _ in self?.height = 0 }.store(in: &bag)
                }
            }
            struct KeyboardPadding: ViewModifier {
                @StateObject private var keyboard = Keyboard()
                func body(content: Content) -> some View {
                    content.padding(.bottom, keyboard.height).ignoresSafeArea(.keyboard)
                }
            }
            extension View {
                func aboveKeyboard() -> some View { modifier(KeyboardPadding()) }
            }
            """, to: "App/Form.swift")
        let isUp = "struct Home: View { @StateObject var keyboard = Keyboard()\nvar body: some View { Text(\"A\")"
        try folder.write(isUp + ".opacity(keyboard.isUp ? 1 : 0) } }", to: "App/Other.swift")
        let left = "findings are left out, as nothing shows `KeyboardPadding`: no file of the app mentions it"
        #expect(try text().contains(left))
        #expect(try rules().isEmpty)
        try folder.write(isUp + ".aboveKeyboard() } }", to: "App/Other.swift")
        #expect(try rules().contains("keyboard-height-as-padding"))
    }

    /// Whether a file is named or the folder around it, the same leads to what is in it.
    @Test func whatNothingShowsIsLeftOutOfAFileThatIsNamed() throws {
        try writeAppOfTwoFiles()
        let orphaned = SampleApp.screen.replacing("= FormViewController()", with: "= UIViewController()")
        try folder.write(orphaned, to: "App/Form.swift")
        try folder.write("let text = 1", to: "App/Other.swift")
        let left = "left out, as nothing shows `FormViewController`: no file of the app mentions it"
        for path in [".", "App", "App/Form.swift"] {
            let outcome = try Keyboardlint.run(arguments: ["lint", "--exit-zero", path], in: folder.url)
            #expect(outcome.output.contains(left), "\(path)")
        }
    }

    /// Who calls a function without naming an object calls the own one of that name.
    @Test func anotherClassCallsItsOwnFunction() throws {
        try writeAppOfTwoFiles()
        let apart = SampleApp.screen.replacing(
            "let center = NotificationCenter.default", with: "}\nfunc observe() { let center = NotificationCenter.default")
        try folder.write(apart, to: "App/Form.swift")
        let left = "findings are left out, as nothing calls `observe`"
        try folder.write("class Other { init() { observe(); self.observe() }\nfunc observe() {} }", to: "App/Other.swift")
        #expect(try text().contains(left))
        try folder.write("class Other { init(_ form: FormViewController) { form.observe() } }", to: "App/Other.swift")
        #expect(try !text().contains(left))
        try folder.write("extension FormViewController { func start() { observe() } }", to: "App/Other.swift")
        #expect(try !text().contains(left))
        try folder.write("class Other: FormViewController { func start() { observe() } }", to: "App/Other.swift")
        #expect(try !text().contains(left))
    }

    /// Another file says what the class inherits.
    @Test func anotherClassCallsItsOwnFunctionWhateverBothInherit() throws {
        try writeAppOfTwoFiles()
        let apart = SampleApp.screen.replacing(
            "let center = NotificationCenter.default", with: "}\nfunc observe() { let center = NotificationCenter.default")
        try folder.write(
            apart.replacing("FormViewController: UIViewController", with: "FormViewController: Base"), to: "App/Form.swift")
        let base = "import UIKit\nclass Base: UIViewController {}\n"
        try folder.write(base + "class Other: Base { func start() { observe() }\nfunc observe() {} }", to: "App/Other.swift")
        let left = "findings are left out, as nothing calls `observe`"
        #expect(try text().contains(left))
    }

    /// UIKit calls what a delegate's protocol asks for.
    @Test func aDelegatesMethodIsCalled() throws {
        try writeAppOfTwoFiles()
        let begun = SampleApp.screen.replacing(
            "let center = NotificationCenter.default",
            with: "}\nfunc textFieldDidBeginEditing(_ field: UITextField) { let center = NotificationCenter.default")
        let left = "findings are left out, as nothing calls `textFieldDidBeginEditing`"
        try folder.write(begun + "\nextension FormViewController: UITextFieldDelegate {}", to: "App/Form.swift")
        #expect(try !text().contains(left))
        try folder.write(begun, to: "App/Form.swift")
        #expect(try text().contains(left))
    }
}
