import PatternMatching

extension CommandSyntax {
    static let completions = CommandSyntax(
        name: "completions", summary: "Print completions for a shell: commands, options, rules, scenarios, formats.",
        operands: OperandSyntax(
            name: "bash|zsh|fish", count: 1...1, summary: "the shell; its file of completions is printed"),
        notes: [
            """
            bash: save it as keyboardlint in ~/.local/share/bash-completion/completions, or source it. zsh: save it as _keyboardlint in a \
            folder of $fpath. fish: save it as keyboardlint.fish in ~/.config/fish/completions.
            """
        ],
        run: { arguments, console in
            let word = arguments.operands[0]
            let names = CompletionScript.allCases.map(\.rawValue)
            guard let script = CompletionScript(rawValue: word) else {
                throw UsageError(
                    "there are no completions for '\(word)'" + suggestion(for: word, among: names),
                    advice: "There are \(list(names)).")
            }
            try console.write(script.text)
            return .success
        })

    static let manual = CommandSyntax(
        name: "man", summary: "Print the manual page of the program or of a command.",
        operands: OperandSyntax(name: "COMMAND", count: 0...1, summary: "without one, the page about the program"),
        notes: [
            """
            The page is written in the format of man(1). 'keyboardlint man lint | man -l -' shows one on Linux; a package installs them \
            as keyboardlint.1 and keyboardlint-COMMAND.1.
            """
        ],
        run: { arguments, console in
            guard let name = arguments.operands.first else {
                try console.write(ManualPage(command: nil).text)
                return .success
            }
            guard let command = CommandSyntax.all.first(where: { $0.name == name }) else {
                throw UsageError(
                    "there is no command '\(name)'" + suggestion(for: name, among: CommandSyntax.all.map(\.name)),
                    advice: "Run 'keyboardlint --help' for a list.")
            }
            try console.write(ManualPage(command: command).text)
            return .success
        })
}
