import KeyboardModel
import SourceText

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// A project in memory, which is asked as the command line asks its folders.
struct Project: SourceSearch {
    let sources: [SourceFile]
    let scopes: ModuleScopes

    /// - Parameters:
    ///   - missingStoryboard: one that the project of all files lists and that does not exist.
    ///   - isIncomplete: whether that lists a Swift file, too, that does not exist.
    init(_ files: [String: String], missingStoryboard: String? = nil, isIncomplete: Bool = false) {
        sources = files.map { SourceFile(path: $0.key, text: $0.value) }
        guard missingStoryboard != nil || isIncomplete else {
            scopes = .single
            return
        }
        scopes = ModuleScopes(
            modules: files.mapValues { _ in [0] }, edges: [[]], missingStoryboards: missingStoryboard.map { [0: $0] } ?? [:],
            incomplete: isIncomplete ? [0] : [])
    }

    func files(declaring names: Set<String>, mentioning others: Set<String>) -> [SourceFile] {
        sources.filter { file in
            let text = file.text(in: ByteRange(0, file.bytes.count))
            return names.union(others).contains { text.contains($0) }
        }
    }

    func interfaceFiles(naming classes: Set<String>, mentioning words: Set<String>) -> [SourceFile] {
        sources.filter { $0.path.hasSuffix(".storyboard") || $0.path.hasSuffix(".xib") }
    }

    func objectiveCFiles(mentioning words: Set<String>) -> [SourceFile] { sources.filter { $0.path.hasSuffix(".m") } }

    var handlers: [Handler] { report().handlers }

    /// - Parameters:
    ///   - scenarios: by id; none for those of every run.
    ///   - targets: what the project says of its build.
    func report(
        in scenarios: String..., builtBy targets: any DeploymentTargetSource = FixedDeploymentTarget(nil)
    ) -> Report {
        let chosen = scenarios.compactMap(ScenarioLibrary.scenario)
        var linter = Linter(
            scenarios: chosen.isEmpty ? ScenarioLibrary.standard : chosen, suppressions: CommentSuppressions())
        linter.deploymentTargets = targets
        let assignments = linter.gather(sources.compactMap { linter.fileSummary($0, isAlone: false) }, from: self)
        return linter.report(assignments.map(linter.analyse), summary: Report.Summary())
    }
}

extension Handler {
    /// What it writes when the keyboard shows in a Stage Manager window of which 278 of the keyboard's 398 points lie in the
    /// window.
    var shown: [Handler.Amount] {
        let writes = scenarios.first { $0.id == "ipad-stage-manager-partly-covered" }?.writes ?? []
        return writes.filter { $0.event == "show" }.map(\.after)
    }
}

extension Handler? {
    var shown: [Handler.Amount] { self?.shown ?? [] }
}
