import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine

/// Handlers that take their own object off as an observer, and put it back: a second notification in between runs nothing.
struct UnsubscribingHandlerTests {
    /// - Parameters:
    ///   - shown: after the move.
    ///   - hidden: after the move back.
    private func bottoms(shown: String, hidden: String) throws -> [String: Double?] {
        let code = """
            class Login: UIViewController {
                let field = UITextField()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(field)
                    field.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
                }
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    center.addObserver(self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                    center.addObserver(self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                var center: NotificationCenter { NotificationCenter.default }
                @objc func show(_ note: Notification) {
                    view.frame.origin.y -= height(note) / 2
                    \(shown)
                }
                @objc func hide(_ note: Notification) {
                    view.frame.origin.y += height(note) / 2
                    \(hidden)
                }
                func height(_ note: Notification) -> CGFloat {
                    (note.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! NSValue).cgRectValue.height
                }
                func subscribe() {
                    center.addObserver(self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                func unsubscribe() {
                    center.removeObserver(self, name: UIResponder.keyboardWillShowNotification, object: nil)
                }
            }
            """
        let handler = try #require(Project(["Login.swift": code]).handlers.first { $0.name == "show(_:)" })
        let result = try #require(handler.scenarios.first { $0.id == "iphone-repeated-show" })
        return Dictionary(result.steps.map { ($0.event, $0.legacyBottom) }) { $1 }
    }

    /// 844 − 168 = 676 after the first, 508 after the second and 340 after the third: the registration in a function that nothing
    /// calls makes none run twice.
    @Test func aSecondRegistrationThatIsNotMadeCountsNothing() throws {
        let bottoms = try bottoms(shown: "", hidden: "")
        #expect(Set(bottoms.filter { $0.key != "hide" }.values) == [676, 508, 340], "\(bottoms)")
    }

    /// The second notification moves nothing, whether one name is taken off or all are.
    @Test(arguments: ["unsubscribe()", "center.removeObserver(self)"])
    func whatIsUnsubscribedDoesNotRun(removal: String) throws {
        let bottoms = try bottoms(shown: removal, hidden: "subscribe()")
        #expect(Set(bottoms.filter { $0.key != "hide" }.values) == [676], "\(bottoms)")
    }

    /// Of another object, or another name, nothing is taken off.
    @Test(arguments: [
        "center.removeObserver(field)",
        "center.removeObserver(self, name: UIResponder.keyboardWillHideNotification, object: nil)",
    ])
    func whatIsUnsubscribedOfOthersIsTheirs(removal: String) throws {
        let bottoms = try bottoms(shown: removal, hidden: "")
        #expect(Set(bottoms.filter { $0.key != "hide" }.values) == [676, 508, 340], "\(bottoms)")
    }
}
