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
