import ProgramIndex
import SwiftParser

/// What changes a flag or a shared number or rectangle between the set-up and the keyboard: functions that UIKit, a control or
/// another object calls.
///
/// Whether an optional holds anything is a flag, too, and which of several pages is shown, or how many, a whole number says. A
/// flag that only the set-up and the handlers write holds what they wrote. One that `textFieldDidBeginEditing(_:)` writes, too,
/// may hold anything by the time that the keyboard comes: its initial value is then no answer. So may a static property that the
/// app's delegate sets at launch.
final class StateWriters {
    private let index: DeclarationIndex
    private let handlers: HandlerTable
    /// The functions that the set-up entered.
    private var entered: Set<Syntax>?
    /// The names that handlers use, and what is so named uses.
    private lazy var reached = namesReached()
    private var answers: [Syntax: [Syntax]] = [:]
    /// By type, the views of which functions that are not run set the frame.
    private var placed: [String: Set<String>] = [:]
    /// By type, those that such functions hide.
    private var hidden: [String: Set<String>] = [:]
    /// By name, what any code at hand hides: the types that call it so in themselves, nil for code that has it from elsewhere.
    private lazy var hiders: [String: Set<String?>] = {
        let trees = index.types.values.flatMap(\.declarations).map(\.tree).distinct
        return trees.flatMap { $0.nodes(of: [.memberExpr], spelled: ["isHidden"]) }.reduce(into: [:]) { hiders, mention in
            guard mention.node.hides, let base = mention.node.child(.base), let name = base.lastName else { return }
            hiders[name, default: []].insert(base.ownProperty == nil ? nil : mention.node.enclosingTypeName)
        }
    }()

    init(_ index: DeclarationIndex, _ handlers: HandlerTable) {
        self.index = index
        self.handlers = handlers
    }

    /// Takes down what the set-up entered; the first one counts.
    func noteSetUp(entered functions: Set<Syntax>) { entered = entered ?? functions }

    /// Whether the set-up ran the function around a place.
    func setUpRan(_ place: Syntax) -> Bool { place.enclosingFunction.map { entered?.contains($0) ?? false } ?? false }

    /// Whether a function that is neither of the set-up nor of a handler gives a flag or a shared number another value.
    func mayChange(_ property: Syntax, named name: String, from value: Value) -> Bool {
        guard value.isState, !property.holdsOptionalClosure else { return false }
        let shared = property.sharedVariable
        if let shared, index.writtenElsewhere.contains(shared) { return true }
        guard shared != nil || (property.isInstanceVariable && (value.isFlag || property.holdsCount)) else { return false }
        return writes(to: property, named: name).contains { write in
            // `+=` gives it what is not written there.
            guard write.name == "=", let written = write.child(.right) else { return true }
            return !value.isWritten(written)
        }
    }

    /// Whether a function that is neither of the set-up nor of a handler may show the view that a property of a type holds.
    func mayShow(_ view: String, in type: String) -> Bool {
        index.hasCode(in: type) { node in
            guard node.kind == .assignExpr, let target = node.child(.left), target.kind == .memberExpr,
                target.name == "isHidden", target.child(.base)?.ownProperty == view, let value = node.child(.right)
            else { return false }
            return !Value.bool(true).isWritten(value) && isElsewhere(node)
        }
    }

    /// Whether some code at hand may hide the view that goes by a name, or views of its class hide themselves: whether it is
    /// entered or not.
    ///
    /// - Parameter owner: the type whose objects are run. What another type calls the same in itself is another view.
    func anyoneHides(_ view: String, ofClass type: String, in owner: String?) -> Bool {
        if index.hasCode(in: type, where: \.hidesItself) { return true }
        let name = String(view.split(separator: ".").last ?? "")
        let own = owner.map { Set(index.lineage(of: $0).map(\.name)).union([$0]) } ?? []
        return hiders[name]?.contains { hider in
            guard let hider, index.types[hider]?.properties[name] != nil else { return true }
            return own.contains(hider)
        } ?? false
    }

    /// Whether a function that is neither of the set-up nor of a handler may set the frame of the view that a property of a type
    /// holds. It is asked at every event.
    func mayPlace(_ view: String, in type: String) -> Bool {
        // What the set-up enters is not known before it has ended.
        guard entered != nil else { return false }
        if placed[type] == nil { placed[type] = viewsPlaced(in: type) }
        return placed[type]?.contains(view) ?? false
    }

    /// Whether a function that is neither of the set-up nor of a handler may hide the view that a property of a type holds. It is
    /// asked at every event.
    func mayHide(_ view: String, in type: String) -> Bool {
        guard entered != nil else { return false }
        if hidden[type] == nil { hidden[type] = viewsHidden(in: type) }
        return hidden[type]?.contains(view) ?? false
    }

    private func viewsPlaced(in type: String) -> Set<String> {
        assignmentsElsewhere(in: type).compactMap { $0.child(.left) }.reduce(into: []) { views, target in
            let frames = target.subtree.filter { $0.kind == .memberExpr && ["frame", "center"].contains($0.name) }
            views.formUnion(frames.compactMap { $0.child(.base)?.ownProperty })
        }
    }

    private func viewsHidden(in type: String) -> Set<String> {
        assignmentsElsewhere(in: type).reduce(into: []) { views, write in
            guard let target = write.child(.left), target.name == "isHidden", let value = write.child(.right),
                !Value.bool(false).isWritten(value), let view = target.child(.base)?.ownProperty
            else { return }
            views.insert(view)
        }
    }

    private func assignmentsElsewhere(in type: String) -> [Syntax] {
        index.lineage(of: type).flatMap(\.declarations).flatMap { declaration in
            declaration.subtree.filter { $0.kind == .assignExpr && isElsewhere($0) }
        }
    }

    /// What a property is set to where editing begins: a parameter of a function that is neither of the set-up nor of a handler,
    /// such as `textFieldDidBeginEditing(_:)`. Nil for a property that holds anything else.
    func fieldKept(by property: Syntax, named name: String, in owner: String) -> FieldKind? {
        // The field may be none, and is no outlet.
        guard let type = property.child(.type), type.kind == .optionalType || type.kind == .implicitlyUnwrappedType,
            !property.isOutlet, property.isInstanceVariable,
            FieldKind.passed(as: type.baseTypeName, in: index) != nil
        else { return nil }
        for write in writes(to: property, named: name) {
            guard let value = write.child(.right), value.kind == .identifierExpr, let function = write.enclosingFunction,
                let parameter = function.children(.parameter).first(where: { $0.name == value.name }),
                let kind = parameter.child(.type).flatMap({ FieldKind.passed(as: $0.baseTypeName, in: index) })
            else { continue }
            return kind
        }
        return nil
    }

    private func writes(to property: Syntax, named name: String) -> [Syntax] {
        // What the set-up enters is not known before it has ended.
        guard entered != nil else { return [] }
        if let known = answers[property] { return known }
        let shared = property.sharedVariable
        let types = shared == nil ? index.types[property.enclosingTypeName ?? ""].map { [$0] } : Array(index.types.values)
        let trees = (types ?? []).flatMap(\.declarations).map(\.tree) + [property.tree]
        let found = trees.distinct.flatMap { tree in
            tree.nodes(of: [.assignExpr, .callExpr]).filter { node in
                let isWrite =
                    if let shared { node.writtenTarget?.names(shared) ?? false } else { isWrite(node, to: name, of: property) }
                return isWrite && isElsewhere(node)
            }
        }
        answers[property] = found
        return found
    }

    /// `flag = …`, `self.flag = …` or `flag.toggle()`, in the property's own type.
    private func isWrite(_ node: Syntax, to name: String, of property: Syntax) -> Bool {
        node.writtenTarget?.ownProperty == name && node.enclosingTypeName == property.enclosingTypeName
    }

    /// Whether a write stands in a function that the set-up did not enter, that no handler gets to, and that is not called when
    /// the screen goes.
    private func isElsewhere(_ write: Syntax) -> Bool {
        guard let function = write.enclosingFunction, let entered, !entered.contains(function) else { return false }
        return !reached.contains(function.name) && !DeclarationIndex.departure.contains(function.name)
    }

    private func namesReached() -> Set<String> {
        var names: Set<String> = []
        // A class that observes by itself has no object that a run could hand its notifications to.
        var open = handlers.handlers.filter { handler in
            !handler.node.isTypeMember || (handler.owner.map(handlers.isOfActor) ?? true)
        }.map(\.node)
        let methods = index.types.values.reduce(into: [String: [Syntax]]()) { methods, type in
            for (name, functions) in type.functions { methods[name, default: []] += functions }
        }
        while let code = open.popLast() {
            if code.kind == .functionDecl { names.insert(code.name) }
            for node in code.subtree where node.kind == .identifierExpr || node.kind == .memberExpr {
                guard names.insert(node.name).inserted else { continue }
                open += index.functions[node.name] ?? []
                open += methods[node.name] ?? []
            }
        }
        return names
    }
}

extension Syntax {
    /// Whether a mention of `isHidden` gives it another value than false, as far as it tells.
    fileprivate var hides: Bool {
        if let assignment = wholeValue.parent, wholeValue.role == .left, assignment.kind == .assignExpr { return !isSetToFalse }
        return parent?.kind == .memberExpr && parent?.name == "toggle" || wholeValue.parent?.isNamed("&") ?? false
    }

    /// Whether it hides the object whose code it stands in.
    fileprivate var hidesItself: Bool {
        guard name == "isHidden", hides else { return false }
        return kind == .identifierExpr || (kind == .memberExpr && child(.base)?.name == "self")
    }

    /// The last name of a chain: `bar` of `self.form?.bar!`.
    fileprivate var lastName: String? {
        switch kind {
        case .optionalChain, .forceUnwrap, .parenExpr: child(.expression)?.lastName
        case .identifierExpr, .memberExpr: name
        default: nil
        }
    }
}

extension DeclarationIndex {
    /// What UIKit calls when a screen goes (Apple, documentation of UIViewController).
    package static let leavingScreen: Set<String> = ["viewWillDisappear", "viewDidDisappear"]

    /// The same, or when a cell goes: no keyboard of it comes after that.
    package static let departure = leavingScreen.union(["prepareForReuse"])

    /// The names of the functions that run when a screen of a class goes, and of all that these use.
    func namesOfLeaving(_ type: String) -> Set<String> {
        Self.departure.union(namesReached(fromMethods: Self.departure, in: type))
    }
}

extension Evaluator {
    /// A flag or a shared number as a handler finds it that the set-up left so: not known where other code may have changed it
    /// since.
    func atFirstKeyboard(_ value: Value, of property: Syntax, named name: String) -> Value {
        program.writers.mayChange(property, named: name, from: value) ? .unknown(Unknown(name)) : value
    }

    /// Takes flags and shared numbers for open that the set-up left behind and that other code may have changed before the
    /// keyboard comes.
    func openState() {
        program.writers.noteSetUp(entered: program.values.entered)
        for (variable, value) in heap.statics {
            guard let name = variable.sharedVariable?.name else { continue }
            heap.statics[variable] = atFirstKeyboard(value, of: variable, named: name)
        }
        openHiddenViews()
        for object in heap.objects {
            guard let type = heap[object].typeName else { continue }
            for (name, value) in heap[object].properties where value.isState {
                guard let property = index.property(name, in: type) else { continue }
                heap[object].properties[name] = atFirstKeyboard(value, of: property, named: name)
            }
        }
    }
}

extension Syntax {
    /// Whether a function is one of its type, not of the objects.
    fileprivate var isTypeMember: Bool { hasModifier("static") || hasModifier("class") }

    /// Whether a property is a variable that each object has for itself and that holds what was written last.
    package var isInstanceVariable: Bool {
        guard let declaration = parent, !isComputed, declaration.name == "var" else { return false }
        return !isTypeProperty && !declaration.hasModifier("lazy")
    }

    /// Whether a property holds a whole number, which counts or numbers something: its type says so, or its initial value is one.
    fileprivate var holdsCount: Bool {
        if let type = child(.type) { return Evaluator.wholeNumberTypes.contains(type.baseTypeName) }
        return child(.value)?.kind == .integerLiteral
    }

    /// Whether a property may hold a truth value or a case of an enumeration, as far as its declared type tells.
    package var mayHoldFlag: Bool {
        guard let type = child(.type) else { return true }
        if type.kind == .optionalType, Evaluator.valueTypes.union(Evaluator.numericTypes).contains(type.baseTypeName) {
            return true
        }
        return !DeclarationIndex.isFramework(type.baseTypeName) && !type.subtree.contains { $0.kind == .arrayType }
    }
}

extension Value {
    /// Whether it answers a question by itself: a truth value, nothing in place of something, or a case of an enumeration without
    /// a payload.
    var isFlag: Bool {
        switch self {
        case .bool, .nothing: true
        case .symbol(_, let payload): payload.isEmpty
        default: false
        }
    }

    /// Whether it is a flag, or a number or a rectangle that is known and has nothing to do with the keyboard.
    var isState: Bool {
        let numbers: [Quantity]
        switch self {
        case .number(let quantity): numbers = [quantity]
        case .rect(let rect): numbers = [rect.x, rect.y, rect.width, rect.height]
        case .size(let size): numbers = [size.width, size.height]
        case .point(let point): numbers = [point.x, point.y]
        case .insets(let insets): numbers = [insets.top, insets.left, insets.bottom, insets.right]
        default: return isFlag
        }
        return numbers.allSatisfy { $0.known != nil && !$0.isFromKeyboard }
    }

    /// Whether an expression spells this value.
    func isWritten(_ expression: Syntax) -> Bool {
        switch self {
        case .number(let quantity):
            [.integerLiteral, .floatLiteral].contains(expression.kind) && Double(expression.text) == quantity.known
        case .nothing: expression.kind == .nilLiteral
        case .bool(let isTrue): expression.kind == .booleanLiteral && expression.name == (isTrue ? "true" : "false")
        case .symbol(let name, _): expression.kind == .memberExpr && expression.name == name
        default: false
        }
    }
}

extension [SyntaxTree] {
    /// Each once, in this order.
    var distinct: [SyntaxTree] {
        var seen: Set<ObjectIdentifier> = []
        return filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}
