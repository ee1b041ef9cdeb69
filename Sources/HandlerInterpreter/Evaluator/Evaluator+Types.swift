import KeyboardFacts
import ProgramIndex
import SwiftParser

extension Evaluator {
    // MARK: Casts

    /// `x as T`, `as?`, `as!`: a cast between what bridges keeps the value; one that cannot succeed gives nil.
    func cast(_ node: Syntax, _ scope: ScopeID) -> Value {
        guard let operand = node.child(.expression), let type = node.child(.type) else { return .unknown(Unknown(node)) }
        return cast(evaluate(operand, scope), to: type, at: node, isOptional: node.castKind == .optional)
    }

    func cast(_ value: Value, to type: Syntax, at node: Syntax, isOptional: Bool) -> Value {
        let target = type.baseTypeName
        switch value {
        case .nothing: return .nothing
        case .unknown(let unknown) where isOptional:
            if Self.numericTypes.contains(target) { return .unknown(unknown) }
            guard index.types[target]?.kind == .protocolDecl else { return .unknown(Unknown(node)) }
            // What is called on it is the protocol's.
            let object = object(for: Unknown(node))
            heap[object].declaredType = target
            return .object(object)
        case .number, .rect, .point, .size, .insets, .string:
            return isInstance(value, of: type) == false ? failed(node) : coerced(value, to: type)
        case .object(let object) where isInstance(object, of: target) == false:
            return failed(node)
        case .object(let object) where object == rootView:
            // The view is of a class of the program, whose members are then known.
            if index.types[target]?.kind == .classDecl {
                if heap[object].foundType != target { path.effects.note() }
                heap[object].foundType = target
            } else if !DeclarationIndex.isFramework(target) {
                miss(target)
            }
            return value
        default: return coerced(value, to: type)
        }
    }

    /// `x is T`
    func typeTest(_ node: Syntax, _ scope: ScopeID) -> Value {
        guard let operand = node.child(.expression), let type = node.child(.type) else { return .unknown(Unknown(node)) }
        return isInstance(evaluate(operand, scope), of: type).map(Value.bool) ?? .unknown(Unknown(node))
    }

    /// Whether a cast to the type succeeds; nil where the source does not tell.
    func isInstance(_ value: Value, of type: Syntax) -> Bool? {
        let name = type.baseTypeName
        if name == "Any" || name == "AnyObject" || name == "AnyHashable" { return !value.isNothing }
        switch value {
        case .nothing: return false
        // A cast of an NSNumber to a type that cannot hold its value fails (Swift evolution, SE-0170).
        case .number(let quantity):
            guard Quantity.integerTypes.contains(name) else {
                return Self.isKnown(name, among: Self.numericTypes.union(["NSValue"]))
            }
            return quantity.known.map { $0 == $0.rounded() } ?? true
        case .rect: return Self.isKnown(name, among: ["CGRect", "NSValue"])
        case .point: return Self.isKnown(name, among: ["CGPoint", "NSValue"])
        case .size: return Self.isKnown(name, among: ["CGSize", "NSValue"])
        case .insets: return Self.isKnown(name, among: ["UIEdgeInsets", "NSValue"])
        case .string: return Self.isKnown(name, among: ["String", "NSString"])
        case .structure(let structure): return structure.type == name ? true : nil
        case .object(let object): return isInstance(object, of: name)
        default: return nil
        }
    }

    /// Of a type that bridges to none of the framework's values nothing is known.
    private static func isKnown(_ name: String, among types: Set<String>) -> Bool? {
        if types.contains(name) { return true }
        return values.contains(name) ? false : nil
    }

    private static let values = numericTypes.union([
        "CGRect", "CGPoint", "CGSize", "UIEdgeInsets", "NSValue", "String", "NSString", "Bool", "Date", "Data", "URL",
    ])

    private func isInstance(_ object: ObjectID, of name: String) -> Bool? {
        if let type = heap[object].typeName {
            return isInstance(type, of: name)
        }
        let own: Set<String>
        switch heap[object].kind {
        case .window: own = ["UIWindow", "UIView", "UIResponder"]
        case .rootView: own = ["UIView", "UIResponder"]
        case .screen: own = ["UIScreen"]
        case .constraint: own = ["NSLayoutConstraint"]
        case .notification: own = ["Notification", "NSNotification"]
        default: return nil
        }
        if own.contains(name) { return true }
        // The root view may be of a class of the program's own, but no window, screen, controller or constraint.
        let others: Set<String> = ["UIWindow", "UIScreen", "UIViewController", "NSLayoutConstraint", "UIApplication", "String"]
        return others.contains(name) ? false : nil
    }

    /// The same of an object of one of the program's types.
    ///
    /// It is none where the files at hand declare the other type and say nothing of the kind, be it of the type or of one that
    /// inherits from it: the object may be of those as well. What other files add is looked for.
    private func isInstance(_ type: String, of name: String) -> Bool? {
        if type == name || index.ancestorNames(of: type).contains(name) { return true }
        guard !DeclarationIndex.isFramework(name) else { return nil }
        guard index.types[name]?.kind != nil else {
            miss(name)
            return nil
        }
        miss(type)
        guard index.types[type]?.kind != nil, index.missingSuperclass(of: type) == nil else { return nil }
        let heirs = index.descendants(of: type)
        return heirs.contains { $0.name == name || index.ancestorNames(of: $0.name).contains(name) } ? nil : false
    }

    private func failed(_ node: Syntax) -> Value {
        if node.castKind == .forced { stop(.crash(Unknown(node).name)) }
        return .nothing
    }

    static let numericTypes: Set<String> = [
        "CGFloat", "Double", "Float", "Int", "UInt", "TimeInterval", "NSNumber", "Int32", "Int64", "UInt32",
    ]

    // MARK: Types of variables

    /// What a variable without an initial value holds.
    func defaultValue(ofType type: Syntax, named name: String) -> Value {
        let base = type.baseTypeName
        if type.kind == .optionalType {
            let plain =
                Self.numericTypes.contains(base) || Self.valueTypes.contains(base) || index.types[base]?.kind == .enumDecl
                || type.child(.wrapped)?.subtree.contains { $0.kind == .functionType } == true
            return plain ? .nothing : .object(instance(ofDeclared: base, named: name, mayBeNil: true))
        }
        if Self.numericTypes.contains(base) || Self.valueTypes.contains(base) { return .unknown(Unknown(name)) }
        return .object(instance(ofDeclared: base, named: name, mayBeNil: false))
    }

    /// The object that a property holds without having been seen to be made: an outlet's, or one that was handed over. It is of
    /// the declared class, or of one that inherits from it.
    private func instance(ofDeclared type: String, named name: String, mayBeNil: Bool) -> ObjectID {
        if index.types[type]?.kind == .classDecl { return make(.instance(type: type), name: name, mayBeNil: mayBeNil) }
        let object = make(.other, name: name, mayBeNil: mayBeNil)
        if !type.isEmpty { heap[object].declaredType = type }
        return object
    }

    /// What a call of the set-up made that cannot be followed is an object of the class that its place declares.
    func declared(_ value: Value, as type: Syntax?, named name: String) -> Value {
        guard handler == nil, case .unknown = value, let type,
            index.types[type.baseTypeName]?.kind == .classDecl || index.isResponder(type.baseTypeName)
        else { return value }
        return defaultValue(ofType: type, named: name)
    }

    static let valueTypes: Set<String> = [
        "Bool", "String", "CGRect", "CGPoint", "CGSize", "UIEdgeInsets", "CGAffineTransform", "Notification", "Any",
    ]

    /// Gives `.zero`, `.init(…)` and tuples of literals the shape their declared type asks for.
    func coerced(_ value: Value, to type: Syntax?) -> Value {
        guard let type else { return value }
        if case .number(let quantity) = value { return .number(quantity.typed(type.baseTypeName)) }
        // `let delegates: NSHashTable<AnyObject> = .weakObjects()`
        if case .symbol = value, ["NSHashTable", "NSPointerArray"].contains(type.baseTypeName) { return .array([]) }
        guard case .symbol(let name, _) = value, name == "zero" || name == "null" else { return value }
        return Self.zero(of: type.baseTypeName, isNull: name == "null") ?? value
    }

    /// The same where the place that is written to tells the shape.
    func coerced(_ value: Value, like other: Value) -> Value {
        if case .unknown(let unknown) = value { return Self.shaped(unknown, like: other) }
        if case .number(var quantity) = value, quantity.kind == .integerLiteral, case .number(let old) = other {
            quantity.kind = old.kind
            return .number(quantity)
        }
        // `.defaultHigh`, where a priority stands.
        if case .symbol = value, case .number = other, let level = value.priorityLevel { return .number(level) }
        guard case .symbol("zero", _) = value else {
            if let made = implicitMember(value, of: other) { return made }
            if case .symbol("identity", _) = value, case .transform = other { return .transform(x: Quantity(0), y: Quantity(0)) }
            return value
        }
        switch other {
        case .number: return .number(0)
        case .unknown: return value
        case .rect: return Self.zero(of: "CGRect") ?? value
        case .point: return Self.zero(of: "CGPoint") ?? value
        case .size: return Self.zero(of: "CGSize") ?? value
        case .insets: return .insets(.zero)
        default: return value
        }
    }

    /// `.bottom(12)`, where the program has a static function or property of that name for the type of what is replaced.
    private func implicitMember(_ value: Value, of other: Value) -> Value? {
        guard case .symbol(let name, let arguments) = value else { return nil }
        for type in extendedTypes(of: other) {
            if let functions = index.types[type]?.functions[name],
                let function = functions.first(where: { $0.children(.parameter).count == arguments.count })
            {
                return apply(
                    FunctionValue(declaration: function, receiver: .type(type)), arguments,
                    labels: function.children(.parameter).map(\.argumentLabel))
            }
            if arguments.isEmpty, index.types[type]?.properties[name] != nil {
                return declaredMember(name, of: .type(type), type: type)
            }
        }
        return nil
    }

    /// Something unknown, in the shape of what it replaces: its parts are unknowns of their own.
    private static func shaped(_ unknown: Unknown, like other: Value) -> Value {
        func part(_ name: String) -> Quantity { Quantity(unknown: unknown.member(name).name) }
        switch other {
        case .rect: return .rect(RectValue(unknown: unknown.name, in: .view))
        case .point: return .point(PointValue(x: part("x"), y: part("y")))
        case .size: return .size(SizeValue(width: part("width"), height: part("height")))
        case .insets:
            return .insets(InsetsValue(top: part("top"), left: part("left"), bottom: part("bottom"), right: part("right")))
        case .transform: return .transform(x: part("tx"), y: part("ty"))
        default: return .unknown(unknown)
        }
    }

    static func zero(of type: String, isNull: Bool = false) -> Value? {
        let zero = Quantity(0)
        switch type {
        case "CGRect":
            let origin = isNull ? Quantity(.infinity) : zero
            return .rect(RectValue(x: origin, y: origin, width: zero, height: zero))
        case "CGPoint": return .point(PointValue(x: zero, y: zero))
        case "CGSize": return .size(SizeValue(width: zero, height: zero))
        case "UIEdgeInsets": return .insets(.zero)
        case let type where numericTypes.contains(type): return .number(0)
        default: return nil
        }
    }

    // MARK: Construction

    /// Makes an instance of one of the program's own types.
    func construct(_ type: String, _ invocation: Invocation) -> Value {
        guard let declaration = index.types[type], let kind = declaration.kind else { return constructExternal(type, invocation) }
        if kind == .enumDecl { return enumeration(declaration, invocation) }
        guard kind == .structDecl else { return instance(of: type, invocation) }
        guard path.stack.hasRoom else { return unknownCall(Unknown(invocation.node), invocation) }
        path.stack.calls += 1
        defer { path.stack.calls -= 1 }
        guard let initializer = initializer(of: declaration, for: invocation) else {
            return memberwise(declaration, invocation)
        }
        // A structure under construction is an object that its initialiser writes to; what it holds at the end are the fields.
        let draft = make(.instance(type: type), name: type)
        let function = FunctionValue(
            declaration: initializer, receiver: .object(draft))
        if case .nothing = apply(function, invocation.arguments.map(\.value), labels: invocation.labels) { return .nothing }
        return .structure(StructureValue(type: type, fields: heap[draft].properties))
    }

    /// An object of a class, as its initialiser leaves it.
    private func instance(of type: String, _ invocation: Invocation) -> Value {
        let object = heap.add(Object(nameless: .instance(type: type), description: type))
        // Before its initialiser ties anything to it.
        if heap.rootClass == type, handler == nil { heap.becomeRootView(object) }
        if program.follows, heap.instances.count < Limits.registrations { heap.instances.append(object) }
        initialize(object, type, invocation)
        return .object(object)
    }

    /// Runs the initialiser that a call means, of the class or the nearest superclass that has one.
    func initialize(_ object: ObjectID, _ type: String?, _ invocation: Invocation) {
        guard let type else { return }
        for ancestor in index.lineage(of: type) where ancestor.kind == .classDecl && !ancestor.initializers.isEmpty {
            guard let initializer = initializer(of: ancestor, for: invocation) else { return }
            let receiver = Value.object(object)
            apply(
                FunctionValue(declaration: initializer, receiver: receiver),
                invocation.arguments.map(\.value), labels: invocation.labels)
            return
        }
    }

    func callSuperInitializer(of type: String, _ invocation: Invocation, _ receiver: Value) -> Value {
        if let superclass = index.lineage(of: type).dropFirst().first(where: { $0.kind == .classDecl }) {
            if case .object(let object) = receiver { initialize(object, superclass.name, invocation) }
        }
        return .void
    }

    private func initializer(of declaration: TypeDeclaration, for invocation: Invocation) -> Syntax? {
        declaration.initializers.first { $0.children(.parameter).map(\.argumentLabel) == invocation.labels }
            ?? declaration.initializers.first { initializer in
                // A trailing closure says no label, but a label that is said is the parameter's.
                let parameters = initializer.children(.parameter)
                return parameters.count == invocation.labels.count
                    && zip(parameters, invocation.labels).allSatisfy { $1 == nil || $0.argumentLabel == $1 }
            }
            ?? declaration.initializers.first { $0.fits(invocation.labels) }
    }

    private func memberwise(_ declaration: TypeDeclaration, _ invocation: Invocation) -> Value {
        var fields: [String: Value] = [:]
        for (name, property) in declaration.properties where !property.isComputed {
            if let argument = invocation[name] {
                fields[name] = coerced(argument, to: property.child(.type))
            } else {
                fields[name] = initialValue(of: property, named: name, receiver: nil)
            }
        }
        return .structure(StructureValue(type: declaration.name, fields: fields))
    }
}

extension Syntax {
    /// Whether a call with these labels can mean a function, its other parameters having defaults.
    fileprivate func fits(_ labels: [String?]) -> Bool {
        var given = labels[...]
        for parameter in children(.parameter) {
            // A trailing closure has no label of its own, and the last parameter is its unless another one needs it.
            if let label = given.first, label == parameter.argumentLabel {
                given.removeFirst()
            } else if given == [nil], parameter.child(.defaultValue) == nil || parameter.nextSibling?.role != .parameter {
                given.removeFirst()
            } else if parameter.child(.defaultValue) == nil {
                return false
            }
        }
        return given.isEmpty
    }
}
