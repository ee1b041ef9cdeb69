import Testing

@Test func `a view controller shows its base class, its members and their modifiers`() {
    expectTree(
        """
        final class FormController: UIViewController, Themed {
            @IBOutlet private weak var bottom: NSLayoutConstraint!
            private(set) lazy var inset: CGFloat = 0
        }
        """,
        """
        (classDecl 'FormController' modifier:(modifier 'final')
            inheritedType:(identifierType 'UIViewController') inheritedType:(identifierType 'Themed')
            member:(variableDecl 'var'
                attribute:(attribute 'IBOutlet') modifier:(modifier 'private') modifier:(modifier 'weak')
                binding:(patternBinding pattern:(identifierPattern 'bottom')
                    type:(implicitlyUnwrappedType wrapped:(identifierType 'NSLayoutConstraint'))))
            member:(variableDecl 'var' modifier:(modifier 'private') modifier:(modifier 'lazy')
                binding:(patternBinding pattern:(identifierPattern 'inset')
                    type:(identifierType 'CGFloat') value:(integerLiteral '0'))))
        """)
}

@Test func `an extension is named after the last name of the type it extends`() {
    expectTree(
        "extension NSNotification.Name: Named where T: P { static let shown = Name(\"shown\") }",
        """
        (extensionDecl 'Name' type:(memberType 'Name' base:(identifierType 'NSNotification'))
            inheritedType:(identifierType 'Named') whereClause:(genericWhereClause)
            member:(variableDecl 'let' modifier:(modifier 'static')
                binding:(patternBinding pattern:(identifierPattern 'shown')
                    value:(callExpr callee:(identifierExpr 'Name') argument:(argument value:(stringLiteral '"shown"'))))))
        """)
    #expect(tree("extension Array<Int> {}").root.firstChild?.name == "Array")
    #expect(tree("extension [Int] {}").root.firstChild?.mainToken == nil)
}

@Test func `a handler shows its selector, parameters and labels`() throws {
    expectTree(
        "@objc(shown:) func keyboardWillShow(_ note: Notification, in view: UIView = main) async throws -> Bool { true }",
        """
        (functionDecl 'keyboardWillShow' attribute:(attribute 'objc' argument:(argument))
            parameter:(parameter 'note' type:(identifierType 'Notification'))
            parameter:(parameter 'view' type:(identifierType 'UIView') defaultValue:(identifierExpr 'main'))
            returnType:(identifierType 'Bool')
            body:(codeBlock statement:(booleanLiteral 'true')))
        """)
    let function = try #require(tree("func f(_ a: A, for b: B, c: C, @Builder d: D, @Builder in e: E) {}").root.firstChild)
    #expect(function.children(.parameter).map(\.argumentLabel) == [nil, "for", "c", "d", "in"])
    #expect(function.children(.parameter).map(\.name) == ["a", "b", "c", "d", "e"])
}

@Test func `generic parameters and where clauses keep their bytes only`() {
    expectTree(
        "func pin<T: View, each U>(_ view: T) rethrows where T: Hashable, U == [T.Item] {}",
        """
        (functionDecl 'pin' genericParameters:(genericParameterClause)
            parameter:(parameter 'view' type:(identifierType 'T'))
            whereClause:(genericWhereClause) body:(codeBlock))
        """)
}

@Test func `operator functions are named by their operator, with generic parameters touching it too`() {
    expectTree(
        "static func + (left: A, right: A) -> A",
        """
        (functionDecl '+' modifier:(modifier 'static')
            parameter:(parameter 'left' type:(identifierType 'A'))
            parameter:(parameter 'right' type:(identifierType 'A'))
            returnType:(identifierType 'A'))
        """)
    expectTree(
        "func ==<T>(a: T) {}",
        """
        (functionDecl '==<' genericParameters:(genericParameterClause)
            parameter:(parameter 'a' type:(identifierType 'T')) body:(codeBlock))
        """)
}

@Test func `initialisers may fail, subscripts have accessors, deinit has a body`() {
    expectTree(
        """
        struct Info {
            init?<T>(_ user: T) {}
            required init!(a: Int) throws(Failure)
            subscript(index: Int) -> CGRect { get { rect } set(new) { rect = new } }
            deinit { stop() }
        }
        """,
        """
        (structDecl 'Info'
            member:(initializerDecl 'init' genericParameters:(genericParameterClause)
                parameter:(parameter 'user' type:(identifierType 'T')) body:(codeBlock))
            member:(initializerDecl 'init' modifier:(modifier 'required') parameter:(parameter 'a' type:(identifierType 'Int')))
            member:(subscriptDecl 'subscript' parameter:(parameter 'index' type:(identifierType 'Int'))
                returnType:(identifierType 'CGRect')
                accessors:(accessorBlock
                    accessor:(accessorDecl 'get' body:(codeBlock statement:(identifierExpr 'rect')))
                    accessor:(accessorDecl 'set' parameter:(parameter 'new')
                        body:(codeBlock statement:(assignExpr '=' left:(identifierExpr 'rect')
                            right:(identifierExpr 'new'))))))
            member:(deinitializerDecl 'deinit' body:(codeBlock statement:(callExpr callee:(identifierExpr 'stop')))))
        """)
}

@Test func `a computed property, observers and an implicit getter are told apart from trailing closures`() {
    expectTree(
        """
        var height: CGFloat { frame.height }
        var shown = false { didSet { layout() } willSet(new) {} }
        lazy var view: UIView = { make() }()
        let view = make { $0 }
        """,
        """
        (variableDecl 'var' binding:(patternBinding pattern:(identifierPattern 'height') type:(identifierType 'CGFloat')
            accessors:(accessorBlock statement:(memberExpr 'height' base:(identifierExpr 'frame')))))
        (variableDecl 'var' binding:(patternBinding pattern:(identifierPattern 'shown') value:(booleanLiteral 'false')
            accessors:(accessorBlock
                accessor:(accessorDecl 'didSet' body:(codeBlock statement:(callExpr callee:(identifierExpr 'layout'))))
                accessor:(accessorDecl 'willSet' parameter:(parameter 'new') body:(codeBlock)))))
        (variableDecl 'var' modifier:(modifier 'lazy')
            binding:(patternBinding pattern:(identifierPattern 'view') type:(identifierType 'UIView')
                value:(callExpr callee:(closureExpr statement:(callExpr callee:(identifierExpr 'make'))))))
        (variableDecl 'let' binding:(patternBinding pattern:(identifierPattern 'view')
            value:(callExpr callee:(identifierExpr 'make')
                argument:(trailingClosure value:(closureExpr statement:(identifierExpr '$0'))))))
        """)
}

@Test func `several variables in one declaration are several bindings`() {
    expectTree(
        "let (x, y) = point, z: Int",
        """
        (variableDecl 'let'
            binding:(patternBinding
                pattern:(tuplePattern element:(identifierPattern 'x') element:(identifierPattern 'y'))
                value:(identifierExpr 'point'))
            binding:(patternBinding pattern:(identifierPattern 'z') type:(identifierType 'Int')))
        """)
}

@Test func `cases of an enumeration have payloads and raw values`() {
    expectTree(
        """
        indirect enum State: String {
            case hidden, shown(CGRect, duration: Double)
            case raw = "r"
        }
        """,
        """
        (enumDecl 'State' modifier:(modifier 'indirect') inheritedType:(identifierType 'String')
            member:(enumCaseDecl 'case'
                enumElement:(enumElement 'hidden')
                enumElement:(enumElement 'shown' parameter:(parameter type:(identifierType 'CGRect'))
                    parameter:(parameter 'duration' type:(identifierType 'Double'))))
            member:(enumCaseDecl 'case' enumElement:(enumElement 'raw' value:(stringLiteral '"r"'))))
        """)
}

@Test func `a protocol's requirements have no bodies`() {
    expectTree(
        """
        protocol KeyboardObserving: AnyObject {
            associatedtype Event: Sendable = Never where Event: Equatable
            var height: CGFloat { get async throws }
            mutating func shown()
            func hidden() -> Self
        }
        """,
        """
        (protocolDecl 'KeyboardObserving' inheritedType:(identifierType 'AnyObject')
            member:(associatedtypeDecl 'Event' inheritedType:(identifierType 'Sendable')
                type:(identifierType 'Never') whereClause:(genericWhereClause))
            member:(variableDecl 'var' binding:(patternBinding pattern:(identifierPattern 'height')
                type:(identifierType 'CGFloat') accessors:(accessorBlock accessor:(accessorDecl 'get'))))
            member:(functionDecl 'shown' modifier:(modifier 'mutating'))
            member:(functionDecl 'hidden' returnType:(identifierType 'Self')))
        """)
}

@Test func `imports, operators, precedence groups, aliases, actors and macros are declarations`() {
    expectTree(
        """
        @testable import struct UIKit.UIView
        infix operator <~: AssignmentPrecedence
        precedencegroup Tight { higherThan: AdditionPrecedence }
        public typealias Handler<T> = (T) -> Void
        actor Center {}
        macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "S")
        """,
        """
        (importDecl 'UIView' attribute:(attribute 'testable'))
        (operatorDecl '<~' modifier:(modifier 'infix'))
        (precedenceGroupDecl 'Tight')
        (typealiasDecl 'Handler' modifier:(modifier 'public') genericParameters:(genericParameterClause)
            type:(functionType parameter:(identifierType 'T') returnType:(identifierType 'Void')))
        (actorDecl 'Center')
        (macroDecl 'stringify' genericParameters:(genericParameterClause)
            parameter:(parameter 'value' type:(identifierType 'T'))
            returnType:(tupleType element:(identifierType 'T') element:(identifierType 'String'))
            value:(poundExpr '#externalMacro' argument:(argument 'module' value:(stringLiteral '"M"'))
                argument:(argument 'type' value:(stringLiteral '"S"'))))
        """)
}

@Test func `attributes keep arguments that are no expressions as bytes`() {
    expectTree(
        "@available(iOS 15, *) @Clamped(min: 0) @MainActor nonisolated(unsafe) static var a = 1",
        """
        (variableDecl 'var'
            attribute:(attribute 'available' argument:(argument) argument:(argument))
            attribute:(attribute 'Clamped' argument:(argument 'min' value:(integerLiteral '0')))
            attribute:(attribute 'MainActor') modifier:(modifier 'nonisolated') modifier:(modifier 'static')
            binding:(patternBinding pattern:(identifierPattern 'a') value:(integerLiteral '1')))
        """)
}

@Test func `conditional compilation holds members, attributes and cases`() {
    expectTree(
        """
        class A {
            #if os(iOS)
            func a() {}
            #elseif DEBUG && !X
            #else
            @objc
            #endif
            func b() {}
        }
        """,
        """
        (classDecl 'A'
            member:(ifConfigDecl
                clause:(ifConfigClause '#if' condition:(callExpr callee:(identifierExpr 'os')
                        argument:(argument value:(identifierExpr 'iOS')))
                    member:(functionDecl 'a' body:(codeBlock)))
                clause:(ifConfigClause '#elseif' condition:(binaryExpr '&&' left:(identifierExpr 'DEBUG')
                    right:(prefixExpr '!' operand:(identifierExpr 'X'))))
                clause:(ifConfigClause '#else' attribute:(attribute 'objc')))
            member:(functionDecl 'b' body:(codeBlock)))
        """)
}

@Test func `words that are keywords only in some places name things elsewhere`() {
    expectTree(
        "let open = get; lazy.weak = some(any)",
        """
        (variableDecl 'let' binding:(patternBinding pattern:(identifierPattern 'open') value:(identifierExpr 'get')))
        (assignExpr '=' left:(memberExpr 'weak' base:(identifierExpr 'lazy'))
            right:(callExpr callee:(identifierExpr 'some') argument:(argument value:(identifierExpr 'any'))))
        """)
}
