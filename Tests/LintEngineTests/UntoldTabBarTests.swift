import HandlerInterpreter
import Testing

@testable import Behaviour

/// Screens of an app that has a tab bar, of which nothing says whether they lie above it.
struct UntoldTabBarTests {
    /// - Parameters:
    ///   - constant: of the bar that rests on the safe area, while the keyboard is there.
    ///   - showing: code of another file.
    ///   - members: of the class.
    ///   - bar: attributes of the tab bar that a storyboard draws; nil if no file has a tab bar controller.
    ///   - stack: the navigation controller in another tab; empty for none.
    private func open(
        constant: String = "-frame.height", showing: String = "", members: String = "", bar: String? = "",
        content: String = ChatScreen.barOnSafeArea, stack: String = ChatScreen.stack
    ) throws -> Bool {
        let code = ChatScreen.code(
            shown: "bottom.constant = \(constant)", hidden: "bottom.constant = 0", members: content + "\n" + members)
        var files = ["Chat.swift": code, "Other.swift": showing]
        if let bar {
            files["Main.storyboard"] = """
                <?xml version="1.0"?><document><scenes><scene><objects><tabBarController id="tabs"><connections>
                <segue destination="list" kind="relationship" relationship="viewControllers" id="s1"/>
                \(stack.isEmpty ? "" : ChatScreen.stackInTab)
                </connections><tabBar key="tabBar" \(bar) id="bar"/></tabBarController>\(stack)
                <viewController id="list" customClass="List"><view key="view" id="r1"/></viewController>
                </objects></scene></scenes></document>
                """
        }
        let show = try #require(Project(files).handlers.first { $0.name == "shown(_:)" })
        return show.unknowns.contains(.assumed(.isAboveNoTabBar))
    }

    /// The gap is 34 points without a tab bar, and 34 + 49 above one.
    @Test func whereTheBarMovesTheContentTheResultRestsOnThereBeingNone() throws {
        #expect(try open())
        #expect(try open(bar: nil) == false)
        // What subtracts the safe area ends at the keyboard above whatever bar.
        #expect(try open(constant: "view.safeAreaInsets.bottom - frame.height") == false)
        // So does what rests on the view's end, unless that is the bar's beginning.
        #expect(try open(content: ChatScreen.barOnView) == false)
        #expect(try open(bar: #"translucent="NO""#, content: ChatScreen.barOnView))
    }

    /// What stays up when the keyboard hides does so above a bar, too.
    @Test func whatStaysUpIsAsSureAboveABar() throws {
        let code = ChatScreen.code(
            shown: "bottom.constant = -frame.height", hidden: "bottom.constant = -frame.height",
            members: ChatScreen.barOnSafeArea)
        let storyboard = """
            <?xml version="1.0"?><document><scenes><scene><objects><tabBarController id="tabs"/></objects></scene></scenes></document>
            """
        let project = Project(["Chat.swift": code, "Main.storyboard": storyboard])
        let hide = try #require(project.handlers.first { $0.name == "hidden(_:)" })
        let show = try #require(project.handlers.first { $0.name == "shown(_:)" })
        #expect(show.unknowns.contains(.assumed(.isAboveNoTabBar)))
        #expect(!OpenPoint.assumed(.isAboveNoTabBar).isTakenForGranted(by: .notReset))
        #expect(OpenPoint.assumed(.isAboveNoTabBar).isTakenForGranted(by: .covered))
        for bar in [Assumption.endsAtTabBar, .hasNoNavigationBar] {
            #expect(!OpenPoint.assumed(bar).isTakenForGranted(by: .drift))
            #expect(OpenPoint.assumed(bar).isTakenForGranted(by: .gap))
        }
        #expect(hide.scenarios.contains { $0.effects.contains { $0.name == .notReset } })
    }

    private static func menu(_ code: String) -> String {
        "class Menu: UIViewController { func open() { \(code) } }\n"
    }
    private static let pushing = menu("navigationController?.pushViewController(Chat(), animated: true)")
    private static let leadingBack =
        "extension Chat { func back() { navigationController?.pushViewController(Menu(), animated: true) } }\n"
    /// - Parameter hiding: whether the bar is hidden for what is pushed.
    private static func instantiated(_ made: String, hiding: Bool = true) -> String {
        menu(
            """
            let chat = \(made)
            \(hiding ? "chat.hidesBottomBarWhenPushed = true" : "")
            navigationController?.pushViewController(chat, animated: true)
            """)
    }
    private static let presentingMenu = "func start() { present(Menu(), animated: true) }\n"

    @Test(arguments: [
        (menu("present(Chat(), animated: true)"), false),
        (menu("let stack = UINavigationController(rootViewController: Chat())\npresent(stack, animated: true)"), false),
        ("func start(_ window: UIWindow) { window.rootViewController = Chat() }", false),
        (
            menu(
                """
                let chat = Chat()
                chat.hidesBottomBarWhenPushed = true
                navigationController?.pushViewController(chat, animated: true)
                """), false
        ),
        (instantiated("board().instantiateViewController(type: Chat.self)!"), false),
        (instantiated("Chat.instantiate(from: .main)"), false),
        (instantiated("board.instantiate(Chat.self)", hiding: false), true),
        (pushing, true), (pushing + presentingMenu, false),
        (pushing + presentingMenu + "func go() { navigation.pushViewController(Chat(), animated: true) }", true),
        ("func makeChat() -> UIViewController { Chat() }", true),
        // What is done with the screen itself counts, not what else its function pushes or presents.
        (presentingBesidePush(), false), (presentingBesidePush("presentViewController"), false),
        (
            menu(
                """
                let chat = board.instantiateViewController(withIdentifier: "Chat") as! Chat
                navigationController?.pushViewController(chat, animated: true)
                present(UIAlertController(), animated: true)
                """), true
        ),
        (
            menu(
                """
                if let chat = board?.instantiateViewController(withIdentifier: "Chat") as? Chat {
                    let stack = UINavigationController(rootViewController: chat)
                    window?.rootViewController = stack
                }
                navigationController?.pushViewController(Other(), animated: true)
                """), false
        ),
    ])
    func codeMayTellThatThereIsNone(showing: String, isOpen: Bool) throws {
        #expect(try open(showing: showing) == isOpen)
    }

    /// Screens that lead to each other are as what leads to either.
    @Test func screensMayLeadToEachOther() throws {
        let both = Self.pushing + Self.leadingBack
        #expect(try open(showing: both))
        #expect(try open(showing: both + Self.presentingMenu) == false)
    }

    /// Without a navigation controller in a tab, what is pushed is pushed over the whole tab bar controller.
    @Test(arguments: [
        ("", false), ("class Tabs: UITabBarController { func fill() { viewControllers = [List(), Help()] } }", false),
        (
            "class Tabs: UITabBarController { func fill() { viewControllers = [UINavigationController(rootViewController: List())] } }",
            true
        ),
        ("class Tabs: UITabBarController { func fill() { viewControllers = makers.map { $0.make() } } }", true),
        ("struct Start: View { var body: some View { TabView { Screens() } } }", true),
    ])
    func aPushWithoutAStackInATabCoversTheBar(tabs: String, isOpen: Bool) throws {
        #expect(try open(showing: Self.pushing + tabs, stack: "") == isOpen)
    }

    @Test func showingPushes() throws {
        #expect(try open(showing: Self.menu("show(Chat(), sender: self)") + Self.presentingMenu) == false)
        #expect(try open(showing: Self.menu("show(Chat(), sender: self)")))
    }

    private static func presentingBesidePush(_ method: String = "present") -> String {
        menu(
            """
            if isNew {
                let chat = Chat()
                self.\(method)(chat, animated: true, completion: nil)
            } else {
                navigationController?.pushViewController(Other(), animated: true)
            }
            """)
    }

    /// Storyboards tell it, too: from where they lead to a screen, and whether they present it.
    @Test(arguments: [
        ("start", "show", "", false), ("start", "custom", "", false), ("list", "presentation", "", false),
        ("list", "popoverPresentation", "", false), ("list", "custom", "", true), ("free", "show", "", true),
        // The code may show above the bar what leads to it, or only above none.
        ("start", "show", pushingStart, true), ("free", "show", "let free = Free()", true),
        ("free", "show", "class Start: UIViewController { func go() { present(Free(), animated: true) } }", false),
        (
            "free", "show",
            "class Start: UIViewController { func go() { navigationController?.pushViewController(Free(), animated: true) } }",
            false
        ),
    ])
    func aStoryboardMayTell(from: String, kind: String, code: String, isOpen: Bool) throws {
        func scene(_ id: String) -> String {
            let segue = id == from ? "<segue destination=\"chat\" kind=\"\(kind)\" id=\"to\"/>" : ""
            return """
                <scene><objects><viewController id="\(id)" storyboardIdentifier="\(id)" customClass="\(id.capitalized)">
                <view key="view" id="v-\(id)"/><connections>\(segue)</connections></viewController></objects></scene>
                """
        }
        let storyboard = """
            <?xml version="1.0"?><document initialViewController="start"><scenes><scene><objects>
            <tabBarController id="tabs"><connections>
            <segue destination="list" kind="relationship" relationship="viewControllers" id="s1"/>
            \(ChatScreen.stackInTab)
            </connections></tabBarController>\(ChatScreen.stack)</objects></scene>\(scene("start"))\(scene("list"))\(scene("free"))\(scene("chat"))
            </scenes></document>
            """
        let files = [
            "Chat.swift": ChatScreen.code(
                shown: "bottom.constant = -frame.height", hidden: "bottom.constant = 0", members: ChatScreen.barOnSafeArea),
            "Other.swift": code, "Main.storyboard": storyboard,
        ]
        let show = try #require(Project(files).handlers.first { $0.name == "shown(_:)" })
        #expect(show.unknowns.contains(.assumed(.isAboveNoTabBar)) == isOpen)
    }

    private static let pushingStart =
        "class List: UIViewController { func go() { navigationController?.pushViewController(Start(), animated: true) } }"

    /// A screen that hides the bar by itself is above none.
    @Test func theScreenMayHideTheBar() throws {
        let members = "override var hidesBottomBarWhenPushed: Bool { get { true } set {} }"
        #expect(try open(members: members) == false)
        #expect(try open(members: "func start() { self.hidesBottomBarWhenPushed = true }") == false)
    }

    /// A screen that unwraps its tab bar controller by force lies in one.
    @Test(arguments: [
        ("tabBarController!.selectedIndex = 0", false), ("self.tabBarController!.delegate = nil", false),
        ("if tabBarController != nil { tabBarController!.selectedIndex = 0 }", true),
        ("other.tabBarController!.selectedIndex = 0", true), ("tabBarController?.selectedIndex = 0", true),
    ])
    func theScreenMayTakeTheBarForGranted(code: String, isOpen: Bool) throws {
        #expect(try open(members: "func go(_ other: UIViewController) { \(code) }") == isOpen)
    }

    /// A view is above whatever bar the screen is above that makes it.
    @Test(arguments: [
        ("class Menu: UIViewController { func open() { present(Room(), animated: true) } }", false), ("", true),
    ])
    func aViewIsWhereItsScreenIs(showing: String, isOpen: Bool) throws {
        let code = ChatScreen.code(
            shown: "bottom.constant = -frame.height", hidden: "bottom.constant = 0", superclass: "UIView"
        ).replacing("override func viewDidLoad()", with: "func start()")
            .replacing(
                "@IBOutlet var tableView: UITableView!",
                with: """
                    let bar = UIView()
                    var bottom: NSLayoutConstraint!
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        addSubview(bar)
                        bottom = bar.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
                        bottom.isActive = true
                        start()
                    }
                    """)
        let room = "class Room: UIViewController { override func loadView() { view = Chat(frame: .zero) } }"
        let files = [
            "Chat.swift": code, "Room.swift": room, "Other.swift": showing,
            "Tabs.swift": "class Tabs: UITabBarController {}",
        ]
        let show = try #require(Project(files).handlers.first { $0.name == "shown(_:)" })
        #expect(show.unknowns.contains(.assumed(.isAboveNoTabBar)) == isOpen)
    }
}
