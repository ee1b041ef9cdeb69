import Foundation
import KeyboardFacts
import SourceText
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// What is told of an edit of a handler without running the others is what the analysis says.
@Suite("An edit of one screen's handler runs that screen's handlers") struct UpdateTests {
    /// Screens of one file: a base class with an heir, one that stands alone and goes on in an extension, and one with a flag.
    private static let code = """
        import UIKit

        let margin: CGFloat = 12

        class BaseController: UIViewController {
            var bottom: NSLayoutConstraint?
            let field = UITextField()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
                bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                bottom?.isActive = true
                NotificationCenter.default.addObserver(
                    self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
            }

            @objc func keyboardWillShow(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                bottom?.constant = -lift(frame)
            }

            func lift(_ frame: CGRect) -> CGFloat { frame.height }
        }

        class HeirController: BaseController {
            override func lift(_ frame: CGRect) -> CGFloat { frame.height - 8 }
        }

        final class ListController: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shows), name: UIResponder.keyboardWillShowNotification, object: nil)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(hides), name: UIResponder.keyboardWillHideNotification, object: nil)
            }
        }

        extension ListController {
            @objc func shows(_ note: Notification) {
                let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                let frame = value?.cgRectValue ?? .zero
                tableView.contentInset.bottom = frame.height - view.safeAreaInsets.bottom
            }

            @objc func hides(_ note: Notification) {
                tableView.contentInset = .zero
            }
        }

        final class PanelController: UIViewController {
            private let panel = UIView()
            private var isUp = false
            private var bottom: NSLayoutConstraint!

            override func viewDidLoad() {
                super.viewDidLoad()
                bottom = panel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
                bottom.isActive = true
                NotificationCenter.default.addObserver(
                    forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: .main
                ) { [weak self] note in self?.move(note) }
            }

            func move(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect, !isUp else { return }
                bottom.constant = -(frame.height + margin)
            }

            func rename(_ name: String) { title = name }
        }

        """

    private func edited(_ part: String, _ replacement: String) throws -> CarriedAnalysis {
        let after = Self.code.replacingOccurrences(of: part, with: replacement)
        try #require(after != Self.code)
        return CarriedAnalysis(from: Self.code, to: after)
    }

    @Test(arguments: [
        ("frame.height - view.safeAreaInsets.bottom", "frame.height - 2 * view.safeAreaInsets.bottom"),
        ("frame.height - view.safeAreaInsets.bottom", "frame.height - view.safeAreaInsets.bottom +"),
        ("tableView.contentInset = .zero", "tableView.contentInset = .zero; print(frame)"),
        ("frame.height + margin", "frame.height + 2 * margin"),
        ("-lift(frame)", "-lift(frame) - 20"),
        ("{ frame.height - 8 }", "{ frame.height - 9 }"),
        ("{ frame.height }", "{ frame.height.rounded() }"),
        ("        tableView.contentInset = .zero", "\n\n        let one = 1\n        tableView.contentInset = .zero"),
        ("bottom?.isActive = true", "bottom?.isActive = true; bottom?.constant = 9"),
        ("tableView.contentInset = .zero", "bottom.constant = 0"),
        ("let value = note", "func other() {}; let value = note"),
    ])
    func whatIsFoundIsWhatAnAnalysisFinds(part: String, edited: String) throws {
        let edit = try self.edited(part, edited)
        let analysis = try #require(edit.carried)
        let fresh = edit.fresh
        #expect(fresh.handlers.count >= 5 && !fresh.findings.isEmpty)
        #expect(CarriedAnalysis.report(analysis) == CarriedAnalysis.report(fresh))
    }

    @Test(arguments: [
        // A constraint is found wherever it is made.
        ("bottom?.isActive = true", "let made = bottom; made?.isActive = true"),
        // What observes.
        ("tableView.contentInset = .zero", "tableView.contentInset = .zero; print(UIResponder.keyboardDidHideNotification)"),
        // What is declared.
        ("let value = note", "class Other {}; let value = note"),
        ("let margin: CGFloat = 12", "let margin: CGFloat = 14"),
        ("tableView.contentInset = .zero", "tableView.contentInset = .zero } func more() {"),
        // A flag that a handler reads, which the edited function may change before the keyboard comes.
        ("{ title = name }", "{ isUp = true }"),
        ("{ title = name }", "{ self.isUp.toggle() }"),
        // What is said to the linter.
        ("tableView.contentInset = .zero", "tableView.contentInset = .zero // keyboardlint:disable:this all - why"),
    ])
    func whereThatIsNotCertainThereIsNoAnswer(part: String, edited: String) throws {
        #expect(try self.edited(part, edited).carried == nil)
    }

    @Test func theOthersDoNotRun() throws {
        let edit = try edited("frame.height + margin", "frame.height + 2 * margin")
        // What did not run left no trail.
        #expect(try #require(edit.carried).readSets.count == 1)
        #expect(edit.fresh.readSets.count == 4)
    }

    /// Edits at random; a failure shows the text as edited. By hand more of them, as of the server's.
    @Test func noEditIsAnsweredWrongly() {
        let count = ProcessInfo.processInfo.environment["KEYBOARDLINT_EDITS"].flatMap { Int($0) } ?? 150
        let pieces = [
            "x", "0", " ", "\n", " - 1", "2 * ", "frame.", "view.bounds.", "isUp = true\n", "return\n", ")", "{", "}", "// why\n",
            "if isUp { return }\n", "title = \"a\"\n", "lift(frame)", "guard isUp else { return }\n", "margin", "self.",
        ]
        var answered = 0
        for _ in 1...count {
            let scalars = Array(Self.code.unicodeScalars)
            let start = Int.random(in: 40..<scalars.count)
            let length = Bool.random() ? 0 : Int.random(in: 1...6)
            var text = String.UnicodeScalarView(scalars[..<start])
            text += (pieces.randomElement() ?? "").unicodeScalars
            text += scalars[min(start + length, scalars.count)...]
            let edit = CarriedAnalysis(from: Self.code, to: String(text))
            guard let carried = edit.carried else { continue }
            answered += 1
            #expect(CarriedAnalysis.report(carried) == CarriedAnalysis.report(edit.fresh), "\(String(text))")
        }
        #expect(answered > count / 10)
    }
}
