import SourceText
import SwiftParser

/// Those who share the work of a run: the threads of the command line, or whoever asks alone.
package protocol Crew {
    /// What `work` makes of each item, in the order of the items. Whoever works brings the trees of the files that they read before.
    mutating func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ work: @escaping @Sendable (inout ParsedFiles, Item) -> Result
    ) -> [Result]
}

/// A crew of one.
package struct Alone: Crew {
    private var files = ParsedFiles()

    package init() {}

    package mutating func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ work: @escaping @Sendable (inout ParsedFiles, Item) -> Result
    ) -> [Result] {
        items.map { work(&files, $0) }
    }
}

/// The trees of the files that somebody has read, each parsed once.
///
/// Handlers of twenty screens reach into one file of a helper. Yet threads do not share trees: the references to a tree are counted in one
/// place, and two that walk it together wait for each other at every node.
package struct ParsedFiles: Sendable {
    private var trees: [String: SyntaxTree] = [:]
    private var byteCount = 0

    /// Bytes of source whose trees are kept, which take ten times as many: an app's helpers are some dozens of files.
    private static let byteLimit = 1 << 20

    package init() {}

    mutating func tree(of file: SourceFile) -> SyntaxTree {
        if let known = trees[file.path] { return known }
        let tree = parse(file)
        if byteCount + file.bytes.count <= Self.byteLimit {
            byteCount += file.bytes.count
            trees[file.path] = tree
        }
        return tree
    }
}
