import Foundation
import LintEngine
import RuleBook

/// Writes everything in the repository that is made from something else.
///
/// - `schemas`: `Sources/Reporting/Schemas.generated.swift`, from the schemas beside it.
/// - `rules`: `Sources/RuleBook/Rules.generated.swift`, from the articles of Rules/.
/// - `facts`: the table of facts in `KeyboardModel.docc`, from the model's tests.
/// - `samples`: each block of output in the README and the articles, from the program as it is now, which is built first.
struct Generate {
    static let usage = "generate [schemas|rules|facts|samples]…"

    private enum Part: String, CaseIterable {
        case schemas, rules, facts, samples
    }

    private let parts: [Part]
    private let root: URL

    /// - Parameters:
    ///   - arguments: parts; all of them where there is none.
    ///   - root: the repository.
    init(_ arguments: [String], in root: URL) throws {
        parts = try arguments.map { word in
            guard let part = Part(rawValue: word) else { throw Refusal("usage: keyboardlint-dev \(Self.usage)") }
            return part
        }
        self.root = root
    }

    /// - Throws: what the file system says, or what is wrong with a rule, a document or the build.
    func run() throws {
        // In this order, since the program prints its rules.
        for part in Part.allCases where parts.isEmpty || parts.contains(part) {
            switch part {
            case .schemas: try writeSchemas()
            case .rules: try writeRules()
            case .facts: try writeFacts()
            case .samples: try writeSamples()
            }
        }
    }

    private func writeSchemas() throws {
        let folder = "Sources/Reporting/Schemas"
        let all = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
            .filter { $0.hasSuffix(".schema.json") }.sorted()
        // Of each format the newest version: names end in its number.
        let newest = Dictionary(grouping: all) { $0.prefix { !$0.isNumber } }.compactMapValues(\.last)
        let names = newest.values.sorted()
        let target = "Sources/Reporting/Schemas.generated.swift"
        try write(embeddedSource(of: names.map { ($0, try text("\(folder)/\($0)")) }), to: target)
        print("wrote \(names.count) schemas to \(target)")
    }

    /// A book that does not parse is not embedded.
    private func writeRules() throws {
        let files = try ruleFiles()
        for file in files { _ = try RuleBook.parse(path: file.path, markdown: file.markdown) }
        let target = "Sources/RuleBook/Rules.generated.swift"
        try write(embeddedSource(of: files), to: target)
        print("wrote \(files.count) rules to \(target)")
    }

    private func ruleFiles() throws -> [RuleFile] {
        let names = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Rules").path)
        return try names.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted().map { name in
            RuleFile(path: "Rules/\(name)", markdown: try text("Rules/\(name)"))
        }
    }

    private func writeFacts() throws {
        let table = try FactTable(of: root)
        guard let article = table.inserted(into: try text(FactTable.article)) else {
            throw Refusal("\(FactTable.article) has no place for the table of facts")
        }
        try write(article, to: FactTable.article)
        print("wrote \(table.facts.count) facts to \(FactTable.article)")
    }

    private func writeSamples() throws {
        try Command.run(["swift", "build", "--product", "keyboardlint"], in: root)
        let folder = try Command.output(of: ["swift", "build", "--show-bin-path"], in: root)
        let program = folder.trimmingCharacters(in: .whitespacesAndNewlines) + "/keyboardlint"
        for path in try Documents.paths(in: root) {
            let old = try text(path)
            let new = try refreshingSamples(old, path: path) { arguments in
                // Findings are no failure here.
                try Command.output(
                    of: [program] + arguments, in: root, leavingOut: Self.readByTheProgram, statuses: [0, 1])
            }
            guard new != old else { continue }
            try write(new, to: path)
            print("wrote samples to \(path)")
        }
    }

    /// Environment variables that change what the program prints.
    private static let readByTheProgram: Set = ["CI", "COLUMNS", "GITHUB_STEP_SUMMARY", "SOURCE_DATE_EPOCH"]

    private func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// A file that stays as it is keeps its date, and needs no new build.
    private func write(_ text: String, to path: String) throws {
        if let old = try? self.text(path), old == text { return }
        try text.write(to: root.appending(path: path), atomically: true, encoding: .utf8)
    }
}
