import Testing

@testable import Behaviour

/// A class of constraints that observes by itself, and that code makes as it makes any constraint.
struct MadeOwnConstraintTests {
    private static let constraint = """
        class KeyboardConstraint: NSLayoutConstraint {
            private var rest: CGFloat = 0
            func observe() {
                rest = constant
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
            @objc private func shown(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                constant = rest + frame.height - 34
            }
        }
        """

    private func handler(above item: String, by constant: Int, _ activation: String) throws -> Handler {
        let screen = """
            final class Note: UIViewController {
                private let bar = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    bar.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(bar)
                    let bottom = KeyboardConstraint(
                        item: \(item), attribute: .bottom, relatedBy: .equal, toItem: bar, attribute: .bottom, multiplier: 1,
                        constant: \(constant))
                    bottom.observe()
                    \(activation)
                }
            }
            """
        let project = Project(["KeyboardConstraint.swift": Self.constraint, "Note.swift": screen])
        return try #require(project.handlers.first { $0.type == "Note" })
    }

    /// The keyboard is 336 points high, so the bar goes up 302 from 810 or 844, and from 16 points above that.
    @Test(arguments: [
        ("view.safeAreaLayoutGuide", 0, 508.0), ("view.safeAreaLayoutGuide", 16, 492), ("view!", 0, 542), ("view!", 16, 526),
    ])
    func itTiesWhatTheCallSays(item: String, constant: Int, bottom: Double) throws {
        for activation in ["view.addConstraint(bottom)", "bottom.isActive = true", "NSLayoutConstraint.activate([bottom])"] {
            let handler = try handler(above: item, by: constant, activation)
            #expect(handler.unknowns == [])
            #expect(try handler.scenario("iphone-home-indicator").steps.first?.legacyBottom == bottom)
        }
    }

    /// An interface file gives each object its own value of what is inspectable; where none does, the declared one holds.
    @Test(arguments: [true, false])
    func aRuntimeAttributeIsNotTheDeclaredValue(isSet: Bool) throws {
        let code = """
            final class KeyboardConstraint: NSLayoutConstraint {
                @IBInspectable var inset: CGFloat = 100
                override func awakeFromNib() {
                    super.awakeFromNib()
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc private func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    constant = frame.height + inset
                }
            }
            """
        let attribute = """
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="inset">
            <real key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            """
        let xib = """
            <?xml version="1.0"?><document><objects>
            <view id="root"><subviews><textView id="text"/></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><constraints>
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="text" secondAttribute="bottom" id="c"
                customClass="KeyboardConstraint">\(isSet ? attribute : "")</constraint>
            </constraints></view></objects></document>
            """
        let handler = try #require(Project(["Constraint.swift": code, "Note.xib": xib]).handlers.first)
        let write = try #require(handler.scenario("iphone-home-indicator").writes.first)
        #expect((write.after == .points(436)) == !isSet)
    }
}
