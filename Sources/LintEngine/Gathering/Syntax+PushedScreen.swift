import HandlerInterpreter
import KeyboardFacts
import ProgramIndex
import SwiftParser

extension Syntax {
    /// The class of the screen that a call of `pushViewController(_:animated:)` shows, where its function makes it; nil for any
    /// other node, and where nothing tells.
    var pushedScreen: String? {
        guard kind == .callExpr, child(.callee)?.name == "pushViewController",
            let screen = children(.argument).first?.child(.value)
        else { return nil }
        if screen.kind != .identifierExpr { return screen.madeController }
        return enclosingFunction?.subtree.lazy.filter { binding in
            [.patternBinding, .optionalBinding].contains(binding.kind)
                && (binding.child(.pattern)?.name ?? binding.name) == screen.name
        }.compactMap { $0.child(.value) }.compactMap { value in value.subtree.lazy.compactMap(\.madeController).first }.first
    }

    /// Whether it takes the way back from a screen: without the button, the edge swipe does nothing either (Apple, documentation
    /// of `UINavigationItem.hidesBackButton`).
    fileprivate var hidesBackButton: Bool {
        if kind == .callExpr {
            return child(.callee)?.name == "setHidesBackButton" && children(.argument).first?.child(.value)?.text == "true"
        }
        guard kind == .assignExpr, child(.left)?.name == "hidesBackButton" else { return false }
        return child(.right)?.text == "true"
    }
}

extension DeclarationIndex {
    /// Whether the code of a screen's class takes the way back from it.
    func hidesBackButton(_ screen: String) -> Bool {
        hasOwnCode(in: screen) { $0.hidesBackButton }
    }
}

extension FileFacts {
    /// Classes that no file at hand declares, of what screens push which remove their observers whenever they go, or that these
    /// inherit from: whether it leads back, their code says.
    var missingPushedScreens: Set<String> {
        let screens = Set(handlers.compactMap(\.owner)).flatMap { index.lineage(of: $0) }.filter { type in
            DeclarationIndex.leavingScreen.contains { method in
                type.functions[method]?.contains { $0.subtree.contains { $0.name == "removeObserver" } } ?? false
            }
        }
        let pushed = Set(screens.flatMap(\.declarations).flatMap { $0.subtree.compactMap(\.pushedScreen) })
        return Set(pushed.compactMap { index.types[$0]?.kind == nil ? $0 : index.missingSuperclass(of: $0) })
    }
}
