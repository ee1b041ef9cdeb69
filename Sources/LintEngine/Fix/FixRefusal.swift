import HandlerInterpreter
import SourceText
import Vocabulary

/// Why there is no fix for a screen.
package indirect enum FixRefusal: Hashable, Sendable, Error {
    /// A handler was not run to its end, or what it does depends on something that is not known.
    case open(handler: String, OpenPoint? = nil)
    /// Something else observes for the screen, so that other screens change with it.
    case sharedObserver(String)
    /// The view stands in another class's screen, whose code a fix would have to change.
    case hosted(String)
    /// Classes inherit the handlers.
    case inherited(by: String)
    /// No notification starts the handlers: UIKit calls them as editing begins, whether or not a keyboard comes.
    case startedByEditing(handler: String)
    /// Nothing is laid out.
    case noLayout
    /// The handlers move something that no constraint to the guide can stand for.
    case moves(SinkKind, expression: String)
    /// It is not known which constraint the handlers move, or between what it stands.
    case constraintUnknown(expression: String)
    /// The constraint stands in an interface file.
    case constraintInInterfaceFile(expression: String, path: String, line: Int)
    /// The call that makes the constraint has none of the forms that are rewritten.
    case constraintForm(path: String, line: Int)
    /// No constraint in code ties the scroll view's bottom edge to the view.
    case scrollViewNotTied(String)
    /// The scroll view is not to end at the guide.
    case notToBePinned(PinObstacle)
    /// A table view controller's own table avoids the keyboard by itself.
    case tableViewController
    /// The system that the code is built for has no guide.
    case deploymentTarget(Version)
    /// The code is built for systems without the guide, too, and a check of the system has no place around a statement.
    case systemCheck(path: String, line: Int)
    /// The name of the guide is one of the program's own.
    case ownGuide(path: String, line: Int)
    /// The handler's layout and what else it does cannot be taken apart.
    case interwoven(handler: String, path: String, line: Int)
    /// A function lays out for the keyboard and for others.
    case sharedFunction(String, path: String, line: Int)
    /// The registration has a form that is not taken out.
    case registration(path: String, line: Int)
    /// A class registers the handler for all that inherit from it.
    case registeredByAncestor(path: String, line: Int)
    /// Another object calls the handler, which does nothing but lay out: it cannot go without what asks for it.
    case calledByOthers(handler: String, path: String, line: Int)
    /// The code is not the project's own: a folder of dependencies has it.
    case dependency(path: String)
    /// Other code posts the notification that the handlers would not hear any more.
    case postedByHand(path: String, line: Int)
    /// The code is compiled in a mode of Swift that fixes are not written in.
    case language(Version)
    /// A file is generated, or was not read without issues.
    case file(path: String)
    /// An interface file ties what the guide is to place.
    case drawnToo(content: String, path: String)
    /// A view is tied to its own guide, not to that of the view it moves in.
    case guideOfMovedView(String)
    /// The changed screen does not have content where it belongs.
    case notProven(content: String, scenario: String, event: String?, difference: Double?)
    /// Required constraints of the changed screen cannot all hold.
    case contradicting(constraint: String, scenario: String)
    /// Linting the changed screen finds something new.
    case newFinding(rule: String)
    // MARK: Of handlers that stay

    /// No run that is known differs from the guide.
    case noKnownDifference
    /// The system that the code is built for has no `safeAreaInsets`.
    case safeAreaInsets(Version)
    /// The code takes the keyboard's place in none of the forms that are rewritten.
    case noCorrection(expression: String, path: String, line: Int)
    /// With none of so many changes the content is where the guide has it, and nowhere worse. The place is that of the change
    /// which comes nearest; nil where none makes a difference.
    case correctionsDiffer(candidates: Int, nearest: Shortfall?)

    /// The fix of the screen's other findings corrects the handlers and leaves this one, for the guide cannot take their place.
    case remains(type: String, guide: FixRefusal)
    /// The guide would end content higher that runs beneath the home indicator, and correcting the handlers does not.
    case shortens(content: [String])
    /// Why the guide does not take the handlers' place, and why the handlers are not corrected.
    case both(guide: FixRefusal, handlers: FixRefusal)
    /// As a report that was read back words it, with what a part of a run knows besides.
    case recorded(String, PinObstacle? = nil)

    /// What keeps a scroll view from ending at the guide, whoever wrote that.
    package var pinObstacle: PinObstacle? {
        switch self {
        case .both(let guide, _), .remains(_, let guide): guide.pinObstacle
        case .notToBePinned(let obstacle): obstacle
        case .recorded(_, let obstacle): obstacle
        case .contradicting: .contradiction
        default: nil
        }
    }

    /// Where a change leaves content further from the guide than it was: by how many points, positive where it is too low; nil
    /// where that is not known.
    package struct Shortfall: Hashable, Sendable {
        package var scenario: String
        package var event: String?
        package var before: Double?
        package var after: Double?

        package init(scenario: String, event: String?, before: Double?, after: Double?) {
            self.scenario = scenario
            self.event = event
            self.before = before
            self.after = after
        }
    }
}
