import HandlerInterpreter
import KeyboardFacts
import KeyboardModel
import SourceText
import Vocabulary

/// A function, method or closure that runs when the keyboard posts a notification, with what running it showed.
///
/// Values only; Reporting puts them in words.
package struct Handler: Sendable {
    package var path: String
    package var range: SourceRange
    /// `keyboardWillShow(_:)`, or `closure` for a block.
    package var name: String
    /// The type it belongs to, nested names joined by dots; nil at the top level of a file.
    package var type: String?
    package var observes: [Observation]
    /// What observes for it; nil where its own object does.
    package var through: Intermediary?
    /// Whether it overrides what a superclass has, which may have other heirs; false in a report that was read back.
    package var isOverride = false
    /// Whether its object is a view, which has no `view` of its own; false in a report that was read back.
    package var isOfView = false
    /// The screen that its object, a view, was run in.
    package var stage: String?
    package var outcome: Outcome
    /// What the run had to assume or could not know and where the content goes depends on; empty when `outcome` is `executed`.
    package var unknowns: [OpenPoint]
    /// What must hold for the handler to act at all.
    package var preconditions: [Precondition]
    /// Why the handler was not executed; nil otherwise.
    package var obstacle: Obstacle?
    /// The distinct layout writes that any scenario reached.
    package var sinks: [Sink]
    package var scenarios: [ScenarioResult]
    /// The scenarios that no app with the handler can be in, and those in which nothing registers it.
    package var notRun: [NotRun] = []

    package init(
        path: String, range: SourceRange, name: String, type: String?, observes: [Observation],
        through: Intermediary? = nil, outcome: Outcome, unknowns: [OpenPoint] = [], preconditions: [Precondition] = [],
        obstacle: Obstacle? = nil, sinks: [Sink] = [], scenarios: [ScenarioResult] = []
    ) {
        self.path = path
        self.range = range
        self.name = name
        self.type = type
        self.observes = observes
        self.through = through
        self.outcome = outcome
        self.unknowns = unknowns
        self.preconditions = preconditions
        self.obstacle = obstacle
        self.sinks = sinks
        self.scenarios = scenarios
    }

    /// Adds something that what the runs showed rests on, although it was found out outside of them.
    package mutating func assume(_ assumption: Assumption) { note(.assumed(assumption)) }

    package mutating func note(_ point: OpenPoint) {
        guard !unknowns.contains(point) else { return }
        unknowns.append(point)
        if outcome == .executed { outcome = .executedWithUnknowns }
    }

    package enum Outcome: String, Sendable, Codable {
        case executed, executedWithUnknowns, notExecuted
    }

    /// Why a handler was not executed.
    package enum Obstacle: Hashable, Sendable {
        /// Its code is not at hand, for the reason that the finders of handlers give.
        case unresolved(String)
        /// Every path ended early, and none had written layout by then.
        case stopped(Set<StopReason>)
        /// It runs in none of the scenarios: what registers it does not run there.
        case neverRegistered
    }

    /// Code by which another object's observing comes to the handler.
    package struct Intermediary: Hashable, Sendable, Codable {
        /// The observer's function that calls the handler, `KeyboardWatcher.keyboardWillShow(_:)`; or the call by which the
        /// client engages the observer whose function the handler is, `KeyboardAdjuster`.
        package var name: String
        package var path: String
        package var line: Int

        package init(name: String, path: String, line: Int) {
            self.name = name
            self.path = path
            self.line = line
        }
    }

    /// A registration for one notification.
    package struct Observation: Equatable, Sendable, Codable {
        /// `willShow`, `didShow`, `willHide`, `didHide`, `willChangeFrame` or `didChangeFrame`.
        package var notification: String
        package var path: String
        /// Where the notification's name stands; the column counts UTF-8 bytes from 1.
        package var line: Int
        package var column: Int
        /// `selector`, `block`, `publisher` …
        package var form: String

        /// Whether it is no registration: UIKit calls the handler as editing begins or ends.
        package var isOfEditing: Bool { form == Registration.Form.editing.rawValue }

        package init(notification: String, path: String, line: Int, column: Int, form: String) {
            self.notification = notification
            self.path = path
            self.line = line
            self.column = column
            self.form = form
        }
    }

    /// A place in the source that writes layout.
    package struct Sink: Hashable, Sendable {
        /// As written: `bottomConstraint.constant`.
        package var expression: String
        package var path: String
        package var line: Int
        /// `constraintConstant`, `contentInset`, `indicatorInsets`, `contentOffset`, `frame`, `transform` …
        package var kind: String
        /// Whether what is written only makes room at the end of what scrolls.
        package var insetsContent: Bool
        /// Whether what is laid out there rests on the safe area, whatever the constraint ties it to.
        package var restsOnSafeArea = false
        /// The constraints written to there, several in a loop or as an array; empty for another kind, and where they are not
        /// known.
        package var constraints: [ConstraintDescription]
        /// The constraints as a report that was read back words them; nil in a run.
        package var recordedConstraint: String?

        package init(expression: String, path: String, line: Int, kind: String, constraints: [ConstraintDescription] = []) {
            self.constraints = constraints
            self.expression = expression
            self.path = path
            self.line = line
            self.kind = kind
            insetsContent = SinkKind(rawValue: kind)?.insetsContent ?? false
        }
    }

    /// What one scenario did to the content that the handler lays out.
    package struct ScenarioResult: Equatable, Sendable {
        package var id: String
        /// Nil in a report of an earlier version.
        package var device: Device?
        package var verdict: Verdict
        /// What to say of it.
        package var summary: Summary
        /// The same by name, what is reported first leading; with several paths through the handler, what all of them show.
        package var effects: [Effect]
        /// The event that `summary` and the numbers below are about; nil where they depend on something unknown.
        package var event: String?
        /// The handler's writes over all the scenario's events, in the order they happened. Both branches of an open condition
        /// are run, and the writes of all paths are given.
        package var writes: [Write]
        /// The view that the numbers below are about, as the source or Interface Builder calls it; nil where it has no name.
        package var content: String?
        /// Where the handler leaves the content's bottom edge at the event that differs most (the last, where none differs), and
        /// where the layout guide puts it: y in points in the view's coordinates. Nil when the run cannot tell.
        package var legacyBottom: Double?
        package var guideBottom: Double?
        /// `legacyBottom − guideBottom` in points: positive is lower on the screen (covered), negative higher (a gap).
        package var difference: Double?
        /// How far above the keyboard `guideBottom` is; nil for content that is to lie directly on it, or only to stay clear of
        /// it, and where the guide is at rest.
        package var guideClearance: GuideClearance?
        /// The same per event that reached the handler.
        package var steps: [Step]

        package init(
            id: String, verdict: Verdict, summary: Summary, effects: [Effect] = [], event: String? = nil, writes: [Write],
            content: String? = nil, legacyBottom: Double?, guideBottom: Double?, difference: Double?, steps: [Step]
        ) {
            self.id = id
            self.verdict = verdict
            self.summary = summary
            self.effects = effects
            self.event = event
            self.writes = writes
            self.content = content
            self.legacyBottom = legacyBottom
            self.guideBottom = guideBottom
            self.difference = difference
            self.steps = steps
        }
    }

    /// What one scenario came to.
    package enum Summary: Hashable, Sendable {
        case effects([Effect])
        case noWrite
        /// The handler writes layout, but not in this scenario.
        case noWriteHere
        /// Something moves whose place is not compared with the guide: it is no bottom edge, or not known where it is.
        case moves(Movement)
        /// Layout is changed that places no bottom edge.
        case changes([SinkKind])
        /// As a report that was read back words it.
        case recorded(String)
    }

    package enum Verdict: String, Sendable, Codable {
        case agrees, differs, unknown
    }

    /// One assignment of a layout value. Numbers are points; a value that is not one number (an inset, a rectangle, a value with
    /// an unknown in it) is given as text.
    package struct Write: Hashable, Sendable {
        package var sink: String
        /// The file in which it happens, where that is not the handler's.
        package var path: String?
        package var line: Int
        package var before: Amount
        package var after: Amount
        /// `after − before` where both are numbers.
        package var change: Double?
        /// The scenario's event during which it happened (`show`, `heightChange`, `hide`).
        package var event: String
        /// What has to hold for it to happen, where the source leaves that open.
        package var condition: [Presumption]?

        package init(
            sink: String, path: String? = nil, line: Int, before: Amount, after: Amount, change: Double?, event: String,
            condition: [Presumption]? = nil
        ) {
            self.sink = sink
            self.path = path
            self.line = line
            self.before = before
            self.after = after
            self.change = change
            self.event = event
            self.condition = condition
        }
    }

    /// A number in points where it is one, else words.
    package enum Amount: Hashable, Sendable, Encodable {
        case points(Double)
        case text(String)

        package func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .points(let number): try container.encode(number)
            case .text(let text): try container.encode(text)
            }
        }
    }

    package struct Step: Equatable, Sendable, Codable {
        package var event: String
        package var legacyBottom: Double?
        package var guideBottom: Double?
        package var difference: Double?
        /// Nil while the guide is at rest, and in a report that was read back.
        var guide: Guide?

        /// The layout guide while the keyboard is up.
        struct Guide: Equatable, Sendable {
            /// y in points in the view's coordinates.
            let top: Double
            /// Whether it is as many points above its place at rest as the keyboard is high, and nothing else moves its content.
            let risesByWholeKeyboard: Bool
        }

        private enum CodingKeys: CodingKey { case event, legacyBottom, guideBottom, difference }

        package init(event: String, legacyBottom: Double?, guideBottom: Double?, difference: Double?) {
            self.event = event
            self.legacyBottom = legacyBottom
            self.guideBottom = guideBottom
            self.difference = difference
        }
    }
}

extension Handler {
    /// Whether editing starts it, and no notification.
    package var isOfEditing: Bool { observes.first?.isOfEditing ?? false }

    /// A kind of device, those that most users have first.
    package enum Device: String, Sendable, Codable, CaseIterable, Comparable {
        case iPhone = "iphone"
        case iPhoneHomeButton = "iphone-home-button"
        case iPad = "ipad"

        package static func < (left: Device, right: Device) -> Bool { left.rank < right.rank }

        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

        init(of scenario: Scenario) {
            let inset = scenario.world.view.safeAreaInsets.bottom - scenario.addedSafeArea
            self = scenario.isOnPad ? .iPad : inset > 0 ? .iPhone : .iPhoneHomeButton
        }
    }

    /// The scenarios in which the handler differs from the guide: on the device that most users have first, there the worst
    /// first; last, what keyboards do that are none of the window's.
    package var scenariosWorstFirst: [ScenarioResult] { scenariosWorstFirst(by: \.effects) }

    /// The same by some of their effects.
    package func scenariosWorstFirst(by effects: (ScenarioResult) -> [Effect]) -> [ScenarioResult] {
        let differing = scenarios.filter { $0.verdict == .differs }.map { (scenario: $0, effects: effects($0)) }
        return differing.enumerated().sorted { first, second in
            let (one, other) = (first.element, second.element)
            if one.effects.isRarelyMet != other.effects.isRarelyMet { return other.effects.isRarelyMet }
            if let left = one.scenario.device, let right = other.scenario.device, left != right { return left < right }
            if one.effects.isWorse(than: other.effects) { return true }
            return !other.effects.isWorse(than: one.effects) && first.offset < second.offset
        }.map(\.element.scenario)
    }
}
