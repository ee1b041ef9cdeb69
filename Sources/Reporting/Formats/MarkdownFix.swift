import LintEngine
import SourceText

/// A fix in GitHub Flavored Markdown: a suggestion, which the reader of a review takes with a click, or else a folded patch
/// (docs.github.com, "Incorporating feedback in your pull request").
struct MarkdownFix {
    /// With an empty line before it.
    let text: String

    init(_ fix: Fix, of finding: Finding, in setting: ReportSetting) {
        let title = MarkdownText.sentence(fix.title)
        if let lines = setting.sources[finding.path].flatMap({ SuggestedChange(fix, of: $0) })?.lines(near: finding.range) {
            let place = MarkdownText.code(setting.root.path(of: finding.path)) + ", " + Self.words(for: lines)
            text = "\n\(place): \(title)\n\n" + Self.block("suggestion", lines.text.map { $0 + "\n" }.joined())
            return
        }
        let files = fix.edits.byPath
        let patches = files.map { path, edits in
            setting.sources[path].map { UnifiedDiff(of: $0, changedBy: edits, as: setting.root.path(of: path)).text }
        }
        guard !patches.contains(nil) else {
            let paths = files.map { MarkdownText.code(setting.root.path(of: $0.path)) }.joined(separator: ", ")
            text = "\n\(title), in \(paths); `keyboardlint lint --diff` prints it\n"
            return
        }
        let patch = patches.compactMap(\.self).joined().split(separator: "\n", omittingEmptySubsequences: false)
            .map { Self.visible($0) }.joined(separator: "\n")
        text =
            "\n<details><summary>\(fix.title.escapedForMarkup)</summary>\n\n" + Self.block("diff", patch) + "\n</details>\n"
    }

    private static func words(for lines: SuggestedChange.Lines) -> String {
        lines.first == lines.last ? "line \(lines.first)" : "lines \(lines.first) to \(lines.last)"
    }

    /// A line as it is, tabs included, but for what would reorder or hide what is read.
    private static func visible(_ line: Substring) -> String {
        line.unicodeScalars.split(separator: "\t", omittingEmptySubsequences: false).map { SafeText.escaping(String($0)) }
            .joined(separator: "\t")
    }

    /// Fenced, whatever the text holds: a line of it ends no fence that is longer (GFM, section 4.5).
    private static func block(_ language: String, _ text: String) -> String {
        let longest = text.unicodeScalars.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return "\(fence)\(language)\n\(text)\(fence)\n"
    }
}
