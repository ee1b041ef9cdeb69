import HandlerInterpreter
import KeyboardFacts
import PatternMatching
import SourceText
import SwiftLexer
import SwiftParser

/// Tells what an analysis comes to after an edit, from what it came to before: only what depends on the edit is looked at again.
///
/// Of what is typed into a file of some thousand lines, most has nothing to do with the keyboard: a comment, a function that no handler
/// calls. Such an edit moves what was found and changes nothing else, and to see that takes a look at one function. Of the rest, most is
/// about the handlers of one screen, and those of others need not run. Whoever gets an answer here has it soon and makes the analysis itself
/// when there is time; where an answer is not certain there is none.
package struct CarryOver: Sendable {
    private let linter: Linter
    private let vocabulary: Vocabulary

    package init(_ linter: Linter) {
        self.linter = linter
        vocabulary = linter.rules.vocabulary
    }

    /// - Parameters:
    ///   - before: what was analysed.
    ///   - after: the same with other texts of its files.
    package func analysis(
        _ analysis: FileAnalysis, from before: AnalysisUnit, to after: AnalysisUnit, _ files: inout ParsedFiles
    ) -> FileAnalysis? {
        guard before.library.count == after.library.count else { return nil }
        var changed: [(old: SourceFile, new: SourceFile)] = []
        for (old, new) in zip([before.file] + before.library, [after.file] + after.library) {
            guard old.path == new.path else { return nil }
            if old.bytes != new.bytes { changed.append((old, new)) }
        }
        guard changed.count == 1, let (old, new) = changed.first else { return nil }
        let displacement = EditMap(from: old, to: new)
        let tree = files.tree(of: old)
        guard let body = tree.root.functionBody(around: displacement.old)?.range else { return nil }
        let newBody = ByteRange(body.start, body.end + displacement.byteCount)
        guard !old.saysSomethingToTheLinter(in: body), !new.saysSomethingToTheLinter(in: newBody),
            let change = CodeChange(from: CodeBlock(body, of: old), to: CodeBlock(newBody, of: new))
        else { return nil }
        if isQuiet(change, of: body, in: old.path, analysis) { return try? analysis.moved(by: displacement) }
        guard after.file.path == new.path, !change.declares, keepsNames(change, analysis), !makesConstraints(change, tree)
        else { return nil }
        return analysis.updated(by: displacement, of: tree, for: after, linter, &files)
    }

    /// Whether the edit of a function's body, braces included, leaves everything else that was found as it is.
    private func isQuiet(_ change: CodeChange, of body: ByteRange, in path: String, _ analysis: FileAnalysis) -> Bool {
        if change.isOfTrivia { return true }
        let ran = analysis.readSets.compactMap { $0.ran[path] }.joined()
        guard !ran.contains(where: { body.contains($0) || $0.contains(body) }), !analysis.tells(of: body, in: path) else {
            return false
        }
        let written = analysis.writtenNames
        return !change.declares && !change.names.joined().contains { isTelling($0, written) } && change.new.isComplete
    }

    /// Whether the edit changes no name by which anything is found outside of the code that runs, and not what makes constraints, which are
    /// found wherever they are made.
    private func keepsNames(_ change: CodeChange, _ analysis: FileAnalysis) -> Bool {
        let written = analysis.writtenNames
        let telling = change.names.map { names in names.filter { isTelling($0, written) } }
        return telling[0] == telling[1] && !telling[0].contains { name in Self.makers.contains { $0.fits(name) } }
    }

    /// Whether a library may make constraints in it.
    private func makesConstraints(_ change: CodeChange, _ tree: SyntaxTree) -> Bool {
        let names = FrameworkNames(in: tree)
        return change.names.joined().contains(where: names.has)
    }

    /// - Parameter written: the names of what handlers write.
    private func isTelling(_ name: ArraySlice<UInt8>, _ written: Set<ArraySlice<UInt8>>) -> Bool {
        vocabulary.has(name) || Self.seeds.contains { $0.fits(name) } || written.contains(name)
    }

    /// Names by which observers, those they observe for and constraints are found.
    private static let seeds = [
        "*eyboard*", "*onstraint*", "NotificationCenter", "Notification", "addObserver", "observe", "publisher", "notifications",
        "onReceive",
        "isActive", "activate", "subscribe", "sink", "assign", "bind",
    ].compactMap { Glob($0) }

    /// Those by which constraints are made and switched.
    private static let makers = [
        "constraint", "NSLayoutConstraint", "*onstraints", "addConstraint", "activate", "isActive",
    ]
    .compactMap { Glob($0) }
}

/// The body of a function before and after an edit.
private struct CodeChange {
    let old: CodeBlock
    let new: CodeBlock

    /// Nil where one of them does not end by itself.
    init?(from old: CodeBlock?, to new: CodeBlock?) {
        guard let old, let new else { return nil }
        self.old = old
        self.new = new
    }

    /// Whether it is one of white space and comments.
    var isOfTrivia: Bool { old.hasSameTokens(as: new) }
    /// Whether one of them declares what others may refer to.
    var declares: Bool { old.declares || new.declares }
    /// Those of the one, then those of the other.
    var names: [[ArraySlice<UInt8>]] { [old.names, new.names] }
}

/// The body of a function, read by itself.
private struct CodeBlock {
    private let tokens: TokenList

    /// Nil for what does not end by itself where it ends in its file.
    init?(_ range: ByteRange, of file: SourceFile) {
        tokens = lex(SourceFile(path: file.path, bytes: Array(file.bytes[range.start..<range.end])))
        guard !tokens.hasDirectives else { return nil }
        var open = 0
        for (index, token) in tokens.tokens.enumerated() {
            if token.kind == .eof {
                guard open == 0 else { return nil }
            } else {
                guard index == 0 || open > 0 else { return nil }
            }
            guard token.kind == .punctuation else { continue }
            switch tokens.text(index) {
            case "{": open += 1
            case "}": open -= 1
            default: continue
            }
        }
    }

    func hasSameTokens(as other: CodeBlock) -> Bool {
        tokens.tokens.elementsEqual(other.tokens.tokens) { own, others in
            own.kind == others.kind && own.flags == others.flags
                && tokens.file.bytes[own.range.start..<own.range.end]
                    == other.tokens.file.bytes[others.range.start..<others.range.end]
        }
    }

    /// Whether all of it can be read.
    var isComplete: Bool {
        let function = Array("func f() ".utf8) + tokens.file.bytes
        return !parse(SourceFile(path: tokens.file.path, bytes: function)).issues.contains(where: \.hidesCode)
    }

    /// Whether it declares what others may refer to.
    var declares: Bool {
        tokens.tokens.contains { token in
            switch token.keyword {
            case .class, .struct, .enum, .protocol, .extension, .func, .import, .typealias: true
            default: false
            }
        }
    }

    var names: [ArraySlice<UInt8>] {
        tokens.tokens.filter { $0.kind == .identifier || $0.kind == .string || $0.kind == .stringText }.flatMap { token in
            tokens.file.bytes[token.range.start..<token.range.end].split { !$0.isWordByte }
        }
    }
}

extension SourceFile {
    /// Whether a comment may be meant for the linter.
    fileprivate func saysSomethingToTheLinter(in range: ByteRange) -> Bool {
        bytes[range.start..<range.end].split { !$0.isWordByte }.contains { $0.elementsEqual("keyboardlint".utf8) }
    }
}

extension FileAnalysis {
    /// Whether something was found in a part of a file.
    fileprivate func tells(of range: ByteRange, in path: String) -> Bool {
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

    /// The names of what handlers write.
    fileprivate var writtenNames: Set<ArraySlice<UInt8>> {
        Set(handlers.flatMap(\.sinks).flatMap { Array($0.expression.utf8)[...].split { !$0.isWordByte } })
    }
}
