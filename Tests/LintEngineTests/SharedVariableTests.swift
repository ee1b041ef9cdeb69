import Testing

@testable import Behaviour

/// Static properties and global variables, which handlers write as they write their own properties.
///
/// In the Stage Manager scenario the keyboard is 398 points high.
struct SharedVariableTests {
    private func shown(_ body: String, members: String = "", outside: String = "") -> [Handler.Amount] {
        let project = Project([
            "Chat.swift": """
            class Chat: UIViewController {
                @IBOutlet var tableView: UITableView!
                \(members)
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func keyboardWillShow(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    \(body)
                }
            }
            \(outside)
            """
        ])
        return project.handlers.first.shown
    }

    @Test(arguments: [
        "Self.height = frame.height; tableView.contentInset.bottom = Self.height",
        "Chat.height = frame.height; tableView.contentInset.bottom = Self.height",
        "type(of: self).height = frame.height; tableView.contentInset.bottom = Chat.height",
        "Self.note(frame); tableView.contentInset.bottom = Self.height",
    ])
    func aWriteToAStaticPropertyIsKept(body: String) {
        let members = """
            static var height: CGFloat = 0
            static func note(_ frame: CGRect) { height = frame.height }
            """
        #expect(shown(body, members: members) == [.points(398)])
    }

    @Test func aPartOfAStaticStructureIsWritten() {
        let body = "Self.inset.bottom = frame.height; tableView.contentInset = Self.inset"
        #expect(
            shown(body, members: "static var inset = UIEdgeInsets.zero") == [.text("top 0, left 0, bottom 398, right 0")])
    }

    @Test func observersAndSettersOfStaticPropertiesRun() {
        let members = """
            static var height: CGFloat = 0 { didSet { doubled = height * 2 } }
            static var doubled: CGFloat = 0
            static var half: CGFloat {
                get { height / 2 }
                set { height = newValue * 2 }
            }
            """
        #expect(
            shown("Self.height = frame.height; tableView.contentInset.bottom = Self.doubled", members: members) == [.points(796)])
        #expect(
            shown("Self.half = frame.height; tableView.contentInset.bottom = Self.height", members: members) == [.points(796)])
    }

    /// A static property of a superclass is the same for all its subclasses.
    @Test func subclassesShareIt() {
        let outside = """
            class Base: UIViewController { static var height: CGFloat = 0 }
            class Other: Base { static func read() -> CGFloat { height } }
            class Third: Base {}
            """
        #expect(
            shown("Third.height = frame.height; tableView.contentInset.bottom = Other.read()", outside: outside)
                == [.points(398)])
    }

    @Test func aGlobalVariableIsOneForAll() {
        let outside = """
            var keyboardHeight: CGFloat = 0
            enum Reader { static func read() -> CGFloat { keyboardHeight } }
            """
        #expect(
            shown("keyboardHeight = frame.height; tableView.contentInset.bottom = Reader.read()", outside: outside)
                == [.points(398)])
    }
}
