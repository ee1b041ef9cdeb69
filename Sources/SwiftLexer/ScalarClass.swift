/// The parts that scalars past ASCII can play, after the "identifier" and "operator" productions of the language reference.
enum ScalarClass {
    static func isIdentifierPart(_ scalar: UInt32) -> Bool {
        if scalar >= 0x10000 { return scalar <= 0xEFFFD && scalar & 0xFFFF <= 0xFFFD }
        return contains(scalar, in: identifierParts)
    }

    /// Combining marks may continue an identifier but not begin one.
    static func isIdentifierStart(_ scalar: UInt32) -> Bool {
        isIdentifierPart(scalar) && !contains(scalar, in: combiningMarks)
    }

    static func isOperatorStart(_ scalar: UInt32) -> Bool {
        contains(scalar, in: operatorStarts)
    }

    static func isOperatorPart(_ scalar: UInt32) -> Bool {
        isOperatorStart(scalar) || contains(scalar, in: combiningMarks)
            || (0xFE00...0xFE0F).contains(scalar) || (0xE0100...0xE01EF).contains(scalar)
    }

    /// White space that a raw identifier must not hold: everything with the property but the plain space.
    static func isForbiddenInRawIdentifier(_ scalar: UInt32) -> Bool {
        contains(scalar, in: otherWhiteSpace)
    }

    /// Binary search; the tables are sorted and their ranges do not touch one another's order.
    private static func contains(_ scalar: UInt32, in ranges: [ClosedRange<UInt32>]) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].lowerBound <= scalar
    }

    private static let identifierParts: [ClosedRange<UInt32>] = [
        0x00A8...0x00A8, 0x00AA...0x00AA, 0x00AD...0x00AD, 0x00AF...0x00AF, 0x00B2...0x00B5, 0x00B7...0x00BA,
        0x00BC...0x00BE, 0x00C0...0x00D6, 0x00D8...0x00F6, 0x00F8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF,
        0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF,
        0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF,
        0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8,
    ]

    private static let combiningMarks: [ClosedRange<UInt32>] = [
        0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
    ]

    private static let operatorStarts: [ClosedRange<UInt32>] = [
        0x00A1...0x00A7, 0x00A9...0x00A9, 0x00AB...0x00AC, 0x00AE...0x00AE, 0x00B0...0x00B1, 0x00B6...0x00B6,
        0x00BB...0x00BB, 0x00BF...0x00BF, 0x00D7...0x00D7, 0x00F7...0x00F7, 0x2016...0x2017, 0x2020...0x2027,
        0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
        0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030,
    ]

    private static let otherWhiteSpace: [ClosedRange<UInt32>] = [
        0x0009...0x000D, 0x0085...0x0085, 0x00A0...0x00A0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
        0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000,
    ]
}
