import Behaviour
import LintEngine
import LintPolicy

extension Finding {
    /// Everything it says, each a sentence that can stand alone: what was seen, what a run showed, whom it speaks for, what to do
    /// instead, why it is new. Safe to print.
    var sentences: [String] {
        let also = also.isEmpty ? nil : "also: " + also.map(\.rule).joined(separator: ", ")
        return [
            message, behaviour?.text, also, remedy.map { "instead: " + $0 }, availability?.text, novelty.map { "new: " + $0 },
        ].compactMap(\.self)
            .map { SafeText.escaping($0).asSentence }
    }

    /// The handler it lies in.
    func handler(in report: Report) -> Handler? {
        handler.flatMap { report.handlers.indices.contains($0) ? report.handlers[$0] : nil }
    }
}

extension Report {
    /// The handlers that nobody could run, with the reason, after the files and places that nobody could read.
    var everythingNotAnalysed: [NotAnalysed] {
        notAnalysed
            + handlers.filter { $0.outcome == .notExecuted }.map { handler in
                NotAnalysed(
                    path: handler.path, range: handler.range,
                    reason: "\(handler.mention) not executed: \(handler.reason ?? "no reason given")")
            }
    }

    /// Which finding is the worst: the most severe, then in the order of the report.
    var findingsWorstFirst: [Finding] {
        findings.enumerated().sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }.map(\.element)
    }

    /// For each finding a fingerprint that no other has and that holds no line number: servers drop what has another's, and take
    /// what merely moved for new where it has the line in it.
    static func distinctFingerprints(of findings: [Finding]) -> [String] {
        var counts: [String: Int] = [:]
        return findings.map { finding in
            // Findings about comments have no code to make one from.
            let own = finding.fingerprint.isEmpty ? "\(finding.rule) \(finding.path) \(finding.message)" : finding.fingerprint
            let count = counts[own, default: 0] + 1
            counts[own] = count
            return count == 1 ? own : "\(own)-\(count)"
        }
    }
}

extension String {
    /// With a capital letter in front and a full stop behind.
    var asSentence: String {
        let isEnded = last.map { ".!?".contains($0) } ?? true
        return prefix(1).uppercased() + dropFirst() + (isEnded ? "" : ".")
    }
}
