/// Reads one regular-expression literal, or finds that it is none, after the heuristics of SE-0354.
struct RegexScanner {
    struct Result {
        var end: Int
        var isTerminated: Bool
    }

    private(set) var cursor: Cursor
    private let start: Int
    private let pounds: Int
    /// Nothing but a literal can stand here. If not, what looks like operators is none: what starts or ends with a space,
    /// has an unbalanced `)`, or does not end on its line.
    private let isCertain: Bool
    /// Where the opening delimiter's line ends, if the literal spans lines.
    private var firstNewline: Int?
    private var openGroups = 0
    /// Parentheses in a custom character class, `[(]`, are characters.
    private var openClasses = 0
    private var lastSpace: Int?

    init(_ cursor: Cursor, start: Int, pounds: Int, isCertain: Bool) {
        self.cursor = cursor
        self.start = start
        self.pounds = pounds
        self.isCertain = isCertain
        self.cursor.offset = start + pounds + 1
    }

    mutating func scan() -> Result? {
        if pounds == 0 {
            guard mayBeginPlain else { return nil }
        } else {
            skipOpeningLine()
        }
        while true {
            if cursor.peek() == "/" {
                if let end = closingEnd() {
                    return !isCertain && endsWithSpace ? nil : Result(end: end, isTerminated: true)
                }
                if isAtComment { return unterminated }
            }
            let isEscaped = cursor.skip("\\")
            guard !cursor.isAtEnd, firstNewline != nil || !isAtNewline else { return unterminated }
            if !isEscaped {
                guard step() else { return nil }
            }
            cursor.offset += 1
        }
    }

    /// `/ x`, and `//` and `/*` at any rate, are no literals.
    private var mayBeginPlain: Bool {
        // The slash of a stray `*/`.
        if start > 0, cursor.bytes[start - 1] == "*" { return false }
        return switch cursor.peek() {
        case " ", "\t": isCertain
        case "*", "/": false
        default: true
        }
    }

    /// With pounds and nothing more on its line, the literal goes on over lines.
    private mutating func skipOpeningLine() {
        var probe = cursor
        while probe.peek() == " " || probe.peek() == "\t" { probe.offset += 1 }
        guard probe.peek() == "\n" || probe.peek() == "\r" else { return }
        firstNewline = probe.offset
        cursor.offset = probe.offset
    }

    /// Where the literal ends if the slash at the position closes it; more pounds than it was opened with are taken in.
    private func closingEnd() -> Int? {
        guard pounds > 0 else { return isAtComment ? nil : cursor.offset + 1 }
        let closing = cursor.run(of: "#", from: cursor.offset + 1)
        return closing >= pounds ? cursor.offset + 1 + closing : nil
    }

    /// A `//` or `/*` is rather a comment than the end of a plain literal.
    private var isAtComment: Bool {
        pounds == 0 && (cursor.peek(1) == "/" || cursor.peek(1) == "*")
    }

    private var endsWithSpace: Bool {
        pounds == 0 && lastSpace == cursor.offset - 1
    }

    private var isAtNewline: Bool { cursor.peek() == "\n" || cursor.peek() == "\r" }

    /// An unterminated literal ends where its first line does.
    private var unterminated: Result? {
        isCertain ? Result(end: firstNewline ?? cursor.offset, isTerminated: false) : nil
    }

    /// Takes note of the unescaped character at the position; false if it shows that this is no literal.
    private mutating func step() -> Bool {
        switch cursor.peek() {
        case "(" where openClasses == 0:
            openGroups += 1
        case ")" where openClasses == 0:
            guard openGroups > 0 || isCertain else { return false }
            openGroups = max(0, openGroups - 1)
        case "[":
            openClasses += 1
        case "]":
            openClasses = max(0, openClasses - 1)
        case " ", "\t":
            lastSpace = cursor.offset
        default:
            break
        }
        return true
    }
}
