import KeyboardFacts
import KeyboardModel
import Reporting
import SourceText
import SwiftParser
import Testing

@testable import HandlerInterpreter

/// What reactive chains make of the keyboard, through all events of the Stage Manager scenario.
///
/// Its keyboard is shown 398 points high, becomes 343, and is hidden: the end frames are (0, 412, 1080, 398), (0, 467, 1080, 343)
/// and (0, 810, 1080, 343) on a screen of 1080 × 810.
struct ChainTests {
    private static let shows = "center.publisher(for: UIResponder.keyboardWillShowNotification)"
    private static let hides = "center.publisher(for: UIResponder.keyboardWillHideNotification)"
    private static let height = ".map { ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0 }"

    private func paths(_ setup: String, members: String = "", outside: String = "") -> [PathRun] {
        let code = """
            class Screen: UIViewController {
                @IBOutlet var bottom: NSLayoutConstraint!
                @IBOutlet var scrollView: UIScrollView!
                \(members)
                override func viewDidLoad() { \(setup) }
            }
            \(outside)
            """
        let facts = FileFacts(parse(SourceFile(path: "Screen.swift", text: code)))
        let scenario = ScenarioLibrary.scenario(id: "ipad-stage-manager-partly-covered") ?? ScenarioLibrary.standard[0]
        return HandlerInterpreter(index: facts.index, handlers: facts.handlers).run(scenario).paths
    }

    /// What the only path wrote, in order; nil for what is no number.
    private func written(_ setup: String, members: String = "", outside: String = "") -> [Double?] {
        let paths = paths(setup, members: members, outside: outside)
        guard paths.count == 1 else { return [] }
        return paths[0].trace.writes.map { if case .points(let number) = $0.after { number } else { nil } }
    }

    @Test(arguments: [
        ".sink { [weak self] in self?.bottom.constant = $0 }", ".assign(to: \\.constant, on: bottom)",
        ".sink(receiveValue: raise)", ".sink(receiveValue: { height in self.bottom.constant = height })",
        ".bind(to: bottom.rx.constant)",
        ".subscribe(onNext: { self.bottom.constant = $0 })",
    ])
    func everySubscriberWrites(subscriber: String) {
        let written = written(
            Self.shows + Self.height + subscriber, members: "func raise(_ height: CGFloat) { bottom.constant = height }")
        #expect(written == [398, 343])
    }

    /// The closure of a binder is given the object whose property it is, and the value (source of RxSwift, `Binder.swift`).
    @Test(arguments: [
        ".bind(to: rx.raised)", ".drive(self.rx.raised)", ".bind(to: raising)", ".drive(self.raised)", " ~> rx.raised",
    ])
    func aBinderIsGivenItsObjectAndTheValue(subscriber: String) {
        let members = """
            lazy var raising = Binder<CGFloat>(self) { screen, height in screen.bottom.constant = height }
            var raised: Binder<CGFloat> { Binder(self) { $0.bottom.constant = $1 } }
            """
        let outside = """
            extension Reactive where Base: Screen {
                var raised: Binder<CGFloat> { return Binder(base) { screen, height in screen.bottom.constant = height } }
            }
            """
        #expect(written(Self.shows + Self.height + subscriber, members: members, outside: outside) == [398, 343])
    }

    /// What follows a publisher waits for its end (Apple, documentation of `Publisher.append(_:)`); notifications have none.
    @Test(arguments: [
        (".append(hides.map { _ in 7 })", [398, 343]),
        (".append(hides.map { _ in 7 }.eraseToAnyPublisher())", [398, 343]),
        (".merge(with: hides.map { _ in 7 })", [398, 343, 7]),
        (".first().append(hides.map { _ in 7 })", [398, 7]),
        (".prepend(0)", [398, 343]),
        (".prepend(hides.map { _ in 7 })", [7]),
        (".concat(hides.map { _ in 7 })", [398, 343]),
    ])
    func whatFollowsAPublisherThatNeverEndsIsNeverHandedOn(joined: String, heights: [Double]) {
        let setup = """
            let hides = \(Self.hides)
            \(Self.shows + Self.height + joined).sink { [weak self] in self?.bottom.constant = $0 }
            """
        #expect(written(setup) == heights)
    }

    @Test(arguments: ["shows.append(hides)", "Observable.concat(shows, hides)", "Observable.concat([shows]).concat(hides)"])
    func publishersThatAreKeptAreFollowedToTheirEnds(joined: String) {
        let members = """
            lazy var shows = \(Self.shows + Self.height)
            lazy var hides = \(Self.hides).map { _ in 7 }
            """
        #expect(written(joined + ".subscribe(onNext: { self.bottom.constant = $0 })", members: members) == [398, 343])
    }

    @Test func anEndThatTheSourceDoesNotTellIsNamed() throws {
        let setup = """
            subject.append(\(Self.hides).map { _ in 7 }).sink { [weak self] in self?.bottom.constant = $0 }
            """
        let path = try #require(paths(setup, members: "let subject = PassthroughSubject<CGFloat, Never>()").first)
        #expect(path.trace.unknowns.contains { if case .notFollowed("append", _) = $0.point { true } else { false } })
    }

    @Test func anAssignmentRunsWhatObservesTheProperty() {
        let members = "@Published var height: CGFloat = 0 { didSet { bottom.constant = height + 1 } }"
        #expect(written(Self.shows + Self.height + ".assign(to: &$height)", members: members) == [399, 344])
        #expect(written(Self.shows + Self.height + ".assign(to: \\.height, on: self)", members: members) == [399, 344])
    }

    @Test func anAssignmentWritesAPartOfAStructure() {
        let paths = paths(Self.shows + Self.height + ".assign(to: \\.contentInset.bottom, on: scrollView)")
        #expect(paths[0].trace.writes.map(\.kind) == [.contentInset, .contentInset])
        #expect(paths[0].trace.writes.map(\.object) == ["scrollView", "scrollView"])
    }

    @Test(arguments: [
        // A function, an initialiser and key paths in the place of closures.
        (".compactMap(Info.init).map(\\.height)", [398.0, 343]), (".map(heightOf)", [398, 343]),
        (
            ".compactMap(\\.userInfo).compactMap { $0[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }.map(\\.size.height)",
            [398, 343]
        ),
        // Other operators.
        ("\(height).filter { $0 < 350 }", [343]), ("\(height).map { _ in 5 }.removeDuplicates()", [5]),
        ("\(height).first()", [398]),
        ("\(height).prefix(1)", [398]), ("\(height).dropFirst()", [343]), ("\(height).scan(0) { $0 + $1 }", [398, 741]),
        ("\(height).scan(0, +)", [398, 741]), (".map { _ -> CGFloat? in nil }.replaceNil(with: 7)", [7, 7]),
        ("\(height).mapTo(4)", [4, 4]), ("\(height).handleEvents(receiveOutput: { _ in }).share().print()", [398, 343]),
        ("\(height).receive(on: DispatchQueue.main)", [398, 343]),
        ("\(height).keyboardRest()", [297, 242]),
    ])
    func theOperatorsMakeOfTheKeyboard(operators: String, expected: [Double]) {
        let written = written(
            Self.shows + operators + ".sink { self.bottom.constant = $0 }",
            members: "func heightOf(_ note: Notification) -> CGFloat { note.endFrame.height }",
            outside: """
                extension Notification {
                    var endFrame: CGRect { userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero }
                }
                struct Info {
                    let height: CGFloat
                    init?(_ note: Notification) { height = note.endFrame.height }
                }
                extension Publisher { func keyboardRest() -> AnyPublisher<CGFloat, Never> { self.map { $0 - 101 }.eraseToAnyPublisher() } }
                """)
        #expect(written == expected)
    }

    @Test func mergedPublishersKeepTheirOwnBeginnings() {
        let merged = "Publishers.Merge(\(Self.shows)\(Self.height), \(Self.hides).map { _ in CGFloat(0) })"
        #expect(written(merged + ".sink { self.bottom.constant = $0 }") == [398, 343, 0])
    }

    @Test func whatHopsThroughAQueueComesAfterWhatDoesNot() {
        let written = written(
            """
            \(Self.shows).receive(on: RunLoop.main).sink { _ in self.bottom.constant = 1 }
            \(Self.shows).sink { _ in self.bottom.constant = 2 }
            """)
        #expect(written == [2, 1, 2, 1])
    }

    @Test func whatWaitsForTimeToPassComesLast() {
        let written = written(
            """
            \(Self.shows).debounce(for: .milliseconds(50), scheduler: RunLoop.main).sink { _ in self.bottom.constant = 1 }
            \(Self.shows).sink { _ in DispatchQueue.main.async { self.bottom.constant = 2 } }
            """)
        #expect(written == [2, 1, 2, 1])
    }

    @Test func aLoopGetsWhatItsSequenceIsMappedTo() {
        let loop = """
            Task { for await height in center.notifications(named: UIResponder.keyboardWillShowNotification)\(Self.height.replacing(".map {", with: ".map({") + ")") {
                self.bottom.constant = height
            } }
            """
        #expect(written(loop) == [398, 343])
    }

    @Test func whatAnOperatorHidesIsNamedAndTheRestRuns() {
        let paths = paths(Self.shows + ".flatMap { _ in other }.sink { _ in self.bottom.constant = 9 }")
        #expect(paths.map { $0.trace.writes.map(\.after) } == [[.points(9), .points(9)]])
        #expect(paths[0].trace.unknowns.map(\.point.text) == ["not followed: the values that `flatMap` in line 5 passes on"])
    }

    @Test func whatIsCombinedGetsItsPlace() {
        let combined =
            "Publishers.CombineLatest(\(Self.shows)\(Self.height), other).sink { height, _ in self.bottom.constant = height }"
        #expect(written(combined) == [398, 343])
    }

    /// What an inner stream of one value hands on is that value (reactivex.io, "Just").
    @Test(arguments: [
        (".flatMap { note -> Observable<CGFloat> in return .just(heightOf(note)) }", [398.0, 343]),
        (".flatMapLatest { note in Observable.just(self.heightOf(note)) }", [398, 343]),
        (".flatMap { Just($0).map(self.heightOf).eraseToAnyPublisher() }", [398, 343]),
        (".flatMap { note -> Observable<CGFloat> in heightOf(note) > 350 ? .just(heightOf(note)) : .empty() }", [398]),
        (".flatMap(height)", [398, 343]),
        (".withLatestFrom(Observable.just(7))", [7, 7]), (".withLatestFrom(seven)", [7, 7]),
        (".withLatestFrom(Observable.just(self)) { ($0, $1) }.map { note, screen in screen.heightOf(note) }", [398, 343]),
        (".withLatestFrom(seven) { note, seven in self.heightOf(note) + seven }", [405, 350]),
        (".combineLatest(seven).map { note, seven in self.heightOf(note) + seven }", [405, 350]),
    ])
    func streamsOfOneValueHandItOn(operators: String, expected: [Double]) {
        let written = written(
            Self.shows + operators + ".subscribe(onNext: { self.bottom.constant = $0 })",
            members: """
                let seven = Observable<CGFloat>.just(7)
                func height(_ note: Notification) -> Observable<CGFloat> {
                    guard note.userInfo != nil else { return .empty() }
                    return .just(heightOf(note))
                }
                func heightOf(_ note: Notification) -> CGFloat {
                    (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0
                }
                """)
        #expect(written == expected)
    }

    /// A pair needs another value for each of the first.
    @Test(arguments: [
        (".withLatestFrom(other)", "other"), (".combineLatest(other).map { $1 }", "other"),
        (".withLatestFrom(other) { $1 }", "other"),
        (".zip(Observable.just(7)).map { $1 }", "Observable.just(7)"),
    ])
    func whatAnotherStreamHandsOnGoesByItsName(operators: String, name: String) {
        let paths = paths(Self.shows + operators + ".subscribe(onNext: { self.bottom.constant = $0 })")
        #expect(paths.map { $0.trace.writes.map(\.after) } == [[.text(name), .text(name)]])
    }

    @Test(arguments: ["shows", "screen.shows", "heights()", "Observable.from([ups, downs]).merge()"])
    func streamsOfAListAreMerged(merged: String) {
        let list = """
            Observable
                .from([
                    center.rx.notification(UIResponder.keyboardWillShowNotification)
                        .map { note -> CGFloat in
                            (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue.height ?? 0
                        },
                    center.rx.notification(UIResponder.keyboardWillHideNotification).map { _ -> CGFloat in 0 },
                ])
                .merge()
            """
        let written = written(
            merged + ".subscribe(onNext: { self.bottom.constant = $0 })",
            members:
                "lazy var shows = \(list)\nlet screen = Screen()\nlazy var ups = \(Self.shows + Self.height)\nlazy var downs = \(Self.hides).map { _ in 0 }",
            outside: "func heights() -> Observable<CGFloat> {\n    return \(list)\n}")
        #expect(written == [398, 343, 0])
    }

    // MARK: Who posts

    @Test(arguments: [
        ("nil", [8.0, 8]), ("UIScreen.main", [8, 8]), ("view.window?.windowScene?.screen", [8, 8]), ("self", []), ("view", []),
        ("scrollView", []), ("UIApplication.shared", []),
        // There is none before the screen appears.
        ("view.window", [8, 8]),
    ])
    func whatAsksForAnotherSenderNeverRuns(object: String, expected: [Double]) {
        let selector = """
            NotificationCenter.default.addObserver(
                self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: \(object))
            """
        #expect(written(selector, members: "@objc func shown(_ note: Notification) { bottom.constant = 8 }") == expected)
        let publisher = "center.publisher(for: UIResponder.keyboardWillShowNotification, object: \(object))"
        #expect(written(publisher + ".sink { _ in self.bottom.constant = 8 }") == expected)
    }

    @Test func aTypedMessageComesFromItsScreen() {
        let message =
            "token = center.addObserver(of: UIScreen.main, for: .keyboardWillShow) { self.bottom.constant = $0.endFrame.height }"
        #expect(written(message) == [398, 343])
    }
}

/// Libraries that bring a stream of their own, through the events of the Stage Manager scenario.
struct KeyboardLibraryTests {
    private func written(_ setup: String) -> [[LayoutWrite.Amount]] {
        let code = """
            class Screen: UIViewController {
                @IBOutlet var bottom: NSLayoutConstraint!
                override func viewDidLoad() { \(setup) }
            }
            """
        let facts = FileFacts(parse(SourceFile(path: "Screen.swift", text: code)))
        let scenario = ScenarioLibrary.scenario(id: "ipad-stage-manager-partly-covered") ?? ScenarioLibrary.standard[0]
        return HandlerInterpreter(index: facts.index, handlers: facts.handlers).run(scenario).paths.map {
            $0.trace.writes.map(\.after)
        }
    }

    /// All of the end frames lies on the screen but the last, which is below it: 398, 343 and 0 points of it.
    @Test func rxKeyboardTellsWhatOfTheKeyboardIsOnTheScreen() {
        let height = "RxKeyboard.instance.visibleHeight.drive(onNext: { [weak self] height in self?.bottom.constant = height })"
        #expect(written(height) == [[.points(398), .points(343), .points(0)]])
        let frame = "RxKeyboard.instance.frame.map { $0.minY }.drive(bottom.rx.constant).disposed(by: bag)"
        #expect(written(frame) == [[.points(412), .points(467), .points(810)]])
        let hidden = "RxKeyboard.instance.isHidden.drive(onNext: { hidden in self.bottom.constant = hidden ? 0 : 6 })"
        // It hands on only what differs from the value before.
        #expect(written(hidden) == [[.points(6), .points(0)]])
    }

    @Test func reactiveCocoaGivesTheNotificationsContext() {
        let change = "center.reactive.keyboardChange.observeValues { change in self.bottom.constant = change.endFrame.height }"
        #expect(written(change) == [[.points(398), .points(343), .points(343)]])
        let shown = "center.reactive.keyboard(.willShow).map { $0.endFrame.height }.observeValues { self.bottom.constant = $0 }"
        #expect(written(shown) == [[.points(398), .points(343)]])
    }
}
