import KeyboardModel
import SourceText
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy

/// Constraints that a handler makes anew, of a bar whose height says where it is.
///
/// The iPhone is 844 points high; its keyboard is 336 high and begins at 508.
struct RemadeHeightTests {
    private let setUp = """
        NotificationCenter.default.addObserver(
            self, selector: #selector(show(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(hide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
        """

    /// A bar whose height no source at hand says, and which is given that height once more, rests as far above the view's end as
    /// it did; what stands on it may be covered, by how much depends on that height. With a height of 80, what stands on it ends
    /// at 764, and the keyboard begins 256 points above that.
    @Test(arguments: [
        ("Sizes.bar", "height.constant = Sizes.bar", "depends", nil),
        ("Sizes.bar", "bar.snp.remakeConstraints { $0.bottom.equalTo(view); $0.height.equalTo(Sizes.bar) }", nil, nil),
        ("80", "height.constant = 80", "covered", 256.0),
    ])
    func aHeightThatIsNotKnownCoversNothingForCertain(
        height: String, write: String, effect: String?, points: Double?
    ) throws {
        let code = """
            final class Chat: UIViewController {
                let bar = UIView()
                var height: NSLayoutConstraint!
                override func viewDidLoad() {
                    view.addSubview(bar)
                    \(write.contains("snp") ? write : "bar.snp.makeConstraints { $0.bottom.equalTo(view) }")
                    height = bar.heightAnchor.constraint(equalToConstant: \(height))
                    \(write.contains("snp") ? "" : "height.isActive = true")
                    \(setUp)
                }
                @objc func show(_ note: Notification) { \(write) }
                @objc func hide(_ note: Notification) {}
            }
            """
        let scenario = try #require(ScenarioLibrary.scenario(id: "iphone-home-indicator"))
        let handlers = Linter(scenarios: [scenario], suppressions: CommentSuppressions()).analyse(
            SourceFile(path: "Chat.swift", text: code)
        ).handlers
        let effects = handlers.first { $0.name == "show(_:)" }?.scenarios.flatMap(\.effects) ?? []
        #expect(effects.first?.name.rawValue == effect)
        #expect(effects.first?.points == points)
    }

    /// At rest the bar ends at 804. While the keyboard is there it begins at 480, and ends at 530: 22 points are under the
    /// keyboard, which begins at 508. One whose height nobody says is somewhere.
    @Test(arguments: [("$0.height.equalTo(50)", 22.0), ("$0.height.equalToSuperview().dividedBy(16.88)", 22), ("", nil)])
    func whatIsHeldByItsUpperEndInsteadHasAPlace(height: String, covered: Double?) throws {
        let code = """
            final class Chat: UIViewController {
                let bar = UIButton()
                override func viewDidLoad() {
                    view.addSubview(bar)
                    bar.snp.makeConstraints { $0.bottom.equalToSuperview().inset(40); \(height) }
                    \(setUp)
                }
                @objc func show(_ note: Notification) {
                    bar.snp.remakeConstraints { $0.top.equalToSuperview().offset(480); \(height) }
                }
                @objc func hide(_ note: Notification) {
                    bar.snp.remakeConstraints { $0.bottom.equalToSuperview().inset(40); \(height) }
                }
            }
            """
        let handlers = Project(["Chat.swift": code]).report(in: "iphone-repeated-show").handlers
        let effects = Dictionary(uniqueKeysWithValues: handlers.map { ($0.name, $0.scenarios.flatMap(\.effects)) })
        #expect(effects["show(_:)"]?.first { $0.name == .covered }?.points == covered)
        #expect(effects["hide(_:)"]?.map(\.name) == [.agrees])
    }
}
