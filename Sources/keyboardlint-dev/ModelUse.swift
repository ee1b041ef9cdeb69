import Foundation
import KeyboardModel

/// Which of the model's declarations and events lint runs come to: what the sources of the interpreter and of the engine name,
/// and what that names in turn.
struct ModelUse {
    /// Names that the model declares and that no lint run comes to.
    private let unused: Set<String>

    /// The targets that run handlers.
    private static let runners = ["HandlerInterpreter", "Behaviour", "LintEngine"]

    /// - Parameter root: the repository.
    init(of root: URL) throws {
        let declarations = try Self.texts(in: root.appending(path: "Sources/KeyboardModel")).flatMap(Self.declarations)
        var open = try Self.runners.flatMap { try Self.texts(in: root.appending(path: "Sources/\($0)")) }.flatMap(Self.words)
        let named = Dictionary(grouping: declarations, by: \.name)
        var used: Set<String> = []
        while let name = open.popLast() {
            guard let meant = named[name], used.insert(name).inserted else { continue }
            open += meant.flatMap(\.words)
        }
        func plain(_ names: some Sequence<String>) -> Set<String> {
            Set(names.map { $0.hasSuffix("(") ? String($0.dropLast()) : $0 })
        }
        unused = plain(named.keys).subtracting(plain(used))
    }

    private struct Declaration {
        /// With a parenthesis for a function.
        let name: String
        /// Of its lines, up to the next declaration; with a parenthesis where one follows.
        var words: [String]
    }

    private static func texts(in folder: URL) throws -> [String] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let paths = files.map { $0.compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") } } ?? []
        return try paths.sorted().map { try String(contentsOfFile: $0, encoding: .utf8) }
    }

    private static func declarations(in text: String) -> [Declaration] {
        let declaration = #/^ *(?:package |private |fileprivate |static |mutating )*(?:func|var|let) (\w+\(?)/#
        var found: [Declaration] = []
        for line in text.split(separator: "\n") where !isComment(line) {
            if let match = line.firstMatch(of: declaration) {
                found.append(Declaration(name: String(match.output.1), words: []))
            }
            guard !found.isEmpty else { continue }
            found[found.count - 1].words += words(of: line)
        }
        return found
    }

    private static func words(of text: some StringProtocol) -> [String] {
        text.split(separator: "\n").filter { !isComment($0) }.flatMap { line in
            String(line).matches(of: #/[A-Za-z_]\w*\(?/#).map { String($0.output) }
        }
    }

    private static func isComment(_ line: some StringProtocol) -> Bool { line.drop { $0 == " " }.hasPrefix("//") }

    /// The scenarios in which lint runs come to a fact, as the table says it.
    ///
    /// - Parameter words: those of the test that states the fact.
    func phrase(for words: Set<String>) -> String {
        guard words.isDisjoint(with: unused) else { return "none" }
        let events = words.intersection(Self.askedFor)
        guard !events.isEmpty else { return "standard" }
        let scenarios = ScenarioLibrary.all.map { (id: $0.id, events: Set($0.steps.map(\.event.name))) }
        let scenario =
            scenarios.first { events.isSubset(of: $0.events) } ?? scenarios.first { !events.isDisjoint(with: $0.events) }
        return scenario.map { "`\($0.id)`" } ?? "own scenarios"
    }

    /// Events that no scenario of every run has.
    private static let askedFor: Set<String> = {
        func events(_ scenarios: [Scenario]) -> Set<String> { Set(scenarios.flatMap(\.steps).map(\.event.name)) }
        return events(ScenarioLibrary.all).subtracting(events(ScenarioLibrary.standard))
    }()
}

extension KeyboardEvent {
    /// `show` of `show 336`.
    fileprivate var name: String { text.split(separator: " ").first.map(String.init) ?? text }
}
