import Behaviour
import HandlerInterpreter
import KeyboardFacts
import ProgramIndex
import SourceText
import SwiftParser

extension HandlerBehaviour {
    /// What is not reset to its value at rest, where code that no run entered sets it, too: an animation that opens the screen,
    /// say, or a bar that is shown later. By then the screen may rest as that code has it. Nil for all else.
    ///
    /// - Parameter handler: what the report says of it.
    func laterRest(of handler: Handler, in index: DeclarationIndex) -> Assumption? {
        guard let owner = self.handler.owner else { return nil }
        let sinks = Set(handler.scenarios.flatMap(\.effects).filter { $0.name == .notReset }.compactMap(\.sink))
        guard !sinks.isEmpty else { return nil }
        // What overrides or hides a function that ran is no other one.
        let entered = Set(values.entered.filter { $0.kind == .functionDecl }.map(\.name))
        let writes = index.lineage(of: owner).flatMap(\.declarations).flatMap { declaration in
            declaration.subtree.filter { $0.kind == .assignExpr && isWhileHidden($0, besides: entered) }
        }
        for sink in sinks.sorted() {
            let target = handler.sinks[sink].expression
            let place = target.withoutSelf
            let atRest = unrestored(sink, of: handler, in: nil)?.atRest
            let write = writes.first { write in
                guard write.child(.left)?.text.withoutSelf == place, let value = write.child(.right) else { return false }
                return atRest == nil || Double(value.text) != atRest
            }
            guard let write else { continue }
            return .restsAsSetUp(target, setAlsoAt: FileLine(path: write.file.path, line: write.location.line))
        }
        return nil
    }

    /// Whether a statement stands in a function that no run entered, that nothing calls while somebody types, and that is not called
    /// when the screen goes.
    private func isWhileHidden(_ write: Syntax, besides entered: Set<String>) -> Bool {
        guard let function = write.enclosingFunction, !entered.contains(function.name) else { return false }
        return !DeclarationIndex.departure.contains(function.name) && !function.isCalledWithField
    }
}
