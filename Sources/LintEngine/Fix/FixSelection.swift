/// Which fixes of a report are made together: each screen's whole before those that answer one finding, and of several that
/// change the same lines the first.
package struct FixSelection: Sendable {
    package let chosen: [Fix]
    /// Left for another run, since they overlap with a chosen one, or nobody ran the two together.
    package let overlapping: Int
    /// Left out because somebody has to agree to them first.
    package let unsafe: [Fix]

    /// - Parameter includesUnsafe: whether the user agrees to what is not safe.
    package init(from findings: [Finding], includesUnsafe: Bool) {
        var chosen: [Fix] = []
        var overlapping = 0
        var unsafe: [Fix] = []
        let fixes = findings.distinctFixes
        for fix in fixes.filter(\.kind.isOfScreen) + fixes.filter({ !$0.kind.isOfScreen }) {
            if fix.applicability == .unsafe, !includesUnsafe {
                unsafe.append(fix)
            } else if chosen.contains(where: { $0.overlaps(fix) || $0.isUnproven(with: fix) }) {
                overlapping += 1
            } else {
                chosen.append(fix)
            }
        }
        self.chosen = chosen
        self.overlapping = overlapping
        self.unsafe = unsafe
    }
}

extension Fix {
    /// Whether both change where one screen has its content: each was run without the other.
    fileprivate func isUnproven(with other: Fix) -> Bool {
        let paths = Set(edits.map(\.path))
        return type == other.type && !kind.isOfAnimation && !other.kind.isOfAnimation
            && other.edits.contains { paths.contains($0.path) }
    }

    /// Whether both change the same bytes, or insert at one place.
    fileprivate func overlaps(_ other: Fix) -> Bool {
        edits.contains { own in
            other.edits.contains { edit in
                let (one, two) = (own.edit.range, edit.edit.range)
                return edit.path == own.path && (one == two || two.start < one.end && one.start < two.end)
            }
        }
    }
}
