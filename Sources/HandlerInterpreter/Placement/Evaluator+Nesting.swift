import ProgramIndex
import SwiftParser

/// Which views are in which: what scrolls them, and what stacks them.
extension Evaluator {
    /// The view that scrolls, of those that a view is in; nil for none.
    func scrollView(around view: String) -> String? {
        if let drawn = drawnLayout?.scrollViewAround[view] { return drawn }
        var inner = view
        for _ in 0..<Limits.nestedViews {
            guard let outer = superviewName(of: inner) else { return nil }
            if isScrollView(outer) { return outer }
            inner = outer
        }
        return nil
    }

    func superviewName(of view: String) -> String? {
        viewObject(named: view).flatMap { heap[$0].properties["addedTo"]?.object }.map { heap[$0].name }
    }

    func viewObject(named name: String) -> ObjectID? {
        if name == heap[rootView].name { return rootView }
        if let known = controller.flatMap({ heap[$0].properties[name]?.object }) ?? heap.named[name] { return known }
        // As that of another view's property; where two have the name, nobody knows which is meant.
        let subviews = heap.subviews(named: name)
        return subviews.count == 1 ? subviews[0] : nil
    }

    /// Whether a view is of a class that scrolls: as it is made or declared, or else by its name.
    func isScrollView(_ view: String) -> Bool {
        if drawnLayout?.scrollViews.contains(view) == true { return true }
        guard let found = className(of: view) else {
            return viewObject(named: view).map { heap[$0].isNamedForScrollView } ?? false
        }
        return program.lookups.isScrolling(found)
    }

    /// The class of a view of code: as it is made, or declared.
    func className(of view: String) -> String? {
        viewObject(named: view).map(className) ?? declaredClass(of: view)
    }

    /// The class of a view: its own, or that of the property that has it.
    func className(of view: ObjectID) -> String? {
        let name = heap[view].name
        return heap[view].typeName ?? heap[view].declaredType ?? declaredClass(of: name, in: heap.owner(of: view))
            ?? declaredClass(of: name)
    }

    /// The class that a property of the handlers' own object is declared or made with.
    func declaredClass(of property: String) -> String? { declaredClass(of: property, in: controller) }

    /// The class that a property of an object is declared or made with.
    private func declaredClass(of property: String, in owner: ObjectID?) -> String? {
        guard let type = typeName(of: owner), let declaration = index.property(property, in: type) else { return nil }
        if let declared = declaration.child(.type)?.baseTypeName, !declared.isEmpty { return declared }
        var callee = declaration.child(.value)?.child(.callee)
        // `UIView().then { $0.alpha = 0 }`
        while let method = callee, method.kind == .memberExpr, Then.methods[method.name] != nil {
            callee = method.child(.base)?.child(.callee)
        }
        guard let callee, callee.kind == .identifierExpr, callee.name.startsUppercase else { return nil }
        return callee.name
    }
}
