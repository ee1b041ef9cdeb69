import HandlerInterpreter
import KeyboardFacts
import KeyboardModel
import LintEngine
import ProgramIndex
import SourceText
import SwiftParser
import Vocabulary

/// Code that takes a constraint of an interface file out of force and ties its content to the guide instead.
///
/// The interface file stays as it is: its constraint holds until the view has loaded.
struct OutletReplacement {
    /// As the run calls it.
    let content: String
    /// The property that holds it.
    let property: String
    /// What connects it, where nothing did.
    var connecting: [FileEdit] = []
    /// What is added where the view has loaded.
    let addition: Addition
    /// The outlet that is not to be used any more.
    let outlet: String

    /// Nil where the constraint's content has no outlet, or nothing runs when the view has loaded.
    init?(of write: LayoutWrite, in screen: Screen) {
        guard screen.isController, let outlet = write.writtenOutlet,
            screen.facts.index.isOutlet(outlet, in: screen.type), let body = screen.viewDidLoad,
            let (view, distance, priority) = Self.content(of: outlet, in: screen)
        else { return nil }
        content = view.name
        self.outlet = outlet
        if screen.facts.index.isOutlet(view.name, in: screen.type) {
            property = view.name
        } else {
            guard !view.isConnected, let added = NewOutlet(for: view, beside: outlet, in: screen) else { return nil }
            property = added.name
            connecting = added.edits
        }
        let release = "\(screen.chained(outlet)).isActive = false"
        addition = Addition(
            to: body, lines: [release] + Addition.tie(of: property, in: screen, distance: distance, priority: priority))
    }
}

extension OutletReplacement {
    /// What a constraint ties, how far below the rest it ends at rest, and with which priority.
    ///
    /// The rest is the end of the view or its safe area. Another view may lie between, which other constraints hold.
    private static func content(of outlet: String, in screen: Screen) -> (
        view: InterfaceView, distance: Double, priority: Double
    )? {
        let drawn = screen.interfaces.connections(property: outlet, ofClass: screen.type, in: screen.facts.index).compactMap {
            connection -> InterfaceConstraint? in
            if case .constraint(let constraint) = connection.target { constraint } else { nil }
        }
        guard let first = drawn.first, first.relation == .equal, first.multiplier == 1,
            case .tied(let tie)? = BottomEdge.agreed(drawn.map(BottomEdge.init)), !tie.isLimit, let constant = tie.restingConstant
        else { return nil }
        let ends = drawn.compactMap { tie.raisesWithConstant ? $0.second : $0.first }
        let views = ends.compactMap { end -> InterfaceView? in
            if case .view(let view) = end.item, end.attribute == .bottom { view } else { nil }
        }
        guard ends.count == drawn.count, views.count == ends.count, let view = views.first,
            views.allSatisfy({ $0.name == view.name }), drawn.allSatisfy({ $0.priority == first.priority })
        else { return nil }
        return (view, (tie.raisesWithConstant ? -constant : constant) - tie.distance, first.priority)
    }
}

extension LayoutWrite {
    /// The outlet of `bottom.constant`, `self.bottom?.constant` and, where a run had the screen itself there,
    /// `controller.bottom.constant`.
    fileprivate var writtenOutlet: String? {
        guard target.kind == .memberExpr, target.name == "constant", let base = target.child(.base) else { return nil }
        if let own = base.ownProperty { return own }
        let outlet = base.unwrapped
        return outlet.kind == .memberExpr && outlet.name == object ? object : nil
    }
}
