import PatternMatching
import SourceText

/// The rules, each parsed from the article that explains it.
///
/// A rule is one Markdown file and nothing else: what it looks for, how severe it is, what it says, the examples its tests run
/// and the text a person reads. A linter whose rules live in code, their documentation elsewhere and their examples in tests
/// lets the three drift apart; here there is only one thing, and it is the one people read. The price is a parser for a small,
/// strict subset of Markdown. It is paid back by errors as precise as a compiler's, for our own rules and for those users add.
///
/// The book is embedded in the program as string literals that `keyboardlint-dev generate` writes, so that a copied binary needs
/// no folder beside it.
package struct RuleBook: Sendable {
    /// Sorted by id.
    package let rules: [Rule]

    package init(_ rules: [Rule]) {
        self.rules = rules.sorted { $0.id < $1.id }
    }

    package subscript(id: String) -> Rule? {
        rules.first { $0.id == id }
    }

    /// The rules of the folder Rules/, as they were when the program was built.
    ///
    /// - Parameter catalog: the facts that their conditions may ask for.
    package static func embedded(asking catalog: FactCatalog) -> RuleBook {
        do throws(InvalidRule) {
            var rules: [Rule] = []
            for file in embeddedFiles { rules.append(try RuleParser.rule(trusting: file, asking: catalog)) }
            return RuleBook(rules)
        } catch {
            preconditionFailure("an embedded rule does not parse, though a test parses the folder it came from:\n\(error)")
        }
    }

    /// One rule of the folder Rules/, the only file that is read for it; nil if there is none of that id.
    package static func embedded(_ id: String, asking catalog: FactCatalog) -> Rule? {
        guard let file = embeddedFiles.first(where: { $0.id == id }) else { return nil }
        return try? parse(path: file.path, markdown: file.markdown, asking: catalog)
    }

    /// The ids of the rules of the folder Rules/, which reading their names tells.
    package static var ids: [String] { embeddedFiles.map(\.id) }

    /// Reads one rule file.
    ///
    /// - Parameters:
    ///   - path: its last component without `.md` is the rule's id; also names the file in errors.
    ///   - catalog: the facts that its conditions may ask for.
    package static func parse(path: String, markdown: String, asking catalog: FactCatalog) throws(InvalidRule) -> Rule {
        var parser = RuleParser(SourceFile(path: path, text: markdown), asking: catalog)
        return try parser.rule()
    }
}

/// A rule file as text.
package struct RuleFile: Sendable {
    /// Relative to the repository.
    package let path: String
    /// Everything up to the examples: what a search needs.
    let head: String
    let rest: String

    package var markdown: String { head + rest }

    package init(path: String, markdown: String) {
        let examples = markdown.firstRange(of: Self.firstLineOfRest)?.lowerBound ?? markdown.endIndex
        self.init(path: path, head: String(markdown[..<examples]), rest: String(markdown[examples...]))
    }

    /// The file's name without its ending.
    var id: String { String((path.split(separator: "/").last ?? "").dropLast(".md".count)) }

    init(path: String, head: String, rest: String) {
        self.path = path
        self.head = head
        self.rest = rest
    }

    private static let firstLineOfRest = "\n## \(RuleParser.SectionName.triggers.rawValue)"
}
