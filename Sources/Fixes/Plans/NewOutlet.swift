import HandlerInterpreter
import KeyboardFacts
import LintEngine
import ProgramIndex
import SourceText
import SwiftParser

/// An outlet for a view of an interface file that has none: what code is to tie, it has to have a name for.
///
/// A line in the file beside the outlet of the view's constraint, and a property beside that outlet's. Nothing else of the two
/// files changes.
struct NewOutlet {
    let name: String
    /// In the interface file and in the class.
    let edits: [FileEdit]

    /// - Parameters:
    ///   - view: what is to be connected.
    ///   - neighbour: the outlet of its constraint.
    /// - Returns: nil where several files connect that, or either of the two is not on a line of its own.
    init?(for view: InterfaceView, beside neighbour: String, in screen: Screen) {
        let connections = screen.interfaces.connections(property: neighbour, ofClass: screen.type, in: screen.facts.index)
        guard connections.count == 1, let file = screen.interfaces.changeableFile(at: connections[0].path),
            let declaration = screen.facts.index.property(neighbour, in: screen.type)?.declarationLine,
            screen.facts.trees.contains(where: { $0 === declaration.node.tree }),
            let name = Self.name(of: view, in: screen)
        else { return nil }
        self.name = name
        let drawn = Self.outletLine(of: connections[0], for: name, view.id, in: file)
        guard let drawn else { return nil }
        edits = [drawn, declaration.edit(adding: "\(name): UIView!")]
    }

    /// A name that the class has nothing of: after the view's label in Xcode, or its class.
    private static func name(of view: InterfaceView, in screen: Screen) -> String? {
        let index = screen.facts.index
        let label = view.name == view.className ? "" : view.name.camelCased
        let kind = view.className.split(separator: ".").last.map(String.init) ?? view.className
        let named = kind.hasPrefix("UI") ? String(kind.dropFirst(2)) : kind
        let candidates = [label, named == "View" ? "" : named.camelCased, "containerView", "bottomView"]
        return candidates.first { name in
            name.count > 2 && index.property(name, in: screen.type) == nil
                && screen.facts.trees.mentions(of: name).allSatisfy { $0.enclosingTypeName != screen.type }
        }
    }

    /// The line of an outlet once more, for another property and view.
    private static func outletLine(
        of connection: OutletConnection, for name: String, _ view: String, in file: SourceFile
    ) -> FileEdit? {
        let line = connection.line - 1
        guard line >= 0, line < file.lines.count else { return nil }
        let content = file.lines.contentRange(ofLine: line, in: file.bytes)
        let text = file.text(in: content)
        let element = text.drop { $0 == " " || $0 == "\t" }
        let words = element.split(whereSeparator: \.isWhitespace)
        guard words.first == "<outlet", element.hasSuffix("/>"), element.count(where: { $0 == "<" }) == 1,
            words.contains("property=\"\(connection.property)\""),
            words.contains(where: { $0.hasPrefix("destination=\"\(connection.targetID)\"") })
        else { return nil }
        let id = identifier(for: name + view, in: file)
        let added =
            file.lineEnd + file.indentation(ofLine: line)
            + "<outlet property=\"\(name)\" destination=\"\(view)\" id=\"\(id)\"/>"
        return FileEdit(path: file.path, TextEdit(range: ByteRange(content.end, content.end), replacement: added))
    }

    /// An identifier as Xcode makes them, that the file does not have: the same for the same words.
    private static func identifier(for words: String, in file: SourceFile) -> String {
        let text = file.text(in: ByteRange(0, file.bytes.count))
        var salt = 0
        while true {
            let digits = Array(SourceFile(path: "", text: words + "\(salt)").stableHash)
            let id = String(digits[0..<3]) + "-" + String(digits[3..<5]) + "-" + String(digits[5..<8])
            if !text.contains("\"\(id)\"") { return id }
            salt += 1
        }
    }
}

/// The line on which a class declares one property.
private struct DeclarationLine {
    let node: Syntax
    /// What stands before the property's name: attributes and modifiers.
    let head: String

    /// The edit that declares another one below it.
    func edit(adding property: String) -> FileEdit {
        let file = node.file
        let indentation = file.indentation(ofLine: file.lines.lineIndex(at: node.range.start))
        let place = ByteRange(node.range.end, node.range.end)
        return FileEdit(
            path: file.path, TextEdit(range: place, replacement: file.lineEnd + indentation + head + property))
    }
}

extension Syntax {
    /// For the binding of a property, or its declaration.
    fileprivate var declarationLine: DeclarationLine? {
        let declaration = kind == .variableDecl ? self : ancestors.first { $0.kind == .variableDecl }
        guard let declaration, declaration.children(.binding).count == 1,
            let name = declaration.child(.binding)?.child(.pattern),
            declaration.child(.binding)?.child(.accessors) == nil
        else { return nil }
        let head = file.text(in: ByteRange(declaration.range.start, name.range.start))
        guard !head.contains(where: \.isNewline), head.contains("@IBOutlet"),
            file.indentation(before: declaration.range.start) != nil
        else { return nil }
        return DeclarationLine(node: declaration, head: head)
    }
}

extension String {
    /// `Bottom bar` as a property's name; empty where it has nothing to make one of.
    fileprivate var camelCased: String {
        let words = split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        guard let first = words.first, first.first?.isLetter ?? false else { return "" }
        let head = first.prefix(1).lowercased() + first.dropFirst()
        return words.dropFirst().reduce(head) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }
}
