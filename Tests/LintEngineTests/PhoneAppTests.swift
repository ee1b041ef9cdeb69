import SourceText
import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// What is said of screens of apps that are for iPhones alone.
struct PhoneAppTests {
    private func findings(in code: String, _ devices: Set<DeviceFamily> = [.phone]) -> [Finding] {
        var linter = Linter(suppressions: CommentSuppressions())
        linter.apps = Apps(devices: devices)
        return linter.analyse(SourceFile(path: "Screen.swift", text: code)).findings
    }

    // MARK: Keyboards that nothing hides

    private func screen(_ members: String, outside: String = "") -> String {
        """
        class Screen: UIViewController {
            let field = UITextField()
            var bottom: NSLayoutConstraint!
            override func viewDidLoad() {
                view.addSubview(field)
                bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                bottom.isActive = true
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
            @objc func shown(_ note: Notification) {
                bottom.constant = -(note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect).height
            }
            \(members)
        }
        \(outside)
        """
    }

    private func severity(_ members: String, outside: String = "", _ devices: Set<DeviceFamily> = [.phone]) -> Severity? {
        findings(in: screen(members, outside: outside), devices).first { $0.rule == "show-without-hide" }?.severity
    }

    /// An iPhone's keyboard has no key that hides it, unlike an iPad's.
    @Test func whatNoCodeHidesStaysOnAPhone() {
        #expect(severity("") == .warning)
        #expect(severity("", [.phone, .pad]) == .error)
    }

    @Test(arguments: [
        "func textFieldShouldReturn(_ field: UITextField) -> Bool { field.resignFirstResponder() }",
        "func tapped() { view.endEditing(true) }",
        "lazy var list: UITableView = { let list = UITableView(); list.keyboardDismissMode = .onDrag; return list }()",
    ])
    func whatItsCodeHidesIsHidden(member: String) {
        #expect(severity(member) == .error)
    }

    @Test func whatTheProgramAddsToControllersHidesItToo() {
        #expect(severity("", outside: "extension UIViewController { func tapped() { view.endEditing(true) } }") == .error)
        #expect(severity("", outside: "class Login: Screen { func tapped() { view.endEditing(true) } }") == .error)
        #expect(severity("", outside: "class Other: UIViewController { func tapped() { view.endEditing(true) } }") == .warning)
    }

    // MARK: Keyboards that cover less of the view than their height

    /// Only the hidden keyboard does on an iPhone, and then the code writes something else, last of all.
    @Test(arguments: [
        "note.name == UIResponder.keyboardWillShowNotification", "note.name != UIResponder.keyboardWillHideNotification",
    ])
    func theHiddenKeyboardCoversNothing(question: String) {
        let code = """
            class Screen: UIViewController {
                @IBOutlet var bottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    let center = NotificationCenter.default
                    center.addObserver(self, selector: #selector(moved), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
                    center.addObserver(self, selector: #selector(moved), name: UIResponder.keyboardWillShowNotification, object: nil)
                    center.addObserver(self, selector: #selector(moved), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func moved(_ note: Notification) {
                    if \(question) {
                        bottom.constant = -(note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect).height
                    } else {
                        bottom.constant = 0
                    }
                }
            }
            """
        #expect(!findings(in: code).contains { $0.rule == "frame-height-as-inset" })
        #expect(findings(in: code, [.phone, .pad]).contains { $0.rule == "frame-height-as-inset" })
    }
}
