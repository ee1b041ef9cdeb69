extension Sequence<Finding> {
    /// The fixes that can be applied, in the order of the findings: one for each set of edits, however many findings it answers.
    ///
    /// If several have the same edits, the one that asks most of a person stands for them.
    package var distinctFixes: [Fix] {
        var positions: [[FileEdit]: Int] = [:]
        var fixes: [Fix] = []
        for fix in lazy.compactMap(\.fix) where fix.applicability != .sketch {
            guard let position = positions[fix.edits] else {
                positions[fix.edits] = fixes.count
                fixes.append(fix)
                continue
            }
            if fixes[position].applicability < fix.applicability { fixes[position] = fix }
        }
        return fixes
    }
}
