import KeyboardFacts
import KeyboardModel
import ProgramIndex
import SwiftParser

/// The operators of reactive chains.
extension Evaluator {
    /// What became of a value at an operator.
    enum Passage {
        case value(Value)
        /// It ends there.
        case nothing
        /// It goes on once the running code has returned, or once time has passed.
        case later(takesTime: Bool)
    }

    func pass(_ value: Value, through stage: Registration.Stage, _ place: ChainPlace, _ scope: ScopeID) -> Passage {
        switch stage.operation {
        case .pass: return .value(value)
        case .map: return .value(transformed(value, stage, scope))
        case .compactMap:
            let result = stage.argument == nil ? value : transformed(value, stage, scope)
            return result.isNothing ? .nothing : .value(result)
        case .filter:
            return truth(of: transformed(value, stage, scope), text: stage.argument?.question ?? stage.name)
                ? .value(value) : .nothing
        case .peek:
            _ = transformed(value, stage, scope)
            return .value(value)
        case .removeDuplicates:
            if let last = remembered(at: place), areEqual(last, value, stage.node) { return .nothing }
            remember(value, at: place)
            return .value(value)
        case .constant: return .value(argument(of: stage, scope))
        case .replaceNil: return .value(value.isNothing ? argument(of: stage, scope) : value)
        case .scan:
            guard let closure = stage.argument, let initial = stage.node.children(.argument).first?.child(.value) else {
                return .value(opaque(stage))
            }
            let last = remembered(at: place) ?? evaluate(initial, scope)
            let result = applying(closure, to: [last, value], stage, scope)
            remember(result, at: place)
            return .value(result)
        case .hop: return .later(takesTime: false)
        case .delay: return .later(takesTime: true)
        case .prefix: return isAmongFirst(stage, place, scope).map { $0 ? .value(value) : .nothing } ?? .value(opaque(stage))
        case .drop: return isAmongFirst(stage, place, scope).map { $0 ? .nothing : .value(value) } ?? .value(opaque(stage))
        case .flatMap:
            switch transformed(value, stage, scope).stream {
            case .single(let value)?: return .value(value)
            case .silent?: return .nothing
            case nil: return .value(opaque(stage))
            }
        case .latest: return .value(stage.argument.map { latestValue(of: $0, scope) } ?? opaque(stage))
        case .combine(let position, let count): return combined(value, at: position, of: count, stage, place, scope)
        case .pair(let position, let count):
            let parts = (0..<max(count, position + 1)).map { other in
                other == position ? value : self.value(of: other, of: count, stage) { .unknown(Unknown($0)) }
            }
            return .value(.tuple(parts.map { (nil, $0) }))
        case .keyboard(let part): return keyboard(part, of: value, at: stage.node, place)
        case .push: return .value(opaque(stage))
        case .withObject: return .value(.tuple([(nil, argument(of: stage, scope)), (nil, value)]))
        case .start: return .value(value)
        case .relay(let memory):
            if memory != .nothing { remember(value, at: place) }
            return .value(value)
        case .never: return .nothing
        case .opaque: return .value(opaque(stage))
        }
    }

    /// What one of the publishers that an operator joins has.
    ///
    /// - Parameter read: what an expression for a publisher comes to.
    private func value(of number: Int, of count: Int, _ stage: Registration.Stage, _ read: (Syntax) -> Value) -> Value {
        let publishers = stage.publishers(count)
        return publishers.indices.contains(number) ? read(publishers[number]) : .unknown(Unknown(stage.name + "(…)"))
    }

    /// The value with the latest of the others, once each has one (reactivex.io, "CombineLatest"). What the keyboard sets off is
    /// remembered; what else does has a value that goes by its name.
    private func combined(
        _ value: Value, at position: Int, of count: Int, _ stage: Registration.Stage, _ place: ChainPlace, _ scope: ScopeID
    ) -> Passage {
        remember(value, at: place.slot(position))
        let isBeginning = handler == nil || path.moment.isQuiet
        var parts: [Value] = []
        for other in 0..<max(count, position + 1) {
            if let known = remembered(at: place.slot(other)) {
                parts.append(known)
            } else if let mayBegin = program.handlerTable.joined[place.slot(other)], isBeginning || !mayBegin {
                return .nothing
            } else {
                parts.append(self.value(of: other, of: count, stage) { latestValue(of: $0, scope) })
            }
        }
        return .value(.tuple(parts.map { (nil, $0) }))
    }

    private func opaque(_ stage: Registration.Stage) -> Value {
        note(.notFollowed(operator: stage.name, at: FileLine(path: stage.node.file.path, line: stage.nameLine)))
        return .unknown(Unknown(stage.name + "(…)"))
    }

    /// Counts what reached the operator; whether it still belongs to the first ones. Nil where nobody knows what reached it
    /// before.
    private func isAmongFirst(_ stage: Registration.Stage, _ place: ChainPlace, _ scope: ScopeID) -> Bool? {
        let before = remembered(at: place)
        if case .unknown? = before { return nil }
        let seen = before?.quantity?.known ?? 0
        remember(.number(seen + 1), at: place)
        let limit = stage.argument.flatMap { evaluate($0, scope).quantity?.known } ?? 1
        return seen < limit
    }

    func argument(of stage: Registration.Stage, _ scope: ScopeID) -> Value {
        guard let argument = stage.argument else { return .unknown(Unknown(stage.node)) }
        guard let type = strangeType(ofCodeAt: argument) else { return evaluate(argument, scope) }
        return withScope(receiver: .object(instance(of: type))) { evaluate(argument, $0) }
    }

    private func transformed(_ value: Value, _ stage: Registration.Stage, _ scope: ScopeID) -> Value {
        guard let transform = stage.argument else { return opaque(stage) }
        return applying(transform, to: [value], stage, scope)
    }

    /// What a closure, function, initialiser or key path makes of values.
    private func applying(_ transform: Syntax, to values: [Value], _ stage: Registration.Stage, _ scope: ScopeID) -> Value {
        if transform.kind == .keyPathExpr {
            guard let path = transform.keyPathMembers, let value = values.first else { return opaque(stage) }
            return path.reduce(value) { $0.isNothing ? .nothing : member($1, of: $0) }
        }
        if values.count == 2, transform.isOperatorReference { return apply(transform.text, values[0], values[1], stage.node) }
        if let type = strangeType(ofCodeAt: transform) {
            return withScope(receiver: .object(instance(of: type))) { applying(code: transform, to: values, stage, $0) }
        }
        return applying(code: transform, to: values, stage, scope)
    }

    private func applying(code transform: Syntax, to values: [Value], _ stage: Registration.Stage, _ scope: ScopeID) -> Value {
        if transform.name == "init", let base = transform.child(.base), case .type(let type) = evaluate(base, scope) {
            let arguments = values.map { Invocation.Argument(label: nil, value: $0, node: transform, isTrailing: false) }
            return construct(type, Invocation(node: transform, arguments: arguments, scope: scope))
        }
        guard case .function(let function) = evaluate(transform, scope) else { return opaque(stage) }
        if values.count == 1, case .tuple(let parts) = values[0],
            function.declaration.children(.parameter).count == parts.count || function.declaration.usesSecondArgument
        {
            return apply(function, parts.map(\.value))
        }
        return apply(function, values)
    }

    /// The type that has code which a chain meets on its way, where that is another than the handler's: then `self` is an object
    /// of it.
    func strangeType(ofCodeAt node: Syntax) -> String? {
        guard let type = node.enclosingTypeName, let own = typeName(of: controller), type != own,
            !index.ancestorNames(of: own).contains(type), let declared = index.types[type],
            // Or of a class of the system's that the program extends, such as NotificationCenter.
            declared.kind == .classDecl || declared.kind == nil && DeclarationIndex.isApple(type)
        else { return nil }
        return type
    }

    /// The one object of another type of the program that a chain goes through.
    func instance(of type: String) -> ObjectID {
        if let made = heap.instances.first(where: { heap[$0].typeName == type }) { return made }
        let name = type.prefix(1).lowercased() + type.dropFirst()
        return object(named: name) { Object(.instance(type: type), name: name) }
    }
}

extension Registration.Stage {
    /// Where the operator's name stands.
    fileprivate var nameLine: Int {
        let name = node.child(.callee) ?? node
        return name.file.location(at: name.nameRange.start).line
    }
}

extension Syntax {
    /// `+` handed over as a function.
    var isOperatorReference: Bool {
        kind == .identifierExpr && text.allSatisfy { "+-*/<>=!".contains($0) }
    }

    /// Whether a closure without named parameters takes two.
    var usesSecondArgument: Bool {
        kind == .closureExpr && subtree.contains { $0.kind == .identifierExpr && $0.name == "$1" }
    }
}

extension Value {
    var isNothing: Bool { if case .nothing = self { true } else { false } }
}
