import Foundation
import PackagePlugin

/// `swift package keyboardlint`: the command line, in the package's folder, without installing anything.
///
/// All arguments are the tool's. What writes into the package, such as `baseline write`, has to be allowed as for any command
/// plugin: `swift package --allow-writing-to-package-directory keyboardlint …`.
@main
struct LintCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try Self.run(context.tool(named: "keyboardlint").url, arguments, in: context.package.directoryURL)
    }

    fileprivate static func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus != 0 else { return }
        Diagnostics.error("keyboardlint exited with status \(process.terminationStatus)")
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension LintCommand: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            // Xcode adds `--target NAME` for each target that is ticked in its dialog.
            var extractor = ArgumentExtractor(arguments)
            _ = extractor.extractOption(named: "target")
            try Self.run(
                context.tool(named: "keyboardlint").url, extractor.remainingArguments, in: context.xcodeProject.directoryURL)
        }
    }
#endif
