import Testing

/// The dump of `type` as the type of a variable.
private func expectType(
    _ type: String, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    expectTree(
        "var x: \(type)",
        "(variableDecl 'var' binding:(patternBinding pattern:(identifierPattern 'x') type:\(expected)))",
        sourceLocation: sourceLocation)
}

@Test func `type names, members, generic arguments and optionals`() {
    expectType("Any", "(identifierType 'Any')")
    expectType(
        "UIView.AnimationOptions?", "(optionalType wrapped:(memberType 'AnimationOptions' base:(identifierType 'UIView')))")
    expectType("UILabel!", "(implicitlyUnwrappedType wrapped:(identifierType 'UILabel'))")
    expectType(
        "A<B, C<D>>.E<F>",
        """
        (memberType 'E' base:(identifierType 'A' genericArgument:(identifierType 'B')
            genericArgument:(identifierType 'C' genericArgument:(identifierType 'D'))) genericArgument:(identifierType 'F'))
        """)
    expectType(
        "A<B<C>?>?",
        """
        (optionalType wrapped:(identifierType 'A' genericArgument:(optionalType
            wrapped:(identifierType 'B' genericArgument:(identifierType 'C')))))
        """)
}

@Test func `collection and tuple types`() {
    expectType("[Int]", "(arrayType element:(identifierType 'Int'))")
    expectType(
        "[String: [Int]?]",
        """
        (dictionaryType key:(identifierType 'String')
            value:(optionalType wrapped:(arrayType element:(identifierType 'Int'))))
        """)
    expectType(
        "(height: CGFloat, Int)",
        """
        (tupleType element:(parameter 'height' type:(identifierType 'CGFloat')) element:(identifierType 'Int'))
        """)
    expectType("()", "(tupleType)")
}

@Test func `function types, with attributes, effects and results that are functions`() {
    expectType(
        "(Int, inout A) async throws(E) -> Void",
        """
        (functionType parameter:(identifierType 'Int') parameter:(attributedType 'inout' type:(identifierType 'A'))
            returnType:(identifierType 'Void'))
        """)
    expectType(
        "((Bool) -> Void)?",
        """
        (optionalType wrapped:(tupleType element:(functionType parameter:(identifierType 'Bool')
            returnType:(identifierType 'Void'))))
        """)
    expectType(
        "@MainActor () -> (A) -> B",
        """
        (attributedType 'MainActor' attribute:(attribute 'MainActor')
            type:(functionType returnType:(functionType parameter:(identifierType 'A') returnType:(identifierType 'B'))))
        """)
    expectTree(
        "func f(done: @escaping(Int) -> Void) {}",
        """
        (functionDecl 'f' parameter:(parameter 'done' type:(attributedType 'escaping' attribute:(attribute 'escaping')
            type:(functionType parameter:(identifierType 'Int') returnType:(identifierType 'Void')))) body:(codeBlock))
        """)
}

@Test func `opaque, existential, composed and suppressed types`() {
    expectType("some View", "(attributedType 'some' type:(identifierType 'View'))")
    expectType(
        "any A & B.C",
        """
        (attributedType 'any' type:(compositionType element:(identifierType 'A')
            element:(memberType 'C' base:(identifierType 'B'))))
        """)
    expectType("(any P).Type", "(memberType 'Type' base:(tupleType element:(attributedType 'any' type:(identifierType 'P'))))")
    expectType("~Copyable", "(attributedType '~' type:(identifierType 'Copyable'))")
    expectType(
        "(repeat each T)",
        "(tupleType element:(attributedType 'repeat' type:(identifierType 'T')))")
}
