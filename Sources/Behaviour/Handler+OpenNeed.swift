import HandlerInterpreter

extension Handler {
    /// That it is not known which part of a view must stay visible that the handler moves as a whole; nil where nothing depends
    /// on it.
    package var openNeed: OpenPoint? {
        scenarios.lazy.flatMap(\.effects).flatMap(\.openPoints).first { point in
            if case .unknown(.needOfWhole) = point { true } else { false }
        }
    }
}

extension Effect {
    /// What it depends on besides numbers.
    fileprivate var openPoints: [OpenPoint] {
        switch detail {
        case .open(let point): [point]
        case .alternatives(let alternatives): alternatives.flatMap(\.effects).flatMap(\.openPoints)
        default: []
        }
    }
}
