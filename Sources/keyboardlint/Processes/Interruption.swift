import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Puts off what Ctrl-C and `kill` do while files are changed, so that nobody is left with half of a change.
///
/// The signal is passed on to the command that runs meanwhile, and ends the process as soon as the work is done. Against
/// `kill -9` there is nothing to be done.
enum Interruption {
    /// The signal; 0 for none. A handler may look at nothing but such numbers.
    private static let caught = Atomic<Int32>(0)
    private static let child = Atomic<pid_t>(0)
    private static let depth = Atomic<Int>(0)

    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    /// Whether a signal waits.
    static var isPending: Bool { caught.load(ordering: .relaxed) != 0 }

    /// On the thread of a command; may be nested.
    static func deferred<Value, Failure: Error>(_ work: () throws(Failure) -> Value) throws(Failure) -> Value {
        defer { depth.subtract(1, ordering: .relaxed) }
        guard depth.add(1, ordering: .relaxed).newValue == 1 else { return try work() }
        caught.store(0, ordering: .relaxed)
        // Made before a handler needs it.
        child.store(0, ordering: .relaxed)
        let before = signals.map { replaceAction(of: $0) }
        defer {
            for (number, action) in zip(signals, before) { restore(action, of: number) }
            if isPending { raise(caught.load(ordering: .relaxed)) }
        }
        return try work()
    }

    /// Waits for a process, which gets the signals that come meanwhile.
    ///
    /// - Returns: its status, as the system has it.
    static func wait(for process: pid_t) -> Int32 {
        child.store(process, ordering: .relaxed)
        defer { child.store(0, ordering: .relaxed) }
        // It may have come before there was anybody to pass it on to.
        if isPending { kill(process, caught.load(ordering: .relaxed)) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status
    }

    private static func note(_ signal: Int32) {
        caught.store(signal, ordering: .relaxed)
        let process = child.load(ordering: .relaxed)
        if process > 0 { kill(process, signal) }
    }

    /// - Returns: what was done about the signal before.
    private static func replaceAction(of signal: Int32) -> sigaction {
        var old = sigaction()
        sigaction(signal, nil, &old)
        // What the user has chosen to ignore, as `nohup` does, stays ignored. The handler is the first member.
        let isIgnored = withUnsafeBytes(of: &old) { $0.load(as: Int.self) } == unsafeBitCast(SIG_IGN, to: Int.self)
        guard !isIgnored else { return old }
        var new = sigaction(flags: SA_RESTART) { Interruption.note($0) }
        sigaction(signal, &new, nil)
        return old
    }

    private static func restore(_ action: sigaction, of signal: Int32) {
        var action = action
        sigaction(signal, &action, nil)
    }
}
