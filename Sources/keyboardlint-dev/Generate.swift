import Foundation
import LintEngine
import RuleBook

/// Writes what is made from other files: `Sources/RuleBook/Rules.generated.swift` from the articles of Rules/, and the README's table
/// of facts from the model's tests.
///
/// - Parameter root: the repository.
/// - Throws: what the file system says, or what is wrong with a rule: a book that does not parse is not embedded.
func generate(in root: URL) throws {
    let files = try ruleFiles(in: root)
    for file in files { _ = try RuleBook.parse(path: file.path, markdown: file.markdown) }
    let target = root.appending(path: "Sources/RuleBook/Rules.generated.swift")
    try embeddedSource(of: files).write(to: target, atomically: true, encoding: .utf8)
    print("wrote \(files.count) rules to Sources/RuleBook/Rules.generated.swift")
    let table = try FactTable(of: root)
    let readme = root.appending(path: "README.md")
    guard let text = table.readme(try String(contentsOf: readme, encoding: .utf8)) else {
        throw Refusal("README.md has no place for the table of facts")
    }
    try text.write(to: readme, atomically: true, encoding: .utf8)
    print("wrote \(table.facts.count) facts to README.md")
}

private func ruleFiles(in root: URL) throws -> [RuleFile] {
    let folder = root.appending(path: "Rules")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted().map { name in
        let markdown = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return RuleFile(path: "Rules/\(name)", markdown: markdown)
    }
}
