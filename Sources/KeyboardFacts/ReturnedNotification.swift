import ProgramIndex
import SwiftParser

/// A notification's name that a computed property or a function gives back:
/// `case .willShow: return UIResponder.keyboardWillShowNotification`.
///
/// Enumerations of keyboard events are written so, and what registers says `event.notification`.
struct ReturnedNotification {
    /// The property's `.patternBinding`, or the function's declaration.
    let provider: Syntax
    /// The pattern of the case of `switch self` that gives it back, `.willShow`; nil where there is none.
    let eventCase: String?

    /// Nil if the node is not what its declaration gives back.
    init?(_ node: Syntax) {
        var node = node
        var eventCase: String?
        while let parent = node.parent {
            switch parent.kind {
            case .returnStmt, .switchExpr, .codeBlock, .accessorBlock:
                node = parent
            case .switchCase:
                if parent.parent?.child(.subject)?.name == "self", let item = parent.children(.caseItem).first {
                    eventCase = item.text
                }
                node = parent
            case .accessorDecl where parent.name == "get":
                node = parent
            // `allCases.map { $0.notification }`
            case .closureExpr:
                guard let call = parent.callItIsGivenTo, ["map", "compactMap"].contains(call.child(.callee)?.name ?? "") else {
                    return nil
                }
                node = call
            case .patternBinding where node.kind == .accessorBlock, .functionDecl:
                self.provider = parent
                self.eventCase = eventCase
                return
            default: return nil
            }
        }
        return nil
    }

    var name: String { provider.kind == .functionDecl ? provider.name : provider.child(.pattern)?.name ?? "" }

    /// Where the file asks for it: the name, or the call where it is a function's.
    var mentions: [Syntax] {
        provider.tree.root.subtree.compactMap { node in
            guard node.kind == .memberExpr || node.kind == .identifierExpr, node.name == name else { return nil }
            return node.role == .callee ? node.parent : node
        }
    }

    /// What another property of the same type gives back in the same case: its selector, mostly.
    func counterpart(_ property: String, in index: DeclarationIndex) -> Syntax? {
        guard let eventCase, let type = provider.enclosingTypeName,
            let accessors = index.property(property, in: type)?.child(.accessors)
        else { return nil }
        let choice = accessors.subtree.first { node in
            node.kind == .switchCase && node.children(.caseItem).contains { $0.text == eventCase }
        }
        return choice?.children(.statement).first.flatMap { $0.kind == .returnStmt ? $0.child(.value) : $0 }
    }
}

extension Syntax {
    /// The call that a closure is an argument of.
    fileprivate var callItIsGivenTo: Syntax? {
        guard let parent, parent.kind == .argument || parent.kind == .trailingClosure else { return nil }
        return parent.parent?.kind == .callExpr ? parent.parent : nil
    }
}
