import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine

/// A screen that observes the keyboard on some devices only.
struct DeviceRegistrationTests {
    private static let registration = """
        NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
        """

    private func handler(
        registered: String, shown: String = "bottom.constant = -frame.height", members: String = ""
    ) throws -> Handler {
        let code = """
            class Notes: UIViewController {
                let bar = UIView()
                var isOpen = Settings.isOpen
                var bottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    view.addSubview(bar)
                    bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                    bottom.isActive = true
                    \(registered)
                }
                @objc func shown(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    \(shown)
                }
                \(members)
            }
            extension UIDevice {
                var isSmall: Bool {
                    if userInterfaceIdiom == .phone && UIScreen.main.bounds.size.height == 667 { return true }
                    return false
                }
            }
            """
        return try #require(Project(["Notes.swift": code]).handlers.first)
    }

    /// What the handler writes when the keyboard shows, on a phone and on an iPad; none where it is not run.
    private func writes(
        registered: String, shown: String = "bottom.constant = -frame.height"
    ) throws -> (phone: [Handler.Amount], pad: [Handler.Amount]) {
        let handler = try handler(registered: registered, shown: shown)
        func amounts(_ id: String) -> [Handler.Amount] {
            handler.scenarios.filter { $0.id == id }.flatMap(\.writes).filter { $0.event == "show" }.map(\.after)
        }
        return (amounts("iphone-home-button"), amounts("ipad-full-screen"))
    }

    @Test(arguments: [
        "if UIDevice.current.userInterfaceIdiom == .phone { \(registration) }",
        "if UITraitCollection.current.userInterfaceIdiom == .phone { \(registration) }",
        "if traitCollection.userInterfaceIdiom == .pad { print(1) } else { \(registration) }",
        "guard UIDevice.current.userInterfaceIdiom == .phone else { return }\n\(registration)",
    ])
    func whereItObservesNothingItWritesNothing(registered: String) throws {
        let writes = try writes(registered: registered)
        #expect(writes.phone == [.points(-260)])
        #expect(writes.pad == [])
    }

    /// In a function that something else calls, which the set-up did not come to, a condition on the device is one all the same:
    /// 667 points are no 570, and 1024 are none.
    @Test(arguments: [("<= 570", false), ("<= 700", true)])
    func whatOthersCallAsksForTheDeviceToo(condition: String, isRun: Bool) throws {
        let code = """
            final class Form: UIView {
                @IBOutlet var bottom: NSLayoutConstraint!
                func start() {
                    if UIScreen.main.bounds.height \(condition) {
                        \(Self.registration)
                    }
                }
                @objc func shown(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    bottom.constant = frame.height
                }
            }
            final class Flow { func show(_ form: Form) { form.start() } }
            """
        let handler = try #require(Project(["Form.swift": code]).handlers.first)
        #expect(handler.scenarios.contains { $0.id == "iphone-home-button" && !$0.writes.isEmpty } == isRun)
        #expect(handler.scenarios.allSatisfy { $0.id != "ipad-full-screen" || $0.writes.isEmpty })
        if !isRun { #expect(handler.obstacle == .neverRegistered) }
    }

    /// What else may have it observe is not known, or has it observe.
    @Test(arguments: [
        registration, "if isOpen { \(registration) }",
        "if UIDevice.current.userInterfaceIdiom == .phone || isOpen { \(registration) }",
        "if UIDevice.current.userInterfaceIdiom == .pad { print(1) }\n\(registration)",
    ])
    func elseItMayObserve(registered: String) throws {
        let writes = try writes(registered: registered)
        #expect(writes.phone == [.points(-260)])
        #expect(writes.pad == [.points(-337)])
    }

    @Test func theTraitsOfWhatIsShownAreTheDevices() throws {
        let writes = try writes(
            registered: Self.registration,
            shown: "bottom.constant = UITraitCollection.current.userInterfaceIdiom == .pad ? -100 : -200")
        #expect(writes.phone == [.points(-200)])
        #expect(writes.pad == [.points(-100)])
    }

    /// The scenarios in which it does not observe are none that it was run in, and the report says why.
    @Test(arguments: [
        "if UIDevice.current.userInterfaceIdiom == .phone { \(registration) }",
        "if UIDevice.current.userInterfaceIdiom == .phone { observe() }",
        "guard UIDevice.current.userInterfaceIdiom == .phone else { return }\nself.observe()",
    ])
    func whereItObservesNothingItIsNotRun(registered: String) throws {
        let members = registered.contains("observe()") ? "func observe() { \(Self.registration) }" : ""
        let handler = try handler(registered: registered, members: members)
        #expect(handler.outcome != .notExecuted)
        #expect(handler.scenarios.allSatisfy { $0.device != .iPad })
        #expect(handler.notRun.contains(Handler.NotRun(id: "ipad-full-screen", reason: .notRegistered)))
    }

    /// A phone of 667 points has a home button.
    @Test(arguments: ["UIDevice.current.isSmall", "UIScreen.main.bounds.height == 667"])
    func aScreenOfOneSizeIsADevice(condition: String) throws {
        let function = "private func observe() { \(Self.registration) }"
        for (registering, members) in [(Self.registration, ""), ("observe()", function)] {
            let handler = try handler(registered: "if \(condition) { \(registering) }", members: members)
            #expect(Set(handler.scenarios.compactMap(\.device)) == [.iPhoneHomeButton])
            #expect(handler.notRun.map(\.id).contains("iphone-home-indicator"))
        }
    }

    /// What other code calls, too, may observe everywhere.
    @Test func aFunctionThatIsCalledElsewhereMayObserve() throws {
        let handler = try handler(
            registered: "if UIDevice.current.isSmall { observe() }",
            members: "func observe() { \(Self.registration) }\nfunc reload() { observe() }")
        #expect(handler.notRun.isEmpty)
    }

    /// No phone that is simulated is 568 points high: what such a one does is not known.
    @Test func whatObservesOnNoSimulatedDeviceIsNotExecuted() throws {
        let handler = try handler(registered: "if UIScreen.main.bounds.height == 568 { \(Self.registration) }")
        #expect(handler.outcome == .notExecuted)
        #expect(handler.obstacle == .neverRegistered)
    }
}
