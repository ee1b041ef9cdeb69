import ProgramIndex
import SwiftParser
import Vocabulary

/// A function of a screen that UIKit calls as editing begins or ends, whatever the keyboard does: a method of a field's delegate,
/// or the action of a field for `editingDidBegin` or `editingDidEnd` (Apple, documentation of `UITextFieldDelegate`,
/// `UITextViewDelegate`, `UISearchBarDelegate` and `UIControl.Event`).
struct EditingFunction {
    let function: Syntax
    /// What the keyboard is about to do then.
    let event: KeyboardNotificationName
    /// What says that it is called: the function itself, or the name of the control's event.
    let place: Syntax
}

/// What UIKit calls of a field's delegate.
package enum EditingDelegate {
    /// In the order in which UIKit calls them.
    static let begin = [
        "textFieldShouldBeginEditing", "textViewShouldBeginEditing", "searchBarShouldBeginEditing",
        "textFieldDidBeginEditing", "textViewDidBeginEditing", "searchBarTextDidBeginEditing",
    ]
    static let end = shouldEnd + didEnd
    /// Before it ends, and so before the keyboard hides.
    package static let shouldEnd = ["textFieldShouldEndEditing", "textViewShouldEndEditing", "searchBarShouldEndEditing"]
    /// Once editing has ended.
    package static let didEnd = ["textFieldDidEndEditing", "textViewDidEndEditing", "searchBarTextDidEndEditing"]

    /// The protocol that asks for a method.
    static func name(asking method: String) -> String {
        for field in ["TextField", "TextView"] where method.hasPrefix("t" + field.dropFirst()) { return "UI\(field)Delegate" }
        return "UISearchBarDelegate"
    }
}

extension DeclarationIndex {
    /// The functions that a class declares in a file and that UIKit calls as editing begins or ends, in the order in which it
    /// calls them.
    func editingFunctions(of type: TypeDeclaration, in tree: SyntaxTree) -> [EditingFunction] {
        let conformances = Set(ancestorNames(of: type.name))
        func methods(_ names: [String], _ event: KeyboardNotificationName) -> [EditingFunction] {
            // Of an extension by itself, nobody knows what its class conforms to.
            names.filter { type.kind == nil || conformances.contains(EditingDelegate.name(asking: $0)) }
                .flatMap { type.functions[$0] ?? [] }
                .filter { $0.tree === tree && $0.isCalledWithField }
                .map { EditingFunction(function: $0, event: event, place: $0) }
        }
        let methods = methods(EditingDelegate.begin, .willShow) + methods(EditingDelegate.end, .willHide)
        return methods + editingActions(of: type, in: tree)
    }

    /// Those that code of the class in the file gives to a field as its action.
    private func editingActions(of type: TypeDeclaration, in tree: SyntaxTree) -> [EditingFunction] {
        let own = type.declarations.filter { $0.tree === tree }
        var found: [EditingFunction] = []
        for mention in own.flatMap(\.subtree) {
            let event: KeyboardNotificationName
            switch mention.kind == .memberExpr ? mention.name : "" {
            case "editingDidBegin": event = .willShow
            case "editingDidEnd": event = .willHide
            default: continue
            }
            let call = mention.ancestors.first { $0.kind == .callExpr }
            guard let call, call.child(.callee)?.name == "addTarget",
                let target = call.children(.argument).first?.child(.value), target.isNamed("self"),
                let action = call.children(.argument).first(where: { $0.label == "action" })?.child(.value)?.selectorName,
                let function = type.functions[action]?.first, function.tree === tree,
                !found.contains(where: { $0.function == function })
            else { continue }
            found.append(EditingFunction(function: function, event: event, place: mention))
        }
        return found
    }
}

extension KeyboardHandler {
    /// Whether UIKit calls it as a method of a field's delegate, rather than as a field's action.
    package var isOfFieldDelegate: Bool { isOfEditing && registrations.first?.reference.node == node }

    /// The class of the fields whose delegates UIKit calls it of; nil for any other handler.
    package var fieldClass: String? {
        guard isOfFieldDelegate else { return nil }
        return String(EditingDelegate.name(asking: node.name).dropLast("Delegate".count))
    }
}

extension Syntax {
    /// Whether UIKit can call a function with what one types in: an object's, by the name that the protocol says. Since Swift 3
    /// the first parameter has a label unless that is left out, and what is private answers no protocol.
    package var isCalledWithField: Bool {
        guard !["static", "class", "private", "fileprivate"].contains(where: hasModifier),
            let parameter = children(.parameter).first, parameter.argumentLabel == nil || file.isOfSwift2,
            let field = parameter.child(.type)
        else { return false }
        let type = field.child(.wrapped) ?? field
        return ["UITextField", "UITextView", "UISearchBar"].contains(type.name)
    }
}
