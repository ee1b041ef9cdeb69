import LintPolicy
import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine

/// Content that goes with what else a handler moves, or stays although that goes.
struct CarriedScreenTests {
    private static let observers = """
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
        """

    private func report(_ members: String, setUp: String, show: String, hide: String) -> Report {
        Project([
            "Screen.swift": """
            class Screen: UIViewController {
                \(members)
                override func viewDidLoad() {
                    \(setUp)
                    \(Self.observers)
                }
                @objc func show(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    \(show)
                }
                @objc func hide(_ note: Notification) {
                    \(hide)
                }
            }
            """
        ]).report()
    }

    private func effects(of report: Report, in scenario: String) throws -> [Effect] {
        try #require(report.handlers.first { $0.name == "show(_:)" }).scenario(scenario).effects
    }

    /// A transform moves no view that constraints tie to the bar: the list ends 60 points above the bottom and has an inset of the
    /// keyboard's height, 667 − 60 − 260 = 347, where the bar begins: 407 − 60. In a window that the keyboard covers by 278 of its
    /// 398 points, both are 120 too high.
    @Test func aListUnderAMovedBar() throws {
        let report = report(
            "let list = UITableView(), bar = UIView()",
            setUp: """
                view.addSubview(list)
                view.addSubview(bar)
                NSLayoutConstraint.activate([
                    list.bottomAnchor.constraint(equalTo: bar.topAnchor),
                    bar.heightAnchor.constraint(equalToConstant: 60),
                    bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                ])
                """,
            show: """
                bar.transform = CGAffineTransform(translationX: 0, y: -frame.height)
                list.contentInset.bottom = frame.height - view.safeAreaInsets.bottom
                """,
            hide: "bar.transform = .identity; list.contentInset.bottom = 0")
        #expect(try effects(of: report, in: "iphone-home-button").map(\.name) == [.agrees])
        let gaps = try effects(of: report, in: "ipad-stage-manager-partly-covered").filter { $0.name == .gap }
        #expect(!gaps.isEmpty && gaps.allSatisfy { $0.points == 120 })
    }

    /// The button goes up by what the keyboard covers, and the list that ends above it goes with it, whatever the button's height.
    @Test(arguments: ["", "button.snp.makeConstraints { $0.height.equalTo(52) }"])
    func aListAboveAMovedButton(height: String) throws {
        let report = report(
            "let list = UIScrollView(), button = UIButton()",
            setUp: """
                view.addSubview(list)
                view.addSubview(button)
                \(height)
                list.snp.makeConstraints { $0.top.equalToSuperview() }
                button.snp.makeConstraints {
                    $0.top.equalTo(list.snp.bottom).offset(16)
                    $0.bottom.equalTo(view.safeAreaLayoutGuide)
                }
                """,
            show: """
                list.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0)
                button.snp.updateConstraints {
                    $0.top.equalTo(list.snp.bottom).offset(16)
                    $0.bottom.equalTo(view.safeAreaLayoutGuide).inset(frame.height - view.safeAreaInsets.bottom)
                }
                """,
            hide: """
                list.contentInset = .zero
                button.snp.updateConstraints { $0.bottom.equalTo(view.safeAreaLayoutGuide).inset(0) }
                """)
        for phone in ["iphone-home-button", "iphone-home-indicator"] {
            #expect(try !effects(of: report, in: phone).contains { $0.name == .covered })
        }
        #expect(!report.findings.contains { $0.rule == "content-under-keyboard" })
    }

    /// The list ends above a bar that goes up by the keyboard, and has an inset of the keyboard's height besides: all of that
    /// is room for a keyboard that is not there.
    @Test func anInsetAboveAMovedBarCountsTheKeyboardTwice() throws {
        func report(inset: String) -> Report {
            self.report(
                "let list = UITableView(), bar = UIView(); var bottom: NSLayoutConstraint!",
                setUp: """
                    view.addSubview(list)
                    view.addSubview(bar)
                    bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                    bottom.isActive = true
                    list.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                    bar.topAnchor.constraint(equalTo: list.bottomAnchor).isActive = true
                    """,
                show: "list.contentInset.bottom = \(inset); bottom.constant = -frame.height",
                hide: "list.contentInset.bottom = 0; bottom.constant = 0")
        }
        let twice = report(inset: "frame.height")
        let gaps = try effects(of: twice, in: "iphone-home-indicator").filter { $0.name == .gap }
        #expect(gaps.map(\.points) == [336])
        let handler = try #require(twice.handlers.first { $0.name == "show(_:)" })
        #expect(handler.unknowns.map(\.text) == ["assumed: `bar`, whose height only its content gives, is 0 pt high"])
        #expect(try effects(of: report(inset: "0"), in: "iphone-home-indicator").map(\.name) == [.agrees])
    }

    /// The view goes up by 145 points, and its constraint raises the text by the rest of the keyboard: 810 − 171 − 145 = 494, the 14
    /// points above the keyboard that it has without one.
    @Test func whatAConstraintMovesBesidesTheWholeView() throws {
        let report = report(
            "let text = UITextView(); var bottom: NSLayoutConstraint!",
            setUp: """
                view.addSubview(text)
                text.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
                bottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 14)
                bottom.isActive = true
                """,
            show: "view.frame.origin.y = -145; bottom.constant = frame.height - view.safeAreaInsets.bottom - 145 + 14",
            hide: "view.frame.origin.y = 0; bottom.constant = 14")
        #expect(try effects(of: report, in: "iphone-home-indicator").map(\.name) == [.agrees])
        #expect(!report.findings.contains { $0.rule == "content-under-keyboard" || $0.severity == .error })
    }

    /// An anchor of the program's own, which another file declares: it is that of the safe area, 34 points above the view's end.
    @Test func anAnchorOfAnExtension() throws {
        let code = ChatScreen.code(
            shown: "bottom.constant = -frame.height - 20", hidden: "bottom.constant = -20",
            members: """
                private var text: UITextView!
                private var bottom: NSLayoutConstraint!
                override func loadView() {
                    super.loadView()
                    text = UITextView()
                    view.addSubview(text)
                    bottom = text.bottomAnchor.constraint(equalTo: view.safeBottomAnchor, constant: -20)
                    bottom.isActive = true
                }
                """)
        let own = "extension UIView { var safeBottomAnchor: NSLayoutYAxisAnchor { safeAreaLayoutGuide.bottomAnchor } }"
        let handlers = Project(["Chat.swift": code, "Anchors.swift": own]).handlers
        let shown = try #require(handlers.first { $0.name == "shown(_:)" })
        #expect(try shown.scenario("iphone-home-indicator").effects.map(\.points) == [34])
        #expect(shown.outcome == .executed)
    }

    /// What moves the window moves the whole screen: the button ends 667 − 130 = 537 points down, 130 under the keyboard. That is so
    /// from the first show on, and no guard is to blame.
    @Test func halfAKeyboardForTheWindow() throws {
        let report = report(
            "let button = UIButton(); var isUp = false",
            setUp: """
                view.addSubview(button)
                button.heightAnchor.constraint(equalToConstant: 44).isActive = true
                button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
                """,
            show: "if !isUp { view.superview?.frame.origin.y -= frame.height / 2; isUp = true }",
            hide: "if isUp { view.superview?.frame.origin.y = 0; isUp = false }")
        let effects = try effects(of: report, in: "iphone-home-button")
        #expect(effects.filter { $0.name == .covered }.map(\.points) == [130])
        #expect(!report.findings.contains { $0.rule == "stale-guard" })
    }

    /// The insets of a button's title are no frame of a view.
    @Test func insetsOfATitle() throws {
        let report = report(
            "@IBOutlet var button: UIButton!; var bottom: NSLayoutConstraint!",
            setUp: """
                bottom = button.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                bottom.isActive = true
                """,
            show: "button.titleEdgeInsets.top = 0; bottom.constant = -frame.height",
            hide: "button.titleEdgeInsets.top = -20; bottom.constant = 0")
        let handler = try #require(report.handlers.first { $0.name == "show(_:)" })
        #expect(handler.outcome == .executed)
        #expect(try handler.scenario("iphone-home-button").effects.map(\.name) == [.agrees])
    }

    /// A publisher that is merged with itself observes at one place.
    @Test func onePlaceIsToldOnce() throws {
        let code = """
            class Screen: UIViewController {
                @IBOutlet var bottom: NSLayoutConstraint!
                let height = CurrentValueSubject<CGFloat, Never>(0)
                override func viewDidLoad() {
                    NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
                        .sink { self.height.value = ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect).height }
                        .store(in: &bag)
                    Publishers.CombineLatest(height, height).sink { self.bottom.constant = -$0.0 }.store(in: &bag)
                }
            }
            """
        for finding in Project(["Screen.swift": code]).report().findings {
            #expect(Set(finding.related).count == finding.related.count)
        }
    }
}
