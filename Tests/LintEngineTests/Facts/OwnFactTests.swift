import PatternMatching
import RuleBook
import SourceText
import SwiftParser
import Testing

@testable import LintEngine

/// The write stands below the line with this number.
private struct StandsBelowLine: RuleFact {
    static let phrases = [
        FactPhrase(of: .variable, "stands below line N", .points, "code further down in its file") {
            StandsBelowLine(line: Int($0))
        }
    ]
    static let basis = FactBasis.handler
    let line: Int

    func holds(for node: Syntax, in evidence: Evidence) -> Bool { node.location.line > line }

    func candidates(in evidence: Evidence) -> [Syntax]? { Array(evidence.values.sinks.keys) }
}

/// One declaration and one entry in a catalog make a fact: nothing else knows its name.
@Suite struct OwnFactTests {
    private let code = """
        final class Chat: UIViewController {
            @IBOutlet var tableView: UITableView!
            override func viewDidLoad() {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
            @objc func show(_ note: Notification) {
                tableView.contentInset.bottom = 1
                tableView.contentInset.bottom = 2
            }
        }
        """

    @Test func aRuleAsksAFactThatOnlyThisFileDeclares() throws {
        let catalog = FactCatalog(FactCatalog.facts + [StandsBelowLine.self])
        let trial = try PatternTrial("$SINK = $_\nwhere $SINK stands below line 8", asking: catalog)
        #expect(trial.lines(in: code) == ["tableView.contentInset.bottom = 2"])
    }

    @Test func aFactThatIsNotInTheCatalogIsNoPhrase() {
        let issue = #expect(throws: InvalidRule.self) { try PatternTrial("$SINK = $_\nwhere $SINK stands below line 8") }
        #expect(issue?.issues.first?.message.contains("found `stands`") == true)
    }
}
