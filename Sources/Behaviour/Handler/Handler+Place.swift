import KeyboardFacts
import SourceText
import SwiftParser

extension Handler {
    /// Where it stands in a report.
    package var place: Place { Place(path: path, offset: range.start.offset, type: type ?? "") }

    package struct Place: Hashable, Comparable {
        package let path: String
        package let offset: Int
        package let type: String

        package static func < (left: Place, right: Place) -> Bool {
            (left.path, left.offset, left.type) < (right.path, right.offset, right.type)
        }
    }

    /// Whether both are the same code in the same kind of object, and running it showed the same.
    package func isSame(as other: Handler) -> Bool {
        place == other.place && outcome == other.outcome && unknowns == other.unknowns
            && preconditions == other.preconditions && obstacle == other.obstacle && sinks == other.sinks
            && scenarios == other.scenarios
    }

    package init(_ behaviour: HandlerBehaviour) {
        let handler = behaviour.handler
        let file = handler.node.file
        let obstacle = behaviour.obstacle
        let questions = obstacle == nil ? behaviour.openQuestions : []
        let unknowns = obstacle == nil ? behaviour.unknowns(questions) : []
        self.init(
            path: file.path, range: SourceRange(handler.node.range, in: file), name: handler.name,
            type: behaviour.typeName,
            observes: handler.registrations.map { registration in
                let name = registration.reference.node
                let location = name.nameLocation
                return Observation(
                    notification: registration.event.rawValue, path: name.file.path, line: location.line, column: location.column,
                    form: registration.form.rawValue)
            },
            through: handler.through.map(Handler.Intermediary.init),
            outcome: obstacle != nil ? .notExecuted : unknowns.isEmpty ? .executed : .executedWithUnknowns, unknowns: unknowns,
            preconditions: obstacle == nil ? behaviour.preconditions(questions) : [], obstacle: obstacle,
            sinks: obstacle == nil ? behaviour.sinks : [],
            scenarios: obstacle == nil
                ? behaviour.runs.map(behaviour.deviceResult).withConstantMargin.withKeptClearance(behaviour.sinks) : [])
        for case .endOf(let box) in scenarios.flatMap(\.effects).flatMap(\.details) { assume(.mustStayVisibleToItsEnd(box)) }
        stage = handler.stage
        isOverride = handler.node.hasModifier("override")
    }
}
