import Testing

@testable import Behaviour

/// Numbers that handlers leave for the body of a SwiftUI view.
///
/// The iPhone is 844 points high with a home indicator of 34; its keyboard is 336 high, so the guide's top is at 508, 302 above
/// the bottom of the safe area. With a home button it is 667 high, and its keyboard 260.
struct HostedPaddingTests {
    private static let height = "(note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0"

    /// - Parameters:
    ///   - state: the property that the handlers set, with its value at rest.
    ///   - shown: what they set it to as the keyboard comes.
    private func handler(
        _ modified: String, around: String = "", state: (name: String, rest: String) = ("height", "CGFloat(0)"),
        shown: String = Self.height, home: String = ""
    ) throws -> Handler {
        let project = Project([
            "Home.swift": "import SwiftUI\nstruct Home: View { var body: some View { Composer()\(home) } }",
            "Composer.swift": """
            import SwiftUI
            struct Composer: View {
                @State private var \(state.name) = \(state.rest)
                var body: some View {
                    VStack {
                        TextField("Message", text: .constant(""))
                            \(modified)
                    }
                    \(around)
                    .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { note in
                        \(state.name) = \(shown)
                    }
                    .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)) { _ in
                        \(state.name) = \(state.rest)
                    }
                }
            }
            """,
        ])
        return try #require(project.handlers.first)
    }

    private func difference(_ handler: Handler, in scenario: String) throws -> Double? {
        try #require(handler.scenarios.first { $0.id == scenario }).difference
    }

    /// 336 above the safe area is 34 above the keyboard; a screen without a home indicator has no such strip.
    @Test func paddingByTheHeightIsAboveTheKeyboardWhereSwiftUIDoesNotAvoidIt() throws {
        let handler = try handler(".padding(.bottom, height)", around: ".ignoresSafeArea(.keyboard)")
        #expect(try difference(handler, in: "iphone-home-indicator") == -34)
        #expect(try difference(handler, in: "iphone-home-button") == 0)
    }

    /// From the end of the window, the height is right.
    @Test func paddingFromTheEndOfTheWindowAgrees() throws {
        for around in [".ignoresSafeArea()", ".edgesIgnoringSafeArea(.bottom)", ".ignoresSafeArea(.all, edges: .bottom)"] {
            let handler = try handler(".padding(.bottom, height)", around: around)
            #expect(try difference(handler, in: "iphone-home-indicator") == 0, "\(around)")
        }
    }

    /// The end of the window while the keyboard is there, and of the safe area while it is not.
    @Test func edgesMayDependOnTheKeyboard() throws {
        let handler = try handler(".padding(.bottom, height)", around: ".edgesIgnoringSafeArea(height > 0 ? .bottom : [])")
        #expect(try difference(handler, in: "iphone-home-indicator") == 0)
        #expect(handler.scenarios.first { $0.id == "iphone-home-indicator" }?.verdict == .agrees)
    }

    /// What its closure returns, `withAnimation` returns.
    @Test func aNumberMayComeOutOfAnAnimation() throws {
        let handler = try handler(
            ".padding(.bottom, height)", around: ".ignoresSafeArea(.keyboard)", shown: "withAnimation { \(Self.height) }")
        #expect(try difference(handler, in: "iphone-home-indicator") == -34)
    }

    /// Edges at the top leave the keyboard's part of the safe area as it is, and a view around may ignore it or not.
    @Test(arguments: ["", ".ignoresSafeArea(.keyboard, edges: .top)", ".ignoresSafeArea(.container, edges: .top)"])
    func whatAViewAroundMayIgnoreIsBothRun(around: String) throws {
        let handler = try handler(".padding(.bottom, height)", around: around, home: ".ignoresSafeArea()")
        let scenario = try #require(handler.scenarios.first { $0.id == "iphone-home-indicator" })
        guard case .alternatives(let alternatives)? = scenario.effects.last?.detail else {
            Issue.record("\(scenario.effects)")
            return
        }
        #expect(alternatives.map { $0.effects.first?.points } == [34, 336])
        #expect(scenario.verdict == .differs)
    }

    /// Where no code ignores the keyboard at the lower end, SwiftUI keeps content above it, and the padding comes on top.
    @Test(arguments: ["", ".edgesIgnoringSafeArea(.top)", ".ignoresSafeArea(.container)", ".ignoresSafeArea(edges: .top)"])
    func whereNoCodeIgnoresTheKeyboardSwiftUIAvoidsIt(home: String) throws {
        let handler = try handler(".padding(.bottom, height)", home: home)
        #expect(try difference(handler, in: "iphone-home-indicator") == -336)
        #expect(handler.unknowns.contains(.assumed(.isAvoidedBySwiftUI("Composer"))))
    }

    /// 306 above the safe area of 810 is 504, which is 4 above the keyboard; content that rested 60 above it would be at 448.
    /// With a home button it ends at 437, under the keyboard that begins at 407.
    @Test func aPartOfTheNumberCounts() throws {
        let handler = try handler(
            ".padding(.bottom, height > 0 ? height - 30 : 60)", around: ".ignoresSafeArea(.keyboard, edges: .bottom)")
        let scenario = try #require(handler.scenarios.first { $0.id == "iphone-home-indicator" })
        #expect(scenario.legacyBottom == 504)
        #expect(scenario.guideBottom == 448)
        let button = try #require(handler.scenarios.first { $0.id == "iphone-home-button" })
        #expect(button.legacyBottom == 437)
        #expect(button.effects.first?.name == .covered)
        #expect(button.effects.first?.points == 30)
    }

    @Test func aNumberThatStaysTheSameIsNoLayout() throws {
        let handler = try handler(".padding(.bottom, max(12, height > 0 ? 8 : 12))", around: ".ignoresSafeArea(.keyboard)")
        #expect(handler.sinks.isEmpty)
        #expect(handler.unknowns.isEmpty)
    }

    /// Half of it, as for content in the middle: no bottom edge is placed.
    @Test func anOffsetPlacesNoEnd() throws {
        let handler = try handler(".offset(y: -height / 2)", around: ".ignoresSafeArea(.keyboard)")
        #expect(handler.sinks.map(\.kind) == ["verticalOffset"])
        #expect(handler.scenarios.first { $0.id == "iphone-home-indicator" }?.verdict == .unknown)
    }

    /// Other code of a body that reads the number may do anything with it.
    @Test func otherReadsStayOpen() throws {
        let handler = try handler(".frame(height: 500 - height)")
        #expect(handler.sinks.isEmpty)
        #expect(handler.unknowns == [.unknown(.use(of: "height", by: "body"))])
    }

    private func flagged(_ modified: String) throws -> Handler {
        try handler(modified, state: ("isShown", "false"), shown: "true")
    }

    /// SwiftUI has it at the keyboard, without the 16 points that it has at rest.
    @Test func aFlagChangesTheMarginAboveTheKeyboard() throws {
        let handler = try flagged(".padding(.bottom, isShown ? 0 : 16)")
        let scenario = try #require(handler.scenarios.first { $0.id == "iphone-home-indicator" })
        #expect((scenario.legacyBottom, scenario.guideBottom) == (508, 492))
        #expect(handler.unknowns.contains(.assumed(.isAvoidedBySwiftUI("Composer"))))
    }

    @Test(arguments: [
        ".clipShape(.rect(cornerRadius: isShown ? 0 : 12))", ".padding(.horizontal, isShown ? 0 : 16)",
        ".opacity(isShown ? 1 : 0.5)", ".animation(.default, value: isShown)",
    ])
    func whatAFlagDoesToOtherThingsIsNoLayout(modified: String) throws {
        let handler = try flagged(modified)
        #expect(handler.unknowns.isEmpty)
        #expect(handler.sinks.isEmpty)
    }

    @Test func theViewsOfAnObservedObjectAreRun() throws {
        let project = Project([
            "Keyboard.swift": """
            import SwiftUI
            final class Keyboard: ObservableObject {
                @Published var height: CGFloat = 0
                init() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func hidden(_ note: Notification) { height = 0 }
                @objc func shown(_ note: Notification) {
                    height = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0
                }
            }
            """,
            "Form.swift": """
            import SwiftUI
            struct Form: View {
                @StateObject private var keyboard = Keyboard()
                var body: some View {
                    Text("A").padding(.bottom, keyboard.height).ignoresSafeArea(.keyboard)
                }
            }
            """,
        ])
        let handler = try #require(project.handlers.first { $0.name == "shown(_:)" })
        #expect(try difference(handler, in: "iphone-home-indicator") == -34)
    }
}
