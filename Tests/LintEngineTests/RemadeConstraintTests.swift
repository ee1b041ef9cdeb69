import KeyboardModel
import Reporting
import SourceText
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy

/// Constraints that a handler makes anew, to something else than before.
///
/// The iPhone is 844 points high with a home indicator of 34, so that the bar rests at 810; its keyboard is 336 high and begins
/// at 508.
struct RemadeConstraintTests {
    private func effects(of code: String, in id: String = "iphone-repeated-show") throws -> [String: [String]] {
        let scenario = try #require(ScenarioLibrary.scenario(id: id))
        let handlers = Linter(scenarios: [scenario], suppressions: CommentSuppressions()).analyse(
            SourceFile(path: "Chat.swift", text: code)
        ).handlers
        return Dictionary(uniqueKeysWithValues: handlers.map { ($0.name, $0.scenarios.flatMap(\.effects).map(\.name.rawValue)) })
    }

    private let setUp = """
        NotificationCenter.default.addObserver(
            self, selector: #selector(show(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(hide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
        """

    /// Every show puts the bar on the keyboard's top, where it stays while one field follows the other.
    @Test func aBarThatIsHeldByTheViewWhileTheKeyboardIsThereDoesNotDrift() throws {
        let code = """
            final class Chat: UIViewController {
                let bar = UIView()
                override func viewDidLoad() {
                    view.addSubview(bar)
                    rest()
                    \(setUp)
                }
                func rest() {
                    bar.snp.remakeConstraints { make in
                        make.left.right.equalTo(self.view)
                        make.bottom.equalTo(self.view.safeAreaLayoutGuide)
                    }
                }
                @objc func show(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    bar.snp.remakeConstraints { make in
                        make.left.right.equalTo(self.view)
                        make.bottom.equalTo(self.view).offset(-frame.height)
                    }
                }
                @objc func hide(_ note: Notification) { rest() }
            }
            """
        #expect(try effects(of: code) == ["show(_:)": ["agrees"], "hide(_:)": ["agrees"]])
    }

    /// Nothing was seen to hold the bar at first: it may rest at the view's end, where it is put when the keyboard hides, 34
    /// points below the safe area. That it is left where the keyboard was is another matter.
    @Test(arguments: [("0", false), ("-200", true)])
    func whereTheBarRestsIsNotKnown(offset: String, isFound: Bool) throws {
        let code = """
            final class Chat: UIViewController {
                let bar = UIButton()
                override func viewDidLoad() {
                    view.addSubview(bar)
                    \(setUp)
                }
                @objc func show(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    bar.snp.remakeConstraints { $0.bottom.equalToSuperview().offset(-frame.height) }
                }
                @objc func hide(_ note: Notification) {
                    bar.snp.remakeConstraints { $0.bottom.equalToSuperview().offset(\(offset)) }
                }
            }
            """
        #expect(try effects(of: code).values.joined().contains("not-reset") == isFound)
    }

    /// SnapKit's update of a constraint that was never made is a trap, and no further constraint beside those that are there.
    @Test(arguments: [("updateConstraints", false), ("makeConstraints", true)])
    func anUpdateOfWhatWasNotMadeEndsTheRun(method: String, isRun: Bool) throws {
        let code = """
            final class Chat: UIViewController {
                let bar = UIView()
                override func viewDidLoad() {
                    view.addSubview(bar)
                    bar.snp.makeConstraints { make in
                        make.top.equalToSuperview().offset(96)
                        make.height.equalTo(50)
                    }
                    \(setUp)
                }
                @objc func show(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    bar.snp.\(method) { make in make.bottom.equalToSuperview().offset(-frame.height) }
                }
                @objc func hide(_ note: Notification) {}
            }
            """
        let handlers = Project(["Chat.swift": code]).handlers
        let show = try #require(handlers.first { $0.name == "show(_:)" })
        #expect((show.outcome == .notExecuted) == !isRun)
        if !isRun { #expect(show.obstacle == .stopped([.crash("make.bottom.equalToSuperview()")])) }
    }

    /// The lines beside the bar's bottom have distances of their own, which move nothing up or down.
    @Test func distancesFromTheSidesAreNoPlace() throws {
        let code = """
            final class Chat: UIViewController {
                let box = UIView()
                let bar = UIButton()
                override func viewDidLoad() {
                    view.addSubview(box)
                    box.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide) }
                    box.addSubview(bar)
                    rest()
                    \(setUp)
                }
                func rest() {
                    bar.snp.remakeConstraints { make in
                        make.bottom.equalToSuperview().inset(12)
                        make.left.right.equalToSuperview().inset(16)
                    }
                }
                @objc func show(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    bar.snp.remakeConstraints { make in
                        make.left.right.equalToSuperview().inset(16)
                        make.bottom.equalTo(self.view.snp.bottom).inset(frame.height + 12)
                    }
                }
                @objc func hide(_ note: Notification) { rest() }
            }
            """
        #expect(try effects(of: code, in: "iphone-home-indicator") == ["show(_:)": ["agrees"], "hide(_:)": ["agrees"]])
    }

    /// UIKit updates the constraints before the screen has appeared, so that the bar rests on the safe area; and again when code
    /// asks for it, after the event or at once.
    @Test(arguments: [
        "view.setNeedsUpdateConstraints()", "view.setNeedsUpdateConstraints(); view.updateConstraintsIfNeeded()",
        "updateViewConstraints()",
    ])
    func constraintsOfTheUpdatePassHoldTheBar(update: String) throws {
        let code = """
            final class Chat: UIViewController {
                let bar = UIView()
                var height: CGFloat = 0
                override func viewDidLoad() {
                    view.addSubview(bar)
                    \(setUp)
                }
                override func updateViewConstraints() {
                    bar.snp.remakeConstraints { make in
                        make.left.right.equalTo(self.view)
                        if height > 0 {
                            make.bottom.equalTo(self.view).offset(-height)
                        } else {
                            make.bottom.equalTo(self.view.safeAreaLayoutGuide)
                        }
                    }
                    super.updateViewConstraints()
                }
                @objc func show(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    height = frame.height
                    \(update)
                }
                @objc func hide(_ note: Notification) {
                    height = 0
                    \(update)
                }
            }
            """
        #expect(try effects(of: code) == ["show(_:)": ["agrees"], "hide(_:)": ["agrees"]])
    }

    /// A line that says no distance has none, also where it finds the constraint that an earlier line made.
    @Test func aLineWithoutDistancePutsTheBarBackToTheEdge() throws {
        let code = """
            final class Chat: UIViewController {
                let bar = UIView()
                override func viewDidLoad() {
                    view.addSubview(bar)
                    bar.snp.makeConstraints { make in make.left.right.bottom.equalToSuperview() }
                    \(setUp)
                }
                @objc func show(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    bar.snp.remakeConstraints { make in make.left.right.bottom.equalToSuperview().inset(frame.height) }
                }
                @objc func hide(_ note: Notification) {
                    bar.snp.remakeConstraints { make in make.left.right.bottom.equalToSuperview() }
                }
            }
            """
        #expect(try effects(of: code) == ["show(_:)": ["agrees"], "hide(_:)": ["agrees"]])
    }
}

extension RemadeConstraintTests {
    /// A label in the middle that a handler hangs from the top: how far it went nobody computes, but it did not stay.
    @Test func whatIsHungElsewhereDidNotStayWhereItWas() throws {
        let code = """
            final class Search: UIViewController {
                let label = UILabel()
                override func viewDidLoad() {
                    view.addSubview(label)
                    label.snp.makeConstraints { $0.centerX.centerY.equalToSuperview() }
                    \(setUp)
                }
                @objc func show(_ note: Notification) {
                    label.snp.remakeConstraints { make in
                        make.top.equalTo(view.safeAreaLayoutGuide.snp.top).inset(249)
                        make.centerX.equalToSuperview()
                    }
                }
                @objc func hide(_ note: Notification) {
                    label.snp.remakeConstraints { $0.centerX.centerY.equalToSuperview() }
                }
            }
            """
        let handlers = Linter(suppressions: CommentSuppressions()).analyse(SourceFile(path: "Search.swift", text: code)).handlers
        let show = try #require(handlers.first { $0.name == "show(_:)" })
        #expect(show.scenarios.allSatisfy { $0.verdict == .unknown })
        #expect(!show.scenarios.contains { $0.summary.text.contains("leaves") })
    }
}

extension RemadeConstraintTests {
    /// The bar is tied to the safe area of its own view, which ends with the screen: 810. Remade with another height, it ends
    /// 336 + 40 − 34 above 844: at 502, six above the keyboard; and is put back to where it was.
    @Test func aBarOfAViewWithASafeAreaOfItsOwn() throws {
        func lines(_ end: String, high height: Int) -> String {
            """
            {
                $0.leading.trailing.equalToSuperview()
                $0.bottom.\(end)
                $0.height.equalTo(\(height))
            }
            """
        }
        let rest = "equalTo(self.safeAreaLayoutGuide.snp.bottom)"
        let code = """
            final class Comments: UIViewController {
                private let comments = CommentView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(comments)
                    comments.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            final class CommentView: UIView {
                private let bar = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(bar)
                    bar.snp.makeConstraints \(lines(rest, high: 40))
                    \(setUp)
                }
                required init?(coder: NSCoder) { fatalError() }
                @objc func show(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    let inset = frame.height + 40 - safeAreaInsets.bottom
                    bar.snp.remakeConstraints \(lines("equalToSuperview().inset(inset)", high: 50))
                }
                @objc func hide(_ note: Notification) { bar.snp.remakeConstraints \(lines(rest, high: 50)) }
            }
            """
        let handlers = Project(["Comments.swift": code]).report(in: "iphone-home-indicator").handlers
        let effects = Dictionary(uniqueKeysWithValues: handlers.map { ($0.name, $0.scenarios.flatMap(\.effects)) })
        #expect(effects["show(_:)"]?.map(\.name) == [.gap])
        #expect(effects["show(_:)"]?.compactMap(\.points) == [6])
        #expect(effects["hide(_:)"]?.map(\.name) == [.agrees])
    }

    /// The bar goes with the keyboard; the list is where it was.
    @Test func aConstraintThatIsMadeOnceMoreMovesNothing() throws {
        let again = "list.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true"
        let code = ChatScreen.code(
            shown: again + "\nbottom.constant = -frame.height", hidden: "bottom.constant = 0",
            members: ChatScreen.barOnView.replacing(
                "view.addSubview(bar)", with: "view.addSubview(bar); view.addSubview(list); " + again)
                + "\nlet list = UITableView()")
        let shown = try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
        #expect(try shown.scenario("iphone-home-indicator").effects.map(\.name) == [.agrees])
    }
}
