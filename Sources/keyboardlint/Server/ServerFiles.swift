import LanguageServer
import LintEngine
import PatternMatching

/// What the language server may ask of the file system.
struct ServerFiles: ProjectFiles {
    let options: ServerOptions

    func realPath(of path: String) -> String? {
        if let real = try? FileSystem.realPath(of: path) { return real }
        guard let slash = path.lastIndex(of: "/"),
            let folder = try? FileSystem.realPath(of: path[..<slash].isEmpty ? "/" : String(path[..<slash]))
        else { return nil }
        return Coverage.join(folder, String(path[path.index(after: slash)...]))
    }

    func tree(at folder: String) -> (any SourceTree)? { ProjectFolder(folder, jobs: options.jobs) }

    func tree(ofFileAt path: String) -> any SourceTree { LoneFile(path: path) }

    func linter(_ settings: ServerSettings, folder: String?) throws(SettingIssue) -> Linter {
        do throws(UsageError) {
            return try options.linter(settings)
        } catch {
            throw SettingIssue([error.message, error.advice].compactMap(\.self).joined(separator: "\n"))
        }
    }
}
