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
    func fits(_ method: Syntax) -> Bool {
        let own = method.children(.parameter).filter { $0.argumentLabel == nil }
        let unlabelled = arguments.count { $0.label == nil && !$0.isTrailing }
        return unlabelled <= own.count || own.contains { $0.text.contains("...") }
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
