import Testing

@testable import Behaviour
@testable import LintEngine

/// Constraints to anchors that a package or another extension adds: something positions the view, whatever it is.
struct UnknownAnchorTests {
    @Test func aViewTiedToAnUnknownAnchorIsNotUnplaced() throws {
        let code = """
            class Note: UIViewController {
                let send = UIButton()
                var sendBottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    view.addSubview(send)
                    sendBottom = send.bottomAnchor.constraint(equalTo: view.safeBottomAnchor)
                    sendBottom.isActive = true
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    sendBottom.isActive = false
                    sendBottom = send.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -frame.height)
                    sendBottom.isActive = true
                }
            }
            """
        let handler = try #require(Project(["Note.swift": code]).handlers.first)
        #expect(!handler.unknowns.map(\.text).contains { $0.contains("no constraint") })
        #expect(try handler.scenario("iphone-home-indicator").verdict == .unknown)
    }
}
