import Foundation

// What the authors of keyboardlint need beside it; run from the repository's folder.
do {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "generate":
        try Generate(Array(arguments.dropFirst()), in: URL(filePath: FileManager.default.currentDirectoryPath)).run()
    case "bench" where arguments.contains("--editing"):
        try EditingBench(arguments.dropFirst().filter { $0 != "--editing" }).run()
    case "bench": try Bench(Array(arguments.dropFirst())).run()
    case "modules": try ModuleListing(Array(arguments.dropFirst())).run()
    default:
        let usages = [Generate.usage, Bench.usage, EditingBench.usage, ModuleListing.usage]
        throw Refusal("usage: keyboardlint-dev \(usages.joined(separator: " | "))")
    }
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(2)
}
