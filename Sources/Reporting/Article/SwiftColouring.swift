import SourceText
import SwiftLexer

/// Swift, and the patterns of rules, in the pieces that a reader tells apart: the lexer's tokens.
enum SwiftColouring {
    /// The code line by line, without line ends.
    static func lines(_ code: [String]) -> [StyledText] {
        let tokens = lex(SourceFile(path: "", text: code.joined(separator: "\n")))
        var lines = [StyledText()]
        func add(_ text: String, _ role: StyledText.Role) {
            for (number, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                if number > 0 { lines.append(StyledText()) }
                lines[lines.count - 1] = lines[lines.count - 1] + StyledText(SafeText.escaping(String(part)), role)
            }
        }
        for index in 0..<tokens.count {
            for piece in tokens.trivia(before: index) {
                let text = tokens.file.text(in: piece.range)
                add(text, piece.kind.isComment ? (isMark(text) ? .mark : .comment) : .plain)
            }
            add(tokens.text(index), role(of: index, in: tokens))
        }
        return lines
    }

    /// Whether a comment is carets and nothing else.
    static func isMark(_ comment: String) -> Bool {
        comment.hasPrefix("//") && comment.contains("^") && comment.dropFirst(2).allSatisfy { $0 == " " || $0 == "^" }
    }

    private static func role(of index: Int, in tokens: TokenList) -> StyledText.Role {
        switch tokens[index].kind {
        case .keyword, .pound: return .keyword
        case .string, .stringQuote, .stringText, .regex: return .string
        case .integer, .float: return .number
        case .identifier:
            let text = tokens.text(index)
            if text.hasPrefix("$") { return .metavariable }
            if index > 0, tokens.matches(index - 1, "@") { return .attribute }
            // Words that are keywords only in some places begin the line or stand between two words.
            if contextual.contains(text), index + 1 < tokens.count, [.keyword, .identifier].contains(tokens[index + 1].kind) {
                return .keyword
            }
            return text.first?.isUppercase == true ? .type : .plain
        case .punctuation: return tokens.matches(index, "@") ? .attribute : .plain
        default: return .plain
        }
    }

    private static let contextual: Set<String> = [
        "final", "override", "weak", "unowned", "lazy", "mutating", "open", "convenience", "required", "some", "any", "async",
        "await",
        "package",
    ]
}

extension TriviaPiece.Kind {
    fileprivate var isComment: Bool {
        switch self {
        case .lineComment, .docLineComment, .blockComment, .docBlockComment, .unterminatedBlockComment: true
        default: false
        }
    }
}
