import HandlerInterpreter

extension Handler {
    /// That it is not known which part of a view must stay visible that the handler moves as a whole; nil where nothing depends
    /// on it.
    package var openNeed: OpenPoint? {
        scenarios.lazy.flatMap(\.effects).flatMap(\.details).compactMap { detail in
            if case .open(let point) = detail, case .unknown(.needOfWhole) = point { point } else { nil }
        }.first
    }
}
