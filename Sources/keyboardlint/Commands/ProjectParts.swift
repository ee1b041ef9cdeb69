import KeyboardModel
import RuleBook

/// The rules and scenarios that a command knows which lints nothing: the program's, those that options name, and those of the
/// project that the command is run in.
struct ProjectParts {
    let book: RuleBook
    /// Where the rules are that are not the program's.
    let ruleFolders: [String]
    let scenarios: ScenarioSelection

    init(_ arguments: Arguments) throws(UsageError) {
        let folders = arguments.values(of: .rules)
        let own = try ScenarioSelection(arguments).own
        let search = try ConfigurationSearch(
            LintOptions.configurations(arguments),
            parts: ConfigurationParts(ruleFolders: folders, scenarioFiles: arguments.values(of: .scenarioFile)))
        let governing = search.configuration(ofFolder: FileSystem.currentFolder())
        try search.check()
        ruleFolders = folders + (governing?.configuration.customRules ?? []).map { FileSystem.display($0.value) }
        book = try RuleFolder.book(with: folders).adding(governing?.rules ?? [])
        scenarios = ScenarioSelection(own: own, and: governing?.scenarios ?? [])
    }
}

extension RuleBook {
    /// With rules that others have named, each id once.
    func adding(_ others: [Rule]) -> RuleBook {
        var taken = Set(rules.map(\.id))
        let added = others.filter { taken.insert($0.id).inserted }
        return added.isEmpty ? self : RuleBook(rules + added)
    }
}
