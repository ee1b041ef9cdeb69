import SourceText
import SwiftParser

/// A place where a pattern fits, with what fills its blanks.
package struct Match: Sendable {
    /// The node that matched; the first, for a pattern of several statements.
    package let node: Syntax
    /// By the meta-variable's name, without `$`.
    package let bindings: [String: Binding]
}

/// What a meta-variable stands for in one match.
package struct Binding: Sendable {
    /// One node, or the siblings that a sequence absorbed, in source order. For a blank in the place of a name, the named node.
    package let nodes: [Syntax]
    /// Where the code stands; nil for a sequence that absorbed nothing. For a name, the name alone.
    package let range: ByteRange?

    /// The code as written, comments inside it included; empty for a sequence that absorbed nothing.
    package var text: String {
        guard let range, let node = nodes.first else { return "" }
        return node.file.text(in: range)
    }

    /// The same with a space for whatever stands between two tokens: the code of a sentence, which is one line without comments.
    package var line: String {
        guard let range, let tokens = nodes.first?.tree.tokens else { return "" }
        var position = tokens.index(at: range.start)
        var line = ""
        var end = range.start
        while position < tokens.count, Int(tokens[position].start) < range.end {
            if Int(tokens[position].start) > end, !line.isEmpty { line += " " }
            line += tokens.text(position).split(whereSeparator: \.isWhitespace).joined(separator: " ")
            end = Int(tokens[position].end)
            position += 1
        }
        return line
    }
}
