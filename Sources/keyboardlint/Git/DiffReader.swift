import LintEngine
import LintPolicy

/// Reads `git diff --unified=0`: which lines of the files as they are now were added, and where some were taken out.
///
/// Names and code are other people's. The lines of a hunk are counted, never looked at, so that code that reads like a diff is
/// code.
struct DiffReader {
    /// By the path on the right side.
    private var changes: [String: LineChanges] = [:]
    /// Of the file whose hunks follow; nil where it was deleted.
    private var path: String?
    /// Lines of the hunk that are to come, of the left and of the right side.
    private var pending = (old: 0, new: 0)

    static func changes(in diff: [UInt8]) -> [String: LineChanges] {
        var reader = DiffReader()
        for line in diff.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) { reader.read(line) }
        return reader.changes
    }

    private mutating func read(_ line: ArraySlice<UInt8>) {
        if pending.old > 0, line.first == UInt8(ascii: "-") {
            pending.old -= 1
        } else if pending.new > 0, line.first == UInt8(ascii: "+") {
            pending.new -= 1
        } else if line.starts(with: "diff --git ".utf8) {
            path = nil
            pending = (0, 0)
        } else if line.starts(with: "+++ ".utf8) {
            path = Self.path(line.dropFirst(4))
        } else if line.starts(with: "@@ -".utf8) {
            readHunk(String(decoding: line, as: UTF8.self))
        }
    }

    /// `@@ -7,2 +7,3 @@`; a count that is not given is 1, and one of 0 means that the lines would stand behind the one named.
    private mutating func readHunk(_ header: String) {
        let sides = header.split(separator: " ").dropFirst().prefix(2).map { side in
            side.dropFirst().split(separator: ",", omittingEmptySubsequences: false).map { UInt32($0).map(Int.init) }
        }
        guard sides.count == 2, let old = Self.count(sides[0]), let new = Self.count(sides[1]), let start = sides[1][0] else {
            return
        }
        pending = (old, new)
        guard let path else { return }
        if new == 0 {
            changes[path, default: LineChanges()].deletions.append(start)
        } else {
            changes[path, default: LineChanges()].lines.append(start...(start + new - 1))
        }
    }

    /// Of a side's start and, unless it is 1, its number of lines; nil where those are no numbers.
    private static func count(_ side: [Int?]) -> Int? {
        side.count == 1 ? side[0].map { _ in 1 } : side.count == 2 && side[0] != nil ? side[1] : nil
    }

    /// `b/App/Chat.swift`, in quotes where it has characters that would not stay on the line; nil for `/dev/null`.
    private static func path(_ text: ArraySlice<UInt8>) -> String? {
        var name = text.first == UInt8(ascii: "\"") ? unquoted(text.dropFirst()) : Array(text)
        // A name with a space in it is followed by a tab.
        if name.last == UInt8(ascii: "\t"), text.first != UInt8(ascii: "\"") { name.removeLast() }
        guard name.starts(with: "b/".utf8) else { return nil }
        return String(decoding: name.dropFirst(2), as: UTF8.self)
    }

    /// As C writes strings, up to the closing quote.
    private static func unquoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
            guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
                bytes.append(byte)
                continue
            }
            switch escaped {
            case UInt8(ascii: "n"): bytes.append(0x0A)
            case UInt8(ascii: "t"): bytes.append(0x09)
            case UInt8(ascii: "r"): bytes.append(0x0D)
            case UInt8(ascii: "a"): bytes.append(0x07)
            case UInt8(ascii: "b"): bytes.append(0x08)
            case UInt8(ascii: "v"): bytes.append(0x0B)
            case UInt8(ascii: "f"): bytes.append(0x0C)
            case UInt8(ascii: "0")...UInt8(ascii: "3"):
                let digits = [escaped] + rest.prefix(2)
                rest = rest.dropFirst(2)
                bytes.append(UInt8(String(decoding: digits, as: UTF8.self), radix: 8) ?? 0x3F)
            default: bytes.append(escaped)
            }
        }
        return bytes
    }
}
