import LintEngine
import LintPolicy
import Reporting
import SourceText

/// Which fixes of a report are made together: each screen's whole, and of several that change the same lines the first.
struct FixSelection {
    let chosen: [Fix]
    /// Left for another run, since they overlap with a chosen one.
    let overlapping: Int
    /// Left out because somebody has to agree to them first.
    let unsafe: [Fix]

    /// - Parameter includesUnsafe: whether the user agrees to what is not safe.
    init(from findings: [Finding], includesUnsafe: Bool) {
        var chosen: [Fix] = []
        var overlapping = 0
        var unsafe: [Fix] = []
        for fix in findings.distinctFixes {
            if fix.applicability == .unsafe, !includesUnsafe {
                unsafe.append(fix)
            } else if chosen.contains(where: { $0.overlaps(fix) }) {
                overlapping += 1
            } else {
                chosen.append(fix)
            }
        }
        self.chosen = chosen
        self.overlapping = overlapping
        self.unsafe = unsafe
    }

    /// By path, in the order of the files.
    var edits: [(path: String, edits: [TextEdit])] {
        Dictionary(grouping: chosen.flatMap(\.edits), by: \.path).mapValues { $0.map(\.edit).sorted { $0.range < $1.range } }
            .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

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

extension Fix {
    fileprivate func overlaps(_ other: Fix) -> Bool {
        edits.contains { own in
            other.edits.contains {
                $0.path == own.path && $0.edit.range.start < own.edit.range.end && own.edit.range.start < $0.edit.range.end
            }
        }
    }
}
