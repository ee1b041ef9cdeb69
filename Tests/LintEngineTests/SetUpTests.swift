import Reporting
import Testing

@testable import Behaviour

/// A screen that observes itself is set up as UIKit sets it up: what its handlers read is what `init`, `loadView` and the methods
/// up to its appearance left.
///
/// In the Stage Manager scenario the keyboard is 398 points high.
struct SetUpTests {
    private func handler(_ members: String, viewDidLoad: String = "", shown: String, others: String = "") throws -> Handler {
        let project = Project([
            "Chat.swift": """
            class Chat: UIViewController {
                @IBOutlet var tableView: UITableView!
                var margin: CGFloat = 0
                \(members)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(viewDidLoad)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func keyboardWillShow(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    \(shown)
                }
            }
            \(others)
            """
        ])
        return try #require(project.handlers.first { $0.type == "Chat" })
    }

    /// Code that calls it a mistake if something is missing is given it before the screen is shown.
    @Test(arguments: ["assertionFailure(\"no id\"); return", "fatalError()"])
    func whatAScreenMustBeGivenItWasGiven(_ end: String) throws {
        let handler = try handler(
            "var id: String?", viewDidLoad: "guard let id, id.isEmpty == false else { \(end) }\n margin = 20",
            shown: "tableView.contentInset.bottom = frame.height + margin")
        #expect(handler.shown == [.points(418)])
        #expect(handler.outcome == .executed)
    }

    /// A call means the initialiser whose labels it says, not one that takes as many arguments: that one ends the program.
    @Test func anInitialiserIsFoundByItsLabels() throws {
        let handler = try handler(
            "let field = Field(label: 20)", shown: "tableView.contentInset.bottom = frame.height + field.margin",
            others: """
                class Field: UIView {
                    var margin: CGFloat
                    required init?(coder: NSCoder) { fatalError("not in a storyboard") }
                    init(style: Int = 0, label: CGFloat) { margin = label; super.init(frame: .zero) }
                }
                """)
        #expect(handler.shown == [.points(418)])
        #expect(handler.outcome == .executed)
    }

    /// An overload that no file at hand declares is not the one that is there, which would call itself for ever.
    @Test func aMethodIsFoundByItsLabels() throws {
        let handler = try handler(
            "", viewDidLoad: "Layout.fill(scroll: tableView, with: view); margin = 20",
            shown: "tableView.contentInset.bottom = frame.height + margin",
            others: """
                enum Layout {}
                extension Layout {
                    static func fill(scroll: UIScrollView, with content: UIView, insets: Bool = true) {
                        Layout.fill(view: scroll, with: content)
                    }
                }
                """)
        #expect(handler.shown == [.points(418)])
        #expect(handler.outcome == .executed)
    }

    /// An extension of UIKit's class that has a method of UIKit's name calls UIKit's with what it makes.
    @Test(arguments: [
        (
            "extension UIView { func addConstraints(format: String) { addConstraints([format.count]) } }",
            "Bar().addConstraints(format: \"H:|[a]|\")"
        ),
        (
            "extension NSLayoutConstraint { static func activate(build: () -> [NSLayoutConstraint]) { activate(build()) } }",
            "NSLayoutConstraint.activate { [] }"
        ),
    ])
    func anExtensionsOverloadIsNotCalledByItself(others: String, call: String) throws {
        let handler = try handler(
            "", viewDidLoad: call + "; margin = 20", shown: "tableView.contentInset.bottom = frame.height + margin",
            others: others + "\nclass Bar: UIView {}")
        #expect(handler.shown == [.points(418)])
        #expect(handler.outcome == .executed)
    }

    @Test(arguments: [
        "init() { margin = 20; super.init(nibName: nil, bundle: nil) }",
        "override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle); margin = 20 }",
        "required init?(coder: NSCoder) { super.init(coder: coder); margin = 20 }",
        "override func awakeFromNib() { margin = 20 }",
        "override func loadView() { margin = 20; super.loadView() }",
        "override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); margin = 20 }",
        "override func viewIsAppearing(_ animated: Bool) { margin = 20 }",
        "override func viewWillLayoutSubviews() { margin = 20 }",
        "override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); margin = 20 }",
        "override func viewDidAppear(_ animated: Bool) { DispatchQueue.main.async { self.margin = 20 } }",
    ])
    func aPropertyHasWhatTheSetUpGivesIt(method: String) throws {
        let handler = try handler(method, shown: "tableView.contentInset.bottom = frame.height + margin")
        #expect(handler.shown == [.points(418)])
        #expect(handler.outcome == .executed)
    }

    @Test func whatMuchCodeOfASetUpComesBeforeIsSetAllTheSame() throws {
        let building = String(
            repeating: "view.addSubview(UIView(frame: CGRect(x: 1 + 2, y: 3, width: 4, height: 5 * 6)))\n", count: 300)
        let handler = try handler(
            "", viewDidLoad: building + "margin = 20", shown: "tableView.contentInset.bottom = frame.height + margin")
        #expect(handler.shown == [.points(418)])
        #expect(handler.outcome == .executed)
    }

    /// How often a loop runs that nobody knows does not end the set-up.
    @Test func aLoopOfTheSetUpWhoseEndIsNotKnownRunsOnce() throws {
        let handler = try handler(
            "", viewDidLoad: "var i = 0; while i < tableView.numberOfSections { i += 1 }\nmargin = 20",
            shown: "tableView.contentInset.bottom = frame.height + margin")
        #expect(handler.shown == [.points(418)])
        #expect(handler.outcome == .executed)
    }

    /// What a bound of the interpreter ends is the call that met it, and the report says so.
    @Test func theSetUpGoesOnAfterACallThatIsNestedTooDeep() throws {
        let handler = try handler(
            "func nest() { nest() }", viewDidLoad: "nest(); margin = 20",
            shown: "tableView.contentInset.bottom = frame.height + margin")
        #expect(handler.shown == [.points(418)])
        #expect(
            handler.unknowns.map(\.text) == [
                "the screen's set-up was run in part: calls that are nested deeper than 48 levels are not followed"
            ])
    }

    @Test func aSetUpThatWasCutShortIsNamed() throws {
        let handler = try handler(
            "", viewDidLoad: "for i in 0..<900 { for j in 0..<900 { note(i + j) } }\nmargin = 20",
            shown: "tableView.contentInset.bottom = frame.height + margin")
        #expect(handler.outcome == .executedWithUnknowns)
        #expect(handler.unknowns.map(\.text).contains { $0.hasPrefix("the screen's set-up was run in part: limit of") })
    }

    /// The view that `loadView` makes is the screen's, under all its names.
    @Test(arguments: [
        "override func loadView() { view = ChatView() }", "override func loadView() { view = chatView }",
        "override func loadView() { let made = ChatView(); self.view = made; chatView = made }",
    ])
    func theViewThatLoadViewMakesIsTheScreens(loading: String) throws {
        let handler = try handler(
            "lazy var chatView = ChatView()\n" + loading,
            shown: """
                let covered = view.bounds.maxY - view.convert(frame, from: nil).minY
                (view as! ChatView).list.contentInset.bottom = covered
                """,
            others: "class ChatView: UIView { let list = UITableView() }")
        // Read as one of the window's, the screen's y of 412 leaves 234 of the view's 646 points.
        #expect(handler.shown == [.points(234)])
    }

    /// What the view's initialiser ties to it is tied to the screen's view.
    @Test(arguments: [
        ("override func loadView() { view = ChatView() }", "bottomAnchor", 0.0),
        ("let chatView = ChatView()\noverride func loadView() { view = chatView }", "safeAreaLayoutGuide.bottomAnchor", -34),
    ])
    func theConstraintsOfThatViewAreTiedToTheScreens(loading: String, anchor: String, gap: Double) throws {
        let handler = try handler(
            loading, shown: "(view as! ChatView).bottom.constant = -frame.height",
            others: """
                class ChatView: UIView {
                    let bar = UIView()
                    var bottom: NSLayoutConstraint!
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        addSubview(bar)
                        bottom = bar.bottomAnchor.constraint(equalTo: \(anchor))
                        bottom.isActive = true
                    }
                }
                """)
        // The phone's keyboard is 336 points high, of which 34 are below the safe area.
        #expect(try handler.scenario("iphone-home-indicator").steps.first?.difference == gap)
    }

    @Test func whatACallCameToInTheSetUpIsNotWhatItComesToLater() throws {
        let handler = try handler(
            "", viewDidLoad: "tableView.contentInset = insets(0)", shown: "tableView.contentInset = insets(frame.height)")
        let scenario = try #require(handler.scenarios.first)
        #expect(scenario.verdict == .unknown)
    }

    @Test func anObjectThatIsMadeIsAsItsInitialiserLeavesIt() throws {
        let handler = try handler(
            "let metrics = Metrics(margin: 20)", shown: "tableView.contentInset.bottom = frame.height + metrics.margin",
            others: """
                final class Metrics {
                    private(set) var margin: CGFloat = 0
                    init(margin: CGFloat) { self.margin = margin }
                }
                """)
        #expect(handler.shown == [.points(418)])
    }

    /// What the set-up does on an answer that nobody knows is assumed, and said to be.
    @Test(arguments: [
        ("if isCompact { margin = 20 }", 418.0, "assumed: `isCompact`"),
        ("guard isCompact else { return }; margin = 20", 418, "assumed: `isCompact`"),
        ("if isCompact { return }; margin = 20", 418, "assumed: not `isCompact`"),
        ("margin = isCompact ? 20 : 30", 418, "assumed: `isCompact`"),
        ("if isCompact {} else { margin = 20 }", 398, "assumed: `isCompact`"),
    ])
    func anOpenQuestionOfTheSetUpIsAnAssumption(setUp: String, written: Double, assumption: String) throws {
        let handler = try handler(
            "var isCompact: Bool", viewDidLoad: "configure()",
            shown: "tableView.contentInset.bottom = frame.height + margin",
            others: "extension Chat { func configure() { \(setUp) } }")
        #expect(handler.shown == [.points(written)])
        #expect(handler.unknowns.map(\.text) == [assumption])
    }

    @Test(arguments: [
        "if isCompact { title = \"Chat\" }; margin = 20", "if isCompact { margin = 30 }; margin = 20",
        "if isCompact { return }; title = \"Chat\"",
    ])
    func anOpenQuestionOnWhichNothingDependsIsNone(setUp: String) throws {
        let handler = try handler(
            "var isCompact: Bool", viewDidLoad: "configure()",
            shown: "tableView.contentInset.bottom = frame.height + margin",
            others: "extension Chat { func configure() { \(setUp) } }")
        #expect(handler.outcome == .executed)
    }

    /// A view that is in no window has no safe area yet (Apple, documentation of `UIView.safeAreaInsets`); its window has. It is
    /// told when that changes.
    @Test(arguments: [
        ("viewDidLoad", "view.safeAreaInsets", 336.0), ("viewDidAppear(_ animated: Bool)", "view.safeAreaInsets", 370),
        ("viewSafeAreaInsetsDidChange()", "view.safeAreaInsets", 370),
        ("viewDidLoad", "UIApplication.shared.keyWindow!.safeAreaInsets", 370),
    ])
    func theSafeAreaIsThereOnceTheViewIsInAWindow(method: String, insets: String, written: Double) throws {
        let reading = "margin = \(insets).bottom"
        let isLoading = method == "viewDidLoad"
        let handler = try handler(
            isLoading ? "" : "override func \(method) { \(reading) }", viewDidLoad: isLoading ? reading : "",
            shown: "tableView.contentInset.bottom = frame.height + margin")
        #expect(try handler.scenario("iphone-home-indicator").writes.first?.after == .points(written))
    }
}
