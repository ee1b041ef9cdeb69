import Testing

@Test func `a guard with bindings and conditions shows each of them`() {
    expectTree(
        "guard let frame = info[key] as? CGRect, var h: CGFloat = x, let self, a > b else { return }",
        """
        (guardStmt 'guard'
            condition:(optionalBinding 'let' pattern:(identifierPattern 'frame')
                value:(castExpr 'as' expression:(subscriptExpr base:(identifierExpr 'info')
                    argument:(argument value:(identifierExpr 'key'))) type:(identifierType 'CGRect')))
            condition:(optionalBinding 'var' pattern:(identifierPattern 'h') type:(identifierType 'CGFloat')
                value:(identifierExpr 'x'))
            condition:(optionalBinding 'let' pattern:(identifierPattern 'self'))
            condition:(binaryExpr '>' left:(identifierExpr 'a') right:(identifierExpr 'b'))
            body:(codeBlock statement:(returnStmt 'return')))
        """)
}

@Test func `else if chains nest in the else body`() {
    expectTree(
        "if a { x } else if case .b(let c) = d { y } else { z }",
        """
        (ifExpr 'if' condition:(identifierExpr 'a') body:(codeBlock statement:(identifierExpr 'x'))
            elseBody:(ifExpr 'if'
                condition:(patternCondition 'case'
                    pattern:(expressionPattern expression:(callExpr callee:(memberExpr 'b')
                        argument:(argument value:(valueBindingPattern 'let' pattern:(identifierPattern 'c')))))
                    value:(identifierExpr 'd'))
                body:(codeBlock statement:(identifierExpr 'y'))
                elseBody:(codeBlock statement:(identifierExpr 'z'))))
        """)
}

@Test func `if and switch are values too`() {
    expectTree(
        "let h = if up { 1 } else { 2 }; return switch s { default: 0 }",
        """
        (variableDecl 'let' binding:(patternBinding pattern:(identifierPattern 'h')
            value:(ifExpr 'if' condition:(identifierExpr 'up') body:(codeBlock statement:(integerLiteral '1'))
                elseBody:(codeBlock statement:(integerLiteral '2')))))
        (returnStmt 'return' value:(switchExpr 'switch' subject:(identifierExpr 's')
            switchCase:(switchCase 'default' statement:(integerLiteral '0'))))
        """)
}

@Test func `loops show what they run over and until when`() {
    expectTree(
        """
        outer: for case let (i, v)? in items where i > 0 { continue outer }
        for try await note: Notification in center.notifications(named: name) {}
        while let x = next() { break }
        repeat { step() } while go
        """,
        """
        (labeledStmt 'outer' statement:(forInStmt 'for'
            pattern:(valueBindingPattern 'let' pattern:(optionalPattern pattern:(tuplePattern
                element:(identifierPattern 'i') element:(identifierPattern 'v'))))
            sequence:(identifierExpr 'items')
            condition:(binaryExpr '>' left:(identifierExpr 'i') right:(integerLiteral '0'))
            body:(codeBlock statement:(continueStmt 'continue' label:(identifierExpr 'outer')))))
        (forInStmt 'for' pattern:(identifierPattern 'note') type:(identifierType 'Notification')
            sequence:(callExpr callee:(memberExpr 'notifications' base:(identifierExpr 'center'))
                argument:(argument 'named' value:(identifierExpr 'name')))
            body:(codeBlock))
        (whileStmt 'while'
            condition:(optionalBinding 'let' pattern:(identifierPattern 'x')
                value:(callExpr callee:(identifierExpr 'next')))
            body:(codeBlock statement:(breakStmt 'break')))
        (repeatWhileStmt 'repeat' body:(codeBlock statement:(callExpr callee:(identifierExpr 'step')))
            condition:(identifierExpr 'go'))
        """)
}

@Test func `a switch shows its cases, their patterns and where clauses`() {
    expectTree(
        """
        switch note.name {
        case UIResponder.keyboardWillShow where ready, .other:
            show()
        #if DEBUG
        case .debug: fallthrough
        #endif
        @unknown default: break
        }
        """,
        """
        (switchExpr 'switch' subject:(memberExpr 'name' base:(identifierExpr 'note'))
            switchCase:(switchCase 'case'
                caseItem:(caseItem pattern:(expressionPattern
                        expression:(memberExpr 'keyboardWillShow' base:(identifierExpr 'UIResponder')))
                    condition:(identifierExpr 'ready'))
                caseItem:(caseItem pattern:(expressionPattern expression:(memberExpr 'other')))
                statement:(callExpr callee:(identifierExpr 'show')))
            switchCase:(ifConfigDecl clause:(ifConfigClause '#if' condition:(identifierExpr 'DEBUG')
                switchCase:(switchCase 'case'
                    caseItem:(caseItem pattern:(expressionPattern expression:(memberExpr 'debug')))
                    statement:(fallthroughStmt 'fallthrough'))))
            switchCase:(switchCase 'default' attribute:(attribute 'unknown') statement:(breakStmt 'break')))
        """)
}

@Test func `errors are thrown, caught and deferred`() {
    expectTree(
        """
        do throws(Failure) { try run() } catch let error as Failure where error.fatal { throw error } catch {}
        defer { done() }
        """,
        """
        (doStmt 'do' body:(codeBlock statement:(tryExpr 'try' expression:(callExpr callee:(identifierExpr 'run'))))
            catchClause:(catchClause 'catch'
                caseItem:(caseItem
                    pattern:(valueBindingPattern 'let' pattern:(expressionPattern
                        expression:(castExpr 'as' expression:(identifierPattern 'error') type:(identifierType 'Failure'))))
                    condition:(memberExpr 'fatal' base:(identifierExpr 'error')))
                body:(codeBlock statement:(throwStmt 'throw' value:(identifierExpr 'error'))))
            catchClause:(catchClause 'catch' body:(codeBlock)))
        (deferStmt 'defer' body:(codeBlock statement:(callExpr callee:(identifierExpr 'done'))))
        """)
}

@Test func `availability is a condition whose arguments are bytes`() throws {
    let file = tree("if #available(iOS 15.0, *), !hidden {}")
    #expect(file.issues.isEmpty)
    let condition = try #require(file.root.firstChild?.child(.condition))
    #expect(condition.kind == .availabilityCondition)
    #expect(condition.children(.argument).map(\.text) == ["iOS 15.0", "*"])
}

@Test func `return takes what follows it, on the next line too, but no statement`() {
    expectTree(
        "return\n    x\nreturn\nlet y = 1",
        """
        (returnStmt 'return' value:(identifierExpr 'x'))
        (returnStmt 'return')
        (variableDecl 'let' binding:(patternBinding pattern:(identifierPattern 'y') value:(integerLiteral '1')))
        """)
}
