import Foundation
import TestSupport
import Testing

/// A handler whose registration stands in code that nothing in an app calls has no findings, and the report says so.
@Suite(.timeLimit(.minutes(30))) struct UncalledCodeTests: LintingAnApp {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

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

    /// No other module imports an app: what is public in it is called by its own code or by none.
    @Test func whatIsPublicInAnAppIsTheAppsOwn() throws {
        try writeAppOfTwoFiles()
        let apart = SampleApp.screen.replacing(
            "let center = NotificationCenter.default", with: "}\npublic func observe() { let center = NotificationCenter.default")
        try folder.write(apart, to: "App/Form.swift")
        #expect(try rules().isEmpty)
        try folder.write("func start(_ form: Form) { form.observe() }", to: "App/Other.swift")
        #expect(try !rules().isEmpty)
    }

    /// Other classes have a function of the name, too; but nobody has an object of this one to call it on.
    @Test(arguments: [
        ("let height = Watcher.shared.height", true), ("Watcher.shared.start()", false), ("let watcher = Watcher.shared", false),
        ("let watcher: Watcher? = nil", false),
    ])
    func whoNobodyHasAnObjectOfIsNotStarted(use: String, isLeftOut: Bool) throws {
        try writeAppOfTwoFiles()
        let watcher = """
            class Watcher: UIView {
                static let shared = Watcher()
                var height = 0.0
                let bar = UIView()
                func start() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardDidShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                    bar.frame.origin.y -= frame.height
                }
            }
            func use() { \(use) }
            """
        try folder.write(watcher, to: "App/Form.swift")
        try folder.write("class Timer { func start() {} }\nfunc run(_ timer: Timer) { timer.start() }", to: "App/Other.swift")
        #expect(try rules().isEmpty == isLeftOut)
        try folder.write("func run(_ timer: Timer, _ watcher: Watcher) { watcher.start() }", to: "App/Other.swift")
        #expect(try !rules().isEmpty)
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
            let handlers = try #require(report()["handlers"] as? [[String: Any]])
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
