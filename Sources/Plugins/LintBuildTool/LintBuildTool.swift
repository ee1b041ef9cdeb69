import Foundation
import PackagePlugin

/// Lints a target whenever it is built: findings stand in the build log and beside the code in Xcode.
///
/// It never makes a build fail, and writes nothing: what is to fail is for CI to say, with an exit status.
@main
struct LintBuildTool: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let files = target.sourceFiles(withSuffix: "swift").map(\.url)
        guard let folder = Self.commonFolder(of: files) else { return [] }
        // The folder rather than its files, of which there may be more than a command takes.
        return [
            Self.command(target.name, try context.tool(named: "keyboardlint").url, linting: [folder], inputs: files)
        ]
    }

    /// The deepest folder that all files lie below; nil where there are none.
    private static func commonFolder(of files: [URL]) -> URL? {
        let folders = files.map { $0.deletingLastPathComponent().pathComponents }
        guard var common = folders.first else { return nil }
        for folder in folders.dropFirst() {
            common = zip(common, folder).prefix { $0 == $1 }.map { $0.0 }
        }
        return common.reduce(nil) { $0?.appending(path: $1) ?? URL(filePath: $1, directoryHint: .isDirectory) }
    }

    /// A command that declares no output runs in every build (tools version 6.0).
    fileprivate static func command(_ name: String, _ tool: URL, linting paths: [URL], inputs: [URL]) -> Command {
        .buildCommand(
            displayName: "keyboardlint \(name)", executable: tool,
            arguments: ["lint", "--format", "xcode", "--exit-zero", "--quiet"] + paths.map(\.path), inputFiles: inputs,
            outputFiles: [])
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension LintBuildTool: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            // A target's files may lie anywhere in the project.
            let files = target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
            guard !files.isEmpty else { return [] }
            return [
                Self.command(target.displayName, try context.tool(named: "keyboardlint").url, linting: files, inputs: files)
            ]
        }
    }
#endif
