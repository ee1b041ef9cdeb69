import KeyboardModel
import LintEngine
import LintPolicy
import Reporting
import RuleBook
import SourceText

@testable import keyboardlint

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension FuzzTarget {
    static let settings = [
        FuzzTarget(name: "configuration") { bytes in
            let file = SourceFile(path: "/tree/.keyboardlint.json", bytes: bytes)
            guard let configuration = try? Configuration(file, at: CanonicalPath(file.path), from: NoFiles()) else { return }
            _ = configuration.leavesOut("/tree/Sources/A.swift", isFolder: false)
            _ = configuration.choices(forFileAt: "/tree/Sources/A.swift")
            _ = configuration.issues(knownRules: RuleBook.ids) + configuration.issues(knownScenarios: ["iphone"])
        },
        FuzzTarget(name: "baseline") { bytes in
            guard let baseline = try? Baseline(SourceFile(path: "a.json", bytes: bytes)) else { return }
            let text = baseline.text
            let again = try? Baseline(SourceFile(path: "a.json", text: text))
            hold(again?.text == text, "a baseline that is written is read as the same")
        },
        FuzzTarget(name: "modules") { bytes in
            _ = try? ModuleManifest(SourceFile(path: "/tree/modules.json", bytes: bytes), root: "/tree")
        },
        FuzzTarget(name: "rule") { bytes in
            guard let text = text(bytes) else { return }
            guard let rule = try? RuleBook.parse(path: "a-rule.md", markdown: text, asking: .all) else { return }
            let linter = Linter(rules: [rule], suppressions: CommentSuppressions())
            show(linter.report([linter.analyse(sample)], summary: Report.Summary()), of: sample)
        },
        FuzzTarget(name: "scenario") { bytes in
            guard let text = text(bytes) else { return }
            let scenarios = ScenarioFile.parse(text).scenarios.prefix(4)
            guard !scenarios.isEmpty else { return }
            let linter = Linter(scenarios: Array(scenarios), suppressions: CommentSuppressions())
            show(linter.report([linter.analyse(sample)], summary: Report.Summary()), of: sample)
        },
        FuzzTarget(name: "report") { bytes in
            guard let report = try? JSONDecoder().decode(Report.self, from: Data(bytes)) else { return }
            show(report, of: sample)
        },
        FuzzTarget(name: "diff") { bytes in _ = DiffReader.changes(in: bytes) },
        FuzzTarget(name: "arguments") { bytes in
            guard let text = text(bytes) else { return }
            let words = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            guard let command = CommandSyntax.all.first(where: { $0.name == words.first }) else { return }
            if let arguments = try? Arguments(Array(words.dropFirst()), for: command) { _ = arguments.words(of: command.options) }
        },
    ]

    private struct NoFiles: ConfigurationText {
        func read(_ path: String) throws(UnreadableConfiguration) -> (path: CanonicalPath, file: SourceFile) {
            throw UnreadableConfiguration("there is no file")
        }
    }

    /// A screen with a finding, for rules and scenarios to be tried on.
    private static let sample = SourceFile(
        path: "/tree/FieldController.swift",
        text: """
            import UIKit

            final class FieldController: UIViewController {
                private let field = UITextField()
                private var bottom: NSLayoutConstraint?

                override func viewDidLoad() {
                    bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                    bottom?.isActive = true
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }

                @objc func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    bottom?.constant = -frame.height
                }
            }

            """)
}
