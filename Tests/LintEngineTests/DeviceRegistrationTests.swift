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

    /// What the handler writes when the keyboard shows, on a phone and on an iPad.
    private func writes(
        registered: String, shown: String = "bottom.constant = -frame.height"
    ) throws -> (phone: [Handler.Amount], pad: [Handler.Amount]) {
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
            }
            """
        let handler = try #require(Project(["Notes.swift": code]).handlers.first)
        func amounts(_ id: String) throws -> [Handler.Amount] {
            try handler.scenario(id).writes.filter { $0.event == "show" }.map(\.after)
        }
        return (try amounts("iphone-home-button"), try amounts("ipad-full-screen"))
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
}
