import ProgramIndex
import SwiftParser

/// Views that code makes and that no code at hand puts into another one: nobody sees where they are.
extension Evaluator {
    /// Whether the handlers' own object makes a view, the set-up has added it to none, and no code at hand can: it only ever asks
    /// the view for its members. Code that says nothing of what is on the screen leaves that to files that are not at hand.
    func isNeverAdded(_ view: ObjectID) -> Bool {
        let object = heap[view]
        guard object.madeClass != nil || object.typeName != nil, view != rootView, view != controller, let controller,
            heap.saysWhatIsShown, object.properties["addedTo"] == nil, object.properties["arrangedIn"] == nil,
            heap.setUpStop == nil, heap.missedCalls[view] == nil, heap.lentToSetUp.isEmpty,
            heap[controller].properties[object.name]?.object == view, let type = typeName(of: controller),
            index.missingSuperclass(of: type) == nil, constraints.tying(object.name).isEmpty
        else { return false }
        return program.lookups.onlyAsksForMembers(ofProperty: object.name, in: type)
    }

    /// Whether code of the handlers' own object puts a view into another one, and none of that was run: where the view is, only
    /// that code says.
    func isAddedByCodeNotRun(_ view: ObjectID) -> Bool {
        guard heap[view].properties["addedTo"] == nil, heap[view].madeClass != nil, let type = typeName(of: controller) else {
            return false
        }
        let functions = program.lookups.functions(adding: heap[view].name, in: type)
        return !functions.isEmpty && heap.entered.isDisjoint(with: functions)
    }
}

extension Lookups {
    /// Whether all code at hand that names a property which makes its object does so to get or set a member of that object.
    func onlyAsksForMembers(ofProperty name: String, in type: String) -> Bool {
        let key = "\(type).\(name)"
        if let known = memberOnly[key] { return known }
        let only = findsOnlyMembers(ofProperty: name, in: type)
        memberOnly[key] = only
        return only
    }

    /// Apple, documentation of UIView and UIStackView.
    private static let adding: Set<String> = ["addSubview", "insertSubview", "addArrangedSubview"]

    /// The functions of a type that put one of its properties into a view.
    func functions(adding property: String, in type: String) -> [Syntax] {
        let key = "\(type).\(property)"
        if let known = adding[key] { return known }
        let code = index.lineage(of: type).filter { !DeclarationIndex.isFramework($0.name) }.flatMap(\.declarations)
        let calls = code.flatMap(\.subtree).filter { node in
            node.kind == .callExpr && Self.adding.contains(node.child(.callee)?.name ?? "")
                && node.children(.argument).first?.child(.value)?.name == property
        }
        let functions = calls.compactMap(\.enclosingFunction)
        adding[key] = functions
        return functions
    }

    private func findsOnlyMembers(ofProperty name: String, in type: String) -> Bool {
        guard let property = index.property(name, in: type), property.child(.value) != nil, !property.isOutlet else {
            return false
        }
        let trees = index.types.values.flatMap(\.declarations).map(\.tree)
        let uses = trees.distinct.flatMap { $0.nodes(of: [.identifierExpr, .memberExpr], spelled: [name]) }.map(\.node)
        return uses.allSatisfy { use in
            // The closure that makes the object may call it by the same name.
            if use.tree === property.tree, property.range.contains(use.range) { return true }
            return use.isAskedForMember(in: index)
        }
    }
}

extension Syntax {
    /// Whether it stands before the dot of a member that UIKit declares, and is nothing else.
    fileprivate func isAskedForMember(in index: DeclarationIndex) -> Bool {
        var value = self
        while let parent = value.parent, parent.kind == .optionalChain || parent.kind == .forceUnwrap { value = parent }
        guard let member = value.parent, member.kind == .memberExpr, member.child(.base) == value else { return false }
        // A method of the program's may add the object that it is called on.
        return member.parent?.kind != .callExpr || !index.declaresMethodSomewhere(member.name)
    }
}
