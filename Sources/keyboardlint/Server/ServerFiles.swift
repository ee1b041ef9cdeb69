import LanguageServer
import SourceText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What the language server may ask of the file system.
struct ServerFiles: ProjectFiles {
    let options: ServerOptions

    func realPath(of path: String) -> String? { try? FileSystem.realPath(ofNewFile: path) }

    func tree(at folder: String, _ settings: ServerSettings) throws(SettingIssue) -> (any SourceTree)? {
        ProjectFolder(folder, try lint(settings))
    }

    func tree(ofFileAt path: String, _ settings: ServerSettings) throws(SettingIssue) -> any SourceTree {
        let options = try lint(settings)
        return ProjectFolder(aroundFileAt: path, options) ?? LoneFile(path: path, options)
    }

    private func lint(_ settings: ServerSettings) throws(SettingIssue) -> LintOptions {
        do throws(UsageError) {
            return try options.lint(settings)
        } catch {
            throw SettingIssue(error)
        }
    }

    func file(at path: String) -> SourceFile? { try? SourceReader.read(path) }

    func keep(_ text: String, as name: String) -> String? {
        let folder = "\(Self.temporaryFolder)/keyboardlint-\(getpid())"
        do throws(SystemError) {
            try FileSystem.makeFolder(folder)
            try FileSystem.write(text, to: "\(folder)/\(name)")
            return "\(folder)/\(name)"
        } catch {
            return nil
        }
    }

    private static var temporaryFolder: String {
        let named = Console.variable("TMPDIR") ?? ""
        return named.isEmpty ? "/tmp" : FileSet.tidy(named)
    }
}
