import Behaviour
import Foundation
import HandlerInterpreter
import LintEngine
import LintPolicy
import SourceText
import TestSupport

@testable import Reporting

/// A small run with everything in it that some format has to escape.
enum AwkwardReport {
    /// On line 2, `end.height` begins after `let s = "` (9 characters), an emoji (4 bytes, 2 UTF-16 units), an `e` with an accent
    /// of its own (3 bytes, 2 units), an ideograph (3 bytes, 1 unit) and `"; use(` (7 characters): after 26 bytes and 21 units.
    /// So its columns are 27 to 37 in bytes and 22 to 32 in units.
    static let file = SourceFile(
        path: "50% \"off\", a:b 🙂.swift", text: "// 🙂\nlet s = \"🙂e\u{301}漢\"; use(end.height) // ]]>\n")

    private static let other = SourceFile(path: "B.swift", text: "// x\n")

    static let report: Report = {
        let related = Finding.Related(
            message: "reads `a[0](1)` here", path: file.path, range: SampleReport.range(of: "s ", in: file))
        var error = SampleReport.finding(
            "end.height", message: "`x[\"]]>\"]` takes 50%, a:b\nand <more> & 🙂", related: [related], handler: 0, in: file)
        error.behaviour = SampleReport.gap(in: "ipad-slide-over")
        var note = SampleReport.finding(
            "x", rule: MisusedSuppression.rule, severity: .note, message: "`x` is disabled here but finds nothing", in: other)
        note.fingerprint = ""
        note.remedy = "Use the guide."
        note.also = [Finding.Mention(SampleReport.finding("x", message: "is wrong", in: other))]
        var silenced = SampleReport.finding(
            "s ", rule: "screen-frame-not-converted", severity: .warning, message: "`end` is never converted", in: file)
        silenced.suppression = .init(
            path: file.path, range: SampleReport.range(of: "// 🙂", in: file), reason: "a \"panel\", 100%")
        var handler = Handler(
            path: file.path, range: SampleReport.range(of: "use(end.height)", in: file), name: "shown(_:)", type: "Chat",
            observes: [.init(notification: "willShow", path: file.path, line: 1, column: 1, form: "selector")],
            outcome: .executed)
        handler.scenarios = [
            .init(
                id: "ipad-slide-over", verdict: .differs, summary: .effects([Effect(.gap, points: 120)]), event: "show",
                writes: [], legacyBottom: 248,
                guideBottom: 368, difference: -120, steps: [])
        ]
        var report = SampleReport.report(
            [error, note], handlers: [handler],
            notAnalysed: [.init(path: "Bad\u{1B}[2J.swift", reason: "is not valid UTF-8 (byte 12)")])
        report.suppressed = [silenced]
        report.summary.suppressed = 1
        return report
    }()

    /// The run was started in a folder of the repository. Only one of the two files is at hand.
    static let setting = ReportSetting(
        currentFolder: "/repo/app", root: ReportRoot(folder: "/repo", currentFolder: "/repo/app"),
        sources: [file.path: file])

    static func render(_ format: ReportFormat) throws -> String { try format.reporter(setting).render(report) }
}

extension JSON {
    /// The order of members and the space between them mean nothing.
    static func read(_ text: String) throws -> JSON { try JSONDecoder().decode(JSON.self, from: Data(text.utf8)) }

    subscript(index: Int) -> JSON? {
        guard case .array(let items) = self, items.indices.contains(index) else { return nil }
        return items[index]
    }

    subscript(path: [String]) -> JSON? {
        path.reduce(self as JSON?) { value, key in Int(key).map { value?[$0] } ?? value?[key] }
    }

    var items: [JSON] {
        guard case .array(let items) = self else { return [] }
        return items
    }
}
