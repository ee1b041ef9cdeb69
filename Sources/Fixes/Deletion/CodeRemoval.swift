import KeyboardFacts
import LintEngine
import ProgramIndex
import SourceText
import SwiftParser
import Vocabulary

/// What is deleted with a screen's handlers: the handlers as far as nothing else is in them, what registers and removes them, and
/// what only they used.
struct CodeRemoval {
    /// Statements, members and declarations, none within another.
    private(set) var nodes: [Syntax] = []
    private(set) var deletedFunctions: [String] = []
    private(set) var keptHandlers: [String] = []
    /// Edits that leave a call where its result was kept.
    var unwrappings: [FileEdit] = []
    /// Deleted functions that files which were not read may call.
    private(set) var visibleFunctions: [String] = []

    let index: DeclarationIndex
    private let trees: [SyntaxTree]
    let owner: String

    /// - Parameters:
    ///   - handlers: all of the screen's.
    ///   - replaced: the writes that the guide stands for.
    ///   - owner: the type whose objects the screen is.
    init(
        of handlers: [KeyboardHandler], without replaced: Set<Syntax>, in facts: FileFacts, owner: String
    ) throws(FixRefusal) {
        index = facts.index
        trees = facts.trees
        self.owner = owner
        let remainders = try HandlerRemainders(of: handlers, without: replaced, index)
        let gone = remainders.gone
        nodes = remainders.removed
        keptHandlers = remainders.kept
        for handler in gone { try removeRegistrations(of: handler, gone) }
        for handler in gone {
            // A closure goes with the statement that registers it.
            guard case .function(let declaration) = handler.target else { continue }
            remove(declaration)
        }
        try removeObserverRemovals(of: gone, besides: handlers)
        for function in remainders.emptied.sorted(by: { $0.precedes($1) }) { try removeEmptied(function) }
        removeUnusedLocals()
        removeWhatIsLeftEmpty()
        removeUnused()
        removeWhatIsOnlyWritten()
        removeWhatIsOnlyKept()
        let called = Set(gone.map(\.node))
        for declaration in nodes.filter({ $0.kind == .functionDecl }) {
            deletedFunctions.append(declaration.signatureName)
            // Handlers are called by their registrations; UIKit's own methods, by UIKit.
            if !called.contains(declaration), !declaration.isPrivate, !declaration.hasModifier("override") {
                visibleFunctions.append(declaration.signatureName)
            }
        }
        deletedFunctions.sort()
        nodes = nodes.filter { node in !nodes.contains { $0 != node && $0.tree === node.tree && $0.range.contains(node.range) } }
    }

    mutating func remove(_ node: Syntax) {
        if !nodes.contains(node) { nodes.append(node) }
    }

    func isRemoved(_ node: Syntax) -> Bool { nodes.cover(node) }

    // MARK: Registrations

    private mutating func removeRegistrations(of handler: KeyboardHandler, _ gone: [KeyboardHandler]) throws(FixRefusal) {
        if handler.isCalledByOthers {
            let place = handler.node
            throw .calledByOthers(handler: handler.name, path: place.file.path, line: place.location.line)
        }
        if let place = handler.registrationElsewhere(in: index) {
            guard handler.overridesNothing(in: index) else {
                throw .registeredByAncestor(path: place.file.path, line: place.location.line)
            }
            // What runs then is the superclass's method, which does nothing.
            return
        }
        for statement in try handler.registeringStatements(among: gone, in: index) { remove(statement) }
    }

    /// What takes observers away that are no longer there.
    private mutating func removeObserverRemovals(
        of gone: [KeyboardHandler], besides all: [KeyboardHandler]
    ) throws(FixRefusal) {
        let identities = Set(gone.map(\.node))
        let staying = Set(all.filter { !identities.contains($0.node) }.flatMap(\.registrations).map(\.event))
        let events = Set(gone.flatMap(\.registrations).map(\.event)).subtracting(staying)
        let calls = ownDeclarations.flatMap {
            $0.subtree.filter { $0.kind == .callExpr && $0.child(.callee)?.name == "removeObserver" }
        }
        for call in calls {
            guard let statement = call.enclosingStatement, statement == call || statement.child(.expression) == call else {
                continue
            }
            let arguments = call.children(.argument)
            let isOwn = arguments.first?.child(.value)?.unwrapped.name == "self"
            // What a text view observes is its own.
            if arguments.count > 1, !isOwn { continue }
            if let reference = call.subtree.lazy.compactMap(NotificationReference.init).first {
                if events.contains(reference.event) { remove(statement) }
            } else if arguments.count == 1, isOwn, !registersMore {
                remove(statement)
            }
        }
    }

    /// Whether the type registers for anything that stays.
    private var registersMore: Bool {
        ownDeclarations.contains { declaration in
            declaration.subtree.contains {
                $0.kind == .callExpr && $0.child(.callee)?.name == "addObserver" && !isRemoved($0)
            }
        }
    }

    var ownDeclarations: [Syntax] { index.lineage(of: owner).flatMap(\.declarations) }

    // MARK: What nothing is left of

    private mutating func removeEmptied(_ function: Syntax) throws(FixRefusal) {
        let uses = uses(of: function)
        guard uses.allSatisfy(isRemoved) else {
            let place = uses.first { !isRemoved($0) } ?? function
            throw .sharedFunction(function.signatureName, path: place.file.path, line: place.location.line)
        }
        remove(function)
    }

    /// Functions whose every statement goes, with the calls of them; extensions without a member left.
    private mutating func removeWhatIsLeftEmpty() {
        var changed = true
        while changed {
            changed = false
            for function in Set(nodes.compactMap(\.enclosingCode)) where !isRemoved(function) && isEmptied(function) {
                let uses = function.kind == .functionDecl ? uses(of: function) : []
                let calls = uses.filter { !isRemoved($0) && !isCallOfSuper($0) }
                if function.hasModifier("override") || function.kind == .deinitializerDecl {
                    remove(function)
                    changed = true
                    continue
                }
                let statements = calls.map { use in use.callStatement }
                guard function.kind == .functionDecl, calls.allSatisfy(isOnOwnObject), statements.allSatisfy({ $0 != nil })
                else { continue }
                for statement in statements { statement.map { remove($0) } }
                remove(function)
                changed = true
            }
            for declaration in ownDeclarations where declaration.kind == .extensionDecl && !isRemoved(declaration) {
                let members = declaration.children(.member)
                guard !members.isEmpty, declaration.children(.inheritedType).isEmpty, members.allSatisfy(isRemoved) else {
                    continue
                }
                remove(declaration)
                changed = true
            }
        }
    }

    private func isEmptied(_ function: Syntax) -> Bool {
        guard let statements = function.child(.body)?.children(.statement), statements.contains(where: isRemoved) else {
            return false
        }
        return statements.allSatisfy { isRemoved($0) || (function.hasModifier("override") && isCallOfSuper($0, function)) }
    }

    /// Whether a statement calls what the function overrides.
    private func isCallOfSuper(_ statement: Syntax, _ function: Syntax) -> Bool {
        guard statement.kind == .callExpr, let callee = statement.child(.callee) else { return false }
        return callee.name == function.name && callee.child(.base)?.name == "super"
    }

    private func isCallOfSuper(_ use: Syntax) -> Bool { use.child(.base)?.name == "super" }

    /// Whether no code that stays uses an outlet.
    func removesUses(of outlet: String) -> Bool {
        mentions(of: outlet, besides: nil).allSatisfy { isRemoved($0) }
    }

    /// The expressions that may use a function: what another type calls on itself by the same name is that type's.
    private func uses(of function: Syntax) -> [Syntax] {
        let uses = mentions(of: function.name, besides: function).filter { !isCall($0, ofOtherThan: function) }
        guard function.enclosingTypeName != nil else { return uses }
        let own = Set(([owner] + index.descendants(of: owner).map(\.name)).flatMap { index.lineage(of: $0).map(\.name) })
        return uses.filter { use in !isOnOwnObject(use) || use.enclosingTypeName.map(own.contains) ?? false }
    }

    /// Whether a name is called with the arguments of another function of the same name.
    private func isCall(_ use: Syntax, ofOtherThan function: Syntax) -> Bool {
        guard use.role == .callee, let call = use.parent, call.kind == .callExpr,
            let called = Purity(index: index, type: use.enclosingTypeName).ownMethod(use, call)
        else { return false }
        return called != function
    }

    /// Whether a name is that of a member of the object whose code uses it: `setUp()`, `self?.setUp()`, `super.setUp()`.
    private func isOnOwnObject(_ use: Syntax) -> Bool { use.ownProperty != nil || isCallOfSuper(use) }

    /// The expressions that use a name, whosever it is.
    func mentions(of name: String, besides declaration: Syntax?) -> [Syntax] { trees.mentions(of: name, besides: declaration) }
}

extension [SyntaxTree] {
    /// The expressions that use a name, whosever it is.
    func mentions(of name: String, besides declaration: Syntax? = nil) -> [Syntax] {
        flatMap { tree in
            let uses = tree.nodes(of: [.identifierExpr, .memberExpr], spelled: [name]).map(\.node).filter { node in
                node.nearestAncestor { $0 == .poundExpr } == nil
            }
            return (uses + tree.nodes(of: [.poundExpr]).filter { $0.selectorName == name }).filter { node in
                !(declaration.map { node.tree === $0.tree && $0.range.contains(node.range) } ?? false)
            }
        }
    }
}

extension Syntax {
    /// The statement of a function that the node is a part of, or is: the outermost expression in the innermost block that is no
    /// closure's.
    var enclosingStatement: Syntax? {
        var statement: Syntax?
        for node in [self] + Array(ancestors) {
            if node.role == .statement { statement = node }
            if node.role == .body, statement != nil { return statement }
            if node.kind == .functionDecl || node.kind.isTypeDeclaration { break }
        }
        return statement
    }

    /// The block of the function around it.
    var enclosingBody: Syntax? { ancestors.first { $0.role == .body && $0.parent?.kind == .functionDecl } }

    /// The innermost function or deinitialiser around it.
    var enclosingCode: Syntax? { ancestors.first { $0.kind == .functionDecl || $0.kind == .deinitializerDecl } }

    /// The statement that does nothing but call what the node names; nil if it is used otherwise.
    var callStatement: Syntax? {
        guard role == .callee, let call = parent, call.kind == .callExpr, call.children(.argument).isEmpty else { return nil }
        return call.role == .statement ? call : nil
    }

    /// The name of a function or of the one variable that a member declares.
    var memberName: String? {
        switch kind {
        case .functionDecl: name
        case .variableDecl where children(.binding).count == 1: child(.binding)?.child(.pattern)?.name
        default: nil
        }
    }
}
