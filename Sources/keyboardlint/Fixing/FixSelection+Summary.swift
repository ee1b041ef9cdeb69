import LintEngine
import Reporting

extension FixSelection {
    /// "2 safe fixes, 5 unsafe ones with --unsafe-fixes"
    var summary: String? {
        guard !chosen.isEmpty || !unsafe.isEmpty else { return nil }
        let safe = chosen.count { $0.applicability == .safe }
        let agreed = chosen.count - safe
        var parts: [String] = []
        if safe > 0 { parts.append(Wording.count(safe, "safe fix", "safe fixes")) }
        if agreed > 0 { parts.append(Wording.count(agreed, "unsafe fix", "unsafe fixes")) }
        if !unsafe.isEmpty {
            let count = parts.isEmpty ? Wording.count(unsafe.count, "unsafe fix", "unsafe fixes") : FixCounts.more(unsafe.count)
            parts.append("\(count) with --unsafe-fixes")
        }
        if overlapping > 0 { parts.append("\(overlapping) overlapping (run again)") }
        return parts.joined(separator: ", ")
    }
}
