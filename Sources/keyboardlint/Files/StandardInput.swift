import LintEngine

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The one file of a run that an editor pipes in.
enum StandardInput {
    /// - Parameter path: what the report calls it.
    static func read(as path: String, linter: Linter, _ configurations: ConfigurationSearch) -> TreeWalk.Outcome {
        let configuration = configurations.configuration(ofFileAt: path)
        if configuration?.leavesOut(configurations.realPath(ofFileAt: path)) ?? false {
            var outcome = TreeWalk.Outcome()
            outcome.summary.leftOutByConfiguration = 1
            return outcome
        }
        let isConfigured = configuration != nil
        // On a thread of its own for the sake of its stack.
        let outcomes = Threads.run(1) {
            var outcome = TreeWalk.Outcome()
            var buffer = ReadBuffer()
            do throws(ReadFailure) {
                try buffer.read(STDIN_FILENO)
                outcome.take(
                    buffer.bytes, .swift, path: { path }, for: .survey(linter, isAlone: true), isConfigured: isConfigured)
            } catch {
                outcome.refuse(path, error)
            }
            return outcome
        }
        return outcomes.reduce(into: TreeWalk.Outcome()) { $0.join($1) }
    }
}
