#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Between the addresses that clients write and paths.
enum DocumentURI {
    /// The absolute path that a `file:` address means; nil for any other.
    static func path(of uri: String) -> String? {
        guard uri.lowercased().hasPrefix("file:") else { return nil }
        var rest = uri.dropFirst("file:".count)
        if rest.hasPrefix("//") {
            // A host, which is this machine or not ours to read.
            rest = rest.dropFirst(2)
            let slash = rest.firstIndex(of: "/") ?? rest.endIndex
            guard ["", "localhost"].contains(rest[..<slash]) else { return nil }
            rest = rest[slash...]
        }
        rest = rest.prefix { $0 != "?" && $0 != "#" }
        guard rest.hasPrefix("/"), let bytes = decoded(rest), !bytes.contains(0) else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }

    static func uri(of path: String) -> String {
        "file://" + path.utf8.map { isPlain($0) ? String(UnicodeScalar($0)) : escaped($0) }.joined()
    }

    private static func decoded(_ text: Substring) -> [UInt8]? {
        var result: [UInt8] = []
        var bytes = text.utf8.makeIterator()
        while let byte = bytes.next() {
            guard byte == UInt8(ascii: "%") else {
                result.append(byte)
                continue
            }
            guard let high = bytes.next(), let low = bytes.next(),
                let value = UInt8(String(decoding: [high, low], as: UTF8.self), radix: 16)
            else { return nil }
            result.append(value)
        }
        return result
    }

    /// RFC 3986: unreserved characters, the slash, and what may stand in a path as it is.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-._~/+@,=".utf8.contains(byte)
        }
    }

    private static func escaped(_ byte: UInt8) -> String {
        let text = String(byte, radix: 16, uppercase: true)
        return "%" + (text.count == 1 ? "0" : "") + text
    }
}
