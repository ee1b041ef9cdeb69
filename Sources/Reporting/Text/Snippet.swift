import LintEngine
import SourceText
import Vocabulary

/// The lines of one file that a finding is about, with what is to be said of them written underneath: the layout of rustc and
/// Ruff, since that is what people have learned to read.
struct Snippet {
    /// A place to underline.
    struct Mark {
        var range: ByteRange
        var label: String
        /// The finding's own place, underlined with carets.
        var isPrimary: Bool
    }

    private let file: SourceFile
    private let severity: Severity
    private let marksByLine: [(line: Int, marks: [Mark])]

    init(file: SourceFile, severity: Severity, marks: [Mark]) {
        self.file = file
        self.severity = severity
        let groups = Dictionary(grouping: marks) { file.location(at: $0.range.start).line }
        marksByLine = groups.sorted { $0.key < $1.key }.map { line, marks in
            (line, marks.sorted { ($0.range, $0.label) < ($1.range, $1.label) })
        }
    }

    /// The width of the widest line number shown.
    var gutterWidth: Int { String(marksByLine.last?.line ?? 1).count }

    func lines(_ style: Style) -> [String] {
        var lines = [gutter("", style)]
        var previous: Int?
        for (number, marks) in marksByLine {
            lines += lead(from: previous, to: number, style)
            let line = DisplayLine(number, of: file, focus: marks.first { $0.isPrimary }?.range.start ?? marks[0].range.start)
            lines.append(gutter(String(number), style) + " " + line.text)
            lines += marks.map { gutter("", style) + " " + underline($0, line, number, style) }
            previous = number
        }
        return lines
    }

    /// What stands between two marked lines: nothing, the one line between them, or dots.
    private func lead(from previous: Int?, to number: Int, _ style: Style) -> [String] {
        guard let previous else { return [] }
        switch number - previous {
        case 1: return []
        case 2:
            let between = DisplayLine(previous + 1, of: file, focus: 0)
            return [gutter(String(previous + 1), style) + (between.text.isEmpty ? "" : " " + between.text)]
        default: return [style.faint("...")]
        }
    }

    private func underline(_ mark: Mark, _ line: DisplayLine, _ number: Int, _ style: Style) -> String {
        let end = min(mark.range.end, file.lines.range(ofLine: number - 1).end)
        let column = line.column(of: mark.range.start)
        let width = max(line.column(of: end) - column, 1)
        let stroke = String(repeating: mark.isPrimary ? "^" : "-", count: width)
        let text = mark.label.isEmpty ? stroke : stroke + " " + SafeText.escaping(mark.label)
        return String(repeating: " ", count: column) + (mark.isPrimary ? style.of(severity, text) : style.faint(text))
    }

    private func gutter(_ number: String, _ style: Style) -> String {
        style.faint(number.padded(to: gutterWidth, alignedRight: true) + " |")
    }
}
