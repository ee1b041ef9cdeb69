import Foundation
import LintEngine
import LintPolicy
import SourceText

@testable import keyboardlint

/// A run of `lint`, in the test's own process.
struct CommandLineRun {
    let report: Report

    init(_ path: String) throws {
        let options = try LintOptions(Arguments([path], for: .lint))
        let configurations = try ConfigurationSearch(options.configurations, parts: ConfigurationParts())
        report = try LintRun(options, configurations, LintRun.Input(options, configurations), RunProgress()).report()
    }

    /// What is said of a file, as an editor that counts in UTF-16 has it: severity, rule, place and sentence.
    func remarks(in path: String) throws -> [String] {
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        func place(_ location: SourceLocation) -> String {
            let before = lines[location.line - 1].utf8.prefix(location.column - 1)
            return "\(location.line - 1):\(String(Substring(before)).utf16.count)"
        }
        return report.findings.filter { $0.path == path }.map { finding in
            "\(finding.severity) \(finding.rule) \(place(finding.range.start))-\(place(finding.range.end)) \(finding.message)"
        }.sorted()
    }
}

extension Editor {
    /// The same of what was published.
    func remarks(in path: String) -> [String] {
        diagnostics(path).map { diagnostic in
            let severity = ["", "error", "warning", "note"][diagnostic["severity"].int ?? 0]
            func place(_ end: String) -> String {
                let position = diagnostic["range"][end]
                return "\(position["line"].int ?? -1):\(position["character"].int ?? -1)"
            }
            let sentence = diagnostic["message"].text?.prefix { $0 != "\n" } ?? ""
            return "\(severity) \(diagnostic["code"].text ?? "") \(place("start"))-\(place("end")) \(sentence)"
        }.sorted()
    }
}
