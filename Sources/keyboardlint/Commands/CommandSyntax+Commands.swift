extension CommandSyntax {
    /// In the order of the help.
    static let all: [CommandSyntax] = [
        lint, fix, merge, report, initialise, baseline, explain, rules, simulate, scenarios, schema, site, lsp, tokens,
        completions, manual,
    ]
}
