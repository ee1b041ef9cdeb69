import Foundation

// What the authors of keyboardlint need beside it; run from the repository's folder.
do {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "generate":
        try Generate(Array(arguments.dropFirst()), in: URL(filePath: FileManager.default.currentDirectoryPath)).run()
    case "release": try Release(Array(arguments.dropFirst())).make()
    case "bench" where arguments.contains("--editing"):
        try EditingBench(arguments.dropFirst().filter { $0 != "--editing" }).run()
    case "bench": try Bench(Array(arguments.dropFirst())).run()
    default:
        throw Refusal("usage: keyboardlint-dev \(Generate.usage) | \(Release.usage) | \(Bench.usage) | \(EditingBench.usage)")
    }
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(2)
}
