import PatternMatching
import Reporting

extension CommandSyntax {
    static let schema = CommandSyntax(
        name: "schema", summary: "Print the JSON Schema of a format that the program reads or writes.",
        operands: OperandSyntax(
            name: "config|report|modules|scenarios|simulation", count: 1...1,
            summary:
                "config: .keyboardlint.json; report: 'lint --format json'; modules: what --modules reads; scenarios and simulation: what "
                + "these commands print with --json"),
        run: { arguments, console in
            let word = arguments.operands[0]
            let names = Schema.allCases.map(\.rawValue)
            guard let schema = Schema(rawValue: word) else {
                throw UsageError(
                    "there is no schema '\(word)'" + suggestion(for: word, among: names), advice: "There are \(list(names)).")
            }
            try console.write(schema.text)
            return .success
        })
}
