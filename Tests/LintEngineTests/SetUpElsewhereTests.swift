import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy

/// What a screen is before the first keyboard may be set up in other files than the handlers' own: the same code gives the same
/// answer, however it is spread over files.
///
/// The iPhone is 844 points high; its keyboard is 336 points high, and the home indicator takes 34.
struct SetUpElsewhereTests {
    private static let registering = """
        NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
        """

    private static let reading =
        "guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }"

    /// Whether the handler that shows the keyboard is known to leave the content where the guide is on a phone with a home
    /// indicator, with the files as they are and with all in one.
    private func agrees(_ files: String...) -> Bool {
        let apart = Dictionary(uniqueKeysWithValues: files.enumerated().map { ("Part\($0.offset).swift", $0.element) })
        return [apart, ["Part0.swift": files.joined(separator: "\n")]].allSatisfy { files in
            let shown = Project(files).report(in: "iphone-home-indicator").handlers.first { $0.name.contains("shown") }
            return shown?.outcome == .executed && shown?.scenarios.map(\.verdict) == [.agrees]
        }
    }

    /// 844 − 336 is where the guide is.
    @Test func anExtensionOfTheClassMakesItsConstraints() {
        let screen = """
            class Form: UIViewController {
                let bar = UIView()
                var bottom: NSLayoutConstraint?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    makeLayout()
                    \(Self.registering)
                }
                @objc func shown(_ note: Notification) {
                    \(Self.reading)
                    bottom?.constant = -frame.height
                }
                @objc func hidden() { bottom?.constant = 0 }
            }
            """
        let layout = """
            extension Form {
                func makeLayout() {
                    view.addSubview(bar)
                    bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                    bottom?.isActive = true
                }
            }
            """
        #expect(agrees(screen, layout))
        let other = """
            extension Sheet {
                func makeLayout() { bottom = nil }
            }
            """
        #expect(agrees(screen, layout, other))
    }

    /// The list reaches the view's bottom and does not adjust its insets, so 336 points are what the keyboard covers.
    @Test(arguments: ["Page()", "Page(frame: .zero)"])
    func aRootViewOfAnotherFileIsMade(_ making: String) {
        let screen = """
            class Form: UIViewController {
                let page = \(making)
                override func loadView() { view = page }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(Self.registering)
                }
                @objc func shown(_ note: Notification) {
                    \(Self.reading)
                    page.list.contentInset.bottom = frame.height
                }
                @objc func hidden() { page.list.contentInset.bottom = 0 }
            }
            """
        let page = """
            class Page: UIView {
                let list = UIScrollView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    list.contentInsetAdjustmentBehavior = .never
                    addSubview(list)
                    list.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
                }
            }
            """
        #expect(agrees(screen, page))
    }

    /// What decides the set-up stands in a third file.
    @Test func aConditionOfTheSetUpIsAnswered() {
        let screen = """
            class Form: UIViewController {
                let bar = UIView()
                var bottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(bar)
                    if Features.shared.isTall {
                        bottom = bar.bottomAnchor.constraint(equalTo: view.topAnchor, constant: 100)
                    } else {
                        bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                    }
                    bottom.isActive = true
                    \(Self.registering)
                }
                @objc func shown(_ note: Notification) {
                    \(Self.reading)
                    bottom.constant = -frame.height
                }
                @objc func hidden() { bottom.constant = 0 }
            }
            """
        let features = """
            class Features {
                static let shared = Features()
                let isTall = false
            }
            """
        #expect(agrees(screen, features))
    }

    /// A helper in another file ties the list 60 points above the safe area's end; where no file has it, that the list fills its
    /// window is an assumption.
    @Test func aHelperOfAnotherFileLaysAListOut() throws {
        let code = ChatScreen.code(
            shown: "list.contentInset.bottom = frame.height", hidden: "list.contentInset.bottom = 0",
            members: """
                let list = UIScrollView()
                override func viewWillAppear(_ animated: Bool) {
                    view.addSubview(list)
                    let insets = UIEdgeInsets(top: 0, left: 0, bottom: 60, right: 0)
                    list.pin(view.topAnchor, view.safeAreaLayoutGuide.bottomAnchor, insets: insets)
                }
                """)
        let helper = """
            extension UIView {
                func pin(_ top: NSLayoutYAxisAnchor, _ bottom: NSLayoutYAxisAnchor, insets: UIEdgeInsets = .zero) {
                    topAnchor.constraint(equalTo: top, constant: insets.top).isActive = true
                    bottomAnchor.constraint(equalTo: bottom, constant: -insets.bottom).isActive = true
                }
            }
            """
        let project = Project(["Chat.swift": code, "Pinning.swift": helper])
        let show = try #require(project.handlers.first { $0.name == "shown(_:)" })
        // 844 − 34 − 60 − 336.
        #expect(try show.scenario("iphone-home-indicator").steps.first?.legacyBottom == 414)
        #expect(show.unknowns.map(\.text) == [])
        let alone = try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
        #expect(alone.unknowns.map(\.text) == ["assumed: `list` fills its view"])
    }

    /// The list is added when an answer comes: where it ends, nothing that was run says.
    @Test(arguments: [
        ("client.load { self.build() }", ["assumed: `list` fills its view"]), ("build()", []), ("view.addSubview(list)", []),
    ])
    func aListThatIsAddedLaterIsAssumedToFillItsView(setUp: String, assumed: [String]) throws {
        let code = ChatScreen.code(
            shown: "list.contentInset.bottom = frame.height", hidden: "list.contentInset.bottom = 0",
            members: """
                let list = UIScrollView()
                override func viewWillAppear(_ animated: Bool) { \(setUp) }
                func build() { view.addSubview(list) }
                """)
        let show = try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
        #expect(show.unknowns.map(\.text) == assumed)
    }
}
