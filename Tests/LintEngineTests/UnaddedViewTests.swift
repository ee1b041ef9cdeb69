import HandlerInterpreter
import Testing

@testable import Behaviour
@testable import LintEngine

/// A scroll view that code makes and adds to no view: where it is, nobody knows, and nobody sees.
struct UnaddedViewTests {
    private func code(
        made: String = "= UIScrollView()", shown: String = "view.addSubview(UILabel())", added: String, tapped: String = "",
        extra: String = ""
    ) -> String {
        """
        class Login: UIViewController {
            \(made.hasPrefix("=") ? "lazy var form: UIScrollView \(made)" : "@IBOutlet var form: UIScrollView!")
            override func viewDidLoad() {
                super.viewDidLoad()
                form.backgroundColor = .white
                \(shown)
                \(added)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
            func tapped() { \(tapped) }
            @objc func shown(_ note: Notification) {
                let frame = note.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                form.contentInset.bottom = frame.height
            }
        }
        \(extra)
        """
    }

    /// With an inset of 336 and UIKit's own of 34, a list that is there ends 34 points above the keyboard.
    private func isUnadded(_ code: String) throws -> Bool {
        let report = Project(["Login.swift": code]).report(in: "iphone-home-indicator")
        let shown = try #require(report.handlers.first)
        let open = OpenPoint.unknown(.placeOfUnadded("form"))
        if !shown.unknowns.contains(open) { return false }
        #expect(report.findings.isEmpty)
        #expect(shown.scenarios.map(\.verdict) == [.unknown])
        let reason = "findings are left out, as nothing adds `form` to another view: no code at hand does"
        #expect(report.notAnalysed.map(\.reason).contains(reason))
        return true
    }

    @Test(arguments: [
        "", "form.endEditing(true)", "self.form.isHidden = true", "form.addSubview(UIView())",
    ])
    func whatOnlyItsMembersAreAskedForIsNowhere(use: String) throws {
        #expect(try isUnadded(code(added: use)))
        #expect(try isUnadded(code(made: "= { let form = UIScrollView(); return form }()", added: use)))
        #expect(try isUnadded(code(added: "", tapped: use)))
    }

    @Test(arguments: [
        ("view.addSubview(form)", ""), ("[form].forEach(view.addSubview)", ""), ("view = form", ""),
        ("UIStackView(arrangedSubviews: [form])", ""), ("", "view.addSubview(form)"), ("", "show(form)"),
        ("form.place(in: view)", ""),
    ])
    func whatCodeMayAddIsSomewhere(added: String, tapped: String) throws {
        let extra = "extension UIView { func place(in view: UIView) { view.addSubview(self) } }"
        #expect(try !isUnadded(code(added: added, tapped: tapped, extra: extra)))
    }

    /// A controller that adds nothing may have an interface file that does.
    @Test(arguments: [("view = UILabel()", true), ("view.addSubview(UILabel())", true), ("", false)])
    func codeThatShowsNothingLeavesThatToOthers(shown: String, isNowhere: Bool) throws {
        #expect(try isUnadded(code(shown: shown, added: "")) == isNowhere)
    }

    @Test func anOutletIsWhereTheInterfaceFileHasIt() throws {
        #expect(try !isUnadded(code(made: "", added: "")))
    }

    @Test func anotherClassMayAddIt() throws {
        let other = "final class Flow { func start(_ login: Login) { login.view.addSubview(login.form) } }"
        #expect(try !isUnadded(code(added: "", extra: other)))
    }
}
