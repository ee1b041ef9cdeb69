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

    /// An iPhone's keyboard of 336 points, and the same with 291 after its height has changed.
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
        #expect(handlers.map(\.type) == ["Note", "Note"])
        #expect(handlers.map(\.unknowns) == [[], []])
        #expect(handlers.first?.through?.path == "package:Typist")
        let phone = try #require(handlers.first).scenario("iphone-home-indicator")
        #expect(phone.writes.map(\.after) == [.points(336), .points(291)])
        #expect(try #require(handlers.last).scenario("iphone-home-indicator").writes.map(\.after) == [.points(0)])
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
        #expect(handlers.map(\.type) == ["Note", "Note"])
        #expect(handlers.map(\.unknowns) == [[], []])
        #expect(handlers.first?.through?.path == "package:KeyboardMan")
        let phone = try #require(handlers.first).scenario("iphone-home-indicator")
        #expect(phone.writes.map(\.after) == [.points(336), .points(291)])
        #expect(try #require(handlers.last).scenario("iphone-home-indicator").writes.map(\.after) == [.points(0)])
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
        #expect(handlers.map(\.type) == ["Note", "Note"])
        #expect(handlers.map(\.unknowns) == [[], []])
        let shown = try #require(handlers.first)
        #expect(try shown.scenario("iphone-home-indicator").writes.map(\.after) == [.points(336), .points(291)])
        #expect(try shown.scenario("ipad-stage-manager-other-app").writes.isEmpty)
        #expect(try #require(handlers.last).scenario("iphone-home-indicator").writes.map(\.after) == [.points(0)])
    }
}
