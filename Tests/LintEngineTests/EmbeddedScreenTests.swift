import Testing

@testable import Behaviour

/// A screen whose view a storyboard puts into a part of another one's.
struct EmbeddedScreenTests {
    /// What stays open of a screen in a container.
    ///
    /// - Parameters:
    ///   - end: what the container ends with, and how far above it.
    ///   - kind: of the segue.
    ///   - scenes: that the segue leads to, by the identifier of the first; nil for the screen in a navigation controller.
    ///   - code: of the app, besides the screen's.
    private func unknowns(
        end: String, above constant: Int, segue kind: String = "embed", to scenes: (id: String, text: String)? = nil,
        code: String = ""
    ) throws -> [String] {
        let shown = scenes ?? ("navigation", Self.inNavigation)
        let storyboard = """
            <?xml version="1.0"?><document><scenes><scene><objects>
            <viewController id="outer" customClass="Outer"><view key="view" id="root">
            <subviews><containerView id="box" translatesAutoresizingMaskIntoConstraints="NO"><connections>
            <segue destination="\(shown.id)" kind="\(kind)" id="s1"/></connections></containerView></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints><constraint firstItem="\(end)" firstAttribute="bottom" secondItem="box" secondAttribute="bottom"
            constant="\(constant)" id="c1"/></constraints></view></viewController>
            </objects></scene>\(shown.text)</scenes></document>
            """
        let chat = ChatScreen.code(
            shown: "bottom.constant = -frame.height", hidden: "bottom.constant = 0", members: ChatScreen.barOnView)
        let handlers = Project(["Chat.swift": chat, "Main.storyboard": storyboard, "Other.swift": code]).handlers
        return try #require(handlers.first { $0.name == "shown(_:)" }).unknowns.map(\.text)
    }

    private static let inNavigation = """
        <scene><objects>
        <navigationController id="navigation"><connections>
        <segue destination="inner" kind="relationship" relationship="rootViewController" id="s2"/>
        </connections></navigationController>
        <viewController id="inner" customClass="Chat"><view key="view" id="r2"/></viewController>
        </objects></scene>
        """

    @Test func aPartThatEndsAboveItsScreenIsNotKnownToFillTheWindow() throws {
        #expect(try unknowns(end: "root", above: 100) == ["assumed: `view` fills its window"])
        #expect(try unknowns(end: "safe", above: 0) == ["assumed: `view` fills its window"])
    }

    /// The pages of a page controller are as large as its view, which a file puts into a part of a screen.
    @Test(arguments: [("UIPageViewController", true), ("UIViewController", false)])
    func aPageIsAsLargeAsItsPageController(superclass: String, isPart: Bool) throws {
        let scenes = """
            <scene><objects><pageViewController id="pages" customClass="Pages"/></objects></scene>
            <scene><objects><viewController id="inner" storyboardIdentifier="Chat" customClass="Chat">
            <view key="view" id="r2"/></viewController></objects></scene>
            """
        let pages = """
            class Pages: \(superclass) {
                func page() -> Chat? { storyboard?.instantiateViewController(withIdentifier: "Chat") as? Chat }
            }
            """
        let unknowns = try unknowns(end: "root", above: 100, to: ("pages", scenes), code: pages)
        #expect(unknowns.contains("assumed: `view` fills its window") == isPart)
    }

    @Test func aPartThatEndsWithItsScreenAndAScreenOfItsOwnDo() throws {
        #expect(try unknowns(end: "root", above: 0) == [])
        #expect(try unknowns(end: "root", above: 100, segue: "show") == [])
    }

    /// What a segue presents is a sheet, if neither it nor what it presents says otherwise; so is what that pushes. On an iPad a
    /// sheet does not end where its window does.
    @Test(arguments: [
        ("presentation", "", "", true), ("modal", "", "", true), ("presentation", "", "formSheet", true),
        ("presentation", "fullScreen", "", false), ("presentation", "", "fullScreen", false), ("show", "", "", false),
        ("push", "", "", false), ("popoverPresentation", "", "", true),
    ])
    func aSheetIsNotRunOnAnIPad(kind: String, style: String, ownStyle: String, isSheet: Bool) throws {
        func says(_ style: String) -> String { style.isEmpty ? "" : "modalPresentationStyle=\"\(style)\"" }
        let storyboard = """
            <?xml version="1.0"?><document><scenes><scene><objects>
            <viewController id="list" customClass="List"><view key="view" id="root"/><connections>
            <segue destination="navigation" kind="\(kind)" \(says(style)) id="s1"/></connections></viewController>
            </objects></scene><scene><objects>
            <navigationController id="navigation" \(says(ownStyle))><connections>
            <segue destination="topics" kind="relationship" relationship="rootViewController" id="s2"/>
            </connections></navigationController>
            <viewController id="topics" customClass="Topics"><view key="view" id="r1"/><connections>
            <segue destination="chat" kind="show" id="s3"/></connections></viewController>
            <viewController id="chat" customClass="Chat"><view key="view" id="r2"/></viewController>
            </objects></scene></scenes></document>
            """
        let code = ChatScreen.code(
            shown: "bottom.constant = -frame.height", hidden: "bottom.constant = 0", members: ChatScreen.barOnView)
        let handlers = Project(["Chat.swift": code, "Main.storyboard": storyboard]).handlers
        let shown = try #require(handlers.first { $0.name == "shown(_:)" })
        let left = shown.notRun.filter { $0.reason == .inSheet(type: "Chat") }.map(\.id)
        #expect(left.isEmpty != isSheet)
        #expect(left.allSatisfy { $0.hasPrefix("ipad-") })
        #expect(shown.scenarios.contains { $0.id.hasPrefix("ipad-") } != isSheet)
        #expect(shown.scenarios.contains { $0.id.hasPrefix("iphone-") })
    }

    /// What another path pushes is no sheet there: neither a controller that is presented and the first of a navigation controller,
    /// nor what that pushes; nor is a screen that the app begins with.
    @Test(arguments: [
        ("", "stack", false), ("", "list", true), ("topics", "list", false), ("", "topics", false), ("", "chat", false),
    ])
    func aScreenThatIsPushedElsewhereIsNoSheet(root: String, initial: String, isSheet: Bool) throws {
        let first = root.isEmpty ? (initial == "stack" ? "topics" : "other") : root
        let storyboard = """
            <?xml version="1.0"?><document initialViewController="\(initial)"><scenes><scene><objects>
            <viewController id="list" customClass="List"><view key="view" id="root"/><connections>
            <segue destination="topics" kind="presentation" id="s1"/></connections></viewController>
            </objects></scene><scene><objects>
            <viewController id="topics" customClass="Topics"><view key="view" id="r1"/><connections>
            <segue destination="chat" kind="show" id="s3"/></connections></viewController>
            <viewController id="chat" customClass="Chat"><view key="view" id="r2"/></viewController>
            <viewController id="other" customClass="Other"><view key="view" id="r3"/></viewController>
            </objects></scene><scene><objects><navigationController id="stack"><connections>
            <segue destination="\(first)" kind="relationship" relationship="rootViewController" id="s4"/>
            </connections></navigationController></objects></scene></scenes></document>
            """
        let code = ChatScreen.code(
            shown: "bottom.constant = -frame.height", hidden: "bottom.constant = 0", members: ChatScreen.barOnView)
        let handlers = Project(["Chat.swift": code, "Main.storyboard": storyboard]).handlers
        let shown = try #require(handlers.first { $0.name == "shown(_:)" })
        #expect(shown.notRun.contains { $0.reason == .inSheet(type: "Chat") } == isSheet)
    }

    /// A child controller, however the code comes by it.
    @Test(arguments: [
        ("let chat = Chat()\naddChild(chat)\nbox.addSubview(chat.view)", true),
        ("addChild(Chat())", true), ("addChildViewController(board.instantiateInitialViewController() as! Chat)", true),
        ("if let chat = Chat.make() { addChild(page: chat, toView: box) }", true), ("self.addChild(kept)", true),
        ("let chat = Chat()\naddChild(chat)\nself.view.addSubview(chat.view)", false),
        ("let chat = Chat()\naddChild(chat)\nview.insertSubview(chat.view, at: 0)", false),
        ("let chat = Chat()\npresent(chat, animated: true)", false), ("let other = Other()\naddChild(other)", false),
    ])
    func aChildOfCodeIsNotKnownToFillTheWindow(adding: String, isEmbedded: Bool) throws {
        let outer = "class Outer: UIViewController {\nlet kept: Chat? = nil\noverride func viewDidLoad() {\n\(adding)\n}\n}"
        let code = ChatScreen.code(
            shown: "bottom.constant = -frame.height", hidden: "bottom.constant = 0", members: ChatScreen.barOnView)
        let handlers = Project(["Chat.swift": code, "Outer.swift": outer]).handlers
        let unknowns = try #require(handlers.first { $0.name == "shown(_:)" }).unknowns.map(\.text)
        #expect(unknowns == (isEmbedded ? ["assumed: `view` fills its window"] : []))
    }
}
