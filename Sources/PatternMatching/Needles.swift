import SourceText
import SwiftLexer
import SwiftParser

/// The words without which a code cannot be in a file: what lets a search pass over most patterns, and most files, without
/// comparing.
///
/// They are taken from the pattern itself, since a name that it spells out must be in the code that fits. In a tree they are
/// compared with its identifiers; in bytes, before anything is lexed, with the words that contain `eyboard`: a file without one
/// is about no keyboard, and no rule looks at it.
struct Needles: Sendable {
    /// Identifiers that the file must have.
    private(set) var identifiers: [[UInt8]] = []
    /// Words that the file must have, those in strings included.
    private(set) var words: [[UInt8]] = []
    /// Lists of names: of each, the file must have a word that fits one.
    private(set) var globs: [[Glob]] = []
    /// What to look for where it is not known which words there are, by the positions of the words and of the lists.
    private(set) var wordSearches: [WordSearch] = []
    private(set) var globSearches: [[WordSearch]] = []
    /// Those of the words that contain `eyboard`.
    private(set) var keyboardWords: [[UInt8]] = []
    /// Those of the lists of which every name contains it.
    private(set) var keyboardGlobs: [[Glob]] = []
    /// Whether a match needs a handler, which a file that names no notification does not have.
    private(set) var needsHandler = false

    /// Those of the lists that have no star in them.
    var nameChoices: [[[UInt8]]] {
        globs.filter { $0.allSatisfy { $0.name != nil } }.map { $0.compactMap(\.name) }
    }

    init(_ alternative: Pattern.Alternative, of pattern: Pattern) {
        add(alternative)
        add(Clause.all(pattern.clauses))
        for (slot, conditions) in pattern.conditions.enumerated() where alternative.bound.contains(pattern.variables[slot]) {
            for condition in conditions { add(condition) }
        }
        wordSearches = words.map { WordSearch($0) }
        globSearches = globs.map { $0.map { WordSearch($0.longestPart) } }
        keyboardWords = words.filter(KeyboardWords.core.isFound)
        keyboardGlobs = globs.filter { $0.allSatisfy { KeyboardWords.core.isFound(in: $0.longestPart) } }
    }

    private mutating func add(_ alternative: Pattern.Alternative) {
        let tokens = alternative.first.tree.tokens
        for index in 0..<tokens.count {
            let bytes = tokens.file.bytes[tokens[index].range.start..<tokens[index].range.end]
            switch tokens[index].kind {
            case .identifier where bytes.first != UInt8(ascii: "$"):
                let name = bytes.filter { $0 != UInt8(ascii: "`") }
                identifiers.append(name)
                words.append(name)
            case .string, .stringText:
                words += bytes.split { !$0.isWordByte }.map(Array.init)
            default: continue
            }
        }
    }

    private mutating func add(_ clause: Clause) {
        switch clause {
        case .code(let relation, _, let query) where !relation.mayLeaveFile: add(query.alternative)
        case .fact(_, let condition): add(condition)
        case .all(let clauses): for clause in clauses { add(clause) }
        case .code, .any, .not: return
        }
    }

    private mutating func add(_ condition: Pattern.Condition) {
        guard !condition.isNegated else { return }
        if condition.facts.allSatisfy({ type(of: $0).basis.needsHandler }) { needsHandler = true }
        let names = condition.facts.compactMap(\.name)
        if names.count == condition.facts.count { globs.append(names) }
    }
}

/// The words of a file's bytes that contain `eyboard`.
package struct KeyboardWords {
    private let words: [ArraySlice<UInt8>]
    private let bytes: [UInt8]

    fileprivate static let core = WordSearch("eyboard")

    /// - Parameter bytes: of a file.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var seen: Set<ArraySlice<UInt8>> = []
        var end = 0
        // A word may hold it many times.
        for offset in Self.core.offsets(in: bytes) where offset >= end {
            var start = offset
            while start > 0, bytes[start - 1].isWordByte { start -= 1 }
            end = offset
            while end < bytes.count, bytes[end].isWordByte { end += 1 }
            seen.insert(bytes[start..<end])
        }
        words = Array(seen)
    }

    /// Whether the file may hold what the needles are of: it has all of them, and one of them is about keyboards.
    func allow(_ needles: Needles) -> Bool {
        guard !needles.needsHandler else { return false }
        guard !needles.keyboardWords.isEmpty || !needles.keyboardGlobs.isEmpty,
            needles.keyboardWords.allSatisfy({ word in words.contains { $0.elementsEqual(word) } }), haveKeyboardNames(needles)
        else { return false }
        return needles.wordSearches.allSatisfy { $0.isFound(in: bytes) }
    }

    /// Whether the file may have a name for each list of names.
    ///
    /// - Parameter isBlank: whether all of them are worth looking for, and not only those about keyboards.
    func haveNames(_ needles: Needles, isBlank: Bool) -> Bool {
        guard haveKeyboardNames(needles) else { return false }
        return !isBlank || needles.globSearches.allSatisfy { searches in searches.contains { $0.isFound(in: bytes) } }
    }

    private func haveKeyboardNames(_ needles: Needles) -> Bool {
        needles.keyboardGlobs.allSatisfy { globs in words.contains { word in globs.contains { $0.fits(word) } } }
    }
}

/// The identifiers of interest in a tree.
struct IdentifierTable {
    /// For each token, the number of its name, or -1.
    private var numbers: [Int32]
    private var present: Set<Int> = []

    /// - Parameter wanted: the identifiers of interest, numbered.
    init(_ tree: SyntaxTree, wanted: [ArraySlice<UInt8>: Int]) {
        let tokens = tree.tokens
        let bytes = tokens.file.bytes
        numbers = [Int32](repeating: -1, count: tokens.count)
        // Most identifiers differ from all that are wanted in their length or their first letter.
        var shapes = [Bool](repeating: false, count: 256 * 256)
        for name in wanted.keys { shapes[Self.shape(name)] = true }
        for (index, token) in tokens.tokens.enumerated() {
            guard let range = Self.name(of: token, in: bytes), shapes[Self.shape(bytes[range])],
                let number = wanted[bytes[range]]
            else { continue }
            present.insert(number)
            if token.kind == .identifier { numbers[index] = Int32(number) }
        }
    }

    /// Where the name is that a token spells; nil for a token without one.
    @inline(__always)
    private static func name(of token: Token, in bytes: [UInt8]) -> Range<Int>? {
        let range = Int(token.start)..<Int(token.end)
        switch token.kind {
        case .identifier:
            return token.flags.contains(.escaped) && range.count > 1 ? range.lowerBound + 1..<range.upperBound - 1 : range
        case .keyword: return range
        // What a condition takes for the name of a string.
        case .string:
            let name = bytes[range].drop { $0 == quote || $0 == UInt8(ascii: "#") }.prefix { $0 != quote }
            return name.startIndex..<name.endIndex
        default: return nil
        }
    }

    private static let quote = UInt8(ascii: "\"")

    @inline(__always)
    private static func shape(_ name: ArraySlice<UInt8>) -> Int { (name.count & 255) << 8 | Int(name.first ?? 0) }

    func has(_ numbers: [Int]) -> Bool { numbers.allSatisfy(present.contains) }

    func hasAny(_ numbers: [Int]) -> Bool { numbers.contains(where: present.contains) }

    /// The number of a token's name, or -1.
    func number(ofToken index: Int) -> Int { Int(numbers[index]) }
}
