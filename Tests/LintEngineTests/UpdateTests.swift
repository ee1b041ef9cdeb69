import Foundation
import KeyboardFacts
import SourceText
import Testing

@testable import LintEngine

/// What is told of an edit of a handler without running the others is what the analysis says.
@Suite("An edit of one screen's handler runs that screen's handlers") struct UpdateTests {
    private static let linter = Linter()

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

    private func update(_ before: String, to after: String) -> (updated: FileAnalysis?, fresh: FileAnalysis) {
        let old = Assignment(file: SourceFile(path: "Screens.swift", text: before))
        let new = Assignment(file: SourceFile(path: "Screens.swift", text: after))
        var files = ParsedFiles()
        let analysis = Self.linter.analyse(old, &files)
        return (CarryOver(Self.linter).analysis(analysis, from: old, to: new, &files), Self.linter.analyse(new))
    }

    private func report(_ analysis: FileAnalysis) -> String {
        String(reflecting: Self.linter.report([analysis], summary: Report.Summary()))
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
    ])
    func whatIsFoundIsWhatAnAnalysisFinds(part: String, edited: String) throws {
        let after = Self.code.replacingOccurrences(of: part, with: edited)
        try #require(after != Self.code)
        let (updated, fresh) = update(Self.code, to: after)
        let analysis = try #require(updated)
        #expect(fresh.handlers.count >= 5 && !fresh.findings.isEmpty)
        #expect(report(analysis) == report(fresh))
    }

    @Test(arguments: [
        // A constraint is found wherever it is made.
        ("bottom?.isActive = true", "bottom?.isActive = true; bottom?.constant = 9"),
        // What observes, and what is written.
        ("tableView.contentInset = .zero", "tableView.contentInset = .zero; print(UIResponder.keyboardDidHideNotification)"),
        ("tableView.contentInset = .zero", "bottom.constant = 0"),
        // What is declared.
        ("let value = note", "func other() {}; let value = note"),
        ("let margin: CGFloat = 12", "let margin: CGFloat = 14"),
        ("tableView.contentInset = .zero", "tableView.contentInset = .zero } func more() {"),
        // What is said to the linter.
        ("tableView.contentInset = .zero", "tableView.contentInset = .zero // keyboardlint:disable:this all - why"),
    ])
    func whereThatIsNotCertainThereIsNoAnswer(part: String, edited: String) throws {
        let after = Self.code.replacingOccurrences(of: part, with: edited)
        try #require(after != Self.code)
        #expect(update(Self.code, to: after).updated == nil)
    }

    @Test func theOthersDoNotRun() throws {
        let after = Self.code.replacingOccurrences(of: "frame.height + margin", with: "frame.height + 2 * margin")
        let (updated, fresh) = update(Self.code, to: after)
        // What did not run left no trail.
        #expect(try #require(updated).trails.count == 1)
        #expect(fresh.trails.count == 4)
    }

    /// Edits at random within the functions; by hand more of them, as of the server's.
    @Test func noEditIsAnsweredWrongly() {
        let count = ProcessInfo.processInfo.environment["KEYBOARDLINT_EDITS"].flatMap { Int($0) } ?? 150
        let seed = UInt64.random(in: 0...UInt64.max)
        print("edits of handlers: seed \(seed)")
        var dice = Dice(state: seed)
        let pieces = [
            "x", "0", " ", "\n", " - 1", "2 * ", "frame.", "view.bounds.", "isUp = true\n", "return\n", ")", "{", "}", "// why\n",
            "if isUp { return }\n", "title = \"a\"\n", "lift(frame)", "guard isUp else { return }\n", "margin", "self.",
        ]
        var answered = 0
        for number in 1...count {
            let scalars = Array(Self.code.unicodeScalars)
            let start = Int.random(in: 40..<scalars.count, using: &dice)
            let length = Bool.random(using: &dice) ? 0 : Int.random(in: 1...6, using: &dice)
            var text = String.UnicodeScalarView(scalars[..<start])
            text += (pieces.randomElement(using: &dice) ?? "").unicodeScalars
            text += scalars[min(start + length, scalars.count)...]
            let (updated, fresh) = update(Self.code, to: String(text))
            guard let updated else { continue }
            answered += 1
            #expect(report(updated) == report(fresh), "seed \(seed), edit \(number): \(String(text))")
        }
        #expect(answered > count / 10)
    }

    /// SplitMix64: the same numbers for the same seed on every platform.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
