/// The places that a number was computed from.
///
/// Every sum joins two of these, and there are few places: so each is a bit, by its source, in a word for each component.
package struct ValueOrigins: Hashable, Sendable {
    /// The first for places without a component.
    private var words = SIMD8<UInt16>()

    package init() {}

    package var isEmpty: Bool { words == SIMD8() }

    package func contains(_ origin: ValueOrigin) -> Bool { words[origin.word] & origin.source.bit != 0 }

    /// Whether any part of a place is among them.
    package func contains(_ source: ValueOrigin.Source) -> Bool { words.union & source.bit != 0 }

    package mutating func insert(_ origin: ValueOrigin) { words[origin.word] |= origin.source.bit }

    package mutating func formUnion(_ other: ValueOrigins) { words |= other.words }

    /// The same places, with the component in place of whichever it is of each that both others have; those without a component
    /// have none.
    package func replacingComponents(
        by component: ValueOrigin.Component, ofSourcesIn first: ValueOrigins, _ second: ValueOrigins
    ) -> ValueOrigins {
        let common = first.words.union & second.words.union
        var parts = words
        parts[0] = 0
        var result = ValueOrigins()
        for position in parts.indices { result.words[position] = parts[position] & ~common }
        result.words[ValueOrigin(.literal, component).word] |= parts.union & common
        result.words[0] = words[0]
        return result
    }
}

extension ValueOrigins: ExpressibleByArrayLiteral {
    package init(arrayLiteral origins: ValueOrigin...) {
        for origin in origins { insert(origin) }
    }
}

extension ValueOrigins: Sequence {
    package func makeIterator() -> some IteratorProtocol<ValueOrigin> {
        ([nil] + ValueOrigin.Component.allCases).flatMap { component in
            ValueOrigin.Source.allCases.map { ValueOrigin($0, component) }.filter(contains)
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

extension ValueOrigin {
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

extension ValueOrigin.Source {
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
