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

    /// The scroll view ends at the safe area, at 810, and its inset is the whole keyboard: 810 − 336.
    @Test func anAnchorOfAnExtensionInAnotherFileEndsAScrollView() throws {
        let code = """
            class Note: UIViewController {
                let scroll = UIScrollView()
                let content = UIView()
                override func viewDidLoad() {
                    view.addSubview(scroll)
                    scroll.addSubview(content)
                    NSLayoutConstraint.activate([
                        scroll.topAnchor.constraint(equalTo: view.topAnchor),
                        scroll.bottomAnchor.constraint(equalTo: self.safeBottomAnchor),
                        content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
                    ])
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    scroll.contentInset.bottom = frame.height
                }
            }
            """
        let anchors = """
            extension UIViewController {
                var safeBottomAnchor: NSLayoutYAxisAnchor { view.safeAreaLayoutGuide.bottomAnchor }
            }
            """
        let handler = try #require(Project(["Note.swift": code, "Anchors.swift": anchors]).handlers.first)
        #expect(handler.unknowns.isEmpty)
        #expect(try handler.scenario("iphone-home-indicator").steps.first?.legacyBottom == 474)
        // What is in the scroll view says nothing of where that ends.
        let alone = try #require(Project(["Note.swift": code]).handlers.first)
        #expect(!alone.unknowns.map(\.text).contains { $0.contains("`content`") })
    }
}
