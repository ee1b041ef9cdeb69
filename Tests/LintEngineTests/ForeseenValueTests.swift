import KeyboardModel
import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine

/// Values that the language or UIKit settles, although no line of the screen writes them out.
///
/// The iPhone is 844 points high with a home indicator of 34; its keyboard is 336 high. With a home button it is 667 high, its
/// keyboard 260.
@Suite struct ForeseenValueTests {
    private func show(_ shown: String, hidden: String = "bottom.constant = 0", members: String) throws -> Handler {
        let code = ChatScreen.code(shown: shown, hidden: hidden, members: ChatScreen.barOnView + "\n" + members)
        return try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
    }

    /// `.init()` of a number is 0, whichever branch returns it.
    @Test func anEmptyNumberIsNought() throws {
        let show = try show(
            "bottom.constant = extra() - frame.height",
            members: "func extra() -> CGFloat { if view.window == nil { return .init() }; return .init() }")
        #expect(try show.scenario("iphone-home-indicator").effects.map(\.name) == [.agrees])
        #expect(show.unknowns.isEmpty)
    }

    /// What code of its own file alone could set, and does not, is nil for ever: the branch behind it never runs.
    @Test(arguments: [("private ", "", true), ("", "", false), ("private ", "func keep() { list = UITableView() }", false)])
    func aPrivateVariableThatNobodySetsIsNil(modifier: String, setter: String, isNil: Bool) throws {
        let show = try show(
            "if let list = list { list.contentInset.bottom = frame.height + 100 }", hidden: "list?.contentInset.bottom = 0",
            members: "\(modifier)var list: UITableView?\n\(setter)")
        #expect(show.sinks.isEmpty == isNil)
    }

    /// The button makes its height itself: 44 of 54 points are above the keyboard.
    @Test(arguments: ["Primary()", "Primary(type: .system)", "Primary(frame: .zero)"])
    func aButtonOfATypeIsMadeWithAnEmptyFrame(made: String) throws {
        let button = """
            class Primary: UIButton {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    heightAnchor.constraint(equalToConstant: 54).isActive = true
                }
            }
            """
        let bar = ChatScreen.barOnView.replacing("UIView()", with: made)
        let code =
            ChatScreen.code(
                shown: "bottom.constant = 10 - frame.height", hidden: "bottom.constant = 0", members: bar) + "\n" + button
        let show = try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
        #expect(try show.scenario("iphone-home-button").effects.map(\.points) == [10])
        #expect(show.unknowns == [.assumed(.mustStayVisibleToItsEnd("bar"))])
    }

    /// The same where its superclass stands in a file of its own.
    @Test func whatAViewIsMadeOfItsSuperclassMaySay() throws {
        let base = """
            class Base: UIButton {
                override init(frame: CGRect) { super.init(frame: frame); build() }
                func build() {}
            }
            """
        let primary = """
            class Primary: Base {
                override func build() { heightAnchor.constraint(equalToConstant: 54).isActive = true }
            }
            """
        let code = ChatScreen.code(
            shown: "bottom.constant = 10 - frame.height", hidden: "bottom.constant = 0",
            members: ChatScreen.barOnView.replacing("UIView()", with: "Primary(type: .system)")
                .replacing("viewWillAppear(_ animated: Bool)", with: "loadView()"))
        let project = Project(["Chat.swift": code + "\n" + primary, "Base.swift": base])
        let show = try #require(project.handlers.first { $0.name == "shown(_:)" })
        #expect(show.unknowns == [.assumed(.mustStayVisibleToItsEnd("bar"))])
    }

    /// Before its first run a handler's own constraint is not there, and afterwards it is the one that was made last.
    @Test(arguments: [true, false])
    func whatHandlersAloneMakeIsNotThereBefore(inFunction: Bool) throws {
        let remake = "bar.snp.remakeConstraints { own = $0.bottom.equalToSuperview().constraint }"
        let code = ChatScreen.code(
            shown: "\(inFunction ? "pin()" : remake)\nown?.update(offset: -frame.height)",
            hidden: "bar.snp.remakeConstraints { $0.bottom.equalToSuperview() }",
            members: """
                let bar = UIView()
                var own: Constraint?
                \(inFunction ? "func pin() { \(remake) }" : "")
                override func loadView() {
                    super.loadView()
                    view.addSubview(bar)
                    bar.snp.makeConstraints { $0.bottom.equalToSuperview() }
                }
                """)
        let show = try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
        #expect(try show.scenario("iphone-home-indicator").effects.map(\.name) == [.agrees])
    }
}
