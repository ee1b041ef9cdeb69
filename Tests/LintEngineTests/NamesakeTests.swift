import Testing

@testable import Behaviour
@testable import LintEngine

/// Views of one name, one the screen's and one of a view in it: constraints tell them apart.
struct NamesakeTests {
    private func show(_ name: String) throws -> Handler {
        let code = ChatScreen.code(
            shown: "search.raise(frame.height)", hidden: "search.raise(0)",
            members: """
                let search = SearchView()
                override func loadView() { view = search }
                """)
        let content = """
            class SearchView: UIView {
                let \(name) = UIView()
                let list = UITableView()
                var bottom: NSLayoutConstraint!
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(\(name))
                    addSubview(list)
                    \(name).topAnchor.constraint(equalTo: topAnchor).isActive = true
                    \(name).heightAnchor.constraint(equalToConstant: 50).isActive = true
                    list.topAnchor.constraint(equalTo: \(name).bottomAnchor).isActive = true
                    bottom = list.bottomAnchor.constraint(equalTo: bottomAnchor)
                    bottom.isActive = true
                }
                func raise(_ points: CGFloat) { bottom.constant = -points }
            }
            """
        return try #require(Project(["Chat.swift": code + "\n" + content]).handlers.first { $0.name == "shown(_:)" })
    }

    /// The list below a header of 50 points ends at 844 − 336 = 508 and has a height, whatever the header is called.
    @Test(arguments: ["header", "search"])
    func theHeaderIsNotTheScreen(name: String) throws {
        let result = try show(name).scenario("iphone-home-indicator")
        #expect(!result.effects.contains { $0.isOfConflict })
        #expect(result.steps.first?.legacyBottom == 508)
    }
}
