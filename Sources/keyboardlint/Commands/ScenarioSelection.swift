import KeyboardModel
import LintPolicy
import PatternMatching

/// The scenarios that a command knows, and those among them that it was asked for.
///
/// Scenarios of the user's own files come after the tool's and have ids of their own, so that an id in a report means the same to
/// everyone who reads it.
struct ScenarioSelection {
    /// Every scenario of the library and of the user's files.
    let known: [Scenario]
    let own: [Scenario]

    init(own: [Scenario]) {
        self.own = own
        known = ScenarioLibrary.all + own
    }

    /// - Parameter others: those of them are left out whose ids are taken.
    init(own: [Scenario], and others: [Scenario]) {
        var taken = Set(own.map(\.id))
        self.init(own: own + others.filter { taken.insert($0.id).inserted })
    }

    /// Reads the files that `--scenarios` names.
    init(_ arguments: Arguments) throws(UsageError) {
        var known = ScenarioLibrary.all
        for path in arguments.values(of: .scenarioFile) {
            known += try Self.read(path, besides: known)
        }
        self.init(own: Array(known.dropFirst(ScenarioLibrary.all.count)))
    }

    /// What handlers are run in: the scenarios named, or else the standard ones and the user's own.
    func run(only ids: [String]) throws(UsageError) -> [Scenario] {
        ids.isEmpty ? standard : try named(ids)
    }

    var standard: [Scenario] { ScenarioLibrary.standard + own }

    /// In the order named, each once; a pattern such as `iphone-*` names all that it fits.
    func named(_ ids: [String]) throws(UsageError) -> [Scenario] {
        for id in ids where matching([id]).isEmpty {
            throw UsageError(
                "there is no scenario '\(id)'" + suggestion(for: id, among: known.map(\.id)),
                advice: "Run 'keyboardlint scenarios' for a list.")
        }
        return matching(ids)
    }

    /// The same, without what is not there.
    func matching(_ ids: [String]) -> [Scenario] {
        var taken: Set<String> = []
        return ids.flatMap { id in known.filter { ScenarioPattern(id).matches($0.id) } }.filter { taken.insert($0.id).inserted }
    }

    static func read(_ path: String, besides known: [Scenario]) throws(UsageError) -> [Scenario] {
        let bytes = try SourceReader.read(path).bytes
        // Some editors begin a file with a byte order mark.
        let text = String(decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
        let file = ScenarioFile.parse(text, taken: Set(known.map(\.id)))
        if let issue = file.issues.first {
            let others = file.issues.count - 1
            throw UsageError(
                "\(path):\(issue.line): \(issue.message)",
                advice: (others == 0 ? "" : "\(others) more line\(others == 1 ? " is" : "s are") wrong. ")
                    + "'keyboardlint scenarios ID' prints a standard scenario as an example.")
        }
        if file.scenarios.isEmpty { throw UsageError("there is no scenario in '\(path)'") }
        return file.scenarios
    }
}

extension OptionSyntax {
    static let scenario = OptionSyntax(
        "--scenario", takes: "ID,…", repeats: true,
        summary: "only these scenarios, by id or pattern ('iphone-*'); see 'keyboardlint scenarios'")
    static let scenarioFile = OptionSyntax(
        "--scenarios", takes: "FILE", repeats: true, summary: "also run the scenarios in a file")
}
