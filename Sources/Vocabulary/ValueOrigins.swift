/// The places that a number was computed from.
///
/// Every sum joins two of these, and there are few places: so each is a bit, by its source, in a word for each component. Two
/// integers hold the words, four each: unlike a vector, they are quick in an unoptimised build, too.
package struct ValueOrigins: Hashable, Sendable {
    /// The lowest word is for places without a component.
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    package init() {}

    package var isEmpty: Bool { low | high == 0 }

    package func contains(_ origin: ValueOrigin) -> Bool {
        let bit = origin.source.bit << origin.shift
        return (origin.isLow ? low : high) & bit != 0
    }

    /// Whether any part of a place is among them.
    package func contains(_ source: ValueOrigin.Source) -> Bool { Self.union(low, high) & source.bit != 0 }

    package mutating func insert(_ origin: ValueOrigin) {
        let bit = origin.source.bit << origin.shift
        if origin.isLow { low |= bit } else { high |= bit }
    }

    package mutating func formUnion(_ other: ValueOrigins) {
        low |= other.low
        high |= other.high
    }

    /// The same places, with the component in place of whichever it is of each that both others have; those without a component
    /// have none.
    package func replacingComponents(
        by component: ValueOrigin.Component, ofSourcesIn first: ValueOrigins, _ second: ValueOrigins
    ) -> ValueOrigins {
        let common = Self.union(first.low, first.high) & Self.union(second.low, second.high)
        let others = ~(common * Self.eachWord)
        let lowParts = low & ~Self.word
        var result = ValueOrigins()
        result.low = low & Self.word | lowParts & others
        result.high = high & others
        let replaced = (Self.union(lowParts, high) & common) << ValueOrigin(.literal, component).shift
        if ValueOrigin(.literal, component).isLow { result.low |= replaced } else { result.high |= replaced }
        return result
    }

    private static let word: UInt64 = 0xFFFF
    private static let eachWord: UInt64 = 0x0001_0001_0001_0001

    /// What is in any of the eight words.
    private static func union(_ low: UInt64, _ high: UInt64) -> UInt64 {
        let four = low | high
        let two = four | four >> 32
        return (two | two >> 16) & word
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

extension ValueOrigin {
    /// Whether its word is one of the lower four.
    fileprivate var isLow: Bool {
        switch component {
        case nil, .minX, .minY, .maxX: true
        case .maxY, .width, .height: false
        }
    }

    /// Where in the integer its word begins.
    fileprivate var shift: UInt64 {
        switch component {
        case nil, .maxY: 0
        case .minX, .width: 16
        case .minY, .height: 32
        case .maxX: 48
        }
    }
}

extension ValueOrigin.Source {
    fileprivate var bit: UInt64 {
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
