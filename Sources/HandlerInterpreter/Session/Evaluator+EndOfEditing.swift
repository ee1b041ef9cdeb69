import ProgramIndex
import SwiftParser

/// What UIKit calls of a screen as the keyboard goes, because nobody types any more: the end of editing, of which text fields,
/// text views and search bars tell their delegates (Apple, documentation of `UITextFieldDelegate`, `UITextViewDelegate` and
/// `UISearchBarDelegate`). Screens put their layout back there as well as in a handler of the keyboard's hiding.
package enum EndOfEditing {
    package static let methods = ["textFieldDidEndEditing", "textViewDidEndEditing", "searchBarTextDidEndEditing"]
}

extension PathRun {
    /// Whether content that handlers have written to is elsewhere than before the first event, or nobody knows where, when the
    /// keyboard is hidden.
    package var leavesContentAway: Bool {
        completeSteps.contains { step in
            step.world.keyboard.state == .hidden && step.contents.contains { $0.displacement.map { abs($0) > 0.5 } ?? true }
        }
    }
}

extension Evaluator {
    /// Runs those of the screen's methods that write to what handlers have written to. Others are not about layout, and what
    /// they do is not asked.
    ///
    /// Their writes count to the handler that wrote there last.
    func endEditing() {
        guard !isStopped, world.keyboard.state == .hidden, world.keyboard.owner == .thisApp, let controller,
            let type = typeName(of: controller)
        else { return }
        for method in program.lookups.endsOfEditing(of: type) {
            let reach = program.lookups.reach(of: method, in: type)
            // What they say decides whether they run.
            reach.functions.forEach(program.values.note(entered:))
            guard let last = path.trace.writes.last(where: { reach.targets.contains($0.target.text.withoutSelf) }) else {
                continue
            }
            let count = path.trace.writes.count
            let running = handler
            handler = last.handler
            path.effects.note()
            apply(FunctionValue(declaration: method, receiver: .object(controller)), [field(givenTo: method)])
            if path.trace.writes.count > count { note(.assumed(.endsEditing(method.signatureName))) }
            handler = running
        }
    }

    private func field(givenTo method: Syntax) -> Value {
        heap.editedField.map(Value.object) ?? .unknown(Unknown(method.children(.parameter).first?.name ?? "field"))
    }
}

extension Lookups {
    /// The methods of a screen that are called when editing ends.
    func endsOfEditing(of type: String) -> [Syntax] {
        if let known = endsOfEditing[type] { return known }
        let methods = EndOfEditing.methods.compactMap { index.method($0, labels: nil, in: type) }
        endsOfEditing[type] = methods
        return methods
    }

    /// What a method comes to with those methods of the type that it calls.
    func reach(of method: Syntax, in type: String) -> Reach {
        if let known = reaches[method] { return known }
        let own = index.lineage(of: type).flatMap(\.declarations).flatMap(\.subtree).filter { $0.kind == .functionDecl }
        var functions: Set<Syntax> = []
        var next = [method]
        while let function = next.popLast() {
            guard functions.insert(function).inserted else { continue }
            let called = Set(function.subtree.filter { $0.kind == .callExpr }.compactMap { $0.child(.callee)?.name })
            next += own.filter { called.contains($0.name) }
        }
        let assigned = functions.flatMap(\.subtree).filter { $0.kind == .assignExpr }
        let reach = Reach(functions: functions, targets: Set(assigned.compactMap { $0.child(.left)?.text.withoutSelf }))
        reaches[method] = reach
        return reach
    }

    struct Reach {
        let functions: Set<Syntax>
        /// What they assign to, as the source writes it, without `self.`.
        let targets: Set<String>
    }
}
