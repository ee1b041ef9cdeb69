import Reporting
import Testing

@testable import Behaviour

/// Default methods of a protocol run for each type that conforms, with its own methods where the protocol only asks for them.
///
/// In the Stage Manager scenario the keyboard is 398 points high.
struct ProtocolExtensionTests {
    private let keyboard = """
        protocol KeyboardHandling: AnyObject {
            var isKeyboardHandlingEnabled: Bool { get set }
            func setBottom(_ constant: CGFloat)
            func registerForKeyboard()
            func keyboardWillShow(_ note: Notification)
        }
        extension KeyboardHandling where Self: UIViewController {
            func registerForKeyboard() {
                NotificationCenter.default.addObserver(
                    forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
                ) { [weak self] note in
                    self?.keyboardWillShow(note)
                }
            }
            func keyboardWillShow(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                setBottom(-frame.height)
            }
        }
        """

    private func screen(_ name: String, appearing: String, flag: String = "var isKeyboardHandlingEnabled = false") -> String {
        """
        class \(name): UIViewController, KeyboardHandling {
            let list = UITableView()
            private var bottom: NSLayoutConstraint!
            \(flag)
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(list)
                bottom = list.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                bottom.isActive = true
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                \(appearing)
            }
            func setBottom(_ constant: CGFloat) { bottom.constant = constant }
        }
        """
    }

    /// What a protocol's extension subscribes to a publisher of another file runs for whoever calls it, with its arguments.
    @Test(arguments: [true, false])
    func aSubscriptionRunsForTheTypesThatCallForIt(isSplit: Bool) throws {
        let heights = """
            extension UIDevice {
                static var keyboardHeights: Observable<CGFloat> {
                    let shown = NotificationCenter.default.rx.notification(UIResponder.keyboardWillShowNotification)
                        .map { ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0 }
                    let hidden = NotificationCenter.default.rx.notification(UIResponder.keyboardWillHideNotification)
                        .map { _ in CGFloat(0) }
                    return Observable.of(shown, hidden).merge()
                }
            }
            """
        let binding = """
            protocol KeyboardFollowing: AnyObject { func setBottom(_ constant: CGFloat) }
            extension KeyboardFollowing where Self: UIViewController {
                func followKeyboard(margin: CGFloat) {
                    _ = UIDevice.keyboardHeights.subscribe(onNext: { [weak self] height in self?.setBottom(-height - margin) })
                }
            }
            """
        let screens = ["Form", "Note"].enumerated().map { position, name in
            screen(name, appearing: "followKeyboard(margin: \(10 * position))", flag: "")
                .replacing("KeyboardHandling", with: "KeyboardFollowing")
        }
        let files = [("Heights", heights), ("Binding", binding), ("Form", screens[0]), ("Note", screens[1])]
        let project =
            isSplit
            ? Project(Dictionary(uniqueKeysWithValues: files.map { ($0 + ".swift", $1) }))
            : Project(["All.swift": files.map(\.1).joined(separator: "\n")])
        let handlers = project.handlers
        #expect(handlers.map(\.type).sorted { $0 ?? "" < $1 ?? "" } == ["Form", "Note"])
        #expect(handlers.first { $0.type == "Form" }?.shown == [.points(-398)])
        #expect(handlers.first { $0.type == "Note" }?.shown == [.points(-408)])
    }

    @Test(arguments: [
        ("registerForKeyboard()", "var isKeyboardHandlingEnabled = false", []),
        (
            "if self.isKeyboardHandlingEnabled { self.registerForKeyboard() }", "var isKeyboardHandlingEnabled = false",
            ["self.isKeyboardHandlingEnabled"]
        ),
        (
            "guard isKeyboardHandlingEnabled else { return }; registerForKeyboard()", "var isKeyboardHandlingEnabled = false",
            ["isKeyboardHandlingEnabled"]
        ),
        (
            "", "var isKeyboardHandlingEnabled = false { didSet { isKeyboardHandlingEnabled ? registerForKeyboard() : () } }",
            ["isKeyboardHandlingEnabled"]
        ),
    ])
    func theHandlerRunsForTheTypeThatConforms(appearing: String, flag: String, conditions: [String]) throws {
        let handlers = Project(["Keyboard.swift": keyboard, "Form.swift": screen("Form", appearing: appearing, flag: flag)])
            .handlers
        #expect(handlers.map(\.type) == ["Form"])
        let handler = try #require(handlers.first)
        #expect(handler.shown == [.points(-398)])
        #expect(handler.outcome == .executed)
        #expect(handler.preconditions.map(\.question) == conditions)
        // The keyboard covers 278 points of the window: the list ends 120 points too high.
        #expect(try handler.scenario("ipad-stage-manager-partly-covered").steps.first?.difference == -120)
    }

    @Test func eachTypeThatConformsHasItsOwn() {
        let handlers = Project([
            "Keyboard.swift": keyboard, "Form.swift": screen("Form", appearing: "registerForKeyboard()"),
            "Search.swift": screen("Search", appearing: "if isKeyboardHandlingEnabled { registerForKeyboard() }"),
        ]).handlers
        #expect(handlers.map(\.type) == ["Form", "Search"])
    }

    @Test func whereNoTypeConformsTheRequirementIsNamed() throws {
        let handlers = Project(["Keyboard.swift": keyboard]).handlers
        #expect(handlers.map(\.type) == ["KeyboardHandling"])
        #expect(
            handlers.first?.unknowns.map(\.text) == [
                "unknown: what `setBottom` does: no executed code makes an object that conforms to `KeyboardHandling`"
            ])
        #expect(handlers.first?.outcome == .executedWithUnknowns)
    }

    /// The set-up calls what an extension of a protocol in another file lends, through a protocol of a third: the list's inset at
    /// rest is 32, so that the handlers keep it. 844 − 336 − 32.
    @Test func theSetUpRunsWhatAProtocolOfAnotherFileLends() throws {
        let screen = """
            class Names: UIViewController {
                let list = UITableView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    configureList()
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    list.contentInset.bottom = frame.height + 32
                }
            }
            extension Names: NamesView {}
            """
        let lending = """
            extension ListView {
                func configureList() {
                    list.contentInsetAdjustmentBehavior = .never
                    list.contentInset.bottom = 32
                }
            }
            """
        let files = [
            "Names.swift": screen, "NamesView.swift": "protocol NamesView: ListView {}",
            "ListView.swift": "protocol ListView { var list: UITableView { get } }\n" + lending,
            // A method of the same name that has nothing to do with the screen.
            "Other.swift": "class Other { func configureList() {} }",
        ]
        let scenario = try #require(Project(files).handlers.first).scenario("iphone-home-indicator")
        #expect(scenario.steps.first?.legacyBottom == 476)
        #expect(scenario.steps.first?.guideBottom == 476)
        #expect(scenario.writes.first?.before == .points(32))
    }
}
