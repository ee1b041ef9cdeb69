#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension sigaction {
    /// What is to be done about a signal; the systems name the member differently.
    init(flags: Int32, handler: @escaping @convention(c) (Int32) -> Void) {
        self.init()
        #if canImport(Darwin)
            __sigaction_u.__sa_handler = handler
        #elseif canImport(Musl)
            __sa_handler.sa_handler = handler
        #else
            __sigaction_handler.sa_handler = handler
        #endif
        sa_flags = flags
    }
}
