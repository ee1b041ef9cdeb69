import Testing

@testable import Behaviour

/// Functions that look through all views for the one that is typed in.
struct FieldSearchTests {
    /// The list's inset is the keyboard's height, 260 on the home-button iPhone, whatever is scrolled to.
    @Test(arguments: [
        "func find(in view: UIView) -> UIView? { for one in view.subviews { if one.isFirstResponder { return one }; if let found = find(in: one) { return found } }; return nil }",
        "func find(in view: UIView) -> UIView? { if view.isFirstResponder { return view }; return view.subviews.compactMap { find(in: $0) }.first }",
    ])
    func theSearchEnds(search: String) throws {
        let code = ChatScreen.code(
            shown: """
                tableView.contentInset.bottom = frame.height
                if let field = find(in: Registry.shared.anyView) { tableView.scrollRectToVisible(field.frame, animated: true) }
                """, hidden: "tableView.contentInset.bottom = 0", members: search)
        let show = try #require(Project(["Chat.swift": code]).handlers.first)
        let result = try show.scenario("iphone-home-button")
        #expect(result.verdict == .agrees)
        #expect(!show.unknowns.contains { if case .stopped = $0 { true } else { false } })
    }
}
