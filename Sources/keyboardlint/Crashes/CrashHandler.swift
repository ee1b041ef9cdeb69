import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What a signal handler may do: look at memory that was made before, write to a descriptor, and start a program.
///
/// Nothing is allocated in it, since the thread may have been stopped while it allocated.
enum CrashHandler {
    /// In bytes, of an encoded path.
    static let pathLimit = 4096
    private static let nameLimit = 64 << 10
    /// Swift's traps, and what a defect in unsafe code or a stack without end comes to.
    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV, SIGFPE]

    /// All of it is made at the start and never freed. Addresses are kept as numbers, which threads may share.
    private static let program = Atomic<UInt>(0)
    private static let arguments = Atomic<UInt>(0)
    private static let environment = Atomic<UInt>(0)
    /// The variable's text, which grows by a file; the last entry of the environment points to it.
    private static let names = Atomic<UInt>(0)
    private static let nameCount = Atomic<Int>(0)
    private static let mayRestart = Atomic<Bool>(false)
    private static let isHandling = Atomic<Bool>(false)
    /// Where a supervisor wants to be told; negative without one.
    private static let report = Atomic<Int32>(-1)

    /// By thread, the path of what it works on.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { free($0) }
        return key
    }()

    /// From here on a crash is handled.
    ///
    /// - Parameter report: a descriptor to write the crash's file to, in place of starting anew; nil to start anew.
    static func install(reportingTo report: Int32? = nil) {
        guard let path = ownPath() else { return }
        program.store(address(strdup(path)), ordering: .relaxed)
        arguments.store(address(copy(CommandLine.arguments)), ordering: .relaxed)
        prepareEnvironment()
        self.report.store(report ?? -1, ordering: .relaxed)
        mayRestart.store(CrashGuard.leftOut.count < CrashGuard.limit, ordering: .relaxed)
        _ = key
        useStack()
        var action = sigaction(flags: Int32(SA_ONSTACK)) { CrashHandler.handle($0) }
        for signal in signals { sigaction(signal, &action, nil) }
        isInstalled.store(true, ordering: .releasing)
    }

    private static let isInstalled = Atomic<Bool>(false)

    /// Something was written that a second run would write again, or read that it could not read again.
    static func commit() { mayRestart.store(false, ordering: .relaxed) }

    /// Where this thread keeps the path of what it works on; nil where nobody would look at it.
    static func place() -> UnsafeMutableRawPointer? {
        guard isInstalled.load(ordering: .relaxed) else { return nil }
        if let place = pthread_getspecific(key) { return place }
        guard let place = calloc(1, pathLimit) else { return nil }
        pthread_setspecific(key, place)
        return place
    }

    /// Gives the handler a stack for the time of `body`, since a thread may have used up its own.
    static func withStack(_ body: () -> Void) {
        guard isInstalled.load(ordering: .relaxed) else { return body() }
        let memory = useStack()
        body()
        var none = stack_t()
        none.ss_flags = Int32(SS_DISABLE)
        sigaltstack(&none, nil)
        free(memory)
    }

    @discardableResult
    private static func useStack() -> UnsafeMutableRawPointer? {
        let size = 64 << 10
        var stack = stack_t()
        stack.ss_sp = malloc(size)
        #if canImport(Darwin)
            stack.ss_size = UInt(size)
        #else
            stack.ss_size = size
        #endif
        if stack.ss_sp != nil { sigaltstack(&stack, nil) }
        return stack.ss_sp
    }

    private static func prepareEnvironment() {
        var entries: [UnsafeMutablePointer<CChar>?] = []
        var next = environ
        while let entry = next.pointee {
            if strncmp(entry, CrashGuard.variable + "=", CrashGuard.variable.utf8.count + 1) != 0 { entries.append(entry) }
            next += 1
        }
        let text = calloc(1, nameLimit)?.assumingMemoryBound(to: CChar.self)
        let known = CrashGuard.variable + "=" + CrashGuard.leftOut.map { CrashGuard.encoded($0) + "\n" }.joined()
        if let text, known.utf8.count < nameLimit { strcpy(text, known) }
        nameCount.store(known.utf8.count, ordering: .relaxed)
        names.store(address(text), ordering: .relaxed)
        entries.append(text)
        environment.store(address(array(entries)), ordering: .relaxed)
    }

    private static func copy(_ words: [String]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
        array(words.map { strdup($0) })
    }

    /// With a null at the end, as C wants it.
    private static func array(_ entries: [UnsafeMutablePointer<CChar>?]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
        let array = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: entries.count + 1)
        array.initialize(repeating: nil, count: entries.count + 1)
        for (index, entry) in entries.enumerated() { array[index] = entry }
        return array
    }

    private static func address(_ pointer: UnsafeMutableRawPointer?) -> UInt { UInt(bitPattern: pointer) }
    private static func address(_ pointer: UnsafeMutablePointer<CChar>?) -> UInt { UInt(bitPattern: pointer) }
    private static func address(_ pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> UInt {
        UInt(bitPattern: pointer)
    }
}

extension CrashHandler {
    /// The file of the running program.
    static func ownPath() -> String? {
        #if canImport(Darwin)
            var size = UInt32(0)
            _NSGetExecutablePath(nil, &size)
            var path = [CChar](repeating: 0, count: Int(size) + 1)
            guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
            return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        #else
            return try? FileSystem.realPath(of: "/proc/self/exe")
        #endif
    }

    fileprivate static func handle(_ signal: Int32) {
        // Another thread is about to start the program anew: this one ends with it.
        if isHandling.exchange(true, ordering: .acquiring) { while true { pause() } }
        let path = pthread_getspecific(key)?.assumingMemoryBound(to: CChar.self)
        let descriptor = report.load(ordering: .relaxed)
        // Told in any case; a line break alone is no file's name.
        if descriptor >= 0, path == nil || path?[0] == 0 { say("\n", to: descriptor) }
        if let path, path[0] != 0 {
            if descriptor >= 0 {
                _ = write(descriptor, path, strlen(path))
            } else if mayRestart.load(ordering: .relaxed) {
                restart(without: path, after: signal)
            }
            say("keyboardlint: crashed while analysing '")
            _ = write(STDERR_FILENO, path, strlen(path))
            say("'\nPlease report it as a bug, with the file if you can.\n")
        } else {
            say("keyboardlint: crashed outside of the analysis of a file\nPlease report it as a bug.\n")
        }
        _exit(RunStatus.failure.rawValue)
    }

    /// Returns only if the program cannot be started.
    private static func restart(without path: UnsafeMutablePointer<CChar>, after signal: Int32) {
        guard let text = UnsafeMutablePointer<CChar>(bitPattern: names.load(ordering: .relaxed)),
            let program = UnsafeMutablePointer<CChar>(bitPattern: program.load(ordering: .relaxed)),
            let arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>(bitPattern: arguments.load(ordering: .relaxed)),
            let environment = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>(bitPattern: environment.load(ordering: .relaxed))
        else { return }
        let start = nameCount.load(ordering: .relaxed)
        let length = Int(strlen(path))
        guard start + length + 2 < nameLimit else { return }
        memcpy(text + start, path, length)
        text[start + length] = CChar(bitPattern: UInt8(ascii: "\n"))
        text[start + length + 1] = 0
        // The signal is blocked while its handler runs, and the next program would inherit that.
        var blocked = sigset_t()
        sigemptyset(&blocked)
        sigaddset(&blocked, signal)
        pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
        execve(program, arguments, environment)
    }

    private static func say(_ text: StaticString, to descriptor: Int32 = STDERR_FILENO) {
        _ = write(descriptor, text.utf8Start, text.utf8CodeUnitCount)
    }
}
