import Testing
import Vocabulary

@testable import Behaviour

/// A screen that a storyboard shows in a tab: the bar is part of the safe area's lower inset, and goes behind the keyboard.
struct TabBarTests {
    /// - Parameters:
    ///   - first: what the tab bar controller shows: the screen, or a navigation controller with it.
    ///   - members: of the class.
    ///   - isOpaque: whether the bar is.
    private func gap(
        first: String = "chat", members: String = "", isOpaque: Bool = false, constant: String
    ) throws -> (points: Double?, open: [String]) {
        let storyboard = """
            <?xml version="1.0"?><document><scenes><scene><objects>
            <tabBarController id="tabs"><connections>
            <segue destination="\(first)" kind="relationship" relationship="viewControllers" id="s1"/>
            </connections><tabBar key="tabBar" \(isOpaque ? #"translucent="NO""# : "") id="bar"/></tabBarController>
            <navigationController id="navigation"><connections>
            <segue destination="chat" kind="relationship" relationship="rootViewController" id="s2"/>
            </connections></navigationController>
            <viewController id="chat" customClass="Chat"><view key="view" id="r2"/></viewController>
            </objects></scene></scenes></document>
            """
        let code = ChatScreen.code(
            shown: "bottom.constant = \(constant)", hidden: "bottom.constant = 0",
            members: ChatScreen.barOnSafeArea + "\n" + members)
        let handlers = Project(["Chat.swift": code, "Main.storyboard": storyboard]).handlers
        let show = try #require(handlers.first { $0.name == "shown(_:)" })
        return (
            try show.scenario("iphone-home-indicator").effects.first { $0.name == .gap }?.points, show.unknowns.map(\.text)
        )
    }

    /// The bar rests 34 + 49 points above the view's lower edge, and is raised by the whole keyboard from there.
    @Test(arguments: ["chat", "navigation"])
    func theBarIsPartOfTheSafeArea(first: String) throws {
        let result = try gap(first: first, constant: "-frame.height")
        #expect(result.points == 83)
        #expect(
            result.open == ["assumed: the view is in a tab bar controller and reaches under its bar"])
        #expect(try gap(first: first, constant: "view.safeAreaInsets.bottom - frame.height").points == nil)
    }

    /// Code that shows the bar again hides none.
    @Test(arguments: [("false", 83.0), ("true", 34)])
    func codeMayHideTheBar(isHidden: String, points: Double) throws {
        let members = "func open() { self.tabBarController?.tabBar.isHidden = \(isHidden) }"
        #expect(try gap(members: members, constant: "-frame.height").points == points)
    }

    /// The view ends at an opaque bar, 844 − 83 = 761, and has no safe area below: what is raised by the keyboard less the bar
    /// is at 508, where the keyboard begins.
    @Test(arguments: ["chat", "navigation"])
    func viewsEndAtAnOpaqueBar(first: String) throws {
        let raised = try gap(first: first, isOpaque: true, constant: "-frame.height")
        #expect(raised.points == 83)
        #expect(raised.open == ["assumed: the view ends where the bar of its tab bar controller begins"])
        #expect(try gap(first: first, isOpaque: true, constant: "view.safeAreaInsets.bottom - frame.height").points == 83)
        let bar = "tabBarController!.tabBar.frame.height"
        #expect(try gap(first: first, isOpaque: true, constant: "\(bar) - frame.height").points == nil)
        // One that reaches under it has what is under it as a safe area.
        let reaching = "override func viewWillAppear(_ animated: Bool) { extendedLayoutIncludesOpaqueBars = true }"
        #expect(
            try gap(first: first, members: reaching, isOpaque: true, constant: "view.safeAreaInsets.bottom - frame.height").points
                == nil)
    }

    /// So it does at any bar where the screen asks for that.
    @Test(arguments: [
        ("[]", true), ("[.top]", true), (".top", true), ("UIRectEdge()", true), (".all", false), ("[.bottom]", false),
    ])
    func viewsWithoutExtendedEdgesEndAtTheBar(edges: String, endsAtBar: Bool) throws {
        let edge = "override func loadView() { super.loadView(); edgesForExtendedLayout = \(edges) }"
        let constant = "view.safeAreaInsets.bottom - frame.height"
        #expect(try gap(members: edge, constant: constant).points == (endsAtBar ? 83 : nil))
    }

    /// What is pushed over the first screen of a tab is above the bar, too, unless it, or what it is pushed over, hides that.
    @Test(arguments: [
        ("show", "", "", 83.0), ("push", "", "", 83), ("presentation", "", "", 34),
        ("show", #"hidesBottomBarWhenPushed="YES""#, "", 34), ("show", "", #"hidesBottomBarWhenPushed="YES""#, 34),
    ])
    func theBarStaysUnderWhatIsPushed(segue kind: String, own: String, before: String, points: Double) throws {
        let storyboard = """
            <?xml version="1.0"?><document><scenes><scene><objects>
            <tabBarController id="tabs"><connections>
            <segue destination="navigation" kind="relationship" relationship="viewControllers" id="s1"/>
            </connections></tabBarController>
            <navigationController id="navigation"><connections>
            <segue destination="list" kind="relationship" relationship="rootViewController" id="s2"/>
            </connections></navigationController>
            <viewController id="menu"><view key="view" id="r0"/><connections>
            <segue destination="outer" kind="custom" id="s0"/></connections></viewController>
            <navigationController id="outer"><connections>
            <segue destination="tabs" kind="relationship" relationship="rootViewController" id="s5"/>
            </connections></navigationController>
            <viewController id="list"><view key="view" id="r1"><subviews><button id="b1"><connections>
            <segue destination="detail" kind="show" id="s3"/></connections></button></subviews></view></viewController>
            <viewController id="detail" \(before)><connections><segue destination="chat" kind="\(kind)" id="s4"/></connections>
            <view key="view" id="r2"/></viewController>
            <viewController id="chat" customClass="Chat" \(own)><view key="view" id="r3"/></viewController>
            </objects></scene></scenes></document>
            """
        let code = ChatScreen.code(
            shown: "bottom.constant = -frame.height", hidden: "bottom.constant = 0", members: ChatScreen.barOnSafeArea)
        let handlers = Project(["Chat.swift": code, "Main.storyboard": storyboard]).handlers
        let show = try #require(handlers.first { $0.name == "shown(_:)" })
        #expect(try show.scenario("iphone-home-indicator").effects.first { $0.name == .gap }?.points == points)
    }

    /// The bar is as high as what lies under its upper edge: 49 points and the home indicator. Reading its frame hides no bar.
    @Test func theBarCanBeAskedForItsHeight() throws {
        let open = ["assumed: the view is in a tab bar controller and reaches under its bar"]
        for height in ["tabBarController!.tabBar.frame.height", "(self.tabBarController?.tabBar.bounds.size.height ?? 0)"] {
            let agreeing = try gap(constant: "\(height) - frame.height")
            #expect(agreeing.points == nil)
            // An iPad's bar may be at the top.
            #expect(agreeing.open == open + ["unknown: `self.tabBarController.tabBar.frame.height`"])
            #expect(try gap(constant: "\(height) / 2 - frame.height").points == 41.5)
        }
    }

    /// A screen that unwraps its tab bar controller by force to ask for its bar has one; one that writes the bar's frame may have
    /// moved it.
    @Test(arguments: [
        ("tabBarController!.tabBar.frame.height", "", true), ("(tabBarController?.tabBar.frame.size.height)!", "", true),
        ("other.tabBarController!.tabBar.frame.height", "let other = UIViewController()", false),
        ("tabBarController!.tabBar.frame.height", "func hide() { tabBarController?.tabBar.frame.origin.y += 83 }", false),
    ])
    func whoTakesTheBarForGrantedHasOne(height: String, members: String, isKnown: Bool) throws {
        let code = ChatScreen.code(
            shown: "bottom.constant = \(height) - frame.height", hidden: "bottom.constant = 0",
            members: ChatScreen.barOnSafeArea + "\n" + members)
        let show = try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
        #expect(try show.scenario("iphone-home-indicator").verdict == (isKnown ? .agrees : .unknown))
        #expect(try show.scenario("ipad-full-screen").verdict == .unknown)
    }

    /// Controllers that code gives to a tab bar controller, its own or one that it makes.
    @Test(arguments: [
        ("class Tabs: UITabBarController { override func viewDidLoad() { viewControllers = [Chat()] } }", 83.0),
        (
            """
            class Tabs: UITabBarController {
                private let chat: Chat
                private let tabs: [UIViewController]
                init() { chat = Chat(); tabs = [chat]; super.init(nibName: nil, bundle: nil); viewControllers = tabs }
            }
            """, 83.0
        ),
        (
            """
            class Start: UIViewController {
                let tabs: UITabBarController = { let tabs = UITabBarController(); tabs.viewControllers = [Chat()]; return tabs }()
            }
            """, 83.0
        ),
        (
            "class Tabs: UITabBarController {}\nextension Tabs { func fill() { setViewControllers([wrap(Chat())], animated: false) } }",
            83.0
        ),
        (
            """
            func start() { let tabs = UITabBarController(); let chat = UINavigationController(rootViewController: Chat())
            tabs.viewControllers = [chat] }
            """, 83.0
        ),
        ("func start() { let tabs = UITabBarController.init(); tabs.viewControllers = [Chat()] }", 83.0),
        (
            """
            class Base: UITabBarController {}
            class Tabs: Base {}
            func start() { let tabs = Tabs(); tabs.setViewControllers([Chat()], animated: false) }
            """, 83.0
        ),
        (
            """
            class Tabs: UITabBarController {
                let chat = Chat()
                override func viewDidLoad() { let all = [wrap(chat)]; viewControllers = all }
            }
            """, 83.0
        ),
        (
            """
            class Tabs: UITabBarController {
                func first() -> UIViewController { Chat() }
                override func viewDidLoad() { viewControllers = [first()] }
            }
            """, 83.0
        ),
        (
            """
            class Tabs: UITabBarController {
                let chat = Chat()
                override func viewDidLoad() { viewControllers = [Feed()] }
            }
            """, 34.0
        ),
        ("class Tabs: UIViewController {}\nfunc start() { let tabs = Tabs(); tabs.viewControllers = [Chat()] }", 34.0),
        ("class Tabs: UITabBarController { func open() { present(Chat(), animated: true) } }", 34.0),
        ("func start() { navigation.viewControllers = [Chat()] }", 34.0),
    ])
    func codeMayPutItIntoATab(tabs: String, points: Double) throws {
        let code = ChatScreen.code(
            shown: "bottom.constant = -frame.height", hidden: "bottom.constant = 0", members: ChatScreen.barOnSafeArea)
        let handlers = Project(["Chat.swift": code, "Tabs.swift": tabs]).handlers
        let show = try #require(handlers.first { $0.name == "shown(_:)" })
        #expect(try show.scenario("iphone-home-indicator").effects.first { $0.name == .gap }?.points == points)
        // Who shows the one that the controller only holds, nobody says.
        let isHeld = points != 83 && tabs.contains("let chat = Chat()")
        #expect(
            show.unknowns.map(\.text)
                == (points == 83
                    ? ["assumed: the view is in a tab bar controller and reaches under its bar"]
                    : isHeld
                        ? [
                            "assumed: no tab bar lies below the screen; how the app shows it was not followed to the end"
                        ] : [])
        )
    }

    /// Controllers that it gets from a storyboard, by themselves or as the first of a navigation controller.
    @Test(arguments: [("Chat", 83.0), ("Stack", 83), ("Other", 34)])
    func codeMayGetItFromAStoryboard(identifier: String, points: Double) throws {
        let code = ChatScreen.code(
            shown: "bottom.constant = -frame.height", hidden: "bottom.constant = 0", members: ChatScreen.barOnSafeArea)
        let storyboard = """
            <?xml version="1.0"?><document><scenes><scene><objects>
            <viewController storyboardIdentifier="Chat" id="a" customClass="Chat"><view key="view" id="v"/></viewController>
            <navigationController storyboardIdentifier="Stack" id="n"><connections>
            <segue destination="a" kind="relationship" relationship="rootViewController" id="s"/>
            </connections></navigationController>
            <viewController storyboardIdentifier="Other" id="o" customClass="Feed"><view key="view" id="w"/></viewController>
            </objects></scene></scenes></document>
            """
        let tabs = """
            class Tabs: UITabBarController {
                override func viewDidLoad() {
                    let first = storyboard!.instantiateViewController(withIdentifier: "\(identifier)")
                    viewControllers = [first]
                }
            }
            """
        let handlers = Project(["Chat.swift": code, "Tabs.swift": tabs, "Main.storyboard": storyboard]).handlers
        let show = try #require(handlers.first { $0.name == "shown(_:)" })
        #expect(try show.scenario("iphone-home-indicator").effects.first { $0.name == .gap }?.points == points)
    }

    private static let pushing = "navigationController?.pushViewController(Chat(), animated: true)"

    /// What code pushes over a controller in a tab, at one remove or two, lies above the bar, unless something hides that or
    /// shows the screen in another way, too.
    @Test(arguments: [
        ("class List: UIViewController { func open() { \(pushing) } }", 83.0),
        (
            """
            class List: UIViewController { func open() { let chat = board.instantiateViewController(withIdentifier: "c") as! Chat
            navigationController?.pushViewController(chat, animated: true) } }
            """, 83.0
        ),
        (
            """
            class List: UIViewController { func open() { navigationController?.pushViewController(Next(), animated: true) } }
            class Next: UIViewController { func open() { \(pushing) } }
            """, 83.0
        ),
        ("class List: UIViewController { func open() { chat.hidesBottomBarWhenPushed = true; \(pushing) } }", 34.0),
        (
            """
            class List: UIViewController { func open() { \(pushing) } }
            class Other: UIViewController { func open() { present(Chat(), animated: true) } }
            """, 34.0
        ),
        ("class List: UIViewController {}\nfunc push() { stack.pushViewController(Chat(), animated: true) }", 34.0),
        (
            """
            class List: UIViewController { func open() { \(pushing) } }
            class Stack: UINavigationController { override func pushViewController(_ next: UIViewController, animated: Bool) {
            next.hidesBottomBarWhenPushed = true; super.pushViewController(next, animated: animated) } }
            """, 34.0
        ),
    ])
    func codeMayPushItOverATab(pushes: String, points: Double) throws {
        let code = ChatScreen.code(
            shown: "bottom.constant = -frame.height", hidden: "bottom.constant = 0", members: ChatScreen.barOnSafeArea)
        let tabs =
            "class Tabs: UITabBarController { override func viewDidLoad() { viewControllers = [UINavigationController(rootViewController: List())] } }"
        let handlers = Project(["Chat.swift": code, "Tabs.swift": tabs, "List.swift": pushes]).handlers
        let show = try #require(handlers.first { $0.name == "shown(_:)" })
        #expect(try show.scenario("iphone-home-indicator").effects.first { $0.name == .gap }?.points == points)
    }

    @Test func aScreenThatHidesItIsNotAboveIt() throws {
        func points(_ code: String) throws -> Double? {
            try gap(members: "override func viewDidLayoutSubviews() { \(code) }", constant: "-frame.height").points
        }
        #expect(try points("tabBarController?.tabBar.isHidden = true") == 34)
        #expect(try points("hidesBottomBarWhenPushed = true") == 34)
        // Of another screen, and of the bar's look.
        #expect(try points("next.hidesBottomBarWhenPushed = true") == 83)
        #expect(try points("tabBarController?.tabBar.isTranslucent = false") == 83)
    }
}
