import ProgramIndex
import SwiftParser

/// A call with its arguments evaluated.
struct Invocation {
    let node: Syntax
    let arguments: [Argument]
    /// Of the caller.
    let scope: ScopeID

    struct Argument {
        let label: String?
        let value: Value
        let node: Syntax
        let isTrailing: Bool
    }

    var labels: [String?] { arguments.map(\.label) }

    /// Whether a method has parameters without a label for what the call says none of. Otherwise it is an overload of what the
    /// call means, a framework's mostly: `addConstraints(made)` beside `addConstraints(format:)`.
    ///
    /// In Swift 2 the first parameter of a method has no label (Swift evolution, SE-0046).
    func fits(_ method: Syntax) -> Bool {
        let parameters = method.children(.parameter)
        let own = parameters.filter { $0.argumentLabel == nil }
        let unlabelled = arguments.count { $0.label == nil && !$0.isTrailing }
        if unlabelled <= own.count || own.contains(where: { $0.text.contains("...") }) { return true }
        return unlabelled == own.count + 1 && arguments[0].label == nil && parameters.first?.argumentLabel != nil
            && (node.file.isOfSwift2 || method.file.isOfSwift2)
    }

    subscript(label: String) -> Value? {
        arguments.first { $0.label == label }?.value
    }

    subscript(position: Int) -> Value? {
        position < arguments.count ? arguments[position].value : nil
    }

    var closures: [FunctionValue] {
        arguments.compactMap { if case .function(let function) = $0.value { function } else { nil } }
    }
}
