import Behaviour
import HandlerInterpreter
import LintEngine
import LintPolicy
import SourceText
import Testing

@testable import Reporting

/// What every text output keeps to, whatever the report.
extension String {
    /// Lines end in line feeds and carry no white space at their end; nothing else can reach the terminal.
    func isFitForATerminal(colours: Bool = false) -> Bool {
        let unsafe = unicodeScalars.filter { SafeText.isUnsafe($0) && $0 != "\n" && !(colours && $0 == "\u{1B}") }
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        return unsafe.isEmpty && (isEmpty || hasSuffix("\n")) && !lines.contains { $0.hasSuffix(" ") }
    }
}

@Suite struct TextReporterTests {
    func text(_ report: Report, _ files: [SourceFile] = [SampleReport.file], quiet: Bool = false) -> String {
        let sources = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
        let text = TextReporter(ReportSetting(quiet: quiet, sources: sources)).render(report)
        #expect(text.isFitForATerminal())
        return text
    }

    @Test func aFindingShowsItsCodeItsTraceAndWhatRunningItShowed() {
        #expect(
            text(SampleReport.full) == """
                error[frame-height-as-inset]: `bottom.constant` takes the keyboard's whole height, `end.height`
                 --> Chat/ComposerViewController.swift:6:27
                  |
                5 |         let end = note.endFrame
                  |                   ------------- the keyboard's end frame, in screen coordinates
                6 |         bottom.constant = end.height
                  |                           ^^^^^^^^^^
                  = deployment target: iOS 13.0 (leaves a gap of 120 pt in Stage Manager)
                  = running `ComposerViewController.keyboardWillShow(_:)` beside UIKeyboardLayoutGuide: y of the content's bottom edge, in points
                      scenario                           event  handler  guide  difference
                      ipad-stage-manager-partly-covered  show       248    368        -120  gap of 120 pt
                      as with the guide in: iphone-home-button, ipad-full-screen
                      unknown in: ipad-slide-over
                      in ipad-slide-over: lowers the content by tabBarHeight pt
                      unknown: `tabBarHeight`
                  = more findings here
                      5:19  warning[screen-frame-not-converted]: `end` is never converted
                            also main-screen-assumed: `bottom.constant` takes the keyboard's whole height, `end.height`
                  = help: Use the guide.

                not analysed
                  Legacy.swift: is not valid UTF-8 (byte 12)
                  Chat/ComposerViewController.swift:1:1: the parser's nesting limit

                1 error, 1 warning; 1 suppressed
                4,056 files read, 6 with keyboard notifications
                1 handler: 1 executed, 1 of them with unknowns

                """)
    }

    @Test func theWorstOfAScreenLeadsAndTheRestFollowsInShort() {
        var heading = SampleReport.finding("import UIKit", rule: "observed", severity: .note, message: "is observed", handler: 0)
        heading.behaviour = SampleReport.behaviour("differs")
        var error = SampleReport.finding("end.height", message: "is wrong", handler: 0, behaviour: "differs")
        error.under = 0
        error.also = [.init(SampleReport.finding("bottom.constant", rule: "milder", severity: .warning))]
        var other = SampleReport.finding(
            "note.endFrame", rule: "other", message: "is wrong, too", handler: 1, behaviour: "drifts")
        other.under = 0
        other.also = error.also
        var second = SampleReport.handler
        second.name = "keyboardWillHide(_:)"
        let text = text(SampleReport.report([heading, other, error], handlers: [SampleReport.handler, second]))
        // The finding on line 5 is the first of the two errors.
        #expect(text.hasPrefix("error[other]: is wrong, too\n"))
        #expect(
            text.contains(
                """
                  = also milder: \(error.also[0].message)
                  = more findings here
                      1:1   note[observed]: is observed
                      6:27  error[frame-height-as-inset]: is wrong
                            also milder: \(error.also[0].message)
                            deployment target: iOS 13.0 (differs)

                """))
    }

    @Test func aHeadingThatTheTraceShowsIsALineOfItsOwn() {
        let heading = SampleReport.finding("import UIKit", rule: "observed", severity: .note, message: "is observed", handler: 0)
        let place = Finding.Related(message: "observes willShow here", path: heading.path, range: heading.range)
        var error = SampleReport.finding("end.height", related: [place], handler: 0, behaviour: "differs")
        error.under = 0
        let text = text(SampleReport.report([heading, error], handlers: [SampleReport.handler]))
        #expect(text.contains("\n  = also note[observed] at 1:1: is observed\n"))
        #expect(!text.contains("more findings here"))
    }

    @Test func aFindingThatNoRunDecidesLeavesTheRunToOthers() {
        let heading = SampleReport.finding(
            "import UIKit", rule: "observed", severity: .note, message: "is observed", handler: 0, behaviour: "differs")
        var warning = SampleReport.finding("end.height", rule: "hard-coded", severity: .warning, message: "is fixed", handler: 0)
        warning.under = 0
        let lines = text(SampleReport.report([heading, warning], handlers: [SampleReport.handler])).split(separator: "\n")
        let start = lines.prefix { !$0.contains("running") }
        #expect(start.first == "warning[hard-coded]: is fixed")
        #expect(
            start.suffix(3) == [
                "  = more findings here", "      1:1  note[observed]: is observed",
                "  = deployment target: iOS 13.0 (differs)",
            ])
        #expect(start.count < lines.count)
    }

    @Test func theScreensOfSubclassesAreNotHeapedUpUnderTheirBaseClass() {
        var subclass = SampleReport.handler
        subclass.type = "Subclass"
        let heading = SampleReport.finding("import UIKit", rule: "observed", severity: .note, message: "is observed", handler: 0)
        var findings = [heading] + ["note.endFrame", "end.height"].map { SampleReport.finding($0, handler: 0) }
        findings[2].handler = 1
        for index in 1...2 { findings[index].under = 0 }
        let text = text(SampleReport.report(findings, handlers: [SampleReport.handler, subclass]))
        #expect(text.split(separator: "\n").count { $0.hasPrefix("error") } == 2)
        #expect(text.split(separator: "\n").count { $0.contains("note[observed]") } == 1)
    }

    /// A curve is told of without a run, and the run of another screen says nothing of it.
    @Test func aHeadingStaysWithItsOwnScreen() {
        var subclass = SampleReport.handler
        subclass.type = "Subclass"
        let heading = SampleReport.finding(
            "import UIKit", rule: "observed", severity: .note, message: "is observed", handler: 1, behaviour: "differs")
        var other = SampleReport.finding("note.endFrame", rule: "curve", message: "is a number", handler: 0)
        var own = SampleReport.finding("end.height", rule: "curve", severity: .warning, message: "is a number", handler: 1)
        other.under = 0
        own.under = 0
        let text = text(SampleReport.report([heading, other, own], handlers: [SampleReport.handler, subclass]))
        let blocks = text.split(separator: "\n\n").map(String.init)
        #expect(blocks[0].hasPrefix("warning[curve]"))
        #expect(blocks[0].contains("note[observed]: is observed"))
        #expect(blocks[0].contains("running `Subclass.keyboardWillShow(_:)`"))
        #expect(blocks[1].hasPrefix("error[curve]"))
        #expect(!blocks[1].contains("running") && !blocks[1].contains("is observed"))
    }

    /// Of a note and its heading, both with runs, the mistake leads.
    @Test func aMistakeComesBeforeTheRemarkOfTheSameWeight() {
        let heading = SampleReport.finding(
            "import UIKit", rule: "observed", severity: .note, message: "is observed", handler: 0, behaviour: "differs")
        var note = SampleReport.finding(
            "end.height", rule: "twice", severity: .note, message: "is counted twice", handler: 0, behaviour: "differs")
        note.under = 0
        let text = text(SampleReport.report([heading, note], handlers: [SampleReport.handler]))
        #expect(text.hasPrefix("note[twice]: is counted twice\n"))
    }

    @Test func aRunWithoutFindingsSaysWhatItLookedAt() {
        #expect(text(SampleReport.report()) == "no findings\n4,056 files read, 6 with keyboard notifications\n")
    }

    @Test func quietLeavesNothingButFindings() {
        let report = SampleReport.report(notAnalysed: [.init(path: "A.swift", reason: "is larger than 16 MB")])
        #expect(text(report, quiet: true).isEmpty)
    }

    @Test func aHandlerThatCouldNotBeRunIsNamedEvenWithoutAFinding() {
        var handler = SampleReport.handler
        handler.outcome = .notExecuted
        handler.obstacle = .unresolved("`switch` with a pattern the interpreter does not know")
        let text = text(SampleReport.report(handlers: [handler]))
        #expect(
            text.contains(
                """
                not analysed
                  Chat/ComposerViewController.swift:4:5: `ComposerViewController.keyboardWillShow(_:)` not executed: \
                `switch` with a pattern the interpreter does not know
                """))
    }

    /// What differs is counted even where no rule says why; the same code of another type, which has a finding, tells it already.
    @Test func whatDiffersWithoutAFindingIsCounted() {
        var handler = SampleReport.handler
        handler.unknowns = []
        handler.scenarios[2].effects = [Effect(.covered, points: 120, event: "show")]
        handler.scenarios[2].id = "iphone-home-indicator"
        var other = handler
        other.type = "NotesViewController"
        let place = "(keyboardlint simulate Chat/ComposerViewController.swift:4)"
        #expect(
            text(SampleReport.report(handlers: [handler])).contains("; 1 differs from the guide without a finding \(place)\n"))
        #expect(
            text(SampleReport.report(handlers: [handler, other]))
                .contains("; 2 differ from the guide without a finding \(place.replacing("(", with: "(the first: "))\n"))
        var told = SampleReport.finding("end.height")
        told.handler = 0
        #expect(!text(SampleReport.report([told], handlers: [handler, other])).contains("without a finding"))
        var known = SampleReport.report(handlers: [handler])
        known.baselined = [told]
        #expect(!text(known).contains("without a finding"))
    }

    /// One handler of a base class runs for many screens, each with another unknown.
    @Test func whatRunsForManyTypesIsNamedOnce() {
        var handlers = ["Composer", "Chat", "Notes"].map { type in
            var handler = SampleReport.handler
            handler.type = type
            handler.outcome = .notExecuted
            handler.obstacle = .unresolved("`\(type)` is not at hand")
            return handler
        }
        let line = "Chat/ComposerViewController.swift:4:5: `Composer.keyboardWillShow(_:)`, also for 2 other types"
        #expect(
            text(SampleReport.report(handlers: handlers))
                .contains("\(line) not executed: `Composer` is not at hand; for others: other reasons\n"))
        for position in handlers.indices { handlers[position].obstacle = .unresolved("the base is not at hand") }
        #expect(text(SampleReport.report(handlers: handlers)).contains("\(line) not executed: the base is not at hand\n"))
    }

    @Test func tabsWideCharactersAndJoinedEmojiKeepTheCaretsUnderTheCode() {
        // A tab (to column 4), two ideographs of 2 columns, a family emoji of 2 columns, a combined letter of 1 column.
        let file = SourceFile(path: "Wide.swift", text: "\t/*漢字👨‍👩‍👧e\u{301}*/ end.height\n")
        let text = text(SampleReport.report([SampleReport.finding("end.height", in: file)]), [file])
        let lines = text.split(separator: "\n")
        #expect(lines[3] == "1 |     /*漢字👨‍👩‍👧e\u{301}*/ end.height")
        // 4 for the gutter, 4 for the tab, 2 + 4 + 2 + 1 + 2 for the comment, 1 for the space.
        #expect(lines[4] == "  | " + String(repeating: " ", count: 16) + "^^^^^^^^^^")
    }

    @Test func sourceAndPathCannotControlTheTerminal() {
        let file = SourceFile(path: "Evil\u{1B}[2J.swift", text: "let a = \"\u{1B}[31m\u{202E}\"; end.height\n")
        let text = text(SampleReport.report([SampleReport.finding("end.height", in: file)]), [file])
        #expect(text.contains("--> Evil\\u{1B}[2J.swift:1:"))
        #expect(text.contains("1 | let a = \"␛[31m\u{FFFD}\"; end.height"))
    }

    @Test func aLineOfAMegabyteIsCutToWhatSurroundsTheCode() throws {
        let filler = String(repeating: "漢", count: 300_000)
        let file = SourceFile(path: "Generated.swift", text: "/*\(filler)*/end.height/*\(filler)*/\n")
        let text = text(SampleReport.report([SampleReport.finding("end.height", in: file)]), [file])
        let lines = text.split(separator: "\n")
        #expect(lines[3].utf8.count < 500)
        #expect(lines[3].hasPrefix("1 | …") && lines[3].hasSuffix("…"))
        let carets = try #require(lines[4].range(of: "^^^^^^^^^^"))
        let column = lines[4].distance(from: lines[4].startIndex, to: carets.lowerBound)
        let before = try #require(lines[3].range(of: "end.height"))
        #expect(String(lines[3][..<before.lowerBound]).terminalWidth == column)
    }

    @Test func distantLinesAreParedDownToDotsAndANearOneIsShown() {
        let file = SourceFile(path: "Far.swift", text: "one()\n\nthree()\n4\n5\n6\nend.height\n")
        let related = ["one", "three"].map {
            Finding.Related(message: $0, path: file.path, range: SampleReport.range(of: "\($0)()", in: file))
        }
        let text = text(SampleReport.report([SampleReport.finding("end.height", related: related, in: file)]), [file])
        #expect(
            text.contains(
                """
                  |
                1 | one()
                  | ----- one
                2 |
                3 | three()
                  | ------- three
                ...
                7 | end.height
                  | ^^^^^^^^^^
                """))
    }

    @Test func aRelatedPlaceInAnotherFileIsNamedUnderTheSnippet() {
        var related = SampleReport.related
        related.path = "Other.swift"
        let text = text(SampleReport.report([SampleReport.finding("end.height", related: [related])]))
        #expect(text.contains("\n  = Other.swift:5:19: the keyboard's end frame, in screen coordinates\n"))
    }

    @Test func aFindingOverSeveralLinesIsUnderlinedOnItsFirst() {
        let text = text(SampleReport.report([SampleReport.finding("note.endFrame\n        bottom")]))
        #expect(text.contains("\n  |                   ^^^^^^^^^^^^^\n"))
    }

    @Test func withoutTheSourceTheFindingIsStillReported() {
        let text = text(SampleReport.report([SampleReport.finding("end.height", related: [SampleReport.related])]), [])
        #expect(text.hasPrefix("error[frame-height-as-inset]: "))
        #expect(text.contains(" --> Chat/ComposerViewController.swift:6:27\n"))
        #expect(text.contains("= Chat/ComposerViewController.swift:5:19: the keyboard's end frame, in screen coordinates\n"))
    }

    @Test func coloursAddEscapeSequencesAndNothingElse() {
        let setting = ReportSetting(colours: true, sources: [SampleReport.file.path: SampleReport.file])
        let coloured = TextReporter(setting).render(SampleReport.full)
        #expect(coloured.isFitForATerminal(colours: true))
        #expect(coloured.contains("\u{1B}[1;31merror[frame-height-as-inset]\u{1B}[0m"))
        let plain = coloured.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
        #expect(plain == text(SampleReport.full))
    }
}
