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

/// What could not be found out. Names are those of the source.
package enum Missing: Hashable, Sendable {
    case number(String)
    /// What a call does.
    case effect(of: UnfollowedCall)
    /// What code that is not run does with what a handler leaves in a property; nil where no file read has such code.
    case use(of: String, by: String?)
    /// Whether a handler lays out that writes layout there, where no run came.
    case writeNotReached(FileLine)
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
    /// The same of a view that an interface file draws so many points above the end of its screen.
    case placeOfInner(points: Double, path: String)
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
    /// Where the views are that a stack view stacks at another distance from each other.
    case contentInStack(String)
    /// Where a view is when the keyboard comes, of which code that is not run sets the frame.
    case placeSetElsewhere(String)
    /// Where a view is that code makes and that none at hand adds to another one.
    case placeOfUnadded(String)
    /// Where a view ends that the handlers' own class has of a superclass which no file at hand declares.
    case endOfInherited(String, superclass: String)
    /// Where a view ends that a method ties which only a superclass may call, and no file at hand declares that.
    case endBySetUp(String, method: String, superclass: String)
    /// Where a view ends that is tied to another one.
    case end(of: String, tiedTo: String, Cause)

    /// Where a view ends that nothing found ties, beside another one that the handler moves.
    case endBeside(String, moved: String)

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
