import SourceText

/// The difference that edits make to one file, in the format that `git apply` and `patch` read.
package struct UnifiedDiff: Sendable {
    /// Empty where nothing changes.
    package let text: String

    /// Lines around each change.
    private static let context = 3

    /// Lines of the old file, by position, that give way to others.
    private struct Change {
        var old: Range<Int>
        var new: [ArraySlice<UInt8>]
    }

    /// What a patch changes in one place: the lines from the first change to the last, by position, and what they become, each
    /// with its end.
    struct Hunk {
        var old: Range<Int>
        var new: [ArraySlice<UInt8>]
        /// The same with the lines around it.
        var shown: Range<Int>
        fileprivate var before: [ArraySlice<UInt8>]

        /// Where lines are only added, with the line before them, or after them at the file's beginning.
        var inPlaceOfALine: (old: Range<Int>, new: [ArraySlice<UInt8>]) {
            guard old.isEmpty, !before.isEmpty else { return (old, new) }
            let line = old.lowerBound
            return line > 0 ? (line - 1..<line, [before[line - 1]] + new) : (0..<1, new + [before[0]])
        }
    }

    static func hunks(of old: SourceFile, changedBy edits: [TextEdit]) -> [Hunk] {
        let before = lines(of: old.bytes)
        return groups(changes(before, edits, old)).map { group in
            var new: [ArraySlice<UInt8>] = []
            var position = group[0].old.lowerBound
            let start = position
            for change in group {
                new += before[position..<change.old.lowerBound] + change.new
                position = change.old.upperBound
            }
            let shown = max(0, start - context)..<min(before.count, position + context)
            return Hunk(old: start..<position, new: new, shown: shown, before: before)
        }
    }

    /// - Parameters:
    ///   - old: the file as it is; its path is the one that the patch names.
    ///   - edits: what is changed in it; they do not overlap.
    ///   - path: what the patch calls the file; its own path unless given.
    package init(of old: SourceFile, changedBy edits: [TextEdit], as path: String? = nil) {
        let before = Self.lines(of: old.bytes)
        let changes = Self.changes(before, edits, old)
        guard !changes.isEmpty else {
            text = ""
            return
        }
        let path = path ?? old.path
        // Where a name has blanks, a tab tells GNU patch where it ends, as Git writes it.
        let name = path.contains(" ") ? path + "\t" : path
        var text = "--- a/\(name)\n+++ b/\(name)\n"
        var shift = 0
        for group in Self.groups(changes) {
            let start = max(0, group[0].old.lowerBound - Self.context)
            let end = min(before.count, (group.last?.old.upperBound ?? 0) + Self.context)
            let growth = group.reduce(0) { $0 + $1.new.count - $1.old.count }
            text += "@@ -\(Self.span(start, end - start)) +\(Self.span(start + shift, end - start + growth)) @@\n"
            var position = start
            for change in group {
                for line in before[position..<change.old.lowerBound] { text += Self.line(" ", line) }
                for line in before[change.old] { text += Self.line("-", line) }
                for line in change.new { text += Self.line("+", line) }
                position = change.old.upperBound
            }
            for line in before[position..<end] { text += Self.line(" ", line) }
            shift += growth
        }
        self.text = text
    }

    /// With their terminators: what the format counts as lines, which a lone CR does not end.
    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (position, byte) in bytes.enumerated() where byte == .lineFeed {
            lines.append(bytes[start...position])
            start = position + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }

    private static func span(_ start: Int, _ count: Int) -> String {
        "\(count == 0 ? start : start + 1)" + (count == 1 ? "" : ",\(count)")
    }

    private static func line(_ mark: String, _ line: ArraySlice<UInt8>) -> String {
        let text = mark + String(decoding: line, as: UTF8.self)
        return line.last == .lineFeed ? text : text + "\n\\ No newline at end of file\n"
    }

    /// What the edits do to whole lines, those that touch each other as one; what is the same before and after is left out.
    private static func changes(_ before: [ArraySlice<UInt8>], _ edits: [TextEdit], _ old: SourceFile) -> [Change] {
        let starts = before.map(\.startIndex) + [old.bytes.count]
        func line(at offset: Int) -> Int { max(0, (starts.firstIndex { $0 > offset } ?? starts.count) - 1) }
        var changes: [Change] = []
        var rest = edits.sorted { $0.range < $1.range }[...]
        while let first = rest.first {
            var lines = line(at: first.range.start)..<line(at: first.range.start)
            // What follows a last line without an end goes on with it.
            if lines.lowerBound > 0, before[lines.lowerBound - 1].last != .lineFeed {
                lines = (lines.lowerBound - 1)..<lines.upperBound
            }
            var bytes: [UInt8] = []
            var copied = starts[lines.lowerBound]
            var isWhole = false
            while !isWhole {
                while let edit = rest.first, line(at: edit.range.start) <= lines.upperBound {
                    bytes += old.bytes[copied..<edit.range.start]
                    bytes += edit.replacement.utf8
                    copied = edit.range.end
                    let last = edit.range.isEmpty ? edit.range.start : edit.range.end - 1
                    lines = lines.lowerBound..<max(lines.upperBound, min(before.count, line(at: last) + 1))
                    rest.removeFirst()
                }
                bytes += old.bytes[copied..<starts[lines.upperBound]]
                copied = starts[lines.upperBound]
                // Without its end, a line goes on with the next.
                isWhole = bytes.isEmpty || bytes.last == .lineFeed || lines.upperBound == before.count
                if !isWhole { lines = lines.lowerBound..<(lines.upperBound + 1) }
            }
            changes.append(trimmed(Change(old: lines, new: Self.lines(of: bytes)), before))
        }
        return changes.filter { !$0.old.isEmpty || !$0.new.isEmpty }
    }

    private static func trimmed(_ change: Change, _ before: [ArraySlice<UInt8>]) -> Change {
        var change = change
        while let first = change.old.first, let new = change.new.first, before[first] == new {
            change.old = (first + 1)..<change.old.upperBound
            change.new.removeFirst()
        }
        while let last = change.old.last, let new = change.new.last, before[last] == new {
            change.old = change.old.lowerBound..<last
            change.new.removeLast()
        }
        return change
    }

    /// Changes whose contexts meet.
    private static func groups(_ changes: [Change]) -> [[Change]] {
        var groups: [[Change]] = []
        for change in changes {
            if let last = groups.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
                groups[groups.count - 1].append(change)
            } else {
                groups.append([change])
            }
        }
        return groups
    }
}
