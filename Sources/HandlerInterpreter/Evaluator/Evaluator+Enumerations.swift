import KeyboardFacts
import ProgramIndex
import SwiftParser

/// The program's own enumerations. A case is known by its name alone, as `.shown` is written; which type it is of is told by what
/// the type declares.
extension Evaluator {
    /// The enumeration that has a case of that name; of several, the only one in the file of the running handlers. Nil if that is
    /// not one.
    func enumeration(of symbol: String) -> TypeDeclaration? {
        let candidates = index.types.values.filter { $0.kind == .enumDecl && $0.cases.contains(symbol) }
        guard candidates.count > 1 else { return candidates.first }
        let file = typeName(of: controller).flatMap { index.types[$0]?.declarations.first?.file.path }
        let near = candidates.filter { $0.declarations.first?.file.path == file }
        return near.count == 1 ? near.first : nil
    }

    /// A member of a case: what its type declares, or its raw value.
    func memberOfCase(_ symbol: String, _ name: String, of value: Value) -> Value? {
        guard let type = enumeration(of: symbol) else { return nil }
        if let declared = declaredMember(name, of: value, type: type.name) { return declared }
        return name == "rawValue" ? type.rawValues.first { $0.name == symbol }.flatMap { rawValue($0) } : nil
    }

    private func rawValue(_ element: TypeDeclaration.RawValue) -> Value? {
        switch element.value {
        case .expression(let expression, let offset):
            let value = withScope(receiver: nil) { evaluate(expression, $0) }
            guard case .number(let quantity) = value else { return value }
            return .number(offset == 0 ? quantity : quantity + Quantity(integer: offset))
        case .position(let position): return .number(Quantity(integer: position))
        case .name: return .string(element.name)
        }
    }

    /// `Level(rawValue: 2)`, or an initialiser of the enumeration's own.
    func enumeration(_ type: TypeDeclaration, _ invocation: Invocation) -> Value {
        if let sought = invocation["rawValue"],
            !type.initializers.contains(where: { $0.child(.parameter)?.argumentLabel == "rawValue" })
        {
            if sought.isUnknown || sought.quantity.map({ $0.known == nil }) == true { return .unknown(Unknown(invocation.node)) }
            let found = type.rawValues.first { rawValue($0).map { isSameKey($0, sought) } ?? false }
            return found.map { .symbol($0.name, []) } ?? .nothing
        }
        guard path.stack.hasRoom,
            let initializer = type.initializers.first(where: { $0.children(.parameter).count == invocation.arguments.count })
        else { return .unknown(Unknown(invocation.node)) }
        return construct(initializer, invocation) ?? .unknown(Unknown(invocation.node))
    }

    /// What stands for every value of the type, in the order of its cases; nil for another member.
    func staticMember(_ name: String, ofEnumeration type: String) -> Value? {
        guard name == "allCases", let declaration = index.types[type], declaration.kind == .enumDecl else { return nil }
        return .array(declaration.rawValues.map { .symbol($0.name, []) })
    }
}

extension TypeDeclaration {
    struct RawValue {
        let name: String
        let value: Kind

        enum Kind {
            /// A written value, and how many cases after it.
            case expression(Syntax, offset: Int)
            case position(Int)
            case name
        }
    }

    /// The cases in source order with what they stand for (The Swift Programming Language, "Enumerations", "Implicitly Assigned
    /// Raw Values").
    var rawValues: [RawValue] {
        let isText = inherited.first == "String"
        var result: [RawValue] = []
        var written: (expression: Syntax, position: Int)?
        for element in declarations.flatMap({ $0.children(.member) }).filter({ $0.kind == .enumCaseDecl })
            .flatMap({ $0.children(.enumElement) })
        {
            if let expression = element.child(.value) { written = (expression, result.count) }
            let value: RawValue.Kind =
                if isText, element.child(.value) == nil { .name } else if let written {
                    .expression(written.expression, offset: result.count - written.position)
                } else { .position(result.count) }
            result.append(RawValue(name: element.name, value: value))
        }
        return result
    }
}
