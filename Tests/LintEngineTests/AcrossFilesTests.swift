import Reporting
import SourceText
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// Handlers that reach into other files of the project.
struct AcrossFilesTests {
    private let registration = """
            func viewDidLoad() {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
        """

    @Test func aHelperStructInAnotherFileIsRead() {
        let project = Project([
            "A.swift": """
            class Chat: UIViewController {
                var tableView: UITableView!
            \(registration)
                @objc func keyboardWillShow(_ note: Notification) {
                    guard let info = KeyboardInfo(note) else { return }
                    tableView.contentInset.bottom = info.height
                }
            }
            """,
            "Support/KeyboardInfo.swift": """
            struct KeyboardInfo {
                let height: CGFloat
                init?(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return nil }
                    height = frame.height
                }
            }
            """,
        ])
        #expect(project.handlers.first.shown == [.points(398)])
        #expect(project.handlers.first?.outcome == .executed)
    }

    @Test func aPropertyInAnExtensionOfNotificationIsRead() {
        let project = Project([
            "A.swift": """
            class Chat: UIViewController {
                var tableView: UITableView!
            \(registration)
                @objc func keyboardWillShow(_ note: Notification) { tableView.contentInset.bottom = note.coveredHeight }
            }
            """,
            "B.swift": """
            extension Notification {
                var coveredHeight: CGFloat { (userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0 }
            }
            """,
        ])
        #expect(project.handlers.first.shown == [.points(398)])
    }

    @Test func aBaseClassThatRegistersHasALayoutPerSubclass() throws {
        let project = Project([
            "Base.swift": """
            class Base: UIViewController {
            \(registration)
                @objc func keyboardWillShow(_ note: Notification) {}
            }
            """,
            "Wallet.swift": """
            final class Wallet: Base {
                var bottom: NSLayoutConstraint!
                override func keyboardWillShow(_ note: Notification) {
                    super.keyboardWillShow(note)
                    bottom.constant = 30
                }
            }
            """,
            "Card.swift": """
            final class Card: Base {
                var bottom: NSLayoutConstraint!
                override func keyboardWillShow(_ note: Notification) { bottom.constant = 40 }
            }
            """,
            "Other.swift": "class Other { func keyboardWillShow(_ note: Notification) {} }",
        ])
        let handlers = project.handlers
        #expect(handlers.map(\.path) == ["Base.swift", "Card.swift", "Wallet.swift"])
        #expect(handlers.map(\.type) == ["Base", "Card", "Wallet"])
        #expect(handlers.map { $0.sinks.count } == [0, 1, 1])
        #expect(handlers[1].shown == [.points(40)])
        // Registered where the base class does it.
        #expect(handlers[2].observes.map(\.path) == ["Base.swift"])
    }

    @Test func aMethodOfTheSuperclassIsTheHandlerOfTheClassThatRegistersIt() {
        let project = Project([
            "A.swift": "class Chat: Base {\n var bottom: NSLayoutConstraint!\n\(registration)\n}",
            "Base.swift":
                "class Base: UIViewController { @objc func keyboardWillShow(_ note: Notification) { lift() }; func lift() {} }",
        ])
        #expect(project.handlers.map(\.outcome) == [.executed])
        #expect(project.handlers.map(\.type) == ["Chat"])
    }

    /// The second screen comes to need the helper only once it has its own one, when the first screen has asked for it long ago.
    @Test func aHelperThatAnotherFileAskedForFirstIsGivenToBoth() {
        let project = Project([
            "A.swift": """
            class First: UIViewController {
                var tableView: UITableView!
            \(registration)
                @objc func keyboardWillShow(_ note: Notification) { tableView.contentInset.bottom = Metrics.height(of: note) }
            }
            """,
            "B.swift": """
            class Second: UIViewController {
                var tableView: UITableView!
            \(registration)
                @objc func keyboardWillShow(_ note: Notification) { Lifter.lift(tableView, note) }
            }
            """,
            "Lifter.swift": """
            enum Lifter {
                static func lift(_ list: UIScrollView, _ note: Notification) { list.contentInset.bottom = Metrics.height(of: note) }
            }
            """,
            "Metrics.swift": """
            enum Metrics {
                static func height(of note: Notification) -> CGFloat {
                    (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0
                }
            }
            """,
        ])
        #expect(project.handlers.map(\.shown) == [[.points(398)], [.points(398)]])
    }

    @Test func ofTwoTypesOfOneNameTheNearestIsTaken() {
        func helper(_ height: Int) -> String { "enum Metrics { static let bar: CGFloat = \(height) }" }
        let project = Project([
            "App/Chat/A.swift": """
            class Chat: UIViewController {
                var bottom: NSLayoutConstraint!
            \(registration)
                @objc func keyboardWillShow(_ note: Notification) { bottom.constant = Metrics.bar }
            }
            """,
            "App/Metrics.swift": helper(1), "App/Chat/Metrics.swift": helper(2), "Watch/Metrics.swift": helper(3),
        ])
        #expect(project.handlers.first.shown == [.points(2)])
    }

    @Test func theOutletsOfSubclassesAreWhatTheStoryboardConnects() throws {
        let project = Project([
            "Base.swift": """
            class Base: UIViewController {
                func raise(_ height: CGFloat) {}
            \(registration)
                @objc func keyboardWillShow(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    raise(frame.height)
                }
            }
            """,
            "Login.swift": """
            final class Login: Base {
                @IBOutlet var bottom: NSLayoutConstraint!
                override func raise(_ height: CGFloat) { bottom.constant += height }
            }
            """,
            "Login.storyboard": Self.storyboard(outlet: "bottom"),
        ])
        let handler = try #require(project.handlers.first { $0.type == "Login" })
        #expect(handler.shown == [.points(422)])
        #expect(handler.sinks.first?.constraints.count == 1)
        // Raised from 844 − 34 − 24 = 786 by 336 to 450, where the guide gives 508 − 24 = 484.
        let shown = try #require(try handler.scenario("iphone-home-indicator").steps.first)
        #expect(shown.legacyBottom == 450)
        #expect(shown.guideBottom == 484)
    }

    /// A button that ends 24 points above the safe area of the view of `Login`.
    private static func storyboard(outlet: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene><objects>
          <viewController id="vc" customClass="Login"><view key="view" id="root"><subviews><button id="b"/></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
              <constraint firstItem="safe" firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="24" id="c"/>
            </constraints></view>
            <connections><outlet property="\(outlet)" destination="c" id="o"/></connections>
          </viewController></objects></scene></scenes></document>
        """
    }

    /// Two outlets of one constraint hold one object: what the last of the writes says, holds.
    @Test func twoOutletsOfOneConstraintAreOne() throws {
        let project = Project([
            "Login.swift": """
            class Login: UIViewController {
                @IBOutlet var bottom: NSLayoutConstraint!
                @IBOutlet var room: NSLayoutConstraint!
            \(registration)
                @objc func keyboardWillShow(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    room.constant = 100
                    bottom.constant = room.constant + frame.height
                }
            }
            """,
            "Login.storyboard": Self.storyboard(outlet: "bottom\" destination=\"c\" id=\"p\"/><outlet property=\"room"),
        ])
        let handler = try #require(project.handlers.first)
        #expect(handler.outcome == .executed)
        // 844 − 34 − 336 − 100.
        #expect(try handler.scenario("iphone-home-indicator").steps.first?.legacyBottom == 374)
    }

    /// Beside a file that a target lists, one of the same name that none lists was left behind.
    @Test func filesThatWereLeftBehindDoNotCount() {
        let files = ["App/Main.storyboard", "Old/Main.storyboard", "Old/Other.storyboard"].map { SourceFile(path: $0, text: "") }
        let modules = ["App/Main.storyboard": [0], "Old/Main.storyboard": [1], "Old/Other.storyboard": [1]]
        let scopes = ModuleScopes(modules: modules, edges: [[1], [0]], unlisted: [1])
        #expect(scopes.withoutLeftBehind(files).map(\.path) == ["App/Main.storyboard", "Old/Other.storyboard"])
        let none = ModuleScopes(modules: modules, edges: [[1], [0]])
        #expect(none.withoutLeftBehind(files).count == 3)
    }

    @Test func anOutletIsWhatTheStoryboardConnects() throws {
        let project = Project([
            "Login.swift": """
            class Login: UIViewController {
                @IBOutlet var buttonBottom: NSLayoutConstraint!
            \(registration)
                @objc func keyboardWillShow(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    buttonBottom.constant += frame.height
                }
            }
            """,
            "Login.storyboard": Self.storyboard(outlet: "buttonBottom"),
        ])
        let handler = try #require(project.handlers.first)
        #expect(handler.outcome == .executed)
        #expect(handler.shown == [.points(422)])
        // 24 above the safe area at rest: on the phone raised from 844 − 34 − 24 = 786 by 336 to 450, where the guide gives 508 −
        // 24.
        let shown = try #require(try handler.scenario("iphone-home-indicator").steps.first)
        #expect(shown.legacyBottom == 450)
        #expect(shown.guideBottom == 484)
    }

    @Test func theOrderInWhichFilesAreFoundChangesNothing() {
        let files = [
            "A.swift": "class Chat: Base {\n\(registration)\n}",
            "Base.swift":
                "class Base: UIViewController { var bottom: NSLayoutConstraint!\n@objc func keyboardWillShow() { bottom.constant = 1 } }",
            "C.swift": "class Late: Chat { override func keyboardWillShow() { bottom.constant = 2 } }",
        ]
        let names = Set(
            (0..<8).map { _ in Project(files).handlers.map { "\($0.path) \($0.type ?? "") \($0.name)" }.joined(separator: "\n") })
        #expect(names.count == 1)
    }

    @Test func notificationsNamedInObjectiveCAreListedWithTheirLines() {
        let file = SourceFile(
            path: "Old.m",
            text: """
                // UIKeyboardWillHideNotification in a comment is nothing
                - (void)start {
                    [center addObserver:self selector:@selector(shown:) name:UIKeyboardWillShowNotification object:nil];
                    NSString *label = @"it's a UIKeyboardDidShowNotification";
                }
                """)
        let mentions = Linter(suppressions: CommentSuppressions()).objectiveCMentions(in: file)
        #expect(mentions.map(\.range?.start.line) == [3])
        #expect(mentions.map(\.reason) == ["names willShow in Objective-C, which is not run"])
    }

    @Test func aMethodThatSeveralFilesRegisterIsOneHandler() throws {
        let register = """
            NotificationCenter.default.addObserver(
                self, selector: #selector(moved), name: UIResponder.keyboardWillShowNotification, object: nil)
            """
        let handlers = Project([
            "Base.swift": """
            extension UIViewController {
                func registerForKeyboard() {
                    \(register)
                }
                @objc func moved(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    view.frame.origin.y = -frame.height
                }
            }
            """,
            "Form.swift": """
            class Form: UIViewController {
                func viewDidLoad() {
                    \(register)
                }
                override func moved(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    view.frame.origin.y = -frame.height / 2
                }
            }
            """,
        ]).handlers
        #expect(handlers.map(\.type) == ["UIViewController", "Form"])
        // The base class may register the override as well.
        #expect(handlers.last?.observes.map(\.path).sorted() == ["Base.swift", "Form.swift"])
    }
}
