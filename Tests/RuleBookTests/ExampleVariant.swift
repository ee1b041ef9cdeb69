import SourceText

@testable import RuleBook

/// A change to an example of which it is known what becomes of its findings.
///
/// The marks are comments in the code and change with it, so what must be found is read from them again.
enum ExampleVariant: String, CaseIterable, Sendable {
    case asWritten, insideABlockComment, insideAString, afterALineOfEmoji, behindEmojiInTheSameLine, withCRLF

    /// Whether nothing may be found any more.
    var isSilent: Bool {
        switch self {
        case .insideABlockComment, .insideAString: true
        case .asWritten, .afterALineOfEmoji, .behindEmojiInTheSameLine, .withCRLF: false
        }
    }

    func code(of example: Example) -> String {
        switch self {
        case .asWritten: example.code
        case .insideABlockComment: "/*\n\(example.code)\n*/\n"
        // No rule file has a run of five pounds.
        case .insideAString: "let code = #####\"\"\"\n\(example.code)\n\"\"\"#####\n"
        case .afterALineOfEmoji: "// 🎹 👩‍👩‍👧‍👦 e\u{301} 🇨🇭\n\(example.code)"
        case .behindEmojiInTheSameLine: Self.withEmojiInFrontOfMarkedLines(example)
        case .withCRLF: example.code.replacing("\n", with: "\r\n")
        }
    }

    /// The ranges at which the rule must find something in `code(of: example)`.
    func expected(of example: Example) throws -> [ByteRange] {
        guard !isSilent else { return [] }
        return try Example.markedRanges(in: SourceFile(path: "variant", text: code(of: example)))
    }

    /// Moves the code of every marked line, and the marks with it, behind a comment of emoji.
    private static func withEmojiInFrontOfMarkedLines(_ example: Example) -> String {
        let emoji = "/* 👩‍👩‍👧‍👦🇨🇭 */"
        let file = SourceFile(path: "example", text: example.code)
        let marked = Set(example.marked.map { file.location(at: $0.start).line })
        var lines: [String] = []
        for line in 1...file.lines.count {
            let text = file.text(ofLine: line)
            if marked.contains(line) {
                lines.append(emoji + text)
            } else if text.contains("^"), text.hasPrefix("//") {
                lines.append("//" + String(repeating: " ", count: emoji.count) + text.dropFirst(2))
            } else {
                lines.append(text)
            }
        }
        return lines.joined(separator: "\n")
    }
}
