import SwiftParser

/// Follows a reactive chain (`publisher(for:).map { … }.receive(on:).sink { … }`) from its source to the closure at its end.
struct ChainResolver {
    let index: DeclarationIndex

    func target(from source: Syntax) -> Registration.Target {
        target(from: source, stages: [], followingVariables: true)
            ?? .unknown(reason: "no subscriber of this publisher is in this file", at: source)
    }

    private func target(
        from start: Syntax, stages: [Registration.Stage], followingVariables: Bool
    ) -> Registration.Target? {
        var node = start
        var stages = stages
        while let parent = node.parent {
            switch parent.kind {
            case .memberExpr, .parenExpr, .tryExpr, .optionalChain:
                node = parent
            case .callExpr where node.role == .callee:
                let call = Link(call: parent, index: index)
                if let terminal = call.terminal(after: stages) { return terminal }
                stages += call.stages
                node = parent
            case .argument:
                // `Publishers.Merge(a, b)`, `a.merge(with: b)`, `.onReceive(a) { … }`
                guard let outer = parent.parent, outer.kind == .callExpr else { return nil }
                if let terminal = Link(call: outer, index: index).terminal(after: stages) { return terminal }
                node = outer
            case .arrayLiteral:
                node = parent
            case .patternBinding:
                guard followingVariables, let pattern = parent.child(.pattern) else { return nil }
                return target(throughVariable: pattern.name, in: parent.tree, stages: stages)
            case .assignExpr where node.role == .right:
                guard followingVariables, let left = parent.child(.left) else { return nil }
                return target(throughVariable: left.name, in: parent.tree, stages: stages)
            case .returnStmt, .codeBlock, .accessorBlock:
                guard followingVariables, let name = nameOfResult(around: parent) else { return nil }
                return target(throughVariable: name, in: parent.tree, stages: stages)
            default:
                return nil
            }
        }
        return nil
    }

    /// A publisher kept in a variable, or returned by a function or computed property, and subscribed to elsewhere in the file.
    private func target(
        throughVariable name: String, in tree: SyntaxTree, stages: [Registration.Stage]
    ) -> Registration.Target? {
        for mention in tree.root.subtree
        where (mention.kind == .identifierExpr || mention.kind == .memberExpr) && mention.name == name {
            if let target = target(from: mention, stages: stages, followingVariables: false) { return target }
        }
        return nil
    }

    private func nameOfResult(around node: Syntax) -> String? {
        for ancestor in node.ancestors {
            switch ancestor.kind {
            case .functionDecl: return ancestor.name
            case .patternBinding: return ancestor.child(.pattern)?.name
            case .closureExpr: return nil
            default: continue
            }
        }
        return nil
    }

    /// One call of the chain.
    private struct Link {
        let call: Syntax
        let index: DeclarationIndex

        private var name: String { call.child(.callee)?.name ?? "" }

        /// Where the chain ends, if it ends here.
        func terminal(after stages: [Registration.Stage]) -> Registration.Target? {
            guard Self.terminals.contains(name) else { return nil }
            let resolver = HandlerResolver(index: index, call: call)
            if name == "assign" || name == "bind", !resolver.hasCallback {
                return .unknown(
                    reason: "the chain ends in `\(name)`, which runs no code of its own", at: call.child(.callee) ?? call)
            }
            let labels = ["receiveValue", "onNext"]
            if let value = labels.lazy.compactMap(resolver.argument).first, value.kind == .closureExpr {
                return .closure(value, after: stages)
            }
            switch resolver.targetOfCallback() {
            case .closure(let closure, _): return .closure(closure, after: stages)
            case let other: return other
            }
        }

        /// The closures this call runs on what passes through.
        var stages: [Registration.Stage] {
            guard Self.transforms.contains(name) else { return [] }
            let transform = call.children(.argument).compactMap { $0.child(.value) }.last
            return transform.map { [Registration.Stage(operation: name, transform: $0)] } ?? []
        }

        private static let terminals: Set<String> = [
            "sink", "assign", "onReceive", "subscribe", "bind", "drive", "observeValues", "observeNext", "startWithValues",
            "emit",
        ]
        private static let transforms: Set<String> = [
            "map", "compactMap", "filter", "tryMap", "flatMap", "handleEvents", "do", "filterMap", "mapTo",
        ]
    }
}
