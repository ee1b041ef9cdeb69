import LintEngine
import SourceText

/// A fix of one file as one change, as reviewers take it: they take suggestions one by one, and half a fix is none.
struct SuggestedChange {
    /// From the first edit to the last.
    let range: ByteRange
    let text: String
    private let file: SourceFile
    private let edits: [TextEdit]

    /// Nil where the fix changes another file, too.
    init?(_ fix: Fix, of file: SourceFile) {
        edits = fix.edits.map(\.edit)
        guard fix.edits.allSatisfy({ $0.path == file.path }), let first = edits.map(\.range.start).min(),
            let last = edits.map(\.range.end).max(), let changed = try? file.applying(edits)
        else { return nil }
        self.file = file
        range = ByteRange(first, last)
        text = changed.text(in: ByteRange(first, changed.bytes.count - (file.bytes.count - last)))
    }

    /// The same in whole lines; nil where it would not fit beside the finding: the patch has several hunks, or its only one does
    /// not show the finding's line.
    func lines(near finding: SourceRange) -> Lines? {
        let hunks = UnifiedDiff.hunks(of: file, changedBy: edits)
        guard let hunk = hunks.first, hunks.count == 1, finding.start.line <= hunk.shown.upperBound,
            finding.end.line > hunk.shown.lowerBound
        else { return nil }
        let changed = hunk.inPlaceOfALine
        let text = changed.new.map { String(decoding: $0, as: UTF8.self) }
        // What has no place in a line is not what a reader would see, and the last line of a file may have no end.
        let content = text.map { $0.unicodeScalars.last == "\n" ? String($0.unicodeScalars.dropLast()) : $0 }
        guard content.allSatisfy({ line in line.unicodeScalars.allSatisfy { $0 == "\t" || !SafeText.isUnsafe($0) } }) else {
            return nil
        }
        return Lines(first: changed.old.lowerBound + 1, last: changed.old.upperBound, text: content)
    }

    /// Lines of the file as it is, from 1, and what they become.
    struct Lines: Equatable {
        var first: Int
        var last: Int
        var text: [String]
    }
}
