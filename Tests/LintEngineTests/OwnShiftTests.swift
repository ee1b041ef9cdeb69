import Testing
import Vocabulary

@testable import Behaviour

/// What code measures in a view that it has moved itself.
///
/// The field ends at 640 of the home-button iPhone's 667 points, 233 points under the keyboard's top at 407.
struct OwnShiftTests {
    private func show(moving: String) throws -> Handler {
        let code = ChatScreen.code(
            shown: """
                let covered = field.convert(field.bounds, to: nil).maxY - frame.minY
                if covered > 0 { \(moving) }
                """, hidden: "view.frame.origin.y = 0; view.transform = .identity; header.frame.origin.y = 0",
            members: """
                let field = UITextField()
                let header = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 64))
                override func viewWillAppear(_ animated: Bool) {
                    view.addSubview(field)
                    view.addSubview(header)
                    field.topAnchor.constraint(equalTo: view.topAnchor, constant: 600).isActive = true
                    field.heightAnchor.constraint(equalToConstant: 40).isActive = true
                }
                """)
        return try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
    }

    /// The screen goes up by 233 points and the bar at its top down by as many: that stays where it is, and is not covered. A
    /// lower keyboard leaves the field 17 points above it, 424 - 407.
    @Test func whatIsHeldInItsPlaceHasNotToRise() throws {
        let result = try show(moving: "view.frame.origin.y = -covered; header.frame.origin.y = covered").scenario(
            "iphone-home-button")
        #expect(result.writes.map(\.change) == [-233, 233])
        #expect(result.effect == "gap of 17 pt")
    }

    /// The second show finds the field at 407, where nothing is covered any more.
    @Test func aSecondShowFindsItWhereTheFirstPutIt() throws {
        let show = try show(moving: "view.frame.origin.y -= covered")
        let result = try show.scenario("iphone-home-button")
        #expect(result.writes.first?.change == -233)
        #expect(!result.effects.map(\.name).contains(.drift))
    }

    /// The method that the hiding block calls sets the place: what the showing block's adds up is not its doing.
    @Test func whatOneHandlersMethodAddsUpIsNoMistakeOfTheOthers() throws {
        let code = """
            class Chat: UIViewController {
                override func viewDidLoad() {
                    let center = NotificationCenter.default
                    center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) { [weak self] note in
                        self?.raise(note)
                    }
                    center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main) { [weak self] _ in
                        self?.lower()
                    }
                }
                func raise(_ note: Notification) {
                    \(ChatScreen.readingFrame)view.frame.origin.y -= frame.height
                }
                func lower() { view.frame.origin.y = 0 }
            }
            """
        let drifting = Project(["Chat.swift": code]).report().findings.filter { $0.rule == "drifting-shift" }
        #expect(drifting.map(\.range.start.line) == [13])
    }

    /// What another handler sets anew before each time does not drift, whatever the begin frame has that set.
    @Test func whatAnotherHandlerSetsAnewFirstIsNoDrift() throws {
        let code = ChatScreen.code(
            shown: """
                if let begin = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect {
                    tableView.contentInset.bottom = begin.height + 20
                }
                """, hidden: "tableView.contentInset.bottom = 0",
            members: """
                override func viewWillAppear(_ animated: Bool) {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(arrived), name: UIResponder.keyboardDidShowNotification, object: nil)
                }
                @objc func arrived() { tableView.contentInset.bottom -= 20 }
                """)
        let handlers = Project(["Chat.swift": code]).handlers
        let arrived = try #require(handlers.first { $0.name == "arrived()" })
        #expect(arrived.scenarios.contains { !$0.writes.isEmpty })
        #expect(handlers.flatMap(\.scenarios).flatMap(\.effects).allSatisfy { $0.name != .drift })
    }

    /// What is set anew each time does not drift, whatever the begin frame has it decide.
    @Test func whatTheBeginFrameDecidesIsNoDrift() throws {
        let code = ChatScreen.code(
            shown: """
                guard let start = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect else { return }
                tableView.contentInset.bottom = start.height < frame.height ? frame.height : 0
                """, hidden: "tableView.contentInset.bottom = 0")
        let effects = Project(["Chat.swift": code]).handlers.flatMap(\.scenarios).flatMap(\.effects).map(\.name)
        #expect(!effects.contains(.drift))
        #expect(effects.contains(.covered))
    }

    /// A transform that is set, not added to: the second show measures 0 and leaves it at −233.
    @Test func aTransformMovesItAsWell() throws {
        let show = try show(moving: "view.transform = CGAffineTransform(translationX: 0, y: -covered)")
        #expect(try !show.scenario("iphone-home-button").effects.map(\.name).contains(.covered))
    }
}
