import Testing

@testable import HandlerInterpreter

/// A screen's vertical constraints come to one place for each edge that they settle.
struct VerticalSystemTests {
    private typealias Sum = VerticalSystem.Sum

    /// An iPhone with a home indicator.
    private let root = VerticalSystem.Root(height: 844, topInset: 47, bottomInset: 34)

    private func bottom(_ view: String, _ offset: Double = 0) -> Sum {
        Sum(terms: [.bottom(view): 1], known: EdgePlace(offset: Affine(offset)))
    }
    private func top(_ view: String) -> Sum { Sum(terms: [.top(view): 1]) }
    private func height(_ view: String, _ points: Double) -> Sum {
        Sum(terms: [.bottom(view): 1, .top(view): -1], known: EdgePlace(offset: Affine(-points)))
    }
    private let end = Sum(known: EdgePlace(height: 1))

    @Test func aChainLeadsToTheEndOfTheView() {
        var system = VerticalSystem(in: root)
        // field.bottom = bar.top − 6, bar 44 high, bar.bottom = view.bottom − 10
        system.require(bottom("field", 6) - top("bar"), .zero, number: 0)
        system.require(height("bar", 44), .zero, number: 1)
        #expect(system.place(of: .bottom("field")) == nil)
        system.require(bottom("bar", 10) - end, .zero, number: 2)
        // 10 + 44 + 6 = 60 above the end.
        let place = system.place(of: .bottom("field"))
        #expect(place == EdgePlace(height: 1, offset: Affine(-60)))
        #expect(place?.rest == .viewBottom)
        #expect(place?.points(in: root) == 784)
        #expect(system.place(of: .top("field")) == nil)
    }

    @Test func aWishCountsWhereWhatIsRequiredLeavesRoom() {
        var system = VerticalSystem(in: root)
        system.require(bottom("bar", 34) - end, .zero, number: 0)
        system.wish(bottom("bar", 200) - end, yieldsToContent: false)
        system.wish(height("bar", 50), yieldsToContent: false)
        #expect(system.place(of: .bottom("bar"))?.points(in: root) == 810)
        #expect(system.place(of: .top("bar"))?.points(in: root) == 760)
    }

    @Test func theTightestLimitStopsAWish() {
        var system = VerticalSystem(in: root)
        system.require(bottom("bar", 20) - end, .notPositive, number: 0)
        system.require(bottom("bar", 90) - end, .notPositive, number: 1)
        // It would be 5 above the end; the limits want 20 and 90.
        system.wish(bottom("bar", 5) - end, yieldsToContent: false)
        #expect(system.place(of: .bottom("bar"))?.points(in: root) == 754)
        #expect(!system.isDisputed)
    }

    @Test func aWishThatCompetesWithTheSizeOfContentSettlesNothing() {
        var system = VerticalSystem(in: root)
        system.require(top("label"), .zero, number: 0)
        system.wish(bottom("label", 20) - end, yieldsToContent: true)
        #expect(system.place(of: .bottom("label")) == nil)
        #expect(system.isDisputed)
    }

    @Test func whatContradictsIsNamed() {
        var system = VerticalSystem(in: root)
        system.require(top("other"), .zero, number: 7)
        system.require(top("bar"), .zero, number: 3)
        system.require(height("bar", 100), .zero, number: 4)
        #expect(system.contradiction == nil)
        // The bar ends at 100, and cannot end at 844.
        system.require(bottom("bar") - end, .zero, number: 5)
        #expect(system.contradiction == [3, 4, 5])
    }

    @Test func aWishMayBeTheFirstToNameAView() {
        var system = VerticalSystem(in: root)
        system.wish(bottom("bar", 20) - end, yieldsToContent: false)
        #expect(system.place(of: .bottom("bar"))?.points(in: root) == 824)
        system.wish(top("label"), yieldsToContent: true)
        #expect(system.place(of: .top("label"))?.points(in: root) == 0)
    }

    @Test func ofManyConstraintsEachIsTold() {
        var system = VerticalSystem(in: root)
        system.require(top("bar"), .zero, number: 63)
        system.require(height("bar", 44), .zero, number: 64)
        system.require(bottom("label") - bottom("bar"), .zero, number: 200)
        #expect(system.sources(of: .bottom("label")) == [63, 64, 200])
        #expect(system.sources(of: .top("bar")) == [63])
        #expect(system.sources(of: .top("label")).isEmpty)
    }

    @Test func whatIsNotKnownCancels() {
        var system = VerticalSystem(in: root)
        let tabBar = Sum(known: EdgePlace(offset: Affine(unknown: "tabBarHeight")))
        system.require(bottom("bar") + tabBar - end, .zero, number: 0)
        let place = system.place(of: .bottom("bar"))
        #expect(place?.points(in: root) == nil)
        #expect(place.map { ($0 + $0 * -1).points(in: root) } == 0)
    }
}
