import LintPolicy
import Testing

@testable import Behaviour
@testable import LintEngine

/// Properties that extensions add to views' classes, and that move a view when they are set.
struct ExtensionSetterTests {
    private static let added = """
        extension UIView {
            var y: CGFloat {
                get { frame.origin.y }
                set {
                    var moved = frame
                    moved.origin.y = newValue
                    frame = moved
                }
            }
        }
        """

    private func report(_ show: String, added: [String: String] = [:], inFile: String = "") -> Report {
        let code = """
            class Chat: UIViewController {
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    \(show)
                }
                @objc func hide(_ note: Notification) { view.y = 0 }
            }
            """
        return Project(["Chat.swift": code + "\n" + inFile].merging(added) { first, _ in first }).report()
    }

    @Test func whatTheSetterMovesIsMoved() throws {
        let report = report("view.y -= frame.height", inFile: Self.added)
        let handler = try #require(report.handlers.first { $0.name.contains("show") })
        // 844 is the view's end, 336 the keyboard's height; the second show moves it again.
        let writes = try handler.scenario("iphone-home-indicator").writes.filter { $0.event == "show" }
        #expect(writes.map(\.line) == [10])
        #expect(report.findings.contains { $0.rule == "drifting-shift" && $0.path == "Chat.swift" && $0.range.start.line == 10 })
    }

    /// However short the name is, the file with the extension is found by it.
    @Test(arguments: ["view.y -= frame.height", "view.y = -frame.height"])
    func soIsWhatAnotherFileAdds(show: String) throws {
        let report = report(show, added: ["UIView+Frame.swift": Self.added])
        let handler = try #require(report.handlers.first { $0.name.contains("show") })
        #expect(try !handler.scenario("iphone-home-indicator").writes.isEmpty)
    }
}
