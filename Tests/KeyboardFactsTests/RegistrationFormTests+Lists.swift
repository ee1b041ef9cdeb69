import Testing

@testable import KeyboardFacts

/// Names that code keeps in lists or hands on before it registers for them.
extension RegistrationFormTests {
    private static let names = "[UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]"

    @Test(arguments: [
        "\(names).forEach { NotificationCenter.default.removeObserver(self, name: $0, object: nil) }",
        "\(names).forEach({ name in center.removeObserver(self, name: name, object: nil) })",
        "for name in \(names) { center.removeObserver(self, name: name, object: nil) }",
        "let names: [Notification.Name] = \(names)\nfor name in names { center.removeObserver(self, name: name, object: nil) }",
    ])
    func aListOfWhatIsRemovedIsNoRegistration(code: String) {
        let facts = facts(code)
        #expect(facts.handlers.isEmpty)
        #expect(facts.unexplained.isEmpty)
    }

    @Test(arguments: [
        "for name in \(names) { center.removeObserver(self, name: name, object: nil); registry.observe(name) }",
        "for name in \(names) { center.removeObserver(self); registry.observe(name) }",
        "let names = \(names)\nnames.forEach { center.removeObserver(self, name: $0, object: nil) }\nregistry.observe(names)",
    ])
    func aListOfWhichMoreIsMadeIsNamedAsUnexplained(code: String) {
        #expect(facts(code).unexplained.map(\.event) == [.willShow, .willHide])
    }

    @Test(arguments: ["forEach {", "forEach { name in"])
    func aListThatIsRemovedAndAddedIsARegistration(loop: String) throws {
        let name = loop.hasSuffix("in") ? "name" : "$0"
        let facts = facts(
            """
            let names = \(Self.names)
            names.\(loop) center.removeObserver(self, name: \(name), object: nil) }
            names.\(loop) center.addObserver(self, selector: #selector(move), name: \(name), object: nil) }
            """, members: "@objc func move(_ note: Notification) {}")
        #expect(try onlyHandler(facts).registrations.map(\.event) == [.willShow, .willHide])
        #expect(facts.unexplained.isEmpty)
    }

    private func enumeration(_ members: String) -> String {
        """
        enum Event: CaseIterable {
            case willShow, willHide
            var name: Notification.Name {
                switch self {
                case .willShow: return UIResponder.keyboardWillShowNotification
                case .willHide: UIResponder.keyboardWillHideNotification
                }
            }
            \(members)
        }
        @objc func shown(_ note: Notification) {}
        @objc func hidden(_ note: Notification) {}
        """
    }

    @Test func anEnumerationsPropertiesGiveNameAndSelectorOfTheSameCase() {
        let selectors = """
            var selector: Selector {
                switch self {
                case .willShow: return #selector(shown(_:))
                case .willHide: return #selector(hidden(_:))
                }
            }
            """
        let facts = facts(
            "for event in events { center.addObserver(self, selector: event.selector, name: event.name, object: nil) }",
            members: enumeration(selectors))
        #expect(facts.handlers.map(\.name) == ["shown(_:)", "hidden(_:)"])
        #expect(facts.handlers.map { $0.registrations.map(\.event) } == [[.willShow], [.willHide]])
    }

    @Test func aFunctionHandsOnTheNamesOfAllCases() throws {
        let facts = facts(
            "Event.allNames().forEach { center.addObserver(self, selector: #selector(shown(_:)), name: $0, object: nil) }",
            members: enumeration("static func allNames() -> [Notification.Name] { allCases.map { $0.name } }"))
        #expect(try onlyHandler(facts).registrations.map(\.event) == [.willShow, .willHide])
    }

    @Test func aNameThatIsGivenBackToNobodyIsNoRegistration() {
        #expect(facts("", members: enumeration("")).handlers.isEmpty)
    }
}
