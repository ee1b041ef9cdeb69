import SwiftLexer
import Testing

// Each of these takes a fraction of a second if the lexer is linear and many minutes if it is quadratic.

private let depth = 100_000

private func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

@Test(.timeLimit(.minutes(30))) func interpolationsNestWithoutALimit() {
    let list = tokens(of: times(depth, "\"\\(") + "1" + times(depth, ")\""))
    // Quote, backslash and parenthesis, the number, parenthesis and quote, the end.
    #expect(list.count == 3 * depth + 1 + 2 * depth + 1)
    #expect(!list.tokens.contains { $0.flags.contains(.malformed) })
}

@Test(.timeLimit(.minutes(30))) func interpolationsThatAreNeverClosedEndWithTheFile() {
    let list = tokens(of: times(depth, "\"\\("))
    #expect(list.count == 3 * depth + 1)
    #expect(list.tokens.count { $0.flags.contains(.malformed) } == depth)
    #expect(tokens(of: times(depth, "\"\\(") + "\n)").count == 3 * depth + 2)
}

@Test(.timeLimit(.minutes(30))) func commentsAndBracketsNestWithoutALimit() {
    #expect(tokens(of: times(depth, "/*") + times(depth, "*/") + "a").count == 2)
    #expect(tokens(of: times(depth, "/*")).count == 1)
    #expect(tokens(of: times(depth, "([{")).count == 3 * depth + 1)
}

@Test(
    .timeLimit(.minutes(30)),
    arguments: [
        // Each asks, again and again, for something that only the rest of the line or the file can tell.
        "#\"\"\"\\#(", "#/\n", "(/a ", "(/\\(", "+<#", "+/**/", "<#", "#", "`\n", "0x1.", "\\\n\"\"\"", "= /^ ", "/+/**/", "'\\(",
    ])
func whatAsksForTheRestOfTheFileOverAndOverStaysLinear(text: String) {
    let all = times(depth / 2, text)
    #expect(Int(tokens(of: all).tokens.last?.end ?? 0) == all.utf8.count)
}
