#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

CrashHandler.install()
exit(Program(arguments: Array(CommandLine.arguments.dropFirst()), console: Console()).run().rawValue)
