import Foundation
import KeyboardModel

/// Times the language server over an editing session: from the moment a change is sent to the moment its first diagnostics have
/// come, and to the moment they are complete. The two differ where code is typed that runs: what was found before is told at
/// once.
///
/// The files and the sessions are made here, always the same: some 3,000 lines, of three screens in one file and of one screen
/// that is alone in its file, with handlers among their functions, and a thousand edits each of the kinds that typing is made of.
/// An editor sends each keystroke by itself and this does, too; the next one is sent when the last is answered, so that no two
/// are answered as one.
struct EditingBench {
    private let linter: String
    private let own: EditingSession?

    static let usage = "bench --editing [--binary FILE] [--file FILE:LINE]"

    init(_ arguments: [String]) throws {
        var linter = ".build/release/keyboardlint"
        var rest = arguments[...]
        var own: EditingSession?
        while let word = rest.popFirst() {
            guard let value = rest.popFirst() else { throw Refusal("usage: keyboardlint-dev \(Self.usage)") }
            switch word {
            case "--binary": linter = value
            case "--file": own = try EditingSession(atEndOf: value)
            default: throw Refusal("usage: keyboardlint-dev \(Self.usage)")
            }
        }
        guard FileManager.default.isExecutableFile(atPath: linter) else {
            throw Refusal("there is no '\(linter)'; build it first: \(Bench.buildCommand)")
        }
        self.linter = linter
        self.own = own
    }

    func run() throws {
        if let own { return try run(own, "the file") }
        try run(EditingSession(screens: 3), "three screens in a file")
        try run(EditingSession(screens: 1), "one screen in a file")
    }

    private func run(_ session: EditingSession, _ title: String) throws {
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
        var first: [String: [Double]] = [:]
        var complete: [String: [Double]] = [:]
        for (position, edit) in session.edits.enumerated() {
            let start = ContinuousClock.now
            try server.notify(
                "textDocument/didChange",
                ["textDocument": ["uri": .string(uri), "version": .number(position + 2)], "contentChanges": [edit.change]])
            _ = try server.diagnostics(version: position + 2)
            first[edit.kind, default: []].append(Self.milliseconds(since: start))
            try server.request("textDocument/diagnostic", ["textDocument": ["uri": .string(uri)]])
            complete[edit.kind, default: []].append(Self.milliseconds(since: start))
        }
        print(
            "\(title): \(session.text.count { $0.isNewline }) lines, \(found) diagnostics, first after \(Self.text(opening)) ms")
        for (kind, times) in [("all edits", first.values.flatMap(\.self))] + first.sorted(by: { $0.key < $1.key }) {
            let whole = complete[kind] ?? complete.values.flatMap(\.self)
            print("\(kind): \(times.count), first \(Self.summary(times)); complete \(Self.summary(whole))")
        }
        if let early, let late = server.residentKilobytes {
            print("memory: \(early / 1024) MB after opening, \(late / 1024) MB at the end")
        }
        try server.end()
    }

    private static func summary(_ times: [Double]) -> String {
        let sorted = times.sorted()
        let figures = [("median", quantile(0.5, sorted)), ("p99", quantile(0.99, sorted)), ("max", sorted.last ?? 0)]
        return figures.map { "\($0) \(text($1))" }.joined(separator: ", ") + " ms"
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

    /// - Parameter screens: how many of them share the lines.
    init(screens: Int) {
        let lines = ["import UIKit", ""] + (1...screens).flatMap { Self.screen($0, functions: Self.functions / screens) }
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
        // Over and over, at another place each time: a comment is written, a statement in a function that has nothing to do with
        // the keyboard, a number in a handler; then all of it is taken back.
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

    /// A number is added at the end of one line of a file, and taken away, over and over.
    ///
    /// - Parameter place: `FILE:LINE`.
    init(atEndOf place: String) throws {
        let parts = place.split(separator: ":")
        guard parts.count == 2, let line = Int(parts[1]) else { throw Refusal("'\(place)' is no FILE:LINE") }
        text = try String(contentsOfFile: String(parts[0]), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { throw Refusal("'\(parts[0])' has no line \(line)") }
        let column = lines[line - 1].utf16.count
        edits = (0..<40).flatMap { _ in
            let added = " + 12".enumerated().map { Self.change(line - 1, column + $0, line - 1, column + $0, String($1)) }
            let taken = (0..<5).reversed().map { Self.change(line - 1, column + $0, line - 1, column + $0 + 1, "") }
            return (added + taken).map { Edit(kind: "the line", change: $0) }
        }
    }

    private static func change(_ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int, _ text: String) -> Message {
        [
            "range": [
                "start": ["line": .number(line), "character": .number(column)],
                "end": ["line": .number(endLine), "character": .number(endColumn)],
            ], "text": .string(text),
        ]
    }

    /// Those that are about something else than the keyboard.
    private static let functions = 363

    /// A screen with a handler of its own.
    private static func screen(_ number: Int, functions count: Int) -> [String] {
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
        let functions = (1...count).map { function in
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
