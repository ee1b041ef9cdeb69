import Testing

@testable import Behaviour
@testable import HandlerInterpreter

/// Base classes that leave a method to their subclasses, and end the program where that is not there.
struct AbstractScreenTests {
    private func base(_ update: String) -> String {
        """
        class FormController: UIViewController {
            let scrollView = UIScrollView()
            override func viewDidLoad() {
                super.viewDidLoad()
                NotificationCenter.default.addObserver(
                    self, selector: #selector(adjust), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
            @objc func adjust(_ note: Notification) {
                let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                scrollView.contentInset.bottom = frame.height - view.safeAreaInsets.bottom
                update()
            }
            func update() { \(update) }
        }
        """
    }

    private let signIn = "final class SignInController: FormController { override func update() { title = nil } }"

    private func types(_ update: String, _ files: [String: String]) -> [String?] {
        Project(files.merging(["Form.swift": base(update)]) { $1 }).handlers.map(\.type).sorted { ($0 ?? "") < ($1 ?? "") }
    }

    @Test func whatEndsTheProgramByItselfHasNoObjects() throws {
        #expect(types(#"fatalError("override")"#, ["SignIn.swift": signIn]) == ["SignInController"])
        let handler = try #require(
            Project(["Form.swift": base("fatalError()"), "SignIn.swift": signIn]).handlers.first)
        #expect(handler.outcome == .executed)
        #expect(try handler.scenario("iphone-home-indicator").steps.first?.legacyBottom == 508)
    }

    @Test func aClassWhoseMethodDoesSomethingRunsAsWell() {
        #expect(types("title = nil", ["SignIn.swift": signIn]) == ["FormController", "SignInController"])
    }

    @Test func withoutAnHeirThatHasTheMethodItIsRunAsItIs() {
        #expect(types("fatalError()", [:]) == ["FormController"])
        let other = "final class HelpController: FormController { override func viewDidLoad() { super.viewDidLoad() } }"
        #expect(types("fatalError()", ["SignIn.swift": signIn, "Help.swift": other]).contains("FormController"))
    }
}
