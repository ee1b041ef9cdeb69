import Fixes
import Foundation
import LintEngine
import LintPolicy
import ProgramIndex
import RuleBook
import SourceText
import TestSupport
import Testing
import Vocabulary

/// Whether what fixes write is Swift that the compiler takes: labels, optionals, `self.` in closures, names that are in scope.
#if os(Linux)
    struct FixedHandlerTests {
        /// With the guide, and without it.
        @Test(arguments: [15, 14])
        func everyFixedHandlerTypeChecks(target: Int) throws {
            var linter = Linter(rules: RuleBook.embedded.rules.filter(\.isEnabledByDefault), suppressions: CommentSuppressions())
            linter.deploymentTargets = FixedDeploymentTarget(Version(major: target))
            try withTemporaryFolder { folder in
                var sources: [URL] = []
                var fixedFiles = 0
                for name in Corpus.files {
                    let path = "TestCorpus/\(name).swift"
                    let file = SourceFile(path: path, text: try Repository.text(path))
                    var files = ParsedFiles()
                    let analysis = FixSearch(linter).analyse(AnalysisUnit(file: file), &files)
                    let fixed = try Self.applying(analysis.findings.compactMap(\.fix), to: file)
                    if fixed.bytes != file.bytes { fixedFiles += 1 }
                    let copy = folder.appendingPathComponent(name.replacingOccurrences(of: "/", with: "-") + ".swift")
                    try Data(fixed.bytes).write(to: copy)
                    sources.append(copy)
                }
                #expect(fixedFiles >= 8)
                try StandIn.forTypeChecks.get().typeCheck(sources)
            }
        }

        /// Each fix once, and of two that change the same lines the first.
        private static func applying(_ fixes: [Fix], to file: SourceFile) throws -> SourceFile {
            var edits: [TextEdit] = []
            for fix in Set(fixes).sorted(by: { $0.edits[0].edit.range < $1.edits[0].edit.range }) {
                let own = fix.edits.map(\.edit)
                guard (try? file.applying(edits + own)) != nil else { continue }
                edits += own
            }
            return try file.applying(edits)
        }
    }
#endif
