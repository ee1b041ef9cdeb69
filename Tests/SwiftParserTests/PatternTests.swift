import Testing

/// The dump of `pattern` as the pattern of a case.
private func expectPattern(
    _ pattern: String, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    expectTree(
        "switch x { case \(pattern): 1 }",
        """
        (switchExpr 'switch' subject:(identifierExpr 'x') switchCase:(switchCase 'case'
            caseItem:(caseItem pattern:\(expected)) statement:(integerLiteral '1')))
        """, sourceLocation: sourceLocation)
}

@Test func `let in front binds the names inside, let inside binds only its own`() {
    expectPattern(
        "let .shown(frame, _)",
        """
        (valueBindingPattern 'let' pattern:(expressionPattern expression:(callExpr callee:(memberExpr 'shown')
            argument:(argument value:(identifierPattern 'frame')) argument:(argument value:(wildcardPattern '_')))))
        """)
    expectPattern(
        ".shown(frame, let height)",
        """
        (expressionPattern expression:(callExpr callee:(memberExpr 'shown')
            argument:(argument value:(identifierExpr 'frame'))
            argument:(argument value:(valueBindingPattern 'let' pattern:(identifierPattern 'height')))))
        """)
    expectPattern(
        "let State.shown(h)",
        """
        (valueBindingPattern 'let' pattern:(expressionPattern
            expression:(callExpr callee:(memberExpr 'shown' base:(identifierExpr 'State'))
                argument:(argument value:(identifierPattern 'h')))))
        """)
}

@Test func `optional, type, tuple, range and value patterns`() {
    expectPattern("let x?", "(valueBindingPattern 'let' pattern:(optionalPattern pattern:(identifierPattern 'x')))")
    expectPattern(
        ".a?", "(optionalPattern pattern:(expressionPattern expression:(memberExpr 'a')))")
    expectPattern("is UITextField", "(isPattern type:(identifierType 'UITextField'))")
    expectPattern(
        "(0, let y)",
        """
        (tuplePattern element:(expressionPattern expression:(integerLiteral '0'))
            element:(valueBindingPattern 'let' pattern:(identifierPattern 'y')))
        """)
    expectPattern(
        "1...5",
        "(expressionPattern expression:(binaryExpr '...' left:(integerLiteral '1') right:(integerLiteral '5')))")
    expectPattern("_", "(wildcardPattern '_')")
}
