import HandlerInterpreter
import ProgramIndex

extension OpenPoint {
    /// "assumed: `scrollView` fills its view"
    package var text: String {
        switch self {
        case .assumed(let assumption): "assumed: " + assumption.text
        case .unknown(let missing): "unknown: " + missing.text
        case .bothBranches(let question): "both branches of `\(question)` simulated"
        case .notFollowed(let name, let place): "not followed: the values that `\(name)` in line \(place.line) passes on"
        case .pathLimit(let count): "path limit reached: \(count) execution paths analysed"
        case .stopped(let reason): "run stopped: " + reason.text
        case .setUpStopped(let reason): "the screen's set-up was run in part: " + reason.text
        case .recorded(let text, _): text
        }
    }
}

extension Assumption {
    fileprivate var text: String {
        switch self {
        case .answer(let answer): answer.text
        case .fills(let filling): "`\(filling.view)` fills its \(filling.container == .view ? "view" : "window")"
        case .runsClosure(let callee): "`\(callee)` runs its closure"
        case .isNotEmpty(let name): "`\(name)` is not empty"
        case .isKeyboardsScreen(let name): "`\(name)` is the screen that the keyboard appears on"
        case .isOfVersion(let version, let library): "`\(library)` is of version \(version) or later"
        case .isActive(let constraint): "`\(constraint)` is active; its interface file switches it off in some size classes"
        case .reachesLimit(let constraint):
            "the content is as low as `\(constraint)` allows; the constraint is an inequality"
        case .isLeftOut(let view): "`\(view)`, whose height only its content gives, is 0 pt high"
        case .endsWithItsView(let name):
            "`\(name)` ends at the bottom of its view or of the safe area; no constraint that was read says where it ends"
        case .reachesEnd(let type, let rest):
            "what `\(type)` pads reaches the bottom of the \(rest == .safeArea ? "safe area" : "window")"
        case .isAvoidedBySwiftUI(let type): "no view around `\(type)` ignores the keyboard's safe area"
        case .selfStandsAtBottom: "`self` is at the bottom of its window, and the content rests on it"
        case .avoidsKeyboard(let superclass):
            "the \(superclass) also avoids the keyboard by itself; no code turns that off"
        case .isShown(let type): "something shows `\(type)`; no file of the app mentions it"
        case .isReached(let type): "something shows `\(type)`; no code makes it, and no segue leads to it"
        case .isCalled(let function): "something calls `\(function)`, which registers; no code that can call it mentions it"
        case .isFieldsDelegate(let type): "a text field has `\(type)` for its delegate; no code found sets it"
        case .endsEditing(let method): "`\(method)` is called when the keyboard hides, because editing ends"
        case .hidesKeyboard(let method):
            "`\(method)` hides the keyboard; all code of the screen that hides it puts the layout back"
        case .needNotBeVisible(let view): "`\(view)`, which lies lower than the controls, may be covered during typing"
        case .mustStayVisible(let control): "`\(control)`, the lowest control of the view, must stay visible during typing"
        case .mustStayVisibleToItsEnd(let view):
            "`\(view)` shows something down to its lower end, which is what the keyboard covers"
        case .isRowHigh(let control): "`\(control)` and the controls that position it are 44 pt high"
        case .isAsDrawn(let control):
            "`\(control)` and the views that position it are as high as in the interface file's drawing"
        case .hasNoNavigationBar: "the view has no navigation bar"
        case .hasDrawnNavigationBar: "the view has the navigation bar of its storyboard"
        case .beginsAtNavigationBar: "the view begins where its navigation bar, which is opaque, ends"
        case .hasNoTabBar: "the app has no tab bar: no code and no storyboard found has a tab bar controller"
        case .isNotHidden(let view): "`\(view)` is visible; no code found hides it"
        case .isAboveNoTabBar: "no tab bar lies below the screen; how the app shows it was not followed to the end"
        case .hasTabBar: "the view is in a tab bar controller and reaches under its bar"
        case .endsAtTabBar: "the view ends where the bar of its tab bar controller begins"
        case .isNotScrolled(let scrollView): "`\(scrollView)` is not scrolled"
        case .isLeftAlone(let library, let activation):
            "\(library), which \(activation.text), does not move this screen's content"
        case .isOnPad(let targets):
            "the app is used on an iPad: only in \(targets.count == 1 ? "target" : "targets") "
                + targets.map { "`\($0)`" }.joined(separator: ", ")
        case .losesKeyboard(let type):
            "something hides the keyboard while `\(type)` stays, such as an alert; no code that was followed ends editing there"
        case .isVisible(let view): "`\(view)`, hidden at first, is visible when the keyboard appears"
        case .hasNoAccessory(let type):
            "the input accessory view of `\(type)` has no height; it is part of the keyboard's frame, and may stay when the keyboard hides"
        case .restsAsSetByHide(let name): "`\(name)` starts with the value that it gets when the keyboard hides"
        case .isAtRest(let name, let points):
            "`\(name)` starts at \(points.points), the value that it gets when the keyboard hides"
        case .restsAsSetUp(let name, let place):
            "`\(name)` still has its initial value when the keyboard appears; no simulated scenario reached \(place.text), which sets it"
        case .belongsAboveKeyboard(let subject):
            "\(subject.text) belongs directly above the keyboard; no constraint that was run positions it while there is none"
        case .tiesBottomEdge(let constraint, let ends): "`\(constraint)` connects the content's bottom edge (\(ends.text))"
        }
    }
}

extension KeyboardManagerUse.Switch {
    fileprivate var text: String {
        switch extent {
        case .wholeApp: "\(place) switches on for the whole app"
        case .maybeWholeApp: "\(place) may switch on for the whole app"
        case .oneScreen: "\(place) switches on for this screen"
        }
    }
}

extension Missing {
    fileprivate var text: String {
        switch self {
        case .number(let name): "`\(name)`"
        case .effect(let call): "what `\(call.callee)` does: \(call.reason.text(of: call.callee))"
        case .use(let property, let reader?): "what `\(reader)` does with `\(property)`: that code is not run"
        case .use(let property, nil): "what is done with `\(property)`: no code that was run reads it"
        case .writeNotReached(let place):
            "the effect of line \(place.line): it changes the layout, but no simulated scenario reached it"
        case .ends(let constraint, let ends): "which views the constraint `\(constraint)` connects (\(ends.text))"
        case .placeOfWaiting(let subject, nil): "where \(subject.text) is when the keyboard appears; at rest it is below its view"
        case .placeOfWaiting(let subject, let depth?):
            "where \(subject.text) is when the keyboard appears; at rest it ends \(depth.points) pt below its view"
        case .placeWithout(let constraint): "where the content is while `\(constraint)` is inactive"
        case .solution(let subject): "the solution of the constraints on \(subject.text)"
        case .placeInConflict(let subject, let conflict):
            "where \(subject.text) is: \(conflict.text), and UIKit breaks one of them"
        case .needOfWhole(let view): "which part of `\(view)` must stay visible"
        case .placeOfUnheld(let subject): "where \(subject.text) is: no known constraint positions it"
        case .placeOfOpenEnd(let subject): "where \(subject.text) ends: the constraints found leave its bottom edge open"
        case .placeOfUnadded(let view): "where `\(view)` is: no code at hand adds it to another view"
        case .placeSetElsewhere(let view): "where `\(view)` is when the keyboard comes: code that was not run sets its frame"
        case .endOfInherited(let view, let superclass):
            "where `\(view)` ends: it belongs to the superclass `\(superclass)`, which no Swift file read declares"
        case .endBySetUp(let view, let method, let superclass):
            "where `\(view)` ends: `\(method)` says it, which only the superclass `\(superclass)` may call, and no Swift file read declares that"
        case .placeOfInner(let points, let path):
            "where `self` is in its window: \(path.split(separator: "/").last ?? "") draws it \(Wording.points(points)) pt above the "
                + "end of its screen"
        case .placeOfPart(let type): "where `self` is in its window, which a `\(type)` does not fill"
        case .needOfUntied(let subject):
            "how far \(subject.text) has to move: the value that is set does not determine its bottom edge"
        case .needOfHidden(let subject): "which content must stay visible: \(subject.text) is hidden then"
        case .placeInScrollView(let subject, let scrollView):
            "where \(subject.text) is on the screen: it is part of what "
                + (scrollView.map { "`\($0)` scrolls" } ?? "a scroll view around it scrolls")
        case .restAboveAccessory(let type):
            "where content is after editing: `\(type)` can become first responder, and its input accessory view may stay"
        case .bars(let storyboard):
            "whether the screen stands above a tab bar: `\(storyboard)`, which the project lists, was not found"
        case .endBeside(let view, let bar): "where `\(view)` ends: the handler moves `\(bar)`, which it may be tied to"
        case .contentInStack(let view): "where the views are that `\(view)` stacks: the handler changes its spacing"
        case .contentInMargins(let view): "which content the margins of `\(view)` inset"
        case .end(let view, let other, .isNotPlaced):
            "where `\(view)` ends: it is tied to `\(other)`, and no constraint that was run positions `\(other)`"
        case .end(let view, let other, .isMoved):
            "where `\(view)` ends: it is tied to `\(other)`, and code moves the content there"
        }
    }
}

extension UnfollowedCall.Reason {
    fileprivate func text(of callee: String) -> String {
        switch self {
        case .typeNotDeclared(let type): "no Swift file read declares `\(type)`"
        case .superclassNotDeclared(let type): "no Swift file read declares the superclass `\(type)`"
        case .anyConformer(let name): "no executed code makes an object that conforms to `\(name)`"
        case .receiverNotKnown:
            "the type of \(callee.lastIndex(of: ".").map { "`\(callee[..<$0])`" } ?? "the object it is called on") is unknown"
        case .notDeclared: "no Swift file read declares it"
        case .closureNotSet: "no code that was run sets the closure"
        case .noSubscriber(let relay): "the value leaves into `\(relay)`, and following that led to no subscriber"
        case .posts: "it posts a notification, whose observers were not run"
        }
    }
}

extension UnknownEnds {
    fileprivate var text: String {
        switch self {
        case .notFound: return "not found in the files read"
        case .notConnected: return "no interface file connects the outlet"
        case .connected(let stranger, let type):
            return "connected in an interface file for `\(stranger)`, which may not be a `\(type)`"
        case .noConstraint(let place): return "\(place.text) connects the outlet to something other than a constraint"
        case .differing(let places):
            let first = places.first?.text ?? ""
            let others = places.count > 2 ? "\(places.count - 1) more places" : places.last?.text ?? first
            return "\(first) and \(others) disagree"
        }
    }
}

extension StopReason {
    package var text: String {
        switch self {
        case .fuel(let count): "limit of \(count) evaluated expressions reached"
        case .expressionDepth(let levels): "expressions are nested deeper than \(levels) levels"
        case .callDepth(let levels): "calls that are nested deeper than \(levels) levels are not followed"
        case .iterations(let count): "a loop ran \(count) times"
        case .constraints(let count): "more than \(count) constraints are made"
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
    /// "not `isPaused`", and for `user != nil` "`user == nil`".
    package var text: String {
        if let recorded { return recorded }
        if holds { return "`\(question)`" }
        let operators = [" != ": " == ", " == ": " != "]
        for (negative, positive) in operators where question.ranges(of: negative).count == 1 && !question.isCompound {
            return "`\(question.replacing(negative, with: positive))`"
        }
        return question.hasPrefix("!") && !question.isCompound ? "`\(question.dropFirst())`" : "not `\(question)`"
    }
}

extension String {
    /// Whether a condition has parts, of which a negation would have to turn each.
    fileprivate var isCompound: Bool { contains("&&") || contains("||") || contains("?") || contains("…") }
}
