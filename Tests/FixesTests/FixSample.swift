import Behaviour
import LintEngine
import LintPolicy
import ProgramIndex
import RuleBook
import SourceText
import Vocabulary

@testable import Fixes

/// A screen in one file, and what is proposed for it.
struct FixSample {
    let file: SourceFile
    /// Of its findings; all of a screen's have the same.
    let fix: Fix?
    let refusal: FixRefusal?
    let findings: [Finding]
    private let linter: Linter
    private let unit: AnalysisUnit

    init(
        _ source: String, target: Version? = Version(major: 15), interfaces: InterfaceIndex? = nil, path: String = "Screen.swift",
        apps: any AppSource = NoApps()
    ) {
        file = SourceFile(path: path, text: source)
        var linter = Linter(rules: RuleBook.embedded.rules.filter(\.isEnabledByDefault), suppressions: CommentSuppressions())
        linter.deploymentTargets = FixedDeploymentTarget(target)
        linter.apps = apps
        self.linter = linter
        unit = AnalysisUnit(file: file, interfaces: interfaces)
        var files = ParsedFiles()
        findings = FixSearch(linter).analyse(unit, &files).findings
        fix = findings.compactMap(\.fix).first
        refusal = findings.compactMap(\.refusal).first
    }

    /// The source after the fix; nil without one.
    var fixed: String? {
        fix.flatMap { fix in try? file.applying(fix.edits.filter { $0.path == file.path }.map(\.edit)).text }
    }

    /// An interface file after the fix; nil without one.
    func fixedInterface(_ path: String) -> String? {
        guard let fix, let file = unit.interfaces?.changeableFile(at: path) else { return nil }
        return try? file.applying(fix.edits.filter { $0.path == path }.map(\.edit)).text
    }

    /// What running another version of the file as the proposed change comes to.
    func proof(of changed: String, tying content: String) throws(FixRefusal) -> Fix {
        var files = ParsedFiles()
        let examination = linter.examine(unit, &files)
        guard let facts = examination.facts, let run = examination.runs.first else { throw .noLayout }
        let whole = TextEdit(range: ByteRange(0, file.bytes.count), replacement: changed)
        return try Trial(linter: linter, examination: examination, facts: facts).prove(
            Proposal(contents: [content], edits: [FileEdit(path: file.path, whole)]),
            of: try Screen(run, run.behaviours.map { Handler($0) }, in: facts, unit.interfaces ?? .empty), besides: [],
            &files)
    }
}

extension SourceFile {
    var text: String { text(in: ByteRange(0, bytes.count)) }
}

/// All code is of an app for iPhones only.
struct Phones: AppSource {
    func isOnlyInPrograms(fileAt path: String) -> Bool { false }
    func apps(ofFileAt path: String) -> [ShippedApp]? { [ShippedApp(source: "App.xcodeproj", devices: [.phone])] }
}
