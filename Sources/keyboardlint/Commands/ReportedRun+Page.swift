import LintEngine
import Reporting

extension ReportedRun {
    /// What the migration report is made of.
    ///
    /// - Parameters:
    ///   - paths: what the user named.
    ///   - date: `2026-11-21`.
    func page(about paths: [String], date: String) -> MigrationReport.Input {
        let configuration = run.configuration
        // A file may have scenarios of its own.
        let used = Set(report.handlers.flatMap(\.scenarios).map(\.id))
        var input = MigrationReport.Input(
            report: report,
            scenarios: used.isEmpty ? run.linter.scenarios : configuration.knownScenarios.filter { used.contains($0.id) },
            rules: configuration.selection.rules, subject: Self.subject(paths), date: date)
        input.sources = sources
        let project = ProjectMap(configuration)
        for path in Set(report.handlers.map(\.path) + (report.findings + report.baselined).map(\.path)) {
            input.places[path] = project.place(ofFileAt: path)
        }
        input.revision = GitHead.commit(around: paths.first ?? ".")
        input.baseline = baseline.map { MigrationReport.KnownList(path: $0.path, entryCount: entryCount) }
        return input
    }

    /// What a reader would call what was linted: the names of its folders.
    private static func subject(_ paths: [String]) -> String {
        let names = paths.map { path in
            let real = (try? FileSystem.realPath(of: FileSet.openable(FileSet.tidy(path)))) ?? path
            return real.lastPathComponent
        }
        if names.isEmpty { return "standard input" }
        return names.count > 3
            ? names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more" : names.joined(separator: ", ")
    }
}
