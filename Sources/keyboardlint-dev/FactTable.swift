import Foundation
import KeyboardModel

/// What the model knows, as a table of Markdown: a row for each test of `Tests/KeyboardModelTests` that states a fact.
///
/// The tests are the list. Each is named after the fact it holds, its comment cites the source, and the variants it sets are
/// those that the fact depends on; so the table cannot promise what no test shows.
struct FactTable {
    let facts: [Fact]
    private let use: ModelUse

    struct Fact: Equatable {
        var suite: String
        var test: String
        var source: String
        /// The variants that the test sets, by name.
        var variants: [String]
        /// The words of the test's code.
        var words: Set<String> = []
    }

    /// About the model's own workings rather than about the keyboard.
    private static let otherSuites: Set = [
        "Rectangles behave like CGRect", "Auto Layout, as far as the guide needs it", "Scenarios", "Scenario files",
    ]

    /// - Parameter root: the repository.
    init(of root: URL) throws {
        let folder = root.appending(path: "Tests/KeyboardModelTests")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix("Tests.swift") }
        let texts = try names.sorted().map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        use = try ModelUse(of: root)
        facts = texts.flatMap(Self.facts).filter { !Self.otherSuites.contains($0.suite) }
    }

    /// The tests of a file, line by line: comment, attribute, name, and the variants named before the next test.
    static func facts(in text: String) -> [Fact] {
        var facts: [Fact] = []
        var suite = ""
        var comment: [String] = []
        var isTest = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map({ $0.drop { $0 == " " } }) {
            if let name = line.firstMatch(of: #/@Suite\("([^"]*)"/#) { suite = String(name.output.1) }
            if line.hasPrefix("///") {
                comment.append(String(line.dropFirst(3)).trimmingCharacters(in: .whitespaces))
                continue
            }
            if line.hasPrefix("@Test") { isTest = true }
            if let function = line.firstMatch(of: #/func (\w+)\(/#) {
                if isTest {
                    let test = String(function.output.1)
                    facts.append(Fact(suite: suite, test: test, source: comment.joined(separator: " "), variants: []))
                }
                isTest = false
            }
            // A comment belongs to what comes next, attributes and their arguments included.
            if line.isEmpty || line.hasSuffix("{") || line.hasSuffix("}") { comment = [] }
            note(variantsIn: line, &facts)
            if !facts.isEmpty { facts[facts.count - 1].words.formUnion(line.matches(of: #/\w+/#).map { String($0.output) }) }
        }
        return facts
    }

    private static func note(variantsIn line: Substring, _ facts: inout [Fact]) {
        guard !facts.isEmpty else { return }
        for match in line.matches(of: #/variants\.(\w+)/#) {
            let name = String(match.output.1)
            if !facts[facts.count - 1].variants.contains(name) { facts[facts.count - 1].variants.append(name) }
        }
    }
}

extension FactTable {
    var markdown: String {
        var lines: [String] = []
        var suite: String?
        for fact in facts {
            if fact.suite != suite {
                lines += ["", "## \(fact.suite)", "", "| fact | source | test | default variant | lint |"]
                lines.append("|---|---|---|---|---|")
                suite = fact.suite
            }
            let scenarios = use.phrase(for: fact.words)
            let cells = [Self.sentence(fact.test), fact.source, "`\(fact.test)`", Self.defaults(of: fact.variants), scenarios]
            lines.append("| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// "hiddenItLiesBelowTheSafeArea" → "hidden it lies below the safe area"
    static func sentence(_ name: String) -> String {
        let words = name.matches(
            of: #/IOS[0-9]+(?:_[0-9]+)?|CGRect|UI[A-Z][a-z]+|[0-9]+(?:_[0-9]+)?|[A-Z](?![a-z])|[A-Z]?[a-z]+/#
        ).map {
            match in
            let word = String(match.output).replacing("_", with: ".")
            if word.hasPrefix("IOS") { return "iOS " + word.dropFirst(3) }
            return word.hasPrefix("CG") || word.hasPrefix("UI") ? word : word.lowercased()
        }
        let sentence = words.indices.map { position in
            // "several apps" are no app's.
            let isPlural = position > 0 && ["other", "several"].contains(words[position - 1])
            return possessives.contains(words[position]) && !isPlural ? words[position].dropLast() + "'s" : words[position]
        }.joined(separator: " ")
        return names.reduce(sentence) { $0.replacing($1.lowercased(), with: $1) }
    }

    private static let names = ["Apple", "Flutter", "Slide Over", "Split View", "Stage Manager", "Swift"]
    /// Function names have no apostrophes, and those of tests speak of one of each.
    private static let possessives = Set(
        [
            "accessory", "app", "apple", "bar", "guide", "host", "keyboard", "parent", "screen", "subview", "talk", "view",
            "window",
        ].map { $0 + "s" })

    private static func defaults(of variants: [String]) -> String {
        let values = variants.compactMap { name in
            Variants.choices.first { $0.name == name }.map { "`\(name)`: `\($0.get(Variants()))`" }
        }
        return values.joined(separator: ", ")
    }
}

extension FactTable {
    /// The document with the table.
    static let article = "Sources/KeyboardModel/KeyboardModel.docc/Facts.md"

    private static let begin = "<!-- facts: written by `swift run keyboardlint-dev generate` -->\n"
    private static let end = "<!-- end of facts -->"

    /// A document with this table in its place.
    ///
    /// - Returns: nil if it has no place for one.
    func inserted(into document: String) -> String? {
        guard let begin = document.range(of: Self.begin), let end = document.range(of: Self.end) else { return nil }
        guard begin.upperBound <= end.lowerBound else { return nil }
        return document[..<begin.upperBound] + markdown + "\n" + document[end.lowerBound...]
    }
}
