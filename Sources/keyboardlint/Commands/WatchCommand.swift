import LanguageServer
import LintEngine
import LintPolicy
import Reporting
import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// `lint --watch`: lints a folder, and again whatever changes in it, until it is interrupted.
///
/// It is the language server with a terminal as its editor: every file that has to do with keyboards is an open document, and
/// a file that was saved is one that was typed. So a change costs what it costs in an editor, and the findings are the same.
struct WatchCommand {
    private let console: Console
    private let folder: String
    private let coverage: FileSet
    private let firstLook: Linter
    private let jobs: Int
    private var client: WatchClient
    private var seen: [String: FileStamp] = [:]

    /// Often enough that nobody waits; a tree of thousands of files is looked through in a few milliseconds.
    private static let interval: UInt32 = 150_000

    init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
        let allowed: [OptionSyntax] =
            [.watch, .only, .disable, .rules, .scenario, .scenarioFile, .config, .isolated] + [
                .baseline, .noBaseline, .deploymentTarget, .jobs,
            ]
        if let option = CommandSyntax.lint.options.first(where: { arguments.has($0) && !allowed.contains($0) }) {
            throw UsageError("--watch and \(option.name) do not go together", advice: "Leave one of them out.")
        }
        guard arguments.operands.count <= 1 else {
            throw UsageError("--watch takes one folder", advice: "Name the folder around them.")
        }
        let path = arguments.operands.first ?? "."
        guard let kind = try? FileSystem.kind(of: path), kind == .folder, let real = try? FileSystem.realPath(of: path) else {
            throw UsageError("--watch needs a folder, and '\(path)' is none")
        }
        let options = try LintOptions(arguments, paths: [path])
        self.console = console
        folder = real
        coverage = try FileSet(paths: [real], includesLeftOut: false, try options.configurationSearch())
        firstLook = RunConfiguration.firstLook(options)
        jobs = options.jobs
        client = WatchClient(try ServerOptions(arguments), folder: real)
    }

    mutating func run() throws(UsageError) -> RunStatus {
        let walk = TreeWalk(coverage: coverage, purpose: .fileSummary(firstLook, isAlone: false)).run(jobs: jobs)
        let files = walk.fileSummaries.map(\.file) + walk.mentions + walk.relatives
        seen = FileStamp.all(below: folder)
        for file in files { client.show(file) }
        try show(client.findings.keys.sorted(), after: nil)
        while true {
            usleep(Self.interval)
            let now = FileStamp.all(below: folder)
            let changed = Set(now.keys).union(seen.keys).filter { now[$0] != seen[$0] }.sorted()
            seen = now
            if changed.isEmpty { continue }
            let clock = ContinuousClock()
            var before = client.findings
            let time = clock.measure { take(changed, now) }
            before = before.filter { client.findings[$0.key] != $0.value }
            let new = client.findings.keys.filter { before[$0] != nil || changed.contains($0) }
            try show(Set(new).union(before.keys).sorted(), after: time)
        }
    }

    private mutating func take(_ changed: [String], _ now: [String: FileStamp]) {
        for path in changed where path.hasSuffix(".swift") {
            guard now[path] != nil, let file = try? SourceReader.read(path) else {
                client.hide(path)
                continue
            }
            let scan = file.bytes.withUnsafeBytes { ByteScan($0) }
            if client.shows(path) || scan.mayMatter { client.show(file) }
        }
        client.noteOnDisk(changed, now)
    }

    private func show(_ paths: [String], after time: Duration?) throws(UsageError) {
        var lines = paths.flatMap { client.findings[$0] ?? [] }
        let count = client.findings.values.reduce(0) { $0 + $1.count }
        let total = Wording.count(count, "finding")
        lines.append(time.map { "\(total), \(Int($0 / .milliseconds(1))) ms" } ?? "\(total); waiting for changes")
        try console.write(lines.joined(separator: "\n") + "\n")
    }
}

/// What tells that a file was written.
struct FileStamp: Equatable {
    private let seconds: Int
    private let nanoseconds: Int
    private let size: Int

    private init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & mode_t(S_IFMT) == mode_t(S_IFREG) else { return nil }
        #if canImport(Darwin)
            (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
        #else
            (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        #endif
        size = Int(status.st_size)
    }

    private static let endings = [".swift", ".json", ".jsonl"] + Language.projectEndings.map(\.description)

    /// By path, of every file below a folder that may change what is found.
    static func all(below folder: String) -> [String: FileStamp] {
        var stamps: [String: FileStamp] = [:]
        var folders = [folder]
        while let next = folders.popLast() {
            guard let entries = try? Folder(path: next) else { continue }
            entries.forEachEntry { name, kind in
                let name = String(cString: name)
                let path = FileSet.join(next, name)
                if kind == .folder {
                    if !FileSet.leftOutNames.contains(name) { folders.append(path) }
                } else if kind == .file, endings.contains(where: name.hasSuffix) {
                    stamps[path] = FileStamp(path)
                }
            }
        }
        return stamps
    }
}

extension OptionSyntax {
    static let watch = OptionSyntax("--watch", summary: "lint the folder, and again what changes, until interrupted")
}
