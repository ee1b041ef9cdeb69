import LanguageServer

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
        options: [
            .only, .disable, .rules, .scenario, .scenarioFile, .config, .isolated, .baseline, .noBaseline, .deploymentTarget,
            .jobs, .stdio,
        ],
        notes: [
            """
            An editor starts the server and names the open folder. The server reports what 'keyboardlint lint' reports for that \
            folder, with the text in the editor instead of the saved text.
            """
        ],
        run: { arguments, _ in
            let command = try LspCommand(options: ServerOptions(arguments))
            if Console.variable(ServerSupervisor.variable) == nil, let status = ServerSupervisor.run() { exit(status) }
            CrashHandler.install(reportingTo: ServerSupervisor.reportDescriptor)
            return command.run()
        })
}

/// What the server was started with; a client's settings come on top, and configurations have their say where neither has one.
struct ServerOptions {
    private let arguments: Arguments

    init(_ arguments: Arguments) throws(UsageError) {
        self.arguments = arguments
        // What is wrong with the command line is said before anybody listens.
        _ = try lint(ServerSettings())
    }

    /// What `lint` would be asked to do.
    func lint(_ settings: ServerSettings) throws(UsageError) -> LintOptions {
        var words: [String] = []
        func add(_ option: OptionSyntax, _ values: [String]) { words += values.flatMap { [option.name, $0] } }
        add(.only, settings.only ?? arguments.values(of: .only))
        add(.disable, arguments.values(of: .disable) + (settings.disable ?? []))
        add(.deploymentTarget, settings.deploymentTarget.map { [$0] } ?? arguments.values(of: .deploymentTarget))
        for option in [OptionSyntax.rules, .scenario, .scenarioFile, .config, .baseline, .jobs] {
            add(option, arguments.values(of: option))
        }
        for option in [OptionSyntax.isolated, .noBaseline] where arguments.has(option) { words.append(option.name) }
        return try LintOptions(Arguments(words, for: .lint))
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
        var cache = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = cache.withUnsafeMutableBytes { ReadBuffer.read(STDIN_FILENO, $0) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            reader.append(cache[..<count])
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
    static let stdio = OptionSyntax("--stdio", summary: "no effect: the server always uses standard input and output")
}
