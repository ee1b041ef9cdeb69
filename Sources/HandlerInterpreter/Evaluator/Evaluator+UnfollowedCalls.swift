import KeyboardFacts
import ProgramIndex
import SwiftParser

/// Calls that run code which is not at hand.
///
/// A handler of which such a call is all that was seen may lay out there, so the call is kept with the reason. What is Apple's is
/// not: the methods of the frameworks that lay out are those that `Frameworks/` knows.
extension Evaluator {
    /// Keeps a call of a method or function that was found nowhere, unless it can only be a framework's.
    ///
    /// - Parameter receiver: what it is called on, written or not; nil for what stands outside of types.
    func noteUnfollowed(_ name: String, on receiver: Value?, _ invocation: Invocation) {
        guard handler != nil, let receiver else { return }
        if let reason = unfollowed(name, on: receiver) { return noteUnfollowed(reason, invocation) }
        let isGivenKeyboard = invocation.arguments.contains { isOfKeyboard($0.value) }
        guard case .unknown = receiver else {
            // `panel.pinAbove(frame.height)` of a library's extension. A closure is taken to be what it runs.
            if isGivenKeyboard, invocation.closures.isEmpty, let object = receiver.object, mayLayOut(object),
                !FrameworkClass.methodsWithoutLayout.contains(name)
            {
                noteUnfollowed(.notDeclared, invocation)
            }
            return
        }
        // `panel.flex.marginBottom(frame.height)`: what a library adds to views lays them out if it is told where the keyboard
        // is, and whatever else is called through the same member does, too.
        guard isGivenKeyboard || !program.values.layoutMembers.isEmpty else { return }
        let members = invocation.node.child(.callee)?.undeclaredMembers(in: index) ?? []
        if isGivenKeyboard {
            program.values.note(layoutMembers: members)
        } else if program.values.layoutMembers.isDisjoint(with: members) {
            return
        }
        noteUnfollowed(.receiverNotKnown, invocation)
    }

    func noteUnfollowed(_ reason: UnfollowedCall.Reason, _ invocation: Invocation) {
        guard handler != nil, !path.moment.isQuiet else { return }
        note(
            .unknown(
                .effect(
                    of: UnfollowedCall(
                        callee: calleeText(invocation.node), reason: reason,
                        isGivenKeyboard: invocation.arguments.contains { isOfKeyboard($0.value) }))))
    }

    /// Nil for what only a framework can declare.
    private func unfollowed(_ name: String, on receiver: Value) -> UnfollowedCall.Reason? {
        switch receiver {
        case .object(let object): return unfollowed(name, on: object)
        case .unknown: return program.lookups.declaresMethodSomewhere(name) ? .receiverNotKnown : nil
        case .type(let type):
            let last = type.split(separator: ".").first.map(String.init) ?? type
            return index.types[last] != nil || DeclarationIndex.isApple(last) ? nil : .typeNotDeclared(last)
        case .structure(let structure) where index.types[structure.type]?.kind == nil: return .typeNotDeclared(structure.type)
        default: return nil
        }
    }

    private func unfollowed(_ name: String, on object: ObjectID) -> UnfollowedCall.Reason? {
        switch heap[object].kind {
        case .notificationCenter: return name == "post" ? .posts : nil
        case .instance(let type):
            if index.types[type]?.kind == .protocolDecl { return .anyConformer(of: type) }
            if let superclass = index.missingSuperclass(of: type) { return .superclassNotDeclared(superclass) }
            // `panModalSetNeedsLayoutUpdate()` of a presentation library: what it lends to screens may lay them out.
            guard index.isResponder(type), !FrameworkClass.methodsWithoutLayout.contains(name) else { return nil }
            return index.missingProtocol(of: type).map { .typeNotDeclared($0) }
        case .other:
            guard let type = heap[object].declaredType ?? heap[object].foundType else {
                return program.lookups.declaresMethodSomewhere(name) ? .receiverNotKnown : nil
            }
            if index.types[type]?.kind == .protocolDecl { return .anyConformer(of: type) }
            return index.types[type]?.kind != nil || DeclarationIndex.isApple(type) ? nil : .typeNotDeclared(type)
        default: return nil
        }
    }

    /// Whether an object may be a view, a screen or a constraint, to which libraries add methods that lay out.
    private func mayLayOut(_ object: ObjectID) -> Bool {
        switch heap[object].kind {
        case .rootView, .constraint, .other: true
        case .instance(let type): index.isResponder(type)
        default: false
        }
    }

    /// Keeps that a handler leaves a value in a property, for whoever reads it.
    func noteLeaving(_ value: Value, in property: Syntax, named name: String) {
        guard let handler, !path.moment.isQuiet else { return }
        path.trace.note(LeavingValue(property: property, name: name, isOfKeyboard: isOfKeyboard(value), handler: handler))
    }

    /// Whether an object stands for a structure while code makes or changes it, which leaves nothing for others.
    func isDraft(_ object: ObjectID) -> Bool {
        object != controller && heap[object].typeName.map { index.types[$0]?.kind == .structDecl } ?? false
    }

    /// Whether a value says where the keyboard is.
    func isOfKeyboard(_ value: Value) -> Bool {
        switch value {
        case .object(let object):
            switch heap[object].kind {
            case .notification, .userInfo: return true
            default: return false
            }
        case .structure(let structure): return structure.fields.values.contains(where: isOfKeyboard)
        case .unknown(let unknown): return program.values.madeOfKeyboard.contains(unknown)
        case .symbol(_, let payload): return payload.contains(where: isOfKeyboard)
        case .array(let elements): return elements.contains(where: isOfKeyboard)
        case .tuple(let parts): return parts.contains { isOfKeyboard($0.value) }
        default: return value.decisiveQuantity?.isFromKeyboard ?? false
        }
    }

    /// Whether code that is not run may put a closure into a property: code of other files, unless the property is private, and
    /// functions of its own that neither UIKit nor a notification calls.
    func mayBeSetElsewhere(_ property: Syntax, named name: String) -> Bool {
        guard property.parent?.isPrivate ?? false else { return true }
        let handlers = program.handlerTable.nodes
        return property.tree.nodes(of: [.assignExpr]).contains { assignment in
            guard assignment.child(.left)?.name == name else { return false }
            guard let function = assignment.enclosingFunction else { return false }
            return !handlers.contains(function) && !ObserverSeeds.entryPoints.contains(function.name)
        }
    }

    /// Whether an empty collection is a property's, which code outside the object may have filled.
    func isFilledByOthers(_ collection: Syntax?, _ scope: ScopeID) -> Bool {
        switch collection?.kind {
        case .identifierExpr: lookUp(collection?.name ?? "", in: scope) == nil
        case .memberExpr: collection?.child(.base) != nil
        // `delegates.allObjects.compactMap { … }`
        case .callExpr: isFilledByOthers(collection?.child(.callee)?.child(.base), scope)
        default: false
        }
    }
}

extension Syntax {
    /// The members on the way to what is called, calls left out, that no file at hand declares: `flex` of
    /// `panel.flex.height(2).layout`.
    fileprivate func undeclaredMembers(in index: DeclarationIndex) -> Set<String> {
        var members: Set<String> = []
        var part = child(.base)
        while let node = part {
            let isMember = node.kind == .memberExpr && node.role != .callee
            if isMember, !index.types.values.contains(where: { $0.properties[node.name] != nil }) { members.insert(node.name) }
            part = node.child(.base) ?? node.child(.callee)
        }
        return members
    }

    /// Whether a `.patternBinding` is declared to hold a function or nothing.
    var holdsOptionalClosure: Bool {
        guard let type = child(.type), type.kind == .optionalType else { return false }
        return type.subtree.contains { $0.kind == .functionType }
    }

    /// Whether a function is one that a protocol only asks for.
    var isRequirement: Bool { kind == .functionDecl && child(.body) == nil }
}
