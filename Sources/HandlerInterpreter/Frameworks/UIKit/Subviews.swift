import ProgramIndex

/// The views that code adds to one, from back to front (Apple, documentation of `UIView.subviews`).
struct SubviewList {
    private(set) var views: [ObjectID] = []
    /// Whether code adds others, too, of which nothing is known.
    var isOpen = false

    mutating func insert(_ view: ObjectID, at position: Int? = nil) {
        remove(view)
        views.insert(view, at: min(max(0, position ?? views.endIndex), views.endIndex))
    }

    mutating func remove(_ view: ObjectID) { views.removeAll { $0 == view } }

    mutating func move(_ view: ObjectID, toFront: Bool) {
        guard views.contains(view) else { return }
        insert(view, at: toFront ? nil : 0)
    }
}

extension Heap {
    /// Takes a view out of the one that it is in.
    mutating func unlist(_ view: ObjectID) {
        guard let superview = self[view].properties["addedTo"]?.object else { return }
        listed[superview]?.remove(view)
    }
}

extension Evaluator {
    /// What a view's list of subviews has; nil where others may be among them: those of an interface file, of UIKit's own, or of
    /// code that was not followed.
    func subviews(of view: ObjectID) -> Value? {
        guard heap.setUpStop == nil, heap.missedCalls[view] == nil, isPlain(view) else { return nil }
        let list = heap.listed[view] ?? SubviewList()
        return list.isOpen ? nil : .array(list.views.map(Value.object))
    }

    /// Whether nothing but code of the program puts views into one.
    private func isPlain(_ view: ObjectID) -> Bool {
        let isOwn = view == rootView || view == controller
        if isOwn, drawnLayout != nil { return false }
        let type = heap[view].typeName ?? (isOwn ? typeName(of: controller) : nil)
        guard let type else { return heap[view].madeClass.map(Self.plainClasses.contains) ?? false }
        let classes = [type] + index.ancestorNames(of: type)
        return index.missingSuperclass(of: type) == nil && classes.contains(where: Self.plainClasses.contains)
    }

    /// Classes of UIKit whose objects begin without subviews, and the controllers whose views are such.
    private static let plainClasses: Set<String> = ["UIView", "UIViewController"]

    /// Notes what is added to a view, and where in its list.
    func list(_ invocation: Invocation, in container: ObjectID) {
        let sibling = invocation["aboveSubview"] ?? invocation["belowSubview"]
        // The sibling stands beside what is added.
        let added = sibling == nil ? invocation.views : [invocation[0]?.object].compactMap(\.self)
        added.forEach { heap.unlist($0) }
        var list = heap.listed[container] ?? SubviewList()
        var position = invocation.position
        if let sibling {
            position = sibling.object.flatMap(list.views.firstIndex).map { invocation["aboveSubview"] == nil ? $0 : $0 + 1 }
        }
        let isPlaced = sibling == nil && invocation["at"] == nil || position != nil
        if added.isEmpty || !isPlaced { list.isOpen = true }
        for view in added { list.insert(view, at: position) }
        heap.listed[container] = list
    }
}
