import ProgramIndex
import Testing

@testable import Behaviour

/// Views that an interface file draws hidden: the keyboard covers nothing that anybody sees.
struct HiddenDrawnViewTests {
    private func scenario(box: String = "", members: String = "") throws -> Handler.ScenarioResult {
        try handler(box: box, members: members).scenario("iphone-home-indicator")
    }

    private func handler(box: String, members: String) throws -> Handler {
        let storyboard = """
            <?xml version="1.0"?><document><scenes><scene><objects>
            <viewController id="vc" customClass="Chat"><view key="view" id="root">
            <rect key="frame" x="0" y="0" width="390" height="844"/>
            <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO"\(box)>
            <subviews><view id="bar" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
            <constraints><constraint firstItem="bar" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="in"/>
            </constraints></view></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="end"/>
            </constraints></view>
            <connections><outlet property="bar" destination="bar" id="o1"/>
            <outlet property="boxBottom" destination="end" id="o2"/><outlet property="box" destination="box" id="o3"/>
            </connections></viewController>
            </objects></scene></scenes></document>
            """
        let code = """
            class Chat: UIViewController {
                @IBOutlet var bar: UIView!
                @IBOutlet var box: UIView!
                @IBOutlet var boxBottom: NSLayoutConstraint!
                \(members)
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func keyboardWillShow(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    boxBottom.constant = frame.height
                }
                @objc func keyboardWillHide(_ note: Notification) { boxBottom.constant = 0 }
            }
            """
        return try #require(Project(["Chat.swift": code, "Main.storyboard": storyboard]).handlers.first)
    }

    /// The box ends 336 points above the safe area's end, which is 34 points above the keyboard.
    @Test func aViewThatIsDrawnVisibleIsCompared() throws {
        #expect(try scenario().effect == "gap of 34 pt")
    }

    @Test func aViewThatIsDrawnHiddenIsNot() throws {
        let hidden = try scenario(box: " hidden=\"YES\"")
        #expect(hidden.verdict == .unknown)
    }

    /// Some function shows it, when nobody knows: it may be there when the keyboard comes.
    @Test(arguments: [
        (" hidden=\"YES\"", "func open() { box.isHidden = false }"),
        (
            "",
            "func open(_ isOpen: Bool) { box.isHidden = !isOpen }; override func viewWillAppear(_ a: Bool) { box.isHidden = true }"
        ),
    ])
    func aViewThatCodeMayShowIsCompared(drawn: String, members: String) throws {
        let handler = try handler(box: drawn, members: members)
        #expect(try handler.scenario("iphone-home-indicator").effect == "gap of 34 pt")
        #expect(
            handler.unknowns.map(\.text) == ["assumed: `box`, hidden at first, is visible when the keyboard appears"])
    }

    /// Nobody shows it, or only what runs when the screen goes.
    @Test(arguments: [
        "", "override func viewDidDisappear(_ a: Bool) { box.isHidden = false }", "func end() { box.isHidden = true }",
    ])
    func aViewThatTheSetUpHidesAndNobodyShowsIsNot(members: String) throws {
        let hidden = try scenario(members: members + "; override func viewWillAppear(_ a: Bool) { box.isHidden = true }")
        #expect(hidden.verdict == .unknown)
    }

    /// A sheet that its constraint folds up shows nothing that the keyboard could cover; a button that ends on it does.
    @Test(arguments: [("", false), ("button.bottomAnchor.constraint(equalTo: sheet.topAnchor).isActive = true", true)])
    func aSheetThatIsFoldedUpIsNotCovered(bearing: String, isCovered: Bool) throws {
        let code = ChatScreen.code(
            shown: "height.priority = .defaultHigh", hidden: "",
            members: """
                let sheet = UIView(), list = UITableView(), button = UIButton()
                var height: NSLayoutConstraint!
                override func viewWillAppear(_ animated: Bool) {
                    view.addSubview(sheet)
                    view.addSubview(button)
                    sheet.addSubview(list)
                    list.bottomAnchor.constraint(equalTo: sheet.bottomAnchor).isActive = true
                    sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
                    height = sheet.heightAnchor.constraint(equalToConstant: 0)
                    height.priority = .defaultHigh
                    height.isActive = true
                    \(bearing)
                }
                """)
        let show = try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
        #expect(show.scenarios.flatMap(\.effects).contains { $0.name == .covered } == isCovered)
    }
}
