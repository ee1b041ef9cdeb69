import ProgramIndex
import SwiftParser

/// What an expression that names a relay, a subject or a published property says of what it keeps.
///
/// A `BehaviorRelay`, a `BehaviorSubject`, a `CurrentValueSubject` and a `@Published` property hand their latest value to whoever
/// subscribes, a `PublishRelay`, a `PublishSubject` and a `PassthroughSubject` hand on only what comes later (reactivex.io,
/// "Subject"; Apple, documentation of `CurrentValueSubject`, `PassthroughSubject` and `Published`).
struct Relay {
    let memory: ReactiveOperator.RelayMemory
    /// What it was made with.
    let initial: Syntax?
    /// The `.patternBinding`, if only one may be meant.
    let declaration: Syntax?

    init(_ expression: Syntax, _ index: DeclarationIndex) {
        self.init(declarations: Self.declarations(of: expression, index))
    }

    /// - Parameter declarations: the `.patternBinding`s that may be meant.
    init(declarations: [Syntax]) {
        let kinds = declarations.map(Self.memory)
        let first = kinds.first ?? .unknown
        memory = kinds.allSatisfy { $0 == first } ? first : .unknown
        declaration = declarations.count == 1 ? declarations[0] : nil
        initial = declarations.count == 1 && memory == .latest ? declarations[0].initialOfRelay : nil
    }

    /// The operator that it is in a chain: the same one wherever its values come from.
    ///
    /// - Parameter place: where it gets them.
    func stage(subscribedBy subscription: Syntax?, at place: Syntax) -> Registration.Stage {
        Registration.Stage(.relay(memory), at: declaration ?? place, argument: initial, subscription: subscription)
    }

    /// Whether the source says that it is one.
    var isKnown: Bool { memory != .unknown }

    var isPublished: Bool { declaration?.isPublished ?? false }

    private static func memory(of declaration: Syntax) -> ReactiveOperator.RelayMemory {
        if declaration.isPublished { return .latest }
        let type = declaration.child(.type)
        let names =
            (type.map { [$0] + Array($0.subtree) } ?? []).map(\.name) + [declaration.child(.value)?.child(.callee)?.name ?? ""]
        if names.contains(where: StreamLibraries.keepers.contains) { return .latest }
        return names.contains(where: StreamLibraries.forwarders.contains) ? .nothing : .unknown
    }

    /// The one that the name means, or all properties of that name.
    private static func declarations(of expression: Syntax, _ index: DeclarationIndex) -> [Syntax] {
        let name = expression.name.hasPrefix("$") ? String(expression.name.dropFirst()) : expression.name
        if expression.kind == .identifierExpr || expression.child(.base)?.name == "self" {
            return [index.variable(name, at: expression)].compactMap(\.self)
        }
        if let type = expression.child(.base).flatMap({ ExpressionTypes(index: index).type(of: $0) }) {
            return [index.property(name, in: type)].compactMap(\.self)
        }
        return index.types.values.compactMap { $0.properties[name] }.sorted { $0.precedes($1) }
    }
}

extension Registration.Stage {
    /// Whether each of the other streams that the operator takes values of keeps its latest, so that it has one at any time.
    package func othersKeepTheirLatest(_ index: DeclarationIndex) -> Bool {
        let others: [Syntax]
        switch operation {
        case .combine(let position, let count):
            others = publishers(count).enumerated().filter { $0.offset != position }.map(\.element)
        case .latest: others = [argument].compactMap(\.self)
        default: return false
        }
        return !others.isEmpty && others.allSatisfy { Relay($0, index).memory == .latest }
    }
}

extension Syntax {
    /// Whether a `.patternBinding` is a property with the wrapper that publishes it.
    var isPublished: Bool { parent?.children(.attribute).contains { $0.text.hasPrefix("@Published") } ?? false }

    /// `0` of `BehaviorRelay(value: 0)` and `CurrentValueSubject(0)`, and of a published property.
    fileprivate var initialOfRelay: Syntax? {
        guard !isPublished else { return child(.value) }
        guard let call = child(.value), call.kind == .callExpr else { return nil }
        return call.children(.argument).first { $0.label == nil || $0.label == "value" }?.child(.value)
    }
}
