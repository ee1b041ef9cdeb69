import KeyboardModel
import PatternMatching
import Reporting
import SourceText
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// Where content rests that nothing tells of before the first event: what a handler writes when the keyboard hides may tell.
///
/// The iPhone is 844 points high with a home indicator of 34; its keyboard is 336 high, then 291.
struct RestingPlaceTests {
    /// What an outlet's constraint is at rest stands elsewhere: what a hide writes tells it, unless that is the height the
    /// keyboard had.
    @Test(arguments: [("frame.height", false), ("note.name == hiding ? 12 : frame.height", true)])
    func theHeightThatAHideWritesIsNoPlaceAtRest(value: String, isTold: Bool) throws {
        let code = """
            class Chat: UIViewController {
                @IBOutlet var bottom: NSLayoutConstraint!
                let hiding = UIResponder.keyboardWillHideNotification
                override func viewDidLoad() {
                    for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
                        NotificationCenter.default.addObserver(self, selector: #selector(changed), name: name, object: nil)
                    }
                }
                @objc func changed(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    bottom.constant = \(value)
                }
            }
            """
        let scenario = try #require(ScenarioLibrary.scenario(id: "iphone-home-indicator"))
        let handlers = Linter(scenarios: [scenario], suppressions: CommentSuppressions()).analyse(
            SourceFile(path: "Chat.swift", text: code)
        ).handlers
        let unknowns = try #require(handlers.first).unknowns
        #expect(
            unknowns.contains { $0.text.hasSuffix("the value that it gets when the keyboard hides") } == isTold, "\(unknowns)")
    }

    /// The list stands on its head and leaves its insets alone, so that at rest its upper inset is the safe area, which the
    /// handler puts back when the keyboard hides: 34 on the iPhone. The keyboard is 336 high there, 302 above the safe area. In
    /// Stage Manager the frame on the screen begins at 412, the window 44 below the screen's top: of the view's 646 points 234
    /// seem covered where 278 are.
    @Test(
        arguments: [("iphone-home-indicator", "agrees"), ("ipad-stage-manager-partly-covered", "covered by 44 pt")])
    func aListOnItsHeadIsComparedByItsUpperInset(scenario: String, effect: String) throws {
        let code = """
            class Chat: UIViewController {
                lazy var tableView: UITableView = {
                    let list = UITableView()
                    list.transform = CGAffineTransform(scaleX: 1, y: -1)
                    list.contentInsetAdjustmentBehavior = .never
                    return list
                }()
                override func viewDidLoad() {
                    for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
                        NotificationCenter.default.addObserver(self, selector: #selector(changed), name: name, object: nil)
                    }
                }
                @objc func changed(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    let covered = view.bounds.intersection(frame)
                    tableView.contentInset.top = max(covered.height, view.safeAreaInsets.bottom)
                }
            }
            """
        let scenarios = [try #require(ScenarioLibrary.scenario(id: scenario))]
        let handler = Linter(scenarios: scenarios, suppressions: CommentSuppressions()).analyse(
            SourceFile(path: "Chat.swift", text: code)
        ).handlers.first
        #expect(handler?.scenarios.first?.effect == effect)
    }

    /// A first value that comes from elsewhere, and a constant of the program: the hide's 16 tell the one and not the other.
    @Test(arguments: [("store.frame.height + 16", "agrees"), ("Metrics.padding", nil)])
    func aHideTellsWhatAnotherObjectKeepsAndNoConstant(first: String, effect: String?) throws {
        let code = """
            class Chat: UIViewController {
                let bar = UIView()
                var bottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    bottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: \(first))
                    for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
                        NotificationCenter.default.addObserver(self, selector: #selector(changed), name: name, object: nil)
                    }
                }
                @objc func changed(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    let isHiding = note.name == UIResponder.keyboardWillHideNotification
                    bottom.constant = isHiding ? 16 : frame.height - 34 + 16
                }
            }
            """
        let scenario = try #require(ScenarioLibrary.scenario(id: "iphone-home-indicator"))
        let handler = try #require(
            Linter(scenarios: [scenario], suppressions: CommentSuppressions()).analyse(SourceFile(path: "Chat.swift", text: code))
                .handlers.first)
        if let effect {
            #expect(handler.scenarios.first?.effect == effect)
            #expect(
                handler.unknowns.map(\.text) == ["assumed: `bottom` starts with the value that it gets when the keyboard hides"])
        } else {
            #expect(handler.scenarios.first?.verdict == .unknown)
            #expect(handler.unknowns.map(\.text) == ["unknown: `Metrics.padding`"])
        }
    }

    /// The handler of WWDC23 session 10281, whose constraint has the safe area's inset from the beginning: at rest the field is
    /// on the safe area, and with the keyboard at its top, as content tied to the guide is.
    @Test(
        arguments: [
            "view.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: view.safeAreaInsets.bottom)",
            "view.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: store.offset)",
        ])
    func aConstantThatIsTheSafeAreasInsetIsAtRestOnTheSafeArea(constraint: String) throws {
        let code = """
            class Chat: UIViewController {
                let field = UITextField()
                var movingBottomConstraint: NSLayoutConstraint!
                override func viewWillAppear(_ animated: Bool) {
                    view.addSubview(field)
                    movingBottomConstraint = \(constraint)
                    movingBottomConstraint.isActive = true
                }
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(changed), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(changed), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func changed(_ notification: Notification) {
                    guard let screen = notification.object as? UIScreen, screen.isEqual(view.window?.screen),
                        let frameEnd = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                    else { return }
                    let converted = screen.coordinateSpace.convert(frameEnd, to: view)
                    var bottomOffset = view.safeAreaInsets.bottom
                    let intersection = view.bounds.intersection(converted)
                    if !intersection.isEmpty { bottomOffset = intersection.height }
                    movingBottomConstraint.constant = bottomOffset
                }
            }
            """
        let file = SourceFile(path: "Chat.swift", text: code)
        let handler = try #require(Linter(suppressions: CommentSuppressions()).analyse(file).handlers.first)
        #expect(handler.scenarios.map(\.effect) == handler.scenarios.map { _ in "agrees" })
        // 844 − 34, and 844 − 336 with the keyboard.
        let phone = try handler.scenario("iphone-home-indicator")
        #expect(phone.steps.map(\.legacyBottom) == [508, 844 - 291, 810])
    }

    /// An initialiser asks its view for the safe area before the view is in any window: the inset is 0 then, and the rest 21.
    @Test func aViewUnderConstructionHasNoSafeArea() throws {
        let code = """
            class Pad: UIView {
                let keys = UIStackView()
                var keysBottom: NSLayoutConstraint!
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(keys)
                    keysBottom = keys.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -safeAreaInsets.bottom - 21)
                    keysBottom.isActive = true
                }
            }
            class Pin: UIViewController {
                lazy var pad = Pad()
                override func loadView() { view = pad }
                override func viewDidLoad() {
                    let center = NotificationCenter.default
                    center.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                    center.addObserver(
                        self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    pad.keysBottom.constant = -frame.height - 21
                }
                @objc func hidden(_ note: Notification) { pad.keysBottom.constant = -21 }
            }
            """
        let linter = Linter(suppressions: CommentSuppressions())
        let handlers = linter.analyse(SourceFile(path: "Pin.swift", text: code)).handlers
        func phone(_ name: String) throws -> Handler.ScenarioResult {
            try #require(handlers.first { $0.name == name }).scenario("iphone-home-indicator")
        }
        // 844 - 336 - 21, 844 - 291 - 21, and back to 844 - 21.
        #expect(try phone("shown(_:)").steps.map(\.legacyBottom) == [487, 532])
        #expect(try phone("hidden(_:)").steps.map(\.legacyBottom) == [823])
        #expect(try !phone("shown(_:)").effects.contains { $0.name == .notReset })
    }

    /// A constant that somebody else set: the hide handler tells what it was. Whatever moves it by the keyboard's height the first
    /// time moves it the same way the second time.
    @Test func theWayAConstantMovesContentIsTheSameAtEachEvent() throws {
        let code = """
            class Card: UIViewController {
                @IBOutlet var bottom: NSLayoutConstraint!
                var isRaised = false
                override func viewDidLoad() {
                    let center = NotificationCenter.default
                    center.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                    center.addObserver(
                        self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect, !isRaised else { return }
                    bottom.constant -= frame.height
                    isRaised = true
                }
                @objc func hidden() {
                    bottom.constant = -15
                    isRaised = false
                }
            }
            """
        let handlers = Project(["Card.swift": code]).report(in: "iphone-there-and-back").handlers
        let hidden = try #require(handlers.first { $0.name == "hidden()" })
        #expect(hidden.scenarios.flatMap(\.effects).map(\.name) == [.agrees])
        // Up by 336, whatever the constant was, and by no less when the keyboard has 291: a gap of 45, of 34 more if the constraint
        // is tied to the safe area. Whether the first show leaves those 34 depends on that.
        let shown = try #require(handlers.first { $0.name == "shown(_:)" })
        #expect(shown.scenarios.flatMap(\.effects).map(\.name) == [.gap, .depends])
        #expect(shown.scenarios.flatMap(\.effects).map(\.points) == [79, nil])
    }
}
