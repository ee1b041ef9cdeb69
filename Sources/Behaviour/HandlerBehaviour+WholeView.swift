import HandlerInterpreter
import Vocabulary

extension HandlerBehaviour {
    /// The controller's view, where the handler moves all of it: how much of it has to stay visible is then not known.
    package var wholeViewMoved: String? {
        let writes = runs.lazy.flatMap(\.paths).flatMap(\.trace.writes)
        return writes.first { $0.handler == position && $0.object == "view" && $0.kind.movesView }?.object
    }
}

extension Handler {
    /// Whether content ends below the keyboard's top in some scenario.
    package var coversContent: Bool { scenarios.contains { $0.effects.contains { $0.name == .covered } } }
}

extension SinkKind {
    fileprivate var movesView: Bool { [.frame, .transform, .center, .bounds].contains(self) }
}
