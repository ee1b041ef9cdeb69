import LanguageServer

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A language server in a process of its own: this program once more, with pipes for its input, its output and a crash.
struct ServerProcess: Sendable {
    private let process: pid_t
    private let input: Int32
    private let output: Int32
    private let report: Int32

    /// - Parameters:
    ///   - path: of this program.
    ///   - files: those that made earlier servers crash.
    init?(_ path: String, leavingOut files: [String]) {
        var pipes: [(reader: Int32, writer: Int32)] = []
        for _ in 0..<3 {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { return nil }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            pipes.append((ends[0], ends[1]))
        }
        // Away from the numbers that the server's own descriptors get.
        let reporter = fcntl(pipes[2].writer, F_DUPFD_CLOEXEC, 16)
        let environment =
            ChildProcess.environment(without: [ServerSupervisor.variable, CrashGuard.variable]) + [
                "\(ServerSupervisor.variable)=1",
                "\(CrashGuard.variable)=" + files.map(CrashGuard.encoded).joined(separator: "\n"),
            ]
        let (process, code) = ChildProcess.start(path, [path] + CommandLine.arguments.dropFirst(), environment: environment) {
            posix_spawn_file_actions_adddup2(&$0, pipes[0].reader, STDIN_FILENO)
            posix_spawn_file_actions_adddup2(&$0, pipes[1].writer, STDOUT_FILENO)
            posix_spawn_file_actions_adddup2(&$0, reporter, ServerSupervisor.reportDescriptor)
        }
        for end in [pipes[0].reader, pipes[1].writer, pipes[2].writer, reporter] { close(end) }
        guard code == 0 else {
            for end in [pipes[0].writer, pipes[1].reader, pipes[2].reader] { close(end) }
            return nil
        }
        self.process = process
        (input, output, report) = (pipes[0].writer, pipes[1].reader, pipes[2].reader)
    }

    /// A server that is gone takes nothing; whoever reads from it notices.
    func send(_ content: [UInt8]) {
        _ = MessageReader.framed(content).withUnsafeBytes { FileSystem.writeAll($0, to: input) }
    }

    func closeInput() { close(input) }

    /// Until the server closes it, which it does by ending.
    func readOutput(_ take: (ArraySlice<UInt8>) -> Void) {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = buffer.withUnsafeMutableBytes { ReadBuffer.read(output, $0) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            take(buffer[..<count])
        }
    }

    /// Waits for the end.
    ///
    /// - Returns: with which status it ended; and if it crashed, the file it was working on, empty where that is not known.
    func end() -> (status: Int32, crash: String?) {
        var buffer = [UInt8](repeating: 0, count: CrashHandler.pathLimit)
        var name: [UInt8] = []
        while true {
            let count = buffer.withUnsafeMutableBytes { ReadBuffer.read(report, $0) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            name += buffer[..<count]
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 { if errno != EINTR { break } }
        close(output)
        close(report)
        // The handler's status is not one that a server ends with.
        let (signal, code) = (status & 0x7F, (status >> 8) & 0xFF)
        let crashed = signal != 0 || code == RunStatus.failure.rawValue && !name.isEmpty
        // A line break alone stands for no file.
        let file = CrashGuard.decoded(String(decoding: name.filter { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
        return (signal == 0 ? code : 128 + signal, crashed ? file : nil)
    }
}
