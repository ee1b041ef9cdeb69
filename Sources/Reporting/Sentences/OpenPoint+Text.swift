import HandlerInterpreter

extension OpenPoint {
    /// "assumed: `scrollView` fills its view"
    package var text: String {
        switch self {
        case .assumed(let assumption): "assumed: " + assumption.text
        case .unknown(let missing): "not known: " + missing.text
        case .bothBranches(let question): "both ways were run: `\(question)`"
        case .notFollowed(let name, let place): "not followed: what `\(name)` in line \(place.line) hands on"
        case .pathLimit(let count): "more ways through than are run: only the first \(count) were"
        case .stopped(let reason): "the run ended early: " + reason.text
        }
    }
}

extension Assumption {
    fileprivate var text: String {
        switch self {
        case .answer(let answer): answer.text
        case .fills(let filling): "`\(filling.view)` fills its \(filling.container == .view ? "view" : "window")"
        case .runsClosure(let callee): "`\(callee)` runs the closure it is given"
        case .isNotEmpty(let name): "`\(name)` is not empty"
        case .isKeyboardsScreen(let name): "`\(name)` is the screen that the keyboard appears on"
        case .isActive(let constraint): "`\(constraint)` is active; its interface file switches it off in some size classes"
        case .reachesLimit(let constraint):
            "the content is as low as `\(constraint)` lets it be; its relation is an inequality"
        case .endsWithItsView(let name):
            "`\(name)` ends with its view or the safe area; no constraint that ties it was found"
        case .selfStandsAtBottom: "`self` stands at the bottom of its window, and the content on it"
        case .avoidsKeyboard(let superclass):
            "the \(superclass) avoids the keyboard by itself as well, as it does unless code keeps it from it"
        case .restsAsSetByHide(let name): "`\(name)` rests as it is set when the keyboard hides"
        case .isAtRest(let name, let points): "`\(name)` is \(points.points) at rest, as it is set when the keyboard hides"
        case .belongsAboveKeyboard(let subject):
            "\(subject.text) belongs right above the keyboard; no constraint of its own holds it up without one"
        case .tiesBottomEdge(let constraint, let ends): "`\(constraint)` ties the content's bottom edge; \(ends.text)"
        }
    }
}

extension Missing {
    fileprivate var text: String {
        switch self {
        case .number(let name): "`\(name)`"
        case .ends(let constraint, let ends): "what `\(constraint)` ties; \(ends.text)"
        case .placeOfWaiting(let subject, let depth):
            "where \(subject.text) is when the keyboard comes; at rest it ends \(depth.points) pt below its view"
        case .placeWithout(let constraint): "where the content is while `\(constraint)` is switched off"
        case .solution(let subject): "what the constraints of \(subject.text) come to"
        case .placeInConflict(let subject, let conflict):
            "where \(subject.text) is while \(conflict.text) cannot both hold; UIKit breaks one of them"
        case .placeOfUnheld(let subject): "where \(subject.text) is while no constraint that is known holds it"
        case .end(let view, let other, .isNotPlaced):
            "where `\(view)` ends; it is tied to `\(other)`, of which no constraint that was found says where it is"
        case .end(let view, let other, .isMoved):
            "where `\(view)` ends; it is tied to `\(other)`, and code moves what stands there"
        }
    }
}

extension UnknownEnds {
    fileprivate var text: String {
        switch self {
        case .notFound: return "its ends were not found"
        case .notConnected: return "no interface file connects it"
        case .connected(let stranger, let type):
            return "an interface file connects it for `\(stranger)`, of which is not known whether it is a `\(type)`"
        case .noConstraint(let place): return "\(place.text) connects it to something that is not a constraint"
        case .differing(let places):
            let first = places.first?.text ?? ""
            let others = places.count > 2 ? "\(places.count - 1) more places" : places.last?.text ?? first
            return "\(first) and \(others) differ about it"
        }
    }
}

extension StopReason {
    package var text: String {
        switch self {
        case .fuel(let count): "it did not end within \(count) evaluated expressions"
        case .expressionDepth(let levels): "expressions are nested deeper than \(levels) levels"
        case .callDepth(let levels): "calls are nested deeper than \(levels) levels"
        case .iterations(let count): "a loop ran \(count) times"
        case .crash(let expression): "`\(expression)` would crash"
        case .programEnd(let name): "`\(name)` ends the program"
        case .abandoned: "abandoned"
        }
    }
}

extension FileLine {
    fileprivate var text: String { "\(path):\(line)" }
}

extension Precondition {
    /// "not `isPaused`"
    package var text: String { holds ? "`\(question)`" : "not `\(question)`" }
}
