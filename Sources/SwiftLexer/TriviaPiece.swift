import SourceText

/// A piece of what lies between two tokens.
package struct TriviaPiece: Sendable, Equatable {
    package var kind: Kind
    package var range: ByteRange

    package enum Kind: Sendable, CaseIterable {
        /// Spaces, tabs, vertical tabs and form feeds.
        case whitespace
        /// One line end: LF, CRLF or a lone CR.
        case newline
        /// `// …`, without its line end.
        case lineComment
        /// `/// …`, without its line end.
        case docLineComment
        case blockComment
        /// `/** … */`
        case docBlockComment
        /// A block comment that the file ends in; the `.eof` token is flagged malformed.
        case unterminatedBlockComment
        case byteOrderMark
        /// Bytes that no token and no other trivia can hold: NUL, other control characters, invalid UTF-8, a no-break space.
        case garbage

        package var isComment: Bool {
            switch self {
            case .lineComment, .docLineComment, .blockComment, .docBlockComment, .unterminatedBlockComment: true
            case .whitespace, .newline, .byteOrderMark, .garbage: false
            }
        }
    }
}

extension TokenList {
    /// What lies between the token at `index` and the one before it (or the start of the file), in order.
    package func trivia(before index: Int) -> [TriviaPiece] {
        let start = index == 0 ? 0 : Int(tokens[index - 1].end)
        let end = Int(tokens[index].start)
        guard start < end else { return [] }
        return file.bytes.withUnsafeBufferPointer { bytes in
            ByteClass.table.withUnsafeBufferPointer { classes in
                var cursor = Cursor(bytes: bytes, classes: classes, from: start, to: end)
                var pieces: [TriviaPiece] = []
                var pieceStart = start
                while let kind = cursor.skipTrivia() {
                    pieces.append(TriviaPiece(kind: kind, range: ByteRange(pieceStart, cursor.offset)))
                    pieceStart = cursor.offset
                }
                return pieces
            }
        }
    }

    /// The lexer's invariant: tokens and trivia pieces cover every byte of `file` exactly once and in order, no token but the
    /// last is empty, and the last is the only `.eof`.
    package func tile(_ file: SourceFile) -> Bool {
        var covered = 0
        for (index, token) in tokens.enumerated() {
            for piece in trivia(before: index) {
                guard piece.range.start == covered, !piece.range.isEmpty else { return false }
                covered = piece.range.end
            }
            let isLast = index == tokens.count - 1
            guard Int(token.start) == covered, isLast == (token.kind == .eof), isLast == (token.start == token.end) else {
                return false
            }
            covered = Int(token.end)
        }
        return !tokens.isEmpty && covered == file.bytes.count
    }
}
