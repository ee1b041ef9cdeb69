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

    /// A property that publishes what a handler assigns, under each of the names by which other files subscribe.
    @Test(arguments: [
        ("KeyboardWatch.shared.$height", 398.0), ("KeyboardWatch.shared.$height.dropFirst().map { $0 - 10 }", 388),
        ("Publishers.CombineLatest(KeyboardWatch.shared.$height, Just(5)).map { $0 + $1 }", 403),
        ("KeyboardWatch.shared\n.raised", 399), ("KeyboardWatch.shared.heights()", 398),
    ])
    func aPublishedPropertyOfASharedObjectIsSubscribedToElsewhere(expression: String, height: Double) throws {
        let project = project(
            """
            final class KeyboardWatch {
                static let shared = KeyboardWatch()
                @Published var height: CGFloat = 0
                var raised: AnyPublisher<CGFloat, Never> { $height.map { $0 + 1 }.eraseToAnyPublisher() }
                func heights() -> AnyPublisher<CGFloat, Never> { $height.removeDuplicates().eraseToAnyPublisher() }
                init() {
                    token = NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification).sink { note in
                        self.height = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0
                    }
                }
            }
            """, subscribing: expression)
        let handler = try #require(project.handlers.first { !$0.sinks.isEmpty })
        #expect(handler.path == "Screen.swift")
        #expect(handler.outcome == .executed)
        #expect(handler.shown == [.points(height)])
    }

    /// A model gives the screen a structure of streams, and pushes into one of them what RxKeyboard says.
    @Test func aScreenSubscribesToWhatItsModelPushes() throws {
        let project = Project([
            "Model.swift": """
            final class ComposeModel {
                struct Output { let height: Driver<CGFloat> }
                private let relay = BehaviorRelay<CGFloat>(value: 0)
                func transform(input: Input) -> Output {
                    RxKeyboard.instance.visibleHeight.drive(with: self, onNext: { owner, height in owner.relay.accept(height) })
                    return Output(height: relay.asDriver())
                }
            }
            """,
            "Screen.swift": """
            final class ComposeScreen: UIViewController {
                @IBOutlet var table: UITableView!
                private let model: ComposeModel
                init(model: ComposeModel) { self.model = model }
                override func viewDidLoad() {
                    let output = model.transform(input: .init())
                    output.height.drive(with: self) { owner, height in owner.table.contentInset.bottom = height }
                }
            }
            """,
        ])
        let handler = try #require(project.handlers.first { !$0.sinks.isEmpty })
        #expect(handler.type == "ComposeScreen")
        #expect(handler.shown == [.points(398)])
    }

    /// Of code whose value leaves for nobody knows whom, nothing is claimed.
    @Test func aRelayWithoutSubscribersMakesTheOutcomeUnknown() {
        let project = Project([
            "Model.swift": """
            final class ComposeModel {
                let relay = PublishRelay<CGFloat>()
                init() { RxKeyboard.instance.visibleHeight.drive(onNext: { [weak self] height in self?.relay.accept(height) }) }
            }
            """
        ])
        #expect(project.handlers.map(\.outcome) == [.executedWithUnknowns])
    }
}
