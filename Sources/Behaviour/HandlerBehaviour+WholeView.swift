import HandlerInterpreter
import Vocabulary

extension HandlerBehaviour {
    /// The controller's view, where the handler moves all of it and nothing says which part of it has to stay visible.
    package var wholeViewMoved: String? {
        let paths = runs.lazy.flatMap(\.paths)
        let write = paths.flatMap(\.trace.writes).first {
            $0.handler == position && $0.object == "view" && $0.kind.movesView
        }
        guard let write else { return nil }
        let isKnown = paths.flatMap(\.steps).flatMap(\.contents).contains { $0.sink == write.kind && $0.isCarried }
        return isKnown ? nil : write.object
    }
}

extension Handler {
    /// Whether content ends below the keyboard's top in some scenario.
    package var coversContent: Bool { scenarios.contains { $0.effects.contains { $0.name == .covered } } }
}

extension SinkKind {
    fileprivate var movesView: Bool { [.frame, .transform, .center, .bounds].contains(self) }
}
