import HandlerInterpreter
import KeyboardFacts
import KeyboardModel
import ProgramIndex
import Vocabulary

/// Handlers that editing starts: a report lists them where a run shows that they move content out of the keyboard's way.
///
/// Their code alone does not tell what a constraint ties, or which way a view goes: a text view that grows while one types in it
/// writes a constraint, too.
extension Session {
    /// Handlers without those that editing starts, unless one of these raises content.
    func withoutIdleEditing(
        _ listed: [(position: Int, handler: KeyboardHandler)], of result: ExecutionResult
    ) -> [(position: Int, handler: KeyboardHandler)] {
        let editing = listed.filter(\.handler.isOfEditing)
        let begin = editing.filter { $0.handler.observes(.willShow) }
        guard !editing.isEmpty else { return listed }
        let raises = begin.contains { position, handler in
            result.raisesContent(position, holdsOnlyEnds: handler.node.name.hasPrefix("searchBar"))
        }
        let isUnknown = begin.contains { position, handler in
            handler.movesOwnView(in: index) && result.writesNothing(position)
        }
        return raises || isUnknown ? listed : listed.filter { !$0.handler.isOfEditing }
    }
}

extension FileFacts {
    /// The classes that inherit from the owner of some handlers. Of those that editing starts, an heir which is told of the
    /// keyboard has no use.
    func heirs(of owner: String, taking own: [KeyboardHandler]) -> [TypeDeclaration] {
        let heirs = index.descendants(of: owner)
        guard own[0].isOfEditing else { return heirs }
        let observing = Set((handlers + libraryHandlers + lineageHandlers).filter { !$0.isOfEditing }.compactMap(\.owner))
        return heirs.filter { heir in index.lineage(of: heir.name).allSatisfy { !observing.contains($0.name) } }
    }
}

extension ExecutionResult {
    /// Points; less than any keyboard is high.
    private static let leastRise = 40.0

    /// Whether a handler raises content by many points on some path, as editing begins.
    ///
    /// - Parameter holdsOnlyEnds: whether of constraints only those count that hold a bottom edge: a header that goes as one
    ///   searches goes up, too.
    fileprivate func raisesContent(_ position: Int, holdsOnlyEnds: Bool) -> Bool {
        runs.lazy.flatMap(\.paths).contains { path in
            path.trace.writes.contains { write in
                guard write.handler == position, path.steps.indices.contains(write.step) else { return false }
                if write.kind == .contentOffset { return write.quantity?.known.map { $0 >= Self.leastRise } ?? false }
                let states = path.steps[write.step].contents.filter { $0.sink == write.kind && $0.name == write.object }
                return states.contains { state in
                    guard state.manner == .moves, let points = state.wholeShift ?? state.displacement, points <= -Self.leastRise
                    else { return false }
                    if write.kind == .constraintConstant {
                        guard write.constraint?.placesEdge ?? false, !state.rests.isEmpty || !holdsOnlyEnds else { return false }
                    }
                    return !state.assumptions.contains { if case .assumed(.tiesBottomEdge) = $0 { true } else { false } }
                }
            }
        }
    }

    /// Whether a handler was not run as far as any layout.
    fileprivate func writesNothing(_ position: Int) -> Bool {
        !runs.contains { $0.paths.contains { $0.trace.writes.contains { $0.handler == position } } }
    }
}

extension ConstraintDescription {
    /// Whether it places a view, and gives it no size.
    fileprivate var placesEdge: Bool {
        guard let second else { return false }
        return first.isVertical && second.isVertical && ![first, second].contains { $0.attribute == "height" }
    }
}
