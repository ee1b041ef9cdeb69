import SourceText
import TestSupport
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// The handlers of TestCorpus, analysed.
enum Corpus {
    /// The report of the handler of `file` that observes `notification`.
    static func handler(in file: String, observing notification: String) throws -> Handler {
        let analysis = try analysis(of: file)
        return try #require(
            analysis.handlers.first { handler in handler.observes.contains { $0.notification == notification } },
            "no handler of \(file) observes \(notification)")
    }

    static func analysis(of file: String) throws -> FileAnalysis {
        Linter(suppressions: CommentSuppressions()).analyse(try source(file))
    }

    static func source(_ file: String) throws -> SourceFile {
        let path = "TestCorpus/handlers/\(file).swift"
        return SourceFile(path: path, text: try Repository.text(path))
    }

    static var files: [String] {
        ((try? Repository.names(in: "TestCorpus/handlers")) ?? []).filter { $0.hasSuffix(".swift") }
            .map { String($0.dropLast(".swift".count)) }
    }
}

extension Handler {
    func scenario(_ id: String) throws -> ScenarioResult {
        try #require(scenarios.first { $0.id == id })
    }
}
