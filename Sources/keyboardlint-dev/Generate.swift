import Foundation
import RuleBook

/// Writes `Sources/RuleBook/Rules.generated.swift` from the articles of Rules/.
///
/// - Parameter root: the repository.
/// - Throws: what the file system says, or what is wrong with a rule: a book that does not parse is not embedded.
func generate(in root: URL) throws {
    let files = try ruleFiles(in: root)
    for file in files { _ = try RuleBook.parse(path: file.path, markdown: file.markdown) }
    let target = root.appending(path: "Sources/RuleBook/Rules.generated.swift")
    try embeddedSource(of: files).write(to: target, atomically: true, encoding: .utf8)
    print("wrote \(files.count) rules to Sources/RuleBook/Rules.generated.swift")
}

private func ruleFiles(in root: URL) throws -> [RuleFile] {
    let folder = root.appending(path: "Rules")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted().map { name in
        let markdown = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return RuleFile(path: "Rules/\(name)", markdown: markdown)
    }
}
