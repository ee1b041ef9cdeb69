import Testing

@testable import Behaviour
@testable import LintEngine

/// What a screen has set before the first keyboard, and what a handler that reads it gets.
struct RestingStateTests {
    private func handler(_ members: String, _ setUp: String, _ show: String) throws -> Handler {
        let code = """
            class Amount: UIViewController {
                let button = UIButton()
                var bottom: NSLayoutConstraint!
                \(members)
                override func viewDidLoad() {
                    view.addSubview(button)
                    bottom = button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
                    bottom.isActive = true
                    \(setUp)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    \(show)
                }
            }
            """
        return try #require(Project(["Amount.swift": code]).handlers.first)
    }

    /// The safe area ends at 844 − 34 − 10 = 800, and the insets say 44: 336 − 44 above it is the keyboard's top.
    @Test func whatAControllerAddsToItsSafeAreaIsInTheInsetsAndInTheGuide() throws {
        let handler = try handler(
            "", "additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)",
            "bottom.constant = -(frame.height - view.safeAreaInsets.bottom)")
        let shown = try #require(try handler.scenario("iphone-home-indicator").steps.first)
        #expect(shown.legacyBottom == 508)
        #expect(shown.guideBottom == 508)
        #expect(try handler.scenario("iphone-home-indicator").writes.first?.after == .points(-292))
    }

    /// The observers of a property do not run for what they themselves set it to.
    @Test func anObserverThatSetsItsOwnPropertyEnds() throws {
        let handler = try handler(
            "var margin: CGFloat = 0 { didSet { margin = min(24, max(8, margin)) } }", "margin = 30",
            "bottom.constant = -frame.height - margin")
        #expect(try handler.scenario("iphone-home-indicator").writes.first?.after == .points(-360))
        #expect(handler.outcome == .executed)
    }

    /// Lists nearly always do.
    @Test func aListIsTakenToFillItsView() throws {
        let handler = try handler(
            "let tableView = UITableView()", "view.addSubview(tableView)",
            "bottom.constant = -tableView.convert(tableView.bounds, to: view).maxY")
        #expect(handler.unknowns.map(\.text).contains("assumed: `tableView` fills its view"))
    }

    /// A field of which nobody knows where it is does not fill its view.
    @Test func aFieldWhosePlaceIsNotKnownIsNotTakenToFillItsView() throws {
        let handler = try handler(
            "let field = UITextField()", "view.addSubview(field)",
            "bottom.constant = -field.convert(field.bounds, to: view).maxY")
        #expect(!handler.unknowns.map(\.text).contains { $0.contains("fills") })
        #expect(try handler.scenario("iphone-home-indicator").verdict == .unknown)
    }
}
