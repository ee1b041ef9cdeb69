/// The bracket that closes each bracket that opens, and the other way round, by token index.
///
/// Known before parsing starts, so that looking behind a closure or leaving out a part nested too deep is one step, however
/// large it is. A brace is stronger than other brackets: `}` closes its `{` over any `(` and `[` left open in between.
struct BracketTable {
    /// The other bracket's index, or -1 where there is none or the token is no bracket.
    private(set) var partners: [Int32]
    /// Some `{` has no `}`. Only then may a declaration that is indented too little end the body it stands in.
    private(set) var lacksClosingBrace = false
    /// Some `}` has no `{`. Only then may a body start without one.
    private(set) var lacksOpeningBrace = false

    init(_ terminals: [Terminal]) {
        partners = [Int32](repeating: -1, count: terminals.count)
        var open: [Int] = []
        var openBraces = 0
        for (index, terminal) in terminals.enumerated() {
            let opener: Terminal
            switch terminal {
            case .leftParen, .leftBracket:
                open.append(index)
                continue
            case .leftBrace:
                open.append(index)
                openBraces += 1
                continue
            case .rightParen: opener = .leftParen
            case .rightBracket: opener = .leftBracket
            case .rightBrace:
                guard openBraces > 0 else {
                    lacksOpeningBrace = true
                    continue
                }
                while let last = open.last, terminals[last] != .leftBrace { open.removeLast() }
                openBraces -= 1
                opener = .leftBrace
            default: continue
            }
            guard let last = open.last, terminals[last] == opener else { continue }
            open.removeLast()
            partners[last] = Int32(index)
            partners[index] = Int32(last)
        }
        lacksClosingBrace = openBraces > 0
    }
}
