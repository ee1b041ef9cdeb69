import KeyboardModel
import SourceText
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// Publishers that one file keeps and others subscribe to. The keyboard of the Stage Manager scenario is shown 398 points high.
struct SubscriberTests {
    private static let height = """
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
            .compactMap { ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height }
        """

    private func project(_ source: String, subscribing expression: String) -> Project {
        Project([
            "Support/Source.swift": source,
            "Screen.swift": """
            class Screen: UIViewController {
                @IBOutlet var table: UITableView!
                override func viewDidLoad() {
                    token = \(expression).sink { [weak self] in self?.table.contentInset.bottom = $0 }
                }
            }
            """,
            "Unrelated.swift":
                "class Unrelated { let keyboardHeights = [1]; func f() { keyboardHeights.forEach { print($0) } } }",
        ])
    }

    @Test func aPublisherInAnExtensionIsSubscribedToElsewhere() throws {
        let project = project(
            "extension Publishers { static var keyboardHeights: AnyPublisher<CGFloat, Never> { \(Self.height).eraseToAnyPublisher() } }",
            subscribing: "Publishers.keyboardHeights")
        let handler = try #require(project.handlers.first { !$0.sinks.isEmpty })
        #expect(handler.type == "Screen")
        #expect(handler.path == "Screen.swift")
        #expect(handler.observes.map(\.path) == ["Support/Source.swift"])
        #expect(handler.shown == [.points(398)])
        #expect(project.handlers.allSatisfy { $0.path != "Unrelated.swift" })
    }

    @Test func aPublisherOfASharedObjectIsSubscribedToElsewhere() throws {
        let project = project(
            """
            final class KeyboardWatch {
                static let shared = KeyboardWatch()
                private(set) lazy var heights = \(Self.height).share()
            }
            """, subscribing: "KeyboardWatch.shared.heights.map { $0 - 100 }")
        let handler = try #require(project.handlers.first { !$0.sinks.isEmpty })
        #expect(handler.shown == [.points(298)])
    }
}
