import HandlerInterpreter
import Testing

@testable import Behaviour

/// How code shows a screen of an app that has a tab bar: by functions that make it, by coordinators, on stacks of its own.
struct CodeWayTests {
    /// Whether it stays open that the screen is above no bar.
    private func isOpen(_ code: String) throws -> Bool {
        let chat = ChatScreen.code(
            shown: "bottom.constant = -frame.height", hidden: "bottom.constant = 0", members: ChatScreen.barOnSafeArea)
        let storyboard = """
            <?xml version="1.0"?><document><scenes><scene><objects><tabBarController id="tabs"><connections>
            <segue destination="list" kind="relationship" relationship="viewControllers" id="s1"/>
            </connections><tabBar key="tabBar" id="bar"/></tabBarController>
            <viewController id="list" customClass="List"><view key="view" id="r1"/></viewController>
            </objects></scene></scenes></document>
            """
        let project = Project(["Chat.swift": chat, "Main.storyboard": storyboard, "Other.swift": code])
        let show = try #require(project.handlers.first { $0.name == "shown(_:)" })
        return show.unknowns.contains(.assumed(.isAboveNoTabBar))
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

    private static func coordinator(_ code: String = "") -> String {
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
