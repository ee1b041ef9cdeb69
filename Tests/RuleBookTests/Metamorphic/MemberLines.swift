import SourceText
import SwiftParser

/// A type of an example as lines: its head, the lines of each member with the carets under them, and its end.
struct MemberLines {
    /// Zero-based; half-open.
    let members: [Range<Int>]
    let declarations: [Syntax]

    /// Nil for a type whose members do not each have lines of their own.
    init?(_ type: Syntax) {
        let declarations = type.children(.member)
        let file = type.file
        func line(_ offset: Int) -> Int { file.lines.lineIndex(at: offset) }
        guard let first = declarations.first, line(first.range.start) > line(type.nameRange.start) else { return nil }
        let last = line(type.range.end - 1)
        var starts: [Int] = []
        for (previous, member) in zip([nil] + declarations.map(Optional.some), declarations) {
            // Comments and empty lines before a member are its own, carets under the one before it are not.
            var start = previous.map { line($0.range.end - 1) + 1 } ?? line(member.range.start)
            while start < line(member.range.start), Self.isCarets(file.text(ofLine: start + 1)) { start += 1 }
            guard start <= line(member.range.start) else { return nil }
            starts.append(start)
        }
        guard let end = declarations.last.map({ line($0.range.end - 1) }), end < last else { return nil }
        members = zip(starts, starts.dropFirst() + [last]).map { $0..<$1 }
        self.declarations = declarations
    }

    /// Whether a line is a comment of nothing but carets.
    static func isCarets(_ line: String) -> Bool {
        let text = line.drop { $0 == " " }
        return text.hasPrefix("//") && text.contains("^") && text.dropFirst(2).allSatisfy { $0 == "^" || $0 == " " }
    }

    /// The code with the members of each type in reverse.
    static func reversingMembers(of code: String) -> String {
        let root = parse(SourceFile(path: "example", text: code)).root
        var lines = code.split(separator: "\n", omittingEmptySubsequences: false)
        for type in root.children where type.kind.isTypeDeclaration {
            guard let parts = MemberLines(type), let first = parts.members.first, let last = parts.members.last else { continue }
            lines.replaceSubrange(
                first.lowerBound..<last.upperBound, with: parts.members.reversed().flatMap { Array(lines[$0]) })
        }
        return lines.joined(separator: "\n")
    }

    /// The code without the handlers of its classes, and a second file with them in extensions; nil where there is none to move.
    static func movingHandlers(of code: String) -> (rest: String, moved: String)? {
        let root = parse(SourceFile(path: "example", text: code)).root
        var lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(Optional.some)
        var moved: [String] = []
        for type in root.children where type.kind == .classDecl {
            guard let parts = MemberLines(type) else { continue }
            let handlers = zip(parts.members, parts.declarations).filter { _, member in
                member.kind == .functionDecl && !member.hasModifier("override")
                    && member.children(.attribute).contains { $0.name == "objc" }
            }
            guard !handlers.isEmpty else { continue }
            moved += ["extension \(type.name) {"] + handlers.flatMap { lines[$0.0].compactMap { $0.map(String.init) } } + ["}"]
            for (range, _) in handlers { for line in range { lines[line] = nil } }
        }
        guard !moved.isEmpty else { return nil }
        return (lines.compactMap(\.self).joined(separator: "\n"), "import UIKit\n\n" + moved.joined(separator: "\n") + "\n")
    }
}
