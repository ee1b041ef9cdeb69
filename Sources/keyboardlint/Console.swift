#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Standard output and standard error, and what is known of who reads them.
struct Console: Sendable {
    func write(_ text: String) {
        // A reader that went away (`| head`) ends the process by signal before this returns; other errors have no one to tell.
        _ = FileSystem.writeAll(text, to: STDOUT_FILENO)
    }

    /// What went wrong and what to do, a line each.
    func complain(_ message: String, _ advice: String? = nil) {
        _ = FileSystem.writeAll("keyboardlint: \(message)\n" + (advice.map { $0 + "\n" } ?? ""), to: STDERR_FILENO)
    }

    /// Whether to colour: on a terminal that can, unless the user objects (https://no-color.org).
    func colours(_ choice: ColourChoice) -> Bool {
        switch choice {
        case .always: true
        case .never: false
        case .auto: isatty(STDOUT_FILENO) == 1 && !isSet("NO_COLOR") && variable("TERM") != "dumb"
        }
    }

    private func isSet(_ name: String) -> Bool { variable(name)?.isEmpty == false }

    private func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}

enum ColourChoice: String, CaseIterable {
    case auto, always, never
}
