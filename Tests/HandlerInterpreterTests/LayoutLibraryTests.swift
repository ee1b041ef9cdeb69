import Testing

@testable import HandlerInterpreter

/// What libraries of layout tie, and what their calls write.
///
/// The keyboard is 398 points high; the bar is moved up by that.
struct LayoutLibraryTests {
    private func run(_ making: String, library: String, write: String = "k.constant -= frame.height") -> Run {
        Run(
            write,
            members: """
                var k: NSLayoutConstraint!
                let bar = UIView()
                let card = UIView()
                override func viewDidLoad() {
                    view.addSubview(card)
                    card.addSubview(bar)
                    \(making)
                }
                """, outside: "import \(library)")
    }

    private func state(_ making: String, library: String, write: String = "k.constant -= frame.height") throws -> ContentState {
        try #require(run(making, library: library, write: write).paths.first?.steps.first?.contents.first)
    }

    // MARK: PureLayout

    @Test(arguments: [
        ("card.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8)", ContentState.Rest.viewBottom),
        ("card.autoPinEdge(toSuperviewEdge: ALEdge.bottom, withInset: 8)", .viewBottom),
        ("card.autoPinEdge(toSuperviewSafeArea: .bottom, withInset: 8)", .safeArea),
        ("card.autoPin(toBottomLayoutGuideOf: self, withInset: 8)", .safeArea),
        ("card.autoPinEdge(.bottom, to: .bottom, of: view, withOffset: -8)", .viewBottom),
        ("card.autoConstrainAttribute(.bottom, to: .bottom, of: view, withOffset: -8)", .viewBottom),
        ("card.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 1, left: 2, bottom: 8, right: 4))[2]", .viewBottom),
        (
            "card.autoPinEdgesToSuperviewSafeArea(with: .init(top: 1, left: 2, bottom: 8, right: 4), excludingEdge: .top)[1]",
            .safeArea
        ),
    ])
    func pureLayoutPinsToTheBottom(making: String, rest: ContentState.Rest) throws {
        let state = try state("k = " + making, library: "PureLayout")
        #expect(state.displacement == -398)
        #expect(state.rests == [rest])
        #expect(state.spacing == 8)
        #expect(state.assumptions == [])
    }

    @Test func theSuperviewIsTheOneItWasAddedTo() throws {
        let making = """
            card.autoPinEdge(toSuperviewEdge: .bottom, withInset: 20)
            k = bar.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8)
            """
        #expect(try state(making, library: "PureLayout").spacing == 28)
        let same = "card.bottomToSuperview(offset: -20)\nk = bar.bottomToSuperview(offset: -8)"
        #expect(try state(same, library: "TinyConstraints").spacing == 28)
    }

    /// At least 8 points from the bottom is at most -8 below it.
    @Test func anInsetAtTheFarEdgeTurnsItsRelationRound() throws {
        let state = try state(
            "k = card.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8, relation: .greaterThanOrEqual)", library: "PureLayout")
        #expect(state.rests == [.viewBottom])
        #expect(state.assumptions.count == 1)
    }

    @Test func whatStandsOnASizedViewIsRaisedByIt() throws {
        let making = """
            card.autoPinEdge(toSuperviewEdge: .bottom)
            k = card.autoSetDimension(.height, toSize: 0)
            """
        #expect(try state(making, library: "PureLayout", write: "k.constant = frame.height").displacement == -398)
        let same = "card.bottomToSuperview()\nk = card.height(0)"
        #expect(try state(same, library: "TinyConstraints", write: "k.constant = frame.height").displacement == -398)
    }

    @Test func aPriorityBlockGivesWhatIsMadeInItsPriority() {
        let making = """
            NSLayoutConstraint.autoSetPriority(.defaultHigh) { k = card.autoPinEdge(toSuperviewEdge: .bottom) }
            """
        #expect(run(making, library: "PureLayout", write: "scrollView.contentInset.bottom = k.priority").number == 750)
    }

    // MARK: TinyConstraints

    @Test(arguments: [
        ("card.bottomToSuperview(offset: -8)", ContentState.Rest.viewBottom),
        ("card.bottomToSuperview(offset: -8, usingSafeArea: true)", .safeArea),
        ("card.bottomToSuperview(view.safeAreaLayoutGuide.bottomAnchor, offset: -8)", .safeArea),
        ("card.bottom(to: view, offset: -8)", .viewBottom),
        ("card.bottom(to: view.safeAreaLayoutGuide, offset: -8)", .safeArea),
        ("card.bottom(to: view, view.safeAreaLayoutGuide.bottomAnchor, offset: -8)", .safeArea),
        ("card.edgesToSuperview(insets: .bottom(8))[2]", .viewBottom),
        ("card.edgesToSuperview(excluding: [.top, .left], insets: .uniform(8), usingSafeArea: true)[0]", .safeArea),
        ("card.edges(to: view, insets: UIEdgeInsets(top: 1, left: 2, bottom: 8, right: 4))[2]", .viewBottom),
        ("card.verticalToSuperview(insets: .vertical(8))[1]", .viewBottom),
    ])
    func tinyConstraintsTiesToTheBottom(making: String, rest: ContentState.Rest) throws {
        let state = try state("k = " + making, library: "TinyConstraints")
        #expect(state.displacement == -398)
        #expect(state.rests == [rest])
        #expect(state.spacing == 8)
        #expect(state.assumptions == [])
    }

    /// Insets that are not read may be any; of `.zero`, the number is known.
    @Test(
        arguments: [
            (".top(8) + .left(4)", nil), (".bottom(8) + .left(4)", nil), (".wide", nil), (".bottom(8, 4)", nil), ("rest", nil),
            (".zero", 0), (".left(4)", 0), (".bottom(8)", -8),
        ] as [(String, Double?)])
    func insetsThatAreNotReadAreNotKnown(insets: String, number: Double?) {
        let made = run(
            "k = card.edgesToSuperview(insets: \(insets))[2]", library: "TinyConstraints",
            write: "scrollView.contentInset.bottom = k.constant")
        #expect(made.number == number)
    }

    @Test func anOffsetOfTheCentreThatIsNotReadIsNotKnown() {
        let made = run(
            "k = card.centerInSuperview(offset: rest)[1]", library: "TinyConstraints",
            write: "scrollView.contentInset.bottom = k.constant")
        #expect(made.number == nil)
    }

    /// Other libraries have methods of these names, too.
    @Test func itsNamesMeanNothingWithoutItsImport() {
        let made = run(
            "k = card.bottom(to: view, offset: -8)", library: "TinyConstraints",
            write: "scrollView.contentInset.bottom = k.constant")
        #expect(made.number == -8)
        let unknown = run(
            "k = card.bottom(to: view, offset: -8)", library: "FlexLayout", write: "scrollView.contentInset.bottom = k.constant")
        #expect(unknown.number == nil)
    }
}
