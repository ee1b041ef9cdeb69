import LintPolicy
import PatternMatching
import ProgramIndex
import SourceText
import Testing

@testable import LintEngine
@testable import RuleBook

/// The examples of the rules: as they stand, and changed in ways that must not matter.
///
/// Every rule gets all of this by having a file. An example costs five analyses, not one for each change: the changes are made
/// one on top of the other, and only where that finds something else is each tried by itself, to say which it was.
@Suite struct RuleExampleTests {
    static let ids = RuleBook.embedded.rules.map(\.id)

    private struct Subject {
        let rule: Rule
        /// For the example at hand.
        var linter: Linter

        init(_ id: String) throws {
            rule = try #require(RuleBook.embedded[id])
            linter = Linter(rules: [rule], suppressions: CommentSuppressions())
        }

        /// Runs `body` for each example, with the linter set for it.
        static func forEachExample(of id: String, isTriggering: Bool? = nil, _ body: (Subject, Example) throws -> Void) throws {
            var subject = try Subject(id)
            let examples = [true: subject.rule.triggering, false: subject.rule.nonTriggering]
            for example in [true, false].filter({ isTriggering == nil || isTriggering == $0 }).flatMap({ examples[$0] ?? [] }) {
                subject.linter.deploymentTargets = FixedDeploymentTarget(example.deploymentTarget)
                try body(subject, example)
            }
        }

        func found(in files: [SourceFile]) -> [Place] {
            let analyses =
                files.count == 1
                ? files.map(linter.analyse) : linter.gather(fileSummaries(of: files), from: Folder(files)).map(linter.analyse)
            return Set(analyses.flatMap(\.findings).map { Place(path: $0.path, range: $0.range.bytes) }).sorted()
        }

        private func fileSummaries(of files: [SourceFile]) -> [FileSummary] {
            files.compactMap { linter.fileSummary($0, isAlone: false) }
        }

        /// Whether exactly the code over the carets of `code` is found.
        func agrees(_ code: String) throws -> Bool { try difference(in: [file("example", code)]) == nil }

        /// What is found and what should be; nil if that is the same.
        func difference(in files: [SourceFile]) throws -> String? {
            let expected = try files.flatMap { file in
                try Example.markedRanges(in: file).map { Place(path: file.path, range: $0) }
            }.sorted()
            let found = found(in: files)
            guard found != expected else { return nil }
            func list(_ places: [Place]) -> String {
                places.compactMap { place in
                    files.first { $0.path == place.path }.map {
                        "\($0.location(at: place.range.start).line): \($0.text(in: place.range))"
                    }
                }.joined(separator: "; ")
            }
            return "found [\(list(found))], expected [\(list(expected))]"
        }

        func file(_ name: String, _ code: String) -> SourceFile { SourceFile(path: "\(rule.id)/\(name).swift", text: code) }
        func name(_ example: Example) -> Comment { "Rules/\(rule.id).md, the example at line \(example.line)" }
    }

    private struct Place: Hashable, Comparable {
        let path: String
        let range: ByteRange

        static func < (left: Place, right: Place) -> Bool { (left.path, left.range) < (right.path, right.range) }
    }

    /// Files in memory, all of which are given to whoever asks.
    private struct Folder: SourceSearch {
        let all: [SourceFile]

        init(_ files: [SourceFile]) { all = files }

        func files(declaring names: Set<String>, mentioning others: Set<String>) -> [SourceFile] { all }
        func objectiveCFiles(mentioning words: Set<String>) -> [SourceFile] { [] }
        func interfaceFiles(naming classes: Set<String>, mentioning words: Set<String>) -> [SourceFile] { [] }
    }

    @Test(arguments: ids) func anExampleIsFoundWhereItsCaretsStand(id: String) throws {
        try Subject.forEachExample(of: id) { subject, example in
            let difference = try subject.difference(in: [subject.file("example", example.code)])
            #expect(difference == nil, subject.name(example))
        }
    }

    @Test(arguments: ids) func howTheCodeIsWrittenDoesNotMatter(id: String) throws {
        try Subject.forEachExample(of: id) { subject, example in
            if try subject.agrees(try CodeChange.allApplied(to: example.code)) { return }
            let blamed = try CodeChange.allCases.filter { try !subject.agrees(try $0.applied(to: example.code)) }
            let reasons = try blamed.map { change in
                let file = subject.file("example", try change.applied(to: example.code))
                return "\(change.rawValue): \(try subject.difference(in: [file]) ?? "")"
            }
            Issue.record("\(subject.name(example)): \(reasons.isEmpty ? ["only all changes together"] : reasons)")
        }
    }

    @Test(arguments: ids) func aHandlerMayStandInAnotherFile(id: String) throws {
        try Subject.forEachExample(of: id) { subject, example in
            guard let (rest, moved) = MemberLines.movingHandlers(of: example.code) else { return }
            let difference = try subject.difference(in: [subject.file("A", rest), subject.file("B", moved)])
            #expect(difference == nil, subject.name(example))
        }
    }

    @Test(arguments: ids) func nothingIsFoundInCommentsAndStrings(id: String) throws {
        try Subject.forEachExample(of: id, isTriggering: true) { subject, example in
            // No rule file has a run of five pounds.
            for code in ["/*\n\(example.code)\n*/\n", "let code = #####\"\"\"\n\(example.code)\n\"\"\"#####\n"] {
                #expect(subject.found(in: [subject.file("example", code)]).isEmpty, subject.name(example))
            }
        }
    }

    @Test(arguments: ids) func aCommentSilencesTheRule(id: String) throws {
        try Subject.forEachExample(of: id, isTriggering: true) { subject, example in
            let analysis = subject.linter.analyse(subject.file("example", "// keyboardlint:expect:file \(id)\n\(example.code)"))
            let report = subject.linter.report([analysis], summary: Report.Summary())
            #expect(report.findings.isEmpty && !report.suppressed.isEmpty, subject.name(example))
        }
    }
}
