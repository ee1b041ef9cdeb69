import KeyboardFacts
import SourceText
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// What a project says of packages that observe the keyboard for it: nobody sees their source.
struct ObserverWrapperTests {
    private let observes = """
        NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
        ) { note in
            guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
            change(frame.height)
        }
        """

    private func screen(_ engages: String) -> SourceFile {
        SourceFile(
            path: "Form.swift",
            text: """
                final class Form: UIViewController {
                    private let field = UIView()
                    private lazy var bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        bottom.isActive = true
                        \(engages) { [weak self] height in
                            self?.bottom.constant = -height
                        }
                    }
                }
                """)
    }

    /// The screen's handlers, without a file in the project that names a notification, or a keyboard.
    private func handlers(_ description: String, _ engages: String) -> [Handler] {
        var linter = Linter(suppressions: CommentSuppressions())
        linter.observerWrappers = [ObserverWrapper(SourceFile(path: "tools/Kit.swift", text: description))].compactMap(\.self)
        let project = Project(["Form.swift": screen(engages).text(in: ByteRange(0, screen(engages).bytes.count))])
        let assignments = linter.units(for: [], mentions: [], hasRelatives: false, from: project)
        return linter.report(assignments.map(linter.analyse), summary: Report.Summary()).handlers
    }

    @Test(arguments: [
        ("extension UIViewController { func whenTyping(_ change: @escaping (CGFloat) -> Void) {", "whenTyping"),
        ("func whenTyping(_ change: @escaping (CGFloat) -> Void) { do {", "whenTyping"),
        ("enum Kit { static func track(_ change: @escaping (CGFloat) -> Void) {", "Kit.track"),
        ("struct Kit { func track(_ change: @escaping (CGFloat) -> Void) {", "Kit().track"),
        ("final class Kit { init(_ change: @escaping (CGFloat) -> Void) {", "kit = Kit"),
    ])
    func whoCallsItIsAClient(head: String, engages: String) throws {
        let handlers = handlers("\(head)\n\(observes)\n}}", engages)
        #expect(handlers.map(\.path) == ["Form.swift"])
        let handler = try #require(handlers.first)
        #expect(handler.type == "Form")
        #expect(handler.outcome == .executed)
        #expect(handler.observes.map(\.path) == ["package:tools/Kit.swift"])
        // The window ends 120 points above the screen's bottom, so that of the keyboard's 398 points it lies under 278.
        #expect(handler.shown == [.points(-398)])
        #expect(try handler.scenario("ipad-stage-manager-partly-covered").steps.first?.difference == 278 - 398)
    }

    @Test(arguments: [
        "struct Kit {}", "",
        // Names of so many other functions.
        "extension UIViewController { func track(_ change: @escaping (CGFloat) -> Void) {\n",
    ])
    func whatNobodyCanCallDescribesNothing(head: String) {
        let text = head.hasSuffix("\n") ? head + observes + "}}" : head
        #expect(ObserverWrapper(SourceFile(path: "Kit.swift", text: text)) == nil)
    }

    @Test func aDescriptionTakesThePlaceOfWhatWeKnow() {
        // SoraUI's hands a frame to its closure; this one a height to its own.
        let head = "final class KeyboardHandler { init(_ change: @escaping (CGFloat) -> Void) {"
        #expect(handlers("\(head)\n\(observes)\n}}", "kit = KeyboardHandler").shown == [.points(-398)])
    }
}

extension [Handler] {
    fileprivate var shown: [Handler.Amount] { flatMap(\.shown) }
}
