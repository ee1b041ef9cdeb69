/// The bounds of a run, each with its reason. Real handlers stay far below all of them; hostile code meets them instead of
/// hanging.
package enum Limits {
    /// Evaluated nodes per scenario path. The longest handler measured on public apps evaluates under 2,000 per notification.
    static let fuel = 60_000
    /// The same for all paths through a scenario: a further one is begun only below it. Only hostile code takes five whole tanks,
    /// and does so in each scenario: the later ones have one tank.
    static let fuelOfAllPaths = 300_000
    /// Calls on the stack. Helpers were never nested deeper than 3; a worker thread's stack holds this many frames.
    static let callDepth = 48
    /// Expressions inside each other, counted across calls, for the same reason.
    static let evaluationDepth = 400
    /// Ways through a scenario when conditions are unknown: five independent ones.
    static let paths = 32
    /// Functions and registrations remembered of a set-up, which is far more than a screen has.
    static let registrations = 500
    /// The same for what runs before the first keyboard: all of it has to run, and most of it builds views. Where that is not
    /// enough, the result says so.
    static let setUpFuel = 40_000
    /// The least of it that a function has which UIKit calls, whatever those before it used up building views.
    static let callbackFuel = 5_000
    /// Ways through one statement that are tried to see whether its questions matter.
    static let idleBranches = 12
    /// Paths of a session that are begun anew because a statement mattered after all.
    static let abandonedPaths = 32
    /// Open questions of a path that are kept: more than a reader can think of, and far more than can be tried both ways.
    static let questions = 64
    /// Bytes of a string literal whose text is looked at: it may be a notification's name, or be compared with another.
    static let stringLength = 1_000
    /// Elements a loop visits.
    static let iterations = 1_000
    /// Recorded writes per path: more say nothing new.
    static let writes = 200
    /// Assumptions listed per path: a reader stops long before.
    static let assumptions = 24
    /// Constraints that one object makes and that are laid out: a screen has some dozens, one with all of a sign-up's steps some
    /// hundreds. The rest is said to be missing.
    static let constraints = 1_000
    /// Views in each other that are looked through for one that scrolls.
    static let nestedViews = 16
    /// Views whose constraints are looked for in code that has not run: from a list down to the end of its screen there are few.
    static let recalledViews = 8
    /// Names to look for in other files, per path; each costs a search.
    static let missingNames = 100
    /// Steps kept of a number's way through the source.
    static let steps = 12
    /// Characters of source text in the name of an unknown.
    static let unknownNameLength = 60
    /// Characters of the numbers that one is the greater of; beyond, it is asked at once which.
    static let extremeNameLength = 400
    /// Characters of a distance with unknowns in it that a sentence can carry.
    static let distanceLength = 80
    /// Terms of an affine number; a longer sum becomes one unknown.
    static let affineTerms = 16
}
