import Dispatch
import PatternMatching
import Synchronization

/// What a run is doing and how far it is, counted by the threads that do it.
///
/// A line of standard error shows it, on a terminal and only where a run takes so long that somebody wonders. The counting is a
/// lock for each folder or handler's file, which is nothing beside reading it.
final class RunProgress: Sendable {
    enum Phase: String, CaseIterable {
        case reading, lookingUp, running, reporting
    }

    private struct State {
        var phases: [(phase: Phase, start: ContinuousClock.Instant)] = []
        var filesRead = 0
        var filesRun = 0
        var filesToRun = 0
    }

    private let state = Mutex(State())

    func begin(_ phase: Phase, files: Int = 0) {
        state.withLock { state in
            state.phases.append((phase, .now))
            state.filesToRun += files
        }
    }

    func read(files: Int) {
        if files > 0 { state.withLock { $0.filesRead += files } }
    }

    func ranFile() {
        state.withLock { $0.filesRun += 1 }
    }

    /// How long the phases took that have ended, in their order; a phase's end is the next one's beginning.
    var durations: [(phase: Phase, duration: Duration)] {
        state.withLock { state in
            zip(state.phases, state.phases.dropFirst().map(\.start) + [.now]).map { ($0.phase, $1 - $0.start) }
        }
    }

    /// Nil before the first phase.
    var line: String? {
        state.withLock { state in
            switch state.phases.last?.phase {
            case nil: nil
            case .reading: "reading files" + (state.filesRead > 0 ? ": \(state.filesRead)" : "")
            case .lookingUp: "\(state.filesRead) files read, looking up what handlers call"
            case .running: "running handlers: \(state.filesRun) of \(state.filesToRun) files"
            case .reporting: "writing the report"
            }
        }
    }
}

enum ProgressChoice: String, CaseIterable {
    case auto, always, never

    /// Left to itself: on a terminal that can be drawn on, with somebody before it.
    ///
    /// - Parameter variable: the environment; servers that run jobs set `CI`, some with a terminal.
    func style(aTerminal: Bool, variable: (String) -> String?) -> ProgressLine.Style? {
        let canDraw = aTerminal && variable("TERM") != "dumb"
        return switch self {
        case .never: nil
        case .always: canDraw ? .redrawn : .lines
        case .auto: canDraw && variable("CI")?.isEmpty != false ? .redrawn : nil
        }
    }
}

/// Shows the progress of a run until it is told to stop.
final class ProgressLine: Sendable {
    enum Style {
        /// One line, again and again over itself; it is gone in the end.
        case redrawn
        /// A line for each thing that is begun, for logs.
        case lines
    }

    private let stop = DispatchSemaphore(value: 0)
    private let stopped = DispatchSemaphore(value: 0)
    private let hasEnded = Mutex(false)

    /// - Parameters:
    ///   - width: of the terminal, in columns.
    ///   - write: writes to standard error.
    init(_ progress: RunProgress, _ style: Style, width: Int, write: @escaping @Sendable (String) -> Void) {
        let (stop, stopped) = (stop, stopped)
        DispatchQueue.global(qos: .utility).async {
            switch style {
            case .redrawn: Self.redraw(progress, width: width, until: stop, write)
            case .lines: Self.list(progress, until: stop, write)
            }
            stopped.signal()
        }
    }

    /// Returns when nothing of it is left on the terminal. To be called at least once.
    func end() {
        let isFirst = hasEnded.withLock { hasEnded in
            defer { hasEnded = true }
            return !hasEnded
        }
        guard isFirst else { return }
        stop.signal()
        stopped.wait()
    }

    /// A run that takes no longer is over before one has read the line.
    private static let delay = DispatchTimeInterval.milliseconds(700)
    private static let interval = DispatchTimeInterval.milliseconds(100)

    private static func redraw(
        _ progress: RunProgress, width: Int, until stop: DispatchSemaphore, _ write: (String) -> Void
    ) {
        guard stop.wait(timeout: .now() + delay) == .timedOut else { return }
        repeat {
            // One column less than there are: some terminals wrap a line that fills the last.
            if let line = progress.line { write(clear + String("keyboardlint: \(line)".prefix(width - 1))) }
        } while stop.wait(timeout: .now() + interval) == .timedOut
        write(clear)
    }

    /// Back to the first column, and the line emptied (ECMA-48, CR and EL).
    private static let clear = "\r\u{1B}[2K"

    private static func list(_ progress: RunProgress, until stop: DispatchSemaphore, _ write: (String) -> Void) {
        var reported: Set<RunProgress.Phase> = []
        func tell() {
            for (phase, _) in progress.durations where reported.insert(phase).inserted { write("keyboardlint: \(phase.words)\n") }
        }
        repeat { tell() } while stop.wait(timeout: .now() + interval) == .timedOut
        // What began since, so that a log does not depend on the time.
        tell()
    }
}

extension RunProgress.Phase {
    /// What is done in it.
    var words: String {
        switch self {
        case .reading: "reading files"
        case .lookingUp: "looking up what handlers call"
        case .running: "running handlers"
        case .reporting: "writing the report"
        }
    }
}
