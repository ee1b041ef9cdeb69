import KeyboardModel
import LintEngine
import Vocabulary

extension Fix {
    /// "tie `composer` to the keyboard layout guide; delete `keyboardWillShow(_:)`"
    package var description: String {
        switch kind {
        case .guide: break
        case .handler: return "in \(Self.list(kept)), lay out for what the keyboard covers of the view"
        case .curve:
            return "in \(Self.list(kept.isEmpty ? [type] : kept)), shift the animation's curve to its place among the options"
        case .animation: return "in \(Self.list(kept)), lay out in the animation what it has changed"
        case .timing: return "run \(Self.list(kept)) when the keyboard begins to move"
        case .reset: return "in \(Self.list(kept)), give back what was there without a keyboard"
        case .frame: return "in \(Self.list(kept)), read the keyboard's end frame"
        case .empty: return "in \(Self.list(kept)), take a frame of zeros for no keyboard"
        }
        var parts = ["tie \(Self.list(contents)) to the keyboard layout guide"]
        if !deleted.isEmpty { parts.append("delete \(Self.list(deleted))") }
        if !kept.isEmpty { parts.append("keep \(Self.list(kept)) without its layout") }
        return parts.joined(separator: "; ")
    }

    /// For a menu: "Migrate ChatViewController to the keyboard layout guide (proven in 11 scenarios)".
    package var title: String {
        let what =
            switch kind {
            case .guide: "Migrate \(type) to the keyboard layout guide"
            case .handler: "Correct the keyboard layout of \(type)"
            case .curve: "Shift the animation curve"
            case .animation: "Lay out in the animation"
            case .timing: "Lay out when the keyboard begins to move"
            case .reset: "Give back what was there without a keyboard"
            case .frame: "Read the keyboard's end frame"
            case .empty: "Take a frame of zeros for no keyboard"
            }
        let proven = "proven in \(Wording.count(proof.scenarios, "scenario"))"
        guard let first = reservations.first else { return "\(what) (\(proven))" }
        let others = reservations.count == 1 ? "" : ", and \(reservations.count - 1) more"
        return "\(what) (\(proven); unsafe: \(first.text)\(others))"
    }

    fileprivate static func list(_ names: [String]) -> String {
        let quoted = names.map { "`\($0)`" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
        return quoted.dropLast().joined(separator: ", ") + " and " + last
    }
}

extension Fix {
    /// "run in 11 scenarios: the content is where the guide has it after all 31 events; the code before differs in 5 of the
    /// scenarios"
    package var proofText: String {
        let scenarios = Wording.count(proof.scenarios, "scenario")
        switch kind {
        case .guide:
            let mended = proof.mended.isEmpty ? "" : "; the code before differs in \(proof.mended.count) of the scenarios"
            return
                "run in \(scenarios): the content agrees with the guide after all \(Wording.count(proof.moments, "event"))\(mended)"
        case .curve, .animation: return "run in \(scenarios) that are known: the content is where it was after all events"
        case .timing, .frame:
            let mended = proof.mended.isEmpty ? "nowhere further from" : "agrees in \(proof.mended.count) more with"
            return "run in \(scenarios) that are known: \(mended) the guide"
        case .empty:
            return
                "run in \(Wording.count(proof.scenarios, "scenario")): writes what it wrote, and after a frame of zeros what was there without a keyboard"
        case .handler, .reset:
            return
                "run in \(scenarios) that are known: agrees with the guide in \(proof.mended.count) in which the code before differs"
        }
    }
}

extension FixReservation {
    /// One clause, lower case, no full stop.
    package var text: String {
        switch self {
        case .restMoves(let content, let points, let scenario, let scenarios):
            "without a keyboard, `\(content)` ends \(abs(points).points) pt \(points > 0 ? "higher" : "lower") than before (\(scenario)"
                + (scenarios > 1 ? " and \(scenarios - 1) other scenario\(scenarios == 2 ? "" : "s"))" : ")")
        case .stillDiffers(let scenarios):
            "not mended, and no worse, in \(Wording.count(scenarios.count, "scenario")): \(scenarios.joined(separator: ", "))"
        case .movesForOthers(let scenarios):
            "the content moves for a keyboard that is another app's or on another screen, and did not before, in "
                + scenarios.joined(separator: ", ")
        case .endsCloser(let scenarios):
            "the content ends at the keyboard, without the distance that it has at rest, in \(Wording.count(scenarios.count, "scenario"))"
        case .frameEnds(let content):
            "`\(content)` ends above the home indicator; before, it ended at the bottom of the view and scrolled beneath"
        case .movesToo(let view): "`\(view)`, which constraints tie to the content, moves with it; before, it stayed where it was"
        case .comment(let path, let line): "the comment at \(path):\(line) is deleted with its code"
        case .mayBeCalled(let function): "`\(function)` is deleted and not private; other files may call it"
        case .inherited(let type, let heirs):
            "`\(type)` changes for \(heirs.count > 2 ? "\(heirs.count) classes that inherit from it" : Fix.list(heirs))"
        case .shared(let type): "`\(type)` changes for all screens that it lays out"
        case .keepsMargin(let points): "the content stays \(points.points) pt above the keyboard, as above the safe area at rest"
        case .losesMargin(let points):
            "the content ends \(abs(points).points) pt \(points > 0 ? "farther from" : "closer to") the keyboard than before"
        case .replacesNumber:
            "the fixed number becomes the safe area's inset: 34 pt on an iPhone with a home indicator, 0 with a home button"
        case .runsEarlier(let handlers):
            "\(Fix.list(handlers)) \(handlers.count == 1 ? "runs" : "run") before the keyboard has moved, not after"
        case .notReached(let path, let line): "no scenario runs \(path):\(line), which writes to layout, too; check it"
        case .scrolls(let path, let line): "\(path):\(line) scrolls by the changed height, too; check it"
        case .insetIsRead(let path, let line): "\(path):\(line) reads the changed inset; check it"
        case .notRun(let type): "no run shows what uses the options of `\(type)`"
        case .runsOnHide(let handlers):
            "\(Fix.list(handlers)) \(handlers.count == 1 ? "runs" : "run") when the keyboard hides, too"
        case .placeUnknown(let handler): "the layout of `\(handler)` is unknown; the old number also set other options, which go"
        case .olderSystems(let target):
            "the deployment target is iOS \(target.major).\(target.minor): before iOS 15, the handlers run as they did; "
                + "the guide and `#unavailable` need Xcode 13.3"
        case .deploymentTargetUnknown: "the deployment target is unknown; the guide needs iOS 15"
        case .assumption(let point?): "the run of the old code is not certain: \(point.text)"
        case .assumption(nil): "the old code acts only under a condition"
        case .recorded(let text): text
        }
    }
}

extension FixRefusal {
    /// Why there is no fix: one clause, lower case, no full stop.
    package var text: String {
        switch self {
        case .open(let handler, let point):
            "the run of `\(handler)` is not known in full" + (point.map { " (\($0.text))" } ?? "")
        case .hosted(let view): "`\(view)` is placed by the code of another class"
        case .sharedObserver(let observer): "`\(observer)` observes the keyboard for this screen and may do so for others"
        case .inherited(let heir): "`\(heir)` inherits the handlers and would change with them"
        case .startedByEditing(let handler): "editing starts `\(handler)`, not a notification"
        case .noLayout: "the handlers write no layout that the guide can replace"
        case .moves(let kind, let expression):
            "`\(expression.split(whereSeparator: \.isNewline).first ?? "")` changes \(kind.noun), and no fix is known for its form"
        case .constraintUnknown(let expression): "it is unknown which constraint `\(expression)` writes"
        case .constraintInInterfaceFile(let expression, let path, let line):
            "the constraint of `\(expression)` is in an interface file (\(path):\(line)), and no outlets say how to replace it in code"
        case .constraintForm(let path, let line):
            "the call at \(path):\(line) does not tie a bottom edge to the view in a known form"
        case .scrollViewNotTied(let name): "no constraint in code ties the bottom of `\(name)` to the view"
        case .notToBePinned(let obstacle): obstacle.text
        case .tableViewController: "the table view controller avoids the keyboard by itself"
        case .deploymentTarget(let version):
            "the guide needs iOS 15, and the deployment target is iOS \(version.major).\(version.minor)"
        case .systemCheck(let path, let line):
            "the guide needs iOS 15, the deployment target is older, and \(path):\(line) does not fit into a check of the system"
        case .ownGuide(let path, let line): "the program declares its own `keyboardLayoutGuide` (\(path):\(line))"
        case .interwoven(let handler, let path, let line):
            "`\(handler)` also does other work, which is not separable from its layout (\(path):\(line))"
        case .sharedFunction(let name, let path, let line): "`\(name)` is also called at \(path):\(line)"
        case .registration(let path, let line): "the registration at \(path):\(line) is not removable by itself"
        case .registeredByAncestor(let path, let line):
            "the registration at \(path):\(line) is in another class, which may serve other screens"
        case .calledByOthers(let handler, let path, let line):
            "`\(handler)` (\(path):\(line)) only lays out, and the object that calls it needs it"
        case .dependency(let path): "\(path) is in a folder of dependencies"
        case .postedByHand(let path, let line): "the notification is posted by hand at \(path):\(line)"
        case .language(let version): "the code is Swift \(version.major), and the fixes are written for Swift 3 and later"
        case .file(let path): "\(path) is generated or has syntax that was not understood"
        case .drawnToo(let content, let path): "a constraint in \(path) ties the bottom of `\(content)`, too"
        case .guideOfMovedView(let name): "`\(name)` would be tied to its own guide"
        case .notProven(let content, let scenario, let event, let difference):
            if let difference {
                "the changed code has `\(content)` \(abs(difference).points) pt too \(difference > 0 ? "low" : "high") "
                    + "(\(scenario), \(Self.moment(event, in: scenario)))"
            } else {
                "the place of `\(content)` in the changed code is unknown (\(scenario), \(Self.moment(event, in: scenario)))"
            }
        case .contradicting(let constraint, let scenario):
            "constraints of the changed code contradict each other, `\(constraint)` among them (\(scenario))"
        case .noKnownDifference: "the handlers agree with the guide in every run that is known"
        case .safeAreaInsets(let version):
            "`safeAreaInsets` needs iOS 11, and the deployment target is iOS \(version.major).\(version.minor)"
        case .noCorrection(let expression, let path, let line):
            "no correction is known for what `\(expression.split(whereSeparator: \.isNewline).first ?? "")` is set to (\(path):\(line))"
        case .correctionsDiffer(let count, let nearest):
            "\(count == 1 ? "the correction" : "each of \(count) corrections") tried "
                + (nearest.map(\.text) ?? "leaves the content where it is")
        case .remains(let type, let guide):
            "the fix of the other findings on `\(type)` keeps the handlers, and the layout guide does not replace them: \(guide.text)"
        case .shortens(let content):
            "it would end \(Fix.list(content)) above the home indicator at all times"
        case .both(let guide, let handlers):
            "by the layout guide: \(guide.text); by a correction of the handlers: \(handlers.text)"
        case .newFinding(let rule): "the change was dropped, since the changed code has a new finding (\(rule))"
        case .recorded(let text, _): text
        }
    }

    /// "at show", "when the keyboard shrinks 45 pt"; "at rest" without an event.
    fileprivate static func moment(_ event: String?, in scenario: String) -> String {
        guard let event else { return "at rest" }
        return ScenarioLibrary.scenario(id: scenario)?.moment(of: event) ?? "at \(event.stepWords)"
    }
}

extension FixRefusal.Shortfall {
    /// "leaves the content 20 pt too low in iphone-home-button (at show); before, it is 14 pt too high"
    fileprivate var text: String {
        func place(_ points: Double?) -> String {
            guard let points else { return "at an unknown place" }
            if abs(points) < 0.5 { return "in its place" }
            return "\(abs(points).points) pt too \(points > 0 ? "low" : "high")"
        }
        let moment = event.map { " (\(FixRefusal.moment($0, in: scenario)))" } ?? ""
        return "leaves the content \(place(after)) in \(scenario)\(moment); before, it is \(place(before))"
    }
}
