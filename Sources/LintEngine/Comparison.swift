import HandlerInterpreter
import KeyboardModel

/// Where a handler leaves the bottom edge of its content after one event, beside where the layout guide puts it.
///
/// Both are compared as displacements from the same resting place: content tied to the safe area becomes content tied to a guide with
/// default properties; content tied to the view's bottom edge becomes content tied to a guide that ignores the bottom safe area.
struct Comparison {
    /// The scenario's event.
    let event: String
    /// y of the content's bottom edge in points in the view's coordinates; nil where a number is not known.
    let legacyBottom: Double?
    /// The same for content tied to the layout guide.
    let guideBottom: Double?
    /// `legacyBottom − guideBottom`: positive is lower on the screen.
    let difference: Double?
    /// In words.
    let effect: String
    /// What this comparison takes for granted, as a clause that begins with "if"; nil where nothing is left open.
    let premise: String?

    /// Differences up to this many points are agreement: rounding to pixels on a 2x screen moves an edge by as much.
    static let tolerance = 0.5

    var agrees: Bool? { difference.map { abs($0) <= Self.tolerance } }

    /// One comparison for each edge the content may rest on.
    static func all(_ content: ContentState, in step: PathRun.Step) -> [Comparison] {
        let verb = content.sink == .constraintConstant ? "is tied to" : "rests on"
        return content.rests.map { rest in
            Comparison(
                content, restingOn: rest, in: step,
                premise: content.rests.count > 1 ? "if `\(content.name)` \(verb) \(rest.name)" : nil)
        }
    }

    private init(_ content: ContentState, restingOn rest: ContentState.Rest, in step: PathRun.Step, premise: String?) {
        let guide = KeyboardLayoutGuide(usesBottomSafeArea: rest == .safeArea)
        let guideTop = guide.layoutFrame(in: step.world).minY
        let restingEdge = guide.restingFrame(in: step.world).minY
        let spacing = content.spacing ?? 0
        event = step.name
        guideBottom = guideTop - spacing
        legacyBottom = content.displacement.map { restingEdge - spacing + $0 }
        difference = content.displacement.map { restingEdge + $0 - guideTop }
        self.premise = premise
        effect = Self.effect(
            difference: difference, spacing: spacing, isKeyboardUp: guideTop < restingEdge, movement: content.movementText
        )
    }

    private static func effect(difference: Double?, spacing: Double, isKeyboardUp: Bool, movement: String) -> String {
        guard let difference else { return movement }
        let points = abs(difference).points
        if abs(difference) <= tolerance { return "agrees" }
        if !isKeyboardUp { return difference < 0 ? "not reset: stays \(points) pt too high" : "ends \(points) pt too low" }
        if difference < 0 { return "gap of \(points) pt" }
        let covered = difference - max(0, spacing)
        return covered > tolerance ? "covered by \(covered.points) pt" : "\(points) pt closer to the keyboard"
    }
}
