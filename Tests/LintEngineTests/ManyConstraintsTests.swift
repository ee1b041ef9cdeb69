import Testing

@testable import Behaviour
@testable import LintEngine

/// A screen with the steps of a sign-up in it has hundreds of constraints, and each may be the one that counts.
struct ManyConstraintsTests {
    /// - Parameter count: of constraints that other views have.
    private func handler(besides count: Int) throws -> Handler {
        let code = """
            class SignUp: UIViewController {
                let page = UIView()
                let next = UIButton()
                var nextBottom: NSLayoutConstraint?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    for _ in 0..<\(count / 2) {
                        let step = UIView()
                        view.addSubview(step)
                        step.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                        step.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
                    }
                    view.addSubview(page)
                    page.addSubview(next)
                    page.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
                    nextBottom = next.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -25)
                    nextBottom?.isActive = true
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    nextBottom?.constant = -frame.height - 25
                }
            }
            """
        return try #require(Project(["SignUp.swift": code]).handlers.first)
    }

    /// The button ends 25 points above the page: 844 − 25 − 336.
    @Test(arguments: [0, 300, 400]) func eachOfThemCounts(count: Int) throws {
        let handler = try handler(besides: count)
        #expect(handler.unknowns.isEmpty)
        #expect(try handler.scenario("iphone-home-indicator").steps.first?.legacyBottom == 483)
    }

    @Test func whatIsLeftOutIsSaid() throws {
        let unknowns = try handler(besides: 1_100).unknowns.map(\.text)
        #expect(unknowns.contains("the screen's set-up was run in part: more than 1000 constraints are made"), "\(unknowns)")
    }
}
