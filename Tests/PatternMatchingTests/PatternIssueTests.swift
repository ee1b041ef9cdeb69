import SourceText
import Testing

@testable import PatternMatching

/// What an author of a rule reads when a pattern is wrong: the message, and the text it points at.
@Suite struct PatternIssueTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let pattern: String
        let message: String
        let text: String

        var testDescription: String { pattern.split(separator: "\n").joined(separator: " ⏎ ") }
    }

    @Test(arguments: [
        Case(pattern: "$A = $B\nwhere $B is in screen", message: "expected `space`", text: ""),
        Case(
            pattern: "$A = $B\nwhere $B mixes coordinate spaces badly",
            message: "expected `or` or the end of the line, found `badly`", text: "badly"),
        Case(
            pattern: "$A = $B\nwhere", message: "expected a meta-variable such as `$X` or a fact such as `effect is gap`",
            text: ""),
        Case(
            pattern: "$A = $B\nwhere derives from literal", message: "expected a meta-variable such as `$X` before `derives`",
            text: "derives"),
        Case(pattern: "$A = $B\nwhere $B fits", message: "expected Swift code", text: ""),
        Case(pattern: "$A = $B\nwhere $C fits 3", message: "`$C` is not in the code; did you mean `$A`?", text: "$C"),
        Case(
            pattern: "$A = $B\nwhere $B is a literal\n    x",
            message: "expected this line at the left margin: a fact is one line",
            text: ""),
        Case(
            pattern: "$A = $B\ninside class $_ { $...\nwhere $B is a literal", message: "not Swift code: `{` is not closed",
            text: "{"),
        Case(
            pattern: "$A = $B\nany\nwhere $B is a literal", message: "expected conditions below `any`, further to the right",
            text: ""),
        Case(
            pattern: "$A = $B\nany\n    where $B is a literal\n  where $A is a literal",
            message: "expected this line under the one above it, in line 5", text: ""),
        Case(
            pattern: "$A = $B\nwhere $B is a literal\nisnide class $_ { $... }",
            message:
                "expected `where`, `not`, `has`, `inside`, `followed by`, `preceded by`, `function has`, `type has`, `file has`, "
                + "`any` or `all`, found `isnide`; did you mean `inside`?", text: "isnide"),
        Case(
            pattern: "$A = $B\nfile has $C",
            message: "a meta-variable alone matches every expression; expected a `where` clause about it",
            text: "$C"),
        Case(
            pattern: "$A = $VALUE\nwhere $VALEU is clipped to the view",
            message: "`$VALEU` is not in the code; did you mean `$VALUE`?", text: "$VALEU"),
        Case(
            pattern: "$A = $B\nor\n$A += $C\nwhere $B is clipped to the view", message: "`$B` is not in alternative 2 of 2",
            text: "$B"),
        Case(
            pattern: "f($...B)\nwhere $B is clipped to the view",
            message: "`$...B` matches several nodes, but a fact needs one", text: "$B"),
        Case(
            pattern: "$A = $B\nwhere $B is clipped to the view\n$A += $B",
            message:
                "expected `where`, `not`, `has`, `inside`, `followed by`, `preceded by`, `function has`, `type has`, `file has`, "
                + "`any` or `all`, found `$A`: only conditions can follow the first condition", text: "$A"),
        Case(pattern: "or\n$A = $B", message: "expected Swift code before `or`", text: "or"),
        Case(pattern: "$A = $B\nor\n", message: "expected Swift code after `or`", text: "or"),
        Case(pattern: "where $B is clipped to the view", message: "expected Swift code", text: ""),
        Case(pattern: "", message: "expected Swift code", text: ""),
        Case(
            pattern: "x = $Value",
            message: "meta-variables are written in capitals, found `$Value`; did you mean `$VALUE`?", text: "$Value"),
        Case(
            pattern: "f($...args)",
            message: "meta-variables are written in capitals, found `$...args`; did you mean `$...ARGS`?", text: "$...args"),
        Case(
            pattern: "x = $...XS", message: "`$...XS` matches any number of siblings, but only one is possible here",
            text: "$...XS"),
        Case(
            pattern: "$...XS\nx = 1", message: "a pattern must not begin with a sequence: nothing says where it starts",
            text: "$...XS"),
        Case(
            pattern: "f { [$...XS] in $... }",
            message: "`$...XS` matches any number of siblings, but only one is possible here", text: "$...XS"),
        Case(pattern: "class $C { $X }", message: "not Swift code: expected a declaration", text: "$X"),
        Case(
            pattern: "x = 1\ncase .shown($X)", message: "not Swift code: `case .shown($X)` has no place here",
            text: "case .shown($X)"),
        Case(
            pattern: "$X", message: "a meta-variable alone matches every expression; expected a `where` clause about it",
            text: "$X"),
        Case(
            pattern: "$_", message: "a meta-variable alone matches every expression; expected a `where` clause about it",
            text: "$_"),
    ])
    func aWrongPatternSaysWhatWasExpectedAndWhere(_ wrong: Case) {
        // The block stands in a file, behind other lines, as in a rule.
        let lead = "# A rule\n\n"
        let file = SourceFile(path: "rule.md", text: lead + wrong.pattern)
        let issue = #expect(throws: PatternIssue.self) {
            try Pattern(parsing: ByteRange(lead.utf8.count, file.bytes.count), of: file, asking: .test)
        }
        #expect(issue?.message == wrong.message)
        #expect(issue.map { file.text(in: $0.range) } == wrong.text)
    }

    @Test func codeThatIsNotSwiftIsPointedAt() {
        let issue = #expect(throws: PatternIssue.self) { try Pattern("$A = = $B") }
        #expect(issue?.message.hasPrefix("not Swift code: ") == true)
    }

    @Test func aPatternOfAnySizeIsRefusedBeforeItCanOverflowTheStack() {
        let deep = String(repeating: "(", count: 50_000) + "x" + String(repeating: ")", count: 50_000)
        #expect(throws: PatternIssue.self) { try Pattern("f(\(deep))") }
        #expect(throws: PatternIssue.self) { try Pattern(String(repeating: "x = 1\n", count: 10_000)) }
    }

    @Test func anyBytesMakeAPatternOrAnIssue() {
        for pieces in [
            ["$"], ["$...", "$"], ["where", "$X", "or"], ["\u{0}", "$X"], ["é", "$É"], ["\"", "$X"], ["{", "$...X"],
        ] {
            for separator in ["", " ", "\n", "\r\n"] {
                let text = pieces.joined(separator: separator)
                do throws(PatternIssue) {
                    _ = try Pattern(text)
                } catch {
                    #expect(error.range.end <= text.utf8.count)
                }
            }
        }
    }
}
