import Testing

@testable import Behaviour

/// Screens whose keyboard code a package calls that is not among what is linted.
struct KnownPackageTests {
    private func handlers(of package: String = "Typist", _ setUp: String, members: String = "") -> [Handler] {
        let code = """
            import \(package)
            final class Note: UIViewController {
                let keyboard = \(package)()
                let list = UIScrollView()
                var bottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(list)
                    bottom = view.bottomAnchor.constraint(equalTo: list.bottomAnchor)
                    bottom.isActive = true
                    \(setUp)
                }
                \(members)
            }
            """
        return Project(["Note.swift": code]).handlers
    }

    /// Of two closures, the first writes the heights of an iPhone's keyboard, 336 points and then 291, and the last puts 0 back.
    private func expectHeights(_ handlers: [Handler], through package: String) throws {
        #expect(handlers.map(\.type) == ["Note", "Note"])
        #expect(handlers.map(\.unknowns) == [[], []])
        #expect(handlers.first?.through?.path == "package:\(package)")
        let phone = try #require(handlers.first).scenario("iphone-home-indicator")
        #expect(phone.writes.map(\.after) == [.points(336), .points(291)])
        #expect(try #require(handlers.last).scenario("iphone-home-indicator").writes.map(\.after) == [.points(0)])
    }

    @Test func closuresOfTypistRunForTheEventsThatTheyAreGivenFor() throws {
        let handlers = handlers(
            """
            keyboard
                .on(event: .willShow) { [weak self] options in
                    self?.bottom.constant = options.endFrame.height
                }
                .on(event: .willHide) { [weak self] _ in self?.bottom.constant = 0 }
                .start()
            """)
        try expectHeights(handlers, through: "Typist")
    }

    /// The shared object calls a method, too, and the events have its own names.
    @Test func aMethodIsCalledByTheSharedObject() throws {
        let handlers = handlers(
            "Typist.shared.on(event: .didShow, do: shown).start()",
            members: "func shown(_ options: Typist.KeyboardOptions) { bottom.constant = options.endFrame.height }")
        #expect(handlers.map(\.type) == ["Note"])
        #expect(handlers.first?.observes.map(\.notification) == ["didShow"])
        #expect(try #require(handlers.first).scenario("iphone-home-indicator").writes.first?.after == .points(336))
    }

    /// What is added is the growth alone: 336 points at first, then 45 less. Hiding is told once, with the height that it has
    /// then (a keyboard that hides keeps its size).
    @Test func closuresOfKeyboardManAreToldHowMuchTheKeyboardHasGrown() throws {
        let handlers = handlers(
            of: "KeyboardMan",
            """
            keyboard.animateWhenKeyboardAppear = { [weak self] index, height, increment in
                self?.bottom.constant += increment
            }
            keyboard.animateWhenKeyboardDisappear = { [weak self] height in self?.bottom.constant = 0 }
            """)
        try expectHeights(handlers, through: "KeyboardMan")
    }

    /// A keyboard on another screen is not the app's: its closure is told so, and returns.
    @Test func closuresOfKeyboardManagerAreHandedWhatTheNotificationSays() throws {
        let handlers = handlers(
            of: "KeyboardManager",
            """
            keyboard.on(event: .willShow) { [weak self] notification in
                guard notification.isForCurrentApp else { return }
                self?.bottom.constant = notification.endFrame.height
            }.on(event: .willHide) { [weak self] _ in self?.bottom.constant = 0 }
            """)
        try expectHeights(handlers, through: "KeyboardManager")
        #expect(try #require(handlers.first).scenario("ipad-stage-manager-other-app").writes.isEmpty)
    }
}
