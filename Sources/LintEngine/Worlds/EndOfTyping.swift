import Behaviour
import HandlerInterpreter
import KeyboardFacts
import ProgramIndex
import SwiftParser

extension Handler {
    /// Whether it leaves something up when the keyboard hides.
    var staysUp: Bool { scenarios.contains { $0.effects.contains { $0.name == .notReset } } }
}

extension [ShippedApp] {
    /// Whether none is for an iPad, whose keyboard has a key that hides it.
    var areForPhonesOnly: Bool { !isEmpty && !contains(where: \.mayBeOnPad) }
}

extension FileFacts {
    /// Whether code at hand, or an interface file, may hide the keyboard while a screen stays: an iPhone's own keys do not (Apple,
    /// documentation of `UITextField`: the delegate or an action resigns).
    ///
    /// - Parameter types: the screen's class, and that of its handler.
    func mayEndEditing(on types: Set<String>, _ interfaces: InterfaceIndex?) -> Bool {
        let screens = types.union(types.flatMap { index.descendants(of: $0).map(\.name) })
        if screens.contains(where: { interfaces?.layout(ofClass: $0, in: index)?.dismissesKeyboard ?? false }) { return true }
        // What they inherit, and what the program adds to UIKit's classes.
        let own = screens.union(screens.flatMap(index.ancestorNames))
        let declarations = index.types.values.filter { own.contains($0.name) || DeclarationIndex.isFramework($0.name) }
            .flatMap(\.declarations)
        return declarations.contains { $0.subtree.contains { EndOfEditing.members.contains($0.name) } }
    }
}
