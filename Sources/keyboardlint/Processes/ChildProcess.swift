#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Starting other programs, with descriptors and an environment of their own.
enum ChildProcess {
    #if canImport(Darwin)
        typealias FileActions = posix_spawn_file_actions_t?
    #else
        typealias FileActions = posix_spawn_file_actions_t
    #endif

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: its path, or a name that is looked for in `PATH`.
    ///   - arguments: with the name that it is started by.
    ///   - environment: `NAME=value`.
    ///   - redirect: says which descriptors it gets.
    /// - Returns: the process, or the system's error number.
    static func start(
        _ program: String, _ arguments: [String], environment: [String], _ redirect: (inout FileActions) -> Void
    ) -> (process: pid_t, code: Int32) {
        #if canImport(Darwin)
            var actions: FileActions = nil
        #else
            var actions = FileActions()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        redirect(&actions)
        var arguments = arguments.map { strdup($0) } + [nil]
        var environment = environment.map { strdup($0) } + [nil]
        defer { for text in arguments + environment { free(text) } }
        var process: pid_t = 0
        // A path with a slash in it is not looked for.
        let code = posix_spawnp(&process, program, &actions, nil, &arguments, &environment)
        return (process, code)
    }

    /// This process's environment, less some of its variables.
    static func environment(without names: Set<String>) -> [String] {
        var kept: [String] = []
        var next = environ
        while let entry = next.pointee {
            let text = String(cString: entry)
            if !names.contains(String(text.prefix { $0 != "=" })) { kept.append(text) }
            next += 1
        }
        return kept
    }
}
