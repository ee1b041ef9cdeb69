import SourceText
import Testing

@testable import Reporting

@Suite struct LineHashesTests {
    private func hashes(_ text: String) -> [String] {
        let hashes = LineHashes(SourceFile(path: "A.swift", text: text))
        return (1...).lazy.map { hashes[$0] }.prefix { $0 != nil }.compactMap(\.self)
    }

    /// The cases that GitHub's own tests have: github.com/github/codeql-action, src/fingerprints.test.ts.
    @Test func theyAreThoseOfGitHub() {
        #expect(hashes("") == ["c129715d7a2bc9a3:1"])
        #expect(
            hashes(" a\nb\n  \t\tc\n d")
                == ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"])
        #expect(
            hashes(" hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End") == [
                "8b7cf3e952e7aeb2:1", "b1ae1287ec4718d9:1", "bff680108adb0fcc:1", "c6805c5e1288b612:1", "b86d3392aea1be30:1",
                "e6ceba753e1a442:1",
            ])
    }

    @Test(arguments: ["\n", "\r", "\r\n"]) func lineEndsAreAllTheSame(end: String) {
        #expect(
            hashes(" hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n".replacing("\n", with: end)) == [
                "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1", "b3edc88f2938467e:1",
                "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
            ])
    }

    @Test func equalLinesAreCounted() {
        // More than the hundred characters that a line is known by follow each of the first.
        let lines = hashes(String(repeating: "x\n", count: 200))
        #expect(lines[0].hasSuffix(":1"))
        #expect(lines[1] == lines[0].dropLast(1) + "2")
        #expect(lines[99] == lines[0].dropLast(1) + "100")
    }

    /// Computed by a second implementation of the algorithm, in another language: of the text of the other tests, and of a file
    /// with a byte order mark.
    @Test func theyCountUTF16() {
        #expect(
            hashes("// 🙂\nlet s = \"🙂e\u{301}漢\"; use(end.height) // ]]>\n")
                == ["3f772943cc45e3fd:1", "9b2b7a71429b7116:1", "c129715d7a2bc9a3:1"])
        #expect(hashes("\u{FEFF}let a\rlet a\n") == ["9bd1d75dc8914c82:1", "1bb372ec37f9f9d7:1", "c129715d7a2bc9a3:1"])
    }
}
