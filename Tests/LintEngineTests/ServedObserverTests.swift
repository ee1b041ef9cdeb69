import SourceText
import Testing
import Vocabulary

@testable import LintEngine
@testable import LintPolicy

/// Code that observes for its clients: what it does for nobody is not told where clients are known.
struct ServedObserverTests {
    private let helper = """
        protocol Avoiding { var list: UIScrollView { get }; var footer: UIView { get } }
        extension Avoiding where Self: UIViewController {
            func avoidKeyboard() {
                NotificationCenter.default.addObserver(
                    forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
                ) { [weak self] note in self?.lift(note) }
            }
            private func lift(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                list.contentInset.bottom = 20
                footer.snp.updateConstraints { $0.bottom.equalTo(view).inset(frame.height) }
            }
        }
        """

    private func screen(_ name: String) -> String {
        """
        class \(name): UIViewController, Avoiding {
            let list = UIScrollView()
            let footer = UIView()
            override func viewDidLoad() {
                view.addSubview(list)
                view.addSubview(footer)
                list.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
                footer.snp.makeConstraints {
                    $0.top.equalTo(list.snp.bottom)
                    $0.leading.trailing.bottom.equalToSuperview()
                    $0.height.equalTo(60)
                }
                avoidKeyboard()
            }
        }
        """
    }

    /// By itself, the helper gives some list 20 points where the keyboard has 336. Its clients' lists end at their footers.
    @Test func whatNobodysRunShowsIsNotTold() {
        let alone = Project(["Avoiding.swift": helper]).report()
        #expect(alone.findings.contains { $0.rule == "content-under-keyboard" && $0.range.start.line == 10 })
        let served = Project(["Avoiding.swift": helper, "Notes.swift": screen("Notes"), "Chat.swift": screen("Chat")]).report()
        #expect(Set(served.handlers.map(\.type)) == ["Notes", "Chat"])
        #expect(!served.findings.contains { $0.rule == "content-under-keyboard" })
        #expect(served.findings.allSatisfy { $0.handler != nil })
    }

    /// Who makes a screen and pushes it is no client of what the screen does, whatever the screen's superclass is called.
    @Test func whoPushesAScreenIsNoClient() {
        let form = ChatScreen.code(
            shown: "tableView.contentInset.bottom = frame.height", hidden: "tableView.contentInset.bottom = 0",
            members: "override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }",
            superclass: "ScreenSetting")
        let list = """
            class List: UIViewController {
                func edit() {
                    let chat = Chat()
                    chat.refresh = { self.reload() }
                    navigationController?.pushViewController(chat, animated: true)
                }
            }
            """
        let base = "class ScreenSetting: UIViewController { func setUp() {} }"
        let handlers = Project(["Chat.swift": form, "List.swift": list, "ScreenSetting.swift": base]).handlers
        #expect(!handlers.isEmpty && handlers.allSatisfy { $0.type == "Chat" && $0.through == nil })
    }
}
