extension Style {
    /// A line with its colours and links, trailing spaces taken off.
    func rendering(_ line: StyledText, links: Bool) -> String {
        guard colours || links else { return line.text.trimmingTrailingSpaces }
        var pieces = line.joined.pieces
        while let last = pieces.last, last.text.allSatisfy({ $0 == " " }) { pieces.removeLast() }
        if let last = pieces.popLast() {
            pieces.append(.init(text: last.text.trimmingTrailingSpaces, role: last.role, url: last.url))
        }
        return pieces.map { piece in
            let text = paint(piece.text, Self.code(of: piece.role))
            guard links, let url = piece.url else { return text }
            return "\u{1B}]8;;\(url)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
        }.joined()
    }

    /// Only the sixteen colours that every theme defines, and none that is unreadable on white or on black.
    private static func code(of role: StyledText.Role) -> String {
        switch role {
        case .plain: ""
        case .strong: "1"
        case .emphasis: "3"
        case .heading: "1"
        case .code: "36"
        case .faint, .comment: "2"
        case .keyword: "35"
        case .type: "34"
        case .string: "32"
        case .number, .metavariable: "33"
        case .attribute: "36"
        case .mark: "1;31"
        case .keyboard: "2"
        case .guide: "1;36"
        case .handler: "1;33"
        case .bad: "1;31"
        }
    }
}
