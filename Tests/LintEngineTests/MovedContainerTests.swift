import Testing
import Vocabulary

@testable import Behaviour

/// Content that hangs on a view which a handler moves, by constraints that the handler switches: it goes where that view goes.
///
/// The iPhone with a home indicator has a safe area that ends at 810, and a keyboard that begins at 508.
struct MovedContainerTests {
    private func show(_ shown: String) throws -> Handler {
        let code = ChatScreen.code(
            shown: shown, hidden: "bottom?.constant = -16\nisHigh ? hang() : limit()",
            members: """
                let box = UIView()
                let caption = UITextView()
                var isHigh = Bool.random()
                var bottom: NSLayoutConstraint?
                var limited: NSLayoutConstraint?
                var hanging: NSLayoutConstraint?
                override func viewWillAppear(_ animated: Bool) {
                    view.addSubview(box)
                    box.addSubview(caption)
                    bottom = box.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16)
                    bottom?.isActive = true
                    limited = caption.bottomAnchor.constraint(lessThanOrEqualTo: box.bottomAnchor)
                    hanging = caption.bottomAnchor.constraint(equalTo: box.bottomAnchor)
                    limit()
                }
                func limit() {
                    hanging?.isActive = false
                    limited?.isActive = true
                }
                func hang() {
                    limited?.isActive = false
                    hanging?.isActive = true
                }
                """)
        return try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
    }

    /// The box, and the caption at its end, come to 810 − 336 − 16 = 458; the guide has them 16 points above the keyboard.
    @Test(arguments: ["limit()", "hang()", "isHigh ? hang() : limit()"])
    func whatIsSwitchedGoesWithIt(layout: String) throws {
        let show = try show("bottom?.constant = -16 - frame.height\n\(layout)")
        let result = try show.scenario("iphone-home-indicator")
        #expect(!result.effects.contains { $0.name == .covered })
        #expect(result.effects.first { $0.name == .gap }?.points == 34)
        #expect(result.steps.first?.legacyBottom == 458)
    }
}
