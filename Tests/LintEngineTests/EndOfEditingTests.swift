import Testing

@testable import Behaviour

/// Screens whose text field's delegate puts the layout back: the keyboard goes because editing ends.
struct EndOfEditingTests {
    private func show(delegate: String, hidden: String? = nil) throws -> Handler {
        let code = """
            class Chat: UIViewController, UITextFieldDelegate {
                @IBOutlet var bottom: NSLayoutConstraint!
                let bar = UIView()
                override func viewDidLoad() {
                    view.addSubview(bar)
                    bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
                    bottom.isActive = true
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    bottom.constant = -frame.height
                }
                private func putBack() {
                    self.bottom?.constant = 0
                    view.layoutIfNeeded()
                }
            }
            extension Chat {
                \(delegate)
            }
            """
        return try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
    }

    private func isNotReset(_ handler: Handler) -> Bool {
        // Nobody ends editing in this app when another app's keyboard goes.
        handler.scenarios.filter { $0.id != "ipad-stage-manager-other-app" }.flatMap(\.effects).contains { $0.name == .notReset }
    }

    @Test(arguments: [
        "func textFieldDidEndEditing(_ textField: UITextField) { putBack() }",
        "func textFieldDidEndEditing(_ textField: UITextField) { bottom.constant = 0 }",
        "func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { save(searchBar.text); putBack() }",
        "func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { putBack(); return true }",
    ])
    func whatTheDelegatePutsBackIsBack(delegate: String) throws {
        let show = try show(delegate: delegate)
        #expect(!isNotReset(show))
        // 844 − 34 − 336 for 844 − 336.
        let iphone = try show.scenario("iphone-home-indicator")
        #expect(iphone.effects.first?.name == .gap)
        #expect(iphone.effects.first?.points == 34)
        let name = delegate.dropFirst(5).prefix { $0 != "(" } + "(_:)"
        #expect(
            show.unknowns.map(\.text) == ["assumed: `\(name)` is called when the keyboard hides, because editing ends"])
    }

    /// What is asked whether editing may end has run before the handler that hides: that finds the view in its place, and moves
    /// it down by the height all the same where it does not look.
    @Test(arguments: [("if view.frame.origin.y != 0", false), ("if true", true)])
    func theDelegateIsAskedBeforeTheKeyboardHides(condition: String, isAway: Bool) throws {
        let code = """
            class Chat: UIViewController, UITextFieldDelegate {
                override func viewDidLoad() {
                    let center = NotificationCenter.default
                    center.addObserver(self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                    center.addObserver(self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func shown(_ note: Notification) { view.frame.origin.y = -300 }
                @objc func hidden(_ note: Notification) {
                    \(condition) { view.frame.origin.y += 250 }
                }
                func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
                    view.frame.origin.y = 0
                    return true
                }
            }
            """
        let handlers = try Project(["Chat.swift": code]).handlers
        let iphone = try handlers.flatMap(\.scenarios).filter { $0.id == "iphone-home-indicator" }
        #expect(iphone.flatMap(\.effects).contains { $0.name == .notReset } == isAway)
    }

    /// A field may tell by an action what others tell their delegate.
    @Test(arguments: [("editingDidEnd", false), ("editingDidBegin", true)])
    func whatAnActionPutsBackIsBack(event: String, isAway: Bool) throws {
        let show = try show(
            delegate: """
                func arrange() { field.addTarget(self, action: #selector(ended(_:)), for: UIControl.Event.\(event)) }
                @objc func ended(_ field: UITextField) { bottom.constant = 0 }
                """)
        #expect(isNotReset(show) == isAway)
    }

    private let tapped = "@objc func tapped() { bottom.constant = 0; view.endEditing(true) }"

    /// An iPhone's keyboard hides where code says so; an iPad's has a key for it.
    @Test(arguments: [
        ("", true),
        ("func done(_ field: UITextField) { field.resignFirstResponder(); putBack() }", true),
        ("func done(_ field: UITextField) { field.resignFirstResponder() }", false),
        ("func tapAnywhere() { button.onTap { [self] in bottom.constant = 0; view.endEditing(true) } }", false),
        ("func arrange() { tableView.keyboardDismissMode = .onDrag }", false),
        ("func arrange() { hideOnTap() } }\nextension UIViewController { func hideOnTap() { view.endEditing(true) }", false),
        ("func arrange() {} }\nextension UIViewController { func hideOnTap() { view.endEditing(true) }", true),
    ])
    func whatAllCodePutsBackThatHidesTheKeyboardIsBackOnIPhones(other: String, isBack: Bool) throws {
        let show = try show(delegate: tapped + "\n" + other)
        let away = show.scenarios.filter { $0.effects.contains { $0.name == .notReset } }.map(\.id)
        #expect(away.contains("ipad-full-screen"))
        #expect(away.contains { $0.hasPrefix("iphone") } == !isBack)
        let assumption = "assumed: `tapped()` hides the keyboard; all code of the screen that hides it puts the layout back"
        #expect(show.unknowns.map(\.text).contains(assumption) == isBack)
    }

    /// Where the extension is in another file, which nothing else leads to.
    @Test func theDelegateMayBeInAnotherFile() throws {
        let screen = """
            class Chat: UIViewController {
                @IBOutlet var bottom: NSLayoutConstraint!
                let bar = UIView()
                override func viewDidLoad() {
                    view.addSubview(bar)
                    bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                    bottom.isActive = true
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func shown() { bottom.constant = -336 }
            }
            """
        let delegate = "extension Chat { func textViewDidEndEditing(_ textView: UITextView) { bottom.constant = 0 } }"
        func handlers(_ files: [String: String]) -> [Handler] {
            Project(files.merging(["Chat.swift": screen]) { $1 }).handlers
        }
        #expect(isNotReset(try #require(handlers([:]).first)))
        let both = handlers(["Chat+Text.swift": delegate])
        #expect(both.count == 1)
        #expect(!isNotReset(try #require(both.first)))
    }

    /// Nor does what does something else, and what puts it elsewhere is seen.
    @Test func whatItDoesNotPutBackIsNot() throws {
        let silent = try show(delegate: "func textFieldDidEndEditing(_ textField: UITextField) { save(textField.text) }")
        #expect(isNotReset(silent))
        #expect(silent.unknowns.isEmpty)
        #expect(isNotReset(try show(delegate: "func textFieldDidBeginEditing(_ textField: UITextField) { putBack() }")))
        let elsewhere = try show(delegate: "func textViewDidEndEditing(_ textView: UITextView) { bottom.constant = -20 }")
        let iphone = try elsewhere.scenario("iphone-home-indicator")
        #expect(iphone.effects.first { $0.name == .notReset }?.points == 20)
    }
}
