/// What a node is.
///
/// Beside each kind stands what its naming token ("main") is, then its children by role: `role` once, `role?` at most once,
/// `role*` any number in source order. Every kind may also hold `unexpected*`. A statement list holds declarations, statements
/// and expressions directly. Declarations take `attribute*` and `modifier*` before the children listed.
package enum SyntaxKind: UInt8, Sendable, CaseIterable {
    // MARK: File and recovery
    /// statement*
    case sourceFile
    /// Tokens the grammar has no place for.
    case unexpected
    /// Something the grammar wants and the file lacks; zero width.
    case missing

    // MARK: Declarations
    /// main: the last component of the module path.
    case importDecl
    /// main: name. genericParameters?, inheritedType*, whereClause?, member*
    case classDecl, structDecl, enumDecl, actorDecl, protocolDecl
    /// main: the last name of the extended type (`Name` in `extension NSNotification.Name`). type, inheritedType*, whereClause?,
    /// member*
    case extensionDecl
    /// main: name or operator. genericParameters?, parameter*, returnType?, whereClause?, body? (codeBlock)
    case functionDecl
    /// main: `init`. genericParameters?, parameter*, whereClause?, body?
    case initializerDecl
    /// main: `deinit`. body?
    case deinitializerDecl
    /// main: `subscript`. genericParameters?, parameter*, returnType, whereClause?, accessors?
    case subscriptDecl
    /// main: the name used inside the body; the argument label is `argumentLabel`. attribute*, type?, defaultValue?
    case parameter
    /// main: `let` or `var`. binding*
    case variableDecl
    /// pattern, type?, value?, accessors?
    case patternBinding
    /// accessor* where accessors are written out, else statement* (the getter's body).
    case accessorBlock
    /// main: `get`, `set`, `willSet`, `didSet`, `_read`, `_modify`, `init` … parameter? (its named value), body?
    case accessorDecl
    /// main: `case`. enumElement*
    case enumCaseDecl
    /// main: name. parameter*, value?
    case enumElement
    /// main: name. genericParameters?, type
    case typealiasDecl
    /// main: name. inheritedType*, type?
    case associatedtypeDecl
    /// main: name. operatorDecl and precedenceGroupDecl keep no children.
    case operatorDecl, precedenceGroupDecl
    /// main: name. parameter*, returnType?, value?
    case macroDecl
    /// `#if … #endif`, as a statement, member, or switch case. clause*
    case ifConfigDecl
    /// main: `#if`, `#elseif` or `#else`. condition?, then statement*, member* or switchCase*
    case ifConfigClause
    /// main: the attribute's name (`objc` in `@objc`). argument*
    case attribute
    /// main: the word (`private`, `static`, `override`, `weak` …; `private(set)` is one modifier named `private`).
    case modifier
    /// The bytes of `<T: P>`; no children.
    case genericParameterClause
    /// The bytes of `where T: P`; no children.
    case genericWhereClause

    // MARK: Statements
    /// statement*
    case codeBlock
    /// main: `if`. condition*, body, elseBody? (codeBlock or ifExpr). Also a value: `let x = if …`.
    case ifExpr
    /// main: `guard`. condition*, body
    case guardStmt
    /// main: `while`. condition*, body
    case whileStmt
    /// main: `repeat`. body, condition
    case repeatWhileStmt
    /// main: `for`. pattern, type?, sequence, condition? (its where clause), body
    case forInStmt
    /// main: `switch`. subject, switchCase* (switchCase or ifConfigDecl)
    case switchExpr
    /// main: `case` or `default`. caseItem*, statement*
    case switchCase
    /// pattern, condition? (its where clause)
    case caseItem
    /// main: `do`. body, catchClause*
    case doStmt
    /// main: `catch`. caseItem*, body
    case catchClause
    /// main: `defer`. body
    case deferStmt
    /// main: `return`, `throw`. value?
    case returnStmt, throwStmt
    /// main: the word. The label, if any, is a `label` child (identifierExpr).
    case breakStmt, continueStmt, fallthroughStmt
    /// main: the label. statement
    case labeledStmt

    // MARK: Conditions (beside plain expressions)
    /// `if let x = y`, `if var x`; main: `let` or `var`. pattern, type?, value?
    case optionalBinding
    /// `if case pattern = value`; main: `case`. pattern, value
    case patternCondition
    /// `#available(iOS 15, *)`; main: `#available` or `#unavailable`. argument* (their text matters, not their shape)
    case availabilityCondition

    // MARK: Patterns
    /// main: name, or `_`
    case identifierPattern, wildcardPattern
    /// element* (each a pattern)
    case tuplePattern
    /// main: `let` or `var`. pattern. May stand inside an expression, as in `case .shown(let height)`.
    case valueBindingPattern
    /// `x?` in a pattern. pattern
    case optionalPattern
    /// `is T`. type
    case isPattern
    /// expression
    case expressionPattern

    // MARK: Expressions
    /// main: the name; `self`, `super`, `Self`, `$0` and operators used as values included. genericArgument*
    case identifierExpr
    /// main: `_`
    case wildcardExpr
    /// main: the literal's token
    case integerLiteral, floatLiteral, booleanLiteral, nilLiteral, regexLiteral
    /// interpolation* (each an argument node list holder: an expression, the label of a labelled one dropped)
    case stringLiteral
    /// element*
    case arrayLiteral
    /// element* (dictionaryElement)
    case dictionaryLiteral
    /// key, value
    case dictionaryElement
    /// element* (argument); a tuple of zero, two or more, or one labelled element
    case tupleExpr
    /// `(x)`. expression
    case parenExpr
    /// capture*, parameter*, returnType?, statement*
    case closureExpr
    /// `[weak self]`, `[x = y]`; main: the name bound. modifier?, value?
    case closureCapture
    /// `a.b`, `.b`; main: the member's name (`0` in `x.0`). Labels behind a name (`show(_:)`) are bytes of its node. base?
    /// (absent for an implicit member), genericArgument*
    case memberExpr
    /// callee, argument* (argument, then trailingClosure)
    case callExpr
    /// base, argument*
    case subscriptExpr
    /// main: the label, if any. value
    case argument
    /// main: the label, if any. value (closureExpr)
    case trailingClosure
    /// `x?` inside a chain. expression
    case optionalChain
    /// `x!`. expression
    case forceUnwrap
    /// main: the operator; `&x` included. operand
    case prefixExpr, postfixExpr
    /// main: the operator. left, right
    case binaryExpr
    /// main: `=` or a compound assignment (`+=` …). left, right
    case assignExpr
    /// main: `?`. condition, thenValue, elseValue
    case ternaryExpr
    /// main: `as`; `castKind` tells `as`, `as?`, `as!`. expression, type
    case castExpr
    /// main: `is`. expression, type
    case isExpr
    /// main: `try`; `try?` and `try!` by `castKind`. expression
    case tryExpr
    /// main: `await`, `yield`, `consume`, `copy`, `discard`, `unsafe`, `each`, `repeat` or `any`. expression
    case awaitExpr
    /// `\Type.a.b`; base? (the type or chain as an expression), component* as memberExpr chain inside base
    case keyPathExpr
    /// `#selector(…)`, `#keyPath(…)`, `#file`, `#Macro(…)`; main: the pound token. argument*
    case poundExpr
    /// A type in an expression's place that no expression spells (`[Int]?.self`, `some P`). type
    case typeExpr
    /// An editor placeholder. main: the token
    case placeholderExpr

    // MARK: Types
    /// main: name. genericArgument*
    case identifierType
    /// `A.B`; main: the last name. base, genericArgument*
    case memberType
    /// `T?`, `T!`. wrapped
    case optionalType, implicitlyUnwrappedType
    /// element
    case arrayType
    /// key, value
    case dictionaryType
    /// element*; one with a label is a `.parameter` that holds its type.
    case tupleType
    /// parameter* (tupleType's elements), returnType
    case functionType
    /// `inout T`, `@escaping T`, `some P`, `any P`, `repeat T`, `each T`, `sending T` … main: the first such word. attribute*,
    /// type
    case attributedType
    /// `A & B`. element*
    case compositionType
}
