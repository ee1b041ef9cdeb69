import Foundation

@testable import RuleBook

/// The repository this test was compiled in.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The files of Rules/, sorted by name.
    static func ruleFiles() throws -> [RuleFile] {
        let folder = root.appending(path: "Rules")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try names.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted().map { name in
            RuleFile(path: "Rules/\(name)", markdown: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
        }
    }
}
