import Fixes
import KeyboardModel
import LintEngine
import LintPolicy
import Reporting
import RuleBook
import SourceText

@testable import SwiftParser
@testable import keyboardlint

extension FuzzTarget {
    static let linting = [
        FuzzTarget(name: "lint") { bytes in
            guard text(bytes) != nil else { return }
            let file = SourceFile(path: "/tree/A.swift", bytes: bytes)
            show(linter.report([linter.analyse(file)], summary: Report.Summary()), of: file)
        },
        FuzzTarget(name: "scan") { bytes in
            let scan = bytes.withUnsafeBytes { ByteScan($0) }
            hold((scan.firstInvalidByte == nil) == (text(bytes) != nil), "the scan and the library agree on what UTF-8 is")
        },
        FuzzTarget(name: "fix", check: checkFix),
    ]

    /// Three scenarios instead of all: the same code for a third of the time.
    static let linter = Linter(
        scenarios: Array(ScenarioLibrary.standard.prefix(3)), suppressions: CommentSuppressions())

    /// In every format, none of which may fail.
    static func show(_ report: Report, of file: SourceFile) {
        for format in ReportFormat.allCases where format != .html {
            let setting = ReportSetting(colours: true, sources: [file.path: file], rules: linter.rules.rules)
            let output = (try? format.reporter(setting).render(report)) ?? nil
            hold(output != nil, "\(format) shows any report")
        }
    }

    /// A safe fix leaves code that parses and that has no safe fix of the same kind for the same type.
    @Sendable private static func checkFix(_ bytes: [UInt8]) {
        guard text(bytes) != nil else { return }
        let file = SourceFile(path: "/tree/A.swift", bytes: bytes)
        for fix in fixes(of: file) where fix.applicability == .safe {
            let edits = fix.edits.filter { $0.path == file.path }.map(\.edit)
            guard let fixed = try? file.applying(edits) else {
                hold(false, "the edits of a fix do not touch each other")
                return
            }
            let tree = parse(fixed)
            hold(tree.violations.isEmpty, "\(tree.violations)")
            hold(tree.issues.count <= parse(file).issues.count, "a safe fix breaks no syntax: \(tree.issues)")
            let again = fixes(of: fixed).filter { $0.applicability == .safe && $0.type == fix.type && $0.mended == fix.mended }
            hold(again.isEmpty, "a safe fix is not offered twice")
        }
    }

    private static func fixes(of file: SourceFile) -> Set<Fix> {
        var files = ParsedFiles()
        return Set(FixSearch(linter).analyse(AnalysisUnit(file: file), &files).findings.compactMap(\.fix))
    }
}
