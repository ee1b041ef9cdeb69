import PatternMatching
import RuleBook
import SwiftParser

extension FactCatalog {
    /// Every fact that rules may ask for, in the order in which the documentation lists them.
    static let facts: [any Fact.Type] = [
        DerivesFrom.self,
        DerivesOnlyFrom.self,
        IsInSpace.self,
        MixesSpaces.self,
        IsConverted.self,
        IsClipped.self,
        IsAtLeast.self,
        IsLessForAHigherKeyboard.self,
        ChangesByAtLeast.self,
        IsSetAlikeOnHide.self,
        IsNegative.self,
        IsFixed.self,
        CountsSafeAreaTwice.self,
        IsWrittenToLayout.self,
        IsLayoutSink.self,
        IsRun.self,
        IsInHandler.self,
        IsInCalledMethod.self,
        HasEffect.self,
        ComesAfterFirstShow.self,
        HasSafeAreaGap.self,
        IsDistanceOfEffect.self,
        FailsForZeroFrame.self,
        StaysUpAfterHiding.self,
        NamesObservedNotification.self,
        IsNotRegisteredAgain.self,
        HandlerObserves.self,
        HandlerRunsForShowAndHide.self,
        HandlerUsesFrame.self,
        HandlerWritesLayout.self,
        HandlerFollowsKeyboard.self,
        HandlerTakesPart.self,
        HandlerAgrees.self,
        HandlerAssumesNothingOfContent.self,
        CurveIsUnshifted.self,
        AnimationHasOwnDuration.self,
        AnimationChangesNothing.self,
        Observes.self,
        Inherits.self,
        HasInputAccessory.self,
        LeavesOutSuper.self,
        IsChecked.self,
        DeploymentTargetIsBelow.self,
        LanguageVersionIsBelow.self,
        IsEmptyView.self,
        IsDeclaredHere.self,
        IsParameter.self,
        IsOwnGuide.self,
        ReadsVariableOfType.self,
        IsReadForHeight.self,
        IsLiteral.self,
        IsNamed.self,
        Mentions.self,
    ]

    package static let all = FactCatalog(facts)
}

extension RuleBook {
    /// The rules of the folder Rules/, as they were when the program was built.
    package static let embedded = RuleBook.embedded(asking: .all)

    /// One rule of the folder Rules/, the only file that is read for it; nil if there is none of that id.
    package static func embedded(_ id: String) -> Rule? { embedded(id, asking: .all) }

    /// Reads one rule file.
    ///
    /// - Parameters:
    ///   - path: its last component without `.md` is the rule's id; also names the file in errors.
    package static func parse(path: String, markdown: String) throws(InvalidRule) -> Rule {
        try parse(path: path, markdown: markdown, asking: .all)
    }
}
