import SourceText
import SwiftParser
import Testing

@testable import KeyboardFacts
@testable import ProgramIndex

/// Every way of asking to be told of the keyboard that is seen in the field.
struct RegistrationFormTests {
    /// Facts of a class whose body is `members` and whose `viewDidLoad` is `setup`.
    func facts(_ setup: String, members: String = "") -> FileFacts {
        FileFacts(
            parse(
                SourceFile(
                    path: "Form.swift",
                    text: "class Form: UIViewController {\n\(members)\nfunc viewDidLoad() {\n\(setup)\n}\n}\n")))
    }

    func onlyHandler(_ facts: FileFacts) throws -> KeyboardHandler {
        try #require(facts.handlers.count == 1, "\(facts.handlers.map(\.name))")
        return facts.handlers[0]
    }

    let method = "@objc func keyboardMoved(_ note: Notification) {}"

    @Test(arguments: [
        "UIResponder.keyboardWillShowNotification", "UIWindow.keyboardWillShowNotification",
        "UIApplication.keyboardWillShowNotification", "UIViewController.keyboardWillShowNotification",
        "NSNotification.Name.UIKeyboardWillShow", ".UIKeyboardWillShow", "Notification.Name.UIKeyboardWillShow",
        "NSNotification.Name(rawValue: \"UIKeyboardWillShowNotification\")",
        "Notification.Name(\"UIKeyboardWillShowNotification\")",
        "UIResponder.keyboardWillShowNotification.rawValue",
    ])
    func everySpellingOfTheNameIsTheSameNotification(spelling: String) throws {
        let facts = facts(
            "center.addObserver(self, selector: #selector(keyboardMoved), name: \(spelling), object: nil)", members: method)
        let handler = try onlyHandler(facts)
        #expect(handler.registrations.map(\.event) == [.willShow])
        #expect(handler.registrations.map(\.form) == [.selector])
    }

    @Test(arguments: [
        "#selector(keyboardMoved)", "#selector(keyboardMoved(_:))", "#selector(Form.keyboardMoved(_:))",
        "#selector(self.keyboardMoved)",
        "Selector(\"keyboardMoved:\")", "Selector((\"keyboardMoved:\"))", "\"keyboardMoved:\"",
    ])
    func aLiteralSelectorLeadsToItsMethod(selector: String) throws {
        let facts = facts(
            "center.addObserver(self, selector: \(selector), name: UIResponder.keyboardDidHideNotification, object: nil)",
            members: method)
        #expect(try onlyHandler(facts).name == "keyboardMoved(_:)")
    }

    /// `keyboardMovedWithSender:`, as Objective-C knows it.
    @Test func aTextThatLeavesOutTheLabelNamesNoMethod() throws {
        func target(_ registration: String, _ method: String) throws -> Registration.Target {
            try onlyHandler(facts(registration, members: method)).target
        }
        let now =
            "NotificationCenter.default.addObserver(self, selector: Selector(\"keyboardMoved:\"), name: .UIKeyboardWillShow, object: nil)"
        let then = now.replacing("NotificationCenter.default", with: "NSNotificationCenter.defaultCenter()")
        func isFound(_ target: Registration.Target) -> Bool { if case .function = target { true } else { false } }
        #expect(!isFound(try target(now, "func keyboardMoved(sender: NSNotification) {}")))
        #expect(isFound(try target(now, "@objc(keyboardMoved:) func keyboardMoved(sender: NSNotification) {}")))
        #expect(isFound(try target(now, "@objc func keyboardMoved(_ sender: NSNotification) {}")))
        #expect(isFound(try target(then, "func keyboardMoved(sender: NSNotification) {}")))
    }

    @Test(arguments: [
        ("keyboardMoved(_:)", "keyboardMoved(_:)"), ("keyboardMoved(notification:)", "keyboardMoved(notification:)"),
        ("Form.keyboardMoved( notification : )", "keyboardMoved(notification:)"),
    ])
    func aSelectorsLabelsTellOverloadsApart(selector: String, name: String) throws {
        let facts = facts(
            "center.addObserver(self, selector: #selector(\(selector)), name: UIResponder.keyboardWillShowNotification, object: nil)",
            members: method + "\n@objc func keyboardMoved(notification: Notification) {}")
        #expect(try onlyHandler(facts).name == name)
    }

    @Test func aSelectorConstantLeadsToItsMethod() throws {
        let file = SourceFile(
            path: "Form.swift",
            text: """
                class Form: UIViewController {
                    func start() { center.addObserver(self, selector: .shown, name: UIResponder.keyboardWillShowNotification, object: nil) }
                    @objc func keyboardMoved(_ note: Notification) {}
                }
                private extension Selector { static let shown = #selector(Form.keyboardMoved(_:)) }
                """)
        #expect(try onlyHandler(FileFacts(parse(file))).name == "keyboardMoved(_:)")
    }

    @Test func aBlockIsItsOwnHandler() throws {
        let facts = facts(
            "center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main) { note in }")
        let handler = try onlyHandler(facts)
        #expect(handler.registrations.map(\.form) == [.block])
        #expect(handler.name == "closure")
        #expect(handler.owner == "Form")
    }

    @Test func aMethodHandedOverAsTheBlockIsTheHandler() throws {
        let facts = facts(
            "center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil, using: keyboardMoved)",
            members: method)
        #expect(try onlyHandler(facts).name == "keyboardMoved(_:)")
    }

    @Test(arguments: [
        "center.publisher(for: UIResponder.keyboardWillShowNotification)",
        "NotificationCenter.Publisher(center: center, name: UIResponder.keyboardWillShowNotification)",
    ])
    func aChainEndsInItsSubscriber(publisher: String) throws {
        let facts = facts(
            """
            \(publisher)
                .compactMap { $0.userInfo?["x"] as? CGRect }
                .receive(on: RunLoop.main)
                .map { $0.height }
                .sink { [weak self] height in self?.raise(height) }
                .store(in: &bag)
            """)
        let handler = try onlyHandler(facts)
        #expect(handler.registrations.map(\.form) == [.publisher])
        guard case .closure(let closure) = handler.target else {
            Issue.record("not a closure")
            return
        }
        #expect(closure.text.hasPrefix("{ [weak self]"))
        #expect(handler.registrations[0].stages.map(\.operation) == [.compactMap, .hop, .map])
    }

    @Test func mergedPublishersLeadToOneSubscriber() throws {
        let facts = facts(
            """
            Publishers.Merge(
                center.publisher(for: UIResponder.keyboardWillShowNotification),
                center.publisher(for: UIResponder.keyboardWillHideNotification)
            ).sink(receiveValue: { note in })
            """)
        #expect(try onlyHandler(facts).registrations.map(\.event) == [.willShow, .willHide])
    }

    @Test func aPublisherKeptInAPropertyIsFollowedToWhereItIsSubscribed() throws {
        let facts = facts(
            "shows.sink { note in }",
            members: "lazy var shows = center.publisher(for: UIResponder.keyboardWillShowNotification).map { $0 }")
        #expect(try onlyHandler(facts).registrations[0].stages.map(\.operation) == [.map])
    }

    @Test func namesInAListAreRegisteredByTheLoopOverThem() throws {
        let each = """
            [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification].forEach {
                center.addObserver(self, selector: #selector(keyboardMoved), name: $0, object: nil)
            }
            """
        #expect(try onlyHandler(facts(each, members: method)).registrations.map(\.event) == [.willShow, .willHide])
        let loop = """
            let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification]
            for name in names { center.addObserver(self, selector: #selector(keyboardMoved), name: name, object: nil) }
            """
        #expect(try onlyHandler(facts(loop, members: method)).registrations.map(\.event) == [.willShow, .willChangeFrame])
    }

    @Test func anAsyncSequenceLeadsToItsLoop() throws {
        let facts = facts(
            "Task { for await note in center.notifications(named: UIResponder.keyboardWillShowNotification) { use(note) } }")
        let handler = try onlyHandler(facts)
        #expect(handler.registrations.map(\.form) == [.async])
        #expect(handler.name == "for await")
    }

    @Test func otherReactiveLibrariesAreFollowed() throws {
        let facts = facts(
            "center.rx.notification(UIResponder.keyboardWillShowNotification).subscribe(onNext: { note in }).disposed(by: bag)")
        #expect(try onlyHandler(facts).registrations.map(\.form) == [.rx])
    }

    @Test func aTypedMessageIsARegistration() throws {
        let facts = facts("token = center.addObserver(of: screen, for: UIResponder.KeyboardWillShowMessage.self) { message in }")
        #expect(try onlyHandler(facts).registrations.map(\.form) == [.typed])
        let identifier = self.facts("token = center.addObserver(of: screen, for: .keyboardWillHide) { message in }")
        #expect(try onlyHandler(identifier).registrations.map(\.event) == [.willHide])
    }

    @Test func aWrapperThatIsGivenTheNameAndAClosureRegisters() throws {
        let facts = facts(
            "center.observe(self, name: UIResponder.keyboardWillShowNotification.rawValue) { note, observer, _ in }")
        #expect(try onlyHandler(facts).registrations.map(\.form) == [.wrapper])
    }

    /// An extension of `Notification.Name` has the methods.
    @Test(arguments: [
        "UIResponder.keyboardWillShowNotification.add(observer: self, selector: #selector(keyboardMoved))",
        "Notification.Name.UIKeyboardWillShow.add(observer: self, selector: #selector(keyboardMoved), object: nil)",
        "tokens.append(UIResponder.keyboardWillShowNotification.addObserver { note in })",
        "UIResponder.keyboardWillShowNotification.whenPosted(on: .main) { note in }",
    ])
    func aMethodOfTheNameRegisters(registration: String) throws {
        let facts = facts(registration, members: method)
        #expect(try onlyHandler(facts).registrations.map(\.form).allSatisfy { $0 == .wrapper || $0 == .selector })
        let removal = self.facts("UIResponder.keyboardWillShowNotification.remove(observer: self)", members: method)
        #expect(removal.handlers.isEmpty)
        #expect(removal.unexplained.isEmpty)
    }

    @Test func aHandlerRegisteredTwiceIsOneHandler() throws {
        let facts = facts(
            """
            center.addObserver(self, selector: #selector(keyboardMoved), name: UIResponder.keyboardWillShowNotification, object: nil)
            center.addObserver(self, selector: #selector(keyboardMoved), name: UIResponder.keyboardWillHideNotification, object: nil)
            """, members: method)
        #expect(try onlyHandler(facts).registrations.count == 2)
    }

    @Test(arguments: [
        ("self", "its method `elsewhere` was not found in the files read"),
        ("model.keyboard", "the observer is `model.keyboard`, and no type at hand says what its method `elsewhere` does"),
    ])
    func aMethodThatIsNotInTheFileIsNamedWithTheReason(observer: String, known: String) throws {
        let name = "name: UIResponder.keyboardWillShowNotification"
        let facts = facts("center.addObserver(\(observer), selector: #selector(elsewhere), \(name), object: nil)")
        guard case .unknown(let reason, _) = try onlyHandler(facts).target else {
            Issue.record("found a handler where there is none")
            return
        }
        #expect(reason == known)
    }

    /// A class that registers itself is not another one, unless that inherits from it.
    @Test(arguments: [("Other", false), ("Other: UIViewController", false), ("Other: Form", true)])
    func aMethodOfAnotherClassIsNotTheObservers(other: String, isHandler: Bool) throws {
        let facts = facts(
            "center.addObserver(self, selector: #selector(elsewhere), name: UIResponder.keyboardWillShowNotification, object: nil)",
            members: "}\nclass \(other) {\n    @objc func elsewhere(_ note: Notification) {}\n}\nextension Form {")
        if case .function = try onlyHandler(facts).target { #expect(isHandler) } else { #expect(!isHandler) }
    }

    @Test(arguments: [
        "center.removeObserver(self, name: UIResponder.keyboardWillShowNotification, object: nil)",
        "if note.name == UIResponder.keyboardWillShowNotification {}",
        "switch note.name { case UIResponder.keyboardWillShowNotification: break; default: break }",
        "center.post(name: UIResponder.keyboardWillShowNotification, object: nil)",
        "center.post(Notification(name: UIResponder.keyboardWillShowNotification))",
    ])
    func removalsComparisonsAndPostsAreNoRegistrations(code: String) {
        let facts = facts(code)
        #expect(facts.handlers.isEmpty)
        #expect(facts.unexplained.isEmpty)
    }

    @Test func aNameThatGoesWhereNobodyLooksIsNamedAsUnexplained() {
        let facts = facts("registry.names = [UIResponder.keyboardWillShowNotification]")
        #expect(facts.handlers.isEmpty)
        #expect(facts.unexplained.map(\.event) == [.willShow])
    }

    /// A notification that a constant keeps is asked for its name where this file shows it, or else somewhere else.
    @Test func theNameOfASharedNotificationIsFollowed() throws {
        let constant = "static let shown = Notification(name: UIResponder.keyboardWillShowNotification)\n"
        let registration = "center.addObserver(self, selector: #selector(keyboardMoved), name: Form.shown.name, object: nil)"
        #expect(try onlyHandler(facts(registration, members: constant + method)).registrations.map(\.event) == [.willShow])
        let elsewhere = facts("", members: constant)
        #expect(elsewhere.handlers.isEmpty)
        #expect(elsewhere.unexplained.map(\.event) == [.willShow])
        let posting = "center.post(Form.shown)\nlet note = Notification(name: UIResponder.keyboardDidHideNotification)"
        let posted = facts(posting, members: constant)
        #expect(posted.handlers.isEmpty)
        #expect(posted.unexplained.isEmpty)
    }

    /// The guide is there from iOS 15 on: what older systems run has nothing to be compared with.
    @Test(arguments: [
        ("if #available(iOS 11.0, *) {} else { $0 }", false), ("if #available(iOS 15, *) { return } else { $0 }", false),
        ("guard #available(iOS 13, *) else { $0; return }", false), ("if #available(iOS 11.0, *) { $0 }", true),
        ("if #available(iOS 26, *) {} else { $0 }", true), ("if #available(iOS 11, *), isOn {} else { $0 }", true),
        ("if isOn {} else { $0 }", true),
        ("if #unavailable(iOS 15) { $0 }", false), ("if #unavailable(iOS 15), isOn { $0 }", false),
        ("if #unavailable(iOS 15) {} else { $0 }", true), ("if #unavailable(iOS 26) { $0 }", true),
        ("guard #unavailable(iOS 15.0) else { return }; $0", false), ("if #available(iOS 15, *) { return }; $0", false),
        ("if #available(iOS 15, *) { isOn = true }; $0", true), ("$0; guard #unavailable(iOS 15.0) else { return }", true),
    ])
    func whatOnlyOldSystemsRegisterDoesNotRun(setUp: String, isRun: Bool) throws {
        let registration =
            "center.addObserver(self, selector: #selector(keyboardMoved), name: UIResponder.keyboardWillShowNotification, object: nil)"
        let facts = facts(setUp.replacing("$0", with: registration), members: method)
        if case .function = try onlyHandler(facts).target { #expect(isRun) } else { #expect(!isRun) }
    }

    @Test func aMethodNamedLikeTheNotificationIsNoMentionOfIt() throws {
        let facts = facts(
            "center.addObserver(self, selector: #selector(Form.keyboardWillShowNotification(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)",
            members: "@objc func keyboardWillShowNotification(_ note: Notification) {}")
        #expect(try onlyHandler(facts).registrations.count == 1)
        #expect(facts.unexplained.isEmpty)
    }

    @Test func namesInCommentsAndStringsOfOtherKindsAreNothing() {
        let facts = facts(
            "// UIResponder.keyboardWillShowNotification\nprint(\"uses UIResponder.keyboardWillShowNotification\")")
        #expect(facts.handlers.isEmpty)
        #expect(facts.unexplained.isEmpty)
    }
}
