import HandlerInterpreter
import Testing

@testable import Behaviour

/// What code puts into tabs, and whose bar is there.
extension CodeWayTests {
    /// An enumeration of the tabs gives the controller of each.
    @Test func whatAnEnumerationOfTheTabsMakesIsInATab() throws {
        func code(_ member: String) -> String {
            """
            enum Tab: CaseIterable {
                case list, chat
                var screen: UIViewController {
                    switch self {
                    case .list: UINavigationController(rootViewController: List())
                    case .chat: UINavigationController(rootViewController: Chat())
                    }
                }
            }
            class Tabs: UITabBarController {
                override func viewDidLoad() { viewControllers = Tab.allCases.map { $0.\(member) } }
            }
            """
        }
        let open = try shown(beside: ["Other.swift": code("screen")]).unknowns
        #expect(open.contains(.assumed(.hasTabBar)) && !open.contains(.assumed(.isAboveNoTabBar)))
        #expect(try !shown(beside: ["Other.swift": code("image")]).unknowns.contains(.assumed(.hasTabBar)))
    }

    /// A coordinator hands each of its coordinators a stack, and the stacks to a tab bar controller that it was given.
    @Test(arguments: [
        ("UITabBarController", "tabs.viewControllers = [chat.stack]", true),
        ("UITabBarController", "tabs.setViewControllers([chat.stack], animated: false)", true),
        ("UINavigationController", "tabs.viewControllers = [chat.stack]", false),
    ])
    func whatACoordinatorPutsIntoTabsIsInATab(type: String, filling: String, isInTab: Bool) throws {
        let code = """
            class TabCoordinator {
                let tabs: \(type)
                init(tabs: \(type)) { self.tabs = tabs }
                func start() {
                    let chat = ChatCoordinator(stack: UINavigationController())
                    chat.start()
                    \(filling)
                }
            }
            func begin() { TabCoordinator(tabs: UITabBarController()).start() }

            """
        let unknowns = try shown(beside: ["Other.swift": Self.coordinator() + code]).unknowns
        #expect(unknowns.contains(.assumed(.hasTabBar)) == isInTab)
    }

    /// The bar of a storyboard's tab bar controller is as the storyboard draws it, whoever fills its tabs.
    @Test(arguments: [
        ("NO", "board.instantiateViewController(withIdentifier: \"Tabs\") as! Tabs", true),
        ("YES", "board.instantiateViewController(withIdentifier: \"Tabs\") as! Tabs", false), ("NO", "Tabs()", false),
    ])
    func codeFillsTheTabsThatAStoryboardDraws(translucent: String, made: String, isOpaque: Bool) throws {
        let storyboard = """
            <?xml version="1.0"?><document><scenes><scene><objects>
            <tabBarController storyboardIdentifier="Tabs" id="tabs" customClass="Tabs">
            <tabBar key="tabBar" translucent="\(translucent)" id="bar"/></tabBarController>
            </objects></scene></scenes></document>
            """
        let code = """
            class Tabs: UITabBarController {}
            class Start {
                func begin() {
                    let tabs = \(made)
                    tabs.viewControllers = [Chat()]
                }
            }
            """
        let unknowns = try shown(beside: ["Main.storyboard": storyboard, "Other.swift": code]).unknowns
        #expect(unknowns.contains(.assumed(isOpaque ? .endsAtTabBar : .hasTabBar)), "\(unknowns)")
        #expect(!unknowns.contains(.assumed(.isAboveNoTabBar)))
    }

    /// The program's tab bar controller, or what the program adds to UIKit's controllers, hides the bar for whoever asks.
    @Test(arguments: [
        "class Tabs: UITabBarController { func setBar(hidden: Bool) { tabBar.isHidden = hidden } }",
        "class Tabs: UITabBarController {}\nextension UIViewController { func setBar(hidden: Bool) { tabBarController?.tabBar.isHidden = hidden } }",
    ])
    func whoHasItsBarHiddenIsAboveNone(hiding: String) throws {
        let made = "\(hiding)\nfunc start() { let tabs = Tabs()\ntabs.viewControllers = [Chat()] }\n"
        for (value, isThere) in [("false", true), ("true", false), ("isTyping", false)] {
            let prepares = "    func prepare() { (tabBarController as? Tabs)?.setBar(hidden: \(value)) }"
            let unknowns = try shown(beside: ["Other.swift": made], members: prepares).unknowns
            #expect(unknowns.contains(.assumed(.hasTabBar)) == isThere)
        }
    }
}
