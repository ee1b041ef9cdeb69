import Reporting
import Testing

@testable import Behaviour

/// What is said of handlers that have something else lay out: it is followed, or named as what is not known. "Writes no layout"
/// is for those that were run to their end.
///
/// In the Stage Manager scenario the keyboard is 398 points high.
struct UnfollowedCallTests {
    /// A screen that observes, with a handler of the given body.
    private func project(_ body: String, members: String = "", superclass: String = "UIViewController", others: String = "")
        -> Project
    {
        Project([
            "Chat.swift": """
            class Chat: \(superclass) {
                \(members)
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc override func keyboardWillShow(_ note: Notification) {
                    let height = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0
                    \(body)
                }
            }
            """,
            "Others.swift": others,
        ])
    }

    /// The outcome of the only handler, and what is not known of it.
    private func result(_ project: Project) throws -> (outcome: Handler.Outcome, unknowns: [String]) {
        let handler = try #require(project.handlers.first { $0.type == "Chat" })
        return (handler.outcome, handler.unknowns.map(\.text))
    }

    private static let bar = """
        class InputBar: UIView {
            var bottom: NSLayoutConstraint!
            func follow(_ height: CGFloat) { bottom.constant = -height }
        }
        """

    @Test(arguments: ["@IBOutlet var bar: InputBar!", "weak var bar: InputBar?", "var bar: InputBar? = nil"])
    func anOwnViewThatNothingWasSeenToMakeIsRun(property: String) {
        let body = property.contains("?") ? "bar?.follow(height)" : "bar.follow(height)"
        #expect(project(body, members: property, others: Self.bar).handlers.first.shown == [.points(-398)])
    }

    @Test func aDelegateThatNobodyWasSeenToBeIsNamed() throws {
        let protocols = "protocol ChatDelegate: AnyObject { func keyboardChanged(_ height: CGFloat) }"
        let project = project(
            "delegate?.keyboardChanged(height)", members: "weak var delegate: ChatDelegate?", others: protocols)
        let result = try result(project)
        #expect(result.outcome == .executedWithUnknowns)
        #expect(
            result.unknowns == [
                "unknown: what `delegate?.keyboardChanged` does: no executed code makes an object that conforms to `ChatDelegate`"
            ])
    }

    @Test(arguments: [
        ("var onChange: ((CGFloat) -> Void)?", "onChange?(height)", "onChange?"),
        ("var onChange: ((CGFloat) -> Void)? = nil", "self.onChange?(height)", "self.onChange?"),
        ("var callbacks: [String: (CGFloat) -> Void] = [:]", "callbacks[\"show\"]?(height)", "callbacks[\"show\"]?"),
    ])
    func aClosureThatNobodyWasSeenToSetIsNamed(member: String, body: String, callee: String) throws {
        let result = try result(project(body, members: member))
        #expect(result.unknowns == ["unknown: what `\(callee)` does: no code that was run sets the closure"])
        #expect(result.outcome == .executedWithUnknowns)
    }

    /// A private one that only its handler sets is nil before.
    @Test func aClosureThatNobodyElseCanSetIsNotThere() throws {
        let members = "private var onChange: ((CGFloat) -> Void)?"
        let result = try result(project("onChange?(height); onChange = { print($0) }", members: members))
        #expect(result.outcome == .executed)
        let others = "func start() { onChange = { print($0) } }"
        #expect(try self.result(project("onChange?(height)", members: members + "\n" + others)).outcome == .executedWithUnknowns)
    }

    @Test func aClosureThatTheSetUpSetsIsRun() {
        let project = Project([
            "Chat.swift": """
            class Chat: UIViewController {
                @IBOutlet var tableView: UITableView!
                var onChange: ((CGFloat) -> Void)?
                override func viewDidLoad() {
                    onChange = { [weak self] in self?.tableView.contentInset.bottom = $0 }
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func keyboardWillShow(_ note: Notification) {
                    onChange?((note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0)
                }
            }
            """
        ])
        #expect(project.handlers.first.shown == [.points(398)])
    }

    @Test func aSubjectOfALibraryIsNamed() throws {
        let result = try result(project("heights.onNext(height)", members: "var heights: PublishSubject<CGFloat>!"))
        #expect(
            result.unknowns == [
                "unknown: what `heights.onNext` does: the value leaves into `heights`, and following that led to no subscriber"
            ])
    }

    /// What a library adds to views may lay them out, if it is told where the keyboard is; what else goes the same way, too.
    @Test func whatALibraryAddsToViewsIsNamed() throws {
        let result = try result(
            project("panel.flex.height(80).bottom(height)\npanel.flex.layout()", members: "let panel = UIView()"))
        #expect(
            result.unknowns.prefix(2) == [
                "unknown: what `panel.flex.height(80).bottom` does: the type of `panel.flex.height(80)` is unknown",
                "unknown: what `panel.flex.layout` does: the type of `panel.flex` is unknown",
            ])
        #expect(try self.result(project("panel.layer.removeAllAnimations()", members: "let panel = UIView()")).unknowns == [])
    }

    /// The same of what a library makes of the keyboard's height first, and of a method that it adds to views.
    @Test(arguments: [
        (
            "panel.easy.layout(Bottom(height).to(footer, .top))", "panel.easy.layout",
            "the type of `panel.easy` is unknown"
        ),
        (
            "panel.easy.layout([Bottom(height), Left(8)])", "panel.easy.layout",
            "the type of `panel.easy` is unknown"
        ),
        ("panel.keepAbove(height)", "panel.keepAbove", "no Swift file read declares it"),
    ])
    func whatALibraryMakesOfTheHeightIsNamed(call: String, callee: String, reason: String) throws {
        let result = try result(project(call, members: "let panel = UIView()\nlet footer = UIView()"))
        #expect(result.outcome == .executedWithUnknowns)
        #expect(result.unknowns == ["unknown: what `\(callee)` does: \(reason)"])
        let other = call.replacing("height", with: "40")
        #expect(try self.result(project(other, members: "let panel = UIView()\nlet footer = UIView()")).outcome == .executed)
    }

    @Test func theSuperclassThatIsNotThereIsNamed() throws {
        let result = try result(project("super.keyboardWillShow(note)", superclass: "LibraryChat"))
        #expect(
            result.unknowns == [
                "unknown: what `super.keyboardWillShow` does: no Swift file read declares the superclass `LibraryChat`"
            ])
    }

    /// What a protocol of a library lends to a screen may lay it out: no more is said of a screen that it runs for.
    @Test(arguments: [
        ("sheetNeedsLayout()", true), ("self.sheetNeedsLayout()", true), ("setNeedsStatusBarAppearanceUpdate()", false),
    ])
    func whatALibrarysProtocolLendsMayResetTheLayout(call: String, isUnknown: Bool) throws {
        let code = ChatScreen.code(
            shown: "tableView.contentInset.bottom = frame.height", hidden: call, superclass: "Sheet", pinned: "tableView")
        let project = Project(["Chat.swift": "class Sheet: UIViewController, SheetPresentable {}\n" + code])
        let handler = try #require(project.handlers.first { $0.name == "shown(_:)" })
        #expect(try handler.scenario("iphone-home-button").effects.contains { $0.name == .notReset } == !isUnknown)
    }

    @Test func aNotificationOfItsOwnIsNamed() throws {
        let body = "NotificationCenter.default.post(name: Notification.Name(\"moved\"), object: height)"
        #expect(
            try result(project(body)).unknowns == [
                "unknown: what `NotificationCenter.default.post` does: it posts a notification, whose observers were not run"
            ])
    }

    @Test func theElementsOfAListAreNamedWhereTheProgramHasTheMethod() throws {
        let protocols = "protocol Listener { func raised(_ height: CGFloat) }"
        let result = try result(
            project("listeners.forEach { $0.raised(height) }", members: "var listeners: [Listener] = []", others: protocols))
        #expect(result.unknowns.contains { $0.hasPrefix("unknown: what `$0.raised` does") })
    }

    /// What a question that does not matter leads to is not lost with the question.
    @Test func aCallInABranchIsNamed() throws {
        let protocols = "protocol ChatDelegate: AnyObject { func keyboardChanged() }"
        let result = try result(
            project(
                "if isEager { delegate?.keyboardChanged() }",
                members: "weak var delegate: ChatDelegate?\nvar isEager: Bool", others: protocols))
        #expect(result.unknowns.contains { $0.hasPrefix("unknown: what `delegate?.keyboardChanged` does") })
    }

    @Test(arguments: [
        "isShown = true", "label.sizeToFit()", "present(UIViewController(), animated: true)", "print(height)",
        "UserDefaults.standard.set(true, forKey: \"shown\")", "timer?.invalidate()", "logger.info(\"shown\")", "",
    ])
    func whatOnlyCallsFrameworksWritesNoLayout(body: String) throws {
        let members = """
            var isShown = false
            @IBOutlet var label: UILabel!
            var timer: Timer?
            let logger = Logger()
            """
        let result = try result(project(body, members: members))
        #expect(result.outcome == .executed)
        #expect(result.unknowns == [])
    }

    /// Where content goes that a handler moves by itself does not hang on what it tells others, but where the keyboard is leaves
    /// the code that was run.
    @Test func aWriterThatTellsOthersOfTheKeyboardSaysSo() throws {
        let members = """
            @IBOutlet var tableView: UITableView!
            weak var delegate: ChatDelegate?
            """
        let protocols = "protocol ChatDelegate: AnyObject { func moved(_ height: CGFloat); func shown() }"
        let telling = project(
            "tableView.contentInset.bottom = height; delegate?.moved(height)", members: members, others: protocols)
        #expect(telling.handlers.first.shown == [.points(398)])
        #expect(try result(telling).unknowns.contains { $0.contains("`delegate?.moved`") })
        let silent = project("tableView.contentInset.bottom = height; delegate?.shown()", members: members, others: protocols)
        #expect(try !result(silent).unknowns.contains { $0.contains("delegate") })
    }
}
