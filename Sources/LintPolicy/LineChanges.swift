import Behaviour
import LintEngine
import SourceText

/// Which lines of a file differ from what they were.
package struct LineChanges: Sendable, Equatable {
    /// Counted from 1.
    package var lines: [ClosedRange<Int>]
    /// Lines after which something was taken out; 0 for the top of the file.
    package var deletions: [Int]
    package var isWholeFile: Bool

    package init(lines: [ClosedRange<Int>] = [], deletions: [Int] = [], isWholeFile: Bool = false) {
        self.lines = lines
        self.deletions = deletions
        self.isWholeFile = isWholeFile
    }

    /// Of a file that was not there before.
    package static let wholeFile = LineChanges(isWholeFile: true)

    /// Whether something changed in the lines of a range, or was taken out between two of them.
    package func touch(_ range: SourceRange) -> Bool {
        if isWholeFile { return true }
        let first = range.start.line
        let last = range.end.column == 1 ? max(first, range.end.line - 1) : range.end.line
        return lines.contains { $0.overlaps(first...last) } || deletions.contains { first <= $0 && $0 < last }
    }
}

/// Tells what changed in files, by the report's paths.
package protocol ChangeSource: Sendable {
    /// Nil where nothing did.
    func changes(inFileAt path: String) -> LineChanges?
}

extension ChangeSource {
    /// Whether a finding is about something that changed: its own lines, those of its handler, or a place in its trace.
    func touch(_ finding: Finding, handlers: [Handler]) -> Bool {
        var places = [(finding.path, finding.range)] + finding.related.map { ($0.path, $0.range) }
        if let index = finding.handler { places.append((handlers[index].path, handlers[index].range)) }
        return places.contains { path, range in changes(inFileAt: path)?.touch(range) ?? false }
    }
}
