import KeyboardModel
import Reporting
import SourceText
import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy

/// A finding weighs what its own rule explains, where the app can be in a scenario that shows it, and once for each cause.
struct OwnCauseTests {
    /// A screen with one handler and what it moves.
    private func screen(_ shown: String, observing event: String = "keyboardWillShow", members: String = "") -> Project {
        Project([
            "Chat.swift": """
            class Chat: UIViewController {
                \(members)
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(moved), name: UIResponder.\(event)Notification, object: nil)
                }
                @objc func moved(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    \(shown)
                }
            }
            """
        ])
    }

    func bar(tiedTo edge: String) -> String {
        """
        private let bar = UIView()
        private let list = UIScrollView()
        private var bottom: NSLayoutConstraint!
        override func loadView() {
            super.loadView()
            view.addSubview(bar)
            bottom = bar.\(edge)
            bottom.isActive = true
        }
        """
    }

    func findings(_ report: Report) -> [String: Finding] {
        Dictionary(report.findings.map { ($0.rule, $0) }) { first, _ in first }
    }

    /// The rules that say something, aloud or not.
    private func rules(_ report: Report) -> Set<String> {
        Set(report.findings.flatMap { [$0.rule] + $0.also.map(\.rule) })
    }

    // MARK: Severity

    /// The whole height, measured from the safe area: 844 − 34 − 336 = 474 while the guide's top is at 508. A hidden keyboard's
    /// frame is as high as the last one shown: the bar stays 291 points up.
    @Test func aGapIsNoErrorBecauseNothingResetsTheLayoutEither() throws {
        let project = screen(
            "bottom.constant = -frame.height", observing: "keyboardWillChangeFrame",
            members: bar(tiedTo: "bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)"))
        let found = findings(project.report(in: "iphone-home-indicator"))
        let reset = try #require(found["change-frame-without-hide"])
        #expect(reset.severity == .error)
        #expect(
            reset.behaviour?.text
                == "stays 291 pt too high when the keyboard is gone in iphone-home-indicator; differs from the layout guide in 1 of 1 simulated scenario"
        )
        let gap = try #require(found["safe-area-counted-twice"])
        #expect(gap.severity == .warning)
        #expect(
            gap.behaviour?.text
                == "gap of 34 pt in iphone-home-indicator; differs from the layout guide in 1 of 1 simulated scenario")
        // What is left of the height is nothing of its own.
        #expect(gap.also.map(\.rule) == ["layout-not-reset", "frame-height-as-inset"])
        #expect(gap.also.map(\.severity) == [.note, .note])
    }

    /// How far it goes nobody knows, and no run shows that anything is covered.
    @Test func aRootViewThatIsMovedIsANoteWhereNothingIsKnown() {
        let report = screen("view.frame.origin.y = -Server.current.height(frame)").report(in: "iphone-home-indicator")
        #expect(report.handlers[0].scenarios.map(\.verdict) == [.unknown])
        #expect(findings(report)["whole-view-shift"]?.severity == .note)
    }

    /// A box that is held by its centre: how far it has to go nobody knows, but 336 points are what the keyboard covers of an
    /// iPhone's screen.
    @Test(arguments: [
        ("bottom.constant = -frame.height", "frame-height-as-inset"),
        ("bottom.constant = frame.minY - view.bounds.maxY", "screen-frame-not-converted"),
    ]) func whatNoScenarioCanShowIsANote(shown: String, rule: String) throws {
        let project = screen(
            shown,
            members: bar(tiedTo: "centerYAnchor.constraint(equalTo: view.centerYAnchor)") + """

                override func viewDidAppear(_ animated: Bool) {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(putBack), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func putBack() { bottom.constant = 0 }
                """)
        #expect(findings(project.report(in: "iphone-home-indicator"))[rule]?.severity == .note)
        // A window whose origin is not the screen's, and of which the keyboard covers 278 of its 398 points: it may show there,
        // and nobody has seen that it does.
        #expect(findings(project.report(in: "ipad-stage-manager-partly-covered"))[rule]?.severity == .note)
        // A header of a child view's, too, is a reason to convert.
        #expect(
            findings(project.report(in: "iphone-child-view"))["screen-frame-not-converted"]?.severity
                == (rule == "screen-frame-not-converted" ? .warning : nil))
    }

    // MARK: Lengths and margins

    /// What the keyboard leaves of a rectangle is measured in the rectangle's space: only a height was subtracted.
    @Test func aRectangleMadeShorterByTheKeyboardsHeightStaysInItsSpace() {
        let rest = """
            var visible = view.bounds
            visible.size.height -= frame.height
            list.contentOffset.y += bar.frame.maxY - visible.maxY
            """
        let members = "let bar = UIView()\n let list = UIScrollView()"
        #expect(findings(screen(rest, members: members).report())["screen-frame-not-converted"] == nil)
        let mixed = "list.contentOffset.y += bar.frame.maxY - frame.minY"
        #expect(findings(screen(mixed, members: members).report())["screen-frame-not-converted"] != nil)
    }

    /// A bar that rests 100 points above the safe area, and keeps that distance from the keyboard.
    @Test func aDistanceThatIsAddedToTheHeightIsNoDeviceMetric() {
        let members = bar(tiedTo: "bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -100)")
        #expect(
            findings(screen("bottom.constant = -frame.height - 100", members: members).report())["hard-coded-device-metric"]
                == nil)
        let metric = screen("bottom.constant = -(frame.height - 49)", members: members).report()
        #expect(findings(metric)["hard-coded-device-metric"] != nil)
    }

    /// A watcher that is handed a scroll view by whatever has it watch.
    private func watched(_ behavior: String) -> Project {
        Project([
            "Watcher.swift": """
            protocol Scrolling: AnyObject { var scroller: UIScrollView { get } }
            class Watcher {
                weak var source: Scrolling?
                @objc func came(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect, let source else { return }
                    source.scroller.contentInset.bottom = frame.height
                }
                @objc func went(_ note: Notification) { source?.scroller.contentInset.bottom = 0 }
                func begin() {
                    let center = NotificationCenter.default
                    center.addObserver(
                        self, selector: #selector(came), name: UIResponder.keyboardWillShowNotification, object: nil)
                    center.addObserver(
                        self, selector: #selector(went), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
            }
            """,
            "Base.swift": """
            class Base: UIViewController {
                private(set) lazy var scroller = UIScrollView()
                var adjustment: UIScrollView.ContentInsetAdjustmentBehavior { \(behavior) }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(scroller)
                    scroller.contentInsetAdjustmentBehavior = adjustment
                    link()
                }
                func link() {}
            }
            """,
            "Form.swift": """
            final class Form: Base {
                let watcher = Watcher()
                override func link() {
                    watcher.source = self
                    watcher.begin()
                }
            }
            extension Form: Scrolling {}
            """,
        ])
    }

    /// The watcher alone does not know what the scroll view adjusts; the screen that makes it does.
    @Test func whatOnlyAnotherObjectSetsUpIsNotMeasuredFromTheSafeArea() {
        #expect(!rules(watched(".never").report()).contains("safe-area-counted-twice"))
        // 336 from the safe area: a gap of 34.
        #expect(rules(watched(".automatic").report()).contains("safe-area-counted-twice"))
    }

    /// A web view's own scroll view adjusts its insets as any other: 336 from the safe area leave a gap of 34.
    @Test func aScrollViewOfUIKitsOwnViewsIsSetUpByWhoHasTheView() {
        let project = screen(
            "web.scrollView.contentInset.bottom = frame.height", members: "let web = WKWebView()")
        #expect(rules(project.report(in: "iphone-home-indicator")).contains("safe-area-counted-twice"))
    }

    // MARK: One cause

    @Test func stepsOfOneComputationAreOneFinding() throws {
        let members = "let box = UIView()"
        let computed = """
            let screen = UIScreen.main.bounds
            let middle = (screen.size.height - frame.height) / 2
            box.center.y = middle
            """
        let one = findings(screen(computed, members: members).report())
        #expect(one["main-screen-assumed"]?.also.map(\.rule) == ["frame-height-as-inset"])
        #expect(one["frame-height-as-inset"] == nil)
        let apart = """
            let screen = UIScreen.main.bounds
            list.frame = screen
            box.center.y = (view.bounds.height - frame.height) / 2
            """
        let two = findings(screen(apart, members: members + "\n let list = UIView()").report())
        #expect(two["main-screen-assumed"] != nil)
        #expect(two["frame-height-as-inset"] != nil)
    }

    // MARK: What does not move with the keyboard

    private func dropDown(_ place: String) -> Project {
        screen(
            "top = frame.minY\n layOutList()",
            members: """
                let list = UITableView()
                let field = UITextField()
                var top: CGFloat = 0
                func layOutList() {
                    UIView.animate(withDuration: 0.2, delay: 0, options: .overrideInheritedDuration) {
                        self.list.frame = \(place)
                    }
                }
                """)
    }

    @Test func anAnimationThatTheKeyboardOnlySetsOffHasItsOwnTime() {
        let below = dropDown("CGRect(x: 0, y: field.frame.maxY, width: 300, height: 200)")
        #expect(findings(below.report())["animation-hard-coded"] == nil)
        let above = dropDown("CGRect(x: 0, y: self.top - 200, width: 300, height: 200)")
        #expect(findings(above.report())["animation-hard-coded"] != nil)
    }

    @Test func aCorrectionOfWhatCameWithTheKeyboardIsNotLate() {
        func project(_ also: String) -> Project {
            Project([
                "Search.swift": """
                class Search: UIViewController {
                    let list = UITableView()
                    let field = UITextField()
                    override func viewDidLoad() {
                        let center = NotificationCenter.default
                        \(also)
                        center.addObserver(
                            self, selector: #selector(did), name: UIResponder.keyboardDidShowNotification, object: nil)
                    }
                    @objc func will(_ note: Notification) { place() }
                    @objc func did(_ note: Notification) { place() }
                    func place() { list.frame = CGRect(x: 0, y: field.frame.maxY, width: 300, height: 200) }
                }
                """
            ])
        }
        let early =
            "center.addObserver(self, selector: #selector(will), name: UIResponder.keyboardWillShowNotification, object: nil)"
        #expect(findings(project("").report())["did-notification-for-layout"] != nil)
        #expect(findings(project(early).report())["did-notification-for-layout"] == nil)
    }

    // MARK: Which write

    /// The height shrinks again with each event; the origin, written after it, is where it was.
    @Test func aWriteThatChangesNothingIsNoCause() throws {
        let project = screen(
            """
            view.frame.size.height -= frame.height
            view.frame.origin.y = top
            """, members: "var top: CGFloat = 0")
        let drift = try #require(findings(project.report(in: "iphone-repeated-show"))["drifting-shift"])
        #expect(drift.message.contains("`view.frame.size.height`"))
    }

    /// The inset is what it was, 0; the list ends 16 points lower, because its constraint had been 16 before the keyboard.
    @Test func aConstraintHasMovedWhatTheInsetLeavesAlone() throws {
        let code = ChatScreen.code(
            shown: "list.contentInset.bottom = frame.height", hidden: "end.constant = 0\nlist.contentInset = .zero",
            members: """
                let list = UITableView()
                lazy var end = view.bottomAnchor.constraint(equalTo: list.bottomAnchor, constant: 16)
                override func viewWillAppear(_ animated: Bool) {
                    view.addSubview(list)
                    end.isActive = true
                }
                """)
        let found = findings(Project(["Chat.swift": code]).report(in: "iphone-home-button"))
        #expect(found["inset-wiped-on-hide"] == nil)
        let lost = try #require(found["safe-area-lost-on-hide"] ?? found["layout-not-reset"])
        #expect(lost.message.contains("`end.constant`"))
    }
}
