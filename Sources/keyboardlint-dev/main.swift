import Foundation

// What the authors of keyboardlint need beside it; run from the repository's folder.
do {
    switch CommandLine.arguments.dropFirst().first {
    case "generate": try generate(in: URL(filePath: FileManager.default.currentDirectoryPath))
    default:
        FileHandle.standardError.write(Data("usage: keyboardlint-dev generate\n".utf8))
        exit(2)
    }
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(2)
}
