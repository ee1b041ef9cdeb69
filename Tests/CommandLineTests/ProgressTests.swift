import Foundation
import Synchronization
import TestSupport
import Testing

@testable import keyboardlint

@Suite(.timeLimit(.minutes(30))) struct ProgressTests {
    @Test func itIsForTerminalsWithSomebodyBeforeThem() {
        func style(_ choice: ProgressChoice, _ terminal: Bool, _ environment: [String: String] = [:]) -> ProgressLine.Style? {
            choice.style(aTerminal: terminal) { environment[$0] }
        }
        #expect(style(.auto, true) == .redrawn)
        #expect(style(.auto, false) == nil)
        #expect(style(.auto, true, ["CI": "true"]) == nil)
        #expect(style(.auto, true, ["TERM": "dumb"]) == nil)
        #expect(style(.always, true, ["CI": "true"]) == .redrawn)
        #expect(style(.always, false) == .lines)
        #expect(style(.never, true) == nil)
    }

    @Test func aLineSaysWhatIsDoneAndHowFar() {
        let progress = RunProgress()
        #expect(progress.line == nil)
        progress.begin(.reading)
        #expect(progress.line == "reading files")
        progress.read(files: 40)
        progress.read(files: 2)
        #expect(progress.line == "reading files: 42")
        progress.begin(.lookingUp)
        #expect(progress.line == "42 files read, looking up what handlers call")
        progress.begin(.running, files: 7)
        progress.ranFile()
        #expect(progress.line == "running handlers: 1 of 7 files")
        #expect(progress.durations.map(\.phase) == [.reading, .lookingUp, .running])
    }

    /// What is written to a terminal, in order.
    private func written(_ style: ProgressLine.Style, width: Int, during work: (RunProgress) -> Void) -> String {
        let output = Output()
        let progress = RunProgress()
        progress.begin(.reading)
        let line = ProgressLine(progress, style, width: width) { output.append($0) }
        work(progress)
        line.end()
        return output.text
    }

    private final class Output: Sendable {
        private let content = Mutex("")
        var text: String { content.withLock { $0 } }
        func append(_ text: String) { content.withLock { $0 += text } }
    }

    @Test func aShortRunShowsNothing() {
        #expect(written(.redrawn, width: 80) { _ in } == "")
    }

    @Test func aLongRunRedrawsOneLineThatIsGoneInTheEnd() {
        let text = written(.redrawn, width: 20) { _ in Thread.sleep(forTimeInterval: 1.2) }
        // 19 columns of a terminal that has 20.
        #expect(text.hasPrefix("\r\u{1B}[2Kkeyboardlint: readi\r\u{1B}[2K"))
        #expect(text.hasSuffix("\r\u{1B}[2K"))
        #expect(!text.contains("\n"))
    }

    @Test func aLogNamesEveryPhaseOnceHoweverShort() {
        let text = written(.lines, width: 80) { progress in
            progress.begin(.lookingUp)
            progress.begin(.running, files: 1)
        }
        #expect(
            text == "keyboardlint: reading files\nkeyboardlint: looking up what handlers call\nkeyboardlint: running handlers\n")
    }

    @Test func theProgramShowsItOnStandardErrorOnly() throws {
        let folder = try TemporaryFolder()
        try folder.write(Sources.observer, to: "Status.swift")
        let plain = try Keyboardlint.run("--exit-zero", in: folder.url)
        #expect(plain.errors.isEmpty)
        let shown = try Keyboardlint.run("--exit-zero", "--progress", "always", in: folder.url)
        #expect(shown.output == plain.output)
        #expect(shown.errors.hasPrefix("keyboardlint: reading files\n"))
        #expect(shown.errors.hasSuffix("keyboardlint: writing the report\n"))
        #expect(try Keyboardlint.run("--exit-zero", "--progress", "never", in: folder.url) == plain)
    }

    @Test func statisticsStandBesideTheOutput() throws {
        let folder = try TemporaryFolder()
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "Field.swift")
        let arguments = ["--only", "frame-height-as-inset", "--exit-zero", "--format", "json"]
        let plain = try Keyboardlint.run(arguments: arguments, in: folder.url)
        let counted = try Keyboardlint.run(arguments: arguments + ["--statistics"], in: folder.url)
        #expect(counted.output == plain.output)
        #expect(counted.errors.contains("\n  frame-height-as-inset      0        1     0           0         0\n"))
        #expect(counted.errors.contains(#/time: [0-9.]+ s: reading files [0-9.]+ s, /#))
    }
}
