import Foundation
import SourceText
import SwiftParser

/// The handlers that are run in both ways.
enum Corpus {
    /// Names relative to TestCorpus, without extension: `handlers/RawHeightInset`.
    static let files: [String] = ["handlers", "Sample"].flatMap { folder in
        swiftFiles(in: testCorpus.appendingPathComponent(folder)).map {
            "\(folder)/\($0.deletingPathExtension().lastPathComponent)"
        }
    }

    static func tree(of file: String) throws -> SyntaxTree {
        let data = try Data(contentsOf: testCorpus.appendingPathComponent(file + ".swift"))
        return parse(SourceFile(path: "TestCorpus/\(file).swift", bytes: Array(data)))
    }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let testCorpus = root.appendingPathComponent("TestCorpus")

    /// In every folder below, in a stable order.
    static func swiftFiles(in folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        return files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }
}
