import KeyboardModel
import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import Reporting

/// Required constraints that cannot all hold: UIKit breaks one of them. That is known, although where the content goes is not.
struct ConflictTests {
    private func report(shown: String, hidden: String = "", setUp: String = "", in scenario: String) -> Report {
        Project([
            "Note.swift": """
            class Note: UIViewController {
                let bar = UIView()
                var raised: NSLayoutConstraint!
                override func viewDidLoad() {
                    view.addSubview(bar)
                    bar.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
                    raised = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -17)
                    \(setUp)
                    let center = NotificationCenter.default
                    center.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                    center.addObserver(
                        self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    \(shown)
                }
                @objc func hide(_ note: Notification) { \(hidden) }
            }
            """
        ]).report(in: scenario)
    }

    private func finding(_ report: Report) -> Finding? { report.findings.first { $0.rule == "contradicting-constraints" } }

    /// The bar would end at 844 and at 844 − 336.
    @Test func aSecondPlaceForAnEdgeIsAnError() throws {
        let report = report(
            shown: "raised.constant = -frame.height; raised.isActive = true", hidden: "raised.isActive = false",
            in: "iphone-home-indicator")
        let result = try #require(report.handlers.first { $0.name == "show(_:)" }?.scenarios.first)
        #expect(result.verdict == .differs)
        #expect(result.effects.map(\.name) == [.conflict])
        #expect(result.effects.first?.event == "show")
        #expect(result.effects.first?.text.contains("Note.swift:6") == true)
        #expect(result.effects.first?.text.hasSuffix("contradict each other") == true)
        #expect(result.difference == nil)
        #expect(finding(report)?.severity == .error)
    }

    /// Two heights of a view in the list: UIKit breaks one of them, and the list is where it is all the same.
    @Test func aContradictionElsewhereDoesNotMoveAView() throws {
        let members = """
            let list = UIScrollView()
            let box = UIView()
            override func viewWillAppear(_ animated: Bool) {
                view.addSubview(list)
                list.addSubview(box)
                list.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                list.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -40).isActive = true
                box.topAnchor.constraint(equalTo: list.topAnchor).isActive = true
                box.heightAnchor.constraint(equalToConstant: 82).isActive = true
                box.heightAnchor.constraint(equalToConstant: 100).isActive = true
                box.bottomAnchor.constraint(equalTo: list.bottomAnchor, constant: -11).isActive = true
            }
            """
        let code = ChatScreen.code(
            shown: "list.contentInset.bottom = frame.height", hidden: "list.contentInset.bottom = 0", members: members)
        let report = Project(["Chat.swift": code]).report(in: "iphone-home-indicator")
        let handler = try #require(report.handlers.first { $0.name == "shown(_:)" })
        #expect(handler.unknowns.map(\.text) == [])
        // 336 above the list's end, which is 40 above the safe area's: 844 - 34 - 40 - 336.
        #expect(handler.scenarios.first?.steps.first?.legacyBottom == 434)
    }

    /// Each layout pass makes the height anew, which no place between the top and the keyboard leaves room for.
    @Test func whatALayoutPassMakesAfterAHandlerMayContradictIt() throws {
        let report = Project([
            "Note.swift": ChatScreen.code(
                shown: """
                    raised = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -frame.height)
                    raised?.isActive = true
                    view.setNeedsLayout()
                    view.layoutIfNeeded()
                    """, hidden: "raised?.isActive = false",
                members: """
                    let bar = UIView()
                    var raised: NSLayoutConstraint?
                    override func viewWillAppear(_ animated: Bool) {
                        view.addSubview(bar)
                        bar.topAnchor.constraint(equalTo: view.topAnchor, constant: 98).isActive = true
                    }
                    override func viewDidLayoutSubviews() {
                        bar.heightAnchor.constraint(equalToConstant: 480).isActive = true
                    }
                    """)
        ]).report(in: "iphone-home-indicator")
        // 98 + 480 is not 844 − 336.
        #expect(finding(report) != nil)
        #expect(report.findings.contains { $0.rule == "contradicting-constraints" && $0.severity > .note })
    }

    @Test func oneOfALowerPriorityGivesWay() throws {
        let report = report(
            shown: "raised.constant = -frame.height; raised.isActive = true", hidden: "raised.isActive = false",
            setUp: "raised.priority = .defaultHigh", in: "iphone-home-indicator")
        #expect(finding(report) == nil)
    }

    /// Some contradict each other before any handler runs.
    @Test func whatContradictsAtRestIsNotTheHandlersDoing() throws {
        let report = report(
            shown: "raised.constant = -frame.height", hidden: "raised.constant = -17", setUp: "raised.isActive = true",
            in: "iphone-home-indicator")
        #expect(finding(report) == nil)
    }

    /// Whether it writes at all is open.
    @Test func whatDependsOnSomethingOpenIsNoError() {
        let report = report(
            shown: "raised.constant = -frame.height; if isWanted { raised.isActive = true }", hidden: "raised.isActive = false",
            in: "iphone-home-indicator")
        #expect(finding(report)?.severity != .error)
    }

    /// A button, a closure of a request and a function that a model calls may have switched it off by the time the keyboard
    /// comes.
    @Test(arguments: [
        "@IBAction func edit() { resting.isActive = false }",
        "func load() { fetch { [weak self] in self?.resting.isActive = false } }",
        "func show(model: Model) { NSLayoutConstraint.deactivate([resting]) }",
    ])
    func whatOtherCodeMaySwitchOffIsNotKnownToContradict(member: String) {
        let report = report(
            shown: "raised.constant = -frame.height; raised.isActive = true",
            hidden: "raised.isActive = false }\nvar resting: NSLayoutConstraint!\n\(member)\nfunc end() {",
            in: "iphone-home-indicator")
        #expect(finding(report) == nil)
    }

    /// What set-up calls has run by then.
    @Test func whatSetUpSwitchesOffIsKnown() {
        let report = report(
            shown: "raised.constant = -frame.height; raised.isActive = true",
            hidden:
                "raised.isActive = false }\nfunc prepareBar() { raised.isActive = false; raised.priority = .required }\nfunc end() {",
            setUp: "prepareBar()", in: "iphone-home-indicator")
        #expect(finding(report)?.severity == .error)
    }

    @Test func whatMayBeSwitchedOffIsNotKnownToContradict() throws {
        let report = report(
            shown: "raised.constant = -frame.height; raised.isActive = isWanted", in: "iphone-home-indicator")
        #expect(finding(report) == nil)
    }

    /// A view that leaves its superview loses its constraints; which ones `view.constraints` are, no run knows.
    @Test(arguments: [
        "bar.removeFromSuperview(); view.addSubview(bar)", "NSLayoutConstraint.deactivate(view.constraints)",
        "view.removeConstraints(view.constraints)",
    ])
    func whatWasTakenAwayContradictsNothing(removal: String) throws {
        let report = report(
            shown: "\(removal); raised.constant = -frame.height; raised.isActive = true", in: "iphone-home-indicator")
        #expect(finding(report) == nil)
    }

    /// A sheet of 380 points, which grows by the keyboard's height and 26 more, and stays below the safe area's top.
    private func sheet(_ priority: String = "", in scenario: String) -> Report {
        Project([
            "Sheet.swift": """
            class Sheet: UIViewController {
                @IBOutlet var card: UIView!
                @IBOutlet var cardHeight: NSLayoutConstraint!
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    cardHeight.constant = 380 + frame.height + 26
                }
                @objc func hide(_ note: Notification) { cardHeight.constant = 380 }
            }
            """,
            "Sheet.storyboard": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes><scene sceneID="s"><objects><viewController id="c" customClass="Sheet"><view key="view" id="v">
            <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="crd">
            <subviews><label translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews>
            <constraints>
            <constraint firstAttribute="height" constant="380" id="h"/>
            <constraint firstItem="l" firstAttribute="top" secondItem="crd" secondAttribute="top" constant="20" id="lt"/>
            </constraints></view>
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
            <constraint firstItem="v" firstAttribute="bottom" secondItem="crd" secondAttribute="bottom" id="b"/>
            <constraint firstItem="crd" firstAttribute="top" relation="greaterThanOrEqual" secondItem="safe"
                secondAttribute="top" \(priority) id="t"/>
            </constraints></view>
            <connections>
            <outlet property="card" destination="crd" id="o1"/><outlet property="cardHeight" destination="h" id="o2"/>
            </connections></viewController></objects></scene></scenes></document>
            """,
        ]).report(in: scenario)
    }

    /// 380 + 260 + 26 = 666, and 667 less the status bar's 20 is 647. On the higher phone, 742 fit into 797.
    @Test func aLimitThatCannotHoldIsAContradiction() throws {
        let low = sheet(in: "iphone-home-button")
        #expect(low.handlers.first?.scenarios.first?.effects.map(\.name) == [.conflict])
        #expect(finding(low)?.severity == .error)
        #expect(finding(sheet(in: "iphone-home-indicator")) == nil)
        #expect(finding(sheet("priority=\"750\"", in: "iphone-home-button")) == nil)
    }

    /// Its upper edge is no content's lower one, and its lower edge stays where it is.
    @Test func aSheetThatGrowsMovesNoBottomEdge() throws {
        let handler = try #require(sheet(in: "iphone-home-indicator").handlers.first)
        let result = try #require(handler.scenarios.first)
        #expect(result.verdict == .unknown)
        #expect(result.legacyBottom == nil && result.effects.isEmpty)
    }

    /// What ties another view to the same place has no part in it, although the place may be worked out through that view.
    @Test func onlyThoseThatContradictAreNamed() throws {
        let report = Project([
            "Card.swift": """
            class Card: UIViewController {
                let shade = UIView()
                let box = UIView()
                var middle: NSLayoutConstraint?
                override func viewDidLoad() {
                    view.addSubview(shade)
                    view.addSubview(box)
                    shade.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
                    box.heightAnchor.constraint(equalToConstant: 192).isActive = true
                    box.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
                    middle = box.centerYAnchor.constraint(equalTo: view.centerYAnchor)
                    middle?.isActive = true
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func show(_ note: Notification) { middle?.constant = -100 }
            }
            """
        ]).report(in: "iphone-home-indicator")
        let text = try #require(finding(report)?.behaviour?.text)
        #expect(text.contains("Card.swift:10") && text.contains("Card.swift:11"))
        #expect(!text.contains("shade"))
    }

    /// A table makes a cell as high as what is in it, or as its delegate says: of a view that fills the window, the same
    /// constraints contradict each other where the keyboard is higher than the window.
    @Test(arguments: [("UITableViewCell", "contentView", false), ("UIViewController", "view", true)])
    func nothingIsTooHighForACell(superclass: String, view: String, isFound: Bool) throws {
        let code = """
            class Body: \(superclass) {
                let editor = UITextView()
                var height: NSLayoutConstraint!
                \(superclass == "UITableViewCell" ? "override func awakeFromNib() {" : "override func viewDidLoad() {")
                    \(view).addSubview(editor)
                    editor.topAnchor.constraint(equalTo: \(view).topAnchor).isActive = true
                    editor.bottomAnchor.constraint(equalTo: \(view).bottomAnchor).isActive = true
                    height = editor.heightAnchor.constraint(greaterThanOrEqualToConstant: 200)
                    height.isActive = true
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    height.constant = 3 * frame.height
                }
            }
            """
        let report = Project(["Body.swift": code]).report(in: "iphone-home-indicator")
        #expect((finding(report) != nil) == isFound)
    }
}
