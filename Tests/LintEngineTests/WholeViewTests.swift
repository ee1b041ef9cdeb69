import Testing

@testable import Behaviour
@testable import LintEngine

/// A view that is moved as a whole has to show its lowest control: the interface file says where that is.
///
/// On the iPhone with a home indicator the view is 844 points high, and the keyboard begins at 508.
struct WholeViewTests {
    private static let outlets = """
        <outlet property="send" destination="snd" id="o1"/><outlet property="name" destination="nam" id="o2"/>
        """

    private func handler(
        _ shift: String, views: String, constraints: String, outlets: String = Self.outlets, setUp: String = "",
        members: String = ""
    ) throws -> Handler {
        let handlers = Project([
            "SignUp.swift": """
            class SignUp: UIViewController {
                @IBOutlet var send: UIButton!
                @IBOutlet var name: UITextField!
                \(members)
                override func viewDidLoad() {
                    \(setUp)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    view.frame.origin.y = \(shift)
                }
                @objc func hide(_ note: Notification) { view.frame.origin.y = 0 }
            }
            """,
            "Main.storyboard": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes><scene sceneID="s"><objects><viewController id="c" customClass="SignUp">
            <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="0.0" y="213" width="375" height="240"/>
            <subviews>
            <textField translatesAutoresizingMaskIntoConstraints="NO" id="nam">
            <rect key="frame" x="0.0" y="20" width="375" height="34"/></textField>
            <button translatesAutoresizingMaskIntoConstraints="NO" id="snd">
            <rect key="frame" x="0.0" y="90" width="375" height="30"/></button>
            </subviews>
            <constraints>
            <constraint firstItem="nam" firstAttribute="top" secondItem="box" secondAttribute="top" constant="20" id="1"/>
            <constraint firstItem="nam" firstAttribute="height" constant="40" id="2"/>
            \(constraints)
            </constraints>
            </view>
            \(views)
            </subviews>
            <constraints>
            <constraint firstItem="box" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" id="3"/>
            <constraint firstItem="box" firstAttribute="height" constant="240" id="4"/>
            </constraints>
            </view>
            <connections>\(outlets)</connections>
            </viewController></objects></scene></scenes>
            </document>
            """,
        ]).handlers
        return try #require(handlers.first { $0.name.contains("show") })
    }

    private static let button = """
        <constraint firstItem="snd" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="-20" id="5"/>
        <constraint firstItem="snd" firstAttribute="height" constant="44" id="6"/>
        """
    private let typing = "assumed: `send`, the lowest control of the view, must stay visible during typing"

    /// The box is from 302 to 542, the button ends at 522.
    @Test(arguments: [("-10", "covered by 4 pt"), ("-150", "stays clear of the keyboard"), ("-frame.height", "agrees")])
    func whatCountsIsTheLowestControl(shift: String, effect: String) throws {
        let handler = try handler(shift, views: "", constraints: Self.button)
        #expect(try handler.scenario("iphone-home-indicator").effect == effect)
        #expect(handler.unknowns.map(\.text) == [typing])
    }

    /// A tap beside the box closes it: the button behind it fills the screen, and may be covered.
    @Test func aButtonBehindTheOthersIsNotNeeded() throws {
        let backdrop = """
            <button translatesAutoresizingMaskIntoConstraints="NO" id="bck">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <constraints>
            <constraint firstItem="bck" firstAttribute="top" secondItem="v" secondAttribute="top" id="7"/>
            <constraint firstItem="bck" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="8"/>
            </constraints></button>
            """
        let handler = try handler("-10", views: backdrop, constraints: Self.button)
        #expect(try handler.scenario("iphone-home-indicator").effect == "covered by 4 pt")
        #expect(handler.unknowns.map(\.text) == [typing])
    }

    /// From 302 on: 20 above the field, its height, 10 between, and a button of 44. With 240 instead of 40 it ends at 616, and 10
    /// higher with the view.
    @Test func whatIsAboveTheControlMayGrow() throws {
        let stacked = """
            <constraint firstItem="snd" firstAttribute="top" secondItem="nam" secondAttribute="bottom" constant="10" id="5"/>
            <constraint firstItem="snd" firstAttribute="height" constant="44" id="6"/>
            """
        let handler = try handler(
            "-10; fieldHeight.constant = 240", views: "", constraints: stacked,
            outlets: Self.outlets + #"<outlet property="fieldHeight" destination="2" id="o3"/>"#,
            members: "@IBOutlet var fieldHeight: NSLayoutConstraint!")
        #expect(try handler.scenario("iphone-home-indicator").effect.hasPrefix("covered by 98 pt"))
    }

    /// Its middle is 100 below the view's, so it ends at 422 + 100 + 20.
    private static let field = """
        <textField translatesAutoresizingMaskIntoConstraints="NO" id="low">
        <rect key="frame" x="0.0" y="500" width="375" height="34"/>
        <constraints>
        <constraint firstItem="low" firstAttribute="height" constant="40" id="7"/>
        <constraint firstItem="low" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" constant="100" id="8"/>
        </constraints></textField>
        """

    /// The field below the button is what one types in.
    @Test func aFieldNeedsNoAssumption() throws {
        let handler = try handler("-10", views: Self.field, constraints: Self.button)
        // 542 - 10 - 508.
        #expect(try handler.scenario("iphone-home-indicator").effect == "covered by 24 pt")
        #expect(handler.unknowns.isEmpty)
        #expect(handler.outcome == .executed)
    }

    /// A button in a view at the bottom: it ends at 844 − 40.
    private static let offers = """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="off">
        <rect key="frame" x="0.0" y="527" width="375" height="100"/>
        <subviews>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="buy">
        <rect key="frame" x="0.0" y="0.0" width="375" height="100"/></button>
        </subviews>
        <constraints>
        <constraint firstAttribute="height" constant="100" id="8"/>
        <constraint firstItem="buy" firstAttribute="bottom" secondItem="off" secondAttribute="bottom" id="9"/>
        <constraint firstItem="buy" firstAttribute="height" constant="44" id="10"/>
        <constraint firstItem="off" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" constant="-40" id="11"/>
        </constraints></view>
        """

    /// A part of the screen that code hides, and in which nobody types, need not be there while somebody types elsewhere.
    @Test(arguments: [
        ("", "covered by 286 pt"), ("func reset() { offers.isHidden = false }", "covered by 286 pt"),
        ("func pay() { offers.isHidden = true }", "covered by 4 pt"),
        ("func pay(_ isOpen: Bool) { self.offers.isHidden = isOpen }", "covered by 4 pt"),
    ])
    func whatCodeHidesNeedNotBeThere(member: String, effect: String) throws {
        let outlets = """
            <outlet property="offers" destination="off" id="o3"/><outlet property="buy" destination="buy" id="o4"/>
            """
        let handler = try handler(
            "-10", views: Self.offers, constraints: Self.button, outlets: Self.outlets + outlets,
            members: "@IBOutlet var offers: UIView!\n@IBOutlet var buy: UIButton!\n\(member)")
        #expect(try handler.scenario("iphone-home-indicator").effect == effect)
    }

    /// The field beside the button ends where it ends, at 302 + 220.
    @Test func ofControlsSideBySideTheFieldIsNeeded() throws {
        let field = Self.field.replacing("constant=\"100\"", with: "constant=\"80\"")
        let handler = try handler("-10", views: field, constraints: Self.button)
        #expect(try handler.scenario("iphone-home-indicator").effect == "covered by 4 pt")
        #expect(handler.unknowns.isEmpty)
    }

    /// The button has the height that its content gives it: the drawing has 30. It begins at 302 + 190 = 492.
    @Test func aHeightThatIsLeftOpenIsTheDrawnOne() throws {
        let handler = try handler(
            "-10", views: "",
            constraints: """
                <constraint firstItem="snd" firstAttribute="top" secondItem="box" secondAttribute="top" constant="190" id="5"/>
                """)
        #expect(try handler.scenario("iphone-home-indicator").effect == "covered by 4 pt")
        #expect(
            handler.unknowns.map(\.text) == [
                "assumed: `send` and the views that position it are as high as in the interface file's drawing", typing,
            ])
    }

    /// With the button invisible, the field is the lowest control: it ends at 302 + 60, clear of the keyboard as it is.
    @Test(arguments: ["send.alpha = 0", "send.isHidden = true"])
    func whatIsNotSeenNeedNotStayVisible(hiding: String) throws {
        let handler = try handler("-10; \(hiding)", views: "", constraints: Self.button)
        #expect(try handler.scenario("iphone-home-indicator").effects.allSatisfy { $0.name != .covered })
        #expect(!handler.unknowns.map(\.text).contains(typing))
    }

    /// What is in a view of a class of the program, nobody knows: it is taken not to be needed while one types.
    @Test func whatIsLowerThanAllControlsAndNotKnownIsTakenNotToBeNeeded() throws {
        let footer = """
            <view translatesAutoresizingMaskIntoConstraints="NO" customClass="Footer" id="foot">
            <rect key="frame" x="0.0" y="600" width="375" height="40"/>
            <constraints>
            <constraint firstItem="foot" firstAttribute="height" constant="40" id="7"/>
            <constraint firstItem="v" firstAttribute="bottom" secondItem="foot" secondAttribute="bottom" id="8"/>
            </constraints></view>
            """
        let handler = try handler("-10", views: footer, constraints: Self.button)
        #expect(try handler.scenario("iphone-home-indicator").effect == "covered by 4 pt")
        let lower = "assumed: `unnamed view foot`, which lies lower than the controls, may be covered during typing"
        #expect(Set(handler.unknowns.map(\.text)) == [typing, lower])
    }

    /// A view whose class is called a button is one.
    @Test func aViewIsWhatItsClassIsCalled() throws {
        let button = """
            <view translatesAutoresizingMaskIntoConstraints="NO" customClass="AccountButton" id="foot">
            <rect key="frame" x="0.0" y="600" width="375" height="40"/>
            <constraints>
            <constraint firstItem="foot" firstAttribute="height" constant="40" id="7"/>
            <constraint firstItem="v" firstAttribute="bottom" secondItem="foot" secondAttribute="bottom" id="8"/>
            </constraints></view>
            """
        let handler = try handler("-10", views: button, constraints: Self.button)
        // It ends with the view, at 844: 336 − 10.
        #expect(try handler.scenario("iphone-home-indicator").effect == "covered by 326 pt")
        let needed = "assumed: `unnamed view foot`, the lowest control of the view, must stay visible during typing"
        #expect(handler.unknowns.map(\.text) == [needed])
    }

    /// The button ends 220 points below the upper end of the box, which begins at 302.
    @Test(arguments: [
        "508 - send.convert(send.bounds, to: view).maxY", "508 - view.convert(send.bounds, from: send).maxY",
        "508 - view.convert(send.frame, from: send.superview).maxY", "508 - send.superview!.convert(send.frame, to: view).maxY",
        "508 - 302 - send.frame.maxY",
    ])
    func codeThatAsksWhereAViewInAnotherOneIsGetsToKnow(shift: String) throws {
        let handler = try handler(shift, views: "", constraints: Self.button)
        #expect(try handler.scenario("iphone-home-indicator").writes.first?.after == .points(-14))
        #expect(handler.unknowns.map(\.text) == [typing])
    }

    /// Where the other button is, nothing says: what the code measures is what it keeps visible, at 522 here.
    @Test(arguments: [
        ("min(0, frame.minY - send.convert(send.bounds, to: view).maxY)", "stays clear of the keyboard"),
        ("min(0, frame.minY + 10 - view.convert(send.bounds, from: send).maxY)", "covered by 10 pt"),
    ])
    func whatTheHandlerMeasuresHasToStayVisible(shift: String, effect: String) throws {
        let other = """
            <button translatesAutoresizingMaskIntoConstraints="NO" id="oth">
            <rect key="frame" x="0.0" y="600" width="375" height="30"/></button>
            """
        let measuring = try handler(shift, views: other, constraints: Self.button)
        #expect(try measuring.scenario("iphone-home-indicator").effect == effect)
        #expect(measuring.unknowns.isEmpty)
        let fixed = try handler("-10", views: other, constraints: Self.button)
        #expect(try fixed.scenario("iphone-home-indicator").verdict == .unknown)
    }

    /// 302 + 190 + 30, of which the drawing says the 30.
    @Test func whereItDependsOnTheDrawingTheCodeGetsToKnowThat() throws {
        let handler = try handler(
            "508 - send.convert(send.bounds, to: view).maxY", views: "",
            constraints: """
                <constraint firstItem="snd" firstAttribute="top" secondItem="box" secondAttribute="top" constant="190" id="5"/>
                """)
        #expect(try handler.scenario("iphone-home-indicator").writes.first?.after == .points(-14))
        let drawn = "assumed: `send` and the views that position it are as high as in the interface file's drawing"
        #expect(Set(handler.unknowns.map(\.text)) == [drawn, typing])
    }

    /// Where a control is, nobody knows: then what is covered of the view may be empty.
    @Test func whereAControlIsNotKnownNobodyKnowsWhatIsCovered() throws {
        let button = #"<button translatesAutoresizingMaskIntoConstraints="NO" id="other"></button>"#
        let handler = try handler("-10", views: button, constraints: Self.button)
        let open = "unknown: which part of `view` must stay visible"
        #expect(try handler.scenario("iphone-home-indicator").effect == open)
        #expect(handler.unknowns.map(\.text) == [open])
    }

    /// Code may ask for the field's frame: it is where the constraints have it, 502 to 542. Then the view goes up by 34.
    @Test func theFrameOfASubviewIsKnown() throws {
        let handler = try handler(
            "min(0, frame.minY - name.frame.maxY)", views: Self.field, constraints: Self.button,
            outlets: #"<outlet property="name" destination="low" id="o2"/>"#)
        let shown = try handler.scenario("iphone-home-indicator")
        #expect(shown.writes.first?.after == .points(-34))
        #expect(shown.effect == "stays clear of the keyboard")
    }

    /// A screen whose file connects nothing is drawn all the same.
    @Test func aControllerNeedsNoOutlets() throws {
        let handler = try handler("-10", views: Self.field, constraints: Self.button, outlets: "")
        #expect(try handler.scenario("iphone-home-indicator").effect == "covered by 24 pt")
    }

    /// What waits as the keyboard's stand-in, or was taken out of the view, covers nothing: 302 + 240 - 20 is the button's end.
    @Test(arguments: ["low.removeFromSuperview()", "name.inputView = low"])
    func whatCodeTakesAwayNeedNotBeVisible(setUp: String) throws {
        let outlets = Self.outlets + #"<outlet property="low" destination="low" id="o3"/>"#
        let handler = try handler(
            "-10", views: Self.field, constraints: Self.button, outlets: outlets, setUp: setUp,
            members: "@IBOutlet var low: UITextField!")
        #expect(try handler.scenario("iphone-home-indicator").effect == "covered by 4 pt")
    }

    /// A shift by the centre that a frame takes back.
    @Test func aFrameTakesBackWhatTheCentreMoved() throws {
        let code = ChatScreen.code(
            shown: "view.center = CGPoint(x: view.center.x, y: view.bounds.height / 2 - frame.height)",
            hidden: "view.frame = CGRect(x: 0, y: 0, width: view.frame.width, height: view.frame.height)")
        let handlers = Project(["Chat.swift": code]).handlers
        #expect(handlers.flatMap(\.scenarios).flatMap(\.effects).filter { $0.name == .notReset || $0.name == .drift } == [])
        let short = code.replacing("y: 0, width", with: "y: -20, width")
        let left = Project(["Chat.swift": short]).handlers.flatMap(\.scenarios).flatMap(\.effects).filter { $0.name == .notReset }
        #expect(left.allSatisfy { $0.points == 20 } && !left.isEmpty)
    }
}
