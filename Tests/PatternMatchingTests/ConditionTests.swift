import Testing
import Vocabulary

@testable import PatternMatching

@Suite struct ConditionTests {
    static let facts = FakeFacts(known: [
        "frame.height": ["derives from literal"],
        "frame.minY": ["derives from safe-area"],
        "covered.height": ["derives from literal", "derives from safe-area", "is clipped to the view"],
        "inset": ["is a layout sink"],
    ])

    @Test func aConditionKeepsTheMatchesForWhichTheFactHolds() throws {
        let pattern = "$SINK = $VALUE\nwhere $SINK is a layout sink\nwhere $VALUE derives from literal"
        let code = "inset = frame.height\nheight = frame.height\ninset = 12"
        #expect(try matches(pattern, in: code, facts: Self.facts) == ["inset = frame.height"])
    }

    @Test func notTurnsAConditionRound() throws {
        let pattern = "inset = $VALUE\nwhere not $VALUE is clipped to the view"
        #expect(try matches(pattern, in: "inset = covered.height\ninset = 12", facts: Self.facts) == ["inset = 12"])
    }

    @Test func orJoinsFactsOfWhichOneMustHold() throws {
        let code = "inset = frame.height\ninset = frame.minY\ninset = 12"
        let either = "derives from literal or derives from safe-area"
        #expect(
            try matches("inset = $V\nwhere $V \(either)", in: code, facts: Self.facts)
                == ["inset = frame.height", "inset = frame.minY"])
        #expect(try matches("inset = $V\nwhere not $V \(either)", in: code, facts: Self.facts) == ["inset = 12"])
    }

    @Test func aConditionSteersASearchThroughASequence() throws {
        // Without the condition `$X` would be `1`.
        let pattern = "f($..., $X, $...)\nwhere $X is clipped to the view"
        #expect(try bindings(of: "X", pattern, in: "f(1, covered.height, 3)", facts: Self.facts) == ["covered.height"])
    }

    @Test func aMetaVariableAloneFitsEveryExpressionOfWhichTheFactHolds() throws {
        let facts = FakeFacts(known: ["UIResponder.willShow": ["names an observed keyboard notification"], "add": []])
        let code = "center.add(self, name: UIResponder.willShow, object: nil)"
        #expect(
            try matches("$NAME\nwhere $NAME names an observed keyboard notification", in: code, facts: facts)
                == ["UIResponder.willShow"])
    }

    @Test func versionsAreComparedByTheirNumbers() {
        #expect(Version("15") == Version(major: 15))
        #expect(Version("9.3").flatMap { nine in Version("15.0").map { nine < $0 } } == true)
        #expect(Version("15.2").flatMap { later in Version("15.10").map { later < $0 } } == true)
        #expect(Version("15.") == nil)
        #expect(Version("x") == nil)
    }
}
