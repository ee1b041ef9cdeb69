import Testing
import Vocabulary

@testable import HandlerInterpreter

/// The places that a number comes from are a set, whatever their representation.
struct OriginsTests {
    private static let all = ValueOrigin.Source.allCases.flatMap { source in
        ([nil] + ValueOrigin.Component.allCases).map { ValueOrigin(source, $0) }
    }

    @Test func everyPlaceIsItselfAndNoOther() {
        for origin in Self.all {
            let single: ValueOrigins = [origin]
            #expect(Array(single) == [origin])
            #expect(Self.all.filter(single.contains) == [origin])
            #expect(ValueOrigin.Source.allCases.filter { single.contains($0) } == [origin.source])
        }
        #expect(ValueOrigins().isEmpty && Array(ValueOrigins()).isEmpty)
    }

    @Test func aUnionHasThePlacesOfBoth() {
        var origins: ValueOrigins = [ValueOrigin(.safeArea), ValueOrigin(.keyboardEndFrame, .height)]
        origins.formUnion([ValueOrigin(.keyboardEndFrame, .minY), ValueOrigin(.safeArea)])
        #expect(
            Set(origins) == [
                ValueOrigin(.safeArea), ValueOrigin(.keyboardEndFrame, .height), ValueOrigin(.keyboardEndFrame, .minY),
            ])
    }

    @Test func theFarEdgeIsAComponentOfItsOwn() {
        let sum: ValueOrigins = [ValueOrigin(.window, .minY), ValueOrigin(.window, .height), ValueOrigin(.literal)]
        let edge = sum.replacingComponents(by: .maxY, ofSourcesIn: sum, sum)
        #expect(edge == [ValueOrigin(.window, .maxY), ValueOrigin(.literal)])
    }

    @Test func aLengthThatWasSubtractedIsNoEdge() {
        let top: ValueOrigins = [ValueOrigin(.window, .minY)]
        let height: ValueOrigins = [ValueOrigin(.window, .height), ValueOrigin(.keyboardEndFrame, .height)]
        var sum = top
        sum.formUnion(height)
        #expect(
            sum.replacingComponents(by: .maxY, ofSourcesIn: top, height)
                == [ValueOrigin(.window, .maxY), ValueOrigin(.keyboardEndFrame, .height)])
    }
}
