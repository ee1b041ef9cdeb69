import SourceText
import SwiftParser
import Testing

@testable import PatternMatching

/// A search costs a fixed amount for each node of the file, whatever the pattern and the file.
@Suite struct SearchCostTests {
    @Test func sequencesAgainstSequencesEndInTime() throws {
        let arguments = Array(repeating: "1", count: 2_000).joined(separator: ", ")
        let code = "f(\(arguments))"
        let hostile = "f($...A, $W, $...B, $X, $...C, $Y, $...D, $Z, $...E, 2)"
        let search = try search(hostile, in: code)
        #expect(search.matches.isEmpty)
        #expect(search.stoppedAt != nil, "an unfinished search must say so")
    }

    @Test func repeatedSequencesEndInTime() throws {
        let arguments = Array(repeating: "1", count: 3_000).joined(separator: ", ")
        let search = try search("f($...A, $...A, $...B, $...B, 2)", in: "f(\(arguments))")
        #expect(search.matches.isEmpty)
        #expect(search.stoppedAt != nil)
    }

    @Test func longStringsAgainstSequencesEndInTime() throws {
        let string = "\"" + String(repeating: "\\(x) ", count: 2_000) + "\""
        let arguments = Array(repeating: string, count: 50).joined(separator: ", ")
        let search = try search(#"f($...A, "\($X) \($Y)", $...B, $Z, $...C, 2)"#, in: "f(\(arguments))")
        #expect(search.matches.isEmpty)
    }

    @Test func repeatedMetaVariablesOverLongCodeEndInTime() throws {
        let long = Array(repeating: "x", count: 500).joined(separator: " + ")
        let calls = (0..<40).map { "f(\(long) + \($0), \(long))" }.joined(separator: "\n")
        let search = try search("f($X, $X)", in: calls)
        #expect(search.matches.isEmpty)
        #expect(search.stoppedAt == nil, "comparing code costs no more than reading it")
    }

    @Test func namesLookedForInLongChainsEndInTime() throws {
        let chain = "x = a" + String(repeating: ".b", count: 20_000)
        let search = try search("$X\nwhere $X mentions c", in: chain + "\nc = 1")
        #expect(search.stoppedAt != nil, "an unfinished search must say so")
    }

    @Test func groupsOfAnyDepthAreRefusedBeforeTheyCanOverflowTheStack() throws {
        let groups = (0..<5_000).map { String(repeating: " ", count: $0) + "any" }.joined(separator: "\n")
        let issue = #expect(throws: PatternIssue.self) {
            try Pattern("f($X)\n\(groups)\n" + String(repeating: " ", count: 5_000) + "where $X is a literal")
        }
        #expect(issue?.message == "groups are nested deeper than 8 levels")
    }

    @Test func deepCodeDoesNotOverflowTheStack() throws {
        let code = "x = " + String(repeating: "(", count: 20_000) + "y" + String(repeating: ")", count: 20_000)
        #expect(try search("$A = $B + $C", in: code).stoppedAt == nil)
    }

    @Test func anOrdinaryRuleStaysFarBelowTheAllowance() throws {
        let handler = "func show() { guard let f = n.frame else { return }; bottom.constant = f.height; view.layoutIfNeeded() }\n"
        let code = String(repeating: handler, count: 500)
        let search = try search("$A.constant = $B\nor\n$A = $B\nor\n$A += $B", in: code)
        #expect(search.stoppedAt == nil)
        #expect(search.matches.count == 500)
    }
}
