import LintEngine
import ProgramIndex
import SourceText
import SwiftParser

/// What only replaced code read in the functions around it: variables, and what they were made of in turn.
struct UnusedBindings {
    private(set) var edits: [FileEdit] = []

    /// - Parameter replaced: expressions that are there no more.
    init(without replaced: [Syntax], in index: DeclarationIndex) {
        for (function, replaced) in Dictionary(grouping: replaced, by: \.enclosingFunction) {
            guard let function else { continue }
            var gone = replaced
            var deleted: [Syntax] = []
            var open: [(block: Syntax, pattern: Syntax)] = []
            let purity = Purity(index: index, type: function.enclosingTypeName)
            // Backwards: what one is made of stands before it.
            for binding in function.subtree.filter(\.isBinding).reversed() {
                guard let name = binding.loneName, Self.isUnused(name, of: binding, in: function, without: gone),
                    binding.child(.value).map({ purity.isPure($0) }) ?? false
                else { continue }
                if let statement = binding.loneStatement(purity) {
                    deleted.append(statement)
                    gone.append(statement)
                } else if binding.kind == .optionalBinding, let pattern = binding.child(.pattern) {
                    open.append((binding.parent ?? binding, pattern))
                }
            }
            let deletion = LineDeletion(of: deleted).edits
            edits += deletion
            for (block, pattern) in open {
                if block.isOnlyToReadNotification(purity, in: function),
                    let unwrapping = BlockUnwrapping(of: block, besides: deletion)
                {
                    edits += unwrapping.edits
                } else {
                    // Whether there is a value goes on deciding.
                    edits.append(FileEdit(path: pattern.file.path, TextEdit(range: pattern.range, replacement: "_")))
                }
            }
        }
        edits.sort()
    }

    /// Whether the code that is left reads a name nowhere, and all that is gone meant the one binding by it.
    private static func isUnused(_ name: String, of binding: Syntax, in function: Syntax, without gone: [Syntax]) -> Bool {
        guard function.subtree.count(where: { $0.isBinding && $0.boundNames.contains(name) }) == 1 else { return false }
        let uses = function.subtree.filter { $0.kind == .identifierExpr && $0.name == name }
        return !uses.isEmpty && uses.allSatisfy { use in gone.contains { $0.contains(use) } }
    }
}

extension Syntax {
    fileprivate var isBinding: Bool { kind == .optionalBinding || kind == .patternBinding }

    /// The name that a binding binds and nothing else.
    fileprivate var loneName: String? {
        let names = child(.pattern)?.boundNames ?? []
        return names.count == 1 && child(.pattern)?.kind == .identifierPattern ? names.first : nil
    }

    /// The statement that does nothing but bind this: a variable's declaration, or a `guard` that reads a notification; nil for any
    /// other.
    fileprivate func loneStatement(_ purity: Purity) -> Syntax? {
        guard let statement = parent, statement.role == .statement else { return nil }
        let isLone = statement.children(.binding).count + statement.children(.condition).count == 1
        return isLone && (statement.kind == .variableDecl || statement.readsNotification(purity)) ? statement : nil
    }

    /// Whether a `guard` only takes from a notification what UIKit always puts there.
    func readsNotification(_ purity: Purity) -> Bool {
        kind == .guardStmt && hasConditionsOfNotification(purity)
    }

    /// Whether an `if` only takes one thing from a notification, and what is in its block can stand around it.
    fileprivate func isOnlyToReadNotification(_ purity: Purity, in function: Syntax) -> Bool {
        guard kind == .ifExpr, role == .statement, child(.elseBody) == nil, children(.condition).count == 1,
            hasConditionsOfNotification(purity), let body = child(.body)
        else { return false }
        let names = Set(body.children(.statement).filter { $0.kind == .variableDecl }.flatMap(\.boundNames))
        return !function.subtree.contains { node in
            node.isBinding && !range.contains(node.range) && !names.isDisjoint(with: node.boundNames)
        }
    }

    private func hasConditionsOfNotification(_ purity: Purity) -> Bool {
        let conditions = children(.condition)
        return conditions.first?.subtree.contains { $0.name == "userInfo" } ?? false
            && conditions.allSatisfy { condition in
                condition.kind == .optionalBinding && condition.child(.value).map { purity.isPure($0) } ?? false
            }
    }

    fileprivate func contains(_ node: Syntax) -> Bool { tree === node.tree && range.contains(node.range) }
}
