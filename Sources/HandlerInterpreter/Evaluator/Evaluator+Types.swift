import KeyboardFacts
import ProgramIndex
import SwiftParser

extension Evaluator {
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
    func instance(ofDeclared type: String, named name: String, mayBeNil: Bool) -> ObjectID {
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
        if case .tuple(let parts) = value { return .tuple(labelled(parts, by: type)) }
        guard case .symbol(let name, let arguments) = value, arguments.isEmpty, ["zero", "null", "init"].contains(name) else {
            return value
        }
        return Self.zero(of: type.baseTypeName, isNull: name == "null") ?? value
    }

    /// The parts of a tuple under the labels that its declared type gives them: `(frame: CGRect, duration: Double)`.
    private func labelled(_ parts: [(label: String?, value: Value)], by type: Syntax) -> [(label: String?, value: Value)] {
        guard let elements = index.tupleType(type)?.children(.element), elements.count == parts.count else { return parts }
        return zip(parts, elements).map { part, element in
            (element.kind == .parameter && element.name != "_" ? element.name : part.label, part.value)
        }
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
        guard initializer(of: declaration, for: invocation) != nil else {
            return .structure(StructureValue(type: type, fields: memberwise(declaration, invocation)))
        }
        // A structure under construction is an object that its initialiser writes to; what it holds at the end are the fields.
        let draft = make(.instance(type: type), name: type)
        if case .nothing = initialize(draft, type, invocation) { return .nothing }
        return .structure(StructureValue(type: type, fields: heap[draft].properties))
    }

    /// An object of a class, as its initialiser leaves it.
    private func instance(of type: String, _ invocation: Invocation) -> Value {
        let object = heap.add(Object(nameless: .instance(type: type), description: type))
        // Before its initialiser ties anything to it.
        if heap.rootClass == type, handler == nil { heap.becomeRootView(object) }
        // What a view is made of, the initialiser of its superclass may say.
        if handler == nil, index.isView(type), let superclass = index.missingSuperclass(of: type) {
            heap.neededBySetUp.insert(superclass)
        }
        if heap.instances.count < Limits.registrations { heap.instances.append(object) }
        if index.ancestorNames(of: type).contains("NSLayoutConstraint") { tie(object, as: invocation) }
        if case .nothing = making(object, { initialize(object, type, invocation) }) { return .nothing }
        return .object(object)
    }

    /// Runs what an object is initialised with.
    func making<Result>(_ object: ObjectID, _ initialize: () -> Result) -> Result {
        heap.beingMade.append(object)
        defer { heap.beingMade.removeLast() }
        return initialize()
    }

    /// Runs the initialiser that a call means: of the class or the nearest superclass that has one, or of the structure, whose
    /// own sets each property.
    ///
    /// - Returns: `.nothing` where it fails, else `.void`.
    func initialize(_ object: ObjectID, _ type: String?, _ invocation: Invocation) -> Value {
        guard let type else { return .void }
        if let declaration = index.types[type], declaration.kind == .structDecl {
            if let initializer = initializer(of: declaration, for: invocation) { return run(initializer, on: object, invocation) }
            heap[object].properties = memberwise(declaration, invocation)
            return .void
        }
        for ancestor in index.lineage(of: type) where ancestor.kind == .classDecl && !ancestor.initializers.isEmpty {
            if let initializer = initializer(of: ancestor, for: invocation) { return run(initializer, on: object, invocation) }
            // With nothing but convenience initialisers of its own, a class has those of its superclass.
            if ancestor.initializers.allSatisfy({ $0.hasModifier("convenience") }) { continue }
            // A button of a type is made with an empty frame, too (Apple, documentation of UIButton.init(type:)).
            let handsOver = invocation.arguments.isEmpty || invocation.labels == ["type"]
            return handsOver ? initializeAsUIKit(object, ancestor, invocation) : .void
        }
        return .void
    }

    /// Runs the initialiser that UIKit's own `init()` hands over to, where the program overrides that: `init(frame:)` with an
    /// empty frame for views, `init(nibName:bundle:)` with nothing for controllers (Apple, documentation of UIView and of
    /// UIViewController, which name these as the designated ones).
    private func initializeAsUIKit(_ object: ObjectID, _ type: TypeDeclaration, _ invocation: Invocation) -> Value {
        let zero = Self.zero(of: "CGRect") ?? .void
        for (labels, values) in [(["frame"], [zero]), (["nibName", "bundle"], [Value.nothing, .nothing])] {
            guard let initializer = type.initializers.first(where: { $0.children(.parameter).map(\.argumentLabel) == labels })
            else { continue }
            apply(FunctionValue(declaration: initializer, receiver: .object(object)), values, labels: labels)
        }
        return .void
    }

    private func run(_ initializer: Syntax, on object: ObjectID, _ invocation: Invocation) -> Value {
        let function = FunctionValue(declaration: initializer, receiver: .object(object))
        let result = apply(function, invocation.arguments.map(\.value), labels: invocation.labels)
        return initializer.isFailable && result.isNothing ? .nothing : .void
    }

    func callSuperInitializer(of type: String, _ invocation: Invocation, _ receiver: Value) -> Value {
        guard let superclass = index.lineage(of: type).dropFirst().first(where: { $0.kind == .classDecl }),
            case .object(let object) = receiver
        else { return .void }
        return initialize(object, superclass.name, invocation)
    }

    private func initializer(of declaration: TypeDeclaration, for invocation: Invocation) -> Syntax? {
        // None hands over to itself: `convenience init(text: String = "") { self.init() }` means the one that is inherited.
        let own = invocation.node.delegatesInitialization ? invocation.node.nearestAncestor { $0 == .initializerDecl } : nil
        let initializers = declaration.initializers.filter { $0 != own }
        return initializers.first { $0.children(.parameter).map(\.argumentLabel) == invocation.labels }
            ?? initializers.first { initializer in
                // A trailing closure says no label, but a label that is said is the parameter's.
                let parameters = initializer.children(.parameter)
                return parameters.count == invocation.arguments.count
                    && zip(parameters, invocation.arguments).allSatisfy { parameter, argument in
                        parameter.argumentLabel == argument.label || argument.label == nil && argument.isTrailing
                    }
            }
            ?? initializers.first { $0.fits(invocation.labels, isTrailing: invocation.arguments.last?.isTrailing ?? false) }
            // `userInfo.flatMap(KeyboardData.init)` says no label either.
            ?? initializers.first { $0.fits(invocation.labels, isTrailing: true) }
    }

    private func memberwise(_ declaration: TypeDeclaration, _ invocation: Invocation) -> [String: Value] {
        var fields: [String: Value] = [:]
        for (name, property) in declaration.properties where !property.isComputed {
            if let argument = invocation[name] {
                fields[name] = coerced(argument, to: property.child(.type))
            } else {
                fields[name] = initialValue(of: property, named: name, receiver: nil)
            }
        }
        return fields
    }
}

extension Syntax {
    /// Whether an initialiser may give nil: `init?`, `init!`.
    fileprivate var isFailable: Bool {
        guard kind == .initializerDecl, nameRange.end < range.end else { return false }
        return [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(file.bytes[Int(nameRange.end)])
    }

    /// Whether a statement hands over to another initialiser of the type or its superclass: where that fails, so does this one.
    var delegatesInitialization: Bool {
        guard kind == .callExpr, let callee = child(.callee), callee.kind == .memberExpr, callee.name == "init" else {
            return false
        }
        return ["self", "super"].contains(callee.child(.base)?.name)
    }

    /// Whether a call with these labels can mean a function, its other parameters having defaults.
    ///
    /// - Parameter isTrailing: whether the last argument is a trailing closure.
    fileprivate func fits(_ labels: [String?], isTrailing: Bool) -> Bool {
        var given = labels[...]
        for parameter in children(.parameter) {
            // A trailing closure has no label of its own, and the last parameter is its unless another one needs it.
            if let label = given.first, label == parameter.argumentLabel {
                given.removeFirst()
            } else if isTrailing, given == [nil],
                parameter.child(.defaultValue) == nil || parameter.nextSibling?.role != .parameter
            {
                given.removeFirst()
            } else if parameter.child(.defaultValue) == nil {
                return false
            }
        }
        return given.isEmpty
    }
}
