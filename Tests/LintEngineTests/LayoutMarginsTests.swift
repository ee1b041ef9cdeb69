import HandlerInterpreter
import Testing

@testable import Behaviour
@testable import LintEngine

/// Margins that keep what is in a view above the keyboard.
struct LayoutMarginsTests {
    private func handler(_ setUp: String, show: String, hide: String = "", observing: String = "Show") throws -> Handler {
        let code = """
            class Poll: UIViewController {
                let scrollView = UIScrollView()
                let content = UIView()
                let question = UITextField()
                let send = UIButton()
                let card = UIView()
                let stack = UIStackView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(setUp)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    \(show)
                }
                @objc func hide() { \(hide) }
            }
            """
        return try #require(Project(["Poll.swift": code]).handlers.first { $0.name.hasPrefix("show") })
    }

    private static let stacked = """
        stack.axis = .vertical
        stack.addArrangedSubview(question)
        stack.addArrangedSubview(send)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        """
    private static let pinned = """
        view.addSubview(stack)
        stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        stack.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        """

    /// The keyboard is 336 points high, the safe area ends 34 above the bottom of 844 points, and the margin counts from there:
    /// 844 − 34 − 336, where the guide has 844 − 336 − 20.
    @Test(arguments: [
        "stack.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: frame.height, right: 20)",
        "stack.layoutMargins.bottom = frame.height",
        "stack.directionalLayoutMargins.bottom = frame.height",
        "stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: frame.height, trailing: 20)",
    ])
    func aStackViewEndsItsContentAtItsLowerMargin(write: String) throws {
        let handler = try handler(Self.stacked + "\n" + Self.pinned, show: write, hide: "stack.layoutMargins.bottom = 20")
        #expect(handler.sinks.map(\.kind) == ["layoutMargins"])
        let scenario = try handler.scenario("iphone-home-indicator")
        #expect(scenario.steps.first?.legacyBottom == 474)
        #expect(scenario.steps.first?.guideBottom == 488)
        #expect(scenario.verdict == .differs)
        #expect(handler.unknowns == [])
    }

    @Test func marginsThatReachOutOfTheSafeAreaCountFromTheStackViewsEdge() throws {
        let free = "\nstack.insetsLayoutMarginsFromSafeArea = false\n"
        let handler = try handler(Self.stacked + free + Self.pinned, show: "stack.layoutMargins.bottom = frame.height + 20")
        #expect(try handler.scenario("iphone-home-indicator").steps.first?.legacyBottom == 488)
    }

    @Test func aStackViewThatIsScrolledGivesRoomBelowItsContent() throws {
        let scrolled = """
            view.addSubview(scrollView)
            scrollView.addSubview(content)
            content.addSubview(stack)
            NSLayoutConstraint.activate([
                scrollView.topAnchor.constraint(equalTo: view.topAnchor),
                scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                content.topAnchor.constraint(equalTo: scrollView.topAnchor),
                content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
                stack.topAnchor.constraint(equalTo: content.topAnchor),
                stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
            ])
            """
        let handler = try handler(
            Self.stacked + "\n" + scrolled, show: "stack.layoutMargins.bottom = frame.height - view.safeAreaInsets.bottom + 20",
            hide: "stack.layoutMargins.bottom = 20")
        #expect(try handler.scenario("iphone-home-indicator").verdict == .agrees)
    }

    // MARK: Unknown, never "writes no layout"

    @Test func whatTheMarginsOfAPlainViewInsetIsUnknown() throws {
        let placed = Self.pinned.replacing("stack", with: "card")
        let handler = try handler(placed, show: "card.layoutMargins.bottom = frame.height", hide: "card.layoutMargins.bottom = 8")
        #expect(handler.outcome == .executedWithUnknowns)
        #expect(handler.sinks.map(\.kind) == ["layoutMargins"])
        #expect(handler.unknowns.map(\.text) == ["unknown: which content the margins of `card` inset"])
    }

    @Test(arguments: ["view", "self.view"])
    func whatTheMarginsOfTheWholeViewInsetIsUnknown(view: String) throws {
        let handler = try handler("", show: "\(view).layoutMargins.bottom = frame.height")
        #expect(handler.unknowns.map(\.text) == ["unknown: which content the margins of `view` inset"])
    }

    @Test func aStackViewThatStacksToItsEdgesLeavesItUnknown() throws {
        let edges = Self.stacked.replacing("isLayoutMarginsRelativeArrangement = true", with: "spacing = 8")
        let handler = try handler(edges + "\n" + Self.pinned, show: "stack.layoutMargins.bottom = frame.height")
        #expect(handler.unknowns.map(\.text) == ["unknown: which content the margins of `stack` inset"])
    }

    @Test func aStackViewThatEndsWhereItsContentEndsLeavesItUnknown() throws {
        let hung = "view.addSubview(stack)\nstack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true"
        let handler = try handler(Self.stacked + "\n" + hung, show: "stack.layoutMargins.bottom = frame.height")
        #expect(
            handler.unknowns.map(\.text) == [
                "unknown: where `stack` ends: the constraints found leave its bottom edge open"
            ])
    }

    /// UIKit begins with margins of 8 points: 508 − 8.
    @Test func aMarginThatNobodySetBeginsAsUIKitHasIt() throws {
        let unset = Self.stacked.split(separator: "\n").dropLast().joined(separator: "\n")
        let handler = try handler(
            unset + "\n" + Self.pinned, show: "stack.layoutMargins.bottom = frame.height", hide: "stack.layoutMargins.bottom = 8")
        #expect(handler.unknowns == [])
        #expect(try handler.scenario("iphone-home-indicator").steps.first?.guideBottom == 500)
        #expect(try handler.scenario("iphone-home-indicator").steps.first?.legacyBottom == 474)
    }

    /// What is read contains the safe area's 34 points, and comes on top of them once it is written: 844 − 34 − (20 + 34 + 300).
    @Test func whatIsReadContainsTheSafeArea() throws {
        let handler = try handler(Self.stacked + "\n" + Self.pinned, show: "stack.layoutMargins.bottom += 300")
        #expect(try handler.scenario("iphone-home-indicator").steps.first?.legacyBottom == 456)
    }
}
