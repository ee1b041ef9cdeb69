import KeyboardFacts
import ProgramIndex
import SourceText
import SwiftParser

extension Evaluator {
    func call(_ node: Syntax, _ scope: ScopeID) -> Value {
        let value = result(ofCall: node, scope)
        subscribe(by: node, scope)
        return value
    }

    private func result(ofCall node: Syntax, _ scope: ScopeID) -> Value {
        guard let callee = node.child(.callee) else { return .unknown(Unknown(node)) }
        switch callee.kind {
        // `[T]()`
        case .arrayLiteral where node.child(.argument) == nil: return .array([])
        case .memberExpr where callee.child(.base) != nil: return callMember(callee, node, scope)
        case .memberExpr: return implicitMemberCall(callee, node, scope)
        case .identifierExpr: return callByName(callee, node, scope)
        case .optionalChain, .forceUnwrap, .parenExpr:
            let value = evaluate(callee, scope)
            if case .nothing = value {
                // `callbacks[event]?(height)`: what others put in is not known.
                if callee.child(.expression)?.kind == .subscriptExpr,
                    isFilledByOthers(callee.child(.expression)?.child(.base), scope)
                {
                    noteUnfollowed(.closureNotSet, invocation(node, scope))
                }
                return .nothing
            }
            return callValue(value, invocation(node, scope), node)
        default: return callValue(evaluate(callee, scope), invocation(node, scope), node)
        }
    }

    func invocation(_ node: Syntax, _ scope: ScopeID) -> Invocation {
        Invocation(
            node: node,
            arguments: node.children(.argument).map { argument in
                Invocation.Argument(
                    label: argument.label,
                    value: argument.child(.value).map { evaluate($0, scope) } ?? .unknown(Unknown(argument)),
                    node: argument.child(.value) ?? argument, isTrailing: argument.kind == .trailingClosure)
            }, scope: scope)
    }

    // MARK: By name

    private func callByName(_ callee: Syntax, _ node: Syntax, _ scope: ScopeID) -> Value {
        let name = callee.name
        if let local = lookUp(name, in: scope) { return callValue(local, invocation(node, scope), node) }
        if let type = dynamicType(name, at: callee, scope) { return callValue(type, invocation(node, scope), node) }
        let invocation = invocation(node, scope)
        if let receiver = receiver(in: scope) {
            if receiver.object == controller { noteOwnCall(name) }
            if typeName(of: receiver) == nil {
                for type in types(withMembersOf: receiver) where index.types[type]?.functions[name] != nil {
                    guard let method = index.addedMethod(name, labels: invocation.labels, to: type),
                        invocation.fits(method)
                    else { continue }
                    return callDeclared(method, invocation, receiver: receiver)
                }
            }
            if let type = typeName(of: receiver), let found = index.method(name, labels: invocation.labels, in: type),
                case let method = index.methodCalled(at: callee, labels: invocation.labels, unlessOverriding: found),
                !method.isRequirement, invocation.fits(method)
            {
                return callDeclared(method, invocation, receiver: receiver)
            }
            if let type = typeName(of: receiver), index.property(name, in: type) != nil {
                return callValue(member(name, of: receiver), invocation, node)
            }
        }
        if index.types[name] != nil { return construct(name, invocation) }
        if let value = globalFunction(name, invocation) { return value }
        if let function = index.globalFunction(name, labels: invocation.labels, at: callee) {
            return callDeclared(function, invocation, receiver: nil)
        }
        // `let fit: (CGFloat) -> CGFloat = { $0 * scale }`
        if index.globalVariable(name, at: callee) != nil { return callValue(evaluate(callee, scope), invocation, node) }
        if let value = frameworkFunction(name, invocation) { return value }
        if let receiver = receiver(in: scope), case .object = receiver, let value = callBuiltIn(name, receiver, invocation) {
            return value
        }
        miss(name)
        if name.startsUppercase { return constructExternal(name, invocation) }
        missMember(name, of: receiver(in: scope))
        noteUnfollowed(name, on: receiver(in: scope), invocation)
        return unknownCall(Unknown(node), invocation)
    }

    // MARK: Members

    private func callMember(_ callee: Syntax, _ node: Syntax, _ scope: ScopeID) -> Value {
        guard let base = callee.child(.base) else { return .unknown(Unknown(node)) }
        let name = callee.name
        if base.kind == .identifierExpr, base.name == "super" { return callSuper(name, node, scope) }
        var receiver = evaluate(base, scope)
        if case .nothing = receiver { return .nothing }
        if name == "forEach", case .array(let known) = receiver, known.isEmpty {
            receiver = .array(unknownElements(of: base, scope))
        }
        if name == "init", case .type(let type) = receiver {
            let invocation = invocation(node, scope)
            return index.types[type] != nil ? construct(type, invocation) : constructExternal(type, invocation)
        }
        let invocation = invocation(node, scope)
        if StreamLibraries.pushes.contains(name) { notePush(invocation[0] ?? .void, at: node, invocation) }
        if name == "init", case .object(let object) = receiver {
            return initialize(object, heap[object].typeName, invocation)
        }
        if receiver.object == controller, receiver.object != nil { noteOwnCall(name) }
        if let changed = changing(name, receiver, invocation) {
            writeBack(changed.value, to: base, scope)
            return changed.result
        }
        for type in types(withMembersOf: receiver)
        where index.types[type]?.functions[name] != nil || typeName(of: receiver) == type {
            let added = DeclarationIndex.isFramework(type) && typeName(of: receiver) == nil
            guard
                let found = added
                    ? index.addedMethod(name, labels: invocation.labels, to: type)
                    : index.method(name, labels: invocation.labels, in: type)
            else { continue }
            let isOwn = base.kind == .identifierExpr && base.name == "self"
            let method =
                isOwn ? index.methodCalled(at: callee, labels: invocation.labels, unlessOverriding: found) : found
            guard invocation.fits(method) else { continue }
            if method.isRequirement { break }
            if method.hasModifier("mutating"), receiver.object == nil {
                return callMutating(method, invocation, receiver, at: base)
            }
            return callDeclared(method, invocation, receiver: receiver)
        }
        // `Event.moved(by: 3)`, and `Swift.max(a, b)`, which names the module.
        if case .type(let type) = receiver {
            if index.types[type]?.cases.contains(name) == true { return .symbol(name, invocation.arguments.map(\.value)) }
            if Self.modules.contains(type), let value = globalFunction(name, invocation) { return value }
        }
        // A name with a type in it: `Foundation.Notification(…)`, `UIView.AnimationOptions(rawValue: 7)`.
        if case .type(let outer) = receiver, name.startsUppercase {
            return index.types[name] != nil ? construct(name, invocation) : constructExternal(outer + "." + name, invocation)
        }
        if let closure = declaredClosure(name, of: receiver) { return callValue(.function(closure), invocation, node) }
        return callBuiltIn(name, receiver, invocation) ?? callStored(name, receiver, invocation, node)
    }

    private func callBuiltIn(_ name: String, _ receiver: Value, _ invocation: Invocation) -> Value? {
        var receiver = receiver
        if case .unknown(let unknown) = receiver { receiver = .object(object(for: unknown)) }
        if let value = frameworkMethod(name, receiver, invocation) { return value }
        switch receiver {
        case .object(let object): return uikitMethod(name, of: object, invocation)
        case .type(let type): return staticMethod(name, of: type, invocation)
        default: return method(name, receiver, invocation)
        }
    }

    /// A closure kept in a property, or a method nobody knows.
    private func callStored(_ name: String, _ receiver: Value, _ invocation: Invocation, _ node: Syntax) -> Value {
        if case .object(let object) = receiver, case .function(let function)? = heap[object].properties[name] {
            return apply(function, invocation.arguments.map(\.value))
        }
        miss(name)
        missMember(name, of: receiver)
        if handler == nil {
            for object in ([receiver] + invocation.arguments.map(\.value)).compactMap(\.object) where object != controller {
                heap.missedCalls[object, default: []].insert(name)
            }
        }
        if case .object(let object) = receiver { missClass(of: object, invocation) }
        // What becomes of a value that is pushed, its subscribers tell.
        if !StreamLibraries.pushes.contains(name) || StreamPush(node, in: index) == nil {
            noteUnfollowed(name, on: receiver, invocation)
        }
        return unknownCall(Unknown(node), of: receiver, invocation)
    }

    /// Notes that a method of the class of an object is called which no file at hand declares. Where only a call that made the
    /// object names it, what the screen is made of and what is told of the keyboard are worth a search.
    private func missClass(of object: ObjectID, _ invocation: Invocation) {
        if let type = heap[object].declaredType { return miss(type) }
        guard let type = heap[object].madeClass, !DeclarationIndex.isFramework(type),
            object == rootView || invocation.arguments.contains(where: { isOfKeyboard($0.value) })
        else { return }
        miss(type)
    }

    private func callSuper(_ name: String, _ node: Syntax, _ scope: ScopeID) -> Value {
        let invocation = invocation(node, scope)
        guard let type = node.enclosingTypeName, let receiver = receiver(in: scope) else { return .void }
        if name == "init" { return callSuperInitializer(of: type, invocation, receiver) }
        for ancestor in index.lineage(of: type).dropFirst() where ancestor.functions[name] != nil {
            guard let method = index.method(name, labels: invocation.labels, in: ancestor.name) else { continue }
            // Of a superclass that has but an overload, UIKit's own is meant.
            if method.isOverloadOfSystemCall, !node.callsOverloadOfSystemCall { continue }
            return callDeclared(method, invocation, receiver: receiver)
        }
        if let superclass = index.missingSuperclass(of: type) {
            miss(superclass)
            noteUnfollowed(.superclassNotDeclared(superclass), invocation)
        }
        return .void
    }

    // MARK: Values

    private func callValue(_ value: Value, _ invocation: Invocation, _ node: Syntax) -> Value {
        switch value {
        case .function(let function):
            return apply(function, invocation.arguments.map(\.value), labels: invocation.labels)
        case .type(let type):
            return index.types[type] != nil ? construct(type, invocation) : constructExternal(type, invocation)
        default:
            noteUnfollowed(.closureNotSet, invocation)
            return unknownCall(Unknown(node), invocation)
        }
    }

    func callDeclared(_ declaration: Syntax, _ invocation: Invocation, receiver: Value?) -> Value {
        let declaration = overload(of: declaration, for: invocation)
        let function = FunctionValue(declaration: declaration, receiver: receiver)
        return apply(function, invocation.arguments.map(\.value), labels: invocation.labels) { inner in
            let changed = declaration.children(.parameter).filter(\.isInout)
            let places = invocation.arguments.filter { $0.node.kind == .prefixExpr && $0.node.name == "&" }
            for (parameter, place) in zip(changed, places) {
                if let value = lookUp(parameter.name, in: inner), let target = place.node.child(.operand) {
                    writeBack(value, to: target, invocation.scope)
                }
            }
        }
    }

    /// A method that changes the value it is called on. A structure is changed on an object, whose properties are its fields
    /// after it.
    private func callMutating(_ method: Syntax, _ invocation: Invocation, _ receiver: Value, at base: Syntax) -> Value {
        guard case .structure(let structure) = receiver else {
            let function = FunctionValue(declaration: method, receiver: receiver)
            return apply(function, invocation.arguments.map(\.value), labels: invocation.labels) { inner in
                if let changed = self.receiver(in: inner) { writeBack(changed, to: base, invocation.scope) }
            }
        }
        let draft = make(.instance(type: structure.type), name: structure.type)
        heap[draft].properties = structure.fields
        let value = callDeclared(method, invocation, receiver: .object(draft))
        writeBack(
            .structure(StructureValue(type: structure.type, fields: heap[draft].properties)), to: base, invocation.scope)
        return value
    }

    /// What an initialiser of an enumeration sets `self` to; nil if it does not.
    func construct(_ initializer: Syntax, _ invocation: Invocation) -> Value? {
        let function = FunctionValue(declaration: initializer, receiver: nil)
        var made: Value?
        let value = apply(function, invocation.arguments.map(\.value), labels: invocation.labels) { made = receiver(in: $0) }
        if case .nothing = value { return .nothing }
        return made
    }

    private static let modules: Set<String> = ["Swift", "Foundation", "UIKit", "CoreGraphics", "Darwin"]

    /// The types whose declarations and extensions in the program may hold a method of this value.
    func types(withMembersOf value: Value) -> [String] {
        if case .symbol(let symbol, _) = value { return enumeration(of: symbol).map { [$0.name] } ?? [] }
        switch value {
        case .type(let name): return [name]
        default: return typeName(of: value).map { [$0] } ?? extendedTypes(of: value)
        }
    }

    /// Something outside the files at hand: its result is unknown, and a closure it is given is taken to run once. Before the
    /// first event it is not: what is handed over then is mostly kept for later.
    func unknownCall(_ result: Unknown, of receiver: Value? = nil, _ invocation: Invocation) -> Value {
        if let constraint = constraintFound(in: receiver, by: invocation) { return constraint }
        guard handler != nil else { return .unknown(result) }
        // `Bottom(height).to(panel)`
        if ([receiver].compactMap(\.self) + invocation.arguments.map(\.value)).contains(where: isOfKeyboard) {
            program.values.note(madeOfKeyboard: result)
        }
        // What visits a collection passes its closure an element.
        let callee = invocation.node.child(.callee)
        let visits = !invocation.arguments.isEmpty && Self.visitors.contains(callee?.name ?? "")
        let elements = visits ? [Value.unknown(Unknown((callee?.child(.base)?.question ?? "") + "[…]"))] : []
        for closure in invocation.closures {
            if !visits { note(.assumed(.runsClosure(callee: calleeText(invocation.node)))) }
            apply(closure, elements)
        }
        return .unknown(result)
    }

    private static let visitors: Set<String> = ["forEach", "map", "compactMap", "filter", "first"]

    /// What is called, on one line: without white space but between words, as in `(delegate as? Listener)?.moved`.
    func calleeText(_ call: Syntax) -> String {
        (call.child(.callee) ?? call).withBeginning(ofBytes: Unknown.longestRead) { text in
            let parts = text.split { $0 == 0x20 || (0x09...0x0D).contains($0) }
            let joined = parts.reduce(into: [UInt8]()) { line, part in
                if let last = line.last, last.isNameByte || last == UInt8(ascii: "?") || last == UInt8(ascii: "!"),
                    part.first?.isNameByte ?? false
                {
                    line.append(0x20)
                }
                line += part
            }
            return Unknown(String(decoding: joined, as: UTF8.self)).name
        }
    }
}

extension Syntax {
    fileprivate var isInout: Bool {
        guard let type = child(.type) else { return false }
        return type.kind == .attributedType && type.name == "inout"
    }
}
