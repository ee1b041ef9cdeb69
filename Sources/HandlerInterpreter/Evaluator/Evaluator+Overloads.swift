import ProgramIndex
import SwiftParser

/// Methods of one name and the same labels, told apart by the types of their parameters.
extension Evaluator {
    /// The method that a call means where its arguments are cases of enumerations: of `pin(_: VerticalEdge)` and
    /// `pin(_: HorizontalEdge)`, `pin(.bottom)` is the first.
    ///
    /// - Parameter declaration: the one that name and labels lead to.
    func overload(of declaration: Syntax, for invocation: Invocation) -> Syntax {
        guard invocation.arguments.contains(where: { $0.value.symbolName != nil }), !accepts(declaration, invocation),
            let type = declaration.enclosingTypeName, let all = index.types[type]?.functions[declaration.name], all.count > 1
        else { return declaration }
        let labels = declaration.children(.parameter).map(\.argumentLabel)
        return all.first {
            $0.child(.body) != nil && $0.children(.parameter).map(\.argumentLabel) == labels && accepts($0, invocation)
        } ?? declaration
    }

    /// Whether the enumerations that parameters are of have the cases which a call hands over; what is no enumeration at hand may
    /// be anything.
    private func accepts(_ declaration: Syntax, _ invocation: Invocation) -> Bool {
        zip(declaration.children(.parameter), invocation.arguments).allSatisfy { parameter, argument in
            guard let symbol = argument.value.symbolName, let name = parameter.child(.type)?.name,
                let type = index.types[name], type.kind == .enumDecl
            else { return true }
            return type.cases.contains(symbol) || type.properties[symbol] != nil
        }
    }
}

extension Value {
    /// The name of an enumeration's case.
    fileprivate var symbolName: String? {
        if case .symbol(let name, _) = self { name } else { nil }
    }
}
