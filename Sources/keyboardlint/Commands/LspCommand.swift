import KeyboardModel
import LanguageServer
import LintEngine
import PatternMatching

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension CommandSyntax {
    static let lsp = CommandSyntax(
        name: "lsp", summary: "Run as a language server (LSP 3.17) on standard input and output.",
        options: [.only, .disable, .rules, .scenario, .scenarioFile, .deploymentTarget, .jobs, .stdio],
        notes: [
            """
            An editor starts it and says which folder is open; what it shows is what 'keyboardlint lint' says of that folder, with the \
            text as it is in the editor.
            """
        ],
        run: { arguments, _ in try LspCommand(options: ServerOptions(arguments)).run() })
}

/// What the server was started with; a client's settings come on top.
struct ServerOptions {
    private let only: [String]
    private let disabled: [String]
    private let ruleFolders: [String]
    private let scenarios: [Scenario]
    private let deploymentTarget: Version?
    let jobs: Int

    init(_ arguments: Arguments) throws(UsageError) {
        only = arguments.list(of: .only)
        disabled = arguments.list(of: .disable)
        ruleFolders = arguments.values(of: .rules)
        scenarios = try ScenarioSelection(arguments).run(only: arguments.list(of: .scenario))
        deploymentTarget = try LintOptions.deploymentTarget(arguments.value(of: .deploymentTarget))
        jobs = try arguments.number(of: .jobs, in: 1...Threads.limit) ?? Threads.coreCount
        _ = try linter(ServerSettings())
    }

    func linter(_ settings: ServerSettings) throws(UsageError) -> Linter {
        var options = RunOptions()
        options.only = settings.only ?? only
        options.disabled = disabled + (settings.disable ?? [])
        let selection = RuleSelection(options, from: try RuleFolder.book(with: ruleFolders))
        try selection.check()
        var linter = Linter(
            rules: selection.rules, known: selection.known, reportsMisuse: selection.reportsMisuse, scenarios: scenarios)
        let target = try LintOptions.deploymentTarget(settings.deploymentTarget) ?? deploymentTarget
        linter.deploymentTargets = target.map { FixedDeploymentTarget($0) } ?? ProjectSearch()
        return linter
    }
}

/// The server behind standard input and output: one thread reads, one answers.
struct LspCommand {
    let options: ServerOptions

    func run() -> RunStatus {
        let inbox = Inbox()
        let files = ServerFiles(options: options)
        // A client that is gone must not end the process in the middle of a write by a signal: the next read tells.
        signal(SIGPIPE, SIG_IGN)
        Threads.detach { Self.read(into: inbox) }
        // On a thread of our own for the sake of its stack.
        let status = Threads.run(1) {
            var server = LanguageServer(files: files, inbox: inbox)
            return server.serve { output in
                switch output {
                case .send(let content):
                    // A client that does not listen any more is noticed by the next read.
                    _ = MessageReader.framed(content).withUnsafeBytes { FileSystem.writeAll($0, to: STDOUT_FILENO) }
                case .watch(let process): Threads.detach { Self.end(with: pid_t(truncatingIfNeeded: process)) }
                }
            }
        }
        // Not by returning: the thread that reads may be in the middle of it.
        exit(status.first ?? RunStatus.failure.rawValue)
    }

    private static func read(into inbox: Inbox) {
        var reader = MessageReader()
        var memory = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = memory.withUnsafeMutableBytes { ReadBuffer.read(STDIN_FILENO, $0) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            reader.append(memory[..<count])
            while let piece = reader.next() { inbox.put(piece) }
        }
        inbox.close()
    }

    /// Waits until a process is gone, then ends this one: an editor that crashed cannot say goodbye.
    private static func end(with process: pid_t) {
        guard process > 0 else { return }
        while kill(process, 0) == 0 || errno == EPERM { sleep(2) }
        exit(1)
    }
}

extension OptionSyntax {
    static let stdio = OptionSyntax("--stdio", summary: "speak over standard input and output, which it does anyway")
}
