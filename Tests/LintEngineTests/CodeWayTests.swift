import HandlerInterpreter
import ProgramIndex
import Testing
import Vocabulary

@testable import Behaviour

/// How code shows a screen of an app that has a tab bar: by functions that make it, by coordinators, on stacks of its own.
struct CodeWayTests {
    /// The handler that moves a bar as the keyboard comes.
    ///
    /// - Parameter members: of the screen, besides the bar.
    func shown(beside files: [String: String], members: String = "") throws -> Handler {
        let chat = ChatScreen.code(
            shown: "bottom.constant = -frame.height", hidden: "bottom.constant = 0",
            members: ChatScreen.barOnSafeArea + "\n" + members)
        let handlers = Project(files.merging(["Chat.swift": chat]) { $1 }).handlers
        return try #require(handlers.first { $0.name == "shown(_:)" })
    }

    /// Whether it stays open that the screen is above no bar.
    ///
    /// - Parameter scenes: of the storyboard, beside a tab.
    private func isOpen(_ code: String, scenes: String = "") throws -> Bool {
        let storyboard = """
            <?xml version="1.0"?><document><scenes><scene><objects><tabBarController id="tabs"><connections>
            <segue destination="list" kind="relationship" relationship="viewControllers" id="s1"/>
            \(ChatScreen.stackInTab)
            </connections><tabBar key="tabBar" id="bar"/></tabBarController>\(ChatScreen.stack)
            <viewController id="list" customClass="List"><view key="view" id="r1"/></viewController>
            \(scenes)
            </objects></scene></scenes></document>
            """
        return try shown(beside: ["Main.storyboard": storyboard, "Other.swift": code]).unknowns
            .contains(.assumed(.isAboveNoTabBar))
    }

    private static func menu(_ code: String) -> String { "class Menu: UIViewController { func open() { \(code) } }\n" }
    private static let container = "struct Container { func makeChat() -> Chat { Chat() } }\n"

    @Test func whatAFunctionReturnsIsShownWhereItIsCalled() throws {
        let presenting = Self.menu("let chat = container.makeChat()\npresent(chat, animated: true)")
        #expect(try isOpen(Self.container))
        #expect(try isOpen(Self.container + presenting) == false)
        #expect(try isOpen(Self.container + Self.menu("list.append(container.makeChat())")))
        let named = "struct Container { func makeChat() -> Chat { let chat = Chat()\nchat.title = \"\"\nreturn chat } }\n"
        #expect(try isOpen(named + presenting) == false)
        // By two functions, one in the other.
        let builder = "struct Builder { func build() -> UIViewController { container.makeChat() } }\n"
        #expect(try isOpen(Self.container + builder + Self.menu("present(Builder().build(), animated: true)")) == false)
    }

    @Test func functionsOfOneNameAreToldApartByTheirTypes() throws {
        let other = "struct Other { func makeChat() -> Help { Help() } }\n"
        let presenting = Self.menu("present(container.makeChat(), animated: true)")
        #expect(try isOpen(Self.container + other + presenting))
        let made = Self.menu("present(Container().makeChat(), animated: true)")
        #expect(try isOpen(Self.container + other + made) == false)
        let ofClass = "extension Chat { static func makeChat() -> Chat { Chat() } }\n"
        #expect(try isOpen(ofClass + other + Self.menu("present(Chat.makeChat(), animated: true)")) == false)
        #expect(try isOpen(ofClass + other + Self.menu("present(Other.makeChat(), animated: true)")))
    }

    /// What a router pushes lies over the screen that asks the router for it, by whatever objects the wish comes to it.
    @Test func whatARouterPushesLiesOverTheScreenThatAsksForIt() throws {
        let router = """
            class Router {
                weak var screen: UIViewController?
                func showChat() { screen?.navigationController?.pushViewController(Chat(), animated: true) }
            }

            """
        let presented = "class Help: UIViewController { func open() { present(Menu(), animated: true) } }\n"
        let asking = Self.menu("router.showChat()")
        #expect(try isOpen(router))
        #expect(try isOpen(router + asking))
        #expect(try isOpen(router + asking + presented) == false)
        // The list is in a tab.
        let list = "class List: UIViewController { func open() { router.showChat() } }\n"
        #expect(try isOpen(router + asking + presented + list))
        // By an object in between.
        let presenter = "class Presenter { func chatTapped() { router.showChat() } }\n"
        #expect(try isOpen(router + presenter + presented + Self.menu("presenter.chatTapped()")) == false)
        #expect(try isOpen(router + presenter + presented))
        // Which of two is asked is not known.
        let other = "class OtherRouter { func showChat() {} }\n"
        #expect(try isOpen(router + other + asking + presented))
    }

    /// A navigation controller is pushed on none: the first of a storyboard is in a tab only if a file or code puts it there.
    @Test func theFirstStackOfAStoryboardIsAboveNoBarUnlessItIsInATab() throws {
        let scenes = """
            <navigationController id="stack"><connections>
            <segue destination="menu" kind="relationship" relationship="rootViewController" id="s2"/></connections>
            </navigationController>
            <viewController id="menu" customClass="Menu"><view key="view" id="r2"/><connections>
            <segue destination="chat" kind="show" id="s3"/></connections></viewController>
            <viewController id="chat" customClass="Chat"><view key="view" id="r3"/></viewController>
            """
        #expect(try isOpen("class Menu: UIViewController {}", scenes: scenes) == false)
        let filling = "class Menu: UIViewController {}\nclass Tabs: UITabBarController { func fill() { viewControllers = all } }"
        #expect(try isOpen(filling, scenes: scenes))
        // What pushes it besides may be in a tab.
        let pushing = "func push() { navigationController?.pushViewController(Chat(), animated: true) }"
        #expect(try isOpen("extension Menu { \(pushing) }", scenes: scenes) == false)
        #expect(try isOpen("class Help: UIViewController { \(pushing) }", scenes: scenes))
    }

    /// An object that its own code gives a style is presented, whoever it is handed on to.
    @Test func whatHasAStyleOfItsOwnIsPresented() throws {
        let handing = Self.menu("router.show(Chat())")
        #expect(try isOpen(handing))
        func styled(_ style: String) -> String { "extension Chat { func prepare() { modalPresentationStyle = \(style) } }\n" }
        #expect(try isOpen(handing + styled(".custom")) == false)
        // What lies over its context only may leave the bar visible.
        #expect(try isOpen(handing + styled(".overCurrentContext")))
    }

    @Test func aTestsTabBarIsInNoApp() throws {
        func isOpen(importing module: String) throws -> Bool {
            let other = "import \(module)\nclass Sample { let tabs = UITabBarController() }"
            return try shown(beside: ["Other.swift": other]).unknowns.contains(.assumed(.isAboveNoTabBar))
        }
        #expect(try isOpen(importing: "UIKit"))
        #expect(try isOpen(importing: "XCTest") == false)
    }

    /// On an iPad a controller is a sheet unless it, what is around it or who presents it chooses another style.
    @Test(arguments: [
        ("present(Chat(), animated: true)", "", true),
        ("present(UINavigationController(rootViewController: Chat()), animated: true)", "", true),
        ("present(Stack(rootViewController: Chat()), animated: true)", "", false),
        ("let chat = Chat()\nchat.modalPresentationStyle = .fullScreen\npresent(chat, animated: true)", "", false),
        ("let chat = Chat()\nchat.modalPresentationStyle = .formSheet\npresent(chat, animated: true)", "", true),
        ("present(Chat(), animated: true)", "extension Chat { func prepare() { modalPresentationStyle = .fullScreen } }", false),
        ("present(Chat(), animated: true)", "func start(_ window: UIWindow) { window.rootViewController = Chat() }", false),
        ("navigationController?.pushViewController(Chat(), animated: true)", "", false),
    ])
    func whatCodePresentsIsASheet(code: String, other: String, isSheet: Bool) throws {
        let show = try shown(beside: ["Other.swift": Self.menu(code) + other])
        #expect(show.notRun.contains { $0.reason == .inSheet(type: "Chat") } == isSheet)
    }

    /// The file that code takes the controller from may have chosen a style.
    @Test(arguments: [
        ("", true), ("modalPresentationStyle=\"overFullScreen\"", false), ("modalPresentationStyle=\"formSheet\"", true),
    ])
    func theStyleOfAStoryboardCounts(style: String, isSheet: Bool) throws {
        let storyboard = """
            <?xml version="1.0"?><document><scenes><scene><objects>
            <viewController id="chat" storyboardIdentifier="Chat" customClass="Chat" \(style)><view key="view" id="r1"/></viewController>
            </objects></scene></scenes></document>
            """
        let other = Self.menu(
            """
            let chat = storyboard.instantiateViewController(withIdentifier: "Chat") as! Chat
            present(chat, animated: true)
            """)
        let show = try shown(beside: ["Other.swift": other, "Main.storyboard": storyboard])
        #expect(show.notRun.contains { $0.reason == .inSheet(type: "Chat") } == isSheet)
    }

    /// Xcode 11, the first whose SDK presents sheets, compiles no Swift 3.
    @Test func whatIsBuiltBeforeSheetsFillsItsWindow() throws {
        struct Project: DeploymentTargetSource {
            let major: Int
            func deploymentTarget(ofFileAt path: String) -> DeploymentTarget? { nil }
            func languageVersion(ofFileAt path: String) -> Version? { Version(major: major) }
        }
        let chat = ChatScreen.code(
            shown: "bottom.constant = -frame.height", hidden: "bottom.constant = 0", members: ChatScreen.barOnSafeArea)
        let code = Self.menu("present(Chat(), animated: true)") + chat
        for (major, isSheet) in [(3, false), (4, true), (5, true)] {
            let report = LintEngineTests.Project(["Chat.swift": code]).report(builtBy: Project(major: major))
            #expect(report.handlers[0].notRun.contains { $0.reason == .inSheet(type: "Chat") } == isSheet)
        }
    }

    static func coordinator(_ code: String = "") -> String {
        """
        class ChatCoordinator {
            let stack: UINavigationController
            init(stack: UINavigationController) { self.stack = stack }
            func start() {
                let chat = Chat()
                \(code)
                stack.pushViewController(chat, animated: true)
            }
        }

        """
    }

    private static let inWindow = """
        class Scene {
            func start() {
                let stack = UINavigationController()
                window.rootViewController = stack
                ChatCoordinator(stack: stack).start()
            }
        }

        """

    @Test func aCoordinatorShowsOnTheStackThatItIsGiven() throws {
        #expect(try isOpen(Self.coordinator()))
        #expect(try isOpen(Self.coordinator() + Self.inWindow) == false)
        // A second place, where nothing tells what becomes of the stack.
        let inTab = "class Tabs { func add() { let stack = makeStack()\nChatCoordinator(stack: stack).start() } }\n"
        #expect(try isOpen(Self.coordinator() + Self.inWindow + inTab))
        // Another coordinator hands its own stack on.
        let parent = """
            class MenuCoordinator {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func chat() { ChatCoordinator(stack: stack).start() }
            }

            """
        #expect(try isOpen(Self.coordinator() + parent))
        let start = Self.inWindow.replacing("ChatCoordinator", with: "MenuCoordinator")
        #expect(try isOpen(Self.coordinator() + parent + start) == false)
        #expect(try isOpen(Self.coordinator("chat.hidesBottomBarWhenPushed = true")) == false)
    }

    @Test func aStackOfItsOwnIsShownByItself() throws {
        let pushing = "let stack = UINavigationController()\nstack.pushViewController(Chat(), animated: false)\n"
        #expect(try isOpen(Self.menu(pushing)))
        #expect(try isOpen(Self.menu(pushing + "present(stack, animated: true)")) == false)
        let kept = """
            class Menu: UIViewController {
                let stack = UINavigationController()
                func open() { stack.pushViewController(Chat(), animated: false) }
                func show() { present(stack, animated: true) }
            }
            """
        #expect(try isOpen(kept) == false)
        #expect(try isOpen(kept.replacing("present(stack, animated: true)", with: "list.append(stack)")))
        // Stacks that are pushed on each other end nowhere.
        let turning = "let a = UINavigationController(), b = UINavigationController()\na.pushViewController(b, animated: true)\n"
        let pushingBack = "b.pushViewController(a, animated: true)\na.pushViewController(Chat(), animated: true)"
        #expect(try isOpen(Self.menu(turning + pushingBack)))
    }

    /// Whatever a screen above no bar does with what it makes, that is above none, too.
    @Test func whatAScreenMakesIsAboveNoBarIfThatIs() throws {
        let pages = "class Pages: UIViewController { let pages = [Chat()] }\n"
        #expect(try isOpen(pages))
        #expect(try isOpen(pages + Self.menu("present(Pages(), animated: true)")) == false)
        let tabs = pages.replacing("UIViewController", with: "UITabBarController")
        #expect(try isOpen(tabs + Self.menu("present(Pages(), animated: true)")))
        #expect(try isOpen("class Pages { let pages = [Chat()] }\n" + Self.menu("present(Pages(), animated: true)")))
    }
}
