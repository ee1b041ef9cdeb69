import Testing
import Vocabulary

@testable import Behaviour

/// A screen under a navigation bar that is opaque: its view begins where the bar ends, and has no safe area above.
///
/// On the iPhone with a home button the status bar is 20 points high and the bar 44, so the view begins at 64.
struct OpaqueBarTests {
    private static let assumption = "assumed: the view begins where its navigation bar, which is opaque, ends"

    /// - Parameters:
    ///   - bar: attributes of the bar in the storyboard; nil where no storyboard shows the screen.
    ///   - members: of the class.
    ///   - start: what the app does as it starts.
    private func hide(
        bar: String? = nil, members: String = "", start: String = "", shown: String = "view.frame.origin.y = -100",
        hidden: String = "view.frame.origin.y = 0", attributes: String = "", edges: String = ""
    ) throws -> Handler {
        let storyboard = """
            <?xml version="1.0"?><document><scenes><scene><objects>
            <navigationController id="navigation"><navigationBar key="navigationBar" \(bar ?? "") id="bar"/><connections>
            <segue destination="chat" kind="relationship" relationship="rootViewController" id="s1"/>
            </connections></navigationController>
            <viewController id="chat" customClass="Chat" \(attributes)><view key="view" id="r2"/>\(edges)</viewController>
            </objects></scene></scenes></document>
            """
        var files = [
            "Chat.swift": ChatScreen.code(shown: shown, hidden: hidden, members: members),
            "Start.swift": "func start() {\n\(start)\n}",
        ]
        if bar != nil { files["Main.storyboard"] = storyboard }
        return try #require(Project(files).handlers.first { $0.name == "hidden(_:)" })
    }

    private func left(_ handler: Handler) throws -> Effect? {
        try handler.scenario("iphone-home-button").effects.first { $0.name == .notReset }
    }

    /// Where the view is put tells of the bar: 20 points of status bar and 44 of its own, or 44 and 44. With a home indicator, the
    /// status bar of 47 points and the bar end at 91.
    @Test(arguments: [
        ("view.frame.origin.y = 64", "agrees", "stays 27 pt too high when the keyboard is gone"),
        ("view.frame.origin = CGPoint(x: 0, y: 64)", "agrees", "stays 27 pt too high when the keyboard is gone"),
        (
            "view.frame.origin.y = 88", "ends 24 pt too low when the keyboard is gone",
            "stays 3 pt too high when the keyboard is gone"
        ),
    ])
    func whereTheViewIsPutTellsOfTheBar(hidden: String, homeButton: String, homeIndicator: String) throws {
        let handler = try hide(shown: "view.frame.origin.y = 64 - frame.height", hidden: hidden)
        #expect(try handler.scenario("iphone-home-button").effect == homeButton)
        #expect(try handler.scenario("iphone-home-indicator").effect == homeIndicator)
        #expect(handler.unknowns.map(\.text).contains(Self.assumption))
    }

    /// A shift by as much is no place.
    @Test func aShiftTellsOfNoBar() throws {
        let handler = try hide(shown: "guard view.frame.origin.y == 0 else { return }; view.frame.origin.y -= 88")
        #expect(try handler.scenario("iphone-home-button").effects.map(\.name) == [.agrees])
    }

    /// Zero is under the bar.
    @Test(arguments: [
        (#"translucent="NO""#, "", ""),
        ("", "func set() { navigationController?.navigationBar.isTranslucent = false }", ""),
        ("", "func set() { self.navigationController!.navigationBar.isTranslucent = false }", ""),
        ("", "func set() { edgesForExtendedLayout = [] }", ""),
        ("", "", "UINavigationBar.appearance().isTranslucent = false"),
        ("", "", "let bar = UINavigationBar.appearance()\nbar.isTranslucent = false"),
        (nil, "func set() { navigationItem.title = name }", "UINavigationBar.appearance().isTranslucent = false"),
        (nil, "func set() { navigationController?.navigationBar.isTranslucent = false }", ""),
    ])
    func theViewBeginsBelow(bar: String?, members: String, start: String) throws {
        let handler = try hide(bar: bar, members: members, start: start)
        let effect = try #require(try left(handler))
        #expect(effect.points == 64)
        #expect(effect.detail == .tooHigh)
        #expect(handler.unknowns.map(\.text).contains(Self.assumption))
    }

    @Test(arguments: [
        ("", "", ""),
        (nil, "", "UINavigationBar.appearance().isTranslucent = false"),
        ("", "", "UINavigationBar.appearance().isTranslucent = true"),
        ("", "", "UIToolbar.appearance().isTranslucent = false"),
        ("", "func set() { edgesForExtendedLayout = [.top] }", ""),
        (
            nil, "}\nextension UIViewController {\nfunc back() { navigationItem.leftBarButtonItem = item }",
            "UINavigationBar.appearance().isTranslucent = false"
        ),
        (#"translucent="NO""#, "func set() { extendedLayoutIncludesOpaqueBars = true }", ""),
        (#"translucent="NO""#, "func set() { navigationController?.isNavigationBarHidden = true }", ""),
    ])
    func otherwiseItBeginsAtTheTop(bar: String?, members: String, start: String) throws {
        let handler = try hide(bar: bar, members: members, start: start)
        #expect(try left(handler) == nil)
        #expect(!handler.unknowns.map(\.text).contains(Self.assumption))
    }

    /// The storyboard says how the view lies at the bar, opaque or not.
    @Test(arguments: [
        (#"translucent="NO""#, #"extendedLayoutIncludesOpaqueBars="YES""#, "", nil),
        (#"translucent="NO""#, "", #"<extendedEdge key="edgesForExtendedLayout" top="YES"/>"#, 64),
        ("", "", #"<extendedEdge key="edgesForExtendedLayout" top="YES"/>"#, nil),
        ("", "", #"<extendedEdge key="edgesForExtendedLayout" bottom="YES"/>"#, 64.0),
        ("", "", #"<extendedEdge key="edgesForExtendedLayout"/>"#, 64),
    ])
    func theStoryboardHasTheLastWord(bar: String, attributes: String, edges: String, points: Double?) throws {
        #expect(try left(hide(bar: bar, attributes: attributes, edges: edges))?.points == points)
    }

    /// 64 − 100 = −36, and back by 100.
    @Test(arguments: [(100, nil), (80, 20.0)])
    func aViewIsPutBackWhereItWas(points: Int, left: Double?) throws {
        let code = ChatScreen.code(
            shown: "view.frame.origin.y = -36", hidden: "view.frame.origin.y += \(points)",
            members: "func set() { navigationController?.navigationBar.isTranslucent = false }")
        let hide = try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "hidden(_:)" })
        #expect(try self.left(hide)?.points == left)
    }
}
