/// What a node is to its parent; `SyntaxKind` lists which roles each kind has.
package enum SyntaxRole: UInt8, Sendable, CaseIterable {
    /// The file itself has no parent.
    case root
    case statement, member, attribute, modifier, genericParameters, genericArgument, inheritedType, whereClause
    case parameter, returnType, body, accessors, accessor, binding, pattern, type, value, defaultValue, enumElement, clause
    case condition, elseBody, sequence, subject, switchCase, caseItem, catchClause, label
    case base, callee, argument, element, key, operand, left, right, thenValue, elseValue, expression, interpolation
    case capture, wrapped, component, unexpected
}
