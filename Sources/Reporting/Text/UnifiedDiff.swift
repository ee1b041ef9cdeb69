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

    /// - Parameters:
    ///   - old: the file as it is; its path is the one that the patch names.
    ///   - new: the same file changed.
    ///   - edits: what was changed.
    package init(from old: SourceFile, to new: SourceFile, by edits: [TextEdit]) {
        let (before, after) = (Self.lines(of: old.bytes), Self.lines(of: new.bytes))
        let changes = Self.changes(before, after, edits, old)
        guard !changes.isEmpty else {
            text = ""
            return
        }
        var text = "--- a/\(old.path)\n+++ b/\(old.path)\n"
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

    /// With their terminators.
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

    /// What each edit does to whole lines, those that touch each other as one; what is the same before and after is left out.
    private static func changes(
        _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>], _ edits: [TextEdit], _ old: SourceFile
    ) -> [Change] {
        let starts = before.map(\.startIndex) + [old.bytes.count]
        func line(at offset: Int) -> Int { max(0, (starts.firstIndex { $0 > offset } ?? starts.count) - 1) }
        var touched: [Range<Int>] = []
        for edit in edits.sorted(by: { $0.range < $1.range }) {
            let first = line(at: edit.range.start)
            let last = edit.range.isEmpty ? first : line(at: edit.range.end - 1)
            // A deletion of whole lines leaves the next one as it is.
            let range = first..<min(before.count, last + 1)
            if let previous = touched.last, range.lowerBound <= previous.upperBound {
                touched[touched.count - 1] = previous.lowerBound..<max(previous.upperBound, range.upperBound)
            } else {
                touched.append(range)
            }
        }
        // Between two changes the lines are the same: so many of them follow each.
        var changes: [Change] = []
        var position = 0
        for (index, range) in touched.enumerated() {
            let kept = range.lowerBound - (index == 0 ? 0 : touched[index - 1].upperBound)
            position += kept
            let next = index + 1 < touched.count ? touched[index + 1].lowerBound : before.count
            let rest = next - range.upperBound
            let length: Int
            if index + 1 < touched.count {
                let removed = edits.filter {
                    starts[range.lowerBound] <= $0.range.start && $0.range.start < starts[range.upperBound]
                }
                let growth = removed.reduce(0) { $0 + $1.replacement.utf8.count - $1.range.count }
                let bytes = (starts[range.upperBound] - starts[range.lowerBound]) + growth
                var count = 0
                var sum = 0
                while sum < bytes, position + count < after.count {
                    sum += after[position + count].count
                    count += 1
                }
                length = count
            } else {
                length = max(0, after.count - position - rest)
            }
            changes.append(trimmed(Change(old: range, new: Array(after[position..<(position + length)])), before))
            position += length
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
