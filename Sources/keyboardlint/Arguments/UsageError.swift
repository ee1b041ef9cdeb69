import PatternMatching

/// Something the user can put right: what is wrong, and what to do about it. Ends the run with status 2.
struct UsageError: Error, Equatable {
    let message: String
    let advice: String?

    init(_ message: String, advice: String? = nil) {
        self.message = message
        self.advice = advice
    }

    static func unknownOption(_ name: String, command: CommandSyntax) -> UsageError {
        UsageError(
            "unknown option '\(name)'" + suggestion(for: name, among: (command.options + [.help]).map(\.name)),
            advice: seeHelp(of: command))
    }

    static func missingValue(_ option: OptionSyntax) -> UsageError {
        UsageError("option '\(option.name)' needs a value: \(option.spelling)")
    }

    static func unexpectedValue(_ option: OptionSyntax) -> UsageError {
        UsageError("option '\(option.name)' takes no value")
    }

    static func givenTwice(_ option: OptionSyntax) -> UsageError {
        UsageError("option '\(option.name)' is given twice", advice: "Keep one of them.")
    }

    static func notANumber(_ text: String, option: OptionSyntax, _ range: ClosedRange<Int>) -> UsageError {
        let bounds = range.upperBound == .max ? "from \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
        return UsageError("option '\(option.name)' needs a whole number \(bounds), not '\(text)'")
    }

    static func notAVersion(_ text: String, option: OptionSyntax) -> UsageError {
        UsageError("option '\(option.name)' needs a version such as 15.0, not '\(text)'")
    }

    static func notAChoice(_ text: String, option: OptionSyntax, among choices: [String]) -> UsageError {
        UsageError(
            "option '\(option.name)' does not know '\(text)'" + suggestion(for: text, among: choices),
            advice: "It takes \(list(choices)).")
    }

    static func missingOperand(_ syntax: OperandSyntax, command: CommandSyntax) -> UsageError {
        UsageError("'\(command.name)' needs \(syntax.name)", advice: seeHelp(of: command))
    }

    static func unexpectedOperand(_ word: String, command: CommandSyntax) -> UsageError {
        UsageError("'\(command.name)' does not expect '\(word)'", advice: seeHelp(of: command))
    }

    static func seeHelp(of command: CommandSyntax) -> String {
        "Run 'keyboardlint \(command.name) --help' for what it accepts."
    }
}
