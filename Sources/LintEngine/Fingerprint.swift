import KeyboardFacts
import SourceText
import SwiftParser

/// An identity for findings that survives moved and reformatted code: the rule, the path, the declaration around it, the code without
/// trivia, and a number where all that is the same.
enum Fingerprint {
    static func stamped(_ findings: [Finding], in tree: SyntaxTree) -> [Finding] {
        var counts: [UInt64: Int] = [:]
        return findings.map { finding in
            var hash = Hash()
            hash.add(finding.rule)
            hash.add(finding.path)
            hash.add(symbol(around: finding.range.bytes, in: tree))
            hash.add(code(in: finding.range.bytes, of: tree))
            let ordinal = counts[hash.value, default: 0]
            counts[hash.value] = ordinal + 1
            hash.add(String(ordinal))
            var finding = finding
            let digits = String(hash.value, radix: 16)
            finding.fingerprint = String(repeating: "0", count: 16 - digits.count) + digits
            return finding
        }
    }

    /// The names of the declarations around a range, outermost first.
    private static func symbol(around range: ByteRange, in tree: SyntaxTree) -> String {
        var names: [String] = []
        var node = tree.root
        while let next = node.children.first(where: { $0.range.contains(range) }) {
            if next.kind.isTypeDeclaration { names.append(next.name) }
            if next.kind == .functionDecl { names.append(next.signatureName) }
            node = next
        }
        return names.joined(separator: ".")
    }

    private static func code(in range: ByteRange, of tree: SyntaxTree) -> String {
        let tokens = tree.tokens.tokens.filter { range.contains($0.range) && !$0.range.isEmpty }
        // A comment has none.
        return tokens.isEmpty ? tree.file.text(in: range) : tokens.map { tree.file.text(in: $0.range) }.joined(separator: " ")
    }

    /// FNV-1a, 64 bits: stable between runs and platforms, which `Hasher` is not.
    private struct Hash {
        private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

        mutating func add(_ text: String) {
            for byte in text.utf8 { add(byte) }
            add(0)
        }

        private mutating func add(_ byte: UInt8) {
            value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
        }
    }
}
