import KeyboardFacts
import SourceText
import Testing
import Vocabulary

@testable import LintEngine
@testable import PatternMatching

/// The words of the facts: what each phrase asks, and what an author reads whose words are wrong.
@Suite struct PhraseTests {
    private static func origin(_ place: ValueOrigin.Source, _ component: ValueOrigin.Component? = nil) -> OriginWord {
        OriginWord(place: place, component: component)
    }

    private static let ofVariables: [(phrase: String, fact: any Fact)] = [
        ("derives from keyboard-end-frame", DerivesFrom(origin: origin(.keyboardEndFrame))),
        ("derives from keyboard-begin-frame.max-y", DerivesFrom(origin: origin(.keyboardBeginFrame, .maxY))),
        ("derives from safe-area", DerivesFrom(origin: origin(.safeArea))),
        ("derives only from literal", DerivesOnlyFrom(origin: origin(.literal))),
        ("is in screen space", IsInSpace(space: .screen)),
        ("is in view space", IsInSpace(space: .view)),
        ("mixes coordinate spaces", MixesSpaces()),
        ("is clipped to the view", IsClipped()),
        ("is at least 34.5 points", IsAtLeast(points: 34.5)),
        ("is set alike on hide", IsSetAlikeOnHide()),
        ("counts the safe area twice", CountsSafeAreaTwice()),
        ("is written to a layout sink", IsWrittenToLayout()),
        ("is a layout sink", IsLayoutSink(kind: nil)),
        ("is a contentInset sink", IsLayoutSink(kind: .contentInset)),
        ("is an indicatorInsets sink", IsLayoutSink(kind: .indicatorInsets)),
        ("is in a handler", IsInHandler()),
        ("effect is drift", HasEffect(effect: .drift)),
        ("names an observed keyboard notification", NamesObservedNotification(notification: nil)),
        ("names an observed keyboardWillShow", NamesObservedNotification(notification: .willShow)),
        ("is not registered again", IsNotRegisteredAgain()),
        ("leads to a handler that writes layout", HandlerWritesLayout()),
        ("leads to a handler that lays out by the keyboard", HandlerFollowsKeyboard()),
        ("leads to a handler that takes part in keyboard layout", HandlerTakesPart()),
        ("observes a keyboard notification", Observes(notification: nil)),
        ("observes keyboardWillHide", Observes(notification: .willHide)),
        ("inherits from UITableViewController", Inherits(ancestor: "UITableViewController")),
        ("is checked for iOS 17.0", IsChecked(version: Version(major: 17))),
    ]

    private static let ofMatches: [(phrase: String, fact: any Fact)] = [
        ("effect is not-reset", HasEffect(effect: .notReset)),
        ("effect is moves-for-other-app", HasEffect(effect: .movesForOtherApp)),
        ("effect comes after the first show", ComesAfterFirstShow()),
        ("gap is at least half of a safe area", HasSafeAreaGap()),
        ("fails for a zero frame", FailsForZeroFrame()),
        ("content stays up after hiding", StaysUpAfterHiding()),
        ("handler observes keyboardDidShow", HandlerObserves(notification: .didShow)),
        ("handler runs for show and hide", HandlerRunsForShowAndHide()),
        ("handler writes layout", HandlerWritesLayout()),
        ("handler agrees with the guide", HandlerAgrees()),
        ("type observes a keyboard notification", Observes(notification: nil)),
        ("type observes keyboardWillShow", Observes(notification: .willShow)),
        ("type inherits from UIView", Inherits(ancestor: "UIView")),
        ("animation curve is unshifted", CurveIsUnshifted()),
        ("animation has its own duration", AnimationHasOwnDuration()),
        ("animation changes nothing", AnimationChangesNothing()),
        ("deployment target below 15.0", DeploymentTargetIsBelow(version: Version(major: 15))),
        ("language version below 4.2", LanguageVersionIsBelow(version: Version(major: 4, minor: 2))),
    ]

    @Test func everyPhraseAsksItsFact() throws {
        for (phrase, fact) in Self.ofVariables {
            let asked = try Pattern("x = $V\nwhere $V \(phrase)", asking: .all).conditions[0][0].facts
            #expect(asked.map { "\($0)" } == ["\(fact)"])
        }
        for (phrase, fact) in Self.ofMatches {
            guard case .fact(_, let condition) = try Pattern("x = $V\nwhere \(phrase)", asking: .all).clauses.first else {
                Issue.record("\(phrase)")
                continue
            }
            #expect(condition.facts.map { "\($0)" } == ["\(fact)"])
        }
    }

    @Test(arguments: [
        (
            "$A = $B\nwhere $B derives form literal",
            "expected `from` or `only`, found `form`; did you mean `from`?",
            "form"
        ),
        (
            "$A = $B\nwhere $B derive from literal",
            "expected `derives`, `is`, `mixes`, `changes`, `counts`, `effect`, `names`, `leads`, `observes`, `inherits`, `reads` or `mentions`, found `derive`; did you mean `derives`?",
            "derive"
        ),
        (
            "$A = $B\nwhere $B derives from keyboard-end-frame.hight",
            "expected an origin such as `keyboard-end-frame` or `keyboard-end-frame.height`, "
                + "found `keyboard-end-frame.hight`; did you mean `keyboard-end-frame.height`?",
            "keyboard-end-frame.hight"
        ),
        (
            "$A = $B\nwhere $B is in scren space",
            "expected `screen`, `window`, `view` or `a`, found `scren`; did you mean `screen`?", "scren"
        ),
        (
            "$A = $B\nwhere $A is a contentinset sink",
            "expected `layout`, a kind of sink such as `contentInset`, `parameter` or `literal`, found `contentinset`; "
                + "did you mean `contentInset`?",
            "contentinset"
        ),
        (
            "$A = $B\nwhere $A names an observed KeyboardWillSow",
            "expected `keyboard` or a notification such as `keyboardWillShow`, found `KeyboardWillSow`; "
                + "did you mean `keyboardWillShow`?",
            "KeyboardWillSow"
        ),
        (
            "$A = $B\nwhere $B is clipped to the view or",
            "expected `derives`, `is`, `mixes`, `changes`, `counts`, `effect`, `names`, `leads`, `observes`, `inherits`, `reads` or `mentions`",
            ""
        ),
        (
            "$A = $B\nwhere B is clipped to the view",
            "expected a meta-variable such as `$X`, `effect`, `gap`, `fails`, `content`, `handler`, `animation`, `type`, `deployment` or `language`, found `B`",
            "B"
        ),
        (
            "$A = $B\nwhere not not $B is clipped to the view",
            "expected a meta-variable such as `$X`, `effect`, `gap`, `fails`, `content`, `handler`, `animation`, `type`, `deployment` or `language`, found `not`",
            "not"
        ),
        (
            "$A = $B\nwhere effct is gap",
            "expected a meta-variable such as `$X`, `effect`, `gap`, `fails`, `content`, `handler`, `animation`, `type`, `deployment` or `language`, found `effct`; did you mean `effect`?",
            "effct"
        ),
        (
            "$A = $B\nwhere effect is notreset",
            "expected an effect such as `gap` or `not-reset`, found `notreset`; did you mean `not-reset`?",
            "notreset"
        ),
        (
            "$A = $B\nwhere deployment target below fifteen",
            "expected a version such as `15.0`, found `fifteen`", "fifteen"
        ),
        (
            "$A = $B\nwhere $B is at least -1 points", "expected a number of points such as `100`, found `-1`",
            "-1"
        ),
        (
            "$A = $B\nwhere $B is named a/b", "expected a name, perhaps with `*` in it, found `a/b`",
            "a/b"
        ),
    ])
    func aWrongPhraseSaysWhatWasExpectedAndWhere(pattern: String, message: String, text: String) {
        let file = SourceFile(path: "rule.md", text: pattern)
        let issue = #expect(throws: PatternIssue.self) {
            try Pattern(parsing: ByteRange(0, file.bytes.count), of: file, asking: .all)
        }
        #expect(issue?.message == message)
        #expect(issue.map { file.text(in: $0.range) } == text)
    }
}
