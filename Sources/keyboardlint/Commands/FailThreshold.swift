import LintEngine
import LintPolicy

/// When findings make a run fail.
struct FailThreshold {
    /// What is said of the file that a finding lies in.
    struct Limit {
        var level = SourcedValue<FailLevel>(.warning, .standard)
        /// So many warnings are tolerated; one more fails, whatever the level (but `none`). Each configuration counts those in
        /// its own files.
        var maxWarnings: SourcedValue<Int>?
    }

    var exitZero = false
    let limit: (_ path: String) -> Limit

    func status(of findings: [Finding]) -> RunStatus {
        guard !exitZero else { return .success }
        var limits: [String: Limit] = [:]
        // How many more warnings each configuration tolerates.
        var left: [String: Int] = [:]
        for finding in findings {
            let limit = limits[finding.path] ?? limit(finding.path)
            limits[finding.path] = limit
            switch (finding.severity, limit.level.value) {
            case (_, .none): continue
            case (.error, _), (.note, .note): return .findings
            case (.note, _): continue
            case (.warning, let level):
                guard let tolerated = limit.maxWarnings else {
                    if level == .error { continue }
                    return .findings
                }
                let who = tolerated.origin.description
                left[who, default: tolerated.value] -= 1
                if left[who, default: 0] < 0 { return .findings }
            }
        }
        return .success
    }
}
