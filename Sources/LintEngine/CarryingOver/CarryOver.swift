import PatternMatching
import SourceText
import SwiftParser

/// Tells what an analysis comes to after an edit, from what it came to before: only what depends on the edit is looked at again.
///
/// Of what is typed into a file of some thousand lines, most has nothing to do with the keyboard: a comment, a function that no
/// handler calls. Such an edit moves what was found and changes nothing else, and to see that takes a look at one function,
/// before and after: if no run entered it and every finder finds the same in both, nothing outside of it can tell them apart. Of
/// the rest, most is about the handlers of one screen, and those of others need not run. Whoever gets an answer here has it soon
/// and makes the analysis itself when there is time; where an answer is not certain there is none.
package struct CarryOver: Sendable {
    private let linter: Linter
    private let probes: BodyProbes

    package init(_ linter: Linter) {
        self.linter = linter
        probes = linter.rules.probes
    }

    /// The analysis after an edit that changes nothing that was found; nil for any other.
    ///
    /// - Parameters:
    ///   - before: what was analysed.
    ///   - after: the same with other texts of its files.
    package func moved(
        _ analysis: FileAnalysis, from before: AnalysisUnit, to after: AnalysisUnit, _ files: inout ParsedFiles
    ) -> FileAnalysis? {
        guard let change = BodyChange(from: before, to: after, &files) else { return nil }
        guard change.isOfTrivia || isQuiet(change, analysis) else { return nil }
        return try? analysis.moved(by: change.edit)
    }

    /// The analysis after an edit of the code of some of a file's screens, for which only these run; nil where that does not tell
    /// all.
    package func updated(
        _ analysis: FileAnalysis, from before: AnalysisUnit, to after: AnalysisUnit, _ files: inout ParsedFiles
    ) -> FileAnalysis? {
        guard let change = BodyChange(from: before, to: after, &files), after.file.path == change.edit.newFile.path else {
            return nil
        }
        let finds = change.finds(searching: analysis.searchedNames)
        guard finds.old.isSameElsewhere(as: finds.new), findTheSame(change, probes.finds(elsewhereBy:)) else { return nil }
        return analysis.updated(by: change.edit, of: change.tree, for: after, linter, &files)
    }

    /// What may be shown until the analysis after an edit is made: what was found, where it is now, without what stands where the
    /// edit is.
    package func approximated(_ analysis: FileAnalysis, from before: AnalysisUnit, to after: AnalysisUnit) -> FileAnalysis? {
        before.onlyChange(to: after).flatMap { try? analysis.approximated(by: EditMap(from: $0.old, to: $0.new)) }
    }

    /// Whether nothing but a run could tell the function from what it was, and no run entered it.
    private func isQuiet(_ change: BodyChange, _ analysis: FileAnalysis) -> Bool {
        guard !analysis.depends(on: change.body, in: change.edit.oldFile.path) else { return false }
        let finds = change.finds(searching: analysis.searchedNames)
        return !finds.old.hasConstraints && finds.old.isSame(as: finds.new) && findTheSame(change, probes.finds(inIdle:))
    }

    /// Whether rules find nothing more and nothing less.
    private func findTheSame(_ change: BodyChange, _ finds: (Syntax) -> [BodyProbes.Find]?) -> Bool {
        guard !probes.describesFunctions, let old = finds(change.old.function) else { return false }
        return old == finds(change.new.function)
    }
}

/// An edit of one function's body.
private struct BodyChange {
    let edit: EditMap
    /// Of the file as it was.
    let tree: SyntaxTree
    let body: ByteRange
    let old: FunctionExcerpt
    let new: FunctionExcerpt

    /// Nil for any other edit, and for one that says something to the linter.
    init?(from before: AnalysisUnit, to after: AnalysisUnit, _ files: inout ParsedFiles) {
        guard let (oldFile, newFile) = before.onlyChange(to: after) else { return nil }
        edit = EditMap(from: oldFile, to: newFile)
        tree = files.tree(of: oldFile)
        guard let body = tree.root.functionBody(around: edit.old), let function = body.parent else { return nil }
        self.body = body.range
        let newRange = ByteRange(function.range.start, function.range.end + edit.byteCount)
        guard oldFile.namesKeyboardNotification == newFile.namesKeyboardNotification,
            oldFile.namesBeginOfEditing == newFile.namesBeginOfEditing,
            !oldFile.saysSomethingToTheLinter(in: function.range), !newFile.saysSomethingToTheLinter(in: newRange),
            let old = FunctionExcerpt(function.range, of: oldFile, in: function.enclosingTypeName),
            let new = FunctionExcerpt(newRange, of: newFile, in: function.enclosingTypeName)
        else { return nil }
        self.old = old
        self.new = new
    }

    var isOfTrivia: Bool { old.hasSameTokens(as: new) }

    func finds(searching names: SearchedNames) -> (old: BodyFinds, new: BodyFinds) {
        (BodyFinds(in: old.function, searching: names), BodyFinds(in: new.function, searching: names))
    }
}

extension AnalysisUnit {
    /// The only file that is another in the other unit, before and after; nil where it is not one.
    fileprivate func onlyChange(to other: AnalysisUnit) -> (old: SourceFile, new: SourceFile)? {
        guard library.count == other.library.count else { return nil }
        var changed: [(old: SourceFile, new: SourceFile)] = []
        for (old, new) in zip([file] + library, [other.file] + other.library) {
            guard old.path == new.path else { return nil }
            if old.bytes != new.bytes { changed.append((old, new)) }
        }
        return changed.count == 1 ? changed.first : nil
    }
}

extension SourceFile {
    /// Whether a comment may be meant for the linter.
    fileprivate func saysSomethingToTheLinter(in range: ByteRange) -> Bool {
        bytes[range.start..<range.end].split { !$0.isWordByte }.contains { $0.elementsEqual("keyboardlint".utf8) }
    }
}

extension FileAnalysis {
    /// Whether a run entered a part of a file, or something was found in it.
    fileprivate func depends(on range: ByteRange, in path: String) -> Bool {
        let ran = readSets.compactMap { $0.ran[path] }.joined()
        return ran.contains { range.contains($0) || $0.contains(range) } || tells(of: range, in: path)
    }

    private func tells(of range: ByteRange, in path: String) -> Bool {
        var places = handlers.map { ($0.path, $0.range) }
        for finding in findings + suppressed + complaints {
            places.append((finding.path, finding.range))
            places += finding.related.map { ($0.path, $0.range) }
        }
        places += notAnalysed.compactMap { issue in issue.range.map { (issue.path, $0) } }
        return places.contains { place, found in
            place == path && found.start.offset < range.end && range.start <= found.end.offset
        }
    }
}
