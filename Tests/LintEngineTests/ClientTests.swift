import KeyboardFacts
import KeyboardModel
import PatternMatching
import Reporting
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// Screens that have something else observe the keyboard for them: nothing in their files names a notification.
struct ClientTests {
    let readsFrame = """
        guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        """

    func observes(_ method: String, _ notification: String = "WillShow") -> String {
        """
        NotificationCenter.default.addObserver(
            self, selector: #selector(\(method)), name: UIResponder.keyboard\(notification)Notification, object: nil)
        """
    }

    var lift: String {
        """
        final class KeyboardLift {
            weak var view: UIView?
            weak var space: NSLayoutConstraint?
            init(view: UIView?, space: NSLayoutConstraint?) {
                self.view = view
                self.space = space
                \(observes("moved(_:)"))
            }
            @objc func moved(_ note: Notification) {
                \(readsFrame)
                guard let view = view, let space = space else { return }
                space.constant = view.bounds.height - view.convert(frame, from: nil).minY
            }
        }
        """
    }

    func screen(_ name: String, _ engages: String, members: String = "", inherits: String = "UIViewController") -> String {
        """
        final class \(name): \(inherits) {
            let field = UIView()
            lazy var bottom = view.bottomAnchor.constraint(equalTo: field.bottomAnchor)
            override func viewDidLoad() {
                super.viewDidLoad()
                \(engages)
            }
            \(members)
        }
        """
    }

    @Test func anObserverThatIsHandedAConstraintIsListedForEachScreen() throws {
        let handlers = Project([
            "Support/KeyboardLift.swift": lift,
            "Chat.swift": screen("Chat", "lift = KeyboardLift(view: view, space: bottom)", members: "var lift: KeyboardLift?"),
            "Notes.swift": screen("Notes", "lift = KeyboardLift(view: view, space: bottom)", members: "var lift: KeyboardLift?"),
        ]).handlers
        #expect(handlers.map(\.type) == ["Chat", "Notes"])
        #expect(handlers.map(\.name) == ["moved(_:)", "moved(_:)"])
        #expect(handlers.map(\.outcome) == [.executed, .executed])
        // The window is 646 high. From nil, the frame's top at 412 is taken for a place in the window, which begins at 44: 646 −
        // 412.
        #expect(handlers.map(\.shown) == [[.points(234)], [.points(234)]])
        let through = try #require(handlers.first?.through)
        #expect((through.name, through.path, through.line) == ("KeyboardLift", "Chat.swift", 6))
        // In truth 646 − (412 − 44) = 278 are covered.
        #expect(try handlers[0].scenario("ipad-stage-manager-partly-covered").steps.first?.difference == 278 - 234)
    }

    @Test func anObserverWithoutAScreenIsListedByItself() {
        let handlers = Project(["KeyboardLift.swift": lift, "Other.swift": "// KeyboardLift(view: nil, space: nil)"]).handlers
        #expect(handlers.map(\.type) == ["KeyboardLift"])
    }

    @Test func testsAreNoScreens() {
        let test = screen("LiftTests", "lift = KeyboardLift(view: view, space: bottom)", inherits: "XCTestCase")
        #expect(Project(["KeyboardLift.swift": lift, "LiftTests.swift": test]).handlers.map(\.type) == ["KeyboardLift"])
    }

    var tracker: String {
        """
        protocol KeyboardTrackerDelegate: AnyObject { func tracker(_ tracker: KeyboardTracker, covers height: CGFloat) }
        final class KeyboardTracker {
            static let shared = KeyboardTracker()
            weak var delegate: KeyboardTrackerDelegate?
            private var others = [Box]()
            func start() { \(observes("moved(_:)")) }
            func add(_ delegate: KeyboardTrackerDelegate) { others.append(Box(delegate)) }
            @objc func moved(_ note: Notification) {
                \(readsFrame)
                delegate?.tracker(self, covers: frame.height)
                for other in others { other.delegate?.tracker(self, covers: frame.height / 2) }
            }
        }
        private final class Box {
            weak var delegate: KeyboardTrackerDelegate?
            init(_ delegate: KeyboardTrackerDelegate) { self.delegate = delegate }
        }
        """
    }

    func callback(_ type: String) -> String {
        """
        extension \(type): KeyboardTrackerDelegate {
            func tracker(_ tracker: KeyboardTracker, covers height: CGFloat) { bottom.constant = height }
        }
        """
    }

    @Test func aDelegatesMethodIsAHandler() throws {
        let chat = screen("Chat", "tracker.delegate = self", members: "private let tracker = KeyboardTracker()")
        let handlers = Project(["KeyboardTracker.swift": tracker, "Chat.swift": chat + "\n" + callback("Chat")]).handlers
        #expect(handlers.map(\.name) == ["tracker(_:covers:)", "moved(_:)"])
        let handler = try #require(handlers.first)
        #expect((handler.type, handler.path, handler.shown) == ("Chat", "Chat.swift", [.points(398)]))
        #expect(handler.observes.map(\.notification) == ["willShow"])
        #expect(handler.observes.map(\.path) == ["KeyboardTracker.swift"])
        let through = try #require(handler.through)
        #expect((through.name, through.path, through.line) == ("KeyboardTracker.moved(_:)", "KeyboardTracker.swift", 9))
    }

    /// The object that everyone shares is started where the app is: that it is started at all is taken for granted.
    @Test func oneOfManyDelegatesIsCalledAsWell() throws {
        let chat = screen("Chat", "KeyboardTracker.shared.add(self)")
        let handlers = Project(["KeyboardTracker.swift": tracker, "Chat.swift": chat + "\n" + callback("Chat")]).handlers
        #expect(handlers.first?.type == "Chat")
        #expect(handlers.first.shown == [.points(199)])
    }

    /// What a screen builds before it appears may use up a run; that it appears must not be forgotten over it.
    @Test func aScreenThatBuildsMuchStillAppears() {
        let busy = screen(
            "Chat", "for _ in 0..<1000 { for _ in 0..<1000 { count += 1 } }",
            members: """
                var count = 0
                private lazy var lift: KeyboardLift = { KeyboardLift(view: view, space: bottom) }()
                override func viewWillAppear(_ animated: Bool) { _ = lift }
                """)
        let handlers = Project(["KeyboardLift.swift": lift, "Chat.swift": busy]).handlers
        #expect(handlers.map(\.type) == ["Chat"])
        #expect(handlers.first.shown == [.points(234)])
    }

    /// Beside a call that has to do with another observer, the one that makes this one's is named.
    @Test func theCallThatMakesTheObserverIsNamed() throws {
        let other = lift.replacing("KeyboardLift", with: "KeyboardFade").replacing("moved", with: "faded")
        let chat = screen(
            "Chat", "fade = KeyboardFade(view: view, space: nil)\n        lift = KeyboardLift(view: view, space: bottom)",
            members: "var lift: KeyboardLift?\n    var fade: KeyboardFade?")
        let handlers = Project(["Lift.swift": lift, "Fade.swift": other, "Chat.swift": chat]).handlers
        let handler = try #require(handlers.first { $0.type == "Chat" })
        #expect(handler.through?.name == "KeyboardLift")
        #expect(handler.through?.line == 7)
    }

    /// A screen in two files is run with what each of them needs; the run that leaves less open tells.
    @Test func ofTwoRunsForOneScreenTheOneThatKnowsMoreIsListed() throws {
        let chat = screen("Chat", "lift = KeyboardLift(view: view, space: bottom)", members: "var lift: KeyboardLift?")
        let known = try #require(Project(["KeyboardLift.swift": lift, "Chat.swift": chat]).handlers.first)
        var open = known
        open.unknowns = [.unknown(.number("bottom"))]
        #expect(Handler.duplicates([open, known]) == [0])
        #expect(Handler.duplicates([known, open]) == [1])
        // Runs that know the same may still have been of different objects.
        #expect(Handler.duplicates([known, known]).isEmpty)
        open.type = "Notes"
        #expect(Handler.duplicates([open, known]).isEmpty)
    }

    /// The name stands in an enumeration, which is nobody's observer.
    @Test func anObserverThatTakesItsNamesFromAnEnumerationHasClients() {
        let observer = """
            enum Event: CaseIterable {
                case willShow
                var name: Notification.Name {
                    switch self {
                    case .willShow: return UIResponder.keyboardWillShowNotification
                    }
                }
            }
            final class KeyboardEvents {
                private var callbacks: [(CGRect) -> Void] = []
                init() {
                    for event in Event.allCases {
                        NotificationCenter.default.addObserver(self, selector: #selector(moved(_:)), name: event.name, object: nil)
                    }
                }
                func on(_ callback: @escaping (CGRect) -> Void) { callbacks.append(callback) }
                @objc func moved(_ note: Notification) {
                    \(readsFrame)
                    callbacks.forEach { $0(frame) }
                }
            }
            """
        let chat = screen(
            "Chat", "events.on { [weak self] frame in self?.bottom.constant = frame.height }",
            members: "private let events = KeyboardEvents()")
        let handlers = Project(["KeyboardEvents.swift": observer, "Chat.swift": chat]).handlers
        #expect(handlers.first?.type == "Chat")
        #expect(handlers.first.shown == [.points(398)])
    }

    @Test func whatConformsInAFileOfItsOwnIsOneScreen() {
        let chat = screen("Chat", "tracker.delegate = self", members: "private let tracker = KeyboardTracker()")
        let handlers = Project([
            "KeyboardTracker.swift": tracker, "Chat.swift": chat, "Chat+Keyboard.swift": callback("Chat"),
        ]).handlers
        #expect(handlers.map(\.path) == ["Chat+Keyboard.swift", "KeyboardTracker.swift"])
        #expect(handlers.first.shown == [.points(398)])
    }

    @Test func aSubclassThatOverridesWhatTheHandlerCallsIsListed() throws {
        let handlers = Project([
            "Base.swift": """
            class KeyboardBase: UIViewController {
                override func viewDidLoad() { \(observes("moved(_:)")) }
                @objc func moved(_ note: Notification) {
                    \(readsFrame)
                    keyboardCovers(frame.height)
                }
                func keyboardCovers(_ height: CGFloat) {}
            }
            """,
            "Chat.swift": """
            final class Chat: KeyboardBase {
                let list = UITableView()
                override func keyboardCovers(_ height: CGFloat) { list.contentInset.bottom = height }
            }
            """,
            "Plain.swift": "final class Plain: KeyboardBase {}",
        ]).handlers
        #expect(handlers.map(\.name) == ["moved(_:)", "keyboardCovers(_:)"])
        #expect(handlers.last?.type == "Chat")
        #expect(handlers.last.shown == [.points(398)])
        #expect(handlers.last?.through?.name == "KeyboardBase.moved(_:)")
    }

    @Test func aScreenThatObservesItselfAndHasAnObserverRunsBothOnOneObject() throws {
        let chat = screen(
            "Chat", "lift = KeyboardLift(view: view, space: bottom)\n\(observes("again(_:)"))",
            members: """
                var lift: KeyboardLift?
                @objc func again(_ note: Notification) { bottom.constant += 5 }
                """)
        let handlers = Project(["KeyboardLift.swift": lift, "Chat.swift": chat]).handlers
        #expect(handlers.map(\.type) == ["Chat", "Chat"])
        // Its own is registered for the same notification, and runs on what the other left or leaves: 0 + 5, then 646 − 412.
        #expect(handlers.map(\.shown) == [[.points(5)], [.points(234)]])
    }

    @Test func aClassOfAPackageObservesThoughItsSourceIsNotLinted() throws {
        let chat = screen(
            "Chat",
            """
            handler = KeyboardHandler(with: nil)
            handler?.animateOnFrameChange = { [weak self] frame in self?.adjust(frame) }
            """,
            members: """
                var handler: KeyboardHandler?
                func adjust(_ frame: CGRect) { bottom.constant = frame.height }
                """)
        let handlers = Project(["Chat.swift": chat]).handlers
        #expect(handlers.map(\.type) == ["Chat"])
        #expect(handlers.first.shown == [.points(398)])
        #expect(handlers.first?.through?.path == "package:KeyboardHandler")
        // A program that has a class of that name means its own.
        let own = Project([
            "Chat.swift": chat, "KeyboardHandler.swift": "final class KeyboardHandler { init(with view: UIView?) {} }",
        ])
        #expect(own.handlers.isEmpty)
    }

    @Test func aFunctionThatNobodyCallsRegistersNobody() {
        let handlers = Project([
            "Keyboard.swift": """
            extension UIViewController {
                func liftWithKeyboard() { \(observes("liftingKeyboardShown(_:)")) }
                @objc func liftingKeyboardShown(_ note: Notification) { view.frame.origin.y = -10 }
            }
            """,
            "Chat.swift": screen("Chat", "liftWithKeyboard()"),
            "Plain.swift": screen("Plain", "title = \"\""),
        ]).handlers
        #expect(handlers.map(\.type) == ["Chat"])
        #expect(handlers.first?.through?.name == "liftWithKeyboard")
    }
}
