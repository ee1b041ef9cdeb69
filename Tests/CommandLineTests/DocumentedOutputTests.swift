import Foundation
import Testing

@Suite struct ReadmeOutputTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Every block of output in the README, with the arguments it is said to come of.
    private static var outputs: [(arguments: [String], text: String)] {
        let readme = (try? String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)) ?? ""
        let texts = readme.matches(of: #/<!-- output of: (.*) -->\n```text\n((?:.*\n)*?)```/#).map(\.output)
        // Markdown is shown as such, and needs a line that says where it ends.
        let tables = readme.matches(of: #/<!-- output of: (.*) -->\n((?!```)(?:.*\n)*?)<!-- end of output -->/#).map(\.output)
        return (texts + tables).map { ($0.1.split(separator: " ").map(String.init), String($0.2)) }
    }

    @Test func theReadmeShowsWhatTheProgramPrints() throws {
        #expect(Self.outputs.count == 3)
        for (arguments, text) in Self.outputs {
            #expect(try Keyboardlint.run(arguments: arguments, in: Self.root).output == text)
        }
    }

    @Test func whatTheReadmeShowsInPartIsPrintedToo() throws {
        let parts = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
            .matches(of: #/<!-- part of: (.*) -->\n```text\n((?:.*\n)*?)```/#).map(\.output)
        #expect(parts.count == 1)
        for part in parts {
            let arguments = part.1.split(separator: " ").map(String.init)
            #expect(
                try Keyboardlint.run(arguments: arguments, in: Self.root, environment: ["COLUMNS": ""]).output.contains(part.2))
        }
    }
}
