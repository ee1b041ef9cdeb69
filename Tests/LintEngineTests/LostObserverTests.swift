import Testing

@testable import LintEngine

/// What is said of a registration that does not survive another screen, besides its own place.
struct LostObserverTests {
    /// The code of the places that belong to what is said of registrations that are lost, by what each is said to be.
    private func trace(of edit: String) -> [String: String] {
        let code = ChatScreen.code(
            shown: "tableView.contentInset.bottom = frame.height", hidden: "tableView.contentInset.bottom = 0",
            members: """
                override func viewWillDisappear(_ animated: Bool) { NotificationCenter.default.removeObserver(self) }
                func edit() { \(edit) }
                """)
        let text = Array(code.utf8)
        let lost = Project(["Chat.swift": code]).report().findings.filter { $0.rule == "observer-lost-on-return" }
        return Dictionary(
            lost.flatMap(\.related).map {
                ($0.message, String(decoding: text[$0.range.bytes.start..<$0.range.bytes.end], as: UTF8.self))
            },
            uniquingKeysWith: { first, _ in first })
    }

    @Test(arguments: [
        (
            "navigationController?.pushViewController(next, animated: true)",
            "navigationController?.pushViewController(next, animated: true)"
        ),
        ("next.modalPresentationStyle = .fullScreen; present(next, animated: true)", "present(next, animated: true)"),
    ])
    func itSaysWhereItIsRemovedAndWhatComes(edit: String, screen: String) {
        let trace = trace(of: edit)
        #expect(trace["removed here"] == "NotificationCenter.default.removeObserver(self)")
        #expect(trace["another screen takes its place here"] == screen)
    }

    /// Without a back button, nothing leads back from the screen that is pushed.
    @Test(arguments: [
        ("func set() {}", true), ("func set() { navigationItem.hidesBackButton = true }", false),
        ("func set() { navigationItem.setHidesBackButton(true, animated: false) }", false),
        ("func set() { navigationItem.hidesBackButton = false }", true),
    ])
    func aScreenWithoutAWayBackDoesNotReturn(members: String, isLost: Bool) {
        let shown = "tableView.contentInset.bottom = frame.height"
        let pushes = [
            "navigationController?.pushViewController(Next(), animated: true)",
            "let next = Next()\nnavigationController?.pushViewController(next, animated: true)",
            "if let next = board.instantiate() as? Next { navigationController?.pushViewController(next, animated: true) }",
        ]
        for push in pushes {
            let code = ChatScreen.code(
                shown: shown, hidden: "tableView.contentInset.bottom = 0",
                members: """
                    override func viewWillDisappear(_ animated: Bool) { NotificationCenter.default.removeObserver(self) }
                    func edit() { \(push) }
                    """)
            let files = [
                "Chat.swift": code, "Next.swift": "class Next: Base {}",
                "Base.swift": "class Base: UIViewController { \(members) }",
            ]
            let lost = Project(files).report().findings.contains { $0.rule == "observer-lost-on-return" }
            #expect(lost == isLost, "\(push)")
        }
    }

    /// What a method of the program's own adds is an object of its own, which removing the screen does not remove.
    @Test func anOwnWrapperIsNoRegistrationOfTheScreen() {
        let code = ChatScreen.code(
            shown: "tableView.contentInset.bottom = frame.height", hidden: "tableView.contentInset.bottom = 0",
            members: """
                override func viewWillDisappear(_ animated: Bool) { NotificationCenter.default.removeObserver(self) }
                func edit() { navigationController?.pushViewController(next, animated: true) }
                """
        ).replacing("self, selector: #selector(shown), name", with: "self, handler: { self.shown($0) }, name")
            .replacing("self, selector: #selector(hidden), name", with: "self, handler: { self.hidden($0) }, name")
        #expect(!Project(["Chat.swift": code]).report().findings.contains { $0.rule == "observer-lost-on-return" })
    }

    /// What the handler does when it is called otherwise is nothing that a registration does which never calls it.
    @Test func whatIsNeverCalledDoesNothing() throws {
        let code = ChatScreen.code(
            shown: "tableView.contentInset.bottom = frame.height", hidden: "tableView.contentInset.bottom = 0",
            members: """
                func observe() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: self)
                }
                override func viewWillAppear(_ animated: Bool) { observe() }
                """)
        let findings = Project(["Chat.swift": code]).report().findings
        let dead = try #require(findings.first { $0.rule == "observer-that-never-fires" })
        #expect(dead.behaviour?.text.hasPrefix("differs") != true)
    }

    /// A segue may show a popover where the class presents one.
    @Test(arguments: [("fullScreen", false), ("popover", true)])
    func aSegueToAPopoverCoversNothing(style: String, isBeside: Bool) {
        let edit = "next.modalPresentationStyle = .\(style); performSegue(withIdentifier: \"edit\", sender: self)"
        #expect(trace(of: edit).isEmpty == isBeside)
    }

    /// A base class has a function that pushes whatever it is given, which its heirs call, or not.
    @Test(arguments: [("func edit() { show(Next()) }", true), ("func edit() { print(title) }", false)])
    func whatAnInheritedHelperIsGivenIsShownWhereItIsCalled(members: String, isLost: Bool) {
        let base = """
            class Base: UIViewController {
                func show(_ screen: UIViewController) { navigationController?.pushViewController(screen, animated: true) }
            }
            """
        let chat = ChatScreen.code(
            shown: "tableView.contentInset.bottom = frame.height", hidden: "tableView.contentInset.bottom = 0",
            members: "override func viewWillDisappear(_ animated: Bool) { NotificationCenter.default.removeObserver(self) }\n"
                + members
        ).replacing("class Chat: UIViewController", with: "class Chat: Base")
        let rules = Project(["Chat.swift": chat, "Base.swift": base]).report().findings.map(\.rule)
        #expect(rules.contains("keyboard-notification-observer") || rules.contains("safe-area-counted-twice"))
        #expect(rules.contains("observer-lost-on-return") == isLost)
    }

    /// A base class registers, and its heir pushes.
    @Test func whatABaseClassRegistersAnHeirLoses() {
        let base = ChatScreen.code(
            shown: "tableView.contentInset.bottom = frame.height", hidden: "tableView.contentInset.bottom = 0",
            members: "override func viewWillDisappear(_ animated: Bool) { NotificationCenter.default.removeObserver(self) }")
        let heir = "class Group: Chat {\nfunc edit() { navigationController?.pushViewController(next, animated: true) }\n}"
        let rules = Project(["Chat.swift": base + "\n" + heir]).report().findings.map(\.rule)
        #expect(rules.contains("observer-lost-on-return"))
        #expect(!Project(["Chat.swift": base]).report().findings.map(\.rule).contains("observer-lost-on-return"))
    }

    /// A sheet, a screen that fills the window itself, and one that is gone when the other has come.
    @Test(arguments: [
        "present(next, animated: true)", "modalPresentationStyle = .fullScreen; present(next, animated: true)",
        "navigationController?.viewControllers.removeLast(); navigationController?.pushViewController(next, animated: true)",
    ])
    func whatStaysOrIsGoneLosesNothing(edit: String) { #expect(trace(of: edit).isEmpty) }
}
