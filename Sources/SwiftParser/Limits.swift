/// Where the parser stops following its input, and why there.
enum Limits {
    /// How many expressions, types, patterns and blocks may lie inside each other.
    ///
    /// The parser recurses once per level, and a worker thread on macOS has a stack of 512 KB, of which the greediest
    /// construct uses about 300 KB at this limit in a release build. None of 12,000 files of public apps reaches 48 levels;
    /// the compiler itself refuses more than 256.
    static let nesting = 128

    /// How many tokens the parser looks ahead to tell `a<b>(c)` from two comparisons.
    ///
    /// Each `<` may start such a search, so the limit is also the factor by which a hostile file can slow the parser down.
    /// The longest list of generic arguments in code that people write has well under a hundred tokens.
    static let genericLookahead = 256

    /// How many contextual modifiers in a row are followed to the declaration they may belong to. Swift knows about twenty, of
    /// which at most four or five make sense together.
    static let modifiers = 16

    /// How many tokens back, and bytes of indentation, are looked at to learn the layout of a line around a missing brace.
    /// People who lay out their code stay far below; the limit keeps the search from growing with the line.
    static let layoutLookback = 128

    /// How many issues are kept for a file; whoever reads them has given up long before.
    static let issues = 1_000
}
