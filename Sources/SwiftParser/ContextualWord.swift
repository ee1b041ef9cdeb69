/// The words that are keywords only in some places, identifiers to the lexer.
enum ContextualWord: UInt8, CaseIterable {
    case none
    // Modifiers
    case async, borrowing, consuming, convenience, distributed, dynamic, final, indirect, infix, isolated, lazy, mutating
    case nonisolated, nonmutating, open, optional, override, package, postfix, prefix, required, sending, unowned, weak
    case __consuming, __owned, __shared, _local
    // Declarations
    case actor, macro
    // Accessors
    case get, set, willSet, didSet, _read, _modify, read, modify, unsafeAddress, unsafeMutableAddress, borrow, mutate
    // Before an expression or a type
    case any, await, consume, copy, discard, each, some, unsafe, yield, _const
    // After a signature
    case reasync

    var isModifier: Bool { (Self.async.rawValue...Self._local.rawValue).contains(rawValue) }
    var isAccessor: Bool { (Self.get.rawValue...Self.mutate.rawValue).contains(rawValue) }

    /// The words by length, then as bytes.
    private static let spellings: [[(word: ContextualWord, bytes: [UInt8])]] = {
        var table: [[(word: ContextualWord, bytes: [UInt8])]] = []
        for word in allCases where word != .none {
            let bytes = Array(String(describing: word).utf8)
            while table.count <= bytes.count { table.append([]) }
            table[bytes.count].append((word, bytes))
        }
        return table
    }()

    /// The word spelled by `bytes[start..<end]`, or `.none`.
    init(in bytes: [UInt8], from start: Int, to end: Int) {
        self = .none
        let length = end - start
        let table = Self.spellings
        guard length < table.count, length > 0 else { return }
        let first = bytes[start]
        for candidate in table[length] where candidate.bytes[0] == first {
            if bytes[start..<end].elementsEqual(candidate.bytes) {
                self = candidate.word
                return
            }
        }
    }
}
