import Testing

@Test func `a registration for a keyboard notification shows its selector and name`() {
    expectTree(
        "center.addObserver(self, selector: #selector(show(_:)), name: UIResponder.keyboardWillShow, object: nil)",
        """
        (callExpr callee:(memberExpr 'addObserver' base:(identifierExpr 'center'))
            argument:(argument value:(identifierExpr 'self'))
            argument:(argument 'selector'
                value:(poundExpr '#selector' argument:(argument value:(identifierExpr 'show'))))
            argument:(argument 'name' value:(memberExpr 'keyboardWillShow' base:(identifierExpr 'UIResponder')))
            argument:(argument 'object' value:(nilLiteral 'nil')))
        """)
}

@Test func `reading the end frame is a chain of casts, subscripts and optional members`() {
    expectTree(
        "(note.userInfo?[key] as? NSValue)?.cgRectValue.height",
        """
        (memberExpr 'height' base:(memberExpr 'cgRectValue' base:(optionalChain expression:(parenExpr
            expression:(castExpr 'as'
                expression:(subscriptExpr
                    base:(optionalChain expression:(memberExpr 'userInfo' base:(identifierExpr 'note')))
                    argument:(argument value:(identifierExpr 'key')))
                type:(identifierType 'NSValue'))))))
        """)
    let cast = tree("x as! CGRect").root.firstChild
    #expect(cast?.castKind == .forced)
    #expect(tree("try? f()").root.firstChild?.castKind == .optional)
}

@Test func `an animation shows its labelled and trailing closures`() {
    expectTree(
        """
        UIView.animate(withDuration: 0.25) { [weak self] in
            self?.view.layoutIfNeeded()
        } completion: { _ in }
        """,
        """
        (callExpr callee:(memberExpr 'animate' base:(identifierExpr 'UIView'))
            argument:(argument 'withDuration' value:(floatLiteral '0.25'))
            argument:(trailingClosure value:(closureExpr
                capture:(closureCapture 'self' modifier:(modifier 'weak'))
                statement:(callExpr callee:(memberExpr 'layoutIfNeeded'
                    base:(memberExpr 'view' base:(optionalChain expression:(identifierExpr 'self')))))))
            argument:(trailingClosure 'completion' value:(closureExpr parameter:(parameter '_'))))
        """)
}

@Test func `closures show captures, typed parameters, effects and results`() {
    expectTree(
        "f { [unowned(safe) a, b = c.d] (x: Int, _ y) async throws -> Bool in x }",
        """
        (callExpr callee:(identifierExpr 'f') argument:(trailingClosure value:(closureExpr
            capture:(closureCapture 'a' modifier:(modifier 'unowned'))
            capture:(closureCapture 'b' value:(memberExpr 'd' base:(identifierExpr 'c')))
            parameter:(parameter 'x' type:(identifierType 'Int')) parameter:(parameter 'y')
            returnType:(identifierType 'Bool') statement:(identifierExpr 'x'))))
        """)
    expectTree(
        "f { a, b in a }",
        """
        (callExpr callee:(identifierExpr 'f') argument:(trailingClosure value:(closureExpr
            parameter:(parameter 'a') parameter:(parameter 'b') statement:(identifierExpr 'a'))))
        """)
}

@Test func `a closure that begins with an array or a tuple has no signature`() {
    expectTree(
        "f { [a] }; f { (a, b) }",
        """
        (callExpr callee:(identifierExpr 'f') argument:(trailingClosure value:(closureExpr
            statement:(arrayLiteral element:(identifierExpr 'a')))))
        (callExpr callee:(identifierExpr 'f') argument:(trailingClosure value:(closureExpr
            statement:(tupleExpr element:(argument value:(identifierExpr 'a'))
                element:(argument value:(identifierExpr 'b'))))))
        """)
}

@Test func `interpolated expressions are children of their string`() {
    expectTree(
        #""height \(frame.height, format: .fixed) \("\(x)")""#,
        #"""
        (stringLiteral '"' interpolation:(memberExpr 'height' base:(identifierExpr 'frame'))
            interpolation:(memberExpr 'fixed')
            interpolation:(stringLiteral '"' interpolation:(identifierExpr 'x')))
        """#)
}

@Test func `array, dictionary and tuple literals`() {
    expectTree(
        "[]; [:]; [a: 1, b: [2],]; [x,]; (); (x); (x: 1); (a, b)",
        """
        (arrayLiteral) (dictionaryLiteral)
        (dictionaryLiteral element:(dictionaryElement key:(identifierExpr 'a') value:(integerLiteral '1'))
            element:(dictionaryElement key:(identifierExpr 'b') value:(arrayLiteral element:(integerLiteral '2'))))
        (arrayLiteral element:(identifierExpr 'x'))
        (tupleExpr)
        (parenExpr expression:(identifierExpr 'x'))
        (tupleExpr element:(argument 'x' value:(integerLiteral '1')))
        (tupleExpr element:(argument value:(identifierExpr 'a')) element:(argument value:(identifierExpr 'b')))
        """)
}

@Test func `key paths hold their members as a chain`() {
    expectTree(
        #"f(\.frame.size); \UIView.bounds; \.0.x; \.self; \.?.a"#,
        """
        (callExpr callee:(identifierExpr 'f') argument:(argument value:(keyPathExpr
            base:(memberExpr 'size' base:(memberExpr 'frame')))))
        (keyPathExpr base:(memberExpr 'bounds' base:(identifierExpr 'UIView')))
        (keyPathExpr base:(memberExpr 'x' base:(memberExpr '0')))
        (keyPathExpr base:(memberExpr 'self'))
        (keyPathExpr base:(memberExpr 'a' base:(memberExpr)))
        """)
}

@Test func `words before an expression cover what the compiler lets them cover`() {
    expectTree(
        "x = try await a + b; f(&y); let c = await !d()",
        """
        (assignExpr '=' left:(identifierExpr 'x') right:(tryExpr 'try' expression:(awaitExpr 'await'
            expression:(binaryExpr '+' left:(identifierExpr 'a') right:(identifierExpr 'b')))))
        (callExpr callee:(identifierExpr 'f')
            argument:(argument value:(prefixExpr '&' operand:(identifierExpr 'y'))))
        (variableDecl 'let' binding:(patternBinding pattern:(identifierPattern 'c') value:(awaitExpr 'await'
            expression:(prefixExpr '!' operand:(callExpr callee:(identifierExpr 'd'))))))
        """)
}

@Test func `types stand among expressions`() {
    expectTree(
        "[Int]().first; [(Int) -> Void](); A<B>.c(); (any P).self",
        """
        (memberExpr 'first' base:(callExpr callee:(arrayLiteral element:(identifierExpr 'Int'))))
        (callExpr callee:(arrayLiteral element:(typeExpr
            type:(functionType parameter:(identifierType 'Int') returnType:(identifierType 'Void')))))
        (callExpr callee:(memberExpr 'c' base:(identifierExpr 'A' genericArgument:(identifierType 'B'))))
        (memberExpr 'self' base:(parenExpr expression:(awaitExpr 'any' expression:(identifierExpr 'P'))))
        """)
}

@Test func `macros, operators as values, placeholders and regular expressions`() {
    expectTree(
        "#Preview(\"A\") { V() }; xs.reduce(0, +); <#T##Int#>; /a+/",
        """
        (poundExpr '#Preview' argument:(argument value:(stringLiteral '"A"'))
            argument:(trailingClosure value:(closureExpr statement:(callExpr callee:(identifierExpr 'V')))))
        (callExpr callee:(memberExpr 'reduce' base:(identifierExpr 'xs'))
            argument:(argument value:(integerLiteral '0')) argument:(argument value:(identifierExpr '+')))
        (placeholderExpr '<#T##Int#>')
        (regexLiteral '/a+/')
        """)
}

@Test func `a chain goes on through the clauses of conditional compilation`() {
    expectTree(
        """
        Text("a")
            #if os(iOS)
            .one()
            #else
            .two()
            #endif
            .three
        """,
        """
        (memberExpr 'three' base:(callExpr callee:(memberExpr 'two' base:(callExpr callee:(memberExpr 'one'
            base:(callExpr callee:(identifierExpr 'Text') argument:(argument value:(stringLiteral '"a"'))))))))
        """)
}
