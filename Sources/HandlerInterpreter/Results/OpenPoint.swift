import ProgramIndex
import Vocabulary

/// What keeps a run's result from being known: an assumption that it rests on, or something that could not be found out.
///
/// A value, so that later stages compare and count open points; Reporting puts them in words.
package enum OpenPoint: Hashable, Sendable {
    case assumed(Assumption)
    case unknown(Missing)
    /// A question that the source leaves open, of which both branches count.
    case bothBranches(String)
    /// What an operator of a reactive chain hands on.
    case notFollowed(operator: String, at: FileLine)
    /// Only so many of a scenario's paths were run.
    case pathLimit(Int)
    case stopped(StopReason)
    /// What runs before the first keyboard was not run to its end.
    case setUpStopped(StopReason)
    /// As a report that was read back words it.
    case recorded(String, isAssumption: Bool)

    package var isAssumption: Bool {
        switch self {
        case .assumed: true
        case .recorded(_, let isAssumption): isAssumption
        default: false
        }
    }

    /// Whether an effect rests on something that was not seen: an assumption, or a set-up that was not run to its end.
    package func isTakenForGranted(by effect: EffectName) -> Bool {
        switch self {
        case .setUpStopped, .recorded(_, isAssumption: true): true
        case .assumed(let assumption): assumption.bears(on: effect)
        default: false
        }
    }

    /// Whether users of the app may never come to what runs: nothing leads to it, or only a target for developers has it.
    package var isAboutReach: Bool {
        if case .assumed(let assumption) = self { assumption.isAboutReach } else { false }
    }

    /// Whether it assumes what has to be seen above the keyboard: of no use where that covers nothing of the window.
    package var isAboutNeed: Bool {
        if case .assumed(let assumption) = self { assumption.isAboutNeed } else { false }
    }

    /// Whether both answers to a question were run.
    package var isOfBothBranches: Bool { if case .bothBranches = self { true } else { false } }

    /// Whether it is code that may lay out and was not run: a call, or what reads a property that the handler sets.
    package var isUnfollowedCode: Bool {
        switch self {
        case .unknown(.effect), .unknown(.use): true
        default: false
        }
    }
}

/// What a run takes for granted although the source does not say it. Names are those of the source.
package enum Assumption: Hashable, Sendable {
    /// The answer to a question that the source leaves open.
    case answer(Precondition)
    case fills(Filling)
    /// A call that could not be followed runs its closure at once.
    case runsClosure(callee: String)
    case isNotEmpty(String)
    /// An expression is the screen that the keyboard appears on.
    case isKeyboardsScreen(String)
    /// A library is of that version or a later one: an earlier one does otherwise with what it got here.
    case isOfVersion(String, library: String)
    /// A constraint is active that its interface file switches off in some size classes.
    case isActive(constraint: String)
    /// Content hangs as low as an inequality lets it.
    case reachesLimit(constraint: String)
    /// A view that no constraint ties ends with its view or the safe area.
    case endsWithItsView(String)
    /// Places are told without the height of a view below the content, which only the view's own content gives.
    case isLeftOut(view: String)
    /// What the body of a SwiftUI view modifies ends where its safe area or, as it ignores that, its window ends.
    case reachesEnd(ofHost: String, ContentState.Rest)
    /// No view around a SwiftUI view ignores the keyboard's part of the safe area.
    case isAvoidedBySwiftUI(String)
    /// The handlers' own view stands at the bottom of its window, and the content on it.
    case selfStandsAtBottom
    /// A superclass of UIKit's avoids the keyboard, too.
    case avoidsKeyboard(superclass: String)
    /// Something makes an object of a class, although no file of the app mentions it.
    case isShown(type: String)
    /// Something calls a function that registers, although no file of the app mentions it.
    case isCalled(function: String)
    /// UIKit calls a method of the screen as editing ends, whose delegate it then is.
    case endsEditing(String)
    /// A view that is hidden at first is visible when the keyboard comes, as code that is not run may have it.
    case isVisible(String)
    /// A control is needed while one types, and must not be covered.
    case mustStayVisible(String)
    /// A view that only holds others is covered by less than a row: what is there has to stay visible.
    case mustStayVisibleToItsEnd(String)
    /// Something of which nobody knows what is in it lies lower than all controls, and may be covered while one types.
    case needNotBeVisible(String)
    /// The root view has no navigation bar over it or above it.
    case hasNoNavigationBar
    /// The root view has the navigation bar that a storyboard shows it under.
    case hasDrawnNavigationBar
    /// The app has no tab bar: neither code nor an interface file has a tab bar controller.
    case hasNoTabBar
    /// The root view has the tab bar that a storyboard or code shows it above.
    case hasTabBar
    /// The root view ends where the tab bar begins that a storyboard shows it above, which is opaque.
    case endsAtTabBar
    /// A control of which nothing says how high it is, and those that it is placed by, are as high as a row.
    case isRowHigh(String)
    /// The views that say where a control is are as high as their interface file draws them.
    case isAsDrawn(String)
    /// A scroll view shows the beginning of what it scrolls.
    case isNotScrolled(String)
    /// A library that the app switches on leaves this screen alone.
    case isLeftAlone(byLibrary: String, KeyboardManagerUse.Switch)
    /// The app is used on an iPad, which only these targets are for, and they are built for the developers.
    case isOnPad(targets: [String])
    /// Something hides the keyboard while a screen stays, although none of its code does: an alert, say.
    case losesKeyboard(type: String)
    /// The keyboard comes without the input accessory view of a class.
    case hasNoAccessory(of: String)
    /// Content rests as it is set when the keyboard hides.
    case restsAsSetByHide(String)
    /// A number is so many points at rest, as it is set when the keyboard hides.
    case isAtRest(String, points: Double)
    /// Content without a resting constraint of its own belongs right above the keyboard.
    case belongsAboveKeyboard(ContentSubject)
    /// A constraint whose ends are not known ties the content's bottom edge.
    case tiesBottomEdge(constraint: String, UnknownEnds)
}

extension Assumption {
    /// Whether an effect may be another one without it. What has to be seen above the keyboard decides neither where content
    /// is when that is gone, nor whether each keyboard moves it farther, nor whether constraints contradict each other.
    fileprivate func bears(on effect: EffectName) -> Bool {
        if isAboutNeed { return effect != .notReset && effect != .drift && effect != .conflict }
        return switch (self, effect) {
        // What it puts back is in its place whether or not the rest of the run is certain.
        case (.endsEditing, .notReset): true
        case (.endsEditing, _): false
        case (.losesKeyboard, let effect): effect == .notReset
        default: true
        }
    }

    /// Whether it is about what has to be seen above the keyboard.
    fileprivate var isAboutNeed: Bool {
        switch self {
        case .mustStayVisible, .mustStayVisibleToItsEnd, .needNotBeVisible: true
        default: false
        }
    }

    /// Whether it is about the app around the handler: neither where content is, nor what of it has to be seen, nor where the
    /// keyboard is depends on it.
    package var isAboutApp: Bool {
        switch self {
        case .isLeftAlone, .losesKeyboard: true
        default: isAboutReach
        }
    }

    fileprivate var isAboutReach: Bool {
        switch self {
        case .isShown, .isCalled, .isOnPad: true
        default: false
        }
    }

    /// Whether it says where content is: what is compared with the layout guide is then no more certain than this.
    package var isAboutPlace: Bool {
        switch self {
        case .fills, .isActive, .isAsDrawn, .isNotScrolled, .hasNoNavigationBar, .hasDrawnNavigationBar, .hasNoTabBar,
            .hasTabBar, .endsAtTabBar, .isLeftOut, .isRowHigh, .reachesLimit, .endsWithItsView,
            .reachesEnd, .isAvoidedBySwiftUI, .selfStandsAtBottom,
            .restsAsSetByHide, .isAtRest, .belongsAboveKeyboard, .tiesBottomEdge:
            true
        default: false
        }
    }
}

/// What could not be found out. Names are those of the source.
package enum Missing: Hashable, Sendable {
    case number(String)
    /// What a call does.
    case effect(of: UnfollowedCall)
    /// What code that is not run does with what a handler leaves in a property; nil where no file read has such code.
    case use(of: String, by: String?)
    /// What a constraint ties.
    case ends(constraint: String, UnknownEnds)
    /// Where content is when the keyboard comes that waits so many points below its view.
    case placeOfWaiting(ContentSubject, depth: Double?)
    /// Where the content is while a constraint is switched off.
    case placeWithout(constraint: String)
    /// What constraints come to that hold content.
    case solution(ContentSubject)
    /// Where content is while two constraints cannot both hold.
    case placeInConflict(ContentSubject, Conflict)
    /// Where content is while no constraint that is known holds it.
    case placeOfUnheld(ContentSubject)
    /// What must stay visible of a view that is moved as a whole.
    case needOfWhole(String)
    /// Where content ends whose constraints leave that open, as those do that leave its height to what is in it.
    case placeOfOpenEnd(ContentSubject)
    /// Where the handlers' own view is, which is of a class of UIKit that fills no window.
    case placeOfPart(String)
    /// How far content has to go for the keyboard that is placed from the upper end or the middle of its view.
    case needOfUntied(ContentSubject)
    /// What the keyboard must not cover instead of a view that is hidden then.
    case needOfHidden(ContentSubject)
    /// Where content is on the screen that this view scrolls; nil for one that has no name in the source.
    case placeInScrollView(ContentSubject, String?)
    /// Where content is once the keyboard is gone and the input accessory view of a class stays.
    case restAboveAccessory(of: String)
    /// Which bars are around the screen, which a storyboard may show that is listed in the project and does not exist.
    case bars(missingStoryboard: String)
    /// Which content the margins of a view keep away from its edges.
    case contentInMargins(of: String)
    /// Where a view ends that is tied to another one.
    case end(of: String, tiedTo: String, Cause)

    package enum Cause: Hashable, Sendable {
        /// No constraint says where the other view is.
        case isNotPlaced
        /// Code moves what stands there.
        case isMoved
    }
}

/// A question as the source puts it, and the answer without which code does not act.
package struct Precondition: Hashable, Sendable {
    package let question: String
    package let holds: Bool
    /// As a report that was read back words it; nil in a run.
    package let recorded: String?

    package init(_ question: String, holds: Bool) {
        self.question = question
        self.holds = holds
        recorded = nil
    }

    package init(recorded text: String) {
        question = text
        holds = true
        recorded = text
    }

    package var opposite: Precondition { Precondition(question, holds: !holds) }
}

/// A view taken to fill what it is in.
package struct Filling: Hashable, Sendable, Comparable {
    package let view: String
    package let container: Container

    package enum Container: Sendable {
        case view, window
    }

    init(_ view: String, _ container: Container) {
        self.view = view
        self.container = container
    }

    /// By name, as a name in back quotes is sorted.
    package static func < (left: Filling, right: Filling) -> Bool {
        left.view == right.view ? left.container == .view && right.container == .window : left.view + "`" < right.view + "`"
    }
}

/// Why the ends of an outlet's constraint are not known.
package enum UnknownEnds: Hashable, Sendable {
    case notFound
    case notConnected
    /// An interface file connects it for a class that may or may not be a subclass of the outlet's.
    case connected(for: String, insteadOf: String)
    /// An outlet's name leads to something else.
    case noConstraint(FileLine)
    /// Interface files differ about it.
    case differing([FileLine])
}

/// Why a run ended before its scenario did.
package enum StopReason: Hashable, Sendable {
    /// It did not end within so many evaluated expressions.
    case fuel(Int)
    case expressionDepth(Int)
    case callDepth(Int)
    case iterations(Int)
    /// It makes more constraints than these.
    case constraints(Int)
    /// An expression would crash the app.
    case crash(String)
    /// A call ends the program.
    case programEnd(String)
    /// The path is to be run again; no result has it.
    case abandoned

    /// Whether it is a bound of the interpreter, and not the app's own end: then the app goes on, and nobody knows how.
    package var isLimit: Bool {
        switch self {
        case .fuel, .expressionDepth, .callDepth, .iterations, .constraints: true
        case .crash, .programEnd, .abandoned: false
        }
    }
}

/// A line of a file, from 1.
package struct FileLine: Hashable, Sendable {
    package var path: String
    package var line: Int

    package init(path: String, line: Int) {
        self.path = path
        self.line = line
    }
}
