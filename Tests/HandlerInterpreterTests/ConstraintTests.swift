import KeyboardModel
import Reporting
import Testing

@testable import HandlerInterpreter

/// What a write to a constraint means when code made the constraint: which edge moves, which way, from where.
///
/// The keyboard of the scenario is 398 points high. A handler that sets the constant to −398 or 398 moves the content by that
/// less what the constant was.
struct ConstraintTests {
    /// The content that the write leaves; `setup` is what `viewDidLoad` does.
    func state(
        _ setup: String, _ write: String = "k?.constant = frame.height", members: String = "", outside: String = ""
    ) throws -> ContentState {
        let run = Run(
            write,
            members: """
                var k: NSLayoutConstraint?
                let bar = UIView()
                let card = UIView()
                \(members)
                override func viewDidLoad() { \(setup) }
                """, outside: outside)
        return try #require(run.paths.first?.steps.first?.contents.first)
    }

    private func text(_ setup: String, members: String = "", outside: String = "") -> String? {
        let run = Run(
            "k?.constant = frame.height",
            members: """
                var k: NSLayoutConstraint?
                let bar = UIView()
                \(members)
                override func viewDidLoad() { \(setup) }
                """, outside: outside)
        return run.paths.first?.trace.writes.last?.constraint?.text
    }

    @Test func withTheContentFirstASmallerConstantRaises() throws {
        let state = try state(
            "k = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8)", "k?.constant = -frame.height")
        // From 8 above the view's bottom to 398 above it.
        #expect(state.displacement == -390)
        #expect(state.rests == [.viewBottom])
        #expect(state.spacing == 8)
        #expect(state.movement.text == "raises `bar` by 390 pt")
        #expect(state.assumptions == [])
    }

    /// A panel's left edge says nothing of where it goes, though it is set first.
    @Test func whatMovesNothingUpOrDownComesLast() throws {
        let state = try state(
            """
            side = card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20)
            k = card.topAnchor.constraint(equalTo: view.topAnchor, constant: 100)
            """, "side?.constant = frame.minX; k?.constant = 60", members: "var side: NSLayoutConstraint?")
        #expect(state.movement.text == "raises `card` by 40 pt")
    }

    @Test func withTheContainerFirstALargerConstantRaises() throws {
        let state = try state("k = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8)")
        #expect(state.displacement == -390)
        #expect(state.rests == [.safeArea])
        #expect(state.spacing == 8)
    }

    @Test func theInitialiserWithItemsIsReadInBothOrders() throws {
        let contentFirst = try state(
            """
            k = NSLayoutConstraint(item: bar, attribute: .bottom, relatedBy: .equal, toItem: view, attribute: .bottomMargin,
                multiplier: 1, constant: -8)
            """, "k?.constant = -frame.height")
        #expect(contentFirst.displacement == -390)
        #expect(contentFirst.rests == [.safeArea])
        let oldGuideFirst = try state(
            """
            k = NSLayoutConstraint(item: bottomLayoutGuide, attribute: .top, relatedBy: .equal, toItem: bar, attribute: .bottom,
                multiplier: 1, constant: 8)
            """)
        #expect(oldGuideFirst.displacement == -390)
        #expect(oldGuideFirst.rests == [.safeArea])
    }

    @Test(arguments: [
        "k = bar.pin(.bottom, to: .bottom, of: view, constant: 8)",
        "let made = bar.pin(.bottom, to: .bottom, of: view, constant: 8)\nk = made",
        "k = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8).prioritised(999)",
    ])
    func helpersOfTheProgramAreFollowed(setup: String) throws {
        let outside = """
            extension UIView {
                func pin(
                    _ edge: NSLayoutConstraint.Attribute, to other: NSLayoutConstraint.Attribute, of view: UIView, constant: CGFloat
                ) -> NSLayoutConstraint {
                    let constraint = NSLayoutConstraint(
                        item: self, attribute: edge, relatedBy: .equal, toItem: view, attribute: other, multiplier: 1,
                        constant: -constant)
                    constraint.isActive = true
                    return constraint
                }
            }
            extension NSLayoutConstraint {
                func prioritised(_ priority: Float) -> NSLayoutConstraint { self.priority = UILayoutPriority(priority); return self }
            }
            """
        let state = try state(setup, "k?.constant = -frame.height", outside: outside)
        #expect(state.displacement == -390)
        #expect(state.rests == [.viewBottom])
    }

    @Test func aConstraintMadeWhereNothingRunsIsReadWithTheVariablesAroundIt() throws {
        let state = try state(
            "", "k?.constant = -frame.height",
            members: """
                func layOut() {
                    let container = view!
                    let edge = container.safeAreaLayoutGuide.bottomAnchor
                    if #available(iOS 13, *) { k = bar.bottomAnchor.constraint(equalTo: edge, constant: -8) }
                }
                """)
        #expect(state.displacement == -390)
        #expect(state.rests == [.safeArea])
    }

    @Test func aClosureMakesItWhenItIsFirstAsked() throws {
        let state = try state(
            "", "lazyOne.constant = frame.height",
            members: """
                lazy var lazyOne: NSLayoutConstraint = {
                    let edge = view.bottomAnchor
                    return edge.constraint(equalTo: bar.bottomAnchor, constant: 8)
                }()
                """)
        #expect(state.displacement == -390)
        #expect(state.rests == [.viewBottom])
    }

    @Test func visualFormatHasTheLowerOfTwoNeighboursFirst() throws {
        // "V:[bar]-8-|" is view.bottom = bar.bottom + 8.
        let state = try state(
            """
            let all = NSLayoutConstraint.constraints(withVisualFormat: "V:|-4-[bar]-8-|", options: [], metrics: nil, views: views)
            k = all[1]
            """)
        #expect(state.displacement == -390)
        #expect(state.rests == [.viewBottom])
        #expect(state.spacing == 8)
    }

    @Test func contentInAContainerRestsWhereTheContainerDoes() throws {
        let state = try state(
            """
            card.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20).isActive = true
            k = bar.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8)
            """, "k?.constant = -frame.height")
        #expect(state.displacement == -390)
        #expect(state.rests == [.safeArea])
        // 8 above the card, which ends 20 above the safe area.
        #expect(state.spacing == 28)
        #expect(state.assumptions == [])
    }

    @Test func aContainerOfWhichNothingIsKnownLeavesOpenWhatItRestsOn() throws {
        let state = try state("k = bar.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8)")
        #expect(state.rests == [.safeArea, .viewBottom])
        #expect(
            state.assumptions.map(\.text) == [
                "assumed: `card` ends at the bottom of its view or of the safe area; no constraint that was read says where it ends"
            ])
    }

    /// Of a view and one in it, the inner one moves, whichever of the two the constraint names first.
    @Test(arguments: [
        ("card.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8)", "frame.height"),
        ("bar.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8)", "-frame.height"),
    ])
    func theInnerViewMoves(constraint: String, constant: String) throws {
        let state = try state("card.addSubview(bar)\nk = \(constraint)", "k?.constant = \(constant)")
        #expect(state.displacement == -390)
        #expect(state.rests == [.safeArea, .viewBottom])
        #expect(state.movement.text == "raises `bar` by 390 pt")
    }

    @Test func theHeightOfAViewThatStandsAtTheBottomRaisesWhatStandsOnIt() throws {
        let state = try state(
            """
            NSLayoutConstraint.activate([card.bottomAnchor.constraint(equalTo: view.bottomAnchor)])
            k = card.heightAnchor.constraint(equalToConstant: 8)
            """)
        #expect(state.displacement == -390)
        #expect(state.rests == [.viewBottom])
        #expect(state.movement.text == "raises the content on `card` by 390 pt")
    }

    @Test func anyOtherHeightResizes() throws {
        let state = try state("k = bar.heightAnchor.constraint(equalToConstant: 8)")
        #expect(state.rests == [])
        #expect(state.movement.text == "resizes `bar` by 390 pt")
    }

    @Test func centresAndTopsMoveWithoutAPlaceOfTheGuides() throws {
        let centre = try state("k = bar.centerYAnchor.constraint(equalTo: view.centerYAnchor)", "k?.constant = -frame.height / 2")
        #expect(centre.rests == [])
        #expect(centre.movement.text == "raises `bar` by 199 pt")
        let top = try state("k = view.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8)")
        // The top edge goes from 8 above the view's top to 398 above it.
        #expect(top.movement.text == "raises `bar` by 390 pt")
        let side = try state("k = bar.leadingAnchor.constraint(equalTo: view.leadingAnchor)")
        #expect(side.movement.text == "changes `k` by 398 pt")
    }

    @Test func anInequalityThatHoldsContentUpIsAPlaceAndOneThatDoesNotIsNone() throws {
        let holding = try state(
            "k = bar.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor)", "k?.constant = -frame.height")
        #expect(holding.rests == [.viewBottom])
        #expect(
            holding.assumptions.map(\.text) == ["assumed: the content is as low as `k` allows; the constraint is an inequality"]
        )
        #expect(try state("k = bar.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor)").rests == [])
    }

    @Test func theViewOfAChildIsNotTheControllersOwn() throws {
        let state = try state(
            "k = child.view.bottomAnchor.constraint(equalTo: view.bottomAnchor)", "k?.constant = -frame.height",
            members: "let child = Child()", outside: "class Child: UIViewController {}")
        #expect(state.displacement == -398)
        #expect(state.movement.text == "raises `child.view` by 398 pt")
    }

    @Test func aCastOfTheViewTellsOfItsConstraints() throws {
        let state = try state(
            "", "(view as! Sheet).centre?.constant = -frame.height / 2",
            outside: """
                class Sheet: UIView {
                    let panel = UIView()
                    var centre: NSLayoutConstraint?
                    func setUp() {
                        centre = NSLayoutConstraint(
                            item: panel, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY, multiplier: 1,
                            constant: 0)
                    }
                }
                """)
        #expect(state.movement.text == "raises `panel` by 199 pt")
    }

    @Test func aConstraintIsNamedAsAReaderWouldWriteIt() {
        // The first line of `viewDidLoad` is the seventh of the file.
        #expect(
            text("k = view.bottomAnchor.constraint(greaterThanOrEqualTo: bar.bottomAnchor, constant: 8)")
                == "view.bottom ≥ bar.bottom + c, Screen.swift:7")
        #expect(text("k = bar.heightAnchor.constraint(equalToConstant: 8)") == "bar.height = c, Screen.swift:7")
        #expect(
            text("k = bar.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5)")
                == "bar.height = 0.5 × view.height + c, Screen.swift:7")
    }

    @Test func codeCanAskAConstraintWhatItTies() throws {
        let setup = "k = view.bottomAnchor.constraint(equalTo: bar.bottomAnchor)"
        let write = """
            guard let k = k, k.firstItem === view, k.secondAttribute == .bottom, k.secondItem === bar else { return }
            k.constant = k.firstAnchor == view.bottomAnchor ? 100 : 200
            """
        #expect(try state(setup, write).displacement == -100)
    }

    // MARK: In words

    /// 398 less something, and 398 and something: which way that goes is said only where it is known.
    @Test(
        arguments: [
            ("k?.constant = frame.height - tabBarHeight", "raises `bar` by 398 − tabBarHeight pt"),
            ("k?.constant = tabBarHeight", "raises `bar` by tabBarHeight pt"),
            ("k?.constant = 0 - tabBarHeight", "lowers `bar` by tabBarHeight pt"),
            ("k?.constant = tabBarHeight - 20", "moves `bar` by 20 − tabBarHeight pt (positive: down)"),
        ])
    func aDirectionThatIsOpenIsNotClaimed(write: String, text: String) throws {
        let state = try state("k = view.bottomAnchor.constraint(equalTo: bar.bottomAnchor)", write)
        #expect(state.movement.text == text)
    }

    // MARK: Methods of the program's own and of extensions

    @Test func aDelegatesMethodIsNotTakenForTheViewItIsNamedAfter() throws {
        let members = "func listView(_ listView: UIScrollView, heightForRowAt row: Int) -> CGFloat { 44 }"
        let state = try state("", "listView.contentInset.bottom = frame.height", members: members)
        // The scenario has no safe area: 398.
        #expect(state.sink == .contentInset)
        #expect(state.displacement == -398)
    }

    @Test func anExtensionsMethodIsNotTakenForTheFrameworksOfThatName() throws {
        let outside = """
            extension UIView {
                func register(_ type: AnyClass) { register(type, withIdentifier: "x") }
            }
            """
        let state = try state(
            """
            bar.register(Self.self)
            k = view.bottomAnchor.constraint(equalTo: bar.bottomAnchor)
            """, "bar.register(Self.self); k?.constant = frame.height", outside: outside)
        #expect(state.displacement == -398)
    }

    /// Which constraints a view has is not known, but what the code asks for holds its height.
    @Test(arguments: [".height", "NSLayoutConstraint.Attribute.height"])
    func aConstraintThatIsLookedForByItsAttributeHoldsThat(attribute: String) throws {
        let write = "card.constraints.first(where: { $0.firstAttribute == \(attribute) })?.constant = frame.height"
        let state = try state("view.addSubview(card)", write)
        #expect(state.rests.isEmpty)
        #expect(state.movement.verb == .resizes)
        #expect(state.movement.subject == .view("card"))
        // Of any other, nobody knows what it does.
        let other = try self.state("view.addSubview(card)", write.replacing(attribute, with: ".bottom"))
        #expect(other.movement.verb != .resizes)
    }
}
