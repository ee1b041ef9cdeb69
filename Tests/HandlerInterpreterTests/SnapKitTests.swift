import Reporting
import Testing

@testable import HandlerInterpreter

/// SnapKit's closures are read for what they tie, and its updates for what they write.
///
/// The keyboard is 398 points high.
struct SnapKitTests {
    private func run(_ write: String, setup: String = "", members: String = "") -> Run {
        Run(
            write,
            members: """
                var k: Constraint!
                let bar = UIView()
                let card = UIView()
                \(members)
                override func viewDidLoad() {
                    view.addSubview(card)
                    card.addSubview(bar)
                    \(setup)
                }
                """)
    }

    private func state(_ write: String, setup: String = "", members: String = "") throws -> ContentState {
        try #require(run(write, setup: setup, members: members).paths.first?.steps.first?.contents.first)
    }

    @Test(arguments: ["k.update(offset: -frame.height)", "k.update(inset: frame.height)", "k?.update(inset: frame.height)"])
    func aKeptConstraintIsUpdated(write: String) throws {
        let setup = """
            bar.snp.makeConstraints { make in
                make.leading.trailing.equalToSuperview()
                k = make.bottom.equalTo(view.safeAreaLayoutGuide.snp.bottom).offset(-8).priority(.high).constraint
            }
            """
        let state = try state(write, setup: setup)
        // From 8 above the safe area to 398 above it.
        #expect(state.displacement == -390)
        #expect(state.rests == [.safeArea])
        #expect(state.spacing == 8)
        #expect(state.assumptions == [])
    }

    /// A centre at a number is so far below the upper edge of the superview (SnapKit, `Constraint`).
    @Test func aCentreAtANumberIsMeasuredFromTheUpperEdge() throws {
        let setup = """
            bar.snp.makeConstraints { make in
                k = make.centerY.equalTo(200).constraint
                make.height.equalTo(40)
            }
            """
        let run = try run("k.update(offset: 200 - 100)", setup: setup)
        let constraint = try #require(run.paths.first?.trace.writes.first?.constraint)
        #expect(constraint.second?.attribute == "top")
    }

    /// An inset counts inwards from what the line ties to: a top edge that is tied to a lower one is raised by it (SnapKit,
    /// `Constraint`, takes the second attribute's sign).
    @Test func anInsetCountsInwardsFromTheSecondEdge() throws {
        let setup = """
            bar.snp.makeConstraints { make in
                k = make.top.equalTo(view.safeAreaLayoutGuide.snp.bottom).inset(100).constraint
                make.height.equalTo(40).inset(5)
            }
            """
        // The bar ends 60 above the safe area, then 398 + 60.
        let state = try state("k.update(inset: 100 + frame.height)", setup: setup)
        #expect(state.displacement == -398)
        let run = try run("k.update(inset: 100 + frame.height)", setup: setup)
        #expect(run.paths.first?.trace.writes.first?.quantity?.known == -498)
    }

    /// The number is what is written, and the line what it is written to.
    @Test func aHeightThatIsUpdatedIsWrittenByItsNumber() throws {
        let setup = "bar.snp.makeConstraints { $0.height.equalTo(0) }"
        let run = try run("bar.snp.updateConstraints { $0.height.equalTo(frame.height) }", setup: setup)
        let write = try #require(run.paths.first?.trace.writes.first)
        #expect(write.value.text == "frame.height")
        #expect(write.target.text == "$0.height.equalTo(frame.height)")
    }

    @Test func aClosureThatDoesNotRunIsReadAllTheSame() throws {
        let members = """
            func layOut() {
                bar.snp.makeConstraints { make in
                    k = make.bottom.equalTo(self.view).inset(8).constraint
                }
            }
            """
        let state = try state("k.update(inset: frame.height)", members: members)
        #expect(state.displacement == -390)
        #expect(state.rests == [.viewBottom])
    }

    @Test func theSuperviewIsTheOneItWasAddedTo() throws {
        // The card ends 20 above the view's bottom, the bar 8 above the card's.
        let setup = """
            card.snp.makeConstraints { $0.edges.equalToSuperview().inset(20) }
            bar.snp.makeConstraints { k = $0.bottom.equalToSuperview().inset(8).constraint }
            """
        let state = try state("k.update(inset: frame.height)", setup: setup)
        #expect(state.displacement == -390)
        #expect(state.rests == [.viewBottom])
        #expect(state.spacing == 28)
    }

    @Test(arguments: ["updateConstraints", "remakeConstraints"])
    func updatingAndRemakingFindTheConstraintWithTheSameEnds(method: String) throws {
        let setup = "bar.snp.makeConstraints { make in make.bottom.equalTo(view.snp.bottom).offset(-8) }"
        let write = "bar.snp.\(method) { make in make.bottom.equalTo(view.snp.bottom).offset(-frame.height) }"
        let state = try state(write, setup: setup)
        #expect(state.displacement == -390)
        #expect(state.rests == [.viewBottom])
        #expect(run(write, setup: setup).number == -398)
    }

    @Test func remakingToAnotherEdgeMovesTheContentThere() throws {
        let setup = "bar.snp.makeConstraints { make in make.bottom.equalTo(view.safeAreaLayoutGuide).offset(-8) }"
        let write = "bar.snp.remakeConstraints { make in make.bottom.equalTo(view.snp.bottom).offset(-frame.height) }"
        // The scenario has no safe area: from 8 above the view's bottom to 398 above it.
        #expect(try state(write, setup: setup).displacement == -390)
    }

    @Test func aViewThatBeginsWhereTheViewEndsCarriesOthers() throws {
        let setup = "card.snp.makeConstraints { make in k = make.top.equalTo(view.snp.bottom).constraint }"
        let state = try state("k.update(offset: -frame.height)", setup: setup)
        #expect(state.displacement == -398)
        #expect(state.movement.text == "raises the content on `card` by 398 pt")
    }

    @Test func aNumberIsADistanceFromTheSuperviewOrASize() throws {
        let state = try state(
            "k.update(offset: -frame.height)", setup: "card.snp.makeConstraints { k = $0.bottom.equalTo(-8).constraint }")
        #expect(state.displacement == -390)
        #expect(state.rests == [.viewBottom])
        let height = try self.state(
            "k.update(offset: 100)", setup: "card.snp.makeConstraints { k = $0.height.equalTo(44).constraint }")
        #expect(height.movement.text == "resizes `card` by 56 pt")
    }

    /// The lower end of the bar goes up by 398, with the transform or with the constraint; that it is 26 less high then leaves
    /// more room above it, and covers nothing.
    @Test(arguments: [
        "bar.transform = CGAffineTransform(translationX: 0, y: -frame.height)\nbar.snp.updateConstraints { $0.height.equalTo(44) }",
        """
        bar.snp.remakeConstraints { make in
            make.bottom.equalTo(view.snp.bottom).offset(-frame.height)
            make.height.equalTo(44)
        }
        """,
        """
        bar.snp.remakeConstraints { make in
            make.bottom.equalTo(view.snp.bottom).offset(-frame.height)
            make.height.equalTo(70)
        }
        """,
    ])
    func anotherHeightMovesNoBarThatIsMovedByItsEnd(write: String) throws {
        // The class of the bar may say its height once more.
        let setup = """
            bar.snp.makeConstraints { make in
                make.bottom.equalTo(view.snp.bottom)
                make.height.equalTo(70)
            }
            bar.snp.makeConstraints { $0.height.equalTo(70) }
            """
        let states = try #require(run(write, setup: setup).paths.first?.steps.first?.contents)
        let placed = states.filter { !$0.rests.isEmpty }
        #expect(placed.map(\.displacement).allSatisfy { $0 == -398 })
        #expect(!placed.isEmpty)
    }

    @Test func switchingIsFollowed() throws {
        let setup = """
            bar.snp.makeConstraints { make in
                make.bottom.equalTo(view).offset(-8).priority(500)
                k = make.bottom.equalTo(view).offset(-300).constraint
            }
            k.deactivate()
            """
        // From 8 above the bottom to 300 above it.
        #expect(try state("k.activate()", setup: setup).displacement == -292)
    }

    @Test func whatIsMadeAnewWithoutTheKeyboardStaysWhereItIs() throws {
        let write = "card.snp.remakeConstraints { make in make.bottom.equalTo(view.snp.bottom) }"
        let state = try state(write)
        #expect(state.rests == [])
        #expect(state.assumptions == [])
        #expect(state.movement.text == "leaves `card` where it was")
    }

    @Test func whatIsMadeOfTheKeyboardsFrameBelongsAboveIt() throws {
        let state = try state("bar.snp.remakeConstraints { make in make.bottom.equalTo(view.snp.bottom).offset(-frame.height) }")
        #expect(state.rests == [.viewBottom])
        #expect(state.displacement == -398)
        #expect(
            state.assumptions.map(\.text) == [
                "assumed: `bar` belongs directly above the keyboard; no constraint that was run positions it while there is none"
            ])
    }

    /// What no file at hand declares may be an anchor, a view or a number; a local variable or a property of a numeric type is a
    /// number, which counts from the superview's edge.
    @Test(arguments: [
        ("lowerEnd", "", false), ("lowerEnd", "var lowerEnd: CGFloat { Theme.end }", true), ("-Theme.end", "", true),
    ])
    func aNameThatIsNotAtHandMayBeAnything(target: String, members: String, isNumber: Bool) throws {
        let setup = """
            bar.snp.makeConstraints { make in
                k = make.bottom.equalTo(\(target)).inset(8).constraint
            }
            """
        let run = run("k.update(inset: frame.height)", setup: setup, members: members)
        let path = try #require(run.paths.first)
        let constraint = path.trace.writes.first?.constraint
        #expect((constraint != nil) == isNumber)
        #expect(path.missingNames.contains("lowerEnd") == !isNumber)
    }

    /// The margins end with the safe area, which the scenario has none of.
    @Test func marginsAreAttributesToo() throws {
        let setup = """
            view.addSubview(bar)
            bar.snp.makeConstraints { make in make.leftMargin.rightMargin.bottomMargin.equalToSuperview() }
            """
        let state = try state("bar.snp.updateConstraints { make in make.bottomMargin.equalTo(-frame.height) }", setup: setup)
        #expect(state.displacement == -398)
        #expect(state.rests == [.safeArea])
    }

    /// Where the set-up was not run to its end, an update changes a constraint that nobody has seen.
    @Test func anUpdateOfWhatWasNotSeenSaysNothingOfTheRest() throws {
        let write = "bar.snp.updateConstraints { make in make.bottom.equalTo(view).offset(-frame.height) }"
        let state = try state(write, setup: "again()", members: "func again() { again() }")
        #expect(state.rests.isEmpty || !state.assumptions.isEmpty)
        #expect(state.displacement == nil)
    }
}
