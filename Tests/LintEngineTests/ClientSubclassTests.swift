import Testing

@testable import Behaviour
@testable import HandlerInterpreter

/// Screens whose base class conforms to what an observer asks for, and leaves the layout to its subclasses.
///
/// In the Stage Manager scenario the keyboard is 398 points high.
struct ClientSubclassTests {
    private static let service = """
        protocol KeyboardListener: AnyObject { func willShow(height: CGFloat) }
        final class ListenerHolder {
            weak var listener: KeyboardListener?
            init(listener: KeyboardListener) { self.listener = listener }
        }
        final class KeyboardService {
            static let shared = KeyboardService()
            private var listeners: [ListenerHolder] = []
            private init() {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
            func add(_ listener: KeyboardListener) {
                if !listeners.contains(where: { $0.listener === listener }) { listeners.append(.init(listener: listener)) }
            }
            func remove(_ listener: KeyboardListener) { listeners.removeAll { $0.listener === listener } }
            @objc private func shown(_ note: Notification) {
                let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                listeners.forEach { holder in holder.listener?.willShow(height: frame.height) }
            }
        }
        """

    private static let base = """
        class Screen: UIViewController, KeyboardListener {
            var follows: Bool { false }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                if follows { KeyboardService.shared.add(self) }
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                stop()
            }
            private func stop() { KeyboardService.shared.remove(self) }
            func willShow(height: CGFloat) {}
        }
        """

    private static let mail = """
        final class Mail: Screen {
            @IBOutlet var bottom: NSLayoutConstraint!
            override var follows: Bool { true }
            override func willShow(height: CGFloat) { bottom.constant = height }
        }
        """

    @Test func theSubclassThatAsksToBeToldIsRun() throws {
        let project = Project(["Service.swift": Self.service, "Screen.swift": Self.base, "Mail.swift": Self.mail])
        let handler = try #require(project.handlers.first { $0.type == "Mail" })
        #expect(handler.name == "willShow(height:)")
        #expect(handler.shown == [.points(398)])
    }

    @Test func oneThatDoesNotIsNot() {
        let silent = Self.mail.replacing("override var follows: Bool { true }", with: "")
        let project = Project(["Service.swift": Self.service, "Screen.swift": Self.base, "Mail.swift": silent])
        #expect(!project.handlers.contains { $0.type == "Mail" && $0.shown == [.points(398)] })
    }

    /// Nobody was seen to add a listener: what is said is why, with the protocol that the holder's property is declared with.
    @Test func ofAListThatNobodyFillsTheProtocolIsNamed() throws {
        let handler = try #require(Project(["Service.swift": Self.service]).handlers.first)
        #expect(
            handler.unknowns.contains(
                .unknown(
                    .effect(
                        of: UnfollowedCall(
                            callee: "holder.listener?.willShow", reason: .anyConformer(of: "KeyboardListener"),
                            isGivenKeyboard: true)))))
    }
}
