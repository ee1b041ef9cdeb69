import SourceText
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy

/// Static properties and global variables to which code gives values that neither sets the screen up nor handles the keyboard:
/// what they are declared with is then no answer.
///
/// The keyboard of the home-indicator iPhone is 336 points high.
struct SharedWriteTests {
    private func chat(_ declaration: String, bottom: String, members: String = "") -> String {
        """
        class Chat: UIViewController {
            @IBOutlet var tableView: UITableView!
            \(members)
            override func viewDidLoad() {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
            @objc func keyboardWillShow(_ note: Notification) {
                let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                tableView.contentInset.bottom = frame.height + \(bottom)
            }
        }
        \(declaration)
        """
    }

    private func shown(_ files: [String: String], isIncomplete: Bool = false) -> [Handler.Amount] {
        let run = Project(files, isIncomplete: isIncomplete).handlers.first?.scenarios.first { $0.id == "iphone-home-indicator" }
        return (run?.writes ?? []).filter { $0.event == "show" }.map(\.after)
    }

    @Test(arguments: [
        "class AppDelegate { func launch() { Bars.height = measure() } }",
        "class AppDelegate { func launch() { Bars.height += 83 } }",
        "extension Bars { static func measured(_ points: CGFloat) { Self.height = points } }",
        "extension Bars { static func measured(_ points: CGFloat) { height = points } }",
    ])
    func anotherFilesWriteMakesAStaticNumberUnknown(other: String) {
        let files = [
            "Chat.swift": chat("enum Bars { static var height: CGFloat = 0 }", bottom: "Bars.height"), "App.swift": other,
        ]
        #expect(shown(files) == [.text("336 + height")])
    }

    @Test func anotherFilesWriteMakesAGlobalNumberUnknown() {
        let files = [
            "Chat.swift": chat("var barHeight: CGFloat = 0", bottom: "barHeight"),
            "App.swift": "class AppDelegate { func launch() { barHeight = measure() } }",
        ]
        #expect(shown(files) == [.text("336 + barHeight")])
    }

    /// The project lists a file that is not there, and that may be the one that writes it.
    @Test func whatNothingWritesIsUnknownWhereAFileIsMissing() {
        let files = ["Chat.swift": chat("var barHeight: CGFloat = 0", bottom: "barHeight")]
        #expect(shown(files) == [.points(336)])
        #expect(shown(files, isIncomplete: true) == [.text("336 + barHeight")])
    }

    /// A constant is what it is declared with, and so is what code of the same file writes as the screen is set up.
    @Test(arguments: [
        ("let barHeight: CGFloat = 10", ""), ("var barHeight: CGFloat = 0", "override func loadView() { barHeight = 10 }"),
    ])
    func whatIsKnownStaysKnownWhereAFileIsMissing(declaration: String, members: String) {
        let files = ["Chat.swift": chat(declaration, bottom: "barHeight", members: members)]
        #expect(shown(files, isIncomplete: true) == [.points(346)])
    }

    @Test(arguments: [
        // Nobody writes it, or a variable of the same name of somebody else's.
        "class AppDelegate { func launch() { print(Bars.height) } }",
        "class AppDelegate { var height: CGFloat = 0; func launch() { height = 83 } }",
        "class AppDelegate { func launch() { Rows.height = 83 } }",
        "class AppDelegate { func launch() { if Bars.height == 0 { print(1) } } }",
    ])
    func aStaticNumberThatNobodyElseWritesIsKnown(other: String) {
        let files = [
            "Chat.swift": chat("enum Bars { static var height: CGFloat = 10 }", bottom: "Bars.height"), "App.swift": other,
        ]
        #expect(shown(files) == [.points(346)])
    }

    @Test func aFunctionOfTheSameFileThatNothingCallsMakesAStaticNumberUnknown() {
        let code = chat(
            "enum Bars { static var height: CGFloat = 0 }", bottom: "Bars.height",
            members: "func tabBarDidLoad(_ bar: UIView) { Bars.height = bar.frame.height }")
        #expect(shown(["Chat.swift": code]) == [.text("336 + height")])
    }

    @Test func whatTheSetUpWritesIsKnown() {
        let code = chat(
            "enum Bars { static var height: CGFloat = 0 }", bottom: "Bars.height",
            members: "override func viewWillAppear(_ animated: Bool) { Bars.height = 20 }")
        #expect(shown(["Chat.swift": code]) == [.points(356)])
    }

    @Test func aNumberThatTheSetUpReadsIsUnknownByTheTimeOfTheKeyboard() {
        let code = chat(
            "enum Bars { static var height: CGFloat = 0 }", bottom: "Bars.height",
            members: """
                override func viewWillAppear(_ animated: Bool) { print(Bars.height) }
                func measured(_ points: CGFloat) { Bars.height = points }
                """)
        #expect(shown(["Chat.swift": code]) == [.text("336 + height")])
    }

    /// Another observer keeps the keyboard's frame for everyone, and is not run for the screen.
    @Test(arguments: [true, false]) func aStaticFrameThatAnotherObserverKeepsIsUnknown(isInFileOfItsOwn: Bool) throws {
        let tracker = """
            final class Tracker {
                static var frame = CGRect.zero
                static func start() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(changed), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc static func changed(_ note: Notification) {
                    frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                }
            }
            """
        let screen = chat(isInFileOfItsOwn ? "" : tracker, bottom: "0")
            .replacing("frame.height + 0", with: "Tracker.frame.height")
        let files = ["Chat.swift": screen, "Tracker.swift": isInFileOfItsOwn ? tracker : ""]
        let handler = try #require(Project(files).handlers.first { $0.type == "Chat" })
        let run = try #require(handler.scenarios.first { $0.id == "iphone-home-indicator" })
        #expect(run.verdict == .unknown)
        #expect(run.writes.first { $0.event == "show" }?.after == .text("frame.height"))
    }

    @Test func aStaticFrameThatNobodyElseWritesIsKnown() {
        let code = chat(
            "enum Bars { static var frame = CGRect(x: 0, y: 0, width: 10, height: 20) }", bottom: "Bars.frame.height")
        #expect(shown(["Chat.swift": code]) == [.points(356)])
    }

    @Test func aStaticFlagThatAnotherFileSetsIsAQuestion() throws {
        let code = chat("enum Settings { static var moves = false }", bottom: "0")
            .replacing("tableView.content", with: "if Settings.moves { tableView.content").replacing("+ 0", with: "+ 0 }")
        let project = Project(["Chat.swift": code, "App.swift": "class AppDelegate { func launch() { Settings.moves = true } }"])
        let handler = try #require(project.handlers.first)
        #expect(handler.preconditions.map(\.text) == ["`Settings.moves`"])
    }
}
