import KeyboardFacts
import KeyboardModel
import PatternMatching
import Reporting
import SourceText
import SwiftParser
import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// What rules are told of effects.
struct EffectFactTests {
    private static let code = """
        class Chat: UIViewController {
            @IBOutlet var tableView: UITableView!
            override func viewDidLoad() {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
            @objc func shown(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                tableView.scrollIndicatorInsets.bottom = frame.width
                tableView.contentInset.bottom += frame.height
            }
        }
        """

    /// The nodes that have an effect in the scenarios, as the source spells them.
    private func nodes(having effect: EffectName, in scenarios: [String]) throws -> [String] {
        let scenarios = try scenarios.map { try #require(ScenarioLibrary.scenario(id: $0)) }
        let linter = Linter(scenarios: scenarios, suppressions: CommentSuppressions())
        let tree = parse(SourceFile(path: "Chat.swift", text: Self.code))
        let behaviours = FileFacts(tree).sessions.flatMap { linter.run($0, through: scenarios).behaviours }
        let evidence = Evidence(behaviours, handlers: behaviours.map { Handler($0) }, index: DeclarationIndex([tree]))
        let parts = tree.root.subtree.filter { $0.kind == .assignExpr }.flatMap {
            [$0.child(.left), $0.child(.right)].compactMap(\.self)
        }
        let registrations = tree.root.subtree.filter { $0.text == "UIResponder.keyboardWillShowNotification" }.prefix(1)
        return (registrations + parts).filter { HasEffect(effect: effect).holds(for: $0, in: evidence) }.map(\.text)
    }

    @Test func anEffectBelongsToTheWriteThatCausesItAndToTheHandler() throws {
        let writing = ["UIResponder.keyboardWillShowNotification", "tableView.contentInset.bottom", "frame.height"]
        #expect(try nodes(having: .drift, in: ["iphone-repeated-show"]) == writing)
        #expect(try nodes(having: .covered, in: ["iphone-repeated-show"]) == [])
    }

    @Test func agreementIsThatOfEveryScenario() throws {
        // On a phone without home indicator the raw height is right, and a show that is not repeated adds up nothing.
        #expect(try nodes(having: .agrees, in: ["iphone-hardware-keyboard"]).count == 5)
        #expect(try nodes(having: .agrees, in: ["iphone-hardware-keyboard", "iphone-home-indicator"]) == [])
    }

    @Test func theScenarioThatShowsMostComesFirst() throws {
        let scenarios = try ["ipad-slide-over", "ipad-stage-manager-partly-covered"].map {
            try #require(ScenarioLibrary.scenario(id: $0))
        }
        let linter = Linter(scenarios: scenarios, suppressions: CommentSuppressions())
        let tree = parse(SourceFile(path: "Chat.swift", text: Self.code.replacing("+= frame.height", with: "= frame.height")))
        let behaviours = FileFacts(tree).sessions.flatMap { linter.run($0, through: scenarios).behaviours }
        let evidence = Evidence(behaviours, handlers: behaviours.map { Handler($0) }, index: DeclarationIndex([tree]))
        // Gaps of 20 and of 120 points.
        let effects = try #require(evidence.effects(of: behaviours[0].handler.node))
        let summary = effects.runSummary(telling: EffectScope(names: [.gap], frames: .others))
        #expect(summary?.differing == 2)
        #expect(summary?.worst?.scenario == "ipad-stage-manager-partly-covered")
    }

    /// With cross-fading, a hide has no frame: its top edge is not at the top of the screen.
    @Test func aZeroFrameFailsWhoTakesItForAPlace() throws {
        func fails(_ value: String) throws -> Bool {
            let code = Self.code.replacing("frame.height", with: value).replacing("+=", with: "=")
                .replacing("keyboardWillShowNotification", with: "keyboardWillChangeFrameNotification")
            let scenario = try #require(ScenarioLibrary.scenario(id: "iphone-cross-fade"))
            let linter = Linter(scenarios: [scenario], suppressions: CommentSuppressions())
            let tree = parse(SourceFile(path: "Chat.swift", text: code))
            let behaviours = FileFacts(tree).sessions.flatMap { linter.run($0, through: [scenario]).behaviours }
            let evidence = Evidence(behaviours, handlers: behaviours.map { Handler($0) }, index: DeclarationIndex([tree]))
            let assignments = tree.root.subtree.filter { $0.kind == .assignExpr && $0.text.hasPrefix("tableView.contentInset") }
            let written = try #require(assignments.last)
            return FailsForZeroFrame().holds(for: written, in: evidence)
        }
        // After the hide: 844 − 0 = 844 points of inset, where nothing is covered.
        #expect(try fails("(view.bounds.height - frame.minY)"))
        // The height of nothing is nothing.
        #expect(try !fails("frame.size.height"))
    }
}
