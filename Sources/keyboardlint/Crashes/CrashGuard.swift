import LintEngine
import SourceText
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Keeps a defect that one file brings up from losing the whole run.
///
/// A trap in Swift ends the process, and nothing in it can go on. So a signal handler starts the program anew in the same
/// process, with the same arguments, and an environment variable names the file that was being worked on. The new run leaves it
/// out, and its report lists it as not analysed. Worker processes would do the same at the price of a process and of sending
/// every answer through a pipe, in every run; this costs a few stores for each file, and nothing is started unless something
/// broke.
///
/// A run that has written anything, or read standard input, cannot begin again: it ends with status 2 and names the file.
enum CrashGuard {
    /// Names the files that were left out, a line each; see `encoded`.
    static let variable = "KEYBOARDLINT_CRASHED"
    /// With more files than these something else is wrong.
    static let limit = 32

    /// What a report says of a file that was left out.
    static let reason = "makes keyboardlint crash and was left out; please report it as a bug"

    /// Files that ended an earlier attempt, as the report calls them.
    static let leftOut: [String] =
        (Console.variable(variable) ?? "").split(separator: "\n").map { decoded(String($0)) }

    static func leavesOut(_ path: @autoclosure () -> String) -> Bool { !leftOut.isEmpty && leftOut.contains(path()) }

    /// Says what this thread is working on until the next call.
    static func enter(_ path: String) {
        guard let place = CrashHandler.place() else { return }
        var encoded = encoded(path)
        encoded.withUTF8 { bytes in
            // A path that is cut would name another file: none is named.
            let count = bytes.count < CrashHandler.pathLimit ? bytes.count : 0
            if let start = bytes.baseAddress, count > 0 { place.copyMemory(from: start, byteCount: count) }
            place.storeBytes(of: 0, toByteOffset: count, as: UInt8.self)
        }
        TestTrap.spring(at: path)
    }

    static func leave() { CrashHandler.place()?.storeBytes(of: 0, as: UInt8.self) }

    /// The same with a piece of a run's work, which is a file in most cases.
    static func enter(_ item: some Sendable) {
        switch item {
        case let unit as AnalysisUnit: enter(unit.file.path)
        case let summary as FileSummary: enter(summary.file.path)
        case let file as SourceFile: enter(file.path)
        default: leave()
        }
    }

    /// A line break would end the name.
    static func encoded(_ path: String) -> String {
        guard path.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "%") }) else { return path }
        return path.replacing("%", with: "%25").replacing("\n", with: "%0A")
    }

    static func decoded(_ text: String) -> String { text.replacing("%0A", with: "\n").replacing("%25", with: "%") }
}

/// A trap that a test asks for: the variable has the end of a path, and before a colon `trap` or `overflow`.
private enum TestTrap {
    private static let asked = Console.variable("KEYBOARDLINT_TEST_TRAP")?.split(separator: ":", maxSplits: 1).map(String.init)

    static func spring(at path: String) {
        guard let asked, asked.count == 2, path.hasSuffix(asked[1]) else { return }
        if asked[0] == "overflow" { print(dive(0, [])) } else { preconditionFailure("a test asked for a trap at \(path)") }
    }

    @inline(never)
    private static func dive(_ depth: Int, _ path: [Int]) -> Int {
        var path = path
        path.append(depth)
        return path.count > 1_000_000_000 ? depth : dive(depth + 1, path.suffix(2)) + path.count
    }
}
