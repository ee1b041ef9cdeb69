import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Threads with a stack that the analysis may recurse on; those of the standard library's pool have half a megabyte on macOS.
enum Threads {
    /// The parser's nesting limit times its deepest frame is below 8 MB; twice that, since untouched stack costs nothing.
    static let stackBytes = 16 << 20
    /// More threads than this only wait for each other: the work is reading files.
    static let limit = 256

    static var coreCount: Int {
        min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), limit)
    }

    /// Calls `body` on `count` threads and returns what the calls returned, in no particular order.
    ///
    /// Where the system grants fewer threads there are fewer results, but at least one.
    static func run<Result: Sendable>(_ count: Int, _ body: @escaping @Sendable () -> Result) -> [Result] {
        let results = Results<Result>()
        let started = (0..<count).compactMap { _ in start { results.append(body()) } }
        if started.isEmpty { results.append(body()) }
        for thread in started { pthread_join(thread, nil) }
        return results.all
    }

    /// Calls `body` on a thread that nobody waits for.
    static func detach(_ body: @escaping @Sendable () -> Void) {
        if let thread = start(body) { pthread_detach(thread) }
    }

    private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackBytes)
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let entry = Unmanaged.passRetained(Entry(body))
        let status = pthread_create(
            &thread, &attributes,
            { argument in
                Entry.run(argument)
                return nil
            }, entry.toOpaque())
        guard status == 0 else {
            entry.release()
            return nil
        }
        return thread
    }

    private final class Entry: Sendable {
        private let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }

        /// The pointer is optional on Linux and not on macOS, hence a function that takes both.
        static func run(_ pointer: UnsafeMutableRawPointer?) {
            guard let pointer else { return }
            let entry = Unmanaged<Entry>.fromOpaque(pointer).takeRetainedValue()
            CrashHandler.withStack(entry.body)
        }
    }

    private final class Results<Result: Sendable>: Sendable {
        private let values = Mutex<[Result]>([])

        func append(_ value: Result) { values.withLock { $0.append(value) } }
        var all: [Result] { values.withLock { $0 } }
    }
}
