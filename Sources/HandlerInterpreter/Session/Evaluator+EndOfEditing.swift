import KeyboardFacts
import ProgramIndex
import SwiftParser

/// What UIKit calls of a screen as the keyboard goes, because nobody types any more: the end of editing, of which text fields,
/// text views and search bars tell their delegates (Apple, documentation of `UITextFieldDelegate`, `UITextViewDelegate` and
/// `UISearchBarDelegate`). Screens put their layout back there as well as in a handler of the keyboard's hiding, or in the
/// functions that end editing.
package enum EndOfEditing {
    /// Calls that end editing, and so hide the keyboard.
    static let calls: Set<String> = ["resignFirstResponder", "endEditing"]

    /// Members of UIKit that hide the keyboard, and search bars, whose controller has a button that does.
    package static let members = calls.union(["keyboardDismissMode", "UISearchController"])
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
    /// Runs those of the screen's methods that are asked whether editing may end, before any handler hears of it.
    func mayEndEditing() {
        guard let type = typeEndingEditing else { return }
        putBack(by: program.lookups.endsOfEditing(of: type).asked, of: type)
    }

    /// Runs those of the screen's methods that write to what handlers have written to. Others are not about layout, and what
    /// they do is not asked.
    ///
    /// Their writes count to the handler that wrote there last.
    func endEditing() {
        guard let type = typeEndingEditing else { return }
        let count = path.trace.writes.count
        putBack(by: program.lookups.endsOfEditing(of: type).told, of: type)
        // An iPad's keyboard has a key that hides it.
        guard !world.screen.isPad, path.trace.writes.count == count, let last = path.trace.writes.last,
            last.step < path.moment.step, let hiders = program.lookups.hiders(of: type, program.interfaces)
        else { return }
        let target = last.target.text.withoutSelf
        guard hiders.allSatisfy({ program.lookups.reach(of: $0, in: type).targets.contains(target) }),
            let first = hiders.first
        else { return }
        putBack(by: first, of: type, Assumption.hidesKeyboard)
    }

    /// The class of the screen on which editing ends; nil where it does not.
    private var typeEndingEditing: String? {
        guard !isStopped, world.keyboard.state == .hidden, world.keyboard.owner == .thisApp, let controller else { return nil }
        return typeName(of: controller)
    }

    private func putBack(by methods: [Syntax], of type: String) {
        for method in methods where !program.handlerTable.isHandler(method) {
            putBack(by: method, of: type, Assumption.endsEditing)
        }
    }

    /// Runs a method that writes to what a handler has written to.
    private func putBack(by method: Syntax, of type: String, _ assumption: (String) -> Assumption) {
        let reach = program.lookups.reach(of: method, in: type)
        // What they say decides whether they run.
        reach.functions.forEach(program.values.note(entered:))
        guard let last = path.trace.writes.last(where: { reach.targets.contains($0.target.text.withoutSelf) }), let controller
        else { return }
        let count = path.trace.writes.count
        let running = handler
        handler = last.handler
        path.effects.note()
        let arguments = method.children(.parameter).isEmpty ? [] : [field(givenTo: method)]
        apply(FunctionValue(declaration: method, receiver: .object(controller)), arguments)
        if path.trace.writes.count > count { note(.assumed(assumption(method.signatureName))) }
        handler = running
    }

    private func field(givenTo method: Syntax) -> Value {
        heap.editedField.map(Value.object) ?? .unknown(Unknown(method.children(.parameter).first?.name ?? "field"))
    }
}

extension Lookups {
    /// The methods of a screen that are called when editing ends.
    func endsOfEditing(of type: String) -> EndMethods {
        if let known = endsOfEditing[type] { return known }
        func methods(_ names: [String]) -> [Syntax] { names.compactMap { index.method($0, labels: nil, in: type) } }
        let found = EndMethods(
            asked: methods(EditingDelegate.shouldEnd), told: methods(EditingDelegate.didEnd) + actions(of: type))
        endsOfEditing[type] = found
        return found
    }

    struct EndMethods {
        /// They are called before editing ends.
        let asked: [Syntax]
        /// Once it has ended.
        let told: [Syntax]
    }

    /// Those that the screen's code gives to a field as an action for `editingDidEnd` (Apple, documentation of
    /// `UIControl.Event`).
    private func actions(of type: String) -> [Syntax] {
        let own = index.lineage(of: type).filter { !DeclarationIndex.isFramework($0.name) }
        var found: [Syntax] = []
        for call in own.flatMap(\.declarations).flatMap(\.subtree)
        where call.kind == .callExpr && call.child(.callee)?.name == "addTarget" {
            let arguments = call.children(.argument)
            let isForEnd = arguments.contains { argument in
                argument.label?.hasPrefix("for") ?? false
                    && argument.subtree.contains { $0.isNamed("editingDidEnd") || $0.isNamed("EditingDidEnd") }
            }
            guard isForEnd, let action = arguments.first(where: { $0.label == "action" })?.child(.value)?.selectorName,
                let method = index.method(action, labels: nil, in: type), !found.contains(method)
            else { continue }
            found.append(method)
        }
        return found
    }

    /// The methods of a screen that hide the keyboard, where all that hides it is known and is such a method; nil where it is not.
    func hiders(of type: String, _ interfaces: InterfaceIndex) -> [Syntax]? {
        if let known = hiders[type] { return known }
        let isDrawn = interfaces.layout(ofClass: type, in: index)?.dismissesKeyboard ?? false
        let found = isDrawn ? nil : findHiders(of: type)
        hiders[type] = .some(found)
        return found
    }

    private func findHiders(of type: String) -> [Syntax]? {
        let types = index.lineage(of: type) + index.descendants(of: type)
        let own = types.filter { !DeclarationIndex.isFramework($0.name) }.flatMap(\.declarations).flatMap(\.subtree)
        guard !own.contains(where: { $0.name == "keyboardDismissMode" || $0.name == "UISearchController" }) else { return nil }
        // What the program adds to UIKit's classes hides it for any screen.
        let named = Set(own.map(\.name))
        let added = types.filter { DeclarationIndex.isFramework($0.name) }.flatMap(\.declarations).flatMap(\.subtree)
        let mayHide = added.contains { $0.kind == .functionDecl && named.contains($0.name) && $0.hidesKeyboard }
        guard !mayHide else { return nil }
        var hiders: [Syntax] = []
        for call in own where call.kind == .callExpr && EndOfEditing.calls.contains(call.child(.callee)?.name ?? "") {
            // When a closure runs is not known.
            guard let function = call.ancestors.first(where: { $0.kind == .closureExpr || $0.kind == .functionDecl }),
                function.kind == .functionDecl
            else { return nil }
            if !hiders.contains(function) { hiders.append(function) }
        }
        return hiders
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

extension Syntax {
    /// Whether code in it ends editing.
    fileprivate var hidesKeyboard: Bool { subtree.contains { EndOfEditing.calls.contains($0.name) } }
}
