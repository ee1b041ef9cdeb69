import KeyboardFacts
import KeyboardModel
import ProgramIndex
import Reporting
import SourceText
import SwiftParser
import Testing

@testable import HandlerInterpreter

/// What relays and subjects hand to those who subscribe, through the events of the Stage Manager scenario: its keyboard is shown
/// 398 points high, becomes 343, and is hidden.
struct ReplayTests {
    private static let keyboard = "RxKeyboard.instance.visibleHeight"
    private static let shows = """
        center.publisher(for: UIResponder.keyboardWillShowNotification)
            .map { ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0 }
        """

    private func paths(
        _ setup: String, members: String = "", in scenario: String = "ipad-stage-manager-partly-covered",
        builtWith version: String? = nil
    ) -> [PathRun] {
        let code = """
            class Screen: UIViewController {
                @IBOutlet var bottom: NSLayoutConstraint!
                @IBOutlet var other: NSLayoutConstraint!
                \(members)
                override func viewDidLoad() { \(setup) }
            }
            """
        let facts = FileFacts(parse(SourceFile(path: "Screen.swift", text: code)))
        let scenario = ScenarioLibrary.scenario(id: scenario) ?? ScenarioLibrary.standard[0]
        var interfaces = InterfaceIndex.empty
        interfaces.surroundings.packageVersions["RxKeyboard"] = version.flatMap(PackageVersion.init)
        return HandlerInterpreter(index: facts.index, handlers: facts.handlers, interfaces: interfaces).run(scenario).paths
    }

    /// What the only path wrote to a constraint, in order.
    private func written(_ setup: String, members: String = "", to object: String = "bottom") -> [Double?] {
        let paths = paths(setup, members: members)
        guard paths.count == 1 else { return [] }
        return paths[0].trace.writes.filter { $0.object == object }.map {
            if case .points(let number) = $0.after { number } else { nil }
        }
    }

    /// The frame before the first keyboard is the first value, and the only one that `skip(1)` leaves out (RxKeyboard's source:
    /// a driver of a relay that keeps its latest value).
    @Test(arguments: [
        ("", [398.0, 343, 0]), (".skip(1)", [398, 343, 0]), (".skip(2)", [343, 0]), (".take(2)", [398]),
        (".distinctUntilChanged().skip(1)", [398, 343, 0]), (".asObservable().filter { $0 > 0 }.skip(1)", [343]),
    ])
    func rxKeyboardBeginsWithTheHiddenKeyboard(operators: String, heights: [Double]) {
        let subscriber = ".drive(onNext: { [weak self] in self?.bottom.constant = $0 })"
        #expect(written(Self.keyboard + operators + subscriber) == heights)
    }

    @Test func whatNobodyWasSeenToSubscribeToHasReplayedByTheFirstEvent() {
        let attach = "func attach() { \(Self.keyboard).skip(1).drive(onNext: { self.bottom.constant = $0 }) }"
        #expect(written("", members: attach) == [398, 343, 0])
    }

    @Test func theReplayRunsTheSubscriber() {
        let counted = "\(Self.keyboard).drive(onNext: { _ in self.seen += 1\nself.bottom.constant = self.seen })"
        #expect(written(counted, members: "var seen: CGFloat = 0") == [2, 3, 4])
    }

    @Test func aKeyboardThatIsShownAlreadyDoesNotAppear() {
        let appearing = "RxKeyboard.instance.willShowVisibleHeight.drive(onNext: { self.bottom.constant = $0 })"
        #expect(written(appearing) == [398])
        let hidden = "RxKeyboard.instance.isHidden.skip(1).drive(onNext: { self.bottom.constant = $0 ? 1 : 2 })"
        #expect(written(hidden) == [2, 1])
    }

    /// Who keeps a value, and what is bound before somebody subscribes (reactivex.io, "Subject").
    @Test(arguments: [
        ("BehaviorRelay<CGFloat>(value: 0)", true, [398.0, 343, 0]), ("BehaviorRelay<CGFloat>(value: 0)", false, [398, 343, 0]),
        ("BehaviorSubject<CGFloat>(value: 0)", true, [398, 343, 0]),
        ("PublishRelay<CGFloat>()", true, [343, 0]), ("PublishRelay<CGFloat>()", false, [398, 343, 0]),
    ])
    func aRelayHandsOnWhatItKeeps(relay: String, isBoundFirst: Bool, heights: [Double]) {
        let bind = "\(Self.keyboard).asObservable().bind(to: relay)"
        let subscribe = "relay.skip(1).subscribe(onNext: { self.bottom.constant = $0 })"
        let setup = isBoundFirst ? bind + "\n" + subscribe : subscribe + "\n" + bind
        #expect(written(setup, members: "let relay = \(relay)") == heights)
    }

    @Test(arguments: [
        ("CurrentValueSubject<CGFloat, Never>(0)", [398.0, 343]), ("PassthroughSubject<CGFloat, Never>()", [343]),
    ])
    func aSubjectOfCombineDoesTheSame(subject: String, heights: [Double]) {
        let setup = "\(Self.shows).subscribe(subject)\nsubject.dropFirst().sink { self.bottom.constant = $0 }"
        #expect(written(setup, members: "let subject = \(subject)") == heights)
    }

    @Test func whatIsPutInFrontIsCounted() {
        #expect(written(Self.shows + ".startWith(5).skip(1).subscribe(onNext: { self.bottom.constant = $0 })") == [398, 343])
        #expect(written(Self.shows + ".prepend(5).dropFirst().sink { self.bottom.constant = $0 }") == [398, 343])
    }

    @Test func aRelayOfWhichNothingIsKnownLeavesTheCountOpen() {
        let setup = "\(Self.shows).subscribe(model.heights)\nmodel.heights.dropFirst().sink { self.bottom.constant = $0 }"
        let paths = paths(setup)
        #expect(
            paths.flatMap(\.trace.unknowns).contains { if case .notFollowed("dropFirst", _) = $0.point { true } else { false } })
    }

    /// A notification has no latest value before it is posted.
    @Test func whatIsJoinedWaitsForEachOfTheStreams() {
        let hides = "center.publisher(for: UIResponder.keyboardWillHideNotification).map { _ in CGFloat(7) }"
        let joined = "Publishers.CombineLatest(\(Self.shows), \(hides))"
        #expect(written(joined + ".sink { self.bottom.constant = $0 + $1 }") == [350])
    }

    /// What keeps a value has one when somebody subscribes: the subscriber has run by the time that the keyboard comes, and
    /// nobody knows with what. What only forwards has had none.
    @Test(arguments: [
        ("@Published var inset: CGFloat", "model.$inset", [nil, nil, nil]),
        ("let inset: PassthroughSubject<CGFloat, Never>", "model.inset", [1.0, 1, 0]),
    ])
    func whatIsJoinedWithAnUnknownValueIsKnownOnlyIfNothingRanBefore(property: String, other: String, heights: [Double?]) {
        let setup = """
            Publishers.CombineLatest(heights, \(other)).sink { height, _ in self.bottom.constant = height }
            center.publisher(for: UIResponder.keyboardWillShowNotification).sink { _ in self.heights.send(1) }
            center.publisher(for: UIResponder.keyboardWillHideNotification).sink { _ in self.heights.send(0) }
            """
        let members = """
            let heights = CurrentValueSubject<CGFloat, Never>(0)
            let model: Model
            class Model { \(property) }
            """
        #expect(written(setup, members: members) == heights)
    }

    @Test func eachSubscriberComparesForItself() {
        let setup = """
            let heights = \(Self.shows).removeDuplicates()
            heights.sink { self.bottom.constant = $0 }
            heights.sink { self.other.constant = $0 }
            """
        #expect(written(setup) == [398, 343])
        #expect(written(setup, to: "other") == [398, 343])
    }

    /// The empty frame of a keyboard that fades away has no visible height since version 2.0.1, and the screen's before.
    @Test(arguments: [("iphone-cross-fade", true), ("iphone-home-indicator", false)])
    func whatVersionsOfALibraryDoDifferentlyIsAnAssumption(scenario: String, isAssumed: Bool) {
        let paths = paths("\(Self.keyboard).drive(onNext: { self.bottom.constant = $0 })", in: scenario)
        let assumptions = paths.flatMap(\.trace.unknowns).filter {
            if case .assumed(.isOfVersion("2.0.1", "RxKeyboard")) = $0.point { true } else { false }
        }
        #expect(assumptions.isEmpty != isAssumed)
    }

    /// So does what the project was last built with.
    @Test(arguments: [("1.0.0", 844.0), ("2.0.0", 844), ("2.0.1", 0), ("2.1", 0)])
    func theProjectTellsTheVersion(version: String, expected: Double) throws {
        let paths = paths(
            "\(Self.keyboard).drive(onNext: { self.bottom.constant = $0 })", in: "iphone-cross-fade", builtWith: version)
        let path = try #require(paths.first)
        #expect(path.trace.writes.last?.after == .points(expected))
        #expect(path.trace.unknowns.allSatisfy { if case .assumed = $0.point { false } else { true } })
    }

    /// A copy of the library's source tells which it is: 844 points for the keyboard that has faded away, or none.
    @Test(arguments: [
        ("UIScreen.main.bounds.height - $0.origin.y", 844.0), ("UIScreen.main.bounds.intersection($0).height", 0.0),
    ])
    func aCopyOfTheLibraryTellsItsVersion(formula: String, expected: Double) throws {
        let paths = paths(
            "\(Self.keyboard).drive(onNext: { self.bottom.constant = $0 })",
            members: "class RxKeyboard { lazy var visibleHeight = frame.map { \(formula) } }", in: "iphone-cross-fade")
        let path = try #require(paths.first)
        #expect(path.trace.writes.last?.after == .points(expected))
        #expect(path.trace.unknowns.allSatisfy { if case .assumed = $0.point { false } else { true } })
    }
}
