import Behaviour
import HandlerInterpreter
import SourceText
import Testing

@testable import LintEngine
@testable import LintPolicy

/// A view that a transform moves is moved away from where constraints have it; without any, where it ends is an assumption.
@Suite struct MovedViewTests {
    private func handler(
        _ setUp: String, moving: String = "bar.transform = CGAffineTransform(translationX: 0, y: -frame.height)"
    ) throws -> Handler {
        let code = """
            class Chat: UIViewController {
                let bar = UIView()
                override func viewDidLoad() {
                    view.addSubview(bar)
                    \(setUp)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    \(moving)
                }
            }
            """
        let linter = Linter(suppressions: CommentSuppressions())
        return try #require(linter.analyse(SourceFile(path: "Chat.swift", text: code)).handlers.first)
    }

    @Test func itsConstraintSaysWhereItRests() throws {
        let handler = try handler(
            "bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -10).isActive = true")
        #expect(handler.outcome == .executed)
        // 844 − 34 − 10 = 800 at rest; 336 higher is 464, where the guide has it at 508 − 10.
        let phone = try #require(handler.scenarios.first { $0.id == "iphone-home-indicator" })
        let shown = try #require(phone.steps.first)
        #expect((shown.legacyBottom, shown.guideBottom) == (464, 498))
    }

    /// What the frame is moved by leaves it as far from the safe area's end as a transform does.
    @Test(arguments: [("view.safeAreaLayoutGuide.bottomAnchor", 464.0, 498.0), ("view.bottomAnchor", 498, 498)])
    func aFrameIsMovedFromWhereItsConstraintHasIt(anchor: String, handlerBottom: Double, guideBottom: Double) throws {
        let handler = try handler(
            """
            bar.heightAnchor.constraint(equalToConstant: 60).isActive = true
            bar.bottomAnchor.constraint(equalTo: \(anchor), constant: -10).isActive = true
            """, moving: "bar.frame.origin.y -= frame.height")
        // 844 − 34 − 10 = 800 or 844 − 10 = 834 at rest, and 336 higher; the guide is at 508.
        let phone = try #require(handler.scenarios.first { $0.id == "iphone-home-indicator" })
        let shown = try #require(phone.steps.first)
        #expect((shown.legacyBottom, shown.guideBottom) == (handlerBottom, guideBottom))
    }

    /// The constant may be declared in another file; without it, nobody knows how far above the safe area it rests, but that it
    /// does.
    @Test func theDistanceMayBeInAnotherFile() throws {
        let code = ChatScreen.code(
            shown: "bar.transform = CGAffineTransform(translationX: 0, y: -frame.height)", hidden: "bar.transform = .identity",
            members: """
                let bar = UIButton()
                override func viewWillAppear(_ animated: Bool) {
                    view.addSubview(bar)
                    bar.bottomAnchor.constraint(
                        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -Metrics.padding).isActive = true
                }
                """)
        func shown(_ files: [String: String]) throws -> Handler.ScenarioResult {
            let handlers = Project(files.merging(["Chat.swift": code]) { $1 }).handlers
            return try #require(handlers.first { $0.name == "shown(_:)" }).scenario("iphone-home-indicator")
        }
        #expect(try shown([:]).effect == "gap of 34 pt")
        // 844 − 34 − 16 = 794 at rest, and 336 higher.
        let known = try shown(["Metrics.swift": "enum Metrics { static let padding: CGFloat = 16 }"])
        #expect(known.effect == "gap of 34 pt")
        #expect(known.steps.first?.legacyBottom == 458)
    }

    @Test func withoutOneItIsAnAssumptionThatItEndsAtTheBottom() throws {
        let handler = try handler("")
        #expect(handler.unknowns.contains(.assumed(.endsWithItsView("bar"))))
    }

    @Test func aViewThatIsMadeSmallerIsNotMoved() throws {
        let code = """
            class Intro: UIViewController {
                let logo = UIImageView()
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) { logo.transform = CGAffineTransform(scaleX: 0, y: 0) }
            }
            """
        let linter = Linter(suppressions: CommentSuppressions())
        let handler = try #require(linter.analyse(SourceFile(path: "Intro.swift", text: code)).handlers.first)
        #expect(handler.unknowns.isEmpty)
        #expect(handler.scenarios.allSatisfy { $0.verdict == .unknown && $0.steps.allSatisfy { $0.legacyBottom == nil } })
    }

    /// It ends 300 points above the end of its view: a keyboard of 260 leaves it visible.
    @Test func aKnownFrameSaysWhereItEnds() throws {
        let code = """
            class Form: UIViewController {
                let fields = UIView()
                override func viewDidLoad() {
                    fields.frame = CGRect(x: 0, y: 267, width: 320, height: 100)
                    view.addSubview(fields)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(gone), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func shown(_ note: Notification) { fields.frame.origin.y = 217 }
                @objc func gone(_ note: Notification) { fields.frame.origin.y = 267 }
            }
            """
        let linter = Linter(suppressions: CommentSuppressions())
        let handler = try #require(linter.analyse(SourceFile(path: "Form.swift", text: code)).handlers.first)
        // 667 − 367 = 300 points lie below it on a home-button iPhone, more than its keyboard's 260.
        let phone = try #require(handler.scenarios.first { $0.id == "iphone-home-button" })
        #expect(phone.verdict == .agrees)
        #expect(phone.steps.first?.legacyBottom == 317)
        #expect(!handler.unknowns.contains { $0 == .assumed(.endsWithItsView("fields")) })
    }

    /// Set-up reads the place that the file draws, which the handler goes back to.
    @Test func whatSetUpReadsIsWhereTheFileDrawsIt() throws {
        let files = [
            "Form.swift": """
            class Form: UIViewController {
                @IBOutlet var fields: UIView!
                var rest: CGFloat = 0
                override func viewDidLoad() {
                    rest = fields.frame.origin.y
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(gone), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func shown(_ note: Notification) { fields.frame.origin.y = rest - 40 }
                @objc func gone(_ note: Notification) { fields.frame.origin.y = rest }
            }
            """,
            "Main.storyboard": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes><scene sceneID="s"><objects><viewController id="c" customClass="Form">
            <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
            <subviews>
            <view id="f"><rect key="frame" x="0.0" y="80" width="320" height="176"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view>
            </subviews></view>
            <connections><outlet property="fields" destination="f" id="o"/></connections>
            </viewController></objects></scene></scenes>
            </document>
            """,
        ]
        let handler = try #require(Project(files).handlers.first { $0.name.contains("shown") })
        let phone = try #require(handler.scenarios.first { $0.id == "iphone-home-button" })
        // It ends at 80 + 176 = 256 at rest.
        #expect(phone.steps.first?.legacyBottom == 216)
        #expect(phone.verdict == .agrees)
    }

    /// The table in the card is what the constraint moves: the card is held by others. The card lays it out again, and not the
    /// root view, whose `layoutSubviews` therefore does not run.
    @Test(arguments: ["", "override func layoutSubviews() { super.layoutSubviews(); inset.constant = 0 }"])
    func aConstraintInAContainerMovesWhatIsInIt(member: String) throws {
        let files = [
            "Form.swift": """
            class Form: UIView {
                @IBOutlet var table: UITableView!
                @IBOutlet var card: UIView!
                @IBOutlet var inset: NSLayoutConstraint!
                override func awakeFromNib() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(gone), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                \(member)
                @objc func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    inset.constant = frame.height
                }
                @objc func gone(_ note: Notification) { inset.constant = 0 }
            }
            """,
            "Form.xib": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects><view id="v" customClass="Form"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
            <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
            <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="c">
            <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
            <subviews>
            <tableView translatesAutoresizingMaskIntoConstraints="NO" id="t">
            <rect key="frame" x="0.0" y="0.0" width="320" height="568"/></tableView>
            </subviews>
            <constraints>
            <constraint firstAttribute="bottom" secondItem="t" secondAttribute="bottom" id="1"/>
            <constraint firstItem="t" firstAttribute="top" secondItem="c" secondAttribute="top" id="2"/>
            </constraints></view>
            </subviews>
            <constraints><constraint firstAttribute="bottom" secondItem="c" secondAttribute="bottom" id="3"/></constraints></view>
            </subviews>
            <constraints><constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="4"/></constraints>
            <connections>
            <outlet property="table" destination="t" id="5"/><outlet property="card" destination="c" id="6"/>
            <outlet property="inset" destination="1" id="7"/>
            </connections></view></objects>
            </document>
            """,
        ]
        let handler = try #require(Project(files).handlers.first { $0.name.contains("shown") })
        let phone = try #require(handler.scenarios.first { $0.id == "iphone-home-button" })
        // The table ends at 667, and above a keyboard of 260 at 407.
        #expect(phone.steps.first?.legacyBottom == 407)
        #expect(phone.verdict == .agrees)
    }

    /// The table is in the view that goes up, so its content goes with it. What is set at its top does nothing to its end.
    @Test func whatIsInAMovedViewMovesWithIt() throws {
        let code = """
            class Chat: UIViewController {
                let list = UITableView()
                override func viewDidLoad() {
                    view.addSubview(list)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    list.contentInset.top = frame.height
                    view.frame.origin.y = -frame.height
                }
            }
            """
        let linter = Linter(suppressions: CommentSuppressions())
        let handler = try #require(linter.analyse(SourceFile(path: "Chat.swift", text: code)).handlers.first)
        // Where the keyboard is 260 high and there is no home indicator, both end right above it.
        #expect(handler.scenarios.first { $0.id == "iphone-home-button" }?.effects.contains { $0.name == .covered } == false)
    }

    @Test func aViewThatGivesItselfASmallFrameDoesNotFillItsWindow() throws {
        let code = """
            class RoundButton: UIView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(gone), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    place(above: frame.height)
                }
                @objc func gone(_ note: Notification) { place(above: 0) }
                func place(above height: CGFloat) {
                    frame = CGRect(x: 0, y: superview!.bounds.height - height - 14 - 56, width: 56, height: 56)
                }
            }
            """
        let linter = Linter(suppressions: CommentSuppressions())
        let handler = try #require(linter.analyse(SourceFile(path: "RoundButton.swift", text: code)).handlers.first)
        #expect(handler.unknowns.contains(.assumed(.isAtRest("self.frame.maxY - superview.bounds.maxY", points: -14))))
        // It always is 14 above what it stands on: on a phone without a home indicator it goes as far as the keyboard comes.
        let phone = try #require(handler.scenarios.first { $0.id == "iphone-home-button" })
        #expect(phone.verdict == .agrees)
    }

    /// No keyboard reaches it at 150: that it ends at 400, and later at 150 again, is neither above the keyboard nor below.
    @Test func whatEndsFarAboveTheKeyboardStandsOnNoBar() throws {
        let handler = try handler(
            """
            bar.frame = CGRect(x: 0, y: 100, width: 390, height: 50)
            """, moving: "bar.frame.size.height = 300")
        let phone = try #require(handler.scenarios.first { $0.id == "iphone-home-indicator" })
        #expect(phone.steps.first?.legacyBottom == 400)
        #expect(phone.effects.filter { [.covered, .gap, .closer].contains($0.name) }.isEmpty)
    }
}
