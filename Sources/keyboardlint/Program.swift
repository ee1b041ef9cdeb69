import LintEngine
import LintPolicy

/// The command line: which command, with which arguments, and what its outcome means to the shell.
///
/// This target is the only one that touches the user's files. Everything below it is a function of bytes in memory, so it reads
/// what it is told to read, hands bytes down and prints what comes back; an editor's server or a test does the same with other
/// bytes and gets the same answer. Since most of a run is walking folders and reading files that turn out to say nothing about
/// keyboards, `Files` is written for that: plain system calls, one buffer a thread, and a search that decides before
/// anything is copied.
struct Program {
    let arguments: [String]
    let console: Console

    func run() -> RunStatus {
        do {
            return try dispatch()
        } catch let error as UsageError {
            console.complain(error.message, error.advice)
        } catch {
            console.complain("\(error)")
        }
        return .failure
    }

    private func dispatch() throws -> RunStatus {
        let named = CommandSyntax.all.first { $0.name == arguments.first }
        let command = named ?? .lint
        let words = named == nil ? arguments : Array(arguments.dropFirst())
        // Only what stands before `--` can ask for help; what follows it names files.
        let asked = words.prefix { $0 != "--" }
        if asked.contains(where: { $0 == OptionSyntax.help.name || $0 == "-h" }) {
            try console.write(named.map(HelpText.of) ?? HelpText.overview(of: CommandSyntax.all))
            return .success
        }
        if named == nil, asked.contains(OptionSyntax.version.name) {
            try console.write("keyboardlint \(Report.Tool().version)\n")
            return .success
        }
        return try command.run(Arguments(words, for: command), console)
    }
}

/// The exit status, which scripts read; see the article CommandLine.
enum RunStatus: Int32 {
    /// Nothing at or above the fail level.
    case success = 0
    case findings = 1
    /// The question was wrong, or nothing could be read.
    case failure = 2
}
