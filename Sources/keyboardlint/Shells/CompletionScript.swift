/// Completions for a shell, made from the table that the parser and the help read.
///
/// A script holds all that it completes, and so never starts the program while somebody types.
enum CompletionScript: String, CaseIterable {
    case bash, zsh, fish

    var text: String {
        switch self {
        case .bash: Self.bashText
        case .zsh: Self.zshText
        case .fish: Self.fishText
        }
    }

    /// Every option with its help, which no command lists.
    fileprivate static func options(of command: CommandSyntax) -> [OptionSyntax] { command.options + [.help] }

    fileprivate static let names = CommandSyntax.all.map(\.name)
}

// MARK: bash

extension CompletionScript {
    /// For bash 3.2 and later, without the package bash-completion.
    private static var bashText: String {
        let cases = CommandSyntax.all.map { command in
            let operands = command.operands?.completion
            var values = ""
            for option in options(of: command) {
                guard let completion = option.completion else { continue }
                values += "                \(option.name)) \(bashAction(completion)); return ;;\n"
            }
            return """
                        \(command.name))
                            case "$option" in
                \(values)            esac
                            options="\(options(of: command).map(\.name).joined(separator: " "))"
                            words="\((operands?.words ?? []).joined(separator: " "))"
                            files=\(operands?.takesFiles == true ? "yes" : "")
                            ;;

                """
        }
        return """
            # Completions of keyboardlint for bash: source this file, or put it into a folder of completions.
            _keyboardlint_words() {
                # Of a list, the part after its last comma.
                local before=""
                case "$current" in *,*) before="${current%,*}," ;; esac
                COMPREPLY=($(compgen -P "$before" -W "$1" -- "${current##*,}"))
            }
            _keyboardlint_files() { COMPREPLY=($(compgen -f -- "$current")); compopt -o filenames 2> /dev/null; }
            _keyboardlint_folders() { COMPREPLY=($(compgen -d -- "$current")); compopt -o filenames 2> /dev/null; }
            _keyboardlint() {
                local current="${COMP_WORDS[COMP_CWORD]}" option="" command="lint" options="" words="" files="" word
                COMPREPLY=()
                for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
                    case " \(names.joined(separator: " ")) " in *" $word "*) command="$word"; break ;; esac
                done
                # bash splits --option=value into three words.
                if [ "$current" = "=" ]; then option="${COMP_WORDS[COMP_CWORD-1]}"; current=""
                elif [ "$COMP_CWORD" -gt 1 ]; then
                    option="${COMP_WORDS[COMP_CWORD-1]}"
                    if [ "$option" = "=" ] && [ "$COMP_CWORD" -gt 2 ]; then option="${COMP_WORDS[COMP_CWORD-2]}"; fi
                fi
                case "$command" in
            \(cases.joined())    esac
                if [ "$COMP_CWORD" = 1 ]; then words="\(names.joined(separator: " ")) $words"; options="$options --version"; fi
                case "$current" in
                    -*) COMPREPLY=($(compgen -W "$options" -- "$current")) ;;
                    *)
                        if [ -n "$files" ]; then _keyboardlint_files; fi
                        COMPREPLY=($(compgen -W "$words" -- "$current") ${COMPREPLY[@]+"${COMPREPLY[@]}"}) ;;
                esac
            }
            complete -F _keyboardlint keyboardlint

            """
    }

    private static func bashAction(_ completion: Completion) -> String {
        switch completion {
        case .words(let words): "_keyboardlint_words \"\(words.joined(separator: " "))\""
        case .files: "_keyboardlint_files"
        case .folders: "_keyboardlint_folders"
        case .nothing: "COMPREPLY=()"
        }
    }
}

// MARK: zsh

extension CompletionScript {
    private static var zshText: String {
        let commands = CommandSyntax.all.map { "        \(quoted("\($0.name):\($0.summary)"))\n" }.joined()
        let cases = CommandSyntax.all.map { command in
            var words = options(of: command).map(zshOption)
            if let operands = command.operands {
                let count = operands.count.upperBound > 1 ? "*" : "1"
                words.append(quoted("\(count):\(operands.name.replacing(":", with: "\\:")):\(zshOperand(operands))"))
            }
            return "        \(command.name)) _arguments -s -S \\\n            "
                + words.joined(separator: " \\\n            ") + " ;;\n"
        }
        return """
            #compdef keyboardlint
            # Completions of keyboardlint for zsh: put this file into a folder of $fpath, as _keyboardlint.
            _keyboardlint() {
                local -a commands
                commands=(
            \(commands)    )
                local command=lint
                if (( CURRENT == 2 )) && [[ "${words[2]}" != -* ]]; then
                    _describe -t commands command commands
                    _files
                    return
                fi
                if (( ${+words[2]} )) && (( ${commands[(I)${words[2]}:*]} )); then
                    command="${words[2]}"
                    shift words
                    (( CURRENT-- ))
                fi
                case "$command" in
            \(cases.joined())    esac
            }
            if [ "$funcstack[1]" = "_keyboardlint" ]; then _keyboardlint "$@"; else compdef _keyboardlint keyboardlint; fi

            """
    }

    private static func zshOption(_ option: OptionSyntax) -> String {
        let summary = option.summary.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
        let start = (option.repeats ? "*" : "") + option.name
        guard let completion = option.completion, let value = option.value else { return quoted("\(start)[\(summary)]") }
        return quoted(
            "\(start)=[\(summary)]:\(value.replacing(":", with: "\\:")):\(zshAction(completion, isList: value.contains(",")))")
    }

    private static func zshAction(_ completion: Completion, isList: Bool) -> String {
        switch completion {
        case .words(let words):
            isList ? "_sequence compadd - \(words.joined(separator: " "))" : "(\(words.joined(separator: " ")))"
        case .files: "_files"
        case .folders: "_files -/"
        case .nothing: " "
        }
    }

    private static func zshOperand(_ operands: OperandSyntax) -> String {
        let (words, takesFiles) = operands.completion
        if words.isEmpty { return takesFiles ? "_files" : " " }
        let list = "compadd -- \(words.joined(separator: " "))"
        return takesFiles ? "{ \(list); _files }" : "{ \(list) }"
    }

    /// In single quotes, for zsh and fish.
    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}

// MARK: fish

extension CompletionScript {
    private static var fishText: String {
        var lines = [
            "# Completions of keyboardlint for fish: put this file into ~/.config/fish/completions, as keyboardlint.fish.",
            "complete -c keyboardlint -l version -d 'print the version'",
        ]
        for command in CommandSyntax.all {
            lines.append(
                "complete -c keyboardlint -n __fish_use_subcommand -a \(command.name) -d \(fishQuoted(command.summary))")
            // Without a command it lints.
            let here =
                command.name == CommandSyntax.lint.name
                ? "\"__fish_use_subcommand; or __fish_seen_subcommand_from lint\""
                : "\"__fish_seen_subcommand_from \(command.name)\""
            for option in options(of: command) {
                let name = option.name.drop { $0 == "-" }
                lines.append(
                    "complete -c keyboardlint -n \(here) -l \(name)\(fishValue(option)) -d \(fishQuoted(option.summary))")
            }
            if let (words, takesFiles) = command.operands?.completion, !words.isEmpty {
                lines.append(
                    "complete -c keyboardlint -n \(here)\(takesFiles ? "" : " -f") -a '\(words.joined(separator: " "))'")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func fishValue(_ option: OptionSyntax) -> String {
        switch option.completion {
        case nil: ""
        case .words(let words): " -x -a '\(words.joined(separator: " "))'"
        case .files: " -r -F"
        case .folders: " -x -a '(__fish_complete_directories)'"
        case .nothing: " -x"
        }
    }

    private static func fishQuoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
