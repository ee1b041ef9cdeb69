import Testing

@testable import Behaviour

/// The frame of a view that is as high as its content, to a handler that asks for it.
struct DrawnFrameTests {
    /// The handler for showing of a screen whose interface file draws views in a root view of 390 by 844 points.
    private func shown(
        _ subviews: String, constraints: String, outlets: String, shown: String, hidden: String, members: String
    ) throws -> Handler {
        let storyboard = """
            <?xml version="1.0"?><document><scenes><scene><objects>
            <viewController id="vc" customClass="Chat"><view key="view" id="root">
            <rect key="frame" x="0" y="0" width="390" height="844"/>
            <subviews>\(subviews)</subviews>
            <constraints>\(constraints)</constraints></view>
            <connections>\(outlets)</connections></viewController>
            </objects></scene></scenes></document>
            """
        let code = ChatScreen.code(shown: shown, hidden: hidden, members: members)
        let handlers = Project(["Chat.swift": code, "Main.storyboard": storyboard]).handlers
        return try #require(handlers.first { $0.name == "shown(_:)" })
    }

    /// The label begins at 300 and is drawn 40 points high, the button 10 points below it and 30 high: it ends at 380.
    @Test func whatContentDecidesIsTakenToBeAsDrawn() throws {
        let shown = try shown(
            """
            <label translatesAutoresizingMaskIntoConstraints="NO" id="label">
            <rect key="frame" x="0" y="300" width="390" height="40"/></label>
            <button translatesAutoresizingMaskIntoConstraints="NO" id="button">
            <rect key="frame" x="0" y="350" width="390" height="30"/></button>
            """,
            constraints: """
                <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="300" id="c1"/>
                <constraint firstItem="button" firstAttribute="top" secondItem="label" secondAttribute="bottom" constant="10" id="c2"/>
                """,
            outlets: #"<outlet property="button" destination="button" id="o1"/>"#,
            shown: "bottom.constant = -button.frame.maxY", hidden: "bottom.constant = 0",
            members: "@IBOutlet var button: UIButton!\n" + ChatScreen.barOnSafeArea)
        #expect(try shown.scenario("iphone-home-indicator").writes.first { $0.event == "show" }?.after == .points(-380))
        #expect(
            shown.unknowns.map(\.text)
                == ["assumed: `button` and the views that position it are as high as in the interface file's drawing"])
    }

    /// Drawn in 600 points: a list, below it a field and a button whose baselines are tied; the button is drawn to end one point
    /// above the field, which ends 20 above the screen's end, a number or the system's own spacing: at 824 of 844. So the button
    /// begins at 823 − 30, and the list gives way, however high it is drawn.
    @Test(arguments: ["", "symbolic=\"YES\""])
    func whoseBaselinesAreTiedEndAsFarApartAsDrawn(spacing: String) throws {
        let shown = try shown(
            """
            <tableView translatesAutoresizingMaskIntoConstraints="NO" id="list">
            <rect key="frame" x="0" y="0" width="390" height="541"/></tableView>
            <textField translatesAutoresizingMaskIntoConstraints="NO" id="field">
            <rect key="frame" x="0" y="550" width="300" height="30"/></textField>
            <button translatesAutoresizingMaskIntoConstraints="NO" id="button">
            <rect key="frame" x="310" y="549" width="80" height="30"/></button>
            """,
            constraints: """
                <constraint firstItem="list" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
                <constraint firstItem="button" firstAttribute="top" secondItem="list" secondAttribute="bottom" constant="8" id="c2"/>
                <constraint firstItem="field" firstAttribute="baseline" secondItem="button" secondAttribute="baseline" id="c3"/>
                <constraint firstItem="root" firstAttribute="bottom" secondItem="field" secondAttribute="bottom" constant="20" \
                \(spacing) id="c4"/>
                """,
            outlets: #"<outlet property="button" destination="button" id="o1"/>"#,
            shown: "bottom.constant = -button.frame.minY", hidden: "bottom.constant = 0",
            members: "@IBOutlet var button: UIButton!\n" + ChatScreen.barOnSafeArea)
        #expect(try shown.scenario("iphone-home-indicator").writes.first { $0.event == "show" }?.after == .points(-793))
    }

    /// The handler for showing of a screen with a card that is drawn 260 points high in the middle of 844: it ends at 552. The
    /// keyboard begins at 508.
    private func centredCard(shown: String, hidden: String) throws -> Handler {
        try self.shown(
            """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="card">
            <rect key="frame" x="0" y="292" width="390" height="260"/></view>
            """,
            constraints: """
                <constraint firstItem="card" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="c1"/>
                """,
            outlets: """
                <outlet property="card" destination="card" id="o1"/><outlet property="middle" destination="c1" id="o2"/>
                """,
            shown: shown, hidden: hidden, members: "@IBOutlet var card: UIView!\n@IBOutlet var middle: NSLayoutConstraint!")
    }

    @Test(arguments: [(40.0, 4.0), (44, nil), (100, nil)])
    func aCardInTheMiddleEndsWhereItIsDrawn(raised: Double, covered: Double?) throws {
        let shown = try centredCard(shown: "middle.constant = -\(raised)", hidden: "middle.constant = 0")
        let effects = try shown.scenario("iphone-home-indicator").effects
        #expect(effects.map(\.name) == [covered == nil ? .agrees : .covered])
        #expect(effects.first?.points == covered)
        #expect(
            shown.unknowns.map(\.text)
                .contains("assumed: `card` and the views that position it are as high as in the interface file's drawing"))
    }

    /// A transform leaves the constraints alone.
    @Test(arguments: [("frame.height / 2.1", nil), ("40", 4.0)] as [(String, Double?)])
    func aCardThatATransformMovesEndsWhereItIsDrawn(raised: String, covered: Double?) throws {
        let shown = try centredCard(
            shown: "card.transform = CGAffineTransform(translationX: 0, y: -\(raised))", hidden: "card.transform = .identity")
        let effects = try shown.scenario("iphone-home-indicator").effects
        #expect(effects.map(\.name) == [covered == nil ? .agrees : .covered])
        #expect(effects.first?.points == covered)
    }
}
