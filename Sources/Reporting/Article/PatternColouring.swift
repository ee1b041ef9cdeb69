/// The pattern language in the pieces that a reader tells apart: meta-variables, and the words that are not Swift.
enum PatternColouring {
    static func lines(_ pattern: [String]) -> [StyledText] {
        let code = SwiftColouring.lines(pattern)
        return zip(pattern, code).map { line, coloured in
            let words = line.split(separator: " ")
            guard let first = words.first, !line.hasPrefix(" "), connectives.contains(String(first)) else { return coloured }
            return condition(line)
        }
    }

    private static let connectives: Set<String> = ["where", "or", "inside", "not", "any", "all"]

    private static func condition(_ line: String) -> StyledText {
        var text = StyledText()
        for (number, word) in line.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
            if number > 0 { text = text + StyledText(" ") }
            let role: StyledText.Role = word.hasPrefix("$") ? .metavariable : words.contains(String(word)) ? .keyword : .plain
            text = text + StyledText(SafeText.escaping(String(word)), role)
        }
        return text.joined
    }

    private static let words = connectives.union(["and"])
}
