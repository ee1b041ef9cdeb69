import Reporting

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The user's own test of a change: a command for the shell, which fails if the change is not to stay.
struct VerificationCommand {
    let text: String
    /// Where it is run.
    let folder: String

    struct Outcome {
        /// As `waitpid` has it.
        fileprivate let status: Int32
        /// Of what the command printed, whichever way.
        let lastLines: [String]

        var isSuccess: Bool { status == 0 }

        /// "exit status 1"
        var words: String {
            let number = status & 0x7F
            return number == 0 ? "exit status \((status >> 8) & 0xFF)" : "signal \(number)"
        }
    }

    /// What is shown of the output.
    private static let lineCount = 10
    private static let byteCount = 16 << 10

    /// Runs the command to its end, with nothing on its standard input.
    ///
    /// What it prints goes to a file, not to a pipe: a process that it leaves behind may hold a pipe open for ever.
    func run() throws(UsageError) -> Outcome {
        let output = try temporaryFile()
        defer { close(output) }
        // The folder and the command are arguments, so that the shell reads nothing into the folder's name.
        let words = ["/bin/sh", "-c", #"cd -- "$1" && exec /bin/sh -c "$2""#, "sh", folder, text]
        let (process, code) = ChildProcess.start("/bin/sh", words, environment: ChildProcess.environment(without: [])) {
            posix_spawn_file_actions_addopen(&$0, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_adddup2(&$0, output, STDOUT_FILENO)
            posix_spawn_file_actions_adddup2(&$0, output, STDERR_FILENO)
        }
        guard code == 0 else { throw UsageError("'\(text)' cannot be run: \(SystemError(code).message)") }
        let status = Interruption.wait(for: process)
        return Outcome(status: status, lastLines: lastLines(of: output))
    }

    /// Without a name, so that nothing is left of it.
    private func temporaryFile() throws(UsageError) -> Int32 {
        let named = Console.variable("TMPDIR") ?? ""
        let template = strdup((named.isEmpty ? "/tmp" : named) + "/keyboardlint-verify-XXXXXX")
        defer { free(template) }
        let descriptor = template.map { mkstemp($0) } ?? -1
        guard descriptor >= 0, let template else {
            throw UsageError("no temporary file can be made for what '\(text)' prints: \(SystemError(errno).message)")
        }
        unlink(template)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return descriptor
    }

    private func lastLines(of descriptor: Int32) -> [String] {
        let size = Int(lseek(descriptor, 0, SEEK_END))
        let start = max(0, size - Self.byteCount)
        var bytes = [UInt8](repeating: 0, count: max(0, size - start))
        let count = pread(descriptor, &bytes, bytes.count, off_t(start))
        let lines = bytes.prefix(max(0, count)).split(separator: .lineFeed).suffix(Self.lineCount)
        return lines.map { SafeText.escaping(String(decoding: $0, as: UTF8.self)) }
    }
}
