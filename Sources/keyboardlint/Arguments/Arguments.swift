import PatternMatching

/// What the user typed, held against a command's syntax.
struct Arguments: Sendable {
    private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]

    /// Reads the arguments that follow a command's name.
    ///
    /// `--name value` and `--name=value` are the same; `--` ends the options; `-` alone is an operand.
    init(_ words: [String], for command: CommandSyntax) throws(UsageError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            try readOption(word, &rest, of: command)
        }
        try checkOperandCount(of: command)
    }

    func has(_ option: OptionSyntax) -> Bool { values[option.name] != nil }

    /// In the order they were given.
    func values(of option: OptionSyntax) -> [String] { values[option.name] ?? [] }

    func value(of option: OptionSyntax) -> String? { values[option.name]?.last }

    /// The parts of comma-separated values, empty parts dropped.
    func list(of option: OptionSyntax) -> [String] {
        values(of: option).flatMap { $0.split(separator: ",") }.map(String.init)
    }

    /// A whole number in `range`, or nil where the option is not given.
    func number(of option: OptionSyntax, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
        guard let text = value(of: option) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw .notANumber(text, option: option, range)
        }
        return number
    }

    /// One of the cases of `Choice` by its raw value, or nil where the option is not given.
    func choice<Choice: CaseIterable & RawRepresentable<String>>(of option: OptionSyntax) throws(UsageError) -> Choice? {
        guard let text = value(of: option) else { return nil }
        guard let choice = Choice(rawValue: text) else {
            throw .notAChoice(text, option: option, among: Choice.allCases.map(\.rawValue))
        }
        return choice
    }

    /// Words that come to the same, of some options and all operands.
    func words(of options: [OptionSyntax]) -> [String] {
        let given = options.flatMap { option -> [String] in
            guard let values = values[option.name] else { return [] }
            return option.value == nil ? [option.name] : values.map { "\(option.name)=\($0)" }
        }
        return operands.isEmpty ? given : given + ["--"] + operands
    }

    private mutating func readOption(
        _ word: String, _ rest: inout ArraySlice<String>, of command: CommandSyntax
    ) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = parts[0]
        guard let option = command.options.first(where: { $0.name == name }) else {
            throw .unknownOption(name, command: command)
        }
        guard option.value != nil else {
            guard parts.count == 1 else { throw .unexpectedValue(option) }
            values[name] = []
            return
        }
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else { throw .missingValue(option) }
        guard option.repeats || values[name] == nil else { throw .givenTwice(option) }
        values[name, default: []].append(value)
    }

    private func checkOperandCount(of command: CommandSyntax) throws(UsageError) {
        guard let syntax = command.operands else {
            if let first = operands.first { throw .unexpectedOperand(first, command: command) }
            return
        }
        if operands.count < syntax.count.lowerBound { throw .missingOperand(syntax, command: command) }
        if operands.count > syntax.count.upperBound {
            throw .unexpectedOperand(operands[syntax.count.upperBound], command: command)
        }
    }
}
