import Foundation
import TestSupport
import Testing

@testable import LintEngine

/// Edits of functions that do not run, by which something is found all the same: what is told must be what an analysis says.
@Suite("An edit is quiet only if nothing else is found by the function's body") struct BodyFirewallTests {
    private static let imports = "import UIKit\n\n"

    /// A class that observes, without a word of keyboards in its name.
    private static let watcher = """
        final class Watcher {
            var onMove: ((CGFloat) -> Void)?

            init() {
                NotificationCenter.default.addObserver(
                    forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
                ) { [weak self] note in
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                    self?.onMove?(frame?.height ?? 0)
                }
            }
        }

        """

    private static let list = """
        final class ListController: UIViewController {
            private let tableView = UITableView()
            private var items: [String] = []
            private var margin: CGFloat = 0

            override func viewWillAppear(_ animated: Bool) {
                margin = 40
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(tableView)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shows), name: UIResponder.keyboardWillShowNotification, object: nil)
            }

            func update(_ text: String) {
                items.append(text)
            }

            @objc func shows(_ note: Notification) {
                let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                tableView.contentInset.bottom = frame.height + margin
            }
        }

        """

    /// The constraint is made by a helper, in an initialiser that UIKit is not known to call, and written through another name.
    private static let form = """
        final class FormController: UIViewController {
            private let row = UIView()
            private var gap: NSLayoutConstraint?

            init(title: String) {
                super.init(nibName: nil, bundle: nil)
                gap = pin(row, 0)
            }

            required init?(coder: NSCoder) { nil }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(row)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shows), name: UIResponder.keyboardWillShowNotification, object: nil)
            }

            private func pin(_ row: UIView, _ space: CGFloat) -> NSLayoutConstraint {
                let made = row.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: space)
                made.isActive = true
                return made
            }

            @objc func shows(_ note: Notification) {
                let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                let limit = gap
                limit?.constant = -frame.height
            }
        }

        """

    /// Which subclasses take part depends on what their superclass calls.
    private static let base = """
        class BaseController: UIViewController {
            let field = UITextField()

            override func viewDidLoad() {
                super.viewDidLoad()
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shows), name: UIResponder.keyboardWillShowNotification, object: nil)
            }

            func update(_ text: String) {
                print(text)
            }

            func rests() {}

            @objc func shows(_ note: Notification) {
                let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                field.frame.origin.y = view.bounds.height - frame.height
            }
        }

        final class HeirController: BaseController {
            override func rests() {}
        }

        """

    /// A publisher that is subscribed to by its name.
    private static let publisher = """
        final class HeightController: UIViewController {
            private let tableView = UITableView()
            private let moves = NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)

            func update(_ text: String) {
                print(text)
            }
        }

        """

    /// What other code may show, and a number that it may change.
    private static let sheet = """
        final class SheetController: UIViewController {
            private static var spare: CGFloat = 0
            private let bar = UIView()
            private var bottom: NSLayoutConstraint!

            override func viewDidLoad() {
                super.viewDidLoad()
                bar.translatesAutoresizingMaskIntoConstraints = false
                bar.isHidden = true
                view.addSubview(bar)
                bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                bottom.isActive = true
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shows), name: UIResponder.keyboardWillShowNotification, object: nil)
            }

            func update(_ text: String) {
                print(text)
            }

            @objc func shows(_ note: Notification) {
                let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                bottom.constant = -frame.height - Self.spare
            }
        }

        """

    private func edited(_ code: String, _ part: String, _ replacement: String) throws -> CarriedAnalysis {
        let after = code.replacingOccurrences(of: part, with: replacement)
        try #require(after != code)
        return CarriedAnalysis(from: code, to: after)
    }

    @Test(arguments: [
        (watcher + list, "items.append(text)", "items.append(text)\n        _ = Watcher()"),
        (form, "pin(row, 0)", "pin(row, -20)"),
        (form, "gap = pin(row, 0)", "let space: CGFloat = 8\n        gap = pin(row, space)"),
        (base, "print(text)", "print(text)\n        rests()"),
        (publisher, "print(text)", "_ = moves.sink { _ in self.tableView.contentInset.bottom = 9 }"),
        (list, "items.append(text)", "_ = UIResponder.keyboardWillHideNotification"),
        (sheet, "print(text)", "bar.isHidden = text.isEmpty"),
        (sheet, "print(text)", "Self.spare = CGFloat(text.count)"),
    ])
    func whatIsFoundByABodyThatDoesNotRunIsLookedAt(code: String, part: String, replacement: String) throws {
        let edit = try edited(Self.imports + code, part, replacement)
        if let carried = edit.carried { #expect(CarriedAnalysis.report(carried) == CarriedAnalysis.report(edit.fresh)) }
    }

    @Test(arguments: [
        // Names that something else is found by, where nothing is.
        (list, "items.append(text)", "items.append(text)\n        let sink = text.publisher"),
        (list, "items.append(text)", "items.append(text)\n        observe(text)"),
        (list, "items.append(text)", "func other() {}\n        other()"),
        (base, "print(text)", "print(text.count)\n        print(field)"),
        // What is found is the same before and after.
        (watcher + list, "func update(_ text: String) {", "func update(_ text: String) {\n        items = []"),
        (form, "required init?(coder: NSCoder) { nil }", "required init?(coder: NSCoder) { print(coder); return nil }"),
    ])
    func anythingElseIsQuiet(code: String, part: String, replacement: String) throws {
        let edit = try edited(Self.imports + code, part, replacement)
        let carried = try #require(edit.carried)
        #expect(CarriedAnalysis.report(carried) == CarriedAnalysis.report(edit.fresh))
    }

    /// Edits at random in all of these at once, of words by which something is found; by hand more of them, as of the server's.
    @Test func noEditIsAnsweredWrongly() {
        let code = [Self.imports, Self.watcher, Self.list, Self.form, Self.base, Self.publisher].joined()
        let count = ProcessInfo.processInfo.environment["KEYBOARDLINT_EDITS"].flatMap { Int($0) } ?? 80
        let pieces = [
            "_ = Watcher()\n", "rests()\n", "_ = moves.sink { _ in }\n", "gap = pin(row, 4)\n", "gap?.isActive = true\n",
            "gap = nil\n",
            "row.topAnchor.constraint(equalTo: view.topAnchor).isActive = true\n",
            "print(UIResponder.keyboardWillHideNotification)\n",
            "let made = gap\n", "items = []\n", "margin = 8\n", "field.becomeFirstResponder()\n",
            "view.keyboardLayoutGuide.layoutFrame\n",
            "UIView.animate(withDuration: 1) { }\n", "class Inner {}\n", "func inner() {}\n", "x", " ", "\n", "-", "// why\n",
            "{", "}",
        ]
        var dice = SeededGenerator(ofTest: "BodyFirewallTests")
        var answered = 0
        for _ in 1...count {
            let scalars = Array(code.unicodeScalars)
            // Most begin a line in a function.
            let lines = scalars.indices.filter {
                scalars[..<$0].last == "\n" && scalars[$0...].prefix(8).allSatisfy { $0 == " " }
            }
            let start =
                Int.random(in: 0..<4, using: &dice) > 0
                ? lines.randomElement(using: &dice) ?? 0 : Int.random(in: 12..<scalars.count, using: &dice)
            var text = String.UnicodeScalarView(scalars[..<start])
            text += (pieces.randomElement(using: &dice) ?? "").unicodeScalars
            let length = Int.random(in: 0..<4, using: &dice) == 0 ? Int.random(in: 1...6, using: &dice) : 0
            text += scalars[min(start + length, scalars.count)...]
            let edit = CarriedAnalysis(from: code, to: String(text))
            guard let carried = edit.carried else { continue }
            answered += 1
            #expect(CarriedAnalysis.report(carried) == CarriedAnalysis.report(edit.fresh), "seed \(dice.seed): \(String(text))")
        }
        // About a seventh is: of 80 edits, none in one run of 100,000.
        #expect(answered > count / 100, "seed \(dice.seed)")
    }
}
