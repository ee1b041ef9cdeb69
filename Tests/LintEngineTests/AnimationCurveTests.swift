import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// Whether a handler takes the keyboard's animation curve, 7, for animation options, where a curve stands in bits 16 to 19.
struct AnimationCurveTests {
    private func screen(_ body: String) -> String {
        """
        class Chat: UIViewController {
            @IBOutlet var bottom: NSLayoutConstraint!
            override func viewDidLoad() {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
            @objc func shown(_ note: Notification) {
                let curve = (note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue ?? 0
                \(body)
            }
        }
        """
    }

    @Test(arguments: [
        ("UIView.AnimationOptions(rawValue: curve)", true),
        // 7 | 2 is 7: its second bit is set already, and none of the curve's.
        ("UIView.AnimationOptions(rawValue: curve | 2)", true),
        ("UIViewAnimationOptions(rawValue: UInt(curve))", true),
        (".init(rawValue: curve)", true),
        ("UIView.AnimationOptions(rawValue: UInt(UIView.AnimationCurve(rawValue: Int(curve))!.rawValue))", true),
        ("UIView.AnimationOptions(rawValue: UIView.AnimationOptions.RawValue(curve))", true),
        // 7 × 65,536 = 458,752
        ("UIView.AnimationOptions(rawValue: curve << 16)", false),
        ("UIView.AnimationOptions(rawValue: curve << 16 | 2)", false),
        (".init(rawValue: curve << 16)", false),
        (".curveEaseOut", false),
        ("UIView.AnimationOptions(rawValue: 7)", false),
    ])
    func aCurveThatIsNotShiftedIsFound(options: String, isUnshifted: Bool) throws {
        let trial = try PatternTrial(
            "UIView.animate(withDuration: $_, delay: $_, options: $OPTIONS, animations: $_)\nwhere animation curve is unshifted",
            primary: "OPTIONS")
        let body = "UIView.animate(withDuration: 0.3, delay: 0, options: \(options), animations: { self.bottom.constant = 1 })"
        #expect(trial.lines(in: screen(body)).count == (isUnshifted ? 1 : 0))
    }

    /// Options that nothing gets set none.
    @Test(arguments: ["_ = $0", "let _ = $0", "_ = [$0, .beginFromCurrentState]"])
    func optionsThatNothingGetsSetNone(code: String) throws {
        let trial = try PatternTrial(
            "UIView.AnimationOptions(rawValue: $CURVE)\nwhere animation curve is unshifted", primary: "CURVE")
        let options = "UIView.AnimationOptions(rawValue: curve)"
        #expect(trial.lines(in: screen(code.replacing("$0", with: options))).isEmpty == !code.contains("["))
        #expect(trial.lines(in: screen("let options = " + options)).count == 1)
    }

    @Test func ofTwoOptionsTheOneIsFound() throws {
        let trial = try PatternTrial(
            "UIView.AnimationOptions(rawValue: $CURVE)\nwhere animation curve is unshifted", primary: "CURVE")
        let body =
            "let right = UIView.AnimationOptions(rawValue: curve << 16)\nlet wrong = UIView.AnimationOptions(rawValue: curve)"
        #expect(trial.lines(in: screen(body)) == ["let wrong = UIView.AnimationOptions(rawValue: curve)"])
    }
}
