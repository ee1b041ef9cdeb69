import HandlerInterpreter
import Testing

@testable import Behaviour
@testable import LintEngine

/// Where stack views have the views that they stack, as far as it follows from heights and spacings that the source states.
struct StackViewTests {
    private func bottom(_ handler: Handler?) -> Double? {
        handler?.scenarios.first { $0.id == "iphone-home-indicator" }?.steps.first?.legacyBottom
    }

    // MARK: Spacing

    /// - Parameter stack: the property that has what gets another spacing.
    private func spaced(_ stack: String, _ setUp: String = "") throws -> Handler {
        let code = ChatScreen.code(
            shown: "stack.spacing = frame.height - 68", hidden: "stack.spacing = 12",
            members: """
                \(stack)
                override func viewWillAppear(_ animated: Bool) {
                    \(setUp)
                }
                """)
        return try #require(Project(["Chat.swift": code]).handlers.first)
    }

    /// Which of the stacked views goes where is not known; that some do is.
    @Test(arguments: [
        ("let stack = UIStackView()", ""), ("@IBOutlet var stack: UIStackView!", ""),
        ("lazy var stack = makeStack()\nfunc makeStack() -> UIStackView { UIStackView(arrangedSubviews: [tableView]) }", ""),
        ("let stack = Column()\nclass Column: UIStackView {}", ""),
        ("let stack = UIStackView()", "stack.addArrangedSubview(tableView)\nstack.spacing = 12"),
    ])
    func changingTheSpacingMovesWhatIsStacked(stack: String, setUp: String) throws {
        let shown = try spaced(stack, setUp)
        #expect(
            shown.unknowns.map(\.text).contains(
                "unknown: where the views are that `stack` stacks: the handler changes its spacing"))
        let scenario = try shown.scenario("iphone-home-indicator")
        #expect(scenario.verdict == .unknown)
        #expect(scenario.writes.first?.after == .points(268))
    }

    /// Other things than stack views have a spacing, too.
    @Test func theSpacingOfSomethingElseIsNoLayout() throws {
        let handler = try spaced("let stack = Paragraph()\nclass Paragraph { var spacing = 0.0 }")
        #expect(try handler.scenario("iphone-home-indicator").writes.isEmpty)
    }

    // MARK: In code

    private func made(_ setUp: String) throws -> Handler {
        let code = """
            class SignIn: UIViewController {
                let field = UITextField()
                let button = UIButton()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    field.heightAnchor.constraint(equalToConstant: 40).isActive = true
                    button.heightAnchor.constraint(equalToConstant: 50).isActive = true
                    \(setUp)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func show(_ note: Notification) { view.frame.origin.y = -100 }
            }
            """
        return try #require(Project(["SignIn.swift": code]).handlers.first)
    }

    private static let placed = """
        view.addSubview(stack)
        stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 500).isActive = true
        """

    /// 500 + 40 + 12 + 50 − 100.
    @Test(arguments: [
        "let stack = UIStackView(arrangedSubviews: [field, button])",
        "let stack = UIStackView()\nstack.addArrangedSubview(field)\nstack.addArrangedSubview(button)",
        "let stack = UIStackView()\nstack.addArrangedSubview(button)\nstack.insertArrangedSubview(field, at: 0)",
    ])
    func oneBelowTheOtherWithTheSpacingBetweenThem(making: String) throws {
        let handler = try made(making + "\nstack.axis = .vertical\nstack.spacing = 12\n" + Self.placed)
        #expect(bottom(handler) == 502)
        #expect(handler.unknowns == [.assumed(.mustStayVisible("button"))])
    }

    @Test(arguments: [
        "stack.setCustomSpacing(40, after: field)", "stack.distribution = .equalSpacing", "field.isHidden = Bool.random()",
        "stack.isLayoutMarginsRelativeArrangement = true", "stack.spacing = Theme.spacing",
    ])
    func whatLeavesTheDistanceOpenLeavesThePlaceOpen(change: String) throws {
        let handler = try made(
            "let stack = UIStackView(arrangedSubviews: [field, button])\nstack.axis = .vertical\n\(change)\n" + Self.placed)
        #expect(handler.unknowns.map(\.text) == ["unknown: which part of `view` must stay visible"])
    }

    /// 500 + 50 / 2 + 40 / 2 − 100 for the field, 500 + 50 − 100 for the button.
    @Test func besideOneAnotherInTheMiddle() throws {
        let handler = try made(
            """
            let stack = UIStackView(arrangedSubviews: [field, button])
            stack.alignment = .center
            stack.heightAnchor.constraint(equalToConstant: 50).isActive = true
            """ + "\n" + Self.placed)
        #expect(bottom(handler) == 450)
    }

    // MARK: In interface files

    private func drawn(
        _ attributes: String, outlets: String = "", members: String = "", _ setUp: String = "", files: [String] = ["Main"]
    ) throws -> Handler {
        let storyboard = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes><scene sceneID="s"><objects><viewController id="c" customClass="SignUp">
            <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
            <stackView axis="vertical" spacing="10" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="stk">
            <rect key="frame" x="0.0" y="500" width="375" height="140"/>
            <subviews>
            <textField translatesAutoresizingMaskIntoConstraints="NO" id="one">
            <rect key="frame" x="0.0" y="0" width="375" height="40"/>
            <constraints><constraint firstAttribute="height" constant="40" id="1"/></constraints></textField>
            <textField translatesAutoresizingMaskIntoConstraints="NO" id="two">
            <rect key="frame" x="0.0" y="50" width="375" height="40"/>
            <constraints><constraint firstAttribute="height" constant="40" id="2"/></constraints></textField>
            <label translatesAutoresizingMaskIntoConstraints="NO" id="low"><rect key="frame" x="0.0" y="100" width="375" height="40"/></label>
            </subviews></stackView>
            </subviews>
            <constraints>
            <constraint firstItem="stk" firstAttribute="top" secondItem="v" secondAttribute="top" constant="500" id="3"/>
            </constraints>
            </view>
            <connections>\(outlets)</connections>
            </viewController></objects></scene></scenes>
            </document>
            """
        var sources = [
            "SignUp.swift": """
            class SignUp: UIViewController {
                \(members)
                override func viewDidLoad() {
                    \(setUp)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func show(_ note: Notification) { view.frame.origin.y = -100 }
            }
            """
        ]
        for file in files { sources["\(file).storyboard"] = storyboard }
        return try #require(Project(sources).handlers.first)
    }

    /// 500 + 40 + 10 + 40 − 100: the label below, of which nobody types, has no say.
    @Test(arguments: ["", "distribution=\"fillProportionally\""])
    func drawnOnesAreStackedTheSame(distribution: String) throws {
        let handler = try drawn(distribution)
        #expect(bottom(handler) == 490)
        #expect(handler.unknowns.isEmpty)
    }

    /// What code changes of a stack view is not as the file has it; its drawing still says where the field is.
    @Test(arguments: [
        "stack.spacing = 30", "stack.addArrangedSubview(UIView())", "stack.isLayoutMarginsRelativeArrangement = true",
    ])
    func whatCodeChangesIsNotAsDrawn(change: String) throws {
        let handler = try drawn(
            "", outlets: "<outlet property=\"stack\" destination=\"stk\" id=\"o\"/>",
            members: "@IBOutlet var stack: UIStackView!",
            change)
        #expect(!handler.unknowns.isEmpty)
    }

    /// Views of one array go by one name: as constraints of one view they would contradict the height of the stack.
    @Test func viewsOfOneNameAreNotStacked() throws {
        let code = ChatScreen.code(
            shown: "let shift = box.frame.maxY - frame.minY; box.transform = CGAffineTransform(translationX: 0, y: -shift)",
            hidden: "box.transform = .identity",
            members: """
                class Choice: UIButton {}
                let box = UITextView()
                let choices: [Choice] = [Choice(), Choice(), Choice()]
                lazy var stack = UIStackView(arrangedSubviews: choices)
                override func viewWillAppear(_ animated: Bool) {
                    stack.axis = .vertical
                    stack.distribution = .fillEqually
                    view.addSubview(stack)
                    view.addSubview(box)
                    stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 300).isActive = true
                    stack.heightAnchor.constraint(equalToConstant: 224).isActive = true
                    box.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 20).isActive = true
                    box.heightAnchor.constraint(equalToConstant: 76).isActive = true
                }
                """)
        let handler = try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
        // 300 + 224 + 20 + 76 = 620 at rest; it ends where the keyboard begins. A transform is part of the frame: when the
        // keyboard is 45 points lower, the box, at 508 by then, is moved by 508 − 553 from its place, down.
        let phone = try handler.scenario("iphone-home-indicator")
        #expect(phone.writes.map(\.after) == [.text("translation (0, −112)"), .text("translation (0, 45)")])
        #expect(phone.effects.allSatisfy { $0.name != .conflict })
    }
}
