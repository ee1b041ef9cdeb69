import KeyboardModel
import ProgramIndex

/// What an interface file lays out, by the views that it ties.
struct DrawnLayout {
    let layout: InterfaceLayout?
    let ties: [String: [Int]]

    init(layout: InterfaceLayout?) {
        self.layout = layout
        var ties: [String: [Int]] = [:]
        for (position, constraint) in (layout?.constraints ?? []).enumerated() {
            let views = [AnchorValue(constraint.first), constraint.second.map(AnchorValue.init)].compactMap { $0?.layoutView }
            for view in Set(views) { ties[view, default: []].append(position) }
        }
        self.ties = ties
    }
}

extension Evaluator {
    /// What an interface file lays out for the handlers' own object.
    var drawnLayout: InterfaceLayout? {
        if let known = heap.drawnLayout { return known.layout }
        let layout =
            typeName(of: controller).map { program.lookups.layout(ofClass: $0, in: program.interfaces) }
            ?? DrawnLayout(layout: nil)
        heap.drawnLayout = layout
        return layout.layout
    }

    func drawnTies(of view: String) -> [Int] {
        _ = drawnLayout
        return heap.drawnLayout?.ties[view] ?? []
    }
}

extension LayoutConstraint.Relation {
    init(_ drawn: InterfaceConstraint.Relation) {
        self =
            switch drawn {
            case .equal: .equal
            case .lessThanOrEqual: .lessOrEqual
            case .greaterThanOrEqual: .greaterOrEqual
            }
    }
}
