import Testing

@testable import Reporting

@Suite struct HistoryTests {
    private func entry(_ date: String, commit: String? = nil, model: Int = 1, differing: Int = 3) -> HistoryEntry {
        HistoryEntry(
            date: date, commit: commit, tool: "0.1.0", model: model, handlers: 8, redundant: 2, differing: differing, unknown: 2,
            notExecuted: 1,
            errors: 1, warnings: 2, notes: 3, effort: 20)
    }

    @Test func aRunIsALineThatReadsBack() throws {
        let line = try entry("2026-11-21", commit: "abc").line()
        #expect(
            line == """
                {"commit":"abc","date":"2026-11-21","differing":3,"effort":20,"equivalent":2,"errors":1,"handlers":8,"model":1,"notExecuted":1,\
                "notes":3,"tool":"0.1.0","unknown":2,"warnings":2}

                """)
        #expect(try History.read(line + "\n" + line) == [entry("2026-11-21", commit: "abc")])
    }

    @Test func ofOneCommitTheLastRunTellsAndWithoutCommitsOfOneDay() throws {
        let runs = [
            entry("2026-11-20", commit: "a", differing: 5), entry("2026-11-20", commit: "b", differing: 4),
            entry("2026-11-21", commit: "a", differing: 2), entry("2026-11-22", differing: 1), entry("2026-11-22", differing: 0),
        ]
        let read = try History.read(runs.map { try $0.line() }.joined())
        #expect(read.map(\.differing) == [2, 4, 0])
    }

    @Test(arguments: [
        ("{\"date\":\"2026-11-21\"}", "has no 'tool'"), ("no JSON", "is not an object of JSON"),
        ("[1]", "has a value of another kind than expected for 'it'"),
    ])
    func aLineThatIsNoRunIsNamed(line: String, reason: String) throws {
        let good = try entry("2026-11-21").line()
        let error = #expect(throws: History.Malformed.self) { try History.read(good + "\n" + line) }
        #expect(error?.line == 3)
        #expect(error?.reason == reason)
    }

    @Test func theGridOfTheChartHasFiveLinesAtMost() {
        #expect([0, 4, 5, 6, 24, 26, 51, 300].map { BurndownChart.step(for: $0) } == [1, 1, 1, 2, 5, 10, 20, 100])
    }

    /// Four runs, the model changing before the third: each line is two strokes, and one break says which model begins.
    @Test func aNewModelBreaksTheLine() {
        let chart = BurndownChart([
            entry("2026-11-18", commit: "a"), entry("2026-11-19", commit: "b"), entry("2026-11-20", commit: "c", model: 2),
            entry("2026-11-21", commit: "d", model: 2),
        ]).html
        let strokes = chart.matches(of: #/<g class="line \w+"><path d="([^"]*)"/#).map { $0.output.1.count { $0 == "M" } }
        #expect(strokes == [2, 2])
        #expect(chart.contains(">model 2</text>"))
        #expect(chart.components(separatedBy: "class=\"break\"").count == 2)
    }
}
