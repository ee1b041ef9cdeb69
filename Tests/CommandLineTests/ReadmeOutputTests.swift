import Foundation
import Testing

@Suite struct ReadmeOutputTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Every block of output in the README, with the arguments it is said to come of.
    private static var outputs: [(arguments: [String], text: String)] {
        let readme = (try? String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)) ?? ""
        return readme.matches(of: #/<!-- output of: (.*) -->\n```text\n((?:.*\n)*?)```/#).map { match in
            (match.output.1.split(separator: " ").map(String.init), String(match.output.2))
        }
    }

    @Test func theReadmeShowsWhatTheProgramPrints() throws {
        #expect(Self.outputs.count == 2)
        for (arguments, text) in Self.outputs {
            #expect(try Keyboardlint.run(arguments: arguments, in: Self.root).output == text)
        }
    }
}
