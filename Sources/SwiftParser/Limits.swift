/// Where the parser stops following its input, and why there.
enum Limits {
    /// How many expressions, types, patterns and blocks may lie inside each other.
    ///
    /// The parser recurses once per level, and a worker thread on macOS has a stack of 512 KB. Code that people write stays
    /// below 40 levels; the compiler itself refuses more than 256.
    static let nesting = 128

    /// How many tokens the parser looks ahead to tell `a<b>(c)` from two comparisons.
    ///
    /// Each `<` may start such a search, so the limit is also the factor by which a hostile file can slow the parser down.
    /// The longest list of generic arguments in code that people write has well under a hundred tokens.
    static let genericLookahead = 256

    /// How many issues are kept for a file; whoever reads them has given up long before.
    static let issues = 1_000
}
