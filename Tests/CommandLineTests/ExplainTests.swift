import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct ExplainTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "App/Field.swift")
    }

    private func explain(_ arguments: String...) throws -> Keyboardlint.Outcome {
        try Keyboardlint.run(arguments: ["explain"] + arguments, in: folder.url)
    }

    /// The headings of an article, in order.
    private func headings(_ text: String) -> [Substring] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return zip(lines, lines.dropFirst()).filter { $0.1.hasPrefix("──") }.map(\.0)
    }

    @Test func aRuleBeginsWithWhatToDoAndTheWholeArticleIsAskedFor() throws {
        let short = try explain("frame-height-as-inset").output
        #expect(headings(short) == ["What to do", "What it says", "Before and after"])
        #expect(short.contains("░ keyboard"))
        #expect(short.contains("keyboardlint explain frame-height-as-inset --full"))
        let whole = try explain("frame-height-as-inset", "--full").output
        #expect(headings(whole).first == "What it says")
        #expect(headings(whole).contains("Known limits"))
        #expect(!whole.contains("--full"))
    }

    @Test func aPlaceTellsOfTheFindingThere() throws {
        let outcome = try explain("App/Field.swift:16")
        #expect(outcome.status == 0)
        let text = outcome.output
        #expect(text.hasPrefix("warning[frame-height-as-inset]: "))
        #expect(text.contains("\n\nTrace\n  1. App/Field.swift:11: observes willShow here\n"))
        #expect(text.contains("\n\nRun\n  App/Field.swift:14: `FieldController.shown(_:)`"))
        #expect(
            text.contains(
                """
                Replacement
                  Pin `field.bottomAnchor` to `view.keyboardLayoutGuide.topAnchor` in place of `bottom`. To keep `field` at the \
                view's edge, set the guide's `usesBottomSafeArea` to `false` (iOS 17). Delete `shown(_:)` and the registration unless they do \
                more than layout.

                      field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true

                """))
        #expect(text.hasSuffix("About the rule: keyboardlint explain frame-height-as-inset\n"))
        // As a report prints it, and anywhere in the handler.
        #expect(try explain("./App/Field.swift:16:28").output == text)
        #expect(try explain("App/Field.swift:15").output.contains(text))
    }

    @Test func whereTheGuideIsTooNewTheReplacementIsWhatWorks() throws {
        let text = try explain("App/Field.swift:16", "--deployment-target", "13.0").output
        #expect(text.contains("Set `bottom?.constant` from the height that the keyboard covers: convert the end frame"))
        #expect(!text.contains("isActive = true\n"))
    }

    @Test(arguments: [
        (["App/Field.swift:3"], "there is no finding at line 3 of 'App/Field.swift'"),
        (["App/Field.swift"], "'explain' needs the line of a finding in 'App/Field.swift'"),
        (["Gone.swift:3"], "'Gone.swift' cannot be read"),
        (["App/Field.swift:16", "frame-height-as-inset"], "rules and places do not go together"),
        (["App/Field.swift:16", "--html"], "'--html' is for rules"),
        (["App/Field.swift:0"], "lines are counted from 1"),
    ])
    func whatIsNoFindingIsRefused(arguments: [String], complaint: String) throws {
        let outcome = try Keyboardlint.run(arguments: ["explain"] + arguments, in: folder.url)
        #expect(outcome.isRefusal)
        #expect(outcome.errors.hasPrefix("keyboardlint: " + complaint))
    }
}
