/// The text of `--help`, made from the same values the parser reads.
enum HelpText {
    /// Lines at most this wide fit the terminals and logs people read help in.
    static let width = 96

    static func of(_ command: CommandSyntax) -> String {
        let name = command.name == CommandSyntax.lint.name ? "[\(command.name)]" : command.name
        let usage = (["keyboardlint", name] + [command.operands?.usage].compactMap(\.self) + command.options.map(\.usage))
        var lines = [command.summary, ""]
        lines += wrapped(usage.joined(separator: " "), first: "Usage: ", rest: "           ")
        if let operands = command.operands {
            lines += [""] + table([(operands.name, operands.summary)])
        }
        let options = (command.options + [.help]).map { ($0.spelling, $0.summary) }
        lines += ["", "Options"] + table(options)
        for note in command.notes {
            lines += [""] + wrapped(note)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    static func overview(of commands: [CommandSyntax]) -> String {
        var lines = wrapped(
            """
            Finds Swift code that lays out around the keyboard by hand, runs that code in a simulated UIKit beside \
            UIKeyboardLayoutGuide, and reports in points where the two differ.
            """)
        lines += ["", "Usage: keyboardlint [COMMAND] [OPTION…]", "", "Commands"]
        lines += table(commands.map { ($0.name, $0.summary) })
        lines += ["", "Options"] + table([OptionSyntax.help, .version].map { ($0.spelling, $0.summary) })
        lines += [""]
        lines += wrapped(
            """
            Without a command it lints the files and folders named, or the current folder. 'keyboardlint COMMAND --help' \
            describes a command. Exit status: 0 nothing to report, 1 findings, 2 usage or reading error.
            """)
        return lines.joined(separator: "\n") + "\n"
    }

    /// Two columns; the right one is wrapped.
    private static func table(_ rows: [(left: String, right: String)]) -> [String] {
        let column = (rows.map(\.left.count).max() ?? 0) + 4
        return rows.flatMap { row in
            let left = "  " + row.left
            let padding = String(repeating: " ", count: column - left.count)
            return wrapped(row.right, first: left + padding, rest: String(repeating: " ", count: column))
        }
    }

    private static func wrapped(_ text: String, first: String = "", rest: String = "") -> [String] {
        var lines: [String] = []
        var line = first
        var isEmpty = true
        for word in text.split(separator: " ") {
            if !isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = rest
                isEmpty = true
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        return lines + [line]
    }
}
