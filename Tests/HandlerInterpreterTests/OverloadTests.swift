import Testing

@testable import HandlerInterpreter

/// Methods of one name and the same labels.
struct OverloadTests {
    /// What a subclass does not mark as an override is a method of its own, which the superclass does not call.
    @Test(arguments: [
        ("private func step()", "private func step()", 2.0), ("func step()", "override func step()", 11),
    ])
    func onlyOverridesAreCalledByTheSuperclass(own: String, subclass: String, written: Double) {
        for call in ["step()", "self.step()"] {
            let run = Run(
                "let counter = Tens()\ncounter.start()\nbottom.constant = counter.points",
                outside: """
                    class Ones { var points: CGFloat = 1; func start() { \(call) }; \(own) { points += 1 } }
                    class Tens: Ones { \(subclass) { points += 10 } }
                    """)
            #expect(run.number == written)
        }
    }

    /// The cases of the enumerations that they take tell which of them a call means.
    ///
    /// The view is 646 points high; the keyboard is 398 points high.
    @Test(arguments: ["bar.pin(.bottom, of: view, inset: -8)", "bar.pin(UIView.Vertical.bottom, of: view, inset: -8)"])
    func casesTellWhichIsMeant(call: String) throws {
        let run = Run(
            "k.constant = -frame.height",
            members: """
                let bar = UIView()
                var k: NSLayoutConstraint!
                override func viewDidLoad() { k = \(call) }
                """,
            outside: """
                extension UIView {
                    enum Horizontal { case leading, trailing }
                    enum Vertical { case top, bottom }
                    private func anchor(from edge: Horizontal) -> NSLayoutXAxisAnchor {
                        switch edge { case .leading: return leadingAnchor
                        case .trailing: return trailingAnchor }
                    }
                    private func anchor(from edge: Vertical) -> NSLayoutYAxisAnchor {
                        switch edge { case .top: return topAnchor
                        case .bottom: return bottomAnchor }
                    }
                    func pin(_ edge: Horizontal, of view: UIView, inset: CGFloat) -> NSLayoutConstraint {
                        let constraint = anchor(from: edge).constraint(equalTo: view.anchor(from: edge), constant: inset)
                        constraint.isActive = true
                        return constraint
                    }
                    func pin(_ edge: Vertical, of view: UIView, inset: CGFloat) -> NSLayoutConstraint {
                        let constraint = anchor(from: edge).constraint(equalTo: view.anchor(from: edge), constant: inset)
                        constraint.isActive = true
                        return constraint
                    }
                }
                """)
        let state = try #require(run.paths.first?.steps.first?.contents.first)
        // From 638 (646 − 8) to 248 (646 − 398).
        #expect(state.displacement == -390)
        #expect(state.rests == [.viewBottom])
    }
}
