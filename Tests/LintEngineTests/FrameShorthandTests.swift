import Testing
import Vocabulary

@testable import Behaviour

/// Parts of a view's frame under the short names that libraries give them, where no file at hand declares them.
///
/// The home-button iPhone is 667 points high, and its keyboard's top is at 407.
struct FrameShorthandTests {
    private func handlers(show: String, hide: String) -> [Handler] {
        Project([
            "Chat.swift": ChatScreen.code(
                shown: show, hidden: hide,
                members: """
                    let bar = UIView()
                    override func viewWillAppear(_ animated: Bool) {
                        view.addSubview(bar)
                        bar.frame = CGRect(x: 0, y: view.bounds.height - 50, width: view.bounds.width, height: 50)
                    }
                    """)
        ]).handlers
    }

    @Test(arguments: [
        ("bar.bottom = view.height - frame.height", "bar.bottom = view.height"),
        ("bar.y = frame.minY - bar.height", "bar.top = view.height - bar.height"),
        ("bar.centerY = frame.minY - bar.height / 2", "bar.centerY = view.height - bar.height / 2"),
    ])
    func theyAreWhatTheyAreEverywhere(show: String, hide: String) throws {
        let handlers = handlers(show: show, hide: hide)
        #expect(try handlers.map { try $0.scenario("iphone-home-button").verdict } == [.agrees, .agrees])
        #expect(handlers.flatMap(\.sinks).map(\.kind) == [SinkKind.frame.rawValue, SinkKind.frame.rawValue])
    }

    /// 20 points lower than the keyboard's top.
    @Test func whatIsWrongWithThemIsFound() throws {
        let show = try #require(handlers(show: "bar.bottom = frame.minY + 20", hide: "bar.bottom = view.height").first)
        let effect = try #require(try show.scenario("iphone-home-button").effects.first)
        #expect(effect.name == .covered)
        #expect(effect.points == 20)
    }

    /// A rectangle that only says where to scroll to is a copy, whatever it was made of, and has a height of its own.
    @Test(arguments: ["", "extension UIView { func wiggle() {} }"]) func aCopyIsNoView(elsewhere: String) {
        let show = "var place = fieldView.convert(fieldView.bounds, to: list); place.size.height += 12; list.scroll(place)"
        let handlers = Project([
            "Chat.swift": ChatScreen.code(
                shown: show, hidden: "", members: "let list = UIScrollView(); let fieldView = FieldView()"),
            "Elsewhere.swift": elsewhere,
        ]).handlers
        #expect(handlers.flatMap(\.sinks).isEmpty)
    }
}
