import SourceText
import SwiftLexer
import SwiftParser

@testable import RuleBook

/// A change to the code of an example of which it is known what becomes of its findings: nothing.
///
/// The carets of an example are comments in its code and move with it, so what must be found is read from the changed code again.
/// Changes take code and give code, hence they can be made one after the other, and one analysis tries them all.
enum CodeChange: String, CaseIterable, Sendable {
    // What the tree sees, first: these read the code as the author wrote it.
    case reorderedMembers, renamedIdentifiers, insideAnotherTypesExtension, insideIfConfig
    // Then what only the lexer sees.
    case withTabs, behindEmojiInTheSameLine, afterALineOfEmoji, withCRLF

    /// - Parameter code: Swift with carets under some of it.
    func applied(to code: String) throws -> String {
        switch self {
        case .reorderedMembers: MemberLines.reversingMembers(of: code)
        case .renamedIdentifiers: try Renaming(code).renamed
        case .insideAnotherTypesExtension: try Self.nested(code)
        case .insideIfConfig: "#if canImport(UIKit)\n\(code)\n#endif\n"
        case .withTabs: Self.withATabForEachLeadingSpace(code)
        case .behindEmojiInTheSameLine: try Self.withEmojiInFrontOfMarkedLines(code)
        case .afterALineOfEmoji: "// 🎹 👩‍👩‍👧‍👦 e\u{301} 🇨🇭\n\(code)"
        case .withCRLF: code.replacing("\n", with: "\r\n")
        }
    }

    /// All of them, in their order.
    static func allApplied(to code: String) throws -> String {
        try allCases.reduce(code) { try $1.applied(to: $0) }
    }

    /// A tab is one column as a space is, so carets stay where they are.
    private static func withATabForEachLeadingSpace(_ code: String) -> String {
        code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let rest = line.drop { $0 == " " }
            return String(repeating: "\t", count: line.count - rest.count) + rest
        }.joined(separator: "\n")
    }

    /// Moves the code of every marked line, and the marks with it, behind a comment of emoji.
    private static func withEmojiInFrontOfMarkedLines(_ code: String) throws -> String {
        let emoji = "/* 👩‍👩‍👧‍👦🇨🇭 */"
        let file = SourceFile(path: "example", text: code)
        let marked = Set(try Example.markedRanges(in: file).map { file.location(at: $0.start).line })
        var lines: [String] = []
        for line in 1...file.lines.count {
            let text = file.text(ofLine: line)
            if marked.contains(line) {
                lines.append(emoji + text)
            } else if MemberLines.isCarets(text) {
                lines.append("//" + String(repeating: " ", count: emoji.count) + text.dropFirst(2))
            } else {
                lines.append(text)
            }
        }
        return lines.joined(separator: "\n")
    }

    /// Puts each type of the file into an extension of one more type. What the file extends itself stays where it is.
    private static func nested(_ code: String) throws -> String {
        let file = SourceFile(path: "example", text: code)
        let root = parse(file).root
        let extended = Set(root.children.filter { $0.kind == .extensionDecl }.map(\.name))
        let edits = root.children.filter { $0.kind.isTypeDeclaration && !extended.contains($0.name) && $0.kind != .protocolDecl }
            .flatMap { type in
                [
                    TextEdit(range: ByteRange(type.range.start, type.range.start), replacement: "extension Feature {\n"),
                    TextEdit(range: ByteRange(type.range.end, type.range.end), replacement: "\n}"),
                ]
            }
        return try file.applying(edits).wholeText + "\nenum Feature {}\n"
    }
}

extension SourceFile {
    var wholeText: String { text(in: ByteRange(0, bytes.count)) }
}
