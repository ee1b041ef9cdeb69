extension MarkupReader {
    /// The text of an attribute's value, as XML reads it: line ends and tabs are spaces, entities stand for their characters. An
    /// entity that is not one of XML's own is left as it stands.
    static func text(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(where: { $0 == UInt8(ascii: "&") || $0 < 0x20 }) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var result: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "&"):
                if let (scalar, length) = entity(rest) {
                    result += Array(String(scalar).utf8)
                    rest = rest.dropFirst(length)
                } else {
                    result.append(byte)
                }
            case 0x0D:
                if rest.first == 0x0A { rest = rest.dropFirst() }
                result.append(0x20)
            case 0x09, 0x0A: result.append(0x20)
            default: result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The character that `amp;` or `#10;` stands for, and the number of bytes up to and with the semicolon.
    private static func entity(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, Int)? {
        // `#x10FFFF;` is the longest that means something.
        let window = bytes.prefix(10)
        guard let end = window.firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = String(decoding: window[..<end], as: UTF8.self)
        let scalar: Unicode.Scalar? =
            switch name {
            case "amp": "&"
            case "lt": "<"
            case "gt": ">"
            case "quot": "\""
            case "apos": "'"
            case let name where name.hasPrefix("#x"): UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
            case let name where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
            default: nil
            }
        return scalar.map { ($0, end - window.startIndex + 1) }
    }
}

extension UInt8 {
    var isMarkupSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

    /// Letters, digits, `_ : - .` and everything beyond ASCII: a little more than XML allows, which costs nothing.
    var isMarkupName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        case UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...: true
        default: false
        }
    }
}
