import Reporting
import Testing

@testable import HandlerInterpreter

/// Content held by several constraints is where all that are active put it together.
///
/// The view is 646 points high and has no safe area; the keyboard is 398 points high.
struct SwitchedConstraintTests {
    private func states(_ setup: String, _ write: String, members: String = "") throws -> [ContentState] {
        let run = Run(
            write,
            members: """
                let bar = UIView()
                var resting: NSLayoutConstraint!
                var raised: NSLayoutConstraint!
                \(members)
                override func viewDidLoad() { \(setup) }
                """)
        return try #require(run.paths.first?.steps.first?.contents)
    }

    /// The first constraint puts the bar 8 above the safe area's end, the second at the view's end.
    private static let both = """
        resting = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8)
        raised = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        """

    @Test(arguments: [
        "resting.isActive = false\nraised.constant = -frame.height\nraised.isActive = true",
        "NSLayoutConstraint.deactivate([resting])\nraised.constant = -frame.height\nNSLayoutConstraint.activate([raised])",
        "view.removeConstraint(resting)\nraised.constant = -frame.height\nview.addConstraint(raised)",
    ])
    func oneSwitchedOffAndAnotherOnMoveTheContentBetweenTheirPlaces(write: String) throws {
        // From 638 (646 − 8) to 248 (646 − 398).
        for state in try states(Self.both + "\nNSLayoutConstraint.activate([resting])", write) {
            #expect(state.displacement == -390)
            #expect(state.rests == [.safeArea])
            #expect(state.spacing == 8)
            #expect(state.movement.text == "raises `bar` by 390 pt")
            #expect(state.assumptions == [])
        }
    }

    /// A sheet that waits below the view is brought up by something else than the keyboard.
    @Test func fromWhereSomethingWaitsBelowTheViewNobodyKnowsHowFarItGoes() throws {
        let setup = Self.both.replacing("constant: -8", with: "constant: 300") + "\nresting.isActive = true"
        for state in try states(setup, "resting.isActive = false\nraised.constant = -frame.height\nraised.isActive = true") {
            #expect(state.rests == [])
            #expect(state.spacing == nil)
            #expect(state.assumptions.count == 1)
        }
    }

    @Test(arguments: [
        "resting.priority = UILayoutPriority(1)\nraised.priority = UILayoutPriority(rawValue: 999)",
        "resting.priority = .defaultLow\nraised.priority = .defaultHigh",
    ])
    func theOneOfHigherPriorityWins(write: String) throws {
        let setup =
            Self.both + """

                raised.constant = -300
                resting.priority = .init(999)
                raised.priority = .init(1)
                NSLayoutConstraint.activate([resting, raised])
                """
        // From 638 to 346 (646 − 300).
        let state = try #require(try states(setup, write).first)
        #expect(state.displacement == -292)
        #expect(state.rests == [.safeArea])
    }

    @Test func aConstraintThatOnlyTheKeyboardSwitchesOnIsMeasuredFromWhatItTies() throws {
        let state = try #require(
            try states(
                "", "lift.isActive = true\nlift.constant = -(frame.height + 24)",
                members: """
                    lazy var lift: NSLayoutConstraint = {
                        let edge = view.bottomAnchor
                        return bar.bottomAnchor.constraint(equalTo: edge)
                    }()
                    """
            ).first)
        #expect(state.displacement == -422)
        #expect(state.rests == [.viewBottom])
        #expect(state.spacing == 0)
        #expect(
            state.assumptions.map(\.text) == [
                "assumed: `bar` belongs directly above the keyboard; no constraint that was run positions it while there is none"
            ])
    }

    private static let centred = """
        resting = bar.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        resting.isActive = true
        raised = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        """

    /// At rest its middle is at 646 / 2 = 323, and it is 100 points high: it ends at 373, and with the keyboard at 646 − 398 = 248.
    @Test func whatItsMiddleHoldsAtRestGoesFromThere() throws {
        let setup = Self.centred + "\nbar.heightAnchor.constraint(equalToConstant: 100).isActive = true"
        let write = "raised.constant = -frame.height\nraised.isActive = true\nresting.isActive = false"
        for state in try states(setup, write) where state.name == "raised" {
            #expect(state.movement.text == "raises `bar` by 125 pt")
            #expect(state.assumptions == [])
        }
    }

    /// As high as its content, it ends nobody knows where at rest: the constant is not how far it goes.
    @Test func whatItsMiddleHoldsAtRestHasAnOpenEndWithoutAHeight() throws {
        let write = "raised.constant = -frame.height\nraised.isActive = true\nresting.isActive = false"
        let state = try #require(try states(Self.centred, write).first { $0.name == "raised" })
        #expect(state.rests == [])
        #expect(
            state.assumptions.map(\.text) == [
                "unknown: where `bar` ends: the constraints found leave its bottom edge open"
            ])
    }

    @Test func whatIsSwitchedOnInCodeThatDoesNotRunIsOnAtRest() throws {
        let state = try #require(
            try states(
                "", "resting.isActive = false\nraised.constant = -frame.height\nraised.isActive = true",
                members: "func layOut() { \(Self.both)\nresting.isActive = true }"
            ).first)
        #expect(state.displacement == -390)
    }

    @Test func aLimitCountsOnlyWhereItIsLowerThanWhatHolds() throws {
        let setup = """
            resting = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -50)
            resting.priority = .defaultHigh
            raised = bar.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor)
            NSLayoutConstraint.activate([resting, raised])
            """
        // At rest the bar ends 50 above the bottom; the limit goes to 398 above it, and at 20 it changes nothing.
        #expect(try states(setup, "raised.constant = -frame.height").first?.displacement == -348)
        #expect(try states(setup, "raised.constant = -20").first?.displacement == 0)
    }

    @Test func twoRequiredPlacesAreAConflict() throws {
        let state = try #require(
            try states(
                Self.both + "\nresting.isActive = true", "raised.constant = -frame.height\nraised.isActive = true"
            ).first)
        #expect(state.rests == [])
        #expect(state.movement.text == "only switches `raised`")
        #expect(state.conflict != nil)
        #expect(state.assumptions.isEmpty)
    }

    @Test func whatIsActiveThatIsNoConstraintIsNoLayout() {
        #expect(Run("searchController.isActive = false\nmodel.priority = 3").paths.first?.trace.writes.isEmpty == true)
    }

    /// A strip that stands on the bar by a constraint which a handler writes to, while another constraint takes the bar
    /// elsewhere: from where, no code at hand says.
    @Test func whatStandsOnWhatIsMovedElsewhereIsNotLeftWhereItWas() throws {
        let setUp = """
            resting = bar.bottomAnchor.constraint(equalTo: view.lowestAnchor)
            resting.isActive = true
            raised = strip.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -14)
            raised.isActive = true
            """
        let write = """
            raised.constant = -14
            resting.isActive = false
            resting = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -frame.height)
            resting.isActive = true
            """
        let states = try states(setUp, write, members: "let strip = UIView()")
        let strip = try #require(states.first { $0.name == "raised" })
        #expect(strip.displacement == nil || strip.manner == .switches)
        #expect(strip.assumptions == [.unknown(.solution(.view("strip")))])
        #expect(strip.rests == [])
    }
}
