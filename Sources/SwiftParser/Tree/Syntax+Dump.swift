extension Syntax {
    /// The node as an s-expression, for tests and for people: kind, name in quotes, children as `role:(…)`.
    ///
    /// A role that only repeats what the kind says (`statement`, `member`, `argument` …) is written all the same: tests hold
    /// the roles, because everything downstream asks for them.
    package var dump: String {
        var text = ""
        var open: [Int32] = []
        for node in subtree {
            let parent = node.id == id ? -1 : node.parent?.id ?? -1
            while let last = open.last, last != parent {
                text += ")"
                open.removeLast()
            }
            if parent >= 0 { text += " \(node.role):" }
            text += "(\(node.kind)"
            if node.mainToken != nil { text += " '\(node.name)'" }
            open.append(node.id)
        }
        return text + String(repeating: ")", count: open.count)
    }
}
