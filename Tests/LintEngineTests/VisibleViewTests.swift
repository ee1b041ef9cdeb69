import HandlerInterpreter
import Testing

@testable import Behaviour

/// Views of which a handler asks whether they are hidden.
struct VisibleViewTests {
    private func handler(_ members: String, other: String = "") throws -> Handler {
        let code = ChatScreen.code(
            shown: "if panel.isHidden { bottom.constant = -frame.height } else { bottom.constant = -90 }",
            hidden: "bottom.constant = 0", members: ChatScreen.barOnView + "\n" + members)
        return try #require(
            Project(["Chat.swift": code, "Panel.swift": other]).handlers.first { $0.name == "shown(_:)" })
    }

    private static let question = OpenPoint.bothBranches("panel.isHidden")
    private static let panel = "class Panel: UIView {}"

    /// A view is visible at first (Apple, documentation of `UIView.isHidden`): the branch for a hidden one is not run, and that no
    /// other code hides it is said.
    @Test(arguments: [
        ("let panel = UIView()", ""), ("let panel = Panel()", panel), ("@IBOutlet var panel: UIStackView!", ""),
        ("let panel = Panel()", "class Panel: UIView { override var isHidden: Bool { didSet { setNeedsLayout() } } }"),
        // Another class's view of the same name is another view.
        ("let panel = Panel()", panel + "\nclass Chat2: UIView { let panel = UIView(); func close() { panel.isHidden = true } }"),
    ])
    func oneThatNoCodeHidesIsVisible(members: String, other: String) throws {
        let handler = try handler(members, other: other)
        #expect(handler.unknowns.contains(.assumed(.isNotHidden("panel"))))
        #expect(!handler.unknowns.contains(Self.question))
        #expect(try handler.scenario("iphone-home-indicator").writes.first?.after == .points(-90))
    }

    @Test(arguments: [
        ("let panel = UIView()\nfunc close() { panel.isHidden = true }", ""),
        ("let panel = UIView()\nfunc turn() { self.panel.isHidden.toggle() }", ""),
        ("let panel = UIView()\nfunc turn(_ flag: Bool) { panel.isHidden = flag }", ""),
        ("let panel = Panel()", "class Panel: UIView { func close() { isHidden = true } }"),
        ("var panel: PanelState!", ""),
    ])
    func oneThatSomeCodeHidesMayBeEither(members: String, other: String) throws {
        let handler = try handler(members, other: other)
        #expect(!handler.unknowns.contains(.assumed(.isNotHidden("panel"))))
        #expect(handler.unknowns.contains(Self.question))
    }

    /// Code that only shows it hides nothing.
    @Test func showingItHidesNothing() throws {
        let handler = try handler("let panel = UIView()\nfunc open() { panel.isHidden = false }")
        #expect(handler.unknowns.contains(.assumed(.isNotHidden("panel"))))
    }
}
