import Behaviour
import LintEngine
import Testing
import Vocabulary

@testable import Fixes

/// A view that each event moves by as much again is set to its place at rest, less what the keyboard takes.
@Suite struct SumFixTests {
    private static func screen(shown: String, hidden: String, rest: String = "0") -> String {
        """
        import UIKit

        final class SignInViewController: UIViewController {
            private let field = UITextField()
            private var bottom: NSLayoutConstraint!
            private var top: CGFloat = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                field.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(field)
                field.heightAnchor.constraint(equalToConstant: 44).isActive = true
                bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: \(rest))
                bottom.isActive = true
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
            }

            @objc private func shown(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                \(shown)
            }

            @objc private func hidden(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                print(frame)
                \(hidden)
            }
        }

        """
    }

    private func sample(_ shown: String, _ hidden: String, rest: String = "0") -> FixSample {
        FixSample(Self.screen(shown: shown, hidden: hidden, rest: rest), target: Version(major: 14), apps: Phones())
    }

    /// What the handlers add at the second event, they add to the place at rest, which the handler of the hide says.
    @Test(arguments: [
        ("view.frame.origin.y -= frame.height", "view.frame.origin.y = 0", "view.frame.origin.y = -frame.height"),
        (
            "self.view.frame.origin.y -= frame.height * 1", "view.frame.origin.y = top",
            "self.view.frame.origin.y = top - (frame.height * 1)"
        ),
        ("bottom.constant -= frame.height", "bottom.constant = 0", "bottom.constant = -frame.height"),
    ])
    func whatIsAddedIsAddedToTheRest(shown: String, hidden: String, fixed: String) throws {
        let sample = sample(shown, hidden)
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(sample.fixed == Self.screen(shown: fixed, hidden: hidden))
        #expect(fix.mended.contains("drifting-shift"))
    }

    /// A place at rest that the app measures is not known: a custom presentation may have put the view anywhere.
    @Test func aMeasuredRestIsNotReplaced() {
        let (shown, hidden) = ("bottom.constant -= frame.height", "bottom.constant += frame.height")
        #expect(sample(shown, hidden).fixed?.contains("bottom.constant = -frame.height") == true)
        let keeping = sample("if top == 0 { self.top = bottom.constant }\n" + shown, hidden)
        #expect(keeping.fixed?.contains("bottom.constant = -frame.height") != true)
    }

    /// Nor is that of a view that the app gives a frame, or a presentation of its own.
    @Test(arguments: ["view.frame = CGRect(x: 0, y: 300, width: 390, height: 544)", "modalPresentationStyle = .custom"])
    func aRestThatThePresentationDecidesIsNotReplaced(setUp: String) {
        let sample = sample("view.frame.origin.y -= frame.height", "view.frame.origin.y += frame.height")
        #expect(sample.fixed?.contains("view.frame.origin.y = -frame.height") == true)
        let code = Self.screen(
            shown: "view.frame.origin.y -= frame.height", hidden: "view.frame.origin.y += frame.height")
        let elsewhere = FixSample(
            code.replacing(
                "    @objc private func shown", with: "    func prepare() { \(setUp) }\n\n    @objc private func shown"),
            target: Version(major: 14), apps: Phones())
        #expect(elsewhere.fixed?.contains("view.frame.origin.y = -frame.height") != true)
    }

    /// Taken off again by what is then the height, it comes to its place only if no other event was between. The field rests 8
    /// above the view's end, and keeps that.
    @Test func whatIsTakenOffAgainIsSetToTheRest() throws {
        let sample = sample("bottom.constant -= frame.height", "bottom.constant += frame.height", rest: "-8")
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(
            sample.fixed
                == Self.screen(shown: "bottom.constant = -8 - frame.height", hidden: "bottom.constant = -8", rest: "-8"))
        #expect(fix.mended.contains("drifting-shift"))
    }

    /// What only the amount was made of goes with it; whether there is a frame goes on deciding where something hangs on it.
    @Test(arguments: [
        (
            "guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }\n        print(frame)\n        ",
            ""
        ),
        (
            "let value = note.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! NSValue\n        let frame = value.cgRectValue\n        ",
            ""
        ),
        (
            "if let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect { ",
            "if let _ = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect { "
        ),
    ])
    func whatOnlyTheAmountReadGoesWithIt(read: String, left: String) throws {
        let given =
            "guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }\n        print(frame)\n        "
        let end = read.hasSuffix("{ ") ? " }" : ""
        func screen(_ shown: String, _ read: String, _ hidden: String) -> String {
            Self.screen(shown: shown, hidden: hidden + end).replacing(given, with: read)
        }
        let read = read.replacing("print(frame)\n        ", with: "")
        let old = screen("view.frame.origin.y -= frame.height", read, "view.frame.origin.y += frame.height")
        let sample = FixSample(old, target: Version(major: 14), apps: Phones())
        #expect(sample.fixed == screen("view.frame.origin.y = -frame.height", left, "view.frame.origin.y = 0"))
    }

    /// An `if` that only took the frame goes as a `guard` does: UIKit always puts it there. A comment of its own, or a name that
    /// would be another's, keeps it.
    @Test(arguments: [
        ("", "        view.frame.origin.y = 0\n        field.text = \"\"\n"),
        (
            "else { print(1) }",
            "        if let _ = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect {\n            view.frame.origin.y = 0\n            field.text = \"\"\n        } else { print(1) }\n"
        ),
        (
            "// the end",
            "        if let _ = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect {\n            view.frame.origin.y = 0\n            field.text = \"\"\n        } // the end\n"
        ),
    ])
    func aConditionThatOnlyReadTheFrameGoes(rest: String, fixed: String) throws {
        let code = ChatSource.screen(
            hidden: """
                        if let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect {
                            let height = frame.height

                            view.frame.origin.y += height
                            field.text = ""
                        }\(rest.isEmpty ? "" : " " + rest)

                """)
        let sample = FixSample(code, target: Version(major: 14), apps: Phones())
        #expect(sample.fixed == ChatSource.screen(hidden: fixed, isFixed: true), "\(String(describing: sample.refusal))")
    }

    /// Where the handlers have two places at rest, nobody knows which is meant.
    @Test func twoPlacesAreNone() {
        let sample = sample(
            "bottom.constant -= frame.height", "if field.isEditing { bottom.constant = 4 } else { bottom.constant = 0 }")
        #expect(sample.fixed?.contains("bottom.constant -= frame.height") ?? true)
    }

    /// What a line does that no scenario runs, no run proves.
    @Test func aLineThatNoScenarioRunsIsToBeChecked() throws {
        let other = "if UIScreen.main.bounds.height == 812 { bottom.constant -= 35 }"
        let sample = sample("view.frame.origin.y -= frame.height\n\(other)", "view.frame.origin.y = 0")
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(fix.applicability == .unsafe)
        #expect(fix.reservations == [.notReached(path: "Screen.swift", line: 24)])
    }
}

/// A screen that is moved by the keyboard's height.
private enum ChatSource {
    /// - Parameter hidden: the lines that run when the keyboard goes, with their ends.
    static func screen(hidden: String, isFixed: Bool = false) -> String {
        """
        class Chat: UIViewController {
            let field = UITextField()
            override func viewDidLoad() {
                view.addSubview(field)
                field.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
                let center = NotificationCenter.default
                center.addObserver(self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                center.addObserver(self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
            }
            @objc func shown(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                view.frame.origin.y \(isFixed ? "= -frame.height" : "-= frame.height")
            }
            @objc func hidden(_ note: Notification) {

        """ + hidden + "    }\n}\n"
    }
}
