import SourceText
import SwiftLexer
import SwiftParser

/// The edits by which comments come and go that suppress findings.
package enum SuppressionEdit {
    /// What part of a file a comment is to suppress.
    package enum Part: Sendable, CaseIterable {
        case line, declaration
    }

    /// Why there is no place for a comment. One clause, lower case, no full stop.
    package struct Refusal: Error, Equatable {
        package let reason: String
    }

    /// What stands where the reason belongs.
    package static let placeholder = "REASON"

    /// Adds a comment that suppresses rules at a place.
    ///
    /// - Parameter rules: ids, without repeats; one at least.
    package static func adding(
        _ rules: [String], at range: ByteRange, for part: Part, in file: SourceFile
    ) throws(Refusal) -> TextEdit {
        let tree = parse(file)
        let scope = part == .line ? "next" : "decl"
        let line = try part == .line ? file.lines.lineIndex(at: range.start) : lineOfDeclaration(around: range, in: tree)
        let start = file.lines.starts[line]
        if let kind = tree.tokens.literalOrComment(at: start) { throw Refusal(reason: "the line begins inside \(kind)") }
        let words = rules.joined(separator: " ")
        if line > 0, let end = endOfCommand("// keyboardlint:disable:\(scope) ", inLine: line - 1, of: file) {
            return TextEdit(range: ByteRange(end, end), replacement: words + " ")
        }
        let comment = "// keyboardlint:disable:\(scope) \(words) - \(placeholder)"
        return TextEdit(
            range: ByteRange(start, start), replacement: file.indentation(ofLine: line) + comment + file.lineEnd)
    }

    /// Takes a rule out of a comment, and the comment if there is nothing left for it to do.
    ///
    /// - Parameter range: where the rule is named.
    package static func removing(at range: ByteRange, in file: SourceFile) -> TextEdit? {
        for piece in lex(file).directiveCandidates where piece.range.contains(range) {
            guard let directive = try? Directive.read(piece, in: file) else { continue }
            guard directive.rules.count == 1 else { return removing(range, from: directive) }
            let line = file.lines.lineIndex(at: piece.range.start)
            let content = file.lines.contentRange(ofLine: line, in: file.bytes)
            var start = piece.range.start
            while start > content.start, [0x20, 0x09].contains(file.bytes[start - 1]) { start -= 1 }
            let isAlone = start == content.start && piece.range.end >= content.end
            return TextEdit(
                range: isAlone ? ByteRange(start, file.lines.range(ofLine: line).end) : ByteRange(start, piece.range.end),
                replacement: "")
        }
        return nil
    }

    private static func removing(_ range: ByteRange, from directive: Directive) -> TextEdit? {
        guard let position = directive.rules.firstIndex(where: { $0.range == range }) else { return nil }
        let rules = directive.rules
        let removed =
            position + 1 < rules.count
            ? ByteRange(range.start, rules[position + 1].range.start) : ByteRange(rules[position - 1].range.end, range.end)
        return TextEdit(range: removed, replacement: "")
    }

    /// The line, from 0, on which the innermost function around a place begins; or type, or property, where it lies in none.
    private static func lineOfDeclaration(around range: ByteRange, in tree: SyntaxTree) throws(Refusal) -> Int {
        let declarations = tree.suppressibleDeclarations
        let around = declarations.filter { $0.range.contains(range) }
        guard let declaration = around.last(where: \.isFunction) ?? around.last else {
            throw Refusal(reason: "there is no declaration around it")
        }
        let line = tree.file.lines.lineIndex(at: declaration.range.start)
        // A comment is for the first declaration after it.
        guard declarations.first(where: { $0.range.start >= tree.file.lines.starts[line] }) == declaration else {
            throw Refusal(reason: "another declaration begins on the same line")
        }
        return line
    }

    /// Where the rules begin of a comment that stands alone on its line.
    private static func endOfCommand(_ command: String, inLine line: Int, of file: SourceFile) -> Int? {
        let range = file.lines.contentRange(ofLine: line, in: file.bytes)
        let content = file.bytes[range.start..<range.end].drop { $0 == 0x20 || $0 == 0x09 }
        return content.starts(with: Array(command.utf8)) ? content.startIndex + command.utf8.count : nil
    }
}

extension SyntaxTree {
    /// What `disable:decl` may stand before, in the order in which it begins.
    var suppressibleDeclarations: [Syntax] {
        root.subtree.filter { node in
            switch node.kind {
            case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .variableDecl, .enumCaseDecl: true
            default: node.kind.isTypeDeclaration
            }
        }
    }
}

extension Syntax {
    fileprivate var isFunction: Bool {
        switch kind {
        case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl: true
        default: false
        }
    }
}

extension TokenList {
    /// What an offset lies inside of where a comment would be text.
    fileprivate func literalOrComment(at offset: Int) -> String? {
        guard let next = tokens.firstIndex(where: { $0.end > offset || $0.kind == .eof }) else { return nil }
        for token in tokens[max(next - 1, 0)...next] {
            let range = token.range
            switch token.kind {
            case .string, .regex: if range.start < offset, offset < range.end { return "a literal" }
            // What touches the text of a literal lies in the literal.
            case .stringText: if range.start <= offset, offset <= range.end { return "a literal" }
            default: break
            }
        }
        let isComment = trivia(before: next).contains { piece in
            guard piece.range.start < offset, offset < piece.range.end else { return false }
            switch piece.kind {
            case .blockComment, .docBlockComment, .unterminatedBlockComment: return true
            default: return false
            }
        }
        return isComment ? "a comment" : nil
    }
}
