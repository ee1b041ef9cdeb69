import KeyboardModel
import Reporting
import SourceText
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// What a handler leaves to the next layout pass.
///
/// The keyboard of the iPhone is 336 points high, of which 34 are the safe area's.
struct LayoutPassTests {
    /// 302 are needed above the safe area; what only notes the height is given 336.
    @Test(
        arguments: [
            ("UIViewController", "viewDidLayoutSubviews", "view.setNeedsLayout(); view.layoutIfNeeded()"),
            ("UIViewController", "viewWillLayoutSubviews", "view.setNeedsLayout()"),
            (
                "UIPresentationController", "containerViewWillLayoutSubviews",
                "containerView?.setNeedsLayout(); containerView?.layoutIfNeeded()"
            ),
        ])
    func whatIsLaidOutInTheNextPassIsTheHandlersDoing(superclass: String, method: String, call: String) throws {
        let code = """
            class Chat: \(superclass) {
                let tableView = UITableView()
                var height: CGFloat = 0
                func start() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    height = frame.height
                    \(call)
                }
                override func \(method)() { tableView.contentInset.bottom = height }
            }
            """
        var scenario = try #require(ScenarioLibrary.scenario(id: "iphone-home-indicator"))
        scenario.steps = Array(scenario.steps.prefix(1))
        let handler = try #require(
            Linter(scenarios: [scenario], suppressions: CommentSuppressions()).analyse(SourceFile(path: "Chat.swift", text: code))
                .handlers.first)
        #expect(handler.sinks.map(\.expression) == ["tableView.contentInset.bottom"])
        #expect(handler.scenarios.first?.effect == "gap of 34 pt")
    }

    /// A constraint that changes asks for a layout pass by itself: at the end of the event, or when code says so.
    @Test(arguments: ["", "view.layoutIfNeeded()", "UIView.animate(withDuration: 0.2) { self.view.layoutIfNeeded() }"])
    func aChangedConstraintAsksForALayoutPass(call: String) {
        let project = Project([
            "Chat.swift": """
            class Chat: UIViewController {
                let bar = UIView()
                let list = UITableView()
                lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                override func viewDidLoad() {
                    view.addSubview(bar)
                    bottom.isActive = true
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    bottom.constant = -frame.height
                    \(call)
                }
                override func viewDidLayoutSubviews() { list.contentInset.bottom = 8 - bottom.constant }
            }
            """
        ])
        let writes = project.handlers.first?.scenarios.first { $0.id == "ipad-stage-manager-partly-covered" }?.writes ?? []
        #expect(writes.filter { $0.event == "show" }.map(\.sink) == ["bottom.constant", "list.contentInset.bottom"])
    }

    /// A layout pass that ties a view again contradicts the handler which tied it elsewhere; what it does with other views is
    /// what it does in each pass.
    @Test func aPassThatTiesTheViewAgainContradictsTheHandler() throws {
        let project = Project([
            "Chat.swift": """
            class Chat: UIViewController {
                let bar = UIView()
                let label = UILabel()
                override func viewDidLoad() {
                    view.addSubview(bar)
                    view.addSubview(label)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    bar.snp.remakeConstraints { make in make.bottom.equalToSuperview().inset(frame.height) }
                }
                override func viewDidLayoutSubviews() {
                    bar.snp.makeConstraints { make in make.bottom.equalToSuperview() }
                    label.snp.remakeConstraints { make in make.bottom.equalTo(self.view) }
                    label.frame.size.height = 20
                }
            }
            """
        ])
        let handler = try #require(project.handlers.first)
        #expect(handler.sinks.map(\.expression).filter { $0.hasPrefix("label") } == [])
        #expect(handler.scenarios.contains { $0.effects.map(\.name) == [.conflict] })
    }
}
