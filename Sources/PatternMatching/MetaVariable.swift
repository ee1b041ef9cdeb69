import SourceText

/// A blank of a pattern: `$X`, `$...XS`, `$_` or `$...`.
///
/// Names are capitals, digits and underscores, so that `$0` and `$projected` stay what they are in Swift.
struct MetaVariable: Sendable, Equatable {
    /// Nil for the anonymous ones, `$_` and `$...`.
    let name: String?
    let isSequence: Bool

    /// Reads the spelling the lexer saw, that is with `___` in place of the dots.
    ///
    /// - Returns: nil where the identifier is no meta-variable.
    init?(identifier: some StringProtocol) {
        guard identifier.first == "$" else { return nil }
        var rest = identifier.dropFirst()
        isSequence = rest.hasPrefix(Self.dotsAsIdentifier)
        if isSequence { rest = rest.dropFirst(Self.dotsAsIdentifier.count) }
        guard isSequence || rest == "_" || rest.utf8.first.map(Self.isCapital) == true,
            rest.utf8.allSatisfy({ $0.isWordByte && !Self.isLowercase($0) })
        else { return nil }
        name = rest.isEmpty || rest == "_" ? nil : String(rest)
    }

    /// As written in a pattern.
    var spelling: String { (isSequence ? "$..." : "$") + (name ?? (isSequence ? "" : "_")) }

    private static let dotsAsIdentifier = "___"

    /// The code with every `$...` spelled as an identifier of the same length, so that the places of what follows stay the same.
    ///
    /// - Throws: for names in mixed case, which are likely slips.
    static func asIdentifiers(in code: ArraySlice<UInt8>) throws(PatternIssue) -> [UInt8] {
        var bytes = Array(code)
        var offset = 0
        while let dollar = bytes[offset...].firstIndex(of: UInt8(ascii: "$")) {
            offset = dollar + 1
            let isSequence = bytes[offset...].starts(with: "...".utf8)
            if isSequence {
                bytes.replaceSubrange(offset..<offset + 3, with: dotsAsIdentifier.utf8)
                offset += 3
            }
            let name = bytes[offset...].prefix(while: \.isWordByte)
            offset += name.count
            guard isSequence || name.first.map(isCapital) == true else { continue }
            guard !name.contains(where: isLowercase) else {
                let written = ByteRange(code.startIndex + dollar, code.startIndex + offset)
                let spelling = String(decoding: code[written.start..<written.end], as: UTF8.self)
                throw PatternIssue(
                    "meta-variables are written in capitals, found `\(spelling)`; did you mean `\(spelling.uppercased())`?",
                    at: written)
            }
        }
        return bytes
    }

    private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

    private static func isLowercase(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
}
