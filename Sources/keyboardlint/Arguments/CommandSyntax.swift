/// What one command accepts, as a value: parsing, help and the tests of both read this and nothing else, so that the help
/// cannot describe an option that the parser does not know.
struct CommandSyntax: Sendable {
    let name: String
    /// One sentence for the list of commands.
    let summary: String
    let operands: OperandSyntax?
    let options: [OptionSyntax]
    /// Paragraphs after the options.
    let notes: [String]
    let run: @Sendable (Arguments, Console) throws -> RunStatus

    init(
        name: String, summary: String, operands: OperandSyntax? = nil, options: [OptionSyntax] = [], notes: [String] = [],
        run: @escaping @Sendable (Arguments, Console) throws -> RunStatus
    ) {
        self.name = name
        self.summary = summary
        self.operands = operands
        self.options = options
        self.notes = notes
        self.run = run
    }
}

/// The arguments that are not options.
struct OperandSyntax: Sendable {
    /// As the help writes it: `PATH`.
    let name: String
    let count: ClosedRange<Int>
    let summary: String

    /// `[PATH…]`, `FILE…`, `RULE`.
    var usage: String {
        let repeated = count.upperBound > 1 ? name + "…" : name
        return count.lowerBound == 0 ? "[\(repeated)]" : repeated
    }
}

struct OptionSyntax: Sendable, Equatable {
    /// With its dashes.
    let name: String
    /// The name of its value in the help; nil for a switch.
    let value: String?
    let summary: String
    let repeats: Bool

    init(_ name: String, takes value: String? = nil, repeats: Bool = false, summary: String) {
        self.name = name
        self.value = value
        self.summary = summary
        self.repeats = repeats
    }

    /// `--jobs N`
    var spelling: String { value.map { "\(name) \($0)" } ?? name }
    /// `[--jobs N]`, `[--scenario ID]…`
    var usage: String { "[\(spelling)]" + (repeats ? "…" : "") }

    /// Every command has it, so no command lists it.
    static let help = OptionSyntax("--help", summary: "print this text")
    static let version = OptionSyntax("--version", summary: "print the version")
}
