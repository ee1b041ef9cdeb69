/// The places that a number was computed from.
///
/// Every sum joins two of these, and there are few places: so each is a bit, by its source, in a word for each component.
package struct Origins: Hashable, Sendable {
    /// The first for places without a component.
    private var words = SIMD8<UInt16>()

    init() {}

    package var isEmpty: Bool { words == SIMD8() }

    package func contains(_ origin: Origin) -> Bool { words[origin.word] & origin.source.bit != 0 }

    /// Whether any part of a place is among them.
    func contains(_ source: Origin.Source) -> Bool { words.union & source.bit != 0 }

    mutating func insert(_ origin: Origin) { words[origin.word] |= origin.source.bit }

    mutating func formUnion(_ other: Origins) { words |= other.words }

    /// The same places, of each the component in place of whichever it is; those without a component have none.
    func replacingComponents(by component: Origin.Component) -> Origins {
        var result = Origins()
        result.words[0] = words[0]
        var parts = words
        parts[0] = 0
        result.words[Origin(.literal, component).word] = parts.union
        return result
    }
}

extension Origins: ExpressibleByArrayLiteral {
    package init(arrayLiteral origins: Origin...) {
        for origin in origins { insert(origin) }
    }
}

extension Origins: Sequence {
    package func makeIterator() -> some IteratorProtocol<Origin> {
        ([nil] + Origin.Component.allCases).flatMap { component in
            Origin.Source.allCases.map { Origin($0, component) }.filter(contains)
        }.makeIterator()
    }
}

extension SIMD8<UInt16> {
    fileprivate var union: UInt16 {
        let four = lowHalf | highHalf
        let two = four.lowHalf | four.highHalf
        return two.x | two.y
    }
}

extension Origin {
    fileprivate var word: Int {
        switch component {
        case nil: 0
        case .minX: 1
        case .minY: 2
        case .maxX: 3
        case .maxY: 4
        case .width: 5
        case .height: 6
        }
    }
}

extension Origin.Source {
    fileprivate var bit: UInt16 {
        switch self {
        case .keyboardEndFrame: 1 << 0
        case .keyboardBeginFrame: 1 << 1
        case .viewBounds: 1 << 2
        case .safeArea: 1 << 3
        case .mainScreen: 1 << 4
        case .screen: 1 << 5
        case .window: 1 << 6
        case .otherView: 1 << 7
        case .literal: 1 << 8
        case .scrollViewInset: 1 << 9
        case .constraintConstant: 1 << 10
        case .animation: 1 << 11
        }
    }
}
