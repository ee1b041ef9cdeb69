import Reporting

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
        CrashHandler.commit()
        if let error = FileSystem.writeAll(text, to: STDOUT_FILENO) {
            throw UsageError("standard output cannot be written: \(error.message)")
        }
    }

    /// What went wrong and what to do, a line each.
    func complain(_ message: String, _ advice: String? = nil) {
        _ = FileSystem.writeAll("keyboardlint: \(message)\n" + (advice.map { $0 + "\n" } ?? ""), to: STDERR_FILENO)
    }

    /// Something to read beside the output, on standard error.
    func note(_ text: String) {
        _ = FileSystem.writeAll(text, to: STDERR_FILENO)
    }

    /// How progress is shown; nil where it is not.
    func progress(_ choice: ProgressChoice) -> ProgressLine.Style? {
        choice.style(aTerminal: isatty(STDERR_FILENO) == 1, variable: Self.variable)
    }

    /// In columns.
    var errorWidth: Int { TerminalTraits.width(Self.variable, measured: Self.columns(of: STDERR_FILENO)) }

    func colours(_ choice: ColourChoice) -> Bool {
        choice.colours(aTerminal: isTerminal, variable: Self.variable)
    }

    /// How wide the output is, and what it can show.
    func terminal(_ choice: ColourChoice) -> Terminal {
        let colours = colours(choice)
        return Terminal(
            width: TerminalTraits.width(Self.variable, measured: isTerminal ? Self.columns(of: STDOUT_FILENO) : nil),
            colours: colours,
            links: colours && isTerminal && TerminalTraits.showsLinks(Self.variable))
    }

    /// Build servers say so.
    var isInContinuousIntegration: Bool {
        Self.variable("CI").map { !["", "0", "false"].contains($0.lowercased()) } ?? false
    }

    private var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// As the terminal's driver has it; nil where it has none.
    private static func columns(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}

/// What the environment tells of a terminal.
enum TerminalTraits {
    /// In columns: what COLUMNS says, what was measured, or what a page of text has had since the punched card.
    static func width(_ variable: (String) -> String?, measured: Int?) -> Int {
        variable("COLUMNS").flatMap(Int.init) ?? measured ?? 80
    }

    /// Whether it is one of the terminals known to show links in text (OSC 8). Most of the others ignore them, but the reader
    /// would then see no address at all.
    static func showsLinks(_ variable: (String) -> String?) -> Bool {
        let programs: Set = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "rio"]
        if let program = variable("TERM_PROGRAM"), programs.contains(program) { return true }
        let terms: Set = ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm"]
        if let term = variable("TERM"), terms.contains(term) { return true }
        // VTE, which GNOME's and many other terminals are made of, has them since 0.50.
        return variable("VTE_VERSION").flatMap(Int.init).map { $0 >= 5000 } == true || variable("WT_SESSION") != nil
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
