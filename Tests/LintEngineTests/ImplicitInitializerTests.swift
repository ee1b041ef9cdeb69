import Testing

@testable import Behaviour
@testable import LintEngine

/// `.init(…)`, which makes an object of the type that its place is declared with.
struct ImplicitInitializerTests {
    private func bottom(
        _ members: String, _ setUp: String, _ constant: String, button: String = "let button = UIButton()", library: String = ""
    ) throws -> Double? {
        let code = """
            struct Margins {
                let bottom: CGFloat
                init(_ bottom: CGFloat) { self.bottom = bottom * 2 }
            }
            final class Bar: UIView {
                let margin: CGFloat
                init(margin: CGFloat) { self.margin = margin; super.init(frame: .zero) }
            }
            class Chat: UIViewController {
                \(button)
                var bottom: NSLayoutConstraint!
                \(members)
                override func viewDidLoad() {
                    \(setUp)
                    view.addSubview(button)
                    bottom = button.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                    bottom.isActive = true
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    bottom.constant = \(constant)
                }
            }
            """
        let handler = try #require(Project(["Chat.swift": code, "Library.swift": library]).handlers.first)
        return try handler.scenario("iphone-home-button").steps.first?.legacyBottom
    }

    /// 667 − 260 − 2 · 8.
    @Test(arguments: ["let margins: Margins = .init(8)", "lazy var margins: Margins = .init(8)"])
    func aPropertysTypeSaysWhatIsMade(member: String) throws {
        #expect(try bottom(member, "", "-frame.height - margins.bottom") == 391)
    }

    @Test(arguments: ["bar = .init(margin: 12)", "self.bar = .init(margin: 12)"])
    func soDoesThatOfAPropertyThatIsAssignedTo(assignment: String) throws {
        #expect(try bottom("var bar: Bar!", assignment, "-frame.height - bar.margin") == 395)
    }

    /// A list that an initialiser of somebody else's extension makes is a list.
    @Test func aViewOfUIKitIsOne() throws {
        #expect(try bottom("var list: UITableView!", "list = .init(on: view)", "list.isHidden ? 0 : -frame.height") != 667)
    }

    /// What a static function of an extension makes is a view, whether or not its file can be followed: 667 − 260.
    @Test(arguments: ["extension UIButton { static func rounded(_ title: String) -> UIButton { UIButton() } }", ""])
    func aStaticFunctionOfTheTypeMakesAView(library: String) throws {
        let made = "button = .rounded(\"Send\")"
        #expect(try bottom("", made, "-frame.height", button: "var button: UIButton!", library: library) == 407)
    }
}
