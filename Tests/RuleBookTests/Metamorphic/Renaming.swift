import SourceText
import SwiftLexer
import SwiftParser

/// Code in which what only the code itself gives names to has other names.
///
/// A name becomes one of the same length, so that carets stay under what they mark. Only names are changed that nobody outside
/// can depend on: of types, of private members, of `@objc` functions that override nothing, of local variables. A name that is
/// also used in another sense (as a member of something of UIKit's, as a label, in a string) stays.
struct Renaming {
    private let file: SourceFile
    private let tokens: TokenList
    private let names: [String: String]

    init(_ code: String) throws {
        file = SourceFile(path: "example", text: code)
        let tree = parse(file)
        tokens = tree.tokens
        let candidates = tree.root.subtree.filter(\.isPrivateName).map(\.name)
        let ambiguous = Self.ambiguousNames(in: tree.tokens)
        let taken = Set((0..<tree.tokens.count).map { tree.tokens.text($0) })
        let keywords = Set(Keyword.allCases.map(\.spelling))
        var names: [String: String] = [:]
        for name in Set(candidates).subtracting(ambiguous) where name.count > 1 {
            let other = Self.rotated(name)
            if !taken.contains(other), !keywords.contains(other) { names[name] = other }
        }
        self.names = names
    }

    var renamed: String {
        get throws {
            let edits = (0..<tokens.count).compactMap { index -> TextEdit? in
                guard tokens[index].kind == .identifier, let name = names[tokens.text(index)] else { return nil }
                return TextEdit(range: tokens[index].range, replacement: name)
            }
            return try file.applying(edits).wholeText
        }
    }

    /// Each letter is replaced by one half the alphabet away, in the same case.
    private static func rotated(_ name: String) -> String {
        String(
            decoding: name.utf8.map { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"): (byte - UInt8(ascii: "a") + 13) % 26 + UInt8(ascii: "a")
                case UInt8(ascii: "A")...UInt8(ascii: "Z"): (byte - UInt8(ascii: "A") + 13) % 26 + UInt8(ascii: "A")
                default: byte
                }
            }, as: UTF8.self)
    }

    /// Names that stand after a dot with something before it that is not `self`, before a colon, or in a string.
    private static func ambiguousNames(in tokens: TokenList) -> Set<String> {
        var names: Set<String> = []
        for index in 0..<tokens.count {
            switch tokens[index].kind {
            case .identifier:
                let follows = index > 0 && tokens.matches(index - 1, ".")
                let base = index > 1 ? tokens.text(index - 2) : ""
                let isLabel =
                    index > 0 && index + 1 < tokens.count && tokens.matches(index + 1, ":")
                    && (tokens.matches(index - 1, "(") || tokens.matches(index - 1, ","))
                if (follows && !["self", "Self", "?"].contains(base)) || isLabel { names.insert(tokens.text(index)) }
                // A property wrapper's own value and its projection.
                let text = tokens.text(index)
                if text.hasPrefix("$") || text.hasPrefix("_") { names.insert(String(text.dropFirst())) }
            case .string, .stringText:
                names.formUnion(tokens.text(index).split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
            default: break
            }
        }
        return names
    }
}

extension Syntax {
    /// Whether the node declares a name that only its own file can know.
    fileprivate var isPrivateName: Bool {
        switch kind {
        case .classDecl, .structDecl, .enumDecl, .actorDecl: return true
        case .functionDecl:
            let isObjC = children(.attribute).contains { $0.name == "objc" }
            return (isObjC || isPrivate) && !hasModifier("override")
        case .identifierPattern:
            guard let declaration = nearestAncestor(where: { $0 == .variableDecl || $0 == .optionalBinding }) else {
                return false
            }
            if declaration.kind == .optionalBinding || declaration.isPrivate { return true }
            return declaration.parent?.kind == .codeBlock || declaration.parent?.kind == .closureExpr
        default: return false
        }
    }

    private var isPrivate: Bool { hasModifier("private") || hasModifier("fileprivate") }
}
