import Testing

@testable import Behaviour

/// Objects that the package Then configures: its closures get the receiver.
///
/// The keyboard of the home-button iPhone is 260 points high.
struct ThenTests {
    private func handlers(_ property: String, show: String, hide: String) -> [Handler] {
        Project(["Chat.swift": ChatScreen.code(shown: show, hidden: hide, members: property, pinned: "list")]).handlers
    }

    @Test(arguments: ["let list = UITableView()", "let list = UITableView().then { $0.allowsSelection = false }"])
    func theClosureGetsTheReceiver(property: String) throws {
        let handlers = handlers(
            property, show: "list.do { $0.contentInset.bottom = frame.height }", hide: "list.contentInset.bottom = 0")
        let show = try #require(handlers.first { $0.name == "shown(_:)" })
        #expect(show.outcome == .executed)
        #expect(try show.scenario("iphone-home-button").effects.map(\.name) == [.agrees])
    }

    /// Two views of one class whose closures tie them: each has constraints of its own.
    ///
    /// The lower button is raised by the whole keyboard from the safe area's bottom, 34 points above the view's.
    @Test func whatItsClosureTiesIsTiedToTheProperty() throws {
        func bottom(_ offset: String) -> String { "bottom.equalTo(self.view.safeAreaLayoutGuide.snp.bottom).offset(\(offset))" }
        func button(_ name: String, _ offset: Int) -> String {
            """
            lazy var \(name) = UIButton().then {
                self.view.addSubview($0)
                $0.snp.makeConstraints { make in
                    make.\(bottom("\(offset)"))
                    make.height.equalTo(40)
                }
            }

            """
        }
        let project = Project([
            "Chat.swift": ChatScreen.code(
                shown: "lower.snp.updateConstraints { $0.\(bottom("-frame.height")) }",
                hidden: "lower.snp.updateConstraints { $0.\(bottom("0")) }",
                members: button("upper", -100) + button("lower", 0)
                    + "override func viewWillAppear(_ animated: Bool) { upper.isHidden = false; lower.isHidden = false }")
        ])
        let show = try #require(project.handlers.first { $0.name == "shown(_:)" })
        let scenario = try show.scenario("iphone-home-indicator")
        #expect(scenario.effects.map(\.name) == [.gap])
        #expect(scenario.effects.map(\.points) == [34])
        #expect(show.unknowns.isEmpty)
    }

    /// With an inset of 20 from the beginning, 20 points are above what the handler sets when the keyboard hides.
    @Test func whatIsSetAtFirstCounts() throws {
        let handlers = handlers(
            "let list = UITableView().then { $0.contentInset.bottom = 20 }", show: "list.contentInset.bottom = frame.height + 20",
            hide: "list.contentInset.bottom = 0")
        let hide = try #require(handlers.first { $0.name == "hidden(_:)" })
        #expect(try hide.scenario("iphone-home-button").effects.map(\.points) == [20])
    }
}
