import Testing
import Vocabulary

@testable import Behaviour

/// Screens that move by the field that one types in: people type in each, so that the worst of them counts.
struct TypedFieldTests {
    /// A name 300 to 350 points from the top, a city 550 to 600, and a button 700 to 750.
    private func show(_ moves: String) throws -> Handler {
        let code = """
            class Form: UIViewController {
                private let name = UITextField()
                private let city = UITextField()
                private let send = UIButton()
                override func viewDidLoad() {
                    for part in [name, city, send] { view.addSubview(part) }
                    NSLayoutConstraint.activate([
                        name.topAnchor.constraint(equalTo: view.topAnchor, constant: 300),
                        name.heightAnchor.constraint(equalToConstant: 50),
                        city.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 200),
                        city.heightAnchor.constraint(equalToConstant: 50),
                        send.topAnchor.constraint(equalTo: city.bottomAnchor, constant: 100),
                        send.heightAnchor.constraint(equalToConstant: 50),
                    ])
                    let center = NotificationCenter.default
                    center.addObserver(self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                    center.addObserver(self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func shown() { \(moves) }
                @objc func hidden() { view.frame.origin.y = 0 }
            }
            """
        return try #require(Project(["Form.swift": code]).handlers.first { $0.name == "shown()" })
    }

    /// The keyboard's top is at 508 on the phone with a home indicator and at 407 on the one with a button.
    @Test(arguments: [
        ("if city.isFirstResponder { view.frame.origin.y = -100 }", nil, 93.0),
        ("if name.isFirstResponder { view.frame.origin.y = 0 } else { view.frame.origin.y = -50 }", 42.0, 143),
        ("if city.isFirstResponder { view.frame.origin.y = -200 }", nil, nil),
        ("let field = [name, city].first { $0.isFirstResponder }\nif field == city { view.frame.origin.y = -100 }", nil, 93),
    ])
    func theFieldThatIsCoveredCounts(moves: String, indicator: Double?, button: Double?) throws {
        let show = try show(moves)
        for (id, points) in [("iphone-home-indicator", indicator), ("iphone-home-button", button)] {
            let scenario = try show.scenario(id)
            #expect(scenario.verdict == (points == nil ? .agrees : .differs), "\(id)")
            #expect(scenario.effects.first { $0.name == .covered }?.points == points, "\(id)")
            if points != nil { #expect(scenario.content == "city") }
        }
        #expect(show.unknowns.isEmpty, "\(show.unknowns)")
    }

    /// How far it goes nobody knows: that the name is not covered says nothing of the city.
    @Test func aFieldOfWhichNothingIsKnownStaysOpen() throws {
        let show = try show("view.frame.origin.y = name.isFirstResponder ? -10 : -Server.height")
        #expect(try show.scenario("iphone-home-indicator").verdict == .unknown)
    }
}
