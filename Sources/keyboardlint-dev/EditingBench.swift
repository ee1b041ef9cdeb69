import Foundation
import KeyboardModel

/// Times the language server over an editing session: from the moment a change is sent to the moment its diagnostics have come.
///
/// The file and the session are made here, always the same: a view controller of some 3,000 lines with handlers among its functions, and
/// a thousand edits of the kinds that typing is made of. An editor sends each keystroke by itself and this does, too; the next one is
/// sent when the last is answered, so that no two are answered as one.
struct EditingBench {
    private let linter: String

    static let usage = "bench --editing [--binary FILE]"

    init(_ arguments: [String]) throws {
        var linter = ".build/release/keyboardlint"
        var rest = arguments[...]
        while let word = rest.popFirst() {
            guard word == "--binary", let path = rest.popFirst() else { throw Refusal("usage: keyboardlint-dev \(Self.usage)") }
            linter = path
        }
        guard FileManager.default.isExecutableFile(atPath: linter) else {
            throw Refusal("there is no '\(linter)'; build it first: \(Bench.buildCommand)")
        }
        self.linter = linter
    }

    func run() throws {
        let session = EditingSession()
        let server = try ServerProcess(linter)
        let uri = "file:///session/Screen.swift"
        try server.request("initialize", ["processId": nil, "rootUri": nil, "capabilities": [:]])
        try server.notify("initialized", [:])
        let start = ContinuousClock.now
        try server.notify(
            "textDocument/didOpen",
            ["textDocument": ["uri": .string(uri), "languageId": "swift", "version": 1, "text": .string(session.text)]])
        let found = try server.diagnostics(version: 1)
        let opening = Self.milliseconds(since: start)
        let early = server.residentKilobytes
        var times: [String: [Double]] = [:]
        for (position, edit) in session.edits.enumerated() {
            let start = ContinuousClock.now
            try server.notify(
                "textDocument/didChange",
                ["textDocument": ["uri": .string(uri), "version": .number(position + 2)], "contentChanges": [edit.change]])
            _ = try server.diagnostics(version: position + 2)
            times[edit.kind, default: []].append(Self.milliseconds(since: start))
        }
        print("\(session.text.count { $0.isNewline }) lines, \(found) diagnostics, first after \(Self.text(opening)) ms")
        let all = times.values.flatMap(\.self)
        for (kind, times) in [("all edits", all)] + times.sorted(by: { $0.key < $1.key }) {
            let sorted = times.sorted()
            print(
                "\(kind): \(sorted.count), median \(Self.text(Self.quantile(0.5, sorted))) ms, p99 \(Self.text(Self.quantile(0.99, sorted))) ms, max \(Self.text(sorted.last ?? 0)) ms"
            )
        }
        if let early, let late = server.residentKilobytes {
            print("memory: \(early / 1024) MB after opening, \(late / 1024) MB at the end")
        }
        try server.end()
    }

    private static func milliseconds(since start: ContinuousClock.Instant) -> Double {
        let time = ContinuousClock.now - start
        return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
    }

    private static func quantile(_ share: Double, _ sorted: [Double]) -> Double {
        sorted.isEmpty ? 0 : sorted[min(Int(Double(sorted.count) * share), sorted.count - 1)]
    }

    private static func text(_ number: Double) -> String { String(format: "%.2f", number) }
}

/// A file, and what somebody types into it.
struct EditingSession {
    struct Edit {
        /// What is edited, for the table.
        let kind: String
        let change: Message
    }

    let text: String
    let edits: [Edit]

    init() {
        let lines = Self.lines
        text = lines.map { $0 + "\n" }.joined()
        var edits: [Edit] = []
        func insert(_ text: String, _ kind: String, line: Int, column: Int) {
            edits.append(Edit(kind: kind, change: Self.change(line, column, line, column, text)))
        }
        func type(_ text: String, _ kind: String, line: Int, column: Int) {
            for (offset, character) in text.enumerated() { insert(String(character), kind, line: line, column: column + offset) }
        }
        func delete(_ count: Int, _ kind: String, line: Int, column: Int) {
            for offset in 0..<count {
                edits.append(
                    Edit(kind: kind, change: Self.change(line, column + count - offset - 1, line, column + count - offset, "")))
            }
        }
        // Over and over, at another place each time: a comment is written, a statement in a function that has nothing to do with the
        // keyboard, a number in a handler; then all of it is taken back.
        let functions = lines.indices.filter { lines[$0].hasPrefix("    func update") }
        let writes = lines.indices.filter { lines[$0].contains("bottom?.constant = -frame") }
        let comment = "// keeps the order of the list"
        let statement = "let rest = items.count - 3"
        var round = 0
        while edits.count < 1000 {
            let line = functions[(round * 37) % functions.count] + 1
            insert("\n", "line breaks", line: line, column: 0)
            type(comment, "comments", line: line, column: 0)
            delete(comment.count, "comments", line: line, column: 0)
            type(statement, "other functions", line: line, column: 0)
            delete(statement.count, "other functions", line: line, column: 0)
            edits.append(Edit(kind: "line breaks", change: Self.change(line, 0, line + 1, 0, "")))
            let write = writes[round % writes.count]
            let column = lines[write].count
            type(" + 12", "handlers", line: write, column: column)
            delete(5, "handlers", line: write, column: column)
            round += 1
        }
        self.edits = Array(edits.prefix(1000))
    }

    private static func change(_ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int, _ text: String) -> Message {
        [
            "range": [
                "start": ["line": .number(line), "character": .number(column)],
                "end": ["line": .number(endLine), "character": .number(endColumn)],
            ], "text": .string(text),
        ]
    }

    /// Three screens, each with a handler of its own and two hundred functions that are about something else.
    private static let lines: [String] = ["import UIKit", ""] + (1...3).flatMap { screen in Self.screen(screen) }

    private static func screen(_ number: Int) -> [String] {
        let head = """
            final class Screen\(number)ViewController: UIViewController, UITableViewDataSource {
                private let tableView = UITableView()
                private let field = UITextField()
                private var bottom: NSLayoutConstraint?
                private var items: [String] = []

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(field)
                    bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                    bottom?.isActive = true
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
                }

                @objc private func keyboardWillShow(_ notification: Notification) {
                    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    bottom?.constant = -frame.height
                    UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
                }

                @objc private func keyboardWillHide() {
                    bottom?.constant = 0
                }

            """
        let functions = (1...121).map { function in
            """
                func update\(function)(_ text: String, at index: Int) {
                    guard items.indices.contains(index), !text.isEmpty else { return }
                    items[index] = text + " \(function)"
                    let path = IndexPath(row: index, section: 0)
                    tableView.reloadRows(at: [path], with: .automatic)
                    title = items.joined(separator: ", ")
                }

            """
        }
        return (head + functions.joined() + "}\n").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
