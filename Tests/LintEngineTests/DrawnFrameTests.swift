import Testing

@testable import Behaviour

/// The frame of a view that is as high as its content, to a handler that asks for it.
struct DrawnFrameTests {
    /// The label begins at 300 and is drawn 40 points high, the button 10 points below it and 30 high: it ends at 380.
    @Test func whatContentDecidesIsTakenToBeAsDrawn() throws {
        let storyboard = """
            <?xml version="1.0"?><document><scenes><scene><objects>
            <viewController id="vc" customClass="Chat"><view key="view" id="root">
            <rect key="frame" x="0" y="0" width="390" height="844"/>
            <subviews>
            <label translatesAutoresizingMaskIntoConstraints="NO" id="label">
            <rect key="frame" x="0" y="300" width="390" height="40"/></label>
            <button translatesAutoresizingMaskIntoConstraints="NO" id="button">
            <rect key="frame" x="0" y="350" width="390" height="30"/></button>
            </subviews>
            <constraints>
            <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="300" id="c1"/>
            <constraint firstItem="button" firstAttribute="top" secondItem="label" secondAttribute="bottom" constant="10" id="c2"/>
            </constraints></view>
            <connections><outlet property="button" destination="button" id="o1"/></connections></viewController>
            </objects></scene></scenes></document>
            """
        let code = ChatScreen.code(
            shown: "bottom.constant = -button.frame.maxY", hidden: "bottom.constant = 0",
            members: "@IBOutlet var button: UIButton!\n" + ChatScreen.barOnSafeArea)
        let handlers = Project(["Chat.swift": code, "Main.storyboard": storyboard]).handlers
        let shown = try #require(handlers.first { $0.name == "shown(_:)" })
        #expect(try shown.scenario("iphone-home-indicator").writes.first { $0.event == "show" }?.after == .points(-380))
        #expect(
            shown.unknowns.map(\.text)
                == ["assumed: `button`, and what it is positioned by, are as high as in the interface file's drawing"])
    }
}
