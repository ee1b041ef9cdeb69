#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Standard output and standard error, and what is known of who reads them.
struct Console: Sendable {
    /// A reader that went away (`| head`) ends the process by signal before this returns.
    func write(_ text: String) throws(UsageError) {
        if let error = FileSystem.writeAll(text, to: STDOUT_FILENO) {
            throw UsageError("standard output cannot be written: \(error.message)")
        }
    }

    /// What went wrong and what to do, a line each.
    func complain(_ message: String, _ advice: String? = nil) {
        _ = FileSystem.writeAll("keyboardlint: \(message)\n" + (advice.map { $0 + "\n" } ?? ""), to: STDERR_FILENO)
    }

    func colours(_ choice: ColourChoice) -> Bool {
        choice.colours(aTerminal: isatty(STDOUT_FILENO) == 1) { name in getenv(name).map { String(cString: $0) } }
    }
}

enum ColourChoice: String, CaseIterable {
    case auto, always, never

    /// Left to itself: on a terminal that can, unless the user objects (https://no-color.org).
    ///
    /// - Parameter variable: the environment.
    func colours(aTerminal: Bool, variable: (String) -> String?) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto: aTerminal && variable("NO_COLOR")?.isEmpty != false && variable("TERM") != "dumb"
        }
    }
}
