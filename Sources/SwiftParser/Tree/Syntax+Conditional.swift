/// Conditional compilation, as far as any current compiler for iOS decides it.
extension Syntax {
    /// Whether the node stands in a clause of `#if` that no current compiler takes: after `#if swift(>=4.2)`, or in
    /// `#if swift(<5)`.
    package var isInactive: Bool {
        ancestors.contains { clause in
            guard clause.kind == .ifConfigClause, let clauses = clause.parent?.children(.clause) else { return false }
            if clause.child(.condition)?.isDecidedByVersion == false { return true }
            return clauses.prefix { $0 != clause }.contains { $0.child(.condition)?.isDecidedByVersion == true }
        }
    }

    /// What a condition on the version of the language or the compiler comes to, in all versions since 5; nil for others.
    package var isDecidedByVersion: Bool? {
        let condition = text.filter { !$0.isWhitespace }
        for function in ["swift(", "compiler("] where condition.hasPrefix(function) && condition.hasSuffix(")") {
            let comparison = condition.dropFirst(function.count).dropLast()
            let version = comparison.drop { $0 == "<" || $0 == ">" || $0 == "=" }
            guard let major = version.split(separator: ".").first.flatMap({ Int($0) }),
                version.allSatisfy({ $0 == "." || $0.isNumber })
            else { return nil }
            if comparison.hasPrefix(">=") { return major < 5 || version == "5" || version == "5.0" ? true : nil }
            if comparison.hasPrefix("<"), !comparison.hasPrefix("<=") {
                return major < 5 || version == "5" || version == "5.0" ? false : nil
            }
        }
        return nil
    }
}
