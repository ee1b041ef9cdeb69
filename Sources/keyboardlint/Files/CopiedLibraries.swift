import LintEngine
import LintPolicy
import SourceText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Tells files of libraries that were copied into the project from its own. What is wrong in them is not for the project's people
/// to mend, so that their findings are counted and not reported.
///
/// A file is a copy if it lies in a folder that is named for that. It is one, too, if it begins with the notice of a permissive
/// licence, as all files beside it do, and most files of its project do not. Which of the project's paths the user named changes
/// nothing. What is in a folder of dependencies is read only where somebody names it, and is reported to them.
struct CopiedLibraries {
    private let coverage: FileSet
    /// Of all Swift files that were read, as the report calls them.
    private let paths: [String]
    /// By path, whether a file begins with a notice: each is read once.
    private var notices: [String: Bool] = [:]
    private var answers: [String: Bool] = [:]

    /// - Parameter paths: all Swift files that were read.
    init(_ coverage: FileSet, paths: [String]) {
        self.coverage = coverage
        self.paths = paths.filter { $0.hasSuffix(".swift") }
    }

    /// Whether the file is a copy.
    mutating func contain(_ file: SourceFile) -> Bool {
        if let known = answers[file.path] { return known }
        let answer = answer(for: file)
        answers[file.path] = answer
        return answer
    }

    private mutating func answer(for file: SourceFile) -> Bool {
        // From the project's folder, where one of its paths was named.
        let below =
            coverage.roots.compactMap { FileSet.path(file.path, below: $0.path) }.max { $0.count < $1.count }
            ?? (file.path.hasPrefix("/") ? "" : file.path)
        if DependencyFolders.areManaged(around: below) { return false }
        if DependencyFolders.contain(below) { return true }
        return PermissionNotice.begins(file.bytes.prefix(PermissionNotice.reach)) && allBeside(file.path)
            && !isLicensed(project(of: file.path), byMoreThan: 0.5)
    }

    /// Whether all Swift files of a file's folder begin with a notice. One that does not tells that whoever took the file made it
    /// part of the project's own code.
    private mutating func allBeside(_ path: String) -> Bool {
        let files = paths.filter { $0.parentFolder == path.parentFolder }
        return licensed(files) == files.count
    }

    /// What the report calls the folder of the project around a file.
    private func project(of path: String) -> String {
        let folder = path.parentFolder ?? ""
        guard let real = try? FileSystem.realPath(of: FileSet.openable(folder)), let project = ProjectRoot.folder(around: real)
        else {
            return coverage.roots.first { FileSet.path(path, below: $0.path) != nil }?.path ?? folder
        }
        return path.hasPrefix("/") ? project : FileSet.tidy(FileSystem.display(project))
    }

    private mutating func isLicensed(_ folder: String, byMoreThan share: Double) -> Bool {
        let files = paths.filter { FileSet.path($0, below: folder) != nil }
        return Double(licensed(files)) > share * Double(files.count)
    }

    /// How many of the files begin with a notice.
    private mutating func licensed(_ files: [String]) -> Int {
        for path in files where notices[path] == nil { notices[path] = Self.beginsWithNotice(path) }
        return files.count { notices[$0] == true }
    }
}

extension CopiedLibraries {
    /// Whether the file on disk does.
    private static func beginsWithNotice(_ path: String) -> Bool {
        let descriptor = open(path, ReadBuffer.openFlags)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return withUnsafeTemporaryAllocation(byteCount: PermissionNotice.reach, alignment: 1) { buffer in
            let count = ReadBuffer.read(descriptor, buffer)
            return count > 0 && PermissionNotice.begins(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }

    /// Takes the findings in copies out of what is reported.
    ///
    /// - Returns: how many there are, each once, by path.
    mutating func takeFindings(
        from analyses: inout [FileAnalysis], isReported: (String) -> Bool
    ) -> [Report.Summary.FindingCount] {
        var taken: [String: Set<Finding.Identity>] = [:]
        for index in analyses.indices {
            let sources = analyses[index].sources
            analyses[index].findings.removeAll { finding in
                guard let file = sources.first(where: { $0.path == finding.path }), contain(file) else { return false }
                if isReported(finding.path) { taken[finding.path, default: []].insert(finding.identity) }
                return true
            }
        }
        return taken.map { .init(path: $0.key, findings: $0.value.count) }.sorted { $0.path < $1.path }
    }
}
