import Testing
import Vocabulary

@testable import Behaviour

/// The app's delegate is of the class that code casts it to, and has the app's window.
///
/// The iPhone with a home indicator is 844 points high, its safe area ends at 810, and its keyboard's top is at 508.
struct ApplicationDelegateTests {
    /// A field that rests on the safe area: 810 − (336 − 34) = 508.
    @Test(arguments: [
        "if let app = UIApplication.shared.delegate as? AppDelegate { padding = app.window?.safeAreaInsets.bottom ?? 0 }",
        "padding = (UIApplication.shared.delegate as! AppDelegate).window!.safeAreaInsets.bottom",
        "if let window = UIApplication.shared.delegate?.window { padding = window?.safeAreaInsets.bottom ?? 0 }",
    ])
    func itHasTheWindow(code: String) throws {
        let project = Project([
            "Chat.swift": ChatScreen.code(
                shown: "bottom.constant = Padding.bottom - frame.height", hidden: "bottom.constant = 0",
                members: ChatScreen.barOnSafeArea),
            "Padding.swift": """
            import UIKit
            enum Padding {
                static var bottom: CGFloat {
                    var padding: CGFloat = 0
                    \(code)
                    return padding
                }
            }
            """,
            "AppDelegate.swift": """
            import UIKit
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
            }
            """,
        ])
        let shown = try #require(project.handlers.first { $0.name == "shown(_:)" })
        #expect(try shown.scenario("iphone-home-indicator").effects.map(\.name) == [.agrees])
        #expect(shown.unknowns.isEmpty)
    }
}
