import KeyboardModel
import LintEngine
import LintPolicy
import ProgramIndex
import RuleBook
import Vocabulary

/// What holds for each file of a run: what the options say, what the configurations say where the options say nothing, and what
/// is so where nobody says anything.
struct RunConfiguration: SettingsSource, DeploymentTargetSource, AppSource {
    private let options: LintOptions
    private let search: ConfigurationSearch
    private let projects: ProjectSearch
    /// What says all of modules, in place of the projects.
    let modules: StatedModules?
    /// Who knows what ships where, as far as projects say.
    private let projectApps: any AppSource
    /// All rules and scenarios that anything names.
    private let book: RuleBook
    private let scenarios: ScenarioSelection
    /// In the order in which they are listed.
    var knownScenarios: [Scenario] { scenarios.known }
    /// What runs anywhere.
    let selection: RuleSelection

    /// - Parameters:
    ///   - search: has found all configurations there are.
    ///   - modules: what states the modules, in place of the projects; nil where nothing does.
    ///   - project: what the projects among the files say.
    /// - Throws: what is wrong with them, and with options that name what none of them has.
    init(
        _ options: LintOptions, _ search: ConfigurationSearch, _ modules: StatedModules? = nil,
        _ project: ProjectModules.Reading = ProjectModules.Reading()
    ) throws(UsageError) {
        self.modules = modules
        projectApps = project.apps
        projects = ProjectSearch(knowing: project.xcodeProjects)
        try search.check()
        self.options = options
        self.search = search
        let found = search.found
        book = options.book.adding(found.flatMap(\.rules))
        scenarios = ScenarioSelection(own: options.scenarios.own, and: found.flatMap(\.scenarios))
        _ = try scenarios.named(options.run.scenarios)
        selection = RuleSelection(options.run, from: book, found.map(\.configuration))
        try selection.check()
    }

    /// - Parameter firstLook: what the walk was done with; it will do where no configuration was found.
    func linter(after firstLook: Linter) -> Linter {
        var linter = firstLook
        if search.hasFound {
            linter = Linter(
                rules: selection.rules, known: selection.known, reportsMisuse: selection.reportsMisuse,
                scenarios: firstLook.scenarios, suppressions: CommentSuppressions())
            linter.settings = self
            var taken: Set<String> = []
            linter.observerWrappers = search.found.flatMap(\.wrappers).filter { taken.insert($0.path).inserted }
        }
        linter.deploymentTargets = self
        linter.apps = self
        linter.askedScenarios = Set(options.run.scenarios)
        return linter
    }

    /// With what the options say, as far as it is known before any configuration.
    static func firstLook(_ options: LintOptions) -> Linter {
        let selection = RuleSelection(options.run, from: options.book)
        let scenarios = try? options.scenarios.run(only: options.run.scenarios)
        return Linter(
            rules: selection.rules, known: selection.known, reportsMisuse: selection.reportsMisuse,
            scenarios: scenarios ?? options.scenarios.standard, suppressions: CommentSuppressions())
    }

    /// Whether a rule looks at a file.
    ///
    /// - Parameter path: absolute, or as the report has it.
    func applies(_ rule: String, toFileAt path: String) -> Bool {
        effectiveSettings(ofFileAt: path).rules.contains { $0.id == rule && $0.choice.value != .off }
    }

    /// - Parameter path: as the file is called in the report.
    func settings(ofFileAt path: String) -> FileSettings {
        let configuration = search.configuration(ofFileAt: path)
        let settings = effectiveSettings(ofFileAt: path)
        let selection = ScenarioSelection(own: options.scenarios.own, and: configuration?.scenarios ?? [])
        // Configurations have been checked: a scenario that is not there cannot be asked for.
        let named = settings.scenarios.map { scenarios.matching($0.value) }
        return FileSettings(settings, scenarios: named ?? selection.standard)
    }

    func effectiveSettings(ofFileAt path: String) -> EffectiveSettings {
        let configuration = search.configuration(ofFileAt: path)
        return EffectiveSettings(
            options.run, configuration?.configuration, forFileAt: search.realPath(ofFileAt: path),
            rules: options.book.adding(configuration?.rules ?? []).rules)
    }

    /// A package's own target is what its code is compiled for. Where the project around a file says nothing, its apps do.
    func deploymentTarget(ofFileAt path: String) -> DeploymentTarget? {
        if let stated = statedTarget(ofFileAt: path) { return stated }
        return projectTarget(ofFileAt: path) ?? projectApps.apps(ofFileAt: path)?.deploymentTarget
    }

    func oldestSystem(ofFileAt path: String) -> DeploymentTarget? {
        if let stated = statedTarget(ofFileAt: path) { return stated }
        let targets = [projectTarget(ofFileAt: path), projectApps.apps(ofFileAt: path)?.deploymentTarget].compactMap(\.self)
        // Of two that say the same, the nearer one is named.
        return targets.first { target in targets.allSatisfy { $0.version <= target.version } }
    }

    private func projectTarget(ofFileAt path: String) -> DeploymentTarget? {
        modules.map { $0.deploymentTarget(ofFileAt: path) } ?? projects.deploymentTarget(ofFileAt: path)
    }

    /// What the user says, which wins over projects.
    private func statedTarget(ofFileAt path: String) -> DeploymentTarget? {
        if let version = options.run.deploymentTarget { return DeploymentTarget(version) }
        let said = search.configuration(ofFileAt: path)?.configuration.deploymentTarget
        return said.map { DeploymentTarget($0.value, source: $0.origin.place?.file.path) }
    }

    func languageVersion(ofFileAt path: String) -> Version? {
        modules == nil ? projects.languageVersion(ofFileAt: path) : nil
    }

    func version(ofPackage name: String, forFileAt path: String) -> PackageVersion? {
        modules == nil ? projects.version(ofPackage: name, forFileAt: path) : nil
    }

    func isOnlyInPrograms(fileAt path: String) -> Bool { projectApps.isOnlyInPrograms(fileAt: path) }

    /// What the configuration says of devices and windows wins over projects.
    func apps(ofFileAt path: String) -> [ShippedApp]? {
        let apps = projectApps.apps(ofFileAt: path)
        let configuration = search.configuration(ofFileAt: path)?.configuration
        let devices = configuration?.devices
        let fullScreen = configuration?.requiresFullScreen
        guard let place = devices?.origin.place ?? fullScreen?.origin.place else { return apps }
        let source = place.file.path.lastPathComponent
        return (apps ?? [ShippedApp(source: source)]).map { app in
            var stated = app
            stated.target = nil
            stated.source = source
            if let devices { stated.devices = Set(devices.value.map(\.family)) }
            if let fullScreen { stated.requiresFullScreen = fullScreen.value }
            return stated
        }
    }

    /// Of the configurations that were found, as a reader in the current folder would write them.
    var paths: [String] { search.found.map(\.configuration.path) }

    var threshold: FailThreshold {
        FailThreshold(exitZero: options.exitZero) { path in
            let settings = effectiveSettings(ofFileAt: path)
            return FailThreshold.Limit(level: settings.failLevel, maxWarnings: settings.maxWarnings)
        }
    }
}
