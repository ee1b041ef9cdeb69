import Testing
import Vocabulary

@testable import Behaviour

/// Content that rests on the safe area of a view in the root view.
///
/// The iPhone with a home indicator is 844 points high, its safe area ends at 810, and its keyboard's top is at 508.
struct NestedSafeAreaTests {
    private func effect(box: String) throws -> Effect {
        let code = ChatScreen.code(
            shown: "bottom.constant = view.safeAreaInsets.bottom - frame.height", hidden: "bottom.constant = 0",
            members: """
                let box = UIView(), outer = UIView(), bar = UIView()
                var bottom: NSLayoutConstraint!
                override func viewWillAppear(_ animated: Bool) {
                    view.addSubview(outer)
                    outer.addSubview(box)
                    box.addSubview(bar)
                    bottom = bar.bottomAnchor.constraint(equalTo: box.safeAreaLayoutGuide.bottomAnchor)
                    NSLayoutConstraint.activate([bottom, \(box)])
                }
                """)
        let show = try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
        return try #require(try show.scenario("iphone-home-indicator").effects.first)
    }

    /// 810 − (336 − 34) = 508
    @Test(arguments: [
        "box.bottomAnchor.constraint(equalTo: view.bottomAnchor)",
        "outer.bottomAnchor.constraint(equalTo: view.bottomAnchor), box.bottomAnchor.constraint(equalTo: outer.bottomAnchor)",
    ])
    func itIsTheRootViewsWhereTheViewEndsWithThat(box: String) throws {
        #expect(try effect(box: box).name == .agrees)
    }

    /// The box ends at 810 itself, where it has no inset: the bar rests there, and comes to 508 as well. Where the box ends at
    /// 800, the bar ends at 498 with the keyboard up, as 10 points above the safe area at rest.
    @Test(arguments: ["view.safeAreaLayoutGuide.bottomAnchor", "view.safeAreaLayoutGuide.bottomAnchor, constant: -10"])
    func aViewThatEndsAboveHasNone(end: String) throws {
        #expect(try effect(box: "box.bottomAnchor.constraint(equalTo: \(end))").name == .agrees)
    }
}
