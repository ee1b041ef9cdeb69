import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// Which animations of a handler run for the duration that they are given: those that the keyboard's own animation is not around.
struct NestedAnimationTests {
    private func screen(_ body: String, observing notification: String = "keyboardWillShowNotification") -> String {
        """
        class Chat: UIViewController {
            @IBOutlet var bottom: NSLayoutConstraint!
            override func viewDidLoad() {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.\(notification), object: nil)
            }
            @objc func shown(_ note: Notification) {
                bottom.constant = 100
                \(body)
            }
        }
        """
    }

    private func isFound(_ code: String) throws -> Bool {
        let trial = try PatternTrial(
            """
            UIView.animate(withDuration: $TIME, $...)
            or
            UIViewPropertyAnimator(duration: $TIME, $...)
            where animation has its own duration
            """, primary: "TIME")
        return !trial.lines(in: code).isEmpty
    }

    private let animate = "UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }"

    @Test(arguments: [
        ("keyboardWillShowNotification", false), ("keyboardWillChangeFrameNotification", false),
        ("keyboardWillHideNotification", false), ("keyboardDidShowNotification", true), ("keyboardDidHideNotification", true),
    ])
    func anAnimationInAWillNotificationInheritsTheKeyboardsDuration(notification: String, hasOwn: Bool) throws {
        #expect(try isFound(screen(animate, observing: notification)) == hasOwn)
    }

    @Test(arguments: [
        "DispatchQueue.main.async { %@ }", "Task { %@ }", "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { %@ }",
    ])
    func whatIsPutOffInheritsNothing(form: String) throws {
        #expect(try isFound(screen(form.replacing("%@", with: animate))))
    }

    /// What a function does that runs only when an animation has ended is no layout for the keyboard: it closes a panel, say.
    @Test(arguments: [
        ("UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in self.close() })", 0),
        ("close()", 1), ("DispatchQueue.main.async { self.close() }", 1),
    ])
    func codeThatWaitsForAnAnimationIsNoHandlers(body: String, count: Int) throws {
        let code = screen(body).replacing(
            "@objc func shown",
            with: "func close() { UIView.animate(withDuration: 0.25) { self.view.alpha = 0 } }\n@objc func shown")
        let trial = try PatternTrial(
            "UIView.animate(withDuration: $TIME, $...)\nwhere $TIME is in a method that a handler calls", primary: "TIME")
        #expect(trial.lines(in: code).count == count)
    }

    @Test(arguments: [
        (".overrideInheritedDuration", true), ("[.curveEaseIn, .overrideInheritedDuration]", true),
        ("UIView.AnimationOptions.overrideInheritedDuration", true), (".curveEaseIn", false),
        (".overrideInheritedCurve", false),
    ])
    func optionsMaySayOtherwise(options: String, hasOwn: Bool) throws {
        let call = "UIView.animate(withDuration: 0.3, delay: 0, options: \(options), animations: { self.view.layoutIfNeeded() })"
        #expect(try isFound(screen(call)) == hasOwn)
        let stored =
            "let options: UIView.AnimationOptions = \(options); "
            + call.replacing("options: \(options)", with: "options: options")
        #expect(try isFound(screen(stored)) == hasOwn)
    }

    @Test func anAnimatorInheritsNothing() throws {
        #expect(
            try isFound(
                screen("UIViewPropertyAnimator(duration: 0.3, curve: .easeIn) { self.view.layoutIfNeeded() }.startAnimation()")))
    }

    /// What never runs is not known to have any.
    @Test func anAnimationThatDoesNotRunHasNone() throws {
        #expect(try !isFound(screen("if bottom.constant < 50 { \(animate) }", observing: "keyboardDidShowNotification")))
    }

    /// The class methods of UIView are those of its subclasses: nothing is taken for granted of what they run.
    @Test(arguments: ["UIView", "UIImageView", "UIButton"])
    func subclassesInheritTheMethods(type: String) throws {
        let code = ChatScreen.code(
            shown: "\(type).animate(withDuration: 0.3) { self.bottom.constant = -frame.height }", hidden: "bottom.constant = 0",
            members: ChatScreen.barOnView)
        let handler = try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
        #expect(handler.outcome == .executed)
    }
}
