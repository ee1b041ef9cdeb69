import Testing
import Vocabulary

@testable import Behaviour

/// A screen that lies above a tab bar by way of another storyboard, or of code, and one of an app without tab bars.
struct TabBarNavigationTests {
    /// A storyboard of the tabs, and one of what a tab shows: from its navigation controller, or with that asked for by its
    /// identifier.
    @Test(arguments: [
        (#"storyboardName="Feed""#, 83.0), (#"storyboardName="Feed" referencedIdentifier="Feed""#, 83),
        (#"storyboardName="Feed" referencedIdentifier="Other""#, 34), (#"storyboardName="Gone""#, 34),
    ])
    func theBarMayBeDrawnInAnotherStoryboard(reference: String, points: Double) throws {
        let tabs = """
            <?xml version="1.0"?><document initialViewController="tabs"><scenes><scene><objects>
            <tabBarController id="tabs"><connections>
            <segue destination="feed" kind="relationship" relationship="viewControllers" id="s1"/>
            </connections><tabBar key="tabBar" id="bar"/></tabBarController>
            <viewControllerPlaceholder \(reference) id="feed"/>
            </objects></scene></scenes></document>
            """
        let feed = """
            <?xml version="1.0"?><document initialViewController="navigation"><scenes><scene><objects>
            <navigationController id="navigation" storyboardIdentifier="Feed"><connections>
            <segue destination="list" kind="relationship" relationship="rootViewController" id="s2"/>
            </connections></navigationController>
            <viewController id="list"><connections><segue destination="chat" kind="show" id="s3"/></connections></viewController>
            <viewController id="chat" customClass="Chat"><view key="view" id="r2"/></viewController>
            </objects></scene></scenes></document>
            """
        #expect(try gap(storyboards: ["Main.storyboard": tabs, "Feed.storyboard": feed]) == points)
    }

    /// A controller that a storyboard has in a tab pushes the screen, which a helper takes from a storyboard.
    @Test(arguments: [("", 83.0), (#"translucent="NO""#, 83)])
    func codeMayPushOverWhatAStoryboardHasInATab(bar: String, points: Double) throws {
        let storyboard = """
            <?xml version="1.0"?><document><scenes><scene><objects>
            <tabBarController id="tabs"><connections>
            <segue destination="navigation" kind="relationship" relationship="viewControllers" id="s1"/>
            </connections><tabBar key="tabBar" \(bar)/></tabBarController>
            <navigationController id="navigation"><connections>
            <segue destination="list" kind="relationship" relationship="rootViewController" id="s2"/>
            </connections></navigationController>
            <viewController id="list" customClass="List"><view key="view" id="r1"/></viewController>
            <viewController id="chat" customClass="Chat"><view key="view" id="r2"/></viewController>
            </objects></scene></scenes></document>
            """
        let list = """
            class List: UIViewController {
                func open() {
                    guard let chat = Stories.controller(named: "Chat") as? Chat else { return }
                    navigationController?.pushViewController(chat, animated: true)
                }
            }
            """
        #expect(try gap(storyboards: ["Main.storyboard": storyboard], ["List.swift": list]) == points)
        let presenting = list.replacing("navigationController?.pushViewController(chat", with: "present(chat")
        #expect(try gap(storyboards: ["Main.storyboard": storyboard], ["List.swift": presenting]) == 34)
    }

    private func gap(storyboards: [String: String], _ others: [String: String] = [:]) throws -> Double? {
        let code = ChatScreen.code(
            shown: "bottom.constant = -frame.height", hidden: "bottom.constant = 0", members: ChatScreen.barOnSafeArea)
        let files = storyboards.merging(others) { own, _ in own }.merging(["Chat.swift": code]) { own, _ in own }
        let show = try #require(Project(files).handlers.first { $0.name == "shown(_:)" })
        return try show.scenario("iphone-home-indicator").effects.first { $0.name == .gap }?.points
    }

    /// Where neither code nor a storyboard has a tab bar controller, no screen has one.
    @Test(arguments: [
        ("", false), ("let tabs = UITabBarController()", true), ("class Tabs: UITabBarController {}", true),
        ("func top(_ base: UIViewController) { if let tabs = base as? UITabBarController { print(tabs) } }", false),
        ("struct Start: View { var body: some View { TabView { Text(\"a\") } } }", true),
        ("struct Start: View { var body: some View { TabView { Text(\"a\") }.padding().tabViewStyle(.page) } }", false),
    ])
    func anAppWithoutTabsHasNoBar(other: String, mayHaveBar: Bool) throws {
        let code = ChatScreen.code(
            shown: "bottom.constant = (tabBarController?.tabBar.frame.height ?? 0) - frame.height", hidden: "bottom.constant = 0",
            members: ChatScreen.barOnSafeArea)
        let storyboard = """
            <?xml version="1.0"?><document><scenes><scene><objects>
            <viewController id="chat" customClass="Chat"><view key="view" id="r2"/></viewController>
            </objects></scene></scenes></document>
            """
        let files = ["Chat.swift": code, "Main.storyboard": storyboard, "Other.swift": other]
        let show = try #require(Project(files).handlers.first { $0.name == "shown(_:)" })
        let gap = try show.scenario("iphone-home-indicator").effects.first { $0.name == .gap }?.points
        #expect(gap == (mayHaveBar ? nil : 34))
        let assumption = "assumed: the app has no tab bar: no code and no storyboard found has a tab bar controller"
        #expect(show.unknowns.map(\.text).contains(assumption) == !mayHaveBar)
    }
}
