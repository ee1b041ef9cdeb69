import SourceText
import SwiftLexer
import SwiftParser

/// The words without which a code cannot be in a file: what lets a search pass over most patterns, and most files, without comparing.
///
/// They are taken from the pattern itself, since a name that it spells out must be in the code that fits. In a tree they are compared with
/// its identifiers; in bytes, before anything is lexed, with the words that contain `eyboard`: a file without one is about no keyboard,
/// and no rule looks at it.
struct Needles: Sendable {
    /// Identifiers that the file must have.
    private(set) var identifiers: [[UInt8]] = []
    /// Words that the file must have, those in strings included.
    private(set) var words: [[UInt8]] = []
    /// Lists of names: of each, the file must have a word that fits one.
    private(set) var globs: [[Glob]] = []
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
        keyboardWords = words.filter { $0[...].firstRange(ofWord: KeyboardWords.core) != nil }
        keyboardGlobs = globs.filter { $0.allSatisfy { $0.longestPart[...].firstRange(ofWord: KeyboardWords.core) != nil } }
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
        if condition.facts.allSatisfy(\.needsHandler) { needsHandler = true }
        let names = condition.facts.compactMap(\.glob)
        if names.count == condition.facts.count { globs.append(names) }
    }
}

extension Fact {
    /// The name it asks for, if it asks for one.
    var glob: Glob? {
        switch self {
        case .isNamed(let glob), .mentions(let glob): glob
        default: nil
        }
    }
}

/// The words of a file's bytes that contain `eyboard`.
package struct KeyboardWords {
    private let words: [ArraySlice<UInt8>]
    private let bytes: [UInt8]

    fileprivate static let core = Array("eyboard".utf8)

    /// - Parameter bytes: of a file.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var seen: Set<ArraySlice<UInt8>> = []
        var offset = 0
        while let found = bytes[offset...].firstRange(ofWord: Self.core) {
            var start = found.lowerBound
            while start > 0, bytes[start - 1].isWordByte { start -= 1 }
            var end = found.upperBound
            while end < bytes.count, bytes[end].isWordByte { end += 1 }
            seen.insert(bytes[start..<end])
            offset = end
        }
        words = Array(seen)
    }

    /// Whether the file may hold what the needles are of: it has all of them, and one of them is about keyboards.
    func allow(_ needles: Needles) -> Bool {
        guard !needles.needsHandler else { return false }
        guard !needles.keyboardWords.isEmpty || !needles.keyboardGlobs.isEmpty,
            needles.keyboardWords.allSatisfy({ word in words.contains { $0.elementsEqual(word) } }),
            needles.keyboardGlobs.allSatisfy({ globs in words.contains { word in globs.contains { $0.fits(word) } } })
        else { return false }
        return needles.words.allSatisfy { bytes[...].firstRange(ofWord: $0) != nil }
    }

    /// Whether the file may have a name for each list of names.
    ///
    /// - Parameter isBlank: whether all of them are worth looking for, and not only those about keyboards.
    func haveNames(_ needles: Needles, isBlank: Bool) -> Bool {
        guard needles.keyboardGlobs.allSatisfy({ globs in words.contains { word in globs.contains { $0.fits(word) } } }) else {
            return false
        }
        return !isBlank
            || needles.globs.allSatisfy { globs in globs.contains { bytes[...].firstRange(ofWord: $0.longestPart) != nil } }
    }
}

extension ArraySlice<UInt8> {
    /// The first place of `word`, found by its first byte.
    fileprivate func firstRange(ofWord word: [UInt8]) -> Range<Int>? {
        guard !word.isEmpty else { return nil }
        return withUnsafeBufferPointer { $0.firstOffset(of: word) }.map { startIndex + $0..<startIndex + $0 + word.count }
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
            var name = bytes[Int(token.start)..<Int(token.end)]
            switch token.kind {
            case .identifier: if token.flags.contains(.escaped) { name = name.dropFirst().dropLast() }
            case .keyword: break
            // What a condition takes for the name of a string.
            case .string: name = name.drop { $0 == Self.quote || $0 == UInt8(ascii: "#") }.prefix { $0 != Self.quote }
            default: continue
            }
            guard shapes[Self.shape(name)], let number = wanted[name] else { continue }
            present.insert(number)
            if token.kind == .identifier { numbers[index] = Int32(number) }
        }
    }

    private static let quote = UInt8(ascii: "\"")

    private static func shape(_ name: ArraySlice<UInt8>) -> Int { (name.count & 255) << 8 | Int(name.first ?? 0) }

    func has(_ numbers: [Int]) -> Bool { numbers.allSatisfy(present.contains) }

    func hasAny(_ numbers: [Int]) -> Bool { numbers.contains(where: present.contains) }

    /// The number of a token's name, or -1.
    func number(ofToken index: Int) -> Int { Int(numbers[index]) }
}
