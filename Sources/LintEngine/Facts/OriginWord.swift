import HandlerInterpreter
import PatternMatching
import Vocabulary

/// An origin as rules write it: a place, `keyboard-end-frame`, or a part of it, `keyboard-end-frame.min-y`.
struct OriginWord: Sendable {
    let place: ValueOrigin.Source
    /// Nil for any part.
    let component: ValueOrigin.Component?

    func includes(_ origin: ValueOrigin) -> Bool {
        origin.source == place && (component == nil || origin.component == component)
    }
}

extension FactParameter<OriginWord> {
    static var origin: Self {
        Self(
            "ORIGIN", expectation: "an origin such as `keyboard-end-frame` or `keyboard-end-frame.height`",
            table: ValueOrigin.Source.allCases.flatMap { place in
                [(place.rawValue.hyphenated, OriginWord(place: place, component: nil))]
                    + ValueOrigin.Component.allCases.map { part in
                        (
                            "\(place.rawValue.hyphenated).\(part.rawValue.hyphenated)",
                            OriginWord(place: place, component: part)
                        )
                    }
            })
    }
}

extension String {
    /// `keyboard-end-frame` for `keyboardEndFrame`.
    fileprivate var hyphenated: String {
        reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    }
}
