import KeyboardFacts
import SourceText
import SwiftParser
import Vocabulary

extension Evaluator {
    /// One case a kind of expression; the work is in the aspect files.
    func expression(_ node: Syntax, _ scope: ScopeID) -> Value {
        switch node.kind {
        case .integerLiteral, .floatLiteral: numberLiteral(node)
        case .booleanLiteral: .bool(node.range.count == "true".utf8.count)
        case .nilLiteral: .nothing
        case .stringLiteral: stringLiteral(node)
        case .arrayLiteral: .array(node.children(.element).map { evaluate($0, scope) })
        case .dictionaryLiteral: dictionary(node, scope)
        case .keyPathExpr: .keyPath(node.keyPathMembers ?? [])
        case .identifierExpr: identifier(node, scope)
        case .memberExpr: memberAccess(node, scope)
        case .callExpr: call(node, scope)
        case .subscriptExpr: subscripted(node, scope)
        case .optionalChain, .forceUnwrap, .parenExpr, .awaitExpr: operand(node, .expression, scope)
        case .tryExpr: attempt(node, scope)
        case .tupleExpr: tuple(node, scope)
        case .closureExpr: .function(closure(node, scope))
        case .prefixExpr: prefix(node, scope)
        case .binaryExpr: binary(node, scope)
        case .assignExpr: assignment(node, scope)
        case .ternaryExpr: ternary(node, scope)
        case .castExpr: cast(node, scope)
        case .isExpr: typeTest(node, scope)
        case .postfixExpr: postfix(node, scope)
        case .poundExpr: node.isNamed("#selector") ? .selector(node) : .symbol(node.text, [])
        case .ifExpr, .switchExpr: valueOfStatement(node, scope)
        case .wildcardExpr: .void
        default: .unknown(Unknown(node))
        }
    }

    private func operand(_ node: Syntax, _ role: SyntaxRole, _ scope: ScopeID) -> Value {
        node.child(role).map { evaluate($0, scope) } ?? .unknown(Unknown(node))
    }

    // MARK: Literals

    private func numberLiteral(_ node: Syntax) -> Value {
        var digits = node.text
        if digits.utf8.contains(UInt8(ascii: "_")) { digits.removeAll { $0 == "_" } }
        guard let number = Double(digits) ?? Self.integer(digits) else { return .unknown(Unknown(node)) }
        var quantity = Quantity(number)
        quantity.origins = [ValueOrigin(.literal)]
        if node.kind == .integerLiteral { quantity.kind = .integerLiteral }
        return .number(quantity)
    }

    private static func integer(_ text: String) -> Double? {
        for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where text.hasPrefix(prefix) {
            return Int(text.dropFirst(2), radix: radix).map(Double.init)
        }
        return nil
    }

    private func stringLiteral(_ node: Syntax) -> Value {
        guard node.range.end - node.range.start <= Limits.stringLength else { return .unknown(Unknown(node)) }
        if let name = NotificationReference(node)?.event { return .notificationName(name, at: node) }
        let text = String(node.text.drop { $0 == "\"" || $0 == "#" }.prefix { $0 != "\"" })
        if let key = KeyboardInfoKey(spelling: text) { return .infoKey(key) }
        return node.firstChild == nil ? .string(text) : .unknown(Unknown(node))
    }

    private func tuple(_ node: Syntax, _ scope: ScopeID) -> Value {
        let elements = node.children(.element)
        if elements.isEmpty { return .void }
        return .tuple(
            elements.map { element in
                (element.label, element.child(.value).map { evaluate($0, scope) } ?? .unknown(Unknown(element)))
            })
    }

    // MARK: Names

    private func identifier(_ node: Syntax, _ scope: ScopeID) -> Value {
        let name = node.name
        if name == "self" || isOwnObject(node) { return receiver(in: scope) ?? .unknown(Unknown("self")) }
        if let value = lookUp(name, in: scope) { return value }
        if let type = dynamicType(name, at: node, scope) { return type }
        if let event = KeyboardNotificationName(spelling: name) { return .notificationName(event, at: node) }
        if let key = KeyboardInfoKey(spelling: name) { return .infoKey(key) }
        let variable = index.globalVariable(name, at: node)
        if let receiver = receiver(in: scope) {
            // A member comes before a global variable; a name of which nothing is known is none, where the program has one.
            let isMember = variable == nil || declares(name, receiver)
            if let value = implicitMember(name, of: receiver) {
                if isMember { return value }
                guard case .unknown = value else { return value }
            }
        }
        if let variable {
            return variable.isComputed
                ? value(of: variable, named: name, receiver: nil) : shared(variable, named: name, receiver: nil)
        }
        if let function = index.globalFunction(name, at: node) {
            return .function(FunctionValue(declaration: function, receiver: nil))
        }
        if let constant = Self.constant(name) { return constant }
        if index.types[name] == nil { miss(name) }
        if index.types[name] != nil || name.startsUppercase { return .type(name) }
        if name.hasPrefix("$") { return .unknown(Unknown(name)) }
        // What is neither local nor declared in the files at hand is a member inherited from elsewhere.
        if let receiver = receiver(in: scope), case .object = receiver { return member(name, of: receiver) }
        return .unknown(Unknown(name))
    }

    /// Whether it is `super` before a property that the type around it does not override: that is one of the same object.
    private func isOwnObject(_ node: Syntax) -> Bool {
        guard node.name == "super", let member = node.parent, member.kind == .memberExpr else { return false }
        return node.enclosingTypeName.flatMap { index.types[$0] }?.properties[member.name] == nil
    }

    /// The constants of Core Graphics and UIKit as Swift 2 names them.
    private static func constant(_ name: String) -> Value? {
        switch name {
        case "CGRectZero": zero(of: "CGRect")
        case "CGRectNull": zero(of: "CGRect", isNull: true)
        case "CGPointZero": zero(of: "CGPoint")
        case "CGSizeZero": zero(of: "CGSize")
        case "UIEdgeInsetsZero": zero(of: "UIEdgeInsets")
        case "CGAffineTransformIdentity": .transform(x: Quantity(0), y: Quantity(0))
        case "NSFoundationVersionNumber": .number(lastNamedFoundation + 1)
        default: name.hasPrefix("NSFoundationVersionNumber_iOS_") ? .number(lastNamedFoundation) : nil
        }
    }

    /// The number of the last version of Foundation that has a name is that of iOS 9 (NSObjCRuntime.h); any system that has the
    /// layout guide has a later one.
    private static let lastNamedFoundation = 1299.0

    /// A member that a name without `self.` reaches: one the type declares, or one that UIKit gives its class.
    private func implicitMember(_ name: String, of receiver: Value) -> Value? {
        switch receiver {
        case .structure(let structure):
            return structure.fields[name] ?? declaredMember(name, of: receiver, type: structure.type)
        case .object(let object):
            if let value = stored(name, of: object) { return value }
            if let type = heap[object].typeName, let value = declaredMember(name, of: receiver, type: type) { return value }
            guard index.types[name] == nil, !name.isEmpty, !name.startsUppercase else { return nil }
            return heap[object].typeName == nil ? member(name, of: receiver) : uikitMember(name, of: object)
        case .type(let type):
            return declaredMember(name, of: receiver, type: type)
        case .symbol(let symbol, _):
            return memberOfCase(symbol, name, of: receiver)
        default:
            guard index.types[name] == nil, !name.isEmpty, !name.startsUppercase else { return nil }
            return geometryMember(name, of: receiver) ?? extensionMember(name, of: receiver)
        }
    }

    private func memberAccess(_ node: Syntax, _ scope: ScopeID) -> Value {
        let name = node.name
        if let event = KeyboardNotificationName(spelling: name) { return .notificationName(event, at: node) }
        if let key = KeyboardInfoKey(spelling: name) { return .infoKey(key) }
        guard let base = node.child(.base) else { return .symbol(name, []) }
        let value = evaluate(base, scope)
        if case .nothing = value { return .nothing }
        let result = member(name, of: value)
        guard case .number(let quantity) = result, quantity.isFromKeyboard else { return result }
        return .number(quantity.adding(step: "reads `\(node.text)`", at: node))
    }

    private func ternary(_ node: Syntax, _ scope: ScopeID) -> Value {
        guard let condition = node.child(.condition), let yes = node.child(.thenValue), let no = node.child(.elseValue) else {
            return .unknown(Unknown(node))
        }
        return evaluate(isTrue(condition, scope) ? yes : no, scope)
    }
}
