import KeyboardModel
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

    /// In the order named, each once.
    func named(_ ids: [String]) throws(UsageError) -> [Scenario] {
        var scenarios: [Scenario] = []
        for id in ids where !scenarios.contains(where: { $0.id == id }) {
            guard let scenario = known.first(where: { $0.id == id }) else {
                throw UsageError(
                    "there is no scenario '\(id)'" + suggestion(for: id, among: known.map(\.id)),
                    advice: "Run 'keyboardlint scenarios' for a list.")
            }
            scenarios.append(scenario)
        }
        return scenarios
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
        "--scenario", takes: "ID,…", repeats: true, summary: "only these scenarios; see 'keyboardlint scenarios'")
    static let scenarioFile = OptionSyntax(
        "--scenarios", takes: "FILE", repeats: true, summary: "also run the scenarios in a file")
}
