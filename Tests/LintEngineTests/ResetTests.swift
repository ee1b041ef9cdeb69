import KeyboardModel
import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import Reporting

/// What a finding says of a layout that nothing puts back.
struct ResetTests {
    private func report(_ hidden: String) -> Report {
        Project([
            "Form.swift": """
            class Form: UIViewController {
                let bar = UIView()
                var bottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    view.addSubview(bar)
                    bottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 16)
                    bottom.isActive = true
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func keyboardWillShow(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    bottom.constant = frame.height + 16
                }
                \(hidden)
            }
            """
        ]).report(in: "iphone-home-indicator")
    }

    private func help(_ report: Report, _ rule: String) throws -> String {
        let finding = try #require(report.findings.first { $0.rule == rule })
        return try #require(Help(report).sentence(for: finding))
    }

    @Test func aResetThatNothingCallsIsToBeRegistered() throws {
        let unregistered = report("@objc func keyboardWillHide(notification: NSNotification) { self.bottom?.constant = 16 }")
        #expect(
            try help(unregistered, "show-without-hide")
                == "Register `keyboardWillHide(notification:)` for `UIResponder.keyboardWillHideNotification`: it resets the layout, "
                + "but nothing in its class calls it.")
        // Registered for the hide by a slip is the show.
        let slip = report(
            """
            @objc func keyboardWillHide() { bottom.constant = 16 }
            override func viewWillAppear(_ animated: Bool) {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillHideNotification, object: nil)
            }
            """)
        #expect(try help(slip, "handler-ignores-hide").hasPrefix("Register `keyboardWillHide()` for"))
        // What something calls is no forgotten handler, and what sets something else resets nothing.
        let called = report("@objc func keyboardWillHide() { bottom.constant = 16 }\nfunc done() { keyboardWillHide() }")
        #expect(try !help(called, "show-without-hide").contains("keyboardWillHide()"))
        let named = report(
            """
            @objc func keyboardWillHide() { bottom.constant = 16 }
            func start() {
                NotificationCenter.default.addObserver(
                    self, selector: Selector("keyboardWillHide"), name: NSNotification.Name("closed"), object: nil)
            }
            """)
        #expect(try !help(named, "show-without-hide").contains("keyboardWillHide()"))
        let other = report("@objc func keyboardWillHide() { bar.alpha = 1 }")
        #expect(try !help(other, "show-without-hide").contains("keyboardWillHide()"))
    }

    /// What show saves is the frame that it gave the box the last time, and hide writes that: one mistake, in one read.
    @Test func aSavedFrameIsNoSecondReadOfTheBeginFrame() throws {
        let report = Project([
            "Alert.swift": """
            class Alert: UIViewController {
                let box = UIView()
                var old = CGRect.zero
                override func viewDidLoad() {
                    view.addSubview(box)
                    box.center = view.center
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    guard let begin = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect else { return }
                    old = box.frame
                    box.frame = CGRect(x: 0, y: old.origin.y - begin.height / 2, width: 100, height: 200)
                }
                @objc func hide(_ note: Notification) { box.frame = old }
            }
            """
        ]).report(in: "iphone-home-indicator")
        let findings = report.findings.filter { $0.rule == "begin-frame-as-geometry" }
        #expect(findings.map(\.range.start.line) == [15])
        #expect(findings.first?.related.contains { $0.message == "found here, too" } == true)
    }

    /// The home indicator's 34 are added to the 16 at rest.
    @Test func whatIsNotPutBackIsToldWithBothNumbers() throws {
        let report = Project([
            "Form.swift": """
            class Form: UIViewController {
                let bar = UIView()
                var bottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    view.addSubview(bar)
                    bottom = view.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 16)
                    bottom.isActive = true
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(move), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(move), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func move(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    let covered = view.bounds.intersection(view.convert(frame, from: UIScreen.main.coordinateSpace)).height
                    bottom.constant = max(covered, view.safeAreaInsets.bottom) + 16
                }
            }
            """
        ]).report(in: "iphone-home-indicator")
        let finding = try #require(report.findings.first { $0.rule == "layout-not-reset" })
        #expect(finding.message == "`bottom.constant` is not reset when the keyboard hides: 50 instead of 16")
    }

    /// The bar's 34 are those that showing it sets: by the time that somebody types, that may be how it rests. What sets it to the
    /// number at rest, runs as editing begins or ends, or belongs to another constraint, changes nothing of that.
    @Test(arguments: [
        ("func showBar() { bottom?.constant = view.safeAreaInsets.bottom }", true),
        ("func showBar() { UIView.animate(withDuration: 1) { self.bottom.constant = 34 } }", true),
        ("func showBar() { bottom.constant = 0 }", false),
        ("func textViewDidBeginEditing(_ textView: UITextView) { bottom.constant = 34 }", false),
        ("override func viewWillDisappear(_ animated: Bool) { bottom.constant = 34 }", false),
        ("func showBar(_ other: Form) { other.bottom.constant = 34 }", false),
    ])
    func whatIsSetBeforeSomebodyTypesMayBeHowItRests(code: String, isAssumed: Bool) throws {
        let report = Project([
            "Form.swift": """
            class Form: UIViewController, UITextViewDelegate {
                let bar = UIView()
                var bottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    view.addSubview(bar)
                    bottom = view.bottomAnchor.constraint(equalTo: bar.bottomAnchor)
                    bottom.isActive = true
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    bottom.constant = frame.height
                }
                @objc func hide(_ note: Notification) { bottom.constant = view.safeAreaInsets.bottom }
                \(code)
            }
            """
        ]).report(in: "iphone-home-indicator")
        let finding = try #require(report.findings.first { $0.rule == "layout-not-reset" })
        #expect(finding.severity == (isAssumed ? .warning : .error))
        let handler = try #require(finding.handler.map { report.handlers[$0] })
        let sentence =
            "assumed: `bottom.constant` still has its initial value when the keyboard appears; no simulated scenario reached "
            + "Form.swift:18, which sets it"
        #expect(handler.unknownTexts.contains(sentence) == isAssumed)
    }

    /// A bar that is back says nothing of a form that is held from above and was not put back.
    @Test(arguments: [("30", "agrees"), ("0", "stays 30 pt too high when the keyboard is gone")])
    func whatHangsFromAboveIsNotBackBecauseABarIs(top: String, effect: String) throws {
        let code = ChatScreen.code(
            shown: "bottom.constant = -frame.height + view.safeAreaInsets.bottom\n top.constant = -40",
            hidden: "bottom.constant = 0\n top.constant = \(top)",
            members: ChatScreen.barOnSafeArea + """

                let form = UIView()
                var top: NSLayoutConstraint!
                override func viewIsAppearing(_ animated: Bool) {
                    view.addSubview(form)
                    top = form.topAnchor.constraint(equalTo: view.topAnchor, constant: 30)
                    top.isActive = true
                    form.heightAnchor.constraint(equalToConstant: 100).isActive = true
                }
                """)
        let handlers = Project(["Chat.swift": code]).handlers
        let hidden = try #require(handlers.first { $0.name == "hidden(_:)" }).scenario("iphone-home-indicator")
        #expect(hidden.effect == effect)
    }

    /// Room of 60 points stays on hide, which is another mistake than to leave the keyboard's.
    @Test(arguments: [("height", true), ("isHiding ? 0 : height", false)])
    func insetsThatTellHidingApartDoNotIgnoreIt(height: String, isIgnored: Bool) throws {
        let code = """
            class Form: UIViewController {
                @IBOutlet var list: UITableView!
                override func viewDidLoad() {
                    for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
                        NotificationCenter.default.addObserver(self, selector: #selector(changed), name: name, object: nil)
                    }
                }
                @objc func changed(_ note: Notification) {
                    let height = (note.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! CGRect).height
                    let isHiding = note.name == UIResponder.keyboardWillHideNotification
                    let room = \(height)
                    list.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: room + 60, right: 0)
                }
            }
            """
        let found = Project(["Form.swift": code]).report().findings.flatMap { [$0.rule] + $0.also.map(\.rule) }
        #expect(found.contains("handler-ignores-hide") == isIgnored)
        #expect(found.contains("layout-not-reset"))
    }
}
