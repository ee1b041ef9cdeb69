import Behaviour
import HandlerInterpreter
import KeyboardFacts
import KeyboardModel
import LintEngine
import ProgramIndex
import SourceText
import SwiftParser

/// Runs a screen as it was and as it is to be, and compares where they have its content.
///
/// That the old run and the new one agree says nothing: the old one may be wrong. What the new one is held against is where the
/// guide has the content of the old one, event by event; and at rest, against where the old one has it.
struct Proof {
    /// What the changed source showed.
    private(set) var proof = FixProof(scenarios: 0, moments: 0, mended: [], rows: [])
    private(set) var reservations: [FixReservation] = []

    /// - Parameters:
    ///   - changed: the facts of the changed file.
    ///   - contents: what the plan ties to the guide.
    ///   - formerNames: what the old run calls those that have another name in the changed file.
    /// - Throws: where the changed screen has content elsewhere than it belongs.
    init(
        of screen: Screen, changedTo changed: FileFacts, _ interfaces: InterfaceIndex, tying contents: Set<String>,
        formerly formerNames: [String: String] = [:]
    ) throws(FixRefusal) {
        try Self.checkDrawing(of: contents, screen, changed, interfaces)
        let before = screen.run.behaviours.first?.runs ?? []
        let interpreter = HandlerInterpreter(
            index: changed.index, handlers: changed.handlers.filter { $0.owner == screen.type }, interfaces: interfaces)
        var moves: [String: (points: Double, scenario: String, scenarios: Set<String>)] = [:]
        for (run, layout) in zip(before, interpreter.layOut(screen.type, in: before.map(\.scenario))) {
            guard let paths = run.contentPlaces, !paths.isEmpty else {
                throw .open(handler: screen.handlers.first?.name ?? screen.type)
            }
            if let conflict = layout.firstConflict {
                throw .contradicting(constraint: conflict, scenario: run.scenario.id)
            }
            for name in contents.sorted() {
                for places in paths {
                    // A path on which the handlers leave it alone has it where it rests.
                    guard let place = places.first(where: { $0.name == formerNames[name] ?? name }) else { continue }
                    for move in try compare(place, named: name, layout, run.scenario) {
                        var known = moves[name] ?? (0, run.scenario.id, [])
                        known.scenarios.insert(run.scenario.id)
                        if abs(move) > abs(known.points) + Comparison.tolerance {
                            (known.points, known.scenario) = (move, run.scenario.id)
                        }
                        moves[name] = known
                    }
                }
                guard paths.contains(where: { $0.contains { $0.name == formerNames[name] ?? name } }) else {
                    throw .notProven(content: name, scenario: run.scenario.id, event: nil, difference: nil)
                }
            }
            proof.scenarios += 1
        }
        guard proof.moments > 0 else { throw .noLayout }
        proof.mended.sort()
        // Where the code keeps another distance from the keyboard than there is at rest, or none, the guide does not know of it.
        let results = screen.handlers.flatMap(\.scenarios)
        let uncovered = results.filter { !$0.effects.contains { $0.name == .covered } }
        let closer = uncovered.flatMap(\.effects).filter { $0.name == .closer }
        reservations = Set(results.compactMap(\.chosenMargin) + closer.compactMap(\.points)).sorted().map {
            .losesMargin(points: $0)
        }
        reservations += moves.sorted { $0.key < $1.key }.map {
            .restMoves(content: $0.key, points: $0.value.points, scenario: $0.value.scenario, scenarios: $0.value.scenarios.count)
        }
    }

    /// That no interface file ties content which the guide is to place, except by a constraint that code knows of and so the run
    /// does.
    private static func checkDrawing(
        of contents: Set<String>, _ screen: Screen, _ changed: FileFacts, _ interfaces: InterfaceIndex
    ) throws(FixRefusal) {
        for name in contents.sorted() {
            for connection in interfaces.connections(property: name, ofClass: screen.type, in: changed.index) {
                guard case .view(let view) = connection.target, view.bottom != nil else { continue }
                guard let constraint = view.bottomConstraint, interfaces.isConnected(constraint, inFileAt: connection.path) else {
                    throw .drawnToo(content: name, path: connection.path)
                }
            }
        }
    }

    /// - Returns: by how many points the content rests higher than before, for each moment at which it does.
    private mutating func compare(
        _ place: ContentPlace, named name: String, _ layout: LayoutRun, _ scenario: Scenario
    ) throws(FixRefusal) -> [Double] {
        func edge(_ step: LayoutRun.Step) throws(FixRefusal) -> Double {
            guard let content = step.contents.first(where: { $0.name == name }), content.isTied, !content.translatesMask,
                let edge = content.edge
            else {
                throw .notProven(
                    content: name, scenario: scenario.id, event: step.name.isEmpty ? nil : step.name, difference: nil)
            }
            return edge
        }
        var moves: [Double] = []
        let rest = place.rest - (try edge(layout.rest))
        if abs(rest) > Comparison.tolerance { moves.append(rest) }
        var worst: FixProof.Row?
        var isMended = false
        for (step, laidOut) in zip(place.steps, layout.steps) {
            let after = try edge(laidOut)
            let difference = after - step.guideBottom
            if abs(difference) > Comparison.tolerance {
                // At rest the guide is where the safe area ends, and content that hung lower before does not any more.
                guard laidOut.isGuideAtRest, abs(difference + rest) <= Comparison.tolerance || rest == 0 else {
                    throw .notProven(content: name, scenario: scenario.id, event: step.event, difference: difference)
                }
                moves.append(-difference)
            }
            guard let bottom = step.bottom else { continue }
            proof.moments += 1
            if abs(bottom - step.guideBottom) > Comparison.tolerance { isMended = true }
            if abs(bottom - after) > abs((worst?.before ?? 0) - (worst?.after ?? 0)) + Comparison.tolerance {
                worst = FixProof.Row(
                    scenario: scenario.id, event: step.event, content: name, before: bottom, after: after)
            }
        }
        if let worst { proof.rows.append(worst) }
        if isMended, !proof.mended.contains(scenario.id) { proof.mended.append(scenario.id) }
        return moves
    }
}

extension LayoutRun {
    fileprivate var firstConflict: String? { ([rest] + steps).lazy.compactMap(\.conflicts.first).first }
}

extension LayoutRun.Step {
    fileprivate var isGuideAtRest: Bool {
        abs(guide.layoutFrame(in: world).minY - guide.restingFrame(in: world).minY) <= Comparison.tolerance
    }
}
