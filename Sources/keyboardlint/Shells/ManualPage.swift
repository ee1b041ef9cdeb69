import LintPolicy

/// A page for `man`, made from the table that the help reads.
struct ManualPage {
    /// Nil for the page about the program.
    let command: CommandSyntax?

    var name: String { command.map { "keyboardlint-\($0.name)" } ?? "keyboardlint" }

    /// In the language of man(7), which every reader of manual pages knows.
    var text: String {
        let title = name.uppercased()
        let head = [
            ".TH \"\(title)\" \"1\" \"\" \"keyboardlint \(Report.Tool().version)\" \"keyboardlint\"", ".SH NAME",
            Self.escaped("\(name) - \(Self.clause(command?.summary ?? Self.summary))"), ".SH SYNOPSIS",
        ]
        return (head + (command.map(Self.body) ?? Self.overview)).joined(separator: "\n") + "\n"
    }

    private static let summary = "Find Swift code that lays out around the keyboard by hand."

    private static func body(of command: CommandSyntax) -> [String] {
        let words =
            ["keyboardlint", command.name] + [command.operands?.usage].compactMap(\.self) + command.options.map(\.usage)
        var lines = [escaped(words.joined(separator: " ")), ".SH DESCRIPTION", escaped(command.summary)]
        for note in command.notes { lines += [".PP", escaped(note)] }
        lines.append(".SH OPTIONS")
        if let operands = command.operands { lines += item(operands.name, operands.summary) }
        for option in command.options + [.help] { lines += item(option.spelling, option.summary) }
        return lines + seeAlso(["keyboardlint"])
    }

    private static var overview: [String] {
        var lines = [
            escaped("keyboardlint [COMMAND] [OPTION…]"), ".SH DESCRIPTION",
            escaped(
                """
                Finds Swift code that lays out around the keyboard by hand, runs that code in a simulated UIKit beside \
                UIKeyboardLayoutGuide, and reports in points where the two differ. Without a command it lints the files and folders \
                named, or the current folder.
                """), ".SH COMMANDS",
        ]
        for command in CommandSyntax.all { lines += item(command.name, command.summary) }
        lines.append(".SH OPTIONS")
        for option in [OptionSyntax.help, .version] { lines += item(option.spelling, option.summary) }
        lines += [".SH EXIT STATUS"]
        lines += item("0", "nothing to report") + item("1", "findings") + item("2", "usage or reading error")
        lines += [".SH FILES"] + item(".keyboardlint.json", "the configuration of its folder and the folders in it")
        return lines + item(BaselineFile.defaultName, "the baseline")
            + seeAlso(CommandSyntax.all.map { "keyboardlint-\($0.name)" })
    }

    private static func item(_ term: String, _ text: String) -> [String] { [".TP", ".B " + escaped(term), escaped(text)] }

    private static func seeAlso(_ names: [String]) -> [String] {
        [".SH SEE ALSO", names.map { ".BR \(escaped($0)) (1)" }.joined(separator: ",\n")]
    }

    /// A summary after a dash: no capital, no full stop.
    private static func clause(_ sentence: String) -> String {
        let text = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    /// A backslash is the language's own, a hyphen would become another dash, and a full stop or a quote begins a request.
    static func escaped(_ text: String) -> String {
        let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
        return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }
}
