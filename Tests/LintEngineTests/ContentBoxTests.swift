import HandlerInterpreter
import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine

/// Views that only hold others, of which the keyboard may cover the padding.
struct ContentBoxTests {
    private func handler(
        _ members: String, _ setUp: String, leaving points: Int, class name: String = "UIView",
        configured: String = "", besides files: [String: String] = [:]
    ) throws -> Handler {
        let code = """
            class Composer: UIViewController {
                let card = \(name)()\(configured)
                var bottom: NSLayoutConstraint!
                \(members)
                override func viewDidLoad() {
                    view.addSubview(card)
                    \(setUp)
                    bottom = card.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                    bottom.isActive = true
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(changed), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
                }
                @objc func changed(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    let covered = max(0, view.bounds.maxY - frame.minY)
                    bottom.constant = covered == 0 ? 0 : -(covered - \(points))
                }
            }
            """
        return try #require(Project(files.merging(["Composer.swift": code]) { $1 }).handlers.first)
    }

    private func effect(_ handler: Handler) throws -> Effect {
        try #require(handler.scenario("iphone-home-button").effects.first)
    }
    private let assumption = OpenPoint.assumed(.mustStayVisibleToItsEnd("card"))

    @Test func theLowerEndOfAViewThatHoldsOthersMayBePadding() throws {
        let handler = try handler("let field = UITextField()", "card.addSubview(field)", leaving: 20)
        #expect(try effect(handler).name == .covered)
        #expect(try effect(handler).points == 20)
        #expect(handler.unknowns.contains(assumption))
    }

    /// A field that ends 8 points above the card's end is covered with 20 of them, whatever else may end lower.
    @Test(arguments: [(20, false), (6, true)])
    func aControlThatIsKnownToBeInItIsCovered(points: Int, isOpen: Bool) throws {
        let handler = try handler(
            "let field = UITextField()\nlet picker = Picker()",
            """
            card.addSubview(field)
            card.addSubview(picker)
            field.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8).isActive = true
            picker.bottomAnchor.constraint(equalTo: card.bottomAnchor).isActive = true
            """, leaving: points, besides: ["Picker.swift": "class Picker: UIView {}"])
        #expect(try effect(handler).name == .covered)
        #expect(try effect(handler).points == Double(points))
        #expect(handler.unknowns.contains(assumption) == isOpen)
    }

    /// A button 56 points high is as easy to touch with 12 of them under the keyboard, 44 being enough. A field shows less of
    /// its text.
    @Test(arguments: [
        ("UIButton", 56, 4, true), ("UIButton", 56, 12, true), ("UIButton", 56, 13, false), ("UIButton", 44, 4, false),
        ("MainButton", 56, 4, true), ("UITextField", 56, 4, false),
    ])
    func whatLeavesEnoughOfAButtonToTouch(name: String, height: Int, points: Int, isEnough: Bool) throws {
        let handler = try handler(
            "", "card.heightAnchor.constraint(equalToConstant: \(height)).isActive = true", leaving: points, class: name,
            besides: ["MainButton.swift": "class MainButton: UIButton {}"])
        #expect(try effect(handler).name == .covered)
        #expect(try effect(handler).points == Double(points))
        #expect(handler.unknowns == (isEnough ? [assumption] : []))
    }

    @Test func whatIsConfiguredWhereItIsMadeIsOfTheSameClass() throws {
        let handler = try handler(
            "let field = UITextField()", "card.addSubview(field)", leaving: 20, configured: ".then { $0.alpha = 0.9 }")
        #expect(handler.unknowns.contains(assumption))
    }

    /// Code says how far above the view's end its lowest control ends: 30 points. What is hidden, and a picture behind
    /// everything, need not be seen.
    @Test(arguments: [(20, EffectName.agrees, nil), (40, .covered, 10.0)])
    func aViewEndsForTheUserWhereCodePutsItsLowestControl(points: Int, name: EffectName, covered: Double?) throws {
        let handler = try handler(
            "let send = UIButton()\nlet back = UIImageView()\nlet hint = UILabel()",
            """
            card.addSubview(back)
            card.addSubview(hint)
            card.addSubview(send)
            hint.isHidden = true
            NSLayoutConstraint.activate([
                back.bottomAnchor.constraint(equalTo: card.bottomAnchor),
                hint.bottomAnchor.constraint(equalTo: card.bottomAnchor),
                send.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -30),
            ])
            """, leaving: points)
        #expect(try effect(handler).name == name)
        #expect(try effect(handler).points == covered)
        #expect(handler.outcome == .executed)
    }

    /// What is called a button is a view here, 116 high, with its button from 28 to 82: 34 points of it are padding.
    @Test(arguments: [(14, EffectName.agrees, nil), (40, .covered, 6.0)])
    func whatIsCalledAButtonMayOnlyHoldOne(points: Int, name: EffectName, covered: Double?) throws {
        let button = """
            class SendButton: UIView {
                let send = UIButton()
                init() {
                    super.init(frame: .zero)
                    addSubview(send)
                    NSLayoutConstraint.activate([
                        heightAnchor.constraint(equalToConstant: 116),
                        send.topAnchor.constraint(equalTo: topAnchor, constant: 28),
                        send.heightAnchor.constraint(equalToConstant: 54),
                    ])
                }
            }
            """
        let handler = try handler("", "", leaving: points, class: "SendButton", besides: ["SendButton.swift": button])
        #expect(try effect(handler).name == name)
        #expect(try effect(handler).points == covered)
        #expect(handler.unknowns == [])
    }

    /// The field ends as far above the card's end as the safe area's inset is high, which a function of another file says: 34, of
    /// which the keyboard covers none, and 0 on a phone with a home button, where all 20 are covered.
    @Test func howHighThePaddingIsMayBeSaidInAnotherFile() throws {
        let metrics = """
            enum Metrics {
                static func inset() -> CGFloat { UIApplication.shared.keyWindow?.safeAreaInsets.bottom ?? 0 }
            }
            """
        let handler = try handler(
            "let field = UITextField()",
            """
            card.addSubview(field)
            field.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -Metrics.inset()).isActive = true
            """, leaving: 20, besides: ["Metrics.swift": metrics])
        #expect(handler.outcome == .executed)
        #expect(try handler.scenario("iphone-home-indicator").verdict == .agrees)
        #expect(try effect(handler).points == 20)
    }

    /// A list that ends 50 above the safe area, which a constant of another file says, and whose inset is the keyboard's height:
    /// its content ends at 844 − 34 − 50 − 336 = 424.
    @Test func howHighTheRoomBelowAListIsMayBeSaidInAnotherFile() throws {
        let screen = """
            class Names: UIViewController {
                let list = UITableView()
                override func viewDidLoad() {
                    view.addSubview(list)
                    list.snp.makeConstraints { make in
                        make.bottom.equalTo(view.safeAreaLayoutGuide.snp.bottom).offset(Theme.Padding.trailing)
                    }
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    list.contentInset.bottom = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect).height
                }
            }
            """
        let theme = "struct Theme { struct Padding { static let trailing: CGFloat = -50 } }"
        let handler = try #require(Project(["Names.swift": screen, "Theme.swift": theme]).handlers.first)
        #expect(try handler.scenario("iphone-home-indicator").steps.first?.legacyBottom == 424)
    }

    /// 30 points of padding below a view of which nobody knows what it shows.
    @Test func whatAViewOfTheAppsOwnShowsIsNotKnown() throws {
        let setUp =
            "card.addSubview(list)\nlist.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -30).isActive = true"
        let handler = try handler("let list = Suggestions()", setUp, leaving: 40)
        #expect(try effect(handler).points == 10)
        #expect(handler.unknowns.contains(assumption))
        #expect(try effect(self.handler("let list = Suggestions()", setUp, leaving: 20)).name == .agrees)
    }

    /// Nobody pads a view by more than a row.
    @Test func moreThanARowIsNoPadding() throws {
        let handler = try handler("let field = UITextField()", "card.addSubview(field)", leaving: 60)
        #expect(try effect(handler).points == 60)
        #expect(!handler.unknowns.contains(assumption))
    }

    /// What is in a view that fills its screen may end anywhere.
    @Test(arguments: ["UIView", "EmptyState"]) func ofAViewThatFillsItsScreenNothingIsKnown(name: String) throws {
        let handler = try handler(
            "let label = UILabel()",
            "card.addSubview(label)\ncard.topAnchor.constraint(equalTo: view.topAnchor).isActive = true", leaving: 100,
            class: name)
        #expect(try handler.scenario("iphone-home-button").verdict == .unknown)
        #expect(handler.openNeed == .unknown(.needOfWhole("card")))
    }

    @Test(arguments: ["UIButton", "UITextField", "UITableView", "UIView"])
    func whatHoldsNothingHasNoPadding(name: String) throws {
        let handler = try handler("", "", leaving: 20, class: name)
        #expect(try effect(handler).points == 20)
        #expect(!handler.unknowns.contains(assumption))
    }

    /// An interface file says how far above the view's end its lowest control ends: 30 points.
    @Test(arguments: [(20, EffectName.agrees, nil), (40, .covered, 10.0)])
    func aDrawnViewEndsForTheUserWhereItsLowestControlDoes(points: Int, name: EffectName, covered: Double?) throws {
        let handler = try #require(
            Project([
                "Composer.swift": """
                class Composer: UIViewController {
                    @IBOutlet var bottom: NSLayoutConstraint!
                    override func viewDidLoad() {
                        NotificationCenter.default.addObserver(
                            self, selector: #selector(changed), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
                    }
                    @objc func changed(_ note: Notification) {
                        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                        let covered = max(0, view.bounds.maxY - frame.minY)
                        bottom.constant = covered == 0 ? 0 : covered - \(points)
                    }
                }
                """,
                "Composer.storyboard": """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
                <scenes><scene sceneID="s"><objects>
                <viewController id="c" customClass="Composer"><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="card"><rect key="frame" x="0" y="500" width="375" height="167"/><subviews>
                <button translatesAutoresizingMaskIntoConstraints="NO" id="send"><rect key="frame" x="0" y="97" width="375" height="40"/></button></subviews>
                <constraints>
                <constraint firstAttribute="bottom" secondItem="send" secondAttribute="bottom" constant="30" id="1"/>
                </constraints></view></subviews>
                <constraints>
                <constraint firstAttribute="bottom" secondItem="card" secondAttribute="bottom" id="2"/>
                </constraints>
                </view>
                <connections><outlet property="bottom" destination="2" id="o"/></connections>
                </viewController></objects></scene></scenes>
                </document>
                """,
            ]).handlers.first)
        #expect(try effect(handler).name == name)
        #expect(try effect(handler).points == covered)
        #expect(handler.outcome == .executed)
    }

    /// What a text view shows ends above its own end by its inset, so that the keyboard may cover so much of it.
    @Test(arguments: [(20, EffectName.agrees, nil), (40, .covered, 10.0)])
    func aScrollViewEndsForTheUserAboveItsInset(points: Int, name: EffectName, covered: Double?) throws {
        let handler = try handler("", "card.contentInset.bottom = 30", leaving: points, class: "UITextView")
        #expect(try effect(handler).name == name)
        #expect(try effect(handler).points == covered)
    }

    /// A container that reaches down behind the keyboard, and a field at its top that ends at the keyboard's: 667 − 260.
    private func framedScreen(fieldHeight: Int, top: String = "0") -> String {
        """
        class Comments: UIView {
            let container = UIView()
            let field = UITextView()
            let at = UIImageView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(container)
                container.addSubview(field)
                field.addSubview(at)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                place(above: 0)
            }
            func place(above height: CGFloat) {
                at.frame = CGRect(x: 300, y: 0, width: 50, height: 50)
                field.frame = CGRect(x: 0, y: \(top), width: 375, height: \(fieldHeight))
                container.frame = CGRect(x: 0, y: UIScreen.main.bounds.height - height - 50, width: 375, height: height + 50)
            }
            @objc func shown(_ note: Notification) {
                let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                place(above: frame.height)
            }
        }
        """
    }

    /// Neither the container, which goes nowhere, nor a picture in the field is what the keyboard may not cover.
    @Test func whatAViewHoldsIsWhereItsFramesSay() throws {
        let handler = try #require(Project(["Comments.swift": framedScreen(fieldHeight: 50)]).handlers.first)
        #expect(try handler.scenario("iphone-home-button").effects.map(\.name) == [.agrees])
    }

    /// 12 points further down, so much of the field is covered.
    @Test func whatReachesBehindTheKeyboardIsCovered() throws {
        let handler = try #require(Project(["Comments.swift": framedScreen(fieldHeight: 50, top: "12")]).handlers.first)
        let effect = try #require(handler.scenario("iphone-home-button").effects.first { $0.name == .covered })
        #expect(effect.points == 12)
    }
}
