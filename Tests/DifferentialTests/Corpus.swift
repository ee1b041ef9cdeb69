import Foundation
import SourceText
import SwiftParser
import TestSupport

/// The handlers that are run in both ways.
enum Corpus {
    /// Names relative to TestCorpus, without extension: `handlers/RawHeightInset`.
    static let files: [String] = ["handlers", "Sample"].flatMap { folder in
        ((try? Repository.swiftFiles(below: "TestCorpus/" + folder)) ?? []).map {
            String($0.dropFirst("TestCorpus/".count).dropLast(".swift".count))
        }
    }

    static func tree(of file: String) throws -> SyntaxTree {
        let path = "TestCorpus/\(file).swift"
        return parse(SourceFile(path: path, text: try Repository.text(path)))
    }

    /// In every folder below, in a stable order.
    static func swiftFiles(in folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        return files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }
}
