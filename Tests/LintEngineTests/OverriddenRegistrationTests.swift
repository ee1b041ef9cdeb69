import Testing

@testable import Behaviour
@testable import LintEngine

/// What a superclass's method registers, where a subclass overrides the method or what calls it.
///
/// In the Stage Manager scenario the keyboard is 398 points high.
struct OverriddenRegistrationTests {
    private static let base = """
        import UIKit
        class Screen: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                prepare()
            }
            func prepare() { listen() }
            func listen() {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
            @objc func shown(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                raise(frame.height)
            }
            func raise(_ height: CGFloat) {}
        }
        """

    private func form(_ code: String) -> String {
        """
        import UIKit
        class Form: Screen {
            @IBOutlet var list: UITableView!
            \(code)
            override func raise(_ height: CGFloat) { list.contentInset.bottom = height }
        }
        """
    }

    private func shown(_ code: String, besides others: String = "") -> [Handler.Amount] {
        let project = Project(["Screen.swift": Self.base, "Form.swift": form(code) + others])
        return project.handlers.filter { $0.type == "Form" }.flatMap(\.shown)
    }

    @Test(arguments: [
        "override func listen() {}", "override func prepare() {}", "override func prepare() { list.reloadData() }",
        "override func viewDidLoad() { list.reloadData() }",
    ])
    func aSubclassThatLeavesSuperOutIsNotRegistered(_ code: String) {
        #expect(shown(code) == [])
    }

    @Test(arguments: [
        "", "override func listen() { super.listen() }", "override func prepare() { super.prepare() }",
        "override func viewDidLoad() { list.reloadData(); super.viewDidLoad() }",
        // Another way leads there, or a method of other labels is none.
        "override func prepare() {}\n    override func viewDidAppear(_ animated: Bool) { listen() }",
        "func listen(to all: Bool) {}",
    ])
    func aSubclassThatCallsItIs(_ code: String) {
        #expect(shown(code) == [.points(398)])
    }

    @Test func whatOtherCodeCallsMayRun() {
        #expect(shown("override func prepare() {}", besides: "\nfunc open(_ form: Form) { form.listen() }") == [.points(398)])
    }

    /// Only a class of another name and lineage calls its own `listen`.
    @Test func whatNothingIsSeenToCallIsNotLeftOut() {
        let code = Self.base.replacing("func prepare() { listen() }", with: "func prepare() {}")
        let other = "\nclass Other { func start() { listen() }\n    func listen() {} }"
        let project = Project(["Screen.swift": code, "Form.swift": form("") + other])
        #expect(project.handlers.filter { $0.type == "Form" }.flatMap(\.shown) == [.points(398)])
    }

    // MARK: Closures

    private static let heights = """
        func keyboardHeights() -> Observable<CGFloat> {
            Observable.of(
                NotificationCenter.default.rx.notification(UIResponder.keyboardWillShowNotification)
                    .map { ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0 },
                NotificationCenter.default.rx.notification(UIResponder.keyboardWillHideNotification).map { _ in CGFloat(0) }
            ).merge()
        }
        """

    private func project(_ code: String, of base: String = "Screen", isSplit: Bool = true) -> Project {
        let files = [
            "Heights.swift": Self.heights,
            "Screen.swift": """
            class Screen: UIViewController, Listening {
                @IBOutlet var list: UITableView!
                override func viewDidLoad() { prepare() }
                func prepare() { followKeyboard() }
            }
            protocol Listening {}
            extension Listening where Self: Screen {
                func followKeyboard() {
                    _ = keyboardHeights().subscribe(onNext: { self.list.contentInset.bottom = $0 - 100 })
                }
            }
            """,
            "Sheet.swift": """
            class Sheet: Screen {
                override func prepare() {
                    super.prepare()
                    list.reloadData()
                }
            }
            """,
            "Form.swift": """
            class Form: \(base) {
                \(code)
                func subscribe() {
                    _ = keyboardHeights().subscribe(onNext: { self.list.contentInset.bottom = $0 })
                }
            }
            """,
        ]
        let all = files.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
        return Project(isSplit ? files : ["All.swift": all])
    }

    private func form(of project: Project) -> [Handler] { project.handlers.filter { $0.type == "Form" } }

    @Test(arguments: ["Screen", "Sheet"], [true, false])
    func aClosureSubscribesWhereItStands(base: String, isSplit: Bool) {
        let code = """
            override func viewDidLoad() { super.viewDidLoad() }
            override func prepare() { subscribe() }
            """
        let own = form(of: project(code, of: base, isSplit: isSplit))
        #expect(own.map(\.shown) == [[.points(398)]])
    }

    /// Both write one inset: the superclass's closure first.
    @Test func anotherSubscriptionIsNotWhereTheSuperclassSubscribes() throws {
        let both = form(of: project("override func prepare() { super.prepare(); subscribe() }"))
        #expect(Set(both.map(\.shown)) == [[.points(398)], [.points(298)]])
        let inherited = try #require(both.first { $0.path == "Screen.swift" })
        #expect(inherited.through?.path == "Screen.swift")
        #expect(inherited.through?.line == 4)
    }
}
