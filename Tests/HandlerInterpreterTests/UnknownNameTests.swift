import SourceText
import SwiftParser
import Testing

@testable import HandlerInterpreter

/// What nothing is known of is called by its source: on one line, and no longer than a reader takes in.
@Suite struct UnknownNameTests {
    @Test(arguments: [
        ("height", "height"), ("a  +\n\t b", "a + b"), (" a ", "a"), ("", ""), ("\r\n", ""), ("größe\u{A0}x", "größe\u{A0}x"),
    ])
    func whiteSpaceIsFolded(text: String, name: String) {
        #expect(Unknown(text).name == name)
    }

    @Test func aNameHasAtMostSixtyCharacters() {
        let sixty = String(repeating: "a", count: 60)
        #expect(Unknown(sixty).name == sixty)
        // The end is kept: it may be what tells two long names apart.
        #expect(Unknown(sixty + "b").name == String(repeating: "a", count: 44) + "…" + String(repeating: "a", count: 14) + "b")
        #expect(Unknown(sixty + "b") != Unknown(sixty + "c"))
        // Characters, not bytes: a family is one of 25.
        let families = String(repeating: "👨‍👩‍👧‍👦", count: 60)
        #expect(Unknown(families).name == families)
        let (head, tail) = (String(repeating: "👨‍👩‍👧‍👦", count: 44), String(repeating: "👨‍👩‍👧‍👦", count: 14))
        #expect(Unknown(families + "b").name == head + "…" + tail + "b")
    }

    /// Of a very long one, what is behind that is not looked at.
    @Test func aNodeIsCalledByItsBeginning() throws {
        let tree = parse(SourceFile(path: "A.swift", text: "f(\(String(repeating: "ä", count: 100_000)))"))
        let call = try #require(tree.root.subtree.first { $0.kind == .callExpr })
        #expect(Unknown(call).name == "f(" + String(repeating: "ä", count: 42) + "…" + String(repeating: "ä", count: 15))
    }
}
