import Testing

@testable import Behaviour

/// Code that hides the bar of the tab bar controller as it prepares for a segue.
struct SegueBarTests {
    private static let storyboard = """
        <?xml version="1.0"?><document><scenes><scene><objects>
        <tabBarController id="tabs"><connections>
        <segue destination="navigation" kind="relationship" relationship="viewControllers" id="s1"/>
        </connections></tabBarController>
        <navigationController id="navigation"><connections>
        <segue destination="list" kind="relationship" relationship="rootViewController" id="s2"/>
        </connections></navigationController>
        <viewController id="list" customClass="List"><connections><segue destination="chat" kind="show" id="s3"/></connections>
        <view key="view" id="r2"/></viewController>
        <viewController id="chat" customClass="Chat"><view key="view" id="r3"/></viewController>
        </objects></scene></scenes></document>
        """

    /// A gap of 34 points without the bar, and of 34 + 49 above it.
    @Test(arguments: [
        ("let chat = segue.destination as! Chat; chat.hidesBottomBarWhenPushed = true", 34.0),
        ("if let chat = segue.destination as? Chat { chat.hidesBottomBarWhenPushed = true }", 34),
        ("guard let chat = segue.destination as? Chat else { return }; chat.hidesBottomBarWhenPushed = true", 34),
        ("(segue.destination as! Chat).hidesBottomBarWhenPushed = true", 34),
        ("let chat = segue.destination as! Chat; chat.hidesBottomBarWhenPushed = false", 83),
        ("let chat = segue.destination as! Chat; other.hidesBottomBarWhenPushed = true", 83),
        ("let other = segue.destination as! Other; other.hidesBottomBarWhenPushed = true", 83),
    ])
    func theBarIsHiddenForTheDestination(code: String, points: Double) throws {
        let list =
            "class List: UIViewController { override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(code) } }"
        #expect(try gap(besides: list) == points)
        // What another screen prepares for is another segue.
        #expect(try gap(besides: list.replacing("List", with: "Menu")) == 83)
    }

    private func gap(besides code: String) throws -> Double? {
        let chat = ChatScreen.code(
            shown: "bottom.constant = -frame.height", hidden: "bottom.constant = 0", members: ChatScreen.barOnSafeArea)
        let project = Project(["Chat.swift": chat, "List.swift": code, "Main.storyboard": Self.storyboard])
        let show = try #require(project.handlers.first { $0.name == "shown(_:)" })
        return try show.scenario("iphone-home-indicator").effects.first { $0.name == .gap }?.points
    }
}
