import Behaviour
import LintEngine
import SourceText

extension Project {
    func findings(in path: String) -> [Finding] {
        guard let report else { return [] }
        return (findingsByPath[path] ?? []).map { report.findings[$0] }
    }

    /// What the baseline has of a file.
    func known(in path: String) -> [Finding] { report?.baselined.filter { $0.path == path } ?? [] }

    func handlers(in path: String) -> [Handler] {
        guard let report else { return [] }
        return (handlersByPath[path] ?? []).map { report.handlers[$0] }
    }

    func handler(of finding: Finding) -> Handler? {
        guard let report, let index = finding.handler, report.handlers.indices.contains(index) else { return nil }
        return report.handlers[index]
    }

    /// Not remembered: few ask, and each of them once for each change.
    func mixedSpaces(in path: String) -> [SpaceNote] {
        units.first { $0.file.path == path && !$0.isMention }.map(linter.mixedSpaces) ?? []
    }

    /// The files with findings, sorted.
    ///
    /// - Parameter withKnown: whether those that the baseline has count.
    func pathsWithFindings(withKnown: Bool) -> [String] {
        Set(findingsByPath.keys).union(withKnown ? report?.baselined.map(\.path) ?? [] : []).sorted()
    }
}
