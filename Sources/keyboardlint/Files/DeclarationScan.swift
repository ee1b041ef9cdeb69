/// Looks for declarations of many names at once in the bytes of a file, without lexing it.
///
/// Each name is represented by the five of its bytes in a row that are least common in code, and those by the four that begin the
/// five and the four that end them: wherever the name stands, one of the two begins at an even place. One table tells for any
/// four bytes whether they may belong to a name. So the loop does the same little work for one name and for a hundred, at every
/// other byte, and looks closer only where it must: that the whole name stands there and that a word such as `class` or `func`
/// stands before it.
struct DeclarationScan: Sendable {
    private var candidates: [UInt32: [Candidate]] = [:]
    /// What it looks for.
    let names: Names
    private var sought: Sought { names.sought }
    private var filter = [UInt64](repeating: 0, count: filterBits / 64)
    /// How far apart the places are that are looked at: a name of four bytes may begin anywhere.
    private var pace = 2

    /// What of a name is looked for.
    enum Sought: Sendable {
        /// Its declaration in Swift.
        case declaration
        /// Its declaration as a type, not an extension.
        case declarationOfType
        /// The name as a word.
        case mention
        /// `customClass="Name"` of an interface file.
        case customClass
    }

    struct Names: Hashable, Sendable {
        let names: Set<String>
        let sought: Sought
    }

    private struct Candidate: Sendable {
        let name: [UInt8]
        /// Where in the name its four bytes begin; below zero for a name that is shorter than that.
        let offset: Int
    }

    private static let filterBits = 1 << 16

    /// Names shorter than four bytes are looked for where they are declared, after one space, and nowhere else.
    init(_ names: Set<String>, as sought: Sought = .declaration) {
        self.names = Names(names: names, sought: sought)
        for name in names.sorted() {
            let bytes = Array(name.utf8)
            if bytes.count <= 4 { pace = 1 }
            guard bytes.count >= 4 else {
                if sought == .declaration { addShort(bytes) }
                continue
            }
            let rarest = Self.rarestWindow(of: bytes, length: min(bytes.count, 5))
            for offset in rarest...min(rarest + 1, bytes.count - 4) {
                add(Array(bytes[offset..<offset + 4]), at: offset, of: bytes)
            }
        }
    }

    /// Has a short name looked for by the end of the word before it: `ar y` for `var y`.
    private mutating func addShort(_ name: [UInt8]) {
        guard let first = name.first else { return }
        for end in Set(Self.introducers.map { $0.suffix(2) }).sorted() {
            add(Array(end.utf8) + [0x20, first], at: -3, of: name)
        }
    }

    private mutating func add(_ bytes: [UInt8], at offset: Int, of name: [UInt8]) {
        let window = bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
        candidates[window, default: []].append(Candidate(name: name, offset: offset))
        let bit = Self.hash(window)
        filter[bit >> 6] |= 1 << UInt64(bit & 63)
    }

    var isEmpty: Bool { candidates.isEmpty }

    /// Whether one of the names is declared in `bytes`.
    func matches(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count >= 4, !isEmpty else { return false }
        return filter.withUnsafeBufferPointer { filter in
            var next = 0
            while next <= bytes.count - 4 {
                let position = next
                next += pace
                let window = bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self)
                let bit = Self.hash(window)
                guard filter[bit >> 6] & (1 << UInt64(bit & 63)) != 0, let found = candidates[window] else { continue }
                if found.contains(where: { isThere($0.name, in: bytes, at: position - $0.offset) }) { return true }
            }
            return false
        }
    }

    @inline(__always)
    private static func hash(_ window: UInt32) -> Int {
        Int((window &* 0x9E37_79B1) >> 16)
    }
}

extension DeclarationScan {
    private func isThere(_ name: [UInt8], in bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
        switch sought {
        case .declaration: Self.isDeclared(name, in: bytes, at: start, asType: false)
        case .declarationOfType: Self.isDeclared(name, in: bytes, at: start, asType: true)
        case .mention: Self.isMentioned(name, in: bytes, at: start)
        case .customClass: Self.isCustomClass(name, in: bytes, at: start)
        }
    }

    private static func isMentioned(_ name: [UInt8], in bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
        let end = start + name.count
        guard stands(name, in: bytes, at: start) else { return false }
        return !isWord(bytes[start - 1]) && !(end < bytes.count && isWord(bytes[end]))
    }

    private static func isCustomClass(_ name: [UInt8], in bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
        let end = start + name.count
        let quote = UInt8(ascii: "\"")
        return stands(name, in: bytes, at: start) && bytes[start - 1] == quote && end < bytes.count && bytes[end] == quote
    }

    private static func stands(_ name: [UInt8], in bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
        guard start > 0, start + name.count <= bytes.count else { return false }
        for index in 0..<name.count where bytes[start + index] != name[index] { return false }
        return true
    }

    private static func isDeclared(_ name: [UInt8], in bytes: UnsafeRawBufferPointer, at start: Int, asType: Bool) -> Bool {
        let end = start + name.count
        guard stands(name, in: bytes, at: start) else { return false }
        if end < bytes.count, isWord(bytes[end]) { return false }
        var position = start
        var isQualified = false
        // `extension Outer.Name`
        while position > 0, bytes[position - 1] == UInt8(ascii: ".") || (isQualified && isWord(bytes[position - 1])) {
            isQualified = true
            position -= 1
        }
        guard position > 0, isSpace(bytes[position - 1]) || bytes[position - 1] == UInt8(ascii: "`") else { return false }
        while position > 0, isSpace(bytes[position - 1]) || bytes[position - 1] == UInt8(ascii: "`") { position -= 1 }
        let wordEnd = position
        while position > 0, isWord(bytes[position - 1]), wordEnd - position < longestIntroducer { position -= 1 }
        let word = String(decoding: bytes[position..<wordEnd], as: UTF8.self)
        if asType { return !isQualified && typeIntroducers.contains(word) }
        return isQualified ? word == "extension" : introducers.contains(word)
    }

    /// The words that a declaration's name follows.
    private static let introducers = typeIntroducers.union(["extension", "func", "var", "let", "case", "typealias"])
    private static let typeIntroducers: Set<String> = ["class", "struct", "enum", "protocol", "actor"]
    private static let longestIntroducer = 10

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    /// Where the bytes in a row begin that are least likely to be met elsewhere.
    private static func rarestWindow(of name: [UInt8], length: Int) -> Int {
        let scores = (0...(name.count - length)).map { start in name[start..<start + length].reduce(0) { $0 + rarity(of: $1) } }
        return scores.indices.max { scores[$0] < scores[$1] } ?? 0
    }

    /// How seldom a byte is in identifiers: the place of its letter in the order of English frequency, capitals rarer than small
    /// letters.
    private static func rarity(of byte: UInt8) -> Int {
        let order: StaticString = "etaoinsrlcdumhgpfbyvwkxjqz"
        let small = byte | 0x20
        for place in 0..<order.utf8CodeUnitCount where order.utf8Start[place] == small {
            return place + (byte == small ? 0 : 4)
        }
        return order.utf8CodeUnitCount
    }
}
