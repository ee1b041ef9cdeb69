import Testing
import Vocabulary

@testable import Behaviour

/// Content that constraints hold by its middle or from above: it has to stay clear of the keyboard, wherever that leaves it.
///
/// On the iPhone with a home indicator, 844 points high, the keyboard's top is at 508 when it shows.
struct CentredCardTests {
    /// - Parameters:
    ///   - height: of the card, whose middle is the view's; nil where its content says it.
    ///   - setUp: besides.
    private func handlers(height: Int?, raisedBy points: Int, setUp: String = "") throws -> (show: Handler, hide: Handler) {
        try handlers(height: height, shown: "middle.constant = -\(points)", hidden: "middle.constant = 0", setUp: setUp)
    }

    private func handlers(
        height: Int?, shown: String, hidden: String, setUp: String = ""
    ) throws -> (show: Handler, hide: Handler) {
        let code = ChatScreen.code(
            shown: shown, hidden: hidden,
            members: """
                let card = UIView()
                let button = UIButton()
                lazy var middle = card.centerYAnchor.constraint(equalTo: view.centerYAnchor)
                override func viewWillAppear(_ animated: Bool) {
                    view.addSubview(card)
                    middle.isActive = true
                    \(height.map { "card.heightAnchor.constraint(equalToConstant: \($0)).isActive = true" } ?? "")
                    \(setUp)
                }
                """)
        let handlers = Project(["Chat.swift": code]).handlers
        return (
            try #require(handlers.first { $0.name == "shown(_:)" }), try #require(handlers.first { $0.name == "hidden(_:)" })
        )
    }

    /// The card ends at 422 + 90 = 512, and 120 points higher at 392.
    @Test func aCardThatGoesHighEnoughStaysClear() throws {
        let (show, hide) = try handlers(height: 180, raisedBy: 120)
        let result = try show.scenario("iphone-home-indicator")
        #expect(result.verdict == .agrees)
        #expect(result.steps.first?.legacyBottom == 392)
        #expect(show.unknowns.isEmpty)
        #expect(try hide.scenario("iphone-home-indicator").verdict == .agrees)
    }

    /// From 422 + 150 = 572 to 552, which is 44 points under the keyboard's top.
    @Test func aCardThatDoesNotIsCovered() throws {
        let result = try handlers(height: 300, raisedBy: 20).show.scenario("iphone-home-indicator")
        #expect(result.effects.map(\.name) == [.covered])
        #expect(result.effects.first?.points == 44)
    }

    /// Where a card of unknown height ends, nobody knows, although a transform puts it back when the keyboard hides.
    @Test func whatIsBackInAnUnknownPlaceHasNoneBefore() throws {
        let show = try handlers(
            height: nil, shown: "card.transform = CGAffineTransform(translationX: 0, y: -160)",
            hidden: "card.transform = .identity"
        ).show
        let result = try show.scenario("iphone-home-indicator")
        #expect(result.verdict == .unknown)
        #expect(result.legacyBottom == nil)
        #expect(show.unknowns.contains(.unknown(.placeOfOpenEnd(.view("card")))))
    }

    /// The card, of a height that is known or not, waits 900 points below its place, for code that is not followed to bring it
    /// up: that it does not go back there says nothing.
    @Test(arguments: [(180, 568), (nil, nil)] as [(Int?, Double?)])
    func aCardThatWaitsBelowTheScreenHasNoPlace(height: Int?, depth: Double?) throws {
        let (show, hide) = try handlers(height: height, raisedBy: 66, setUp: "middle.constant = 900")
        #expect(try show.scenario("iphone-home-indicator").verdict == .unknown)
        #expect(try hide.scenario("iphone-home-indicator").effects.allSatisfy { $0.name == .depends })
        #expect(show.unknowns.contains(.unknown(.placeOfWaiting(.view("card"), depth: depth))))
    }

    /// Held by its upper end, 47 points below the view's, and by its middle, the list ends at 844 − 47 = 797: with an inset of
    /// 336 its content ends at 461.
    @Test func aListThatIsHeldByItsMiddleEndsWhereItEnds() throws {
        let code = ChatScreen.code(
            shown: "list.contentInset.bottom = frame.height", hidden: "list.contentInset.bottom = 0",
            members: """
                let list = UITableView()
                override func viewWillAppear(_ animated: Bool) {
                    view.addSubview(list)
                    NSLayoutConstraint.activate([
                        list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                        list.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                    ])
                }
                """)
        let show = try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
        #expect(try show.scenario("iphone-home-indicator").steps.first?.legacyBottom == 461)
        #expect(show.unknowns.map(\.text).contains("assumed: the view has no navigation bar"))
    }

    /// How far it has to go, nobody knows, but that it stays there when the keyboard is gone is wrong.
    @Test func whatIsNotPutBackIsNotReset() throws {
        func hide(_ hidden: String) throws -> Handler {
            let code = ChatScreen.code(
                shown: "middle.constant = -120", hidden: hidden,
                members: """
                    let card = UIView()
                    lazy var middle = card.centerYAnchor.constraint(equalTo: view.centerYAnchor)
                    override func viewWillAppear(_ animated: Bool) {
                        view.addSubview(card)
                        middle.isActive = true
                    }
                    """)
            return try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "hidden(_:)" })
        }
        let higher = try hide("middle.constant = -20").scenario("iphone-home-indicator")
        #expect(higher.verdict == .differs)
        #expect(higher.effect == "stays 20 pt too high when the keyboard is gone")
        #expect(
            try hide("middle.constant = 20").scenario("iphone-home-indicator").effect
                == "ends 20 pt too low when the keyboard is gone")
        #expect(try hide("middle.constant = 0").scenario("iphone-home-indicator").effect == "agrees")
        // What the show leaves there is the show's.
        let idle = try hide("card.alpha = 1").scenario("iphone-home-indicator")
        #expect(idle.verdict == .unknown)
    }

    /// How high it is, nobody knows; or what is under it goes with it, and may be what has to stay clear.
    @Test(arguments: [
        (nil, ""),
        (
            180,
            "view.addSubview(button)\nbutton.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 8).isActive = true"
        ),
        (
            180,
            """
            view.addSubview(button)
            button.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 8).isActive = true
            button.heightAnchor.constraint(equalToConstant: 44).isActive = true
            """
        ),
    ])
    func whatElseItTakesAlongIsNotKnown(height: Int?, setUp: String) throws {
        let (show, hide) = try handlers(height: height, raisedBy: 120, setUp: setUp)
        #expect(try show.scenario("iphone-home-indicator").verdict == .unknown)
        // That it is back is known of it all the same.
        #expect(try hide.scenario("iphone-home-indicator").verdict == .agrees)
    }
}
