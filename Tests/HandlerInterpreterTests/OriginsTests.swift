import Testing

@testable import HandlerInterpreter

/// The places that a number comes from are a set, whatever their representation.
struct OriginsTests {
    private static let all = Origin.Source.allCases.flatMap { source in
        ([nil] + Origin.Component.allCases).map { Origin(source, $0) }
    }

    @Test func everyPlaceIsItselfAndNoOther() {
        for origin in Self.all {
            let single: Origins = [origin]
            #expect(Array(single) == [origin])
            #expect(Self.all.filter(single.contains) == [origin])
            #expect(Origin.Source.allCases.filter { single.contains($0) } == [origin.source])
        }
        #expect(Origins().isEmpty && Array(Origins()).isEmpty)
    }

    @Test func aUnionHasThePlacesOfBoth() {
        var origins: Origins = [Origin(.safeArea), Origin(.keyboardEndFrame, .height)]
        origins.formUnion([Origin(.keyboardEndFrame, .minY), Origin(.safeArea)])
        #expect(Set(origins) == [Origin(.safeArea), Origin(.keyboardEndFrame, .height), Origin(.keyboardEndFrame, .minY)])
    }

    @Test func theFarEdgeIsAComponentOfItsOwn() {
        let sum: Origins = [Origin(.window, .minY), Origin(.window, .height), Origin(.literal)]
        #expect(sum.replacingComponents(by: .maxY) == [Origin(.window, .maxY), Origin(.literal)])
    }
}
