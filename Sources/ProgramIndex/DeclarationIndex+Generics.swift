import SwiftParser

extension DeclarationIndex {
    /// The type that a class, or one between it and `ancestor`, gives for a generic parameter of `ancestor`: `ChatView` for the
    /// `V` of `class MainController<V: UIView>` where `ChatController` inherits from `MainController<ChatView>`.
    ///
    /// - Returns: nil where nothing at hand says it.
    package func typeArgument(_ parameter: String, of ancestor: String, in type: String) -> String? {
        var parameter = parameter
        var ancestor = ancestor
        // Each turn goes one class down the lineage.
        for _ in lineage(of: type) {
            guard let position = types[ancestor]?.genericParameters.firstIndex(of: parameter) else { return nil }
            let heirs = lineage(of: type).flatMap { heir in heir.declarations.map { (heir.name, $0) } }
            guard
                let (heir, reference) = heirs.lazy.compactMap({ name, declaration in
                    declaration.inheritedTypes.first { $0.name == ancestor }.map { (name, $0) }
                }).first
            else { return nil }
            let arguments = reference.children(.genericArgument)
            guard position < arguments.count else { return nil }
            let argument = arguments[position].name
            guard types[heir]?.genericParameters.contains(argument) ?? false else { return argument.isEmpty ? nil : argument }
            (parameter, ancestor) = (argument, heir)
        }
        return nil
    }
}

extension TypeDeclaration {
    /// The names of its generic parameters, in source order.
    package var genericParameters: [String] {
        genericClause?.parameterNames ?? []
    }

    package var isGeneric: Bool { genericClause != nil }

    private var genericClause: Syntax? { declarations.lazy.compactMap { $0.child(.genericParameters) }.first }
}

extension Syntax {
    /// The names in `<T: P, each U>`.
    fileprivate var parameterNames: [String] {
        var depth = 0
        var parts = [""]
        for character in text.dropFirst().dropLast() {
            if "<(".contains(character) { depth += 1 }
            if ">)".contains(character) { depth -= 1 }
            if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.compactMap { part in
            part.split { $0 == ":" || $0.isWhitespace }.first { $0 != "each" }.map(String.init)
        }
    }
}
