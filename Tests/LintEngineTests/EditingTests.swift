import KeyboardFacts
import KeyboardModel
import SourceText
import Testing

@testable import Behaviour
@testable import HandlerInterpreter
@testable import LintEngine
@testable import LintPolicy

/// Screens that move content as editing begins, whatever the keyboard posts.
struct EditingTests {
    /// A screen with a button 20 points above the safe area.
    func screen(
        _ functions: String, type: String = "UIViewController", protocols: String = "UITextFieldDelegate", members: String = ""
    ) -> String {
        """
        class SignIn: \(type), \(protocols) {
            let send = UIButton()
            let name = UITextField()
            let scroll = UIScrollView()
            let box = UIView()
            var bottom: NSLayoutConstraint!
            let lift: CGFloat = 120
            \(members)
            override func viewDidLoad() {
                super.viewDidLoad()
                name.delegate = self
                view.addSubview(scroll)
                view.addSubview(box)
                view.addSubview(send)
                NSLayoutConstraint.activate([
                    scroll.topAnchor.constraint(equalTo: view.topAnchor),
                    scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    send.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20),
                ])
                bottom = box.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                bottom.isActive = true
            }
            \(functions)
        }
        """
    }

    func handlers(_ code: String) -> [Handler] { Project(["SignIn.swift": code]).handlers }

    static let animated = """
        func textFieldDidBeginEditing(_ textField: UITextField) { animate(up: true, by: 100) }
        func textFieldDidEndEditing(_ textField: UITextField) { animate(up: false, by: 100) }
        func animate(up: Bool, by distance: CGFloat) {
            let movement = up ? -distance : distance
            UIView.animate(withDuration: 0.3) {
                self.view.frame = self.view.frame.offsetBy(dx: 0, dy: movement)
            }
        }
        """

    // MARK: Runs

    /// On an iPhone 844 points high the button ends at 844 − 34 − 20 = 790. The view goes up 100 points, to 690; the keyboard
    /// begins at 844 − 336 = 508, later at 844 − 291 = 553. As editing ends, all is back.
    @Test func aViewThatGoesUpByANumberIsCovered() throws {
        let handlers = handlers(screen(Self.animated))
        #expect(handlers.map(\.name) == ["textFieldDidBeginEditing(_:)", "textFieldDidEndEditing(_:)"])
        #expect(handlers.flatMap(\.observes).map(\.form) == ["editing", "editing"])
        #expect(handlers.flatMap(\.observes).map(\.notification) == ["willShow", "willHide"])
        let begin = try #require(handlers.first)
        let phone = try begin.scenario("iphone-home-indicator")
        #expect(phone.verdict == .differs)
        #expect(phone.effects.first?.name == .covered)
        #expect(phone.steps.first?.legacyBottom == 690)
        #expect(try #require(phone.steps.first?.difference).rounded() == 690 - 508)
        // Editing begins once, however often the keyboard changes.
        #expect(phone.writes.map(\.event) == ["show"])
        #expect(try begin.scenario("iphone-repeated-show").writes.count == 1)
        let end = try #require(handlers.last)
        #expect(try end.scenario("iphone-home-indicator").writes.map(\.event) == ["hide"])
        #expect(!handlers.flatMap(\.scenarios).flatMap(\.effects).contains { $0.name == .notReset || $0.name == .drift })
    }

    /// 844 − 260 = 584 where the keyboard begins at 508.
    @Test func aConstraintOfANumberIsCovered() throws {
        let code = screen(
            """
            func textViewDidBeginEditing(_ textView: UITextView) {
                bottom.constant = -260
                view.layoutIfNeeded()
            }
            func textViewDidEndEditing(_ textView: UITextView) { bottom.constant = 0 }
            """, protocols: "UITextViewDelegate")
        let begin = try #require(handlers(code).first)
        let phone = try begin.scenario("iphone-home-indicator")
        #expect(phone.legacyBottom == 584)
        #expect(phone.guideBottom == 508)
        #expect(phone.effects.first?.points == 76)
    }

    /// With a hardware keyboard nothing covers the view, and it goes up all the same.
    @Test func aHardwareKeyboardStartsEditingToo() throws {
        let report = Project(["SignIn.swift": screen(Self.animated)]).report(in: "iphone-hardware-keyboard", "ipad-shortcuts-bar")
        let begin = try #require(report.handlers.first)
        for scenario in begin.scenarios {
            #expect(scenario.writes.count == 1, "\(scenario.id)")
        }
        let phone = try begin.scenario("iphone-hardware-keyboard")
        #expect(phone.verdict == .differs)
        #expect(phone.effects.first?.name == .gap)
        #expect(phone.effects.first?.points == 100)
    }

    /// One types in another app: nothing runs.
    @Test func anotherAppsKeyboardStartsNoEditing() throws {
        let begin = try #require(handlers(screen(Self.animated)).first)
        #expect(begin.notRun.map(\.id) == ["ipad-stage-manager-other-app"])
        #expect(begin.notRun.first?.reason == .notEditing)
    }

    @Test func whatNobodyPutsBackStaysAway() throws {
        let code = screen("func textFieldDidBeginEditing(_ textField: UITextField) { view.frame.origin.y = -150 }")
        let begin = try #require(handlers(code).first)
        #expect(try begin.scenario("iphone-home-indicator").effects.contains { $0.name == .notReset && $0.points == 150 })
    }

    /// Which field it is decides, as editing begins and as it ends.
    @Test func theFieldDecides() throws {
        let code = screen(
            """
            func textFieldDidBeginEditing(_ textField: UITextField) { if textField == code { view.frame.origin.y -= 150 } }
            func textFieldDidEndEditing(_ textField: UITextField) { if textField == code { view.frame.origin.y += 150 } }
            """, members: "let code = UITextField()")
        let handlers = handlers(code)
        #expect(handlers.count == 2)
        #expect(!handlers.flatMap(\.scenarios).flatMap(\.effects).contains { $0.name == .notReset })
    }

    // MARK: Screens that observe the keyboard

    private static let observer = """
        func observe() {
            NotificationCenter.default.addObserver(
                self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
        }
        @objc func shown(_ note: Notification) { bottom.constant = -100 }
        """

    @Test func aScreenThatObservesHasNoneOfThem() {
        let names = handlers(screen(Self.animated + "\n" + Self.observer)).map(\.name)
        #expect(names == ["shown(_:)"])
    }

    @Test func norHasOneWhoseSuperclassOrExtensionObserves() {
        let base = "class Base: UIViewController { var bottom: NSLayoutConstraint!\n \(Self.observer) }"
        let inherited = Project(["SignIn.swift": screen(Self.animated, type: "Base"), "Base.swift": base])
        #expect(!inherited.handlers.contains { $0.isOfEditing })
        let extended = Project([
            "SignIn.swift": screen(Self.animated), "SignIn+Keyboard.swift": "extension SignIn { \(Self.observer) }",
        ])
        #expect(!extended.handlers.isEmpty)
        #expect(!extended.handlers.contains { $0.isOfEditing })
    }

    // MARK: Findings

    @Test func findingsSayWhatStartsTheHandler() throws {
        let report = Project(["SignIn.swift": screen(Self.animated)]).report()
        let finding = try #require(report.findings.first { $0.rule == "whole-view-shift" })
        #expect(finding.severity == .warning)
        #expect(finding.related.map(\.message).contains("runs as editing begins; no keyboard notification starts it"))
        #expect(!finding.related.contains { $0.message.hasPrefix("observes") })
    }

    /// A storyboard may say whose delegate the screen is.
    @Test func thatUIKitCallsItMayBeAnAssumption() throws {
        let code = screen("func textFieldDidBeginEditing(_ textField: UITextField) { scroll.contentInset.bottom = 216 }")
        let known = try #require(handlers(code).first)
        #expect(!known.unknowns.contains(.assumed(.isFieldsDelegate(type: "SignIn"))))
        let assumed = try #require(handlers(code.replacing("name.delegate = self", with: "")).first)
        #expect(assumed.unknowns.contains(.assumed(.isFieldsDelegate(type: "SignIn"))))
        #expect(
            assumed.unknowns.map(\.text).contains(
                "assumed: a text field has `SignIn` for its delegate; no code found sets it"))
        // A table view has a delegate as well.
        let ofTable = code.replacing("name.delegate = self", with: "let table = UITableView(); table.delegate = self")
        #expect(try #require(handlers(ofTable).first).unknowns.contains(.assumed(.isFieldsDelegate(type: "SignIn"))))
        let ofLocal = code.replacing("name.delegate = self", with: "let other = UITextField(); other.delegate = self")
        #expect(try !#require(handlers(ofLocal).first).unknowns.contains(.assumed(.isFieldsDelegate(type: "SignIn"))))
    }

    /// Nothing is registered, so that nothing is to be said of registrations.
    @Test func noRuleSpeaksOfObservers() {
        let code = screen("func textFieldDidBeginEditing(_ textField: UITextField) { view.frame.origin.y = -216 }")
        let rules = Set(Project(["SignIn.swift": code]).report().findings.map(\.rule))
        #expect(rules.contains("hard-coded-keyboard-height") || rules.contains("whole-view-shift"))
        let ofRegistrations: Set = [
            "keyboard-notification-observer", "legacy-notification-name", "did-notification-for-layout",
            "observer-lost-on-return", "show-without-hide", "change-frame-without-hide", "observer-that-never-fires",
            "guide-beside-observers", "inline-prediction-undecided",
        ]
        #expect(rules.isDisjoint(with: ofRegistrations))
    }

    /// A file that only names the functions is read by nobody else than before.
    @Test func otherFilesAreNotLookedAt() {
        let linter = Linter(suppressions: CommentSuppressions())
        let idle = "class Form: UIViewController, UITextFieldDelegate { func textFieldDidBeginEditing(_ f: UITextField) {} }"
        for code in [idle, "// textFieldDidBeginEditing moves view.frame by 100", "let x = 1"] {
            #expect(linter.fileSummary(SourceFile(path: "Form.swift", text: code), isAlone: true) == nil)
        }
        #expect(linter.fileSummary(SourceFile(path: "Form.swift", text: screen(Self.animated)), isAlone: true) != nil)
    }
}
