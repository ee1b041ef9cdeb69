import HandlerInterpreter
import KeyboardModel
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy

/// Handlers of an extension of UIView run for the views that register: what these are, the code that calls says.
struct LentHandlerTests {
    private let binding = """
        extension UIView {
            func bindToKeyboard() {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(keyboardShows), name: UIResponder.keyboardWillShowNotification, object: nil)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(keyboardHides), name: UIResponder.keyboardWillHideNotification, object: nil)
            }
            @objc func keyboardShows(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                transform = CGAffineTransform(translationX: 0, y: -frame.height)
            }
            @objc func keyboardHides(_ note: Notification) { transform = .identity }
        }
        """

    private func screen(_ setUp: String) -> String {
        """
        final class Goal: UIViewController {
            let next = UIButton()
            let back = UIButton()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(next)
                view.addSubview(back)
                next.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -10).isActive = true
                \(setUp)
            }
        }
        """
    }

    private func bottoms(_ setUp: String) throws -> [(handler: Double?, guide: Double?)] {
        let handlers = Project(["Binding.swift": binding, "Goal.swift": screen(setUp)]).handlers
        let own = try #require(handlers.first { $0.type == "Goal" && $0.name == "keyboardShows(_:)" })
        #expect(own.outcome == .executed)
        let phone = try #require(own.scenarios.first { $0.id == "iphone-home-indicator" })
        return phone.steps.map { ($0.legacyBottom, $0.guideBottom) }
    }

    @Test func theViewThatRegistersIsWhereItsScreenHasIt() throws {
        let shown = try #require(bottoms("next.bindToKeyboard()").first)
        // 844 − 34 − 10 = 800 at rest; 336 higher is 464, where the guide has it at 508 − 10.
        #expect(shown.handler == 464)
        #expect(shown.guide == 498)
    }

    @Test func noOtherViewOfTheScreenIsMoved() {
        let handlers = Project(["Binding.swift": binding, "Goal.swift": screen("back.bindToKeyboard()")]).handlers
        // Of `back` no constraint says anything.
        let own = handlers.first { $0.type == "Goal" && $0.name == "keyboardShows(_:)" }
        #expect(own?.unknowns.contains(.assumed(.endsWithItsView("back"))) == true)
        #expect(own?.scenarios.first?.writes.map(\.sink) == ["transform", "transform"])
    }

    @Test func aScreenThatNeverRegistersHasNoHandler() {
        let handlers = Project(["Binding.swift": binding, "Goal.swift": screen("")]).handlers
        #expect(!handlers.contains { $0.type == "Goal" })
    }

    /// Who registers and has a method of its own never runs the extension's; who has none does.
    @Test(arguments: [
        ("", ["Form"]), ("class Other: UIViewController { func viewDidLoad() { registerForKeyboard() } }", ["Other", "Form"]),
    ])
    func whatAllWhoRegisterOverrideRunsForNobody(other: String, types: [String]) {
        let base = """
            extension UIViewController {
                func registerForKeyboard() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(moved), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func moved(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    view.frame.origin.y = -frame.height
                }
            }
            """
        let form = """
            class Form: UIViewController {
                func viewDidLoad() { registerForKeyboard() }
                override func moved(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    view.frame.origin.y = -frame.height / 2
                }
            }
            """
        let handlers = Project(["Base.swift": base, "Form.swift": form, "Other.swift": other]).handlers
        #expect(Set(handlers.compactMap(\.type)) == Set(types))
    }
}
