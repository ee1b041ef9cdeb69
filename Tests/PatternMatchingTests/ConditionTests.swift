import Testing
import Vocabulary

@testable import PatternMatching

@Suite struct ConditionTests {
    static let height = Fact.derives(from: Origin(.keyboardEndFrame, .height))
    static let top = Fact.derives(from: Origin(.keyboardEndFrame, .minY))

    static let facts = FakeFacts(known: [
        "frame.height": [height],
        "frame.minY": [top],
        "covered.height": [height, top, .isClipped],
        "inset": [.isLayoutSink(kind: nil), .isLayoutSink(kind: "contentInset")],
    ])

    @Test func aConditionKeepsTheMatchesForWhichTheFactHolds() throws {
        let pattern = "$SINK = $VALUE\nwhere $SINK is a layout sink\nwhere $VALUE derives from keyboard-end-frame.height"
        let code = "inset = frame.height\nheight = frame.height\ninset = 12"
        #expect(try matches(pattern, in: code, facts: Self.facts) == ["inset = frame.height"])
    }

    @Test func notTurnsAConditionRound() throws {
        let pattern = "inset = $VALUE\nwhere not $VALUE is clipped to the view"
        #expect(try matches(pattern, in: "inset = covered.height\ninset = 12", facts: Self.facts) == ["inset = 12"])
    }

    @Test func orJoinsFactsOfWhichOneMustHold() throws {
        let code = "inset = frame.height\ninset = frame.minY\ninset = 12"
        let either = "derives from keyboard-end-frame.height or derives from keyboard-end-frame.min-y"
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
        let facts = FakeFacts(known: ["UIResponder.willShow": [.namesObservedNotification(nil)], "add": []])
        let code = "center.add(self, name: UIResponder.willShow, object: nil)"
        #expect(
            try matches("$NAME\nwhere $NAME names an observed keyboard notification", in: code, facts: facts)
                == ["UIResponder.willShow"])
    }

    @Test(arguments: [
        ("derives from keyboard-end-frame", Fact.derives(from: Origin(.keyboardEndFrame))),
        ("derives from keyboard-begin-frame.max-y", .derives(from: Origin(.keyboardBeginFrame, .maxY))),
        ("derives from safe-area", .derives(from: Origin(.safeArea))),
        ("is in screen space", .isInSpace(.screen)),
        ("is in view space", .isInSpace(.view)),
        ("mixes coordinate spaces", .mixesSpaces),
        ("is clipped to the view", .isClipped),
        ("is a layout sink", .isLayoutSink(kind: nil)),
        ("is a contentInset sink", .isLayoutSink(kind: "contentInset")),
        ("is an indicatorInsets sink", .isLayoutSink(kind: "indicatorInsets")),
        ("names an observed keyboard notification", .namesObservedNotification(nil)),
        ("names an observed keyboardWillShow", .namesObservedNotification("keyboardWillShow")),
        ("leads to a handler that writes layout", .handlerWritesLayout),
        ("derives only from literal", .derivesOnly(from: Origin(.literal))),
        ("is in a handler", .isInHandler),
        ("is at least 34.5 points", .isAtLeast(points: 34.5)),
        ("is written to a layout sink", .isWrittenToLayout),
        ("is checked for iOS 17.0", .isChecked(for: Version(major: 17))),
        ("counts the safe area twice", .countsSafeAreaTwice),
        ("observes a keyboard notification", .observes(nil)),
        ("observes keyboardWillHide", .observes("keyboardWillHide")),
        ("inherits from UITableViewController", .inherits(from: "UITableViewController")),
        ("effect is drift", .hasEffect(.drift)),
    ])
    func everyPhraseAsksItsFact(phrase: String, fact: Fact) throws {
        let pattern = "x = $V\nwhere $V \(phrase)"
        #expect(try matches(pattern, in: "x = y", facts: FakeFacts(known: ["y": [fact]])) == ["x = y"])
        #expect(try matches(pattern, in: "x = y") == [])
    }

    @Test(arguments: [
        ("effect is not-reset", Fact.hasEffect(.notReset)),
        ("effect is moves-for-other-app", .hasEffect(.movesForOtherApp)),
        ("fails for a zero frame", .failsForZeroFrame),
        ("handler observes keyboardDidShow", .handlerObserves("keyboardDidShow")),
        ("handler runs for show and hide", .handlerRunsForShowAndHide),
        ("handler writes layout", .handlerWritesLayout),
        ("handler agrees with the guide", .handlerAgrees),
        ("type observes a keyboard notification", .observes(nil)),
        ("type observes keyboardWillShow", .observes("keyboardWillShow")),
        ("type inherits from UIView", .inherits(from: "UIView")),
        ("animation curve is unshifted", .curveIsUnshifted),
        ("deployment target below 15.0", .deploymentTarget(below: Version(major: 15))),
    ])
    func everyPhraseAboutTheMatchAsksItsFact(phrase: String, fact: Fact) throws {
        let pattern = "x = $V\nwhere \(phrase)"
        #expect(try matches(pattern, in: "x = y", facts: FakeFacts(known: ["x = y": [fact]])) == ["x = y"])
        #expect(try matches(pattern, in: "x = y") == [])
    }

    @Test func versionsAreComparedByTheirNumbers() {
        #expect(Version("15") == Version(major: 15))
        #expect(Version("9.3").flatMap { nine in Version("15.0").map { nine < $0 } } == true)
        #expect(Version("15.2").flatMap { later in Version("15.10").map { later < $0 } } == true)
        #expect(Version("15.") == nil)
        #expect(Version("x") == nil)
    }

    @Test func originsAreWrittenAsTheyAreRead() {
        for place in Origin.Place.allCases {
            for origin in [Origin(place)] + Origin.Component.allCases.map({ Origin(place, $0) }) {
                #expect(Origin(spelling: origin.spelling) == origin)
            }
        }
        #expect(Origin(spelling: "keyboard-end-frame.") == nil)
        #expect(Origin(spelling: "keyboard-end-frame.height.height") == nil)
    }
}
