import KeyboardFacts
import ProgramIndex
import SwiftParser
import Vocabulary

extension Evaluator {
    /// What `value.name` is.
    func member(_ name: String, of value: Value) -> Value {
        switch value {
        case .object(let object):
            if let stored = stored(name, of: object) { return stored }
            if let type = heap[object].typeName {
                if let flag = observedFlag(name, of: object, type: type) { return flag }
                if let declared = declaredMember(name, of: value, type: type) { return declared }
            } else if let extended = extensionMember(name, of: object) {
                return extended
            }
            return uikitMember(name, of: object)
        case .unknown(let unknown):
            return memberOfUnknown(name, unknown)
        case .structure(let structure):
            return structure.fields[name] ?? declaredMember(name, of: value, type: structure.type)
                ?? .unknown(Unknown(structure.type + "." + name))
        case .type(let type):
            return declaredMember(name, of: value, type: type) ?? staticMember(name, ofEnumeration: type)
                ?? staticMember(name, of: type)
        case .tuple(let parts):
            if let position = parts.firstIndex(where: { $0.label == name }) ?? Int(name), position < parts.count {
                return parts[position].value
            }
            return .unknown(Unknown(name))
        case .symbol(let symbol, _):
            return memberOfCase(symbol, name, of: value) ?? orientationMember(name, of: symbol) ?? geometryMember(name, of: value)
                ?? .unknown(Unknown(name))
        default:
            return geometryMember(name, of: value) ?? extensionMember(name, of: value) ?? .unknown(Unknown(name))
        }
    }

    private func memberOfUnknown(_ name: String, _ unknown: Unknown) -> Value {
        if let object = heap.named[unknown.name] {
            return stored(name, of: object) ?? uikitMember(name, of: object)
        }
        if SinkKind(member: name) != nil || Self.viewMembers.contains(name) || FrameworkTable.shared.hasMember(name) {
            return uikitMember(name, of: object(for: unknown))
        }
        return geometryMember(name, of: .unknown(unknown)) ?? .unknown(unknown.member(name))
    }

    private static let viewMembers: Set<String> = [
        "window", "superview", "safeAreaInsets", "safeAreaLayoutGuide", "adjustedContentInset", "contentSize", "bottomAnchor",
        "topAnchor", "heightAnchor", "centerYAnchor",
    ]

    // MARK: Declared by the program

    /// A property or method that the program declares; nil if it declares none of that name.
    func declaredMember(_ name: String, of receiver: Value, type: String) -> Value? {
        if let property = index.property(name, in: type, ofType: receiver.isType) {
            let asked = path.decisions.answers.count
            let value = value(of: property, named: name, receiver: receiver)
            // What it is hangs on an answer, and is kept.
            if path.decisions.answers.count > asked { path.effects.note() }
            // A constraint that the set-up asks for and has not made yet is asked for again.
            let isToCome = handler == nil && value.isNil && property.holdsConstraint
            if case .object(let object) = receiver, !property.isComputed, !isToCome { heap[object].properties[name] = value }
            return value
        }
        if let method = index.method(name, in: type), !method.isNamedForItsArgument {
            return .function(
                FunctionValue(declaration: method, receiver: receiver))
        }
        if index.types[type]?.cases.contains(name) == true { return .symbol(name, []) }
        return nil
    }

    /// What a flag of UIKit's is to which a class only adds observers: `override var isHidden: Bool { didSet { … } }`. Nil for
    /// anything else.
    private func observedFlag(_ name: String, of object: ObjectID, type: String) -> Value? {
        guard let property = index.property(name, in: type), property.parent?.hasModifier("override") ?? false,
            !property.isComputed, property.child(.value) == nil, property.child(.type)?.name == "Bool",
            case .bool(let flag) = uikitMember(name, of: object)
        else { return nil }
        return .bool(flag)
    }

    /// A computed property from an extension of a UIKit or Foundation type: `notification.keyboardHeight`.
    private func extensionMember(_ name: String, of object: ObjectID) -> Value? {
        for type in heap[object].extendedTypes where index.types[type]?.properties[name] != nil {
            return declaredMember(name, of: .object(object), type: type)
        }
        return nil
    }

    /// The same of a number, a rectangle and other values.
    func extensionMember(_ name: String, of value: Value) -> Value? {
        for type in extendedTypes(of: value) where index.types[type]?.properties[name] != nil {
            return declaredMember(name, of: value, type: type)
        }
        return nil
    }

    /// What a property or a global variable holds, or its getter returns.
    func value(of property: Syntax, named name: String, receiver: Value?) -> Value {
        if let getter = property.getterStatements {
            guard path.stack.hasRoom else {
                stop(.callDepth(Limits.callDepth))
                return .unknown(Unknown(name))
            }
            path.stack.calls += 1
            defer { path.stack.calls -= 1 }
            program.values.note(entered: property)
            return coerced(withScope(receiver: receiver) { result(of: getter, $0) }, to: property.child(.type))
        }
        if case .type = receiver { return shared(property, named: name, receiver: receiver) }
        // A lazy variable that is asked for as it is made would be made without end: what asks runs later, in an app.
        let making = CallStack.Initialisation(property: property, object: receiver?.object)
        guard path.stack.initialising.insert(making).inserted else { return .unknown(Unknown(name)) }
        defer { path.stack.initialising.remove(making) }
        return initialValue(of: property, named: name, receiver: receiver)
    }

    /// What a stored property holds before any handler runs.
    func initialValue(of property: Syntax, named name: String, receiver: Value?) -> Value {
        let type = property.child(.type)
        if property.holdsConstraint || property.child(.value)?.child(.callee)?.name == "constraint",
            let owner = typeName(of: receiver)
        {
            return constraintProperty(property, named: name, of: owner, receiver: receiver)
        }
        // `var x: T? = nil` says no more than `var x: T?`.
        let written = property.child(.value)
        if isSetByInterfaceFile(property, named: name) {
            return type.map { defaultValue(ofType: $0, named: name) } ?? .unknown(Unknown(name))
        }
        guard let initial = written?.kind == .nilLiteral && type != nil ? nil : written else {
            if property.holdsOptionalClosure, mayBeSetElsewhere(property, named: name) { return .unknown(Unknown(name)) }
            if isNeverSet(property, named: name) || isUnconnected(property, named: name, of: receiver) { return .nothing }
            if let field = editedField(keptBy: property, named: name, of: receiver) { return field }
            let argument = type.flatMap { typeArgument($0.baseTypeName, at: property, receiver) }
            let value =
                argument.map { .object(instance(ofDeclared: $0, named: name, mayBeNil: type?.kind == .optionalType)) }
                ?? type.map { defaultValue(ofType: $0, named: name) } ?? .unknown(Unknown(name))
            if case .object(let object) = value { adopt(object, from: receiver) }
            return handler == nil ? value : atFirstKeyboard(value, of: property, named: name)
        }
        guard path.stack.hasRoom else { return .unknown(Unknown(name)) }
        let before = heap.count
        let made = atRest(quietly: handler != nil) { withScope(receiver: receiver) { evaluate(initial, $0) } }
        let value = coerced(made, to: type).settled
        // `let tableView = UITableView()` and closures that build one: what matters is that it is an object with a name.
        if case .unknown(let unknown) = value {
            let object = objectMade(for: type, named: name)
            // What a variable of the closure held is gone with the closure: another closure's may be called the same.
            if let local = heap.named[unknown.name], local.position >= before {
                heap.named[unknown.name] = nil
                heap.replace(local, with: object)
            }
            return .object(object)
        }
        if let object = value.object { heap.name(object, nameOnScreen(name, of: receiver)) }
        return handler == nil ? value : atFirstKeyboard(value, of: property, named: name)
    }

    /// Whether an interface file may give a property its value, a different one for each object (Xcode Help, "Add runtime
    /// attributes": they are set as the object is loaded).
    private func isSetByInterfaceFile(_ property: Syntax, named name: String) -> Bool {
        guard property.parent?.children(.attribute).contains(where: { $0.name == "IBInspectable" }) ?? false else { return false }
        return program.interfaces.setsAttribute(name)
    }

    /// What to call what a property holds: views are told apart by their names, and the handlers' own object may have a property
    /// of that name, too.
    private func nameOnScreen(_ name: String, of receiver: Value?) -> String {
        guard let owner = receiver?.object, owner != controller, let type = typeName(of: controller),
            index.property(name, in: type) != nil
        else { return name }
        return heap[owner].name + "." + name
    }

    /// Whether an optional variable is nil for ever: all code that can set it is at hand, or was looked through, and none does.
    private func isNeverSet(_ property: Syntax, named name: String) -> Bool {
        guard property.isUnsetOptional, let declaration = property.parent else { return false }
        if !declaration.isPrivate {
            return index.neverSet.contains(SharedVariable(type: property.enclosingTypeName, name: name))
        }
        return !property.tree.mayAssign(name)
    }

    /// Whether the handlers' own object has an outlet that may be nil and that its storyboard or xib does not connect.
    private func isUnconnected(_ property: Syntax, named name: String, of receiver: Value?) -> Bool {
        guard property.isOutlet, property.child(.type)?.kind == .optionalType, let object = receiver?.object,
            object == controller, let type = typeName(of: object)
        else { return false }
        return program.lookups.isUnconnected(name, ofClass: type, in: program.interfaces)
    }

    /// What an initial value gives of which no more is known than the type that its property declares, if it does.
    private func objectMade(for type: Syntax?, named name: String) -> ObjectID {
        guard let type, !DeclarationIndex.isFramework(type.baseTypeName),
            let object = defaultValue(ofType: type, named: name).object
        else { return make(.other, name: name) }
        return object
    }
}

extension Syntax {
    /// Whether it is a method such as `tableView(_:cellForRowAt:)` of a delegate: its name alone is that of a property, of the
    /// superclass mostly.
    fileprivate var isNamedForItsArgument: Bool { children(.parameter).first?.name == name }

    /// The statements of a `.patternBinding`'s getter; nil for a stored property.
    var getterStatements: [Syntax]? {
        guard let accessors = child(.accessors) else { return nil }
        if let getter = accessors.children(.accessor).first(where: { $0.name == "get" }) {
            // A protocol's requirement has none.
            return getter.child(.body)?.children(.statement)
        }
        let statements = accessors.children(.statement)
        return statements.isEmpty ? nil : statements
    }

    var isComputed: Bool { getterStatements != nil }

    /// The name of a type without optionals and attributes: `UIView` for `weak var x: UIView?`.
    package var baseTypeName: String {
        switch kind {
        case .optionalType, .implicitlyUnwrappedType: child(.wrapped)?.baseTypeName ?? ""
        case .attributedType: child(.type)?.baseTypeName ?? ""
        default: name
        }
    }
}

extension Object {
    /// Whether it is one of those that the system has one of: members that UIKit does not have are an extension's.
    var isOfSystem: Bool {
        switch kind {
        case .device, .traits, .application: true
        default: false
        }
    }

    /// The framework types whose extensions may add members to this object, most specific first.
    var extendedTypes: [String] {
        switch kind {
        case .notification: ["Notification", "NSNotification"]
        case .constraint: ["NSLayoutConstraint"]
        case .anchor: ["NSLayoutAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension", "NSLayoutXAxisAnchor"]
        case .layoutGuide: ["UILayoutGuide"]
        case .rootView: ["UIView"]
        case .window: ["UIWindow", "UIView"]
        case .screen: ["UIScreen"]
        case .userInfo: ["Dictionary"]
        case .application: ["UIApplication"]
        case .device: ["UIDevice", "NSObject"]
        case .traits: ["UITraitCollection", "NSObject"]
        case .layer: ["CALayer", "NSObject"]
        case .other:
            [
                "UIScrollView", "UITableView", "UICollectionView", "UITextView", "UITextField", "UIView", "UIViewController",
                "UIResponder",
                "NSObject",
            ]
        default: []
        }
    }
}

extension Evaluator {
    /// The program's own type that a value is an instance of.
    func typeName(of value: Value?) -> String? {
        switch value {
        case .object(let object): heap[object].typeName
        case .structure(let structure): structure.type
        default: nil
        }
    }

    func typeName(of object: ObjectID?) -> String? { object.flatMap { heap[$0].typeName } }

    /// The framework types whose extensions may add members to a value, most specific first.
    func extendedTypes(of value: Value) -> [String] {
        switch value {
        case .rect: ["CGRect"]
        case .point: ["CGPoint"]
        case .size: ["CGSize"]
        case .insets: ["UIEdgeInsets", "NSDirectionalEdgeInsets"]
        case .transform: ["CGAffineTransform"]
        case .number(let quantity):
            (quantity.kind == .real ? ["CGFloat", "Double", "Float"] : ["Int", "UInt", "CGFloat", "Double"]) + [
                "FloatingPoint", "BinaryFloatingPoint", "BinaryInteger", "SignedNumeric", "Numeric", "Comparable",
            ]
        case .bool: ["Bool"]
        case .string: ["String", "StringProtocol"]
        case .array: ["Array", "RandomAccessCollection", "BidirectionalCollection", "Collection", "Sequence"]
        case .dictionary: ["Dictionary", "Collection", "Sequence"]
        case .range: ["ClosedRange", "Range"]
        case .object(let object): heap[object].typeName == nil ? heap[object].extendedTypes : []
        default: []
        }
    }
}
