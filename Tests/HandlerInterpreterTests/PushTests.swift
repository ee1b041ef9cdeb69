import KeyboardFacts
import KeyboardModel
import Reporting
import SourceText
import SwiftParser
import Testing

@testable import HandlerInterpreter

/// Values that code pushes into relays, through the events of the Stage Manager scenario: its keyboard is shown 398 points high,
/// becomes 343, and is hidden.
struct PushTests {
    private static let keyboard = "RxKeyboard.instance.visibleHeight"
    private static let frame = "(note.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! CGRect)"

    private func paths(_ setup: String, members: String = "", outside: String = "") -> [PathRun] {
        let code = """
            class Screen: UIViewController {
                @IBOutlet var bottom: NSLayoutConstraint!
                \(members)
                override func viewDidLoad() { \(setup) }
            }
            \(outside)
            """
        let facts = FileFacts(parse(SourceFile(path: "Screen.swift", text: code)))
        let scenario = ScenarioLibrary.scenario(id: "ipad-stage-manager-partly-covered") ?? ScenarioLibrary.standard[0]
        let own = facts.handlers.filter { $0.owner == "Screen" }
        return HandlerInterpreter(index: facts.index, handlers: own).run(scenario).paths
    }

    private func written(_ setup: String, members: String = "", outside: String = "") -> [Double?] {
        let paths = paths(setup, members: members, outside: outside)
        guard paths.count == 1, paths[0].trace.unknowns.isEmpty else { return [] }
        return paths[0].trace.writes.map { if case .points(let number) = $0.after { number } else { nil } }
    }

    @Test(arguments: [
        ("PublishRelay<CGFloat>()", "relay.accept(height)", "relay"),
        ("PublishSubject<CGFloat>()", "relay.onNext(height)", "relay"),
        ("BehaviorRelay<CGFloat>(value: 0)", "self.relay.accept(height)", "relay.skip(1)"),
        ("PassthroughSubject<CGFloat, Never>()", "relay.send(height)", "relay"),
        ("CurrentValueSubject<CGFloat, Never>(0)", "self.relay.value = height", "relay.dropFirst()"),
        ("BehaviorSubject<CGFloat>(value: 0)", "self.hand(height)", "relay"),
        ("BehaviorRelay<CGFloat>(value: 0)", "DispatchQueue.main.async { self.relay.accept(height) }", "relay"),
    ])
    func whoeverSubscribesToARelayGetsWhatIsPushed(relay: String, push: String, stream: String) {
        let setup = """
            \(stream).subscribe(onNext: { self.bottom.constant = $0 })
            \(Self.keyboard).drive(onNext: { height in \(push) })
            """
        #expect(
            written(setup, members: "let relay = \(relay)\nfunc hand(_ height: CGFloat) { relay.onNext(height) }") == [
                398, 343, 0,
            ])
    }

    @Test func aPublishedPropertyIsARelay() {
        let members = """
            @Published var height: CGFloat = 0
            @objc func moved(_ note: Notification) { height = \(Self.frame).height }
            """
        let setup = """
            center.addObserver(self, selector: #selector(moved), name: UIResponder.keyboardWillShowNotification, object: nil)
            $height.dropFirst().map { $0 - 1 }.sink { [weak self] in self?.bottom.constant = $0 }
            """
        #expect(written(setup, members: members) == [397, 342])
        let assigned = """
            center.publisher(for: UIResponder.keyboardWillShowNotification).map { note in \(Self.frame).height }.assign(to: &$height)
            $height.dropFirst().sink { [weak self] in self?.bottom.constant = $0 }
            """
        #expect(written(assigned, members: "@Published var height: CGFloat = 0").suffix(2) == [398, 343])
    }

    /// The model's code is run for the screen that subscribes.
    @Test(arguments: [
        "\(keyboard).drive(with: self, onNext: { model, height in model.heights.accept(height) })",
        "\(keyboard).drive(onNext: { [weak self] height in self?.heights.accept(height) })",
        "\(keyboard).map { [unowned self] in self.doubled($0) / 2 }.drive(onNext: { self.heights.accept($0) })",
    ])
    func anotherObjectPushes(subscription: String) {
        let model = """
            final class Model {
                let heights = BehaviorRelay<CGFloat>(value: 0)
                init() { \(subscription) }
                func doubled(_ height: CGFloat) -> CGFloat { height * 2 }
            }
            """
        let setup = "model.heights.skip(1).subscribe(onNext: { [weak self] in self?.bottom.constant = $0 })"
        #expect(written(setup, members: "let model = Model()", outside: model) == [398, 343, 0])
    }

    @Test func whatIsPushedOnlySometimesArrivesOnlyThen() {
        let setup = """
            relay.subscribe(onNext: { self.bottom.constant = $0 })
            \(Self.keyboard).drive(onNext: { height in if height > 350 { self.relay.accept(height) } })
            """
        #expect(written(setup, members: "let relay = PublishRelay<CGFloat>()") == [398])
    }

    /// Each place where code pushes leads to the subscribers.
    @Test(arguments: [
        "if height > 0 { self.relay.accept(height) } else { self.relay.accept(1) }",
        "guard height > 0 else { return self.relay.accept(1) }\nself.relay.accept(height)",
        "switch height {\ncase 343...: self.relay.accept(height)\ndefault: self.relay.accept(1) }",
    ])
    func codeMayPushInSeveralPlaces(push: String) {
        let setup = """
            relay.skip(1).subscribe(onNext: { self.bottom.constant = $0 })
            \(Self.keyboard).skip(1).drive(onNext: { height in \(push) })
            """
        #expect(written(setup, members: "let relay = BehaviorRelay<CGFloat>(value: 5)") == [398, 343, 1])
    }

    /// Of two relays that one handler pushes into, the second is not yet at its new value when the first is.
    @Test func whatPushesIsTheObjectThatTheScreenHolds() {
        let outside = """
            class Band: UIView {
                let heights = PassthroughSubject<CGFloat, Never>()
                var extra: CGFloat = 0
                init() {
                    super.init(frame: .zero)
                    \(Self.keyboard).drive(onNext: { height in self.heights.send(height + self.extra) })
                }
            }
            """
        let setup = "band.extra = 10\nband.heights.sink { self.bottom.constant = $0 }"
        #expect(written(setup, members: "let band = Band()", outside: outside) == [408, 353, 10])
    }

    @Test func joinedRelaysKeepTheirLatestValues() {
        let setup = """
            Publishers.CombineLatest(shown, heights).dropFirst().sink { self.bottom.constant = $0 ? $1 : 1 }
            center.publisher(for: UIResponder.keyboardWillShowNotification).sink { note in
                self.heights.value = \(Self.frame).height
                self.shown.send(true)
            }
            center.publisher(for: UIResponder.keyboardWillHideNotification).sink { _ in self.shown.send(false) }
            """
        let members = """
            let shown = CurrentValueSubject<Bool, Never>(false)
            let heights = CurrentValueSubject<CGFloat, Never>(0)
            """
        #expect(written(setup, members: members) == [1, 398, 343, 343, 1])
    }

    @Test(arguments: [
        ("PublishRelay<CGFloat>()", "relay.accept(height)"), ("PassthroughSubject<CGFloat, Never>()", "self.relay.send(height)"),
    ])
    func aRelayWithoutSubscribersIsNamed(relay: String, push: String) {
        let paths = paths("\(Self.keyboard).drive(onNext: { height in \(push) })", members: "let relay = \(relay)")
        let points = paths.flatMap(\.trace.unknowns).map(\.point.text)
        #expect(points.contains { $0.contains("and following that led to no subscriber") })
    }
}
