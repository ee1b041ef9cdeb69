import Behaviour
import KeyboardFacts
import KeyboardModel
import SwiftParser

/// SwiftUI content, of which the model knows one thing: unless told otherwise it avoids the keyboard by itself.
extension MigrationCheck {
    /// Nil where no type is a SwiftUI view.
    func hostedOutcome(of facts: FileFacts) -> Outcome? {
        let views = facts.index.types.values.filter { $0.inherited.contains("View") }.sorted { $0.name < $1.name }
        let bodies = views.compactMap { view in view.properties["body"].map { (view.name, $0) } }
        guard !bodies.isEmpty else { return nil }
        let ignoring = bodies.filter { $0.1.subtree.contains(where: \.ignoresKeyboard) }.map(\.0)
        if let padding = bodies.lazy.compactMap({ $0.1.subtree.first(where: \.padsByUnknown) }).first {
            return .open(.unknownPadding(padding.text))
        }
        guard let name = ignoring.first else { return .agrees }
        let content = HostedContent(ignoresKeyboard: true)
        return differences(of: content, named: name)
    }

    private func differences(of content: HostedContent, named name: String) -> Outcome {
        var found: [Difference] = []
        for scenario in all {
            for (step, transition) in zip(scenario.steps, scenario.transitions) {
                let world = transition.after
                let difference = content.bottom(in: world) - KeyboardLayoutGuide().layoutFrame(in: world).minY
                if difference > Comparison.tolerance {
                    found.append(.layout(.at(scenario.id, event: step.name, .covered(name, by: difference))))
                }
            }
        }
        return found.isEmpty ? .agrees : .differs(found)
    }
}

extension Syntax {
    /// `.ignoresSafeArea(.keyboard)`, with edges or without.
    fileprivate var ignoresKeyboard: Bool {
        guard kind == .callExpr, child(.callee)?.name == "ignoresSafeArea" else { return false }
        return children(.argument).first?.child(.value)?.name == "keyboard"
    }

    /// `.padding(.bottom, keyboard.height)`: a bottom padding that is not written out.
    fileprivate var padsByUnknown: Bool {
        guard kind == .callExpr, child(.callee)?.name == "padding" else { return false }
        let arguments = children(.argument).compactMap { $0.child(.value) }
        guard arguments.count == 2, arguments[0].name == "bottom" else { return false }
        return arguments[1].kind != .integerLiteral && arguments[1].kind != .floatLiteral
    }
}
