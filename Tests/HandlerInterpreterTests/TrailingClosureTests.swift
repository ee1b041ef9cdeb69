import Testing

@testable import HandlerInterpreter

/// Which parameter an unlabelled closure at the end of a call is for.
struct TrailingClosureTests {
    private func displacement(calling call: String, functions: String) throws -> Double? {
        let run = Run(
            "k.constant = 0; \(call)",
            members: """
                let bar = UIView()
                var k: NSLayoutConstraint!
                override func viewDidLoad() {
                    k = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                    k.isActive = true
                }
                func raise(_ height: CGFloat) { k.constant = -height }
                \(functions)
                """,
            outside: "typealias Shown = (CGRect) -> Void\ntypealias Hidden = () -> Void")
        return try #require(run.paths.first?.steps.first?.contents.first).displacement
    }

    /// The keyboard is 398 points high. What `shown` is given is called with its frame, what `hidden` is given with nothing.
    private static let watch = """
        func watch(shown: Shown? = nil, hidden: Hidden? = nil) {
            if let shown { shown(CGRect(x: 0, y: 0, width: 100, height: 20)) }
            if let hidden { hidden() }
        }
        """

    /// Only the first function has something to hand over.
    @Test(arguments: ["{ size in self.raise(size.height) }", "{ self.raise($0.height) }"])
    func aClosureWithAParameterIsForWhatHasOne(closure: String) throws {
        #expect(try displacement(calling: "watch \(closure)", functions: Self.watch) == -20)
    }

    /// A closure in the closure has parameters of its own.
    @Test(arguments: ["{ self.raise(30) }", "{ [30].forEach { self.raise($0) } }"])
    func aClosureWithoutParametersIsForWhatHasNone(closure: String) throws {
        #expect(try displacement(calling: "watch \(closure)", functions: Self.watch) == -30)
    }

    /// Both would do: the last one is taken.
    @Test func ofTwoThatFitTheLastIsMeant() throws {
        let functions = """
            func perform(before: (() -> CGFloat)? = nil, after: (() -> CGFloat)? = nil) {
                if let before { raise(before()) }
                if let after { raise(after() * 2) }
            }
            """
        #expect(try displacement(calling: "perform { 25 }", functions: functions) == -50)
    }
}
