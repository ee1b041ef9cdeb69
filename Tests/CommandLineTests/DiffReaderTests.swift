import LintEngine
import LintPolicy
import Testing

@testable import keyboardlint

/// Diffs as git prints them.
@Suite struct DiffReaderTests {
    private func changes(_ diff: String) -> [String: LineChanges] { DiffReader.changes(in: Array(diff.utf8)) }

    @Test func hunksSayWhichLinesAreNewAndWhereSomeWereTakenOut() {
        let diff = """
            diff --git a/App/Chat.swift b/App/Chat.swift
            index 1111111..2222222 100644
            --- a/App/Chat.swift
            +++ b/App/Chat.swift
            @@ -3 +3 @@ class Chat {
            -old
            +new
            @@ -10,0 +11,2 @@
            +one
            +two
            @@ -20,2 +22,0 @@
            -gone
            -gone, too
            diff --git a/Old.swift b/New name.swift
            similarity index 90%
            rename from Old.swift
            rename to New name.swift
            --- a/Old.swift
            +++ b/New name.swift\t
            @@ -1,0 +1 @@
            +first
            diff --git a/Gone.swift b/Gone.swift
            deleted file mode 100644
            --- a/Gone.swift
            +++ /dev/null
            @@ -1 +0,0 @@
            -last
            diff --git "a/\\303\\251\\"\\n.swift" "b/\\303\\251\\"\\n.swift"
            new file mode 100644
            --- /dev/null
            +++ "b/\\303\\251\\"\\n.swift"
            @@ -0,0 +1 @@
            +only
            \\ No newline at end of file

            """
        #expect(
            changes(diff) == [
                "App/Chat.swift": LineChanges(lines: [3...3, 11...12], deletions: [22]),
                "New name.swift": LineChanges(lines: [1...1]),
                "é\"\n.swift": LineChanges(lines: [1...1]),
            ])
    }

    @Test func codeThatReadsLikeADiffIsCode() {
        let diff = """
            diff --git a/A.swift b/A.swift
            --- a/A.swift
            +++ b/A.swift
            @@ -1,2 +1,3 @@
            --- a/B.swift
            -@@ -1 +1 @@
            +++ b/B.swift
            +diff --git a/C.swift b/C.swift
            +@@ -7 +7 @@
            @@ -9 +10 @@
            -x
            +y

            """
        #expect(changes(diff) == ["A.swift": LineChanges(lines: [1...3, 10...10])])
    }

    @Test(arguments: [
        "", "@@ -1 +1 @@\n+x\n", "+++ b/A.swift\n@@ -a +b @@\n", "+++ b/A.swift\n@@ -1 +-5,2 @@\n", "+++ \"b/A\\\n",
    ])
    func nonsenseSaysNothing(diff: String) {
        #expect(changes(diff).values.allSatisfy { $0.lines.isEmpty && $0.deletions.isEmpty })
    }
}
