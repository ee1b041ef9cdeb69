import LintEngine
import SourceText
import SwiftParser

/// Code that asks for the system: what the guide takes over, beside what stays for systems without one.
///
/// On older systems the same statements run as before, in the same order.
enum SystemCheck {
    private static let newer = "if #available(iOS 15.0, *) {"
    private static let older = "if #unavailable(iOS 15.0) {"

    /// The edits after which statements run only where there is no guide; what stands together has one check.
    ///
    /// - Throws: where one shares its line with something, or declares what code outside of its check uses.
    static func keepOnOlderSystems(_ statements: [Syntax]) throws(FixRefusal) -> [FileEdit] {
        var edits: [FileEdit] = []
        for group in groups(of: statements) {
            let bound = Set(group.flatMap(\.declaredNames))
            let others = statements.filter { !group.contains($0) }
            guard others.allSatisfy({ $0.usedNames.isDisjoint(with: bound) }), let block = Lines(group) else {
                throw .systemCheck(group[0])
            }
            edits += block.enclosed(by: older + block.lineEnd + block.inner, "}")
        }
        return edits
    }

    /// The edits after which a statement is another one on systems with the guide.
    ///
    /// - Parameter changes: in the statement.
    /// - Throws: where it is no statement with lines of its own.
    static func replaceOnNewerSystems(_ statement: Syntax, by changes: [FileEdit]) throws(FixRefusal) -> [FileEdit] {
        guard let block = Lines([statement]) else { throw .systemCheck(statement) }
        if statement.kind == .variableDecl || block.count > 3 {
            return try nameTarget(of: changes, before: statement, block)
        }
        let start = statement.range.start
        let moved = changes.map { change in
            let range = change.edit.range
            return TextEdit(range: ByteRange(range.start - start, range.end - start), replacement: change.edit.replacement)
        }
        guard !statement.isGivenBack, let new = try? SourceFile(path: "", text: statement.text).applying(moved) else {
            throw .systemCheck(statement)
        }
        let text = String(decoding: new.bytes, as: UTF8.self).indented(by: block.unit, block.lineEnd)
        let head = [newer, block.inner + text, block.indentation + "} else {", block.inner].joined(separator: block.lineEnd)
        return block.enclosed(by: head, "}")
    }

    /// Lines that run where there is the guide, and others where there is none.
    static func lines(_ lines: [String], otherwise others: [String], unit: String) -> [String] {
        let own = [newer] + lines.map { unit + $0 }
        return own + (others.isEmpty ? [] : ["} else {"] + others.map { unit + $0 }) + ["}"]
    }

    /// A name for what a constraint is tied to, which depends on the system; the statement uses it.
    private static func nameTarget(
        of changes: [FileEdit], before statement: Syntax, _ block: Lines
    ) throws(FixRefusal) -> [FileEdit] {
        guard changes.count == 1, changes[0].edit.replacement.hasSuffix("keyboardLayoutGuide.topAnchor"),
            let function = statement.enclosingFunction ?? statement.enclosingCode
        else { throw .systemCheck(statement) }
        let names = function.usedNames.union(function.boundNames)
        guard let name = ["keyboardTop", "keyboardTopAnchor"].first(where: { !names.contains($0) }) else {
            throw .systemCheck(statement)
        }
        let change = changes[0].edit
        let old = statement.file.text(in: change.range)
        let declaration =
            ["let \(name): NSLayoutYAxisAnchor"]
            + lines(["\(name) = \(change.replacement)"], otherwise: ["\(name) = \(old)"], unit: block.unit)
        let text = declaration.map { $0 + block.lineEnd + block.indentation }.joined()
        let path = statement.file.path
        let start = ByteRange(statement.range.start, statement.range.start)
        return [
            FileEdit(path: path, TextEdit(range: start, replacement: text)),
            FileEdit(path: path, TextEdit(range: change.range, replacement: name)),
        ]
    }

    /// Statements that follow each other in one block.
    private static func groups(of statements: [Syntax]) -> [[Syntax]] {
        let all = Set(statements)
        var blocks: [Syntax] = []
        for parent in statements.compactMap(\.parent) where !blocks.contains(parent) { blocks.append(parent) }
        return blocks.flatMap { block in
            block.children(.statement).reduce(into: [[Syntax]()]) { groups, statement in
                if all.contains(statement) {
                    groups[groups.count - 1].append(statement)
                } else if !groups[groups.count - 1].isEmpty {
                    groups.append([])
                }
            }
        }.filter { !$0.isEmpty }
    }
}

/// The lines of statements, which nothing else stands on before them.
private struct Lines {
    let file: SourceFile
    let range: ByteRange
    let indentation: String
    /// What one level more is indented by.
    let unit: String

    /// - Parameter statements: that follow each other.
    init?(_ statements: [Syntax]) {
        guard let first = statements.first, let last = statements.last, first.role == .statement,
            let indentation = first.file.indentation(before: first.range.start),
            // The lines of a text would change it.
            !statements.contains(where: { $0.text.contains("\"\"\"") })
        else { return nil }
        file = first.file
        range = ByteRange(first.range.start, last.range.end)
        self.indentation = indentation
        unit = first.indentationStep
        let end = file.lines.range(ofLine: file.lines.lineIndex(at: range.end)).end
        let rest = file.text(in: ByteRange(range.end, end)).drop(while: \.isWhitespace)
        guard rest.isEmpty || rest.hasPrefix("//") else { return nil }
    }

    var lineEnd: String { file.lineEnd }
    var inner: String { indentation + unit }
    var count: Int { file.lines.lineIndex(at: range.end) - file.lines.lineIndex(at: range.start) + 1 }

    /// The edits that put a head before the lines and a foot below, and indent them by one level more.
    func enclosed(by head: String, _ foot: String) -> [FileEdit] {
        let (first, last) = (file.lines.lineIndex(at: range.start), file.lines.lineIndex(at: range.end))
        let inner = (first + 1..<last + 1).filter { !file.isBlankLine($0) }.map { file.lines.starts[$0] }
        return [insertion(of: head, at: range.start)] + inner.map { insertion(of: unit, at: $0) }
            + [insertion(of: lineEnd + indentation + foot, at: range.end)]
    }

    private func insertion(of text: String, at offset: Int) -> FileEdit {
        FileEdit(path: file.path, TextEdit(range: ByteRange(offset, offset), replacement: text))
    }
}

extension FixRefusal {
    fileprivate static func systemCheck(_ node: Syntax) -> FixRefusal {
        .systemCheck(path: node.file.path, line: node.location.line)
    }
}

extension String {
    /// The same with every line after the first, but for blank ones, indented by more.
    fileprivate func indented(by unit: String, _ lineEnd: String) -> String {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().map { number, line in
            number == 0 || line.allSatisfy(\.isWhitespace) ? String(line) : unit + line
        }.joined(separator: lineEnd)
    }
}

extension Syntax {
    /// What a statement is indented by more than the line on which the code around its block begins; four spaces where that is not
    /// to be seen.
    var indentationStep: String {
        let around = parent?.parent ?? self
        let outer = file.indentation(ofLine: file.lines.lineIndex(at: around.range.start))
        let own = file.indentation(ofLine: file.lines.lineIndex(at: range.start))
        return own.hasPrefix(outer) && own.count > outer.count ? String(own.dropFirst(outer.count)) : "    "
    }

    /// The names that statements after it may use.
    fileprivate var declaredNames: [String] {
        switch kind {
        case .variableDecl, .guardStmt: boundNames
        case .functionDecl: [name]
        default: []
        }
    }

    /// Whether it is the one expression of a function or closure, which gives its value: a constraint that nothing activates.
    fileprivate var isGivenBack: Bool {
        guard kind == .callExpr, let callee = child(.callee), let block = parent, block.children(.statement).count == 1 else {
            return false
        }
        return callee.name == "constraint" || callee.name == "NSLayoutConstraint"
    }
}
