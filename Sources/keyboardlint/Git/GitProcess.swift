import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Runs `git`, the one program that is ever started: for `--since`, for what a fix would overwrite, and for how old the comments
/// are that a migration report lists.
///
/// Without a shell, so that no argument is read as anything but an argument; with nothing on its standard input; and without what
/// could make it run a program of the repository's choosing: hooks, filters, external diff programs, text converters, pagers,
/// file-system monitors, and transports for objects that are not there. Submodules are not asked, since their settings count.
enum GitProcess {
    struct Output {
        let status: Int32
        let text: [UInt8]
        let errors: String
    }

    enum Failure: Error, Equatable {
        case notInstalled
        case system(SystemError)
    }

    /// What no setting of the repository may say otherwise.
    private static let settings = [
        "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.pager=cat", "protocol.allow=never", "core.quotePath=true",
    ]

    static func run(in folder: String, _ arguments: [String]) throws(Failure) -> Output {
        try run(in: folder, arguments, without: filters(in: folder))
    }

    /// The keys of the filters that are configured for a folder (gitattributes): `diff`, `status` and `blame` put what is on disk
    /// through them.
    ///
    /// Git has no switch for all of them, so each is asked for by name and then set to nothing.
    private static func filters(in folder: String) throws(Failure) -> [String] {
        if let known = filterKeys.withLock({ $0[folder] }) { return known }
        let output = try run(in: folder, ["config", "--null", "--name-only", "--get-regexp", "^filter\\..*\\."], without: [])
        let keys = Set(output.text.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }).sorted()
        filterKeys.withLock { $0[folder] = keys }
        return keys
    }

    /// By folder; a run asks about the same ones again and again.
    private static let filterKeys = Mutex<[String: [String]]>([:])

    private static func run(in folder: String, _ arguments: [String], without filters: [String]) throws(Failure) -> Output {
        let text = try Pipe()
        let errors = try Pipe()
        defer {
            text.close()
            errors.close()
        }
        let words = ["git", "-C", folder, "--no-pager"] + settings.flatMap { ["-c", $0] } + arguments
        let process = try spawn(words, environment(without: filters), text, errors)
        text.closeWriter()
        errors.closeWriter()
        let (bytes, complaints) = read(text.reader, errors.reader)
        return Output(status: wait(for: process), text: bytes, errors: String(decoding: complaints, as: UTF8.self))
    }

    private static func spawn(
        _ words: [String], _ environment: [String], _ output: Pipe, _ errors: Pipe
    ) throws(Failure) -> pid_t {
        let (process, code) = ChildProcess.start("git", words, environment: environment) {
            posix_spawn_file_actions_addopen(&$0, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_adddup2(&$0, output.writer, STDOUT_FILENO)
            posix_spawn_file_actions_adddup2(&$0, errors.writer, STDERR_FILENO)
        }
        guard code == 0 else { throw code == ENOENT ? .notInstalled : .system(SystemError(code)) }
        return process
    }

    /// The user's own, but for what points git at another repository than the folder's, as it is set while a hook runs.
    private static func environment(without filters: [String]) -> [String] {
        let left: Set = [
            "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_PREFIX", "GIT_NAMESPACE", "GIT_EXTERNAL_DIFF",
            "GIT_DIFF_OPTS", "GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS",
            "LC_ALL", "LANGUAGE", "GIT_OPTIONAL_LOCKS", "GIT_NO_LAZY_FETCH", "GIT_CONFIG_COUNT", "GIT_ALLOW_PROTOCOL",
        ]
        var kept = ChildProcess.environment(without: left)
        // In English, since one answer is told from another by its words; without writing to the repository.
        kept += ["LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1"]
        // After those that the user has set in the same way. Not as arguments, since a name may hold `=`.
        let count = Console.variable("GIT_CONFIG_COUNT").flatMap(Int.init).map { min(max($0, 0), 10_000) } ?? 0
        for (number, key) in filters.enumerated() {
            kept.append("GIT_CONFIG_KEY_\(count + number)=\(key)")
            kept.append("GIT_CONFIG_VALUE_\(count + number)=" + (key.hasSuffix(".required") ? "false" : ""))
        }
        return kept + ["GIT_CONFIG_COUNT=\(count + filters.count)"]
    }

    /// Both to their ends, whichever has something.
    private static func read(_ output: Int32, _ errors: Int32) -> ([UInt8], [UInt8]) {
        var bytes: [[UInt8]] = [[], []]
        var polled = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while polled.contains(where: { $0.fd >= 0 }) {
            if poll(&polled, nfds_t(polled.count), -1) < 0, errno != EINTR { break }
            for index in polled.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
                let count = receive(polled[index].fd, &buffer)
                if count > 0 {
                    bytes[index] += buffer[..<count]
                } else if count == 0 || errno != EINTR {
                    // A negative descriptor is passed over.
                    polled[index].fd = -1
                }
            }
        }
        return (bytes[0], bytes[1])
    }

    private static func receive(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
        #if canImport(Darwin)
            Darwin.read(descriptor, &buffer, buffer.count)
        #elseif canImport(Musl)
            Musl.read(descriptor, &buffer, buffer.count)
        #else
            Glibc.read(descriptor, &buffer, buffer.count)
        #endif
    }

    /// The exit status; that of a process that a signal ended is the signal's number and 128.
    private static func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            if errno != EINTR { return -1 }
        }
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    private final class Pipe {
        let reader: Int32
        private(set) var writer: Int32

        init() throws(Failure) {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { throw .system(SystemError(errno)) }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            reader = ends[0]
            writer = ends[1]
        }

        func closeWriter() {
            if writer >= 0 { _ = shut(writer) }
            writer = -1
        }

        func close() {
            closeWriter()
            _ = shut(reader)
        }

        private func shut(_ descriptor: Int32) -> Int32 {
            #if canImport(Darwin)
                Darwin.close(descriptor)
            #elseif canImport(Musl)
                Musl.close(descriptor)
            #else
                Glibc.close(descriptor)
            #endif
        }
    }
}
