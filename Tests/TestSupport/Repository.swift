import Foundation

/// The files these tests are part of.
package enum Repository {
    package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    /// Without links, as the program names files.
    package static let testCorpus = root.appending(path: "TestCorpus").resolvingSymlinksInPath()

    /// A copy of the corpus that is a project of its own: a run over it does not read the whole repository. It goes away with the
    /// process.
    package static let loneCorpus: URL = {
        do {
            let folder = try copy.get()
            atexit { try? FileManager.default.removeItem(at: Repository.loneCorpus.deletingLastPathComponent()) }
            return folder.url.appending(path: "TestCorpus")
        } catch {
            fatalError("the corpus cannot be copied: \(error)")
        }
    }()

    private static let copy = Result {
        let folder = try TemporaryFolder()
        try folder.write("", to: ".git/HEAD")
        try FileManager.default.copyItem(at: testCorpus, to: folder.url.appending(path: "TestCorpus"))
        return folder
    }

    /// - Parameter path: from the root.
    package static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    package static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
    }

    /// The paths of Swift files in every folder below, from the root, in a stable order.
    package static func swiftFiles(below folder: String) throws -> [String] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }
}
