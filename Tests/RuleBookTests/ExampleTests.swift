import SourceText
import Testing

@testable import RuleBook

@Suite struct ExampleTests {
    private func marked(_ code: String) throws -> [String] {
        let example = try Example(code: code, line: 1)
        let file = SourceFile(path: "example", text: code)
        return example.marked.map { file.text(in: $0) }
    }

    @Test func caretsMarkTheCodeAboveThem() throws {
        #expect(
            try marked(
                """
                    inset = frame.height
                //          ^^^^^^^^^^^^
                    done()
                """) == ["frame.height"])
    }

    @Test func oneCommentMayMarkSeveralPlacesAndSeveralCommentsOneLine() throws {
        #expect(
            try marked(
                """
                    a = b + c
                //  ^       ^
                //      ^
                """) == ["a", "b", "c"])
    }

    @Test func columnsCountCharacters() throws {
        #expect(
            try marked(
                """
                    log("👩‍👩‍👧‍👦 é"); a = b
                //                  ^
                """) == ["b"])
    }

    @Test func linesMayEndInBothWays() throws {
        #expect(try marked("    a = b\r\n//      ^\r\n") == ["b"])
    }

    @Test func otherCommentsMarkNothing() throws {
        #expect(try marked("a = b\n// ^ is exclusive or\n//\n// ok") == [])
    }

    @Test func caretsUnderNothingAreAnError() {
        let behind = #expect(throws: Example.MarkIssue.self) { try Example(code: "a = b\n//       ^", line: 1) }
        #expect(behind?.message == "the line over these carets ends before them")
        #expect(behind?.line == 2)
        let first = #expect(throws: Example.MarkIssue.self) { try Example(code: "//  ^", line: 1) }
        #expect(first?.message == "no code above these carets")
    }
}
