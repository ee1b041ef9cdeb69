import SourceText
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// A configuration is written by hand: what is accepted is what editors accept, and what is wrong is shown where it stands.
@Suite struct JSONValueTests {
    private func read(_ text: String) throws -> JSONValue { try JSONValue(SourceFile(path: "c.json", text: text)) }

    /// The value written out again, so that a test can say what was read.
    private func plain(_ value: JSONValue) -> String {
        switch value.content {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .number(let number): "\(number)"
        case .string(let text): "\"\(text)\""
        case .array(let items): "[" + items.map(plain).joined(separator: ",") + "]"
        case .object(let members): "{" + members.map { "\($0.key):\(plain($0.value))" }.joined(separator: ",") + "}"
        }
    }

    @Test(arguments: [
        ("{}", "{}"), (" [ ] ", "[]"), ("\u{FEFF}{}", "{}"), ("[1, -2.5e3, 0]", "[1.0,-2500.0,0.0]"),
        ("[true, false, null]", "[true,false,null]"), (#"{"a": 1, "b": [2],}"#, "{a:1.0,b:[2.0]}"), ("[1,]", "[1.0]"),
        ("// first\n{ /* a */ \"a\" /**/ : // b\r 1 } // last", "{a:1.0}"), (#""//""#, "\"//\""),
        (#""a\"\\\/\n\u0041\uD83D\uDE00ü""#, "\"a\"\\/\nA😀ü\""),
    ])
    func whatIsRead(text: String, expected: String) throws {
        #expect(plain(try read(text)) == expected)
    }

    /// - Parameter marked: the text under the carets.
    @Test(arguments: [
        ("", "", "expected a value, not the end of the file"),
        ("{", "{", "expected '}' before the end of the file: this is not closed"),
        ("{ \"a\": [1, 2 ", "[", "expected ']' before the end of the file: this is not closed"),
        ("{ a: 1 }", "a", "expected a key in double quotes or '}', not 'a'"),
        ("{ \"a\" 1 }", "1", "expected ':' and a value after 'a', not '1'"),
        ("{ \"a\": }", "}", "expected a value, not '}'"),
        ("{ \"a\": 1 \"b\": 2 }", "\"", "expected ',' or '}', not '\"'"),
        ("{ \"a\": 1,, }", ",", "expected a key in double quotes or '}', not ','"),
        ("{ \"a\": 1, \"a\": 2 }", "\"a\"", "'a' occurs twice; keep one"),
        ("{} {}", "{", "expected nothing more after the value, not '{'"),
        ("[off]", "off", "expected a value, not 'off'; text needs double quotes"),
        ("[nan]", "nan", "expected a value, not 'nan'; text needs double quotes"),
        ("[+1]", "+1", "expected a value, not '+1'; text needs double quotes"),
        ("[1e999]", "1e999", "expected a value, not '1e999'; text needs double quotes"),
        ("['a']", "'", "expected a value, not '''"),
        ("[\"a\n\"]", "\"a", "expected a closing '\"' on this line"),
        ("[\"a", "\"a", "expected a closing '\"' before the end of the file"),
        ("[\"a\tb\"]", "\t", "expected a character that can be seen; write \\u0009"),
        (#"["C:\x"]"#, #"\x"#, #"expected one of \" \\ \/ \b \f \n \r \t \u; write \\ for a backslash"#),
        (#"["\u12"]"#, #"\u"#, "expected four hexadecimal digits of a character after '\\u'"),
        (#"["\uD83D"]"#, #"\uD83D"#, "expected four hexadecimal digits of a character after '\\u'"),
        ("/* {}", "/*", "expected '*/' before the end of the file"),
        ("[ü]", "ü", "expected a value, not 'ü'; text needs double quotes"),
    ])
    func whatIsWrongIsSaidWhereItIs(text: String, marked: String, message: String) throws {
        let file = SourceFile(path: "c.json", text: text)
        let issue = try #require(throws: JSONIssue.self) { try JSONValue(file) }
        #expect(issue.message == message)
        #expect(file.text(in: issue.range) == marked)
    }

    @Test func bracketsNestAsDeepAsTheLimitAndNoDeeper() throws {
        func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
        #expect(throws: Never.self) { try read(nested(64)) }
        let issue = try #require(throws: JSONIssue.self) { try read(nested(65)) }
        #expect(issue.message == "expected at most 64 brackets within each other")
        #expect(issue.range == ByteRange(64, 65))
        #expect(throws: JSONIssue.self) { try read(String(repeating: "{\"a\":", count: 100_000)) }
    }

    /// Bytes that are likely to meet a branch of the reader, in any order, and a configuration with single bytes changed: 20,000
    /// texts.
    @Test(.timeLimit(.minutes(30))) func anyBytesEndInAValueOrAnIssueWithinTheFile() {
        var generator = Steps(state: 20_261)
        let alphabet = Array("{}[]\",:/*\\utnull0-.e \n\t".utf8) + [0x00, 0x80, 0xC3, 0xE2, 0xF0, 0xFF]
        let sample = Array(#"{ "rules": { "all": "off" }, /* a */ "maxWarnings": 3, "exclude": ["\u00e4*"], }"#.utf8)
        for round in 0..<20_000 {
            var bytes: [UInt8]
            if round.isMultiple(of: 2) {
                bytes = (0..<generator.next(40)).map { _ in alphabet[generator.next(alphabet.count)] }
            } else {
                bytes = sample
                for _ in 0...generator.next(3) { bytes[generator.next(bytes.count)] = alphabet[generator.next(alphabet.count)] }
            }
            let file = SourceFile(path: "c.json", bytes: bytes)
            do {
                let value = try JSONValue(file)
                #expect(value.range.end <= bytes.count)
                _ = try? ConfigurationFile(file, in: "/")
            } catch {
                #expect(0 <= error.range.start && error.range.start <= error.range.end && error.range.end <= bytes.count)
                // Printing it must not fail either.
                #expect(!InvalidConfiguration(file: file, issues: [error]).description.isEmpty)
            }
        }
    }

    /// Numbers that look random and are the same in every run (Knuth, MMIX).
    private struct Steps {
        var state: UInt64

        mutating func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
    }
}
