/// The words of a program's Swift files, by file: which of them a file declares and which it only mentions.
///
/// It is made in one pass over the bytes, without lexing them, and asked instead of the files: whatever a run needs to know of
/// names costs a look at a few megabytes of hashes, however many questions there are. Words in comments and strings count, too,
/// and two words may have one hash, so that it gives too many files rather than too few; whoever asks looks at those that it
/// gives.
package struct WordIndex: Sendable {
    private var paths: [String] = []
    /// For each file, where its words end in `words`.
    private var ends: [Int] = []
    /// Hashes of words, each once a file; the lowest bits say what is known of it there.
    private var words: [UInt32] = []
    /// Positions of files that were taken out.
    private var removed: Set<Int> = []

    package init() {}

    /// The files that it has.
    package var knownPaths: [String] {
        removed.isEmpty ? paths : paths.indices.filter { !removed.contains($0) }.map { paths[$0] }
    }

    package var isEmpty: Bool { paths.isEmpty }

    package func has(_ path: String) -> Bool { paths.indices.contains { paths[$0] == path && !removed.contains($0) } }

    /// Adds a file, in place of what was known of it.
    package mutating func replace(_ path: String, with bytes: UnsafeRawBufferPointer) {
        remove(path)
        add(path, bytes)
    }

    package mutating func remove(_ path: String) {
        for (position, known) in paths.enumerated() where known == path { removed.insert(position) }
    }

    /// Adds a file that it does not have yet.
    package mutating func add(_ path: String, _ bytes: UnsafeRawBufferPointer) {
        paths.append(path)
        WordScan.scan(bytes, into: &words)
        ends.append(words.count)
    }

    /// Adds what another part of the program has.
    package mutating func join(_ other: WordIndex) {
        if isEmpty {
            self = other
            return
        }
        removed.formUnion(other.removed.map { $0 + paths.count })
        let start = words.count
        paths += other.paths
        words += other.words
        ends += other.ends.map { $0 + start }
    }

    /// The files that may declare one of some names, or mention one of others, in no particular order.
    ///
    /// - Parameters:
    ///   - declared: names of types, extended types, functions, variables and enumeration cases. A name that looks like a
    ///     framework's is looked for as that of a type which the program declares: what extends a framework's class is no
    ///     declaration of it.
    ///   - mentioned: words that may stand anywhere.
    package func files(declaring declared: some Sequence<String>, mentioning mentioned: some Sequence<String>) -> [String] {
        let query = Query(declared: declared, mentioned: mentioned)
        guard !query.isEmpty else { return [] }
        var found: [String] = []
        var start = 0
        words.withUnsafeBufferPointer { words in
            for position in ends.indices {
                let end = ends[position]
                defer { start = end }
                for index in start..<end where query.mayHave(words[index]) && query.has(words[index]) {
                    if !removed.contains(position) { found.append(paths[position]) }
                    break
                }
            }
        }
        return found
    }

    /// The files that may import some modules, by the module's name.
    package func files(importing names: Set<String>) -> [String: [String]] {
        let hashes = Dictionary(names.map { (WordScan.hash($0), $0) }) { first, _ in first }
        var found: [String: [String]] = [:]
        var start = 0
        for position in ends.indices {
            for word in words[start..<ends[position]] where word & WordScan.imported != 0 {
                if let name = hashes[word & ~WordScan.flags], !removed.contains(position) {
                    found[name, default: []].append(paths[position])
                }
            }
            start = ends[position]
        }
        return found
    }

    /// What is looked for.
    private struct Query {
        private let declared: Set<UInt32>
        private let declaredTypes: Set<UInt32>
        private let mentioned: Set<UInt32>
        /// A bit for each hash by its leading bits, so that nearly all words are refused by one load.
        private var filter = [UInt64](repeating: 0, count: 1 << 10)

        init(declared: some Sequence<String>, mentioned: some Sequence<String>) {
            let declared = Array(declared)
            self.declared = Set(declared.filter { !DeclarationIndex.isFramework($0) }.map(WordScan.hash))
            declaredTypes = Set(declared.filter(DeclarationIndex.isFramework).map(WordScan.hash))
            self.mentioned = Set(mentioned.map(WordScan.hash))
            for hash in self.declared.union(self.mentioned).union(declaredTypes) {
                filter[Int(hash >> 22)] |= 1 << UInt64(hash >> 16 & 63)
            }
        }

        var isEmpty: Bool { declared.isEmpty && declaredTypes.isEmpty && mentioned.isEmpty }

        @inline(__always)
        func mayHave(_ word: UInt32) -> Bool { filter[Int(word >> 22)] & (1 << UInt64(word >> 16 & 63)) != 0 }

        func has(_ word: UInt32) -> Bool {
            let hash = word & ~WordScan.flags
            return mentioned.contains(hash) || (word & WordScan.declared != 0 && declared.contains(hash))
                || (word & WordScan.declaredType != 0 && declaredTypes.contains(hash))
        }
    }
}
