import Testing

@testable import Behaviour
@testable import LintEngine

/// An observer whose function is handed a screen, and whose closures lay out its view.
struct HandedScreenTests {
    private static let observer = """
        import UIKit
        import RxSwift
        class HeightFollower {
            private let bag = DisposeBag()
            func follow(for owner: UIViewController) {
                NotificationCenter.default.rx.notification(UIResponder.keyboardWillShowNotification)
                    .subscribe(onNext: { note in
                        if let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue {
                            owner.view.frame.size.height = frame.origin.y
                        }
                    }).disposed(by: bag)
                NotificationCenter.default.rx.notification(UIResponder.keyboardWillHideNotification)
                    .subscribe(onNext: { note in
                        if let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue {
                            owner.view.frame.size.height = frame.origin.y
                        }
                    }).disposed(by: bag)
            }
        }
        """

    private func handlers(_ members: String, _ call: String) -> [Handler] {
        let screen = """
            import UIKit
            class Login: UIViewController {
                \(members)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(call)
                }
            }
            """
        return Project(["Follower.swift": Self.observer, "Login.swift": screen]).handlers.filter { $0.type == "Login" }
    }

    /// The screen that the closures close over is the one that hands itself over: its view fills the window at rest.
    @Test(arguments: [
        ("let follower = HeightFollower()", "follower.follow(for: self)"), ("", "HeightFollower().follow(for: self)"),
    ])
    func aZeroFrameLeavesItsViewWithoutHeight(members: String, call: String) throws {
        let handlers = handlers(members, call)
        #expect(handlers.map { $0.observes.map(\.notification) } == [["willShow"], ["willHide"]])
        #expect(handlers.flatMap(\.unknowns).isEmpty)
        let shown = try #require(handlers.first).scenario("iphone-cross-fade")
        #expect(shown.verdict == .agrees)
        let hidden = try #require(handlers.last).scenario("iphone-cross-fade")
        #expect(hidden.verdict == .differs)
        #expect(hidden.effect == "stays 844 pt too high when the keyboard is gone")
    }
}
