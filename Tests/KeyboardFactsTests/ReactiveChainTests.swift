import SourceText
import SwiftParser
import Testing

@testable import KeyboardFacts
@testable import ProgramIndex

/// Where publishers of keyboard notifications end, however the parts of a chain are kept.
struct ReactiveChainTests {
    static let shows = "center.publisher(for: UIResponder.keyboardWillShowNotification)"
    static let hides = "center.publisher(for: UIResponder.keyboardWillHideNotification)"

    /// Facts of a class whose body is `members` and whose `viewDidLoad` is `setup`, in a file that ends with `outside`.
    func facts(
        _ setup: String, members: String = "", outside: String = "", library: [String] = []
    ) -> FileFacts {
        let text = "class Form: UIViewController {\n\(members)\nfunc viewDidLoad() {\n\(setup)\n}\n}\n\(outside)\n"
        return FileFacts(
            parse(SourceFile(path: "Form.swift", text: text)),
            library: library.enumerated().map { parse(SourceFile(path: "Other\($0).swift", text: $1)) })
    }

    func only(_ facts: FileFacts) throws -> KeyboardHandler {
        try #require(facts.handlers.count == 1, "\(facts.handlers.map(\.name))")
        return facts.handlers[0]
    }

    /// The names of the operators on the way of each registration.
    func operators(_ handler: KeyboardHandler) -> [[String]] {
        handler.registrations.map { $0.stages.map(\.name) }
    }

    /// The properties of a structure without an initialiser are filled by one that Swift makes.
    @Test(arguments: [
        ("Output(heights: heights.asDriver(), title: title)", "let heights: Driver<CGFloat>"),
        (".init(heights: heights, title: title)", "var heights: Driver<CGFloat>"),
        (
            "Output(with: heights)",
            "let heights: Driver<CGFloat>\ninit(with given: Driver<CGFloat>) { self.heights = given }"
        ),
    ])
    func aStructureOfPublishersIsFollowed(made: String, properties: String) throws {
        let model = """
            class Model {
                struct Output { \(properties)\nlet title: Driver<String> }
                func transform(input: Input) -> Output {
                    let heights = \(Self.shows).map { $0.name }
                    return \(made)
                }
            }
            """
        let screen = """
            class OtherForm: UIViewController {
                var model: Model!
                func viewDidLoad() {
                    let output = model.transform(input: Input())
                    output.title.drive(onNext: { title in })
                    output.heights.drive(onNext: { height in })
                }
            }
            """
        let file = parse(SourceFile(path: "Model.swift", text: model))
        let handlers = FileFacts(file, library: [parse(SourceFile(path: "Screen.swift", text: screen))]).handlers
        #expect(handlers.map(\.owner) == ["OtherForm"])
        #expect(handlers.flatMap(operators).map { $0.first } == ["map"])
    }

    @Test func whatAnotherStreamSamplesIsSaid() throws {
        let handler = try only(facts("taps.withLatestFrom(\(Self.shows)).sink { note in }"))
        guard case .unknown(let reason, _) = handler.target else { throw Unexpected() }
        #expect(reason.contains("withLatestFrom"))
    }

    private struct Unexpected: Error {}

    /// In a tree that has a copy of RxKeyboard, who subscribes to its stream is one handler: not once more through the copy.
    @Test func aCopyOfALibraryIsNotFollowedToWhoNamesItsStream() throws {
        let copy = """
            class RxKeyboard {
                static let instance = RxKeyboard()
                let visibleHeight: Driver<CGFloat>
                init() {
                    let frame = BehaviorRelay<CGRect>(value: .zero)
                    visibleHeight = frame.asDriver().map { UIScreen.main.bounds.height - $0.minY }
                    center.rx.notification(UIResponder.keyboardWillChangeFrameNotification)
                        .map { $0.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! CGRect }.bind(to: frame)
                }
            }
            """
        let facts = facts("RxKeyboard.instance.visibleHeight.drive(onNext: { height in })", outside: copy)
        #expect(try only(facts).registrations.map(\.reference.node.name) == ["visibleHeight"])
        #expect(facts.unexplained.isEmpty)
    }

    // MARK: Subscribers

    @Test(arguments: [
        (".sink { note in }", "closure"), (".sink(receiveCompletion: { _ in }, receiveValue: { note in })", "closure"),
        (".sink(receiveValue: raise)", "raise(_:)"), (".subscribe(onNext: { note in }, onError: { _ in })", "closure"),
        (".subscribe(onNext: self.raise)", "raise(_:)"), (".drive(onNext: { note in })", "closure"),
        (".bind { note in }", "closure"),
        (".observeValues { note in }", "closure"), (".assign(to: \\.note, on: self)", "assign"),
        (".assign(to: &$note)", "assign"),
        (".bind(to: bottom.rx.constant)", "bind"), (".drive(bottom.rx.constant)", "drive"),
        (".subscribe(Subscribers.Assign(object: self, keyPath: \\.note))", "subscribe"),
    ])
    func everySubscriberIsAnEnd(subscriber: String, name: String) throws {
        let handler = try only(facts(Self.shows + subscriber, members: "func raise(_ note: Notification) {}"))
        #expect(handler.name == name)
    }

    @Test func anAssignmentSaysWhatItWrites() throws {
        func path(_ subscriber: String) throws -> String {
            guard case .assignment(let assignment) = try only(facts(Self.shows + subscriber)).target else {
                return "no assignment"
            }
            return ([assignment.root?.text ?? "self"] + assignment.path).joined(separator: ".")
        }
        #expect(try path(".assign(to: \\.contentInset.bottom, on: table)") == "table.contentInset.bottom")
        #expect(try path(".assign(to: \\Form.height, on: self)") == "self.height")
        #expect(try path(".assign(to: &$height)") == "self.height")
        #expect(try path(".assign(to: &model.$height)") == "model.height")
        #expect(try path(".bind(to: bottom.rx.constant)") == "bottom.constant")
    }

    @Test func theBindingOperatorOfReactiveSwiftIsASubscriber() throws {
        let facts = facts(
            "bottom.reactive.constant <~ center.reactive.notifications(forName: UIResponder.keyboardWillShowNotification).map { _ in 1 }"
        )
        let handler = try only(facts)
        #expect(handler.name == "<~")
        #expect(operators(handler) == [["map"]])
        #expect(handler.registrations.map(\.form) == [.rx])
    }

    @Test func aViewThatReceivesAPublisherSubscribes() throws {
        let facts = facts(
            "",
            outside: "struct Page: View { var body: some View { Text(\"\").onReceive(\(Self.shows).map { $0 }) { note in } } }")
        #expect(operators(try only(facts)) == [["map"]])
        #expect(try only(facts).owner == "Page")
    }

    @Test func aPublisherMayHaveSeveralSubscribers() {
        let facts = facts("let p = \(Self.shows)\np.sink { a in }\np.map { $0.name }.sink { b in }")
        #expect(facts.handlers.map(operators) == [[[]], [["map"]]])
    }

    /// Members stand on lines of their own as often as not.
    @Test(arguments: [
        "RxKeyboard\n    .instance\n    .visibleHeight\n    .drive(onNext: { height in })",
        "NotificationCenter\n.default\n.rx\n.notification(\n    UIResponder\n    .keyboardWillShowNotification\n)\n.subscribe(onNext: { note in })",
        "NotificationCenter\n.default\n.publisher(\n    for: UIResponder\n    .keyboardWillShowNotification\n)\n.sink { note in }",
        "NotificationCenter.default\n.publisher(for:\nUIResponder.keyboardWillShowNotification)\n.receive(\non: q)\n.sink(\nreceiveValue: { note in })",
        "NotificationCenter\n.default\n.reactive\n.keyboard(.willShow)\n.observeValues { note in }",
        "NotificationCenter\n.default\n.reactive\n.keyboardChange\n.observeValues { note in }",
        "Publishers\n.Merge(\n\(shows),\n\(hides)\n)\n.sink\n{ note in }",
    ])
    func linesBreakAnywhere(setup: String) throws {
        #expect(try only(facts(setup)).name == "closure")
        #expect(SourceFile(path: "Form.swift", text: setup).hasSeedOfStream)
    }

    // MARK: Operators

    @Test func theOperatorsAreKeptInOrder() throws {
        let facts = facts(
            Self.shows
                + ".compactMap { $0.userInfo }.receive(on: RunLoop.main).removeDuplicates().debounce(for: 1, scheduler: q).sink { _ in }"
        )
        #expect(
            try only(facts).registrations[0].stages.map(\.operation) == [.compactMap, .hop, .removeDuplicates, .delay])
    }

    @Test(arguments: [
        "Publishers.Merge(\(shows), \(hides))", "Publishers.MergeMany(\(shows), \(hides))",
        "Publishers.MergeMany([\(shows), \(hides)])",
        "\(shows).merge(with: \(hides))", "Observable.merge(\(shows), \(hides))", "Observable.of(\(shows), \(hides)).merge()",
        "Observable.from([\(shows), \(hides)]).merge()",
        "Publishers.Merge(\(shows), \(hides)).subscribe(on: DispatchQueue.main)",
    ])
    func whatIsMergedHasOneSubscriber(merged: String) throws {
        let handler = try only(facts(merged + ".sink { note in }"))
        #expect(handler.registrations.map(\.event) == [.willShow, .willHide])
    }

    @Test func whatIsCombinedHasAPlace() throws {
        let first = try only(facts("Publishers.CombineLatest(\(Self.shows), other).sink { note, x in }"))
        #expect(first.registrations[0].stages.map(\.operation) == [.combine(position: 0, count: 2)])
        let second = try only(facts("other.combineLatest(\(Self.shows)) { x, note in note }.sink { note in }"))
        #expect(second.registrations[0].stages.map(\.operation) == [.combine(position: 1, count: 2), .map])
    }

    @Test func anOperatorThatCannotBeFollowedIsNamed() throws {
        let handler = try only(facts(Self.shows + ".flatMap { _ in other }.sink { x in }"))
        #expect(handler.registrations[0].stages.map(\.operation) == [.flatMap])
        #expect(operators(handler) == [["flatMap"]])
    }

    @Test func anOperatorOfTheProgramsOwnIsWhatItAppliesToItself() throws {
        let facts = facts(
            Self.shows + ".keyboardHeight().sink { x in }",
            outside:
                "extension Publisher { func keyboardHeight() -> AnyPublisher<CGFloat, Never> { compactMap { $0 }.map { $0.height } } }"
        )
        #expect(operators(try only(facts)) == [["compactMap", "map"]])
    }

    // MARK: Loops

    @Test func aLoopOverAMappedSequenceKeepsItsOperators() throws {
        let facts = facts(
            """
            Task { @MainActor in
                for await height in center.notifications(named: UIResponder.keyboardWillShowNotification).compactMap({ $0.height }) {
                    use(height)
                }
            }
            """)
        let handler = try only(facts)
        #expect(handler.name == "for await")
        #expect(operators(handler) == [["compactMap"]])
        #expect(handler.registrations.map(\.form) == [.async])
    }

    @Test func aSequenceInAVariableAndThoseOfPublishersAreIteratedOver() throws {
        let kept = facts(
            "let moves = center.notifications(named: UIResponder.keyboardWillShowNotification)\nTask { for await note in moves { } }"
        )
        #expect(try only(kept).name == "for await")
        #expect(try only(facts("Task { for await note in \(Self.shows).values { } }")).registrations.map(\.form) == [.async])
    }

    // MARK: Dead ends

    @Test func aPublisherThatNobodySubscribesToIsNamed() throws {
        let handler = try only(facts("let p = \(Self.shows).map { $0 }"))
        guard case .unknown(let reason, _) = handler.target else {
            Issue.record("found a subscriber where there is none")
            return
        }
        #expect(reason == "following this publisher led to no subscriber")
    }

    @Test func aPublisherThatGoesWhereNobodyLooksIsNamedWithThePlace() throws {
        let handler = try only(facts("registry.register(\(Self.shows))"))
        guard case .unknown(let reason, let place) = handler.target else {
            Issue.record("found a subscriber where there is none")
            return
        }
        #expect(reason == "the publisher is given to `register`, of which nothing is known")
        #expect(place.text == "registry.register")
    }

    @Test func publishersThatAreEachOthersEnd() {
        let facts = facts(
            "",
            members:
                "var a: P { b }\nvar b: P { a }\nvar c: P { \(Self.shows); return a }\nvar d: P { \(Self.hides).merge(with: d) }")
        #expect(facts.handlers.allSatisfy { if case .unknown = $0.target { true } else { false } })
    }

    // MARK: Libraries

    /// Names are looked up without types: where two libraries disagree about one, a chain of the second would be misread.
    @Test func librariesThatShareANameShareItsMeaning() {
        for library in StreamLibraries.all {
            for (name, meaning) in library.operators { #expect(StreamLibraries.operators[name] == meaning, "\(library) \(name)") }
            for (name, meaning) in library.joins { #expect(StreamLibraries.joins[name] == meaning, "\(library) \(name)") }
        }
    }

    /// Else the pass over the bytes of a file does not see that it uses the library.
    @Test func everySeedOfALibraryHasTheWordInIt() {
        #expect(!StreamLibraries.seeds.isEmpty)
        #expect(StreamLibraries.seeds.allSatisfy { $0.contains("eyboard") })
    }
}

extension SourceFile {
    /// Whether the pass over the bytes sees a word of a notification or of a library's stream.
    fileprivate var hasSeedOfStream: Bool {
        let text = text(in: ByteRange(0, bytes.count))
        return (StreamLibraries.seeds + ["eyboardWill", "eyboardDid"]).contains { text.contains($0) }
    }
}
