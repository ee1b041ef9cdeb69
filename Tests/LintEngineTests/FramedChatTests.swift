import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine

/// A chat that is laid out by frames: a list, and below it a bar of 40 points, both of which follow the keyboard.
struct FramedChatTests {
    private func handler(list: String, bar: String) throws -> Handler {
        let code = """
            class Chat: UIViewController {
                var list: UICollectionView!
                var bar: UIView!
                override func loadView() {
                    super.loadView()
                    list = UICollectionView(frame: CGRect(\(list)), collectionViewLayout: UICollectionViewFlowLayout())
                    view.addSubview(list)
                    bar = UIView(frame: CGRect(x: 0, y: \(bar), width: view.width, height: 40))
                    view.addSubview(bar)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(change), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
                }
                @objc func change(_ note: Notification) {
                    guard let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    list.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: end.minY - 40)
                    bar.frame = CGRect(x: 0, y: end.minY - 40, width: view.bounds.width, height: 40)
                }
            }
            """
        return try #require(Project(["Chat.swift": code]).handlers.first)
    }

    /// 667 − 260 = 407 is where the keyboard begins: the bar ends there, and the list above the bar, as both do at rest. Names
    /// such as `height` are those of the view's frame, also of one that it was made with.
    @Test(arguments: ["list.frame.height", "list.height", "list.bottom", "view.height - 40"])
    func theListEndsAboveTheBarThatFollows(bar: String) throws {
        let handler = try handler(list: "x: 0, y: 0, width: view.width, height: view.height - 40", bar: bar)
        let phone = try handler.scenario("iphone-home-button")
        #expect(phone.verdict == .agrees)
        // A frame of zeros leaves the list 40 points above the view.
        let zero = try handler.scenario("iphone-cross-fade")
        #expect(zero.effects.contains { $0.name == .notReset && $0.points == 844 })
    }

    /// Behind a bar that it does not stand on, the list ends 40 points too high.
    @Test func aListBehindTheBarEndsTooHigh() throws {
        let handler = try handler(list: "x: 0, y: 0, width: view.width, height: view.height", bar: "view.height - 40")
        let phone = try handler.scenario("iphone-home-button")
        #expect(phone.effects.contains { $0.name == .gap && $0.points == 40 })
    }
}
