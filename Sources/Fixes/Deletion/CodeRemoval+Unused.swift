import LintEngine
import SourceText
import SwiftParser

/// What only deleted code used.
extension CodeRemoval {
    /// Variables of functions that only deleted statements used.
    mutating func removeUnusedLocals() {
        for body in Set(nodes.compactMap(\.enclosingBody)) where !isRemoved(body) {
            let purity = Purity(index: index, type: body.enclosingTypeName)
            for declaration in body.children(.statement).reversed()
            where declaration.kind == .variableDecl && !isRemoved(declaration) {
                let bindings = declaration.children(.binding)
                guard onlyRemovedCodeReads(bindings, of: declaration, in: body),
                    bindings.compactMap({ $0.child(.value) }).allSatisfy({ purity.isPure($0) })
                else { continue }
                remove(declaration)
            }
            for statement in body.children(.statement).reversed()
            where statement.readsNotification(purity) && !isRemoved(statement)
                && onlyRemovedCodeReads(statement.children(.condition), of: statement, in: body)
            {
                remove(statement)
            }
        }
    }

    /// Whether something reads what a statement of a body binds, and only deleted statements do.
    private func onlyRemovedCodeReads(_ bindings: [Syntax], of statement: Syntax, in body: Syntax) -> Bool {
        let names = Set(bindings.flatMap { $0.child(.pattern)?.boundNames ?? [] })
        let uses = body.subtree.filter {
            $0.kind == .identifierExpr && names.contains($0.name) && !statement.range.contains($0.range)
        }
        return !uses.isEmpty && uses.allSatisfy(isRemoved)
    }

    /// Private functions and variables that only deleted code used. What has an attribute may be used from elsewhere: by an
    /// interface file, or by its Objective-C name.
    mutating func removeUnused() {
        var changed = true
        while changed {
            changed = false
            for member in ownDeclarations.flatMap({ $0.children(.member) }) where !isRemoved(member) {
                guard member.isPrivate, member.children(.attribute).isEmpty, let name = member.memberName else { continue }
                let uses = mentions(of: name, besides: member)
                guard !uses.isEmpty, uses.allSatisfy(isRemoved) else { continue }
                remove(member)
                changed = true
            }
        }
    }

    /// Private variables that only deleted code read, with what gives them a value.
    mutating func removeWhatIsOnlyWritten() {
        for member in ownDeclarations.flatMap({ $0.children(.member) }) where !isRemoved(member) {
            guard member.kind == .variableDecl, member.isPrivate, member.children(.attribute).isEmpty,
                member.child(.binding)?.child(.accessors) == nil, let name = member.memberName
            else { continue }
            let uses = mentions(of: name, besides: member)
            let left = uses.filter { !isRemoved($0) }
            let purity = Purity(index: index, type: owner)
            let assignments = left.compactMap { use -> Syntax? in
                guard let statement = use.parent, statement.kind == .assignExpr, use.role == .left,
                    statement.role == .statement, use.ownProperty == name, statement.isNamed("="),
                    statement.child(.right).map({ purity.isPure($0) }) ?? false
                else { return nil }
                return statement
            }
            guard left.count < uses.count, assignments.count == left.count else { continue }
            assignments.forEach { remove($0) }
            remove(member)
        }
    }

    /// Private properties that only keep a constraint of SnapKit which nothing moves any more: the call stays by itself.
    mutating func removeWhatIsOnlyKept() {
        for member in ownDeclarations.flatMap({ $0.children(.member) }) where !isRemoved(member) {
            guard member.kind == .variableDecl, member.isPrivate, member.children(.attribute).isEmpty,
                let name = member.memberName
            else { continue }
            let uses = mentions(of: name, besides: member)
            let left = uses.filter { !isRemoved($0) }
            guard left.count == 1, left.count < uses.count, let statement = left[0].parent, statement.kind == .assignExpr,
                left[0].role == .left, statement.role == .statement, left[0].ownProperty == name,
                let kept = statement.child(.right), kept.kind == .memberExpr, kept.name == "constraint",
                let call = kept.child(.base), call.kind == .callExpr
            else { continue }
            let path = statement.file.path
            unwrappings.append(
                FileEdit(
                    path: path, TextEdit(range: ByteRange(statement.range.start, call.range.start), replacement: "")))
            unwrappings.append(
                FileEdit(path: path, TextEdit(range: ByteRange(call.range.end, statement.range.end), replacement: "")))
            remove(member)
        }
    }
}
