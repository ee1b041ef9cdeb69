import Testing

@testable import HandlerInterpreter

/// Initialisers that hand over to another one of their type (The Swift Programming Language, "Initialization").
struct DelegatingInitializerTests {
    private static let shown = """
        guard let info = Info(note.userInfo ?? [:]) else { bottom.constant = 1; return }
        bottom.constant = info.frame.height
        """
    private static let reading = """
        guard let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        else { return nil }
        """

    @Test(arguments: [
        // To the one that every structure has.
        "struct Info { let frame: CGRect; let duration: Double }\nextension Info { DELEGATING }",
        "struct Info { let frame: CGRect; let duration: Double; DELEGATING }",
        // To one that is declared.
        "struct Info { let frame: CGRect; init(frame: CGRect, duration: Double) { self.frame = frame }; DELEGATING }",
        "struct Info { let frame: CGRect; init?(frame: CGRect, duration: Double) { self.frame = frame }; DELEGATING }",
        "class Info { let frame: CGRect; init(frame: CGRect, duration: Double) { self.frame = frame }; convenience DELEGATING }",
        "class Info { let frame: CGRect; init?(frame: CGRect, duration: Double) { self.frame = frame }; @objc(x) convenience DELEGATING }",
    ])
    func whatTheOtherSetsIsKnown(declaration: String) {
        let delegating = "init?(_ info: [AnyHashable: Any]) {\n\(Self.reading)\nself.init(frame: frame, duration: duration)\n}"
        #expect(Run(Self.shown, outside: declaration.replacing("DELEGATING", with: delegating)).number == 398)
    }

    /// What fails further in makes nothing, and ends the outer one.
    @Test(arguments: [
        "struct Info { let frame: CGRect; init?(frame: CGRect) { guard frame.height < 9 else { return nil }; self.frame = frame }; DELEGATING }",
        "class Info { let frame: CGRect; init?(frame: CGRect) { guard frame.height < 9 else { return nil }; self.frame = frame }; convenience DELEGATING }",
        "class Info { let frame: CGRect; init(frame: CGRect) { self.frame = frame }; convenience FAILING }",
        "class Info { let frame: CGRect; FAILING }",
    ])
    func whatFailsMakesNothing(declaration: String) {
        let delegating = "init?(_ info: [AnyHashable: Any]) { \(Self.reading); self.init(frame: frame); bottom.constant = 3 }"
        let failing = "init?(_ info: [AnyHashable: Any]) { guard 1 > 2 else { return nil }; self.init(frame: .zero) }"
        let outside = declaration.replacing("DELEGATING", with: delegating).replacing("FAILING", with: failing)
        #expect(Run(Self.shown, outside: outside).number == 1)
    }

    /// An initialiser that cannot fail makes an object, whatever its last statement is.
    @Test func whatCannotFailMakesSomething() {
        let outside = """
            class Info {
                var frame = CGRect(x: 0, y: 0, width: 1, height: 5)
                weak var delegate: Info?
                init(_ info: [AnyHashable: Any]) { delegate?.reset() }
                func reset() {}
            }
            """
        let code = "let info: Info? = Info([:]); if let info { bottom.constant = info.frame.height } else { bottom.constant = 1 }"
        #expect(Run(code, outside: outside).number == 5)
        #expect(Run(code, outside: outside.replacing("class Info", with: "struct Info").replacing("weak ", with: "")).number == 5)
    }

    /// Of an initialiser whose parameters have defaults and the inherited one that has none, `init()` is the latter (The Swift
    /// Programming Language, "Automatic Initializer Inheritance"); no initialiser hands over to itself.
    @Test(arguments: [
        "init() { frame = CGRect(x: 0, y: 0, width: 1, height: 5) }", "init(_ inset: CGFloat = 0) { frame.size.height = 5 }",
    ])
    func noInitialiserHandsOverToItself(designated: String) {
        let outside = """
            class Base { var frame = CGRect.zero; \(designated) }
            class Info: Base { convenience init(text: String = "") { self.init(); frame.size.height += 2 } }
            """
        #expect(Run("bottom.constant = Info(text: note.name).frame.height", outside: outside).number == 7)
    }
}
