import SourceText
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// The file that is kept with the sources and merged with them.
@Suite struct BaselineTextTests {
    private static let header = #"{"keyboardlintBaseline":1}"#
    private static let first =
        #"{"path":"App/Chat.swift","symbol":"Chat.shown(_:)","rule":"written","hash":"0123456789abcdef","ordinal":0}"#
    private static let second =
        #"{"path":"App/Mail.swift","symbol":"Mail.shown(_:)","rule":"written","hash":"fedcba9876543210","ordinal":12}"#

    private func baseline(_ lines: String...) throws -> Baseline {
        try Baseline(SourceFile(path: "b.jsonl", text: lines.joined(separator: "\n")))
    }

    @Test func entriesAreSortedLinesBehindAHeader() throws {
        let baseline = try baseline(Self.header, Self.second, Self.first, "")
        #expect(baseline.text == [Self.header, Self.first, Self.second, ""].joined(separator: "\n"))
        #expect(baseline.entries.map(\.path) == ["App/Chat.swift", "App/Mail.swift"])
        #expect(baseline.entries.map(\.ordinal) == [0, 12])
        #expect(try Baseline(SourceFile(path: "b", text: baseline.text)) == baseline)
    }

    @Test func aMergeThatKeptBothSidesIsRight() throws {
        let merged = try baseline(Self.header, Self.second, "", Self.first, Self.header, Self.second + "\r")
        #expect(try merged == baseline(Self.header, Self.first, Self.second))
    }

    @Test func hostileNamesStayOnTheirLine() throws {
        let name = "a\"\\\n\u{1B}[31m\u{202E}\u{1F600}.swift"
        let entry = Baseline.Entry(path: name, symbol: "", rule: "r", hash: "0123456789abcdef", ordinal: 0)
        let text = Baseline([entry]).text
        #expect(text.split(separator: "\n").count == 2)
        #expect(text.contains(#""path":"a\"\\\u000a\u001b[31m\u202e😀.swift""#))
        #expect(try Baseline(SourceFile(path: "b", text: text)).entries == [entry])
    }

    private static let brokenLines: [(String, String)] = [
        ("<<<<<<< HEAD", "b.jsonl:2:1: error: conflict marker of a merge\n 2 | <<<<<<< HEAD\n   | ^^^^^^^^^^^^"),
        ("not JSON", "b.jsonl:2:1: error: expected a value, not 'not'; text needs double quotes\n 2 | not JSON\n   | ^^^"),
        (
            #"{"path":"a""#,
            "b.jsonl:2:1: error: expected '}' before the end of the line: this is not closed\n 2 | {\"path\":\"a\"\n   | ^"
        ),
        (#"{"path":1}"#, "b.jsonl:2:9: error: 'path' is a text in double quotes\n 2 | {\"path\":1}\n   |         ^"),
        (#"{"path":"a"}"#, "b.jsonl:2:1: error: the entry has no 'symbol'\n 2 | {\"path\":\"a\"}\n   | ^^^^^^^^^^^^"),
        (first.replacing("0123456789abcdef", with: "0123"), "b.jsonl:2:76: error: a hash has 16 hexadecimal digits\n"),
        (first.replacing("ordinal", with: "line"), "b.jsonl:2:1: error: the entry has no 'ordinal'\n"),
        (
            first.dropLast() + #","line":3}"#,
            "b.jsonl:2:107: error: an entry has path, symbol, rule, hash, ordinal and nothing else\n"
        ),
        (first + " x", "b.jsonl:2:108: error: expected nothing more after the value, not 'x'\n"),
        (#"{"path":"a\"#, "b.jsonl:2:11: error: expected one of"),
        (#"{"path":"\q"}"#, "b.jsonl:2:10: error: expected one of"),
        (#"{"path":"a","path":"b"}"#, "b.jsonl:2:13: error: 'path' occurs twice; keep one\n"),
        (
            first.replacing(#""ordinal":0"#, with: #""ordinal":99999999999999999999"#),
            "b.jsonl:2:105: error: 'ordinal' is a whole number\n"
        ),
    ]

    @Test(arguments: brokenLines)
    func aBrokenLineIsShown(line: String, message: String) throws {
        let file = SourceFile(path: "b.jsonl", text: Self.header + "\n" + line)
        let error = #expect(throws: InvalidBaseline.self) { try Baseline(file) }
        #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
        #expect(error?.advice.contains("keyboardlint baseline") == true)
    }

    @Test func theVersionIsSaidFirst() throws {
        func message(_ text: String) -> String? {
            #expect(throws: InvalidBaseline.self) { try Baseline(SourceFile(path: "b", text: text)) }?.description
        }
        #expect(message(Self.first)?.contains("the first line of a baseline is \(Self.header)") == true)
        #expect(
            message(#"{"keyboardlintBaseline":2}"#)?.hasPrefix("b:1:25: error: this keyboardlint reads version 1 of baselines")
                == true)
        #expect(message("")?.contains("this file is empty") == true)
        #expect(message("\n\n")?.contains("this file is empty") == true)
    }
}
