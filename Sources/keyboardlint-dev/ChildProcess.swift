import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Runs a program and measures it. `Process` does not say how much time and memory a child took; `wait4` does.
enum ChildProcess {
    struct Result {
        var status: Int32
        var wallSeconds: Double
        var cpuSeconds: Double
        var peakBytes: Int
    }

    /// The child's standard output goes nowhere.
    static func run(_ command: [String]) throws -> Result {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)

        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var process = pid_t()
        let start = ContinuousClock.now
        let failure = posix_spawn(&process, command[0], &actions, nil, &arguments, environ)
        guard failure == 0 else { throw Refusal("'\(command[0])' cannot be run: \(String(cString: strerror(failure)))") }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw Refusal("'\(command[0])' cannot be waited for") }
        }
        let wall = ContinuousClock.now - start
        return Result(
            status: status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F),
            wallSeconds: Double(wall.components.seconds) + Double(wall.components.attoseconds) / 1e18,
            cpuSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime), peakBytes: peakBytes(usage))
    }

    static var ownPeakBytes: Int {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_SELF, &usage)
        #else
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        #endif
        return peakBytes(usage)
    }

    private static func peakBytes(_ usage: rusage) -> Int {
        #if canImport(Darwin)
            usage.ru_maxrss
        #else
            usage.ru_maxrss * 1024
        #endif
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) / 1e6
    }
}
