import Testing

@testable import Behaviour

/// What code sets on a view while it makes it: that is how the view is at rest, whoever asks for it first, and nothing an event
/// did.
///
/// In the Stage Manager scenario the keyboard is 398 points high and covers 278 of the view.
struct ViewMakingTests {
    private func handler(_ members: String, setUp: String = "", shown: String, others: String = "") throws -> Handler {
        let project = Project([
            "Chat.swift": """
            class Chat: UIViewController {
                \(members)
                override func viewDidLoad() {
                    \(setUp)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func keyboardWillShow(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    \(shown)
                }
            }
            """,
            "Others.swift": others,
        ])
        return try #require(project.handlers.first)
    }

    /// Of two initialisers, a call without a label means the one that has none, though it has a default more. The other one
    /// traps.
    @Test(arguments: ["lazy var", "let"])
    func anArgumentWithoutALabelIsNoCoder(keyword: String) throws {
        let handler = try handler(
            "private \(keyword) button = RoundButton(\"Save\")",
            setUp: """
                view.addSubview(button)
                button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -15).isActive = true
                """,
            shown: "button.transform = CGAffineTransform(translationX: 0, y: -frame.height)",
            others: """
                final class RoundButton: UIButton {
                    required init?(coder: NSCoder) { fatalError() }
                    init(_ title: String, _ isEnabled: Bool = true) { super.init(frame: .zero) }
                }
                """)
        #expect(handler.unknowns.isEmpty)
        // 844 − 34 − 15 = 795 at rest.
        #expect(try handler.scenario("iphone-home-indicator").steps.first?.legacyBottom == 459)
    }

    /// A view that a library's function makes is of the class that the property declares: what is tied to it is not lost.
    @Test(arguments: ["InputBar!", "InputBar?", "UIView!"])
    func aViewThatALibraryMakesIsOfTheDeclaredClass(type: String) throws {
        let handler = try handler(
            "var bar: \(type)\nvar bottom: Constraint?",
            setUp: """
                bar = UIView.library_fromNib(InputBar.self)
                bar.tintColor = .red
                view.addSubview(bar)
                bar.snp.makeConstraints { [weak self] make in
                    guard let strongSelf = self else { return }
                    strongSelf.bottom = make.bottom.equalTo(strongSelf.view.snp.bottom).constraint
                }
                """, shown: "bottom?.update(offset: -frame.height)", others: "class InputBar: UIView {}")
        #expect(handler.shown == [.points(-398)])
        #expect(handler.outcome == .executed)
        #expect(try handler.scenario("ipad-stage-manager-partly-covered").steps.first?.difference == -120)
    }

    @Test func whatALazyPropertySetsIsNoWriteOfTheHandler() throws {
        let handler = try handler(
            """
            lazy var tableView: UITableView = {
                let view = UITableView()
                view.contentInset.bottom = 20
                return view
            }()
            """, shown: "tableView.contentInset.bottom = frame.height")
        #expect(handler.sinks.count == 1)
        let scenario = try #require(handler.scenarios.first { $0.id == "ipad-stage-manager-partly-covered" })
        #expect(scenario.writes.first?.before == .points(20))
        #expect(scenario.writes.first?.after == .points(398))
    }

    @Test(arguments: ["final class ChatList: UITableView {}", ""])
    func whatTheClosureSetsOnAViewOfAnotherFileStays(others: String) throws {
        let handler = try handler(
            """
            lazy var list: ChatList = {
                let view = ChatList()
                view.contentInset.bottom = 20
                return view
            }()
            let second: ChatList = {
                let view = ChatList()
                view.contentInset.bottom = 30
                return view
            }()
            """,
            shown: "list.contentInset.bottom += frame.height; second.contentInset.bottom += frame.height", others: others)
        #expect(handler.shown == [.points(418), .points(428)])
    }

    @Test(arguments: ["final class ChatList: UITableView {}", ""])
    func whatIsSetOnALocalThatAPropertyTakesStays(others: String) throws {
        let handler = try handler(
            "var list: ChatList!",
            setUp: """
                let made = ChatList()
                made.contentInsetAdjustmentBehavior = .never
                made.contentInset.bottom = 20
                list = made
                """,
            shown: """
                list.contentInset.bottom += frame.height
                list.verticalScrollIndicatorInsets.bottom = list.adjustedContentInset.bottom
                """, others: others)
        // Under `.never` the adjusted inset is the inset.
        #expect(handler.shown == [.points(418), .points(418)])
        #expect(handler.sinks.allSatisfy { $0.expression.hasPrefix("list.") })
    }
}
