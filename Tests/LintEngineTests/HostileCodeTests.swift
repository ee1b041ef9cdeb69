import Behaviour
import KeyboardModel
import LintEngine
import LintPolicy
import Reporting
import SourceText
import Testing

/// Code that is made to keep the linter busy: each case ends at a bound, the report says which, and nothing crashes.
///
/// Bounds count steps, not time. Each case is far beyond its bound, so that work that grows with the input more than it should
/// takes hours.
struct HostileCodeTests {
    private func handlers(_ body: String, members: String = "", outside: String = "") -> [Handler] {
        analysis(
            """
            class Screen: UIViewController {
                @IBOutlet var bottom: NSLayoutConstraint!
                \(members)
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) { \(body) }
            }
            \(outside)
            """
        ).handlers
    }

    private func analysis(_ text: String) -> FileAnalysis {
        Linter(rules: [], scenarios: Array(ScenarioLibrary.standard.prefix(1)), suppressions: CommentSuppressions()).analyse(
            SourceFile(path: "Hostile.swift", text: text))
    }

    /// Why the only handler was not run, or what its result leaves open.
    private func statements(_ handlers: [Handler]) -> [String] {
        handlers.flatMap { [$0.reason].compactMap(\.self) + $0.unknowns.map(\.text) }
    }

    private static let calls = "calls that are nested deeper than 48 levels are not followed"

    @Test(arguments: [
        ("a()", "func a() { b() }; func b() { a() }"), ("f()", "lazy var f: () -> Void = { [unowned self] in f() }"),
        ("x = 1", "var x = 0 { didSet { y = x + 1 } }; var y = 0 { didSet { x = y } }"),
        ("bottom.constant = a", "var a: CGFloat { b }; var b: CGFloat { a }"),
        ("go()", "var peer: Peer = Peer(); func go() { peer.go() }"),
    ])
    func whatCallsItselfEndsAtTheDepthOfCalls(body: String, members: String) {
        let peer = "class Peer { weak var owner: Screen?; func go() { again() }; func again() { go() } }"
        #expect(statements(handlers(body, members: members, outside: peer)) == [Self.calls])
    }

    @Test(arguments: ["while true { bottom.constant += 1 }", "repeat { bottom.constant += 1 } while true"])
    func aLoopWithoutEndEnds(loop: String) {
        #expect(statements(handlers(loop)).contains("run stopped: a loop ran 1000 times"))
    }

    @Test func tenThousandBranchesAreRunSomeWays() {
        let branches = (0..<10_000).map { "if c\($0) { bottom.constant = \($0) }" }.joined(separator: "\n")
        #expect(statements(handlers(branches)).contains { $0.contains("path limit reached: ") })
    }

    @Test func aSumOfAThousandUnknownsIsTooDeep() {
        let sum = (0..<1_000).map { "a\($0)" }.joined(separator: " + ")
        #expect(statements(handlers("bottom.constant = \(sum)")) == ["expressions are nested deeper than 400 levels"])
    }

    @Test(arguments: [("(", ")"), ("if a { ", "}"), ("{ ", "}"), ("[", "]"), ("- ", "")])
    func nestingOfAHundredThousandLevelsIsNotAnalysed(opening: String, closing: String) {
        let nest = String(repeating: opening, count: 100_000) + "1" + String(repeating: closing, count: 100_000)
        let text = "class A { func f() { addObserver(forName: UIResponder.keyboardWillShowNotification) { _ in }\nx = \(nest) } }"
        let analysis = analysis(text)
        #expect(analysis.handlers.count == 1)
        #expect(analysis.notAnalysed.map(\.reason).contains("nesting deeper than 128 levels is not analysed"))
    }

    @Test func anArrayOfManyElementsRunsOutOfFuel() {
        let numbers = repeatElement("1", count: 100_000).joined(separator: ",")
        #expect(
            statements(handlers("for x in [\(numbers)] { bottom.constant = x }"))
                == ["limit of 60000 evaluated expressions reached"])
    }

    @Test func arraysThatDoubleDoNotFillTheMemory() {
        #expect(handlers("var a = [1]; for _ in 0..<900 { a = a + a; a.append(contentsOf: a) }; bottom.constant = 1").count == 1)
        #expect(handlers("var a = [1, 2]; for _ in 0..<900 { a = a.flatMap { _ in a } }; bottom.constant = 1").count == 1)
    }

    @Test func aLongStringIsNotLookedAt() {
        let text = String(repeating: "a", count: 4_000_000)
        #expect(handlers("let text = \"\(text)\"; bottom.constant = 3")[0].sinks.count == 1)
    }

    @Test func callsAreNamedByTheirBeginningHoweverLongTheyAre() {
        let operators = String(repeating: ".map { $0 }", count: 5_000)
        #expect(handlers("bottom.constant = 3; publisher\(operators).sink { _ in }")[0].sinks.count == 1)
    }

    @Test func rulesReadALongStringAndALongListOnce() {
        let text = String(repeating: "aeyboardHeigh", count: 100_000)
        let numbers = repeatElement("1", count: 50_000).joined(separator: ",")
        let file = SourceFile(
            path: "Hostile.swift",
            text: """
                class Screen: UIViewController {
                    func load() {
                        NotificationCenter.default.addObserver(
                            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) { _ in }
                    }
                    let text = "\(text)"
                    let numbers = [\(numbers)]
                }
                """)
        #expect(Linter(suppressions: CommentSuppressions()).analyse(file).notAnalysed.isEmpty)
    }

    // MARK: Types

    @Test func classesThatInheritFromEachOtherEnd() {
        let cycle = "class Base: Middle { func go() { super.go() } }\nclass Middle: Screen { func go() { super.go() } }"
        #expect(handlers("go()", members: "func go() {}", outside: cycle).allSatisfy { $0.name == "shown(_:)" })
    }

    @Test func protocolsThatRefineEachOtherEnd() {
        let cycle = """
            protocol P: Q {}
            protocol Q: P {}
            extension P { func go() { self.again() } }
            extension Q { func again() { self.go() } }
            extension Screen: P {}
            """
        #expect(statements(handlers("go()", outside: cycle)) == [Self.calls])
    }

    @Test func objectsThatAreEachOthersDelegateEnd() {
        let members = "var child = Child(); override func awakeFromNib() { child.delegate = self }; func go() { child.go() }"
        let child = "class Child { weak var delegate: Screen?; func go() { delegate?.go() } }"
        #expect(handlers("go()", members: members, outside: child).count == 1)
    }

    @Test func aLongLineOfClassesIsCutShort() {
        let classes = (0..<2_000).map { "class C\($0): C\($0 + 1) { override func go() { super.go() } }" }
        let base = "class C2000: Screen { override func go() { bottom.constant = 1 } }"
        #expect(!handlers("go()", members: "func go() {}", outside: (classes + [base]).joined(separator: "\n")).isEmpty)
    }

    // MARK: Chains

    private static let publisher = "center.publisher(for: UIResponder.keyboardWillHideNotification)"

    @Test func aChainOfManyOperatorsIsNotFollowed() {
        let operators = String(repeating: ".map { $0 }", count: 20_000)
        let analysis = analysis("class A { func f() { \(Self.publisher)\(operators).sink { _ in } } }")
        #expect(analysis.handlers.map(\.reason) == ["the chain has more operators than are followed"])
    }

    @Test func publishersOfEachOtherAreFollowedSomeWay() {
        let properties = (0..<1_000).map {
            "lazy var p\($0) = p\(($0 * 7 + 1) % 1_000).merge(with: p\(($0 + 1) % 1_000)).map { $0 }"
        }
        let analysis = analysis(
            "class A { func f() { p0 = \(Self.publisher) }\n\(properties.joined(separator: "\n")) }")
        #expect(analysis.handlers.map(\.outcome) == [.notExecuted])
    }
}
