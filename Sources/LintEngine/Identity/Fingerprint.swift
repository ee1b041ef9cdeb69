import SourceText
import SwiftParser

/// An identity for findings that survives moved and reformatted code: the rule, the path, the declaration around it, the code
/// without trivia, and a number where all that is the same.
package enum Fingerprint {
    /// The findings with their fingerprints, and with the code they are about where nobody said so yet.
    package static func stamped(_ findings: [Finding], in tree: SyntaxTree) -> [Finding] {
        var counts: [UInt64: Int] = [:]
        return findings.map { finding in
            let path = tree.root.path(to: finding.range.bytes)
            var hash = StableHash()
            hash.add(finding.rule)
            hash.add(finding.path)
            hash.add(Anchor.symbol(of: path))
            hash.add(code(in: finding.range.bytes, of: tree))
            let ordinal = counts[hash.value, default: 0]
            counts[hash.value] = ordinal + 1
            hash.add(String(ordinal))
            var finding = finding
            finding.fingerprint = hash.digits
            if finding.anchor == nil { finding.anchor = Anchor(aroundStatement: finding.range.bytes, of: tree, path) }
            return finding
        }
    }

    private static func code(in range: ByteRange, of tree: SyntaxTree) -> String {
        let tokens = tree.tokens.indices(in: range).map { tree.tokens.text($0) }.filter { !$0.isEmpty }
        // A comment has none.
        return tokens.isEmpty ? tree.file.text(in: range) : tokens.joined(separator: " ")
    }
}
