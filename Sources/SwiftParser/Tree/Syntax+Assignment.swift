extension Syntax {
    /// Whether a member is assigned, by itself or in a part: `bar.frame.origin.y = 0`.
    package var isAssigned: Bool { wholeValue.role == .left && wholeValue.parent?.kind == .assignExpr }

    /// The last member of those that are asked for, one of the other.
    package var wholeValue: Syntax {
        var node = self
        while node.role == .base, let outer = node.parent { node = outer }
        return node
    }
}
