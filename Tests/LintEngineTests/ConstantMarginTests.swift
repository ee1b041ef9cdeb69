import HandlerInterpreter
import Testing

@testable import Behaviour
@testable import LintEngine

/// Content that a handler keeps farther from the keyboard, or nearer, than it is from the bottom at rest.
struct ConstantMarginTests {
    private func handler(shown: String, hidden: String = "0", constant: Int = 0, setUp: String = "") throws -> Handler {
        let code = """
            class Amount: UIViewController {
                let button = UIButton()
                var bottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    \(setUp)
                    view.addSubview(button)
                    bottom = button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: \(constant))
                    bottom.isActive = true
                    let center = NotificationCenter.default
                    center.addObserver(self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                    center.addObserver(self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    let covered = frame.height - view.safeAreaInsets.bottom
                    bottom.constant = \(shown)
                }
                @objc func hide() { bottom.constant = \(hidden) }
            }
            """
        return try #require(Project(["Amount.swift": code]).handlers.first { $0.name == "show(_:)" })
    }

    private func margin(_ handler: Handler, in scenario: String) throws -> Double? {
        if case .margin(let points)? = try handler.scenario(scenario).effects.first?.detail { points } else { nil }
    }

    /// 508 − 12 with a home indicator, 407 − 12 with a home button.
    @Test func whatIsTheSameOnEveryPhoneIsAgreement() throws {
        let handler = try handler(shown: "-covered - 12")
        for (scenario, bottom) in [("iphone-home-indicator", 496.0), ("iphone-home-button", 395)] {
            let result = try handler.scenario(scenario)
            #expect(result.verdict == .agrees)
            #expect(result.steps.first?.legacyBottom == bottom)
            #expect(try margin(handler, in: scenario) == -12)
        }
        // What the handler has not heard of stays wrong, beside the margin.
        #expect(try handler.scenario("ipad-stage-manager-partly-covered").verdict == .differs)
    }

    /// 20 points above the bottom at rest, none above the keyboard: as far as nothing of it is covered.
    @Test func contentMayComeNearer() throws {
        let handler = try handler(shown: "-covered", hidden: "-20", constant: -20)
        #expect(try margin(handler, in: "iphone-home-indicator") == 20)
        #expect(try margin(handler, in: "iphone-home-button") == 20)
        let covered = try self.handler(shown: "-covered + 10", hidden: "0")
        #expect(try covered.scenario("iphone-home-button").effects.map(\.name) == [.covered])
    }

    /// A keyboard's height that fits one keyboard, and half a keyboard.
    @Test(arguments: ["-300", "-covered / 2"])
    func whatDependsOnTheKeyboardIsNoMargin(shown: String) throws {
        let handler = try handler(shown: shown)
        #expect(try handler.scenario("iphone-home-indicator").verdict == .differs)
        #expect(try handler.scenario("iphone-home-button").verdict == .differs)
    }

    /// A phone with a home button stays one where the controller adds to its safe area: 657 − (260 − 10) − 12.
    @Test func whatAControllerAddsToItsSafeAreaMakesNoOtherPhone() throws {
        let handler = try handler(
            shown: "-covered - 12", setUp: "additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)")
        #expect(try handler.scenario("iphone-home-button").steps.first?.legacyBottom == 395)
        #expect(try handler.scenario("iphone-home-button").device == .iPhoneHomeButton)
        #expect(try margin(handler, in: "iphone-home-button") == -12)
    }

    /// Without a safe area, 12 points are what is left of the whole height: 407 − 12. With one of 34 points, the guide keeps those
    /// 12, too, 508 − 12, where the handler has 810 − 336 − 12.
    @Test func whatIsKeptWithoutASafeAreaIsWantedWithOneToo() throws {
        let handler = try handler(shown: "-frame.height - 12")
        let plain = try handler.scenario("iphone-home-button")
        #expect(plain.verdict == .agrees)
        #expect(try margin(handler, in: "iphone-home-button") == -12)
        let indicator = try handler.scenario("iphone-home-indicator")
        #expect(indicator.verdict == .differs)
        #expect(indicator.effects.map(\.name) == [.gap])
        #expect(indicator.effects.first?.points == 34)
        #expect(indicator.legacyBottom == 462)
        #expect(indicator.guideBottom == 496)
        #expect(indicator.guideClearance == GuideClearance(points: 12, origin: .handler))
    }

    /// 80 points above the bottom at rest and 12 above the keyboard: 34 of the 12 are missing where the safe area is taken off what
    /// is measured from the view.
    @Test func contentThatComesTooNearIsComparedWithTheDistanceThatIsWanted() throws {
        let code = """
            class Amount: UIViewController {
                let button = UIButton()
                var bottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    view.addSubview(button)
                    bottom = button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -80)
                    bottom.isActive = true
                    let center = NotificationCenter.default
                    center.addObserver(self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                    center.addObserver(self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    bottom.constant = -(frame.height - view.safeAreaInsets.bottom + 50)
                }
                @objc func hide() { bottom.constant = -80 }
            }
            """
        let handler = try #require(Project(["Amount.swift": code]).handlers.first { $0.name == "show(_:)" })
        let result = try handler.scenario("iphone-home-indicator")
        // 844 − (336 − 34 + 50) = 492, and 508 − 50.
        #expect(result.legacyBottom == 492)
        #expect(result.guideBottom == 458)
        #expect(result.effects.map(\.name) == [.closer])
        #expect(result.effects.first?.points == 34)
        #expect(try handler.scenario("iphone-home-button").verdict == .agrees)
    }

    /// What a tab bar leaves above the keyboard nobody has chosen.
    @Test func whatABarLeavesIsNoDistanceThatIsWanted() throws {
        let handler = try handler(
            shown: "-frame.height",
            setUp: "additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)")
        // 618 − 260 = 358 above the keyboard's top at 407.
        let result = try handler.scenario("iphone-home-button")
        #expect(result.guideBottom == 407)
        #expect(result.effects.first?.points == 49)
        #expect(result.guideClearance == nil)
    }

    @Test func aMarginThatStaysIsNotReset() throws {
        let handler = try handler(shown: "-covered - 12", hidden: "-12")
        #expect(try handler.scenario("iphone-home-indicator").verdict == .agrees)
        let hiding = try #require(
            Project([
                "Amount.swift": """
                class Amount: UIViewController {
                    let button = UIButton()
                    var bottom: NSLayoutConstraint!
                    override func viewDidLoad() {
                        view.addSubview(button)
                        bottom = button.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                        bottom.isActive = true
                        NotificationCenter.default.addObserver(
                            self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
                    }
                    @objc func hide() { bottom.constant = -12 }
                }
                """
            ]).handlers.first)
        #expect(try hiding.scenario("iphone-home-button").effects.map(\.name) == [.notReset])
    }
}
