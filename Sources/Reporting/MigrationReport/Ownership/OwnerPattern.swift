import SourceText

/// A pattern of CODEOWNERS.
///
/// One with a `/` before its end is about one place from the top, one without about a name wherever it stands. What names a
/// folder means everything in it, but `docs/*` means only what is directly in `docs`.
struct OwnerPattern: Sendable {
    /// Those of the names that lead to the file; nil stands for any number of folders.
    private let segments: [[Character]?]
    private let isFolder: Bool
    private let reachesBelow: Bool

    /// Nil where nothing is named.
    init?(_ text: String) {
        var rest = text[...]
        isFolder = rest.hasSuffix("/")
        let isAnchored = rest.dropLast().contains("/")
        while rest.hasPrefix("/") { rest.removeFirst() }
        while rest.hasSuffix("/") { rest.removeLast() }
        let names = rest.split(separator: "/")
        // `/` alone is the whole tree, and so are `*` and `**`.
        guard !names.isEmpty else {
            guard text.hasPrefix("/") else { return nil }
            (segments, reachesBelow) = ([nil], true)
            return
        }
        let own: [[Character]?] = names.map { $0 == "**" ? nil : Array($0) }
        segments = isAnchored ? own : [nil] + own
        reachesBelow = !(isAnchored && names.last == "*") || isFolder
    }

    /// - Parameter names: those of the folders, outermost first, then the file's.
    func matches(_ names: [[Character]]) -> Bool {
        // What is reachable after each segment: how many names it may have taken.
        var reached: Set<Int> = [0]
        for segment in segments {
            var next: Set<Int> = []
            for taken in reached {
                if let segment {
                    if taken < names.count, NamePattern(segment, hasClasses: false).matches(names[taken]) {
                        next.insert(taken + 1)
                    }
                } else {
                    next.formUnion(taken...names.count)
                }
            }
            reached = next
        }
        return reached.contains { taken in
            guard taken > 0 || segments == [nil] else { return false }
            if taken == names.count { return !isFolder || segments.last == .some(nil) }
            return reachesBelow
        }
    }
}
