import Testing

@testable import Behaviour
@testable import LintEngine

/// A class registers in an overload of what UIKit calls, which subclasses call from their own: `super.viewDidLoad(bottom)`.
///
/// In the Stage Manager scenario the keyboard is 398 points high.
struct LifecycleOverloadTests {
    private static let base = """
        import UIKit
        class Raising: UIViewController {
            private weak var raised: NSLayoutConstraint?
            private var rest: CGFloat = 0
            func viewDidLoad(_ constraint: NSLayoutConstraint) {
                super.viewDidLoad()
                raised = constraint
                rest = constraint.constant
                listen()
            }
            func listen() {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
            @objc private func shown(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                raised?.constant = rest + frame.height
            }
        }
        """

    private static let middle = """
        import UIKit
        class Form: Raising {
            override func viewDidLoad(_ constraint: NSLayoutConstraint) { super.viewDidLoad(constraint) }
        }
        """

    /// - Parameter code: what its `viewDidLoad` calls.
    private func screen(_ name: String, of base: String = "Raising", resting constant: Int, _ code: String) -> String {
        """
        import UIKit
        class \(name): \(base) {
            let field = UITextField()
            override func viewDidLoad() {
                let bottom = view.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: \(constant))
                view.addSubview(field)
                bottom.isActive = true
                \(code)
            }
        }
        """
    }

    private func handlers(_ files: [String: String], isSplit: Bool = true) -> [Handler] {
        let all = files.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
        return Project(isSplit ? files : ["All.swift": all]).handlers
    }

    @Test(arguments: ["super", "self"], [true, false])
    func eachSubclassThatCallsItIsAScreenOfItsOwn(callee: String, isSplit: Bool) {
        let found = handlers(
            [
                "Raising.swift": Self.base,
                "Login.swift": screen("Login", resting: 20, callee + ".viewDidLoad(bottom)"),
                "Signup.swift": screen("Signup", resting: 40, callee + ".viewDidLoad(bottom)"),
            ], isSplit: isSplit)
        #expect(Set(found.map(\.type)) == ["Login", "Signup"])
        #expect(found.first { $0.type == "Login" }.shown == [.points(418)])
        #expect(found.first { $0.type == "Signup" }.shown == [.points(438)])
    }

    /// What lies between them has an overload, too, but no `viewDidLoad()`: `super.viewDidLoad()` there is UIKit's.
    @Test func aClassBetweenThemIsNoScreen() {
        let found = handlers([
            "Raising.swift": Self.base, "Form.swift": Self.middle,
            "Login.swift": screen("Login", of: "Form", resting: 20, "super.viewDidLoad()\n        super.viewDidLoad(bottom)"),
        ])
        #expect(found.map(\.type) == ["Login"])
        #expect(found.first.shown == [.points(418)])
    }

    /// `super.viewDidLoad()` hands nothing over: it is not the overload, which nobody calls then.
    @Test func whatUIKitDoesNotCallIsNotRunInItsPlace() {
        let found = handlers(["Raising.swift": Self.base, "Login.swift": screen("Login", resting: 20, "super.viewDidLoad()")])
        #expect(found.flatMap(\.shown).allSatisfy { $0 != .points(418) })
    }

    /// A class between them without the overload does not hide that of its superclass.
    @Test func anOverloadIsFoundAboveAnOverride() {
        let middle = "import UIKit\nclass Form: Raising { override func viewDidLoad() { view.backgroundColor = .red } }"
        let found = handlers([
            "Raising.swift": Self.base, "Form.swift": middle,
            "Login.swift": screen("Login", of: "Form", resting: 20, "super.viewDidLoad(bottom)"),
        ])
        #expect(found.first { $0.type == "Login" }.shown == [.points(418)])
    }

    /// Whoever calls it is not at hand.
    @Test func withoutASubclassItIsTakenToBeRegistered() {
        #expect(handlers(["Raising.swift": Self.base]).map(\.obstacle) == [nil])
    }
}
