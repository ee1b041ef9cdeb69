import LintEngine
import PatternMatching
import ProgramIndex
import SourceText
import Vocabulary

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A first configuration of a project, made of what a run found in it.
///
/// It changes nothing about what is reported: it names the rules that found something and the folders somebody may want to leave
/// out, so that whoever opens it can decide by changing a word.
package struct ConfigurationDraft: Sendable {
    /// The text of a `.keyboardlint.jsonc`, without a comma that editors would complain of, ready to be read.
    package let text: String

    /// - Parameters:
    ///   - report: of a run over all of the configuration's folder; paths relative to that.
    ///   - deploymentTarget: what the project says of itself.
    ///   - baseline: where the known findings are, relative to the folder; nil where there is no such file.
    package init(_ report: Report, deploymentTarget: DeploymentTarget?, baseline: String?) {
        let summary = report.summary
        var lines = [
            "{",
            "  \"$schema\": \(Self.quoted(ConfigurationFile.schemaName)),", "",
            "  // keyboardlint \(report.tool.version) found here, in \(Self.count(summary.handlers, "handler")): "
                + "\(Self.counts(report.findings)).",
            "  // 'keyboardlint lint --show-config FILE' prints the effective settings of a file.", "",
        ]
        lines += Self.exclusions(report.findings) + [""] + Self.rules(report.findings) + [""]
        lines += [
            "  // The oldest iOS version supported. " + Self.project(deploymentTarget),
            "  // \"deploymentTarget\": \"\(deploymentTarget.map { "\($0.version.major).\($0.version.minor)" } ?? "15.0")\",", "",
            "  // The least severity that fails a run: error, warning, note or none.",
            "  \"failLevel\": \"warning\"" + (baseline == nil ? "" : ","),
        ]
        if let baseline {
            lines += ["", "  // Known findings, which are not reported.", "  \"baseline\": \(Self.quoted(baseline))"]
        }
        text = (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    // MARK: Parts

    private static func exclusions(_ findings: [Finding]) -> [String] {
        var found: [String: [Finding]] = [:]
        for finding in findings {
            let folders = Set(finding.path.split(separator: "/").dropLast().map(String.init).filter(isCandidate))
            for folder in folders { found[folder, default: []].append(finding) }
        }
        let intro = "  // Files that are neither read nor linted, besides build products and dependencies"
        guard !found.isEmpty else { return [intro + ".", "  \"exclude\": [],"] }
        let candidates = found.sorted { $0.key < $1.key }.map { "    // \(quoted($0.key)), // \(counts($0.value))" }
        return [intro + ". Candidates by name:", "  \"exclude\": ["] + candidates + ["  ],"]
    }

    /// Whether a folder may have code in it that others wrote, or that no user sees. Findings in folders for copied libraries are
    /// none of the report's.
    private static func isCandidate(_ folder: String) -> Bool {
        let names: Set = [
            "demo", "demos", "example", "examples", "external", "externals", "frameworks", "generated", "libraries",
        ]
        return names.contains(folder.lowercased()) || folder.hasSuffix("Tests")
    }

    private static func rules(_ findings: [Finding]) -> [String] {
        let byRule = Dictionary(grouping: findings, by: \.rule).sorted { one, other in
            let (left, right) = (tally(one.value), tally(other.value))
            return left == right ? one.key < other.key : right.lexicographicallyPrecedes(left)
        }
        let intro = "  // off; on (severity as usual); or error, warning or note. Rules without an entry are on."
        if byRule.isEmpty { return [intro, "  \"rules\": {},"] }
        let entries = byRule.enumerated().map { number, entry in
            let comma = number == byRule.count - 1 ? "" : ","
            return "    \(quoted(entry.key)): \"on\"\(comma) // \(counts(entry.value))"
        }
        return [intro, "  \"rules\": {"] + entries + ["  },"]
    }

    private static func project(_ target: DeploymentTarget?) -> String {
        guard let target else { return "The project does not declare it:" }
        let version = "\(target.version.major).\(target.version.minor)"
        return "Declared by each file's project; \(target.source.map(commented) ?? "this run") declares \(version):"
    }

    // MARK: Words

    private static func tally(_ findings: [Finding]) -> [Int] {
        [Severity.error, .warning, .note].map { severity in findings.count { $0.severity == severity } }
    }

    /// "2 errors, 1 note"
    private static func counts(_ findings: [Finding]) -> String {
        let words = zip(tally(findings), ["error", "warning", "note"]).filter { $0.0 > 0 }.map { count($0, $1) }
        return words.isEmpty ? "nothing" : words.joined(separator: ", ")
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// As JSON.
    private static func quoted(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    /// A file's name, which may have a line break in it.
    private static func commented(_ name: String) -> String {
        String(name.map { $0.isNewline ? " " : $0 })
    }
}
