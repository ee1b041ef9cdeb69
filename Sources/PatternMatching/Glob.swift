/// A name with `*` for any number of letters: `*eyboardHeight*`.
package struct Glob: Hashable, Sendable {
    /// What stands between the stars.
    private let parts: [[UInt8]]

    /// Nil for what consists of stars, or has something in it that no name has.
    init?(_ text: String) {
        parts = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map(Array.init)
        let isName = parts.allSatisfy { part in
            part.allSatisfy { $0 >= 0x80 || $0.isWordByte || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
        }
        guard isName, parts.contains(where: { !$0.isEmpty }) else { return nil }
    }

    /// The longest run of letters that every name it fits has.
    var longestPart: [UInt8] { parts.max { $0.count < $1.count } ?? [] }

    func fits(_ name: some StringProtocol) -> Bool { fits(Array(name.utf8)[...]) }

    func fits(_ name: ArraySlice<UInt8>) -> Bool {
        guard let first = parts.first, let last = parts.last, name.starts(with: first) else { return false }
        guard parts.count > 1 else { return name.count == first.count }
        var rest = name.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() {
            guard let place = rest.firstRange(of: part) else { return false }
            rest = rest[place.upperBound...]
        }
        return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
    }
}

extension UInt8 {
    /// Whether names are made of it.
    var isWordByte: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "_")
    }
}
