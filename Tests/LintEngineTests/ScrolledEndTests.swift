import Testing

@testable import Behaviour
@testable import LintEngine

/// Screens that make room below what they scroll by the constraint that ends it, rather than by an inset.
struct ScrolledEndTests {
    /// - Parameters:
    ///   - surrounded: what is made instead, where the constraint ends a stack in the content.
    ///   - end: the constraint that is written to, of the scroll view itself.
    private func handler(
        _ show: String, surrounded: String? = nil,
        end ownEnd: String = "content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor)"
    ) throws -> Handler {
        let made =
            surrounded ?? """
                NSLayoutConstraint.activate([
                            content.heightAnchor.constraint(equalToConstant: 900),
                """
        let end =
            surrounded == nil
            ? ownEnd
            : "stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -58)"
        let code = """
            class Form: UIViewController {
                let scrollView = UIScrollView()
                let content = UIView()
                let stack = UIStackView()
                var end: NSLayoutConstraint!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(scrollView)
                    scrollView.addSubview(content)
                    content.addSubview(stack)
                    end = \(end)
                    \(made)
                        scrollView.topAnchor.constraint(equalTo: view.topAnchor),
                        scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                        content.topAnchor.constraint(equalTo: scrollView.topAnchor),
                        end,
                    ])
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    \(show)
                }
                @objc func hide() { end.constant = 0 }
            }
            """
        return try #require(Project(["Form.swift": code]).handlers.first { $0.name.hasPrefix("show") })
    }

    /// A scroll view that reaches the bottom edge is inset by the safe area as it is: 844 − 34 − 336, where the guide has
    /// 844 − 336.
    @Test func theSafeAreaComesOnTopOfTheRoom() throws {
        let scenario = try handler("end.constant = -frame.height").scenario("iphone-home-indicator")
        #expect(scenario.steps.first?.legacyBottom == 474)
        #expect(scenario.steps.first?.guideBottom == 508)
        // The 34 points can be scrolled to, and hide nothing.
        let handler = try handler("end.constant = -frame.height")
        #expect(scenario.effects.filter { $0.name == .gap }.map { handler.severity(of: $0, in: scenario) } == [.note])
        #expect(try self.handler("end.constant = -frame.height").scenario("iphone-home-button").verdict == .agrees)
    }

    /// The guide of what is scrolled is as good a name for its end, from either side: 844 − 34 − 336.
    @Test(arguments: [
        ("content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor)", "-frame.height"),
        ("scrollView.contentLayoutGuide.bottomAnchor.constraint(equalTo: content.bottomAnchor)", "frame.height"),
    ])
    func theContentGuideIsTheEnd(end: String, constant: String) throws {
        let handler = try handler("end.constant = \(constant)", end: end)
        let scenario = try handler.scenario("iphone-home-indicator")
        #expect(scenario.steps.first?.legacyBottom == 474)
        #expect(scenario.effects.map { handler.severity(of: $0, in: scenario) } == [.note])
        #expect(try handler.scenario("iphone-home-button").verdict == .agrees)
        #expect(handler.unknowns.isEmpty)
    }

    @Test func roomWithoutTheSafeAreaAgrees() throws {
        let handler = try handler("end.constant = -(frame.height - view.safeAreaInsets.bottom)")
        #expect(try handler.scenario("iphone-home-indicator").verdict == .agrees)
    }

    /// The old constraint is switched off, and a new one takes its place: 667 − 260.
    @Test func aConstraintMadeAnewCountsLikeAChangedOne() throws {
        let handler = try handler(
            """
            NSLayoutConstraint.deactivate([end])
                    end = NSLayoutConstraint(
                        item: content, attribute: .bottom, relatedBy: .equal, toItem: scrollView, attribute: .bottom,
                        multiplier: 1, constant: -frame.height)
                    NSLayoutConstraint.activate([end])
            """)
        let scenario = try handler.scenario("iphone-home-button")
        #expect(scenario.steps.first?.legacyBottom == 407)
        #expect(scenario.verdict == .agrees)
    }

    /// A stack in the view around all content, 58 above its end: at rest it ends at 844 − 34 − 58 = 752, and with 336 in the
    /// place of the 58 at 474, where the guide keeps the 58: 508 − 58 = 450. On a phone with a home button 667 − 260 and 407 −
    /// 58.
    @Test func theEndMayBeThatOfAViewAroundAllContent() throws {
        let made = """
            NSLayoutConstraint.activate([
                        content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
                        stack.topAnchor.constraint(equalTo: content.topAnchor),
            """
        let handler = try handler("end.constant = -frame.height", surrounded: made)
        let scenario = try handler.scenario("iphone-home-indicator")
        #expect(scenario.steps.first?.legacyBottom == 474)
        #expect(scenario.steps.first?.guideBottom == 450)
        let other = try handler.scenario("iphone-home-button")
        #expect(other.steps.first?.legacyBottom == 407)
        #expect(other.steps.first?.guideBottom == 349)
        // In a view of a given height it only moves up there.
        let fixed = try self.handler(
            "end.constant = -frame.height", surrounded: made + "content.heightAnchor.constraint(equalToConstant: 900),")
        #expect(try fixed.scenario("iphone-home-indicator").verdict == .unknown)
    }

    /// Of a constraint in the middle of what is scrolled, nobody knows where it puts the end.
    @Test func anotherEdgeSaysNothing() throws {
        let handler = try handler(
            "content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: -frame.height).isActive = true")
        #expect(try handler.scenario("iphone-home-button").verdict != .agrees)
    }
}
