import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine

/// A class whose base is an alias of a class and a protocol has what either has.
struct CompositionAliasTests {
    /// The base's initialiser asks itself for the protocol and calls the set-up: 16 points of inset at rest, and the keyboard's
    /// height above them. The content goes up by what the guide does, from 16 points above it.
    @Test func itsBaseFindsTheProtocolInIt() throws {
        let base = """
            typealias BaseView = LayoutView & Arranging
            protocol Arranging: AnyObject { func arrange() }
            class LayoutView: UIView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    if let view = self as? Arranging { view.arrange() }
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """
        let answer = """
            final class AnswerView: BaseView {
                let list = UIScrollView()
                func arrange() {
                    addSubview(list)
                    list.contentInset.bottom = 16
                    NSLayoutConstraint.activate([list.bottomAnchor.constraint(equalTo: bottomAnchor)])
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    list.contentInset.bottom = frame.height + 16
                }
            }
            """
        let handler = try #require(Project(["Base.swift": base, "AnswerView.swift": answer]).handlers.first)
        let write = try #require(handler.scenario("iphone-home-button").writes.first)
        #expect(write.before == .points(16))
        #expect(write.after == .points(276))
    }
}
