import KeyboardModel
import LintEngine
import LintPolicy
import Reporting
import RuleBook
import SourceText

/// A configuration with the rules and scenarios that it names, read and checked.
final class LoadedConfiguration: Sendable {
    let configuration: Configuration
    /// What a walk leaves out; nil for nothing.
    let selection: PathSelection?
    /// Those of its rule folders.
    let rules: [Rule]
    /// Those of its scenario files.
    let scenarios: [Scenario]
    /// Those of its files.
    let wrappers: [ObserverWrapper]
    /// The one that governs the folder around its own.
    let outer: LoadedConfiguration?

    init(
        _ configuration: Configuration, rules: [Rule], scenarios: [Scenario], wrappers: [ObserverWrapper],
        outer: LoadedConfiguration?
    ) {
        self.configuration = configuration
        selection = configuration.walkedSelection
        self.rules = rules
        self.scenarios = scenarios
        self.wrappers = wrappers
        self.outer = outer
    }

    /// Whether a file, or all files of a folder, are not to be looked at.
    ///
    /// Its own folder is one that the configuration around it may leave out.
    ///
    /// - Parameter path: absolute, without links.
    func leavesOut(_ path: String, isFolder: Bool = false) -> Bool {
        configuration.leavesOut(path, isFolder: isFolder)
            || (outer?.leavesOut(configuration.folder, isFolder: true) ?? false)
    }

    /// The pattern that leaves the file out; nil where none does, though it may not be among what is included.
    func pattern(leavingOut path: String, isFolder: Bool = false) -> SourcedValue<PathPattern>? {
        configuration.pattern(leavingOut: path, isFolder: isFolder)
            ?? outer?.pattern(leavingOut: configuration.folder, isFolder: true)
    }
}

/// What configurations name, read once, however many of them name it.
struct ConfigurationParts {
    /// By the path of its file.
    private(set) var rules: [String: Rule] = [:]
    /// By the path of their file.
    private(set) var scenarios: [String: [Scenario]] = [:]
    private var wrappers: [String: ObserverWrapper] = [:]

    init() {}

    /// The rules and scenarios that options have named before.
    init(ruleFolders: [String], scenarioFiles: [String]) throws(UsageError) {
        for path in ruleFolders { for rule in try RuleFolder.wellFormed(path) { rules[Self.real(rule.path)] = rule.rule } }
        for path in scenarioFiles { _ = try read(scenarioFile: path) }
    }

    /// Reads a configuration, what it extends and what it names.
    ///
    /// - Parameter isNamed: whether the user named it, and so agrees to where it leads.
    mutating func load(
        _ path: CanonicalPath, isNamed: Bool = false, outer: LoadedConfiguration?
    ) throws(InvalidConfiguration) -> LoadedConfiguration {
        let boundary = isNamed ? RepositoryBoundary.none : RepositoryBoundary(aroundFileAt: path.text)
        let text = ConfigurationsOnDisk(boundary: boundary)
        let file: SourceFile
        do throws(UnreadableConfiguration) {
            file = try text.read(path.text).file
        } catch {
            throw InvalidConfiguration(unreadable: path.text, error.reason)
        }
        let configuration = try Configuration(file, at: path, from: text)
        let named = configuration.customRules + configuration.scenarioFiles + configuration.observerWrappers
        for path in named + [configuration.baseline].compactMap(\.self) {
            guard let objection = boundary.objection(to: path.value) else { continue }
            throw Self.complaint(UsageError(objection), about: path)
        }
        return try load(configuration, outer: outer)
    }

    private mutating func load(
        _ configuration: Configuration, outer: LoadedConfiguration?
    ) throws(InvalidConfiguration) -> LoadedConfiguration {
        var own: [Rule] = []
        for folder in configuration.customRules { own += try read(rulesOf: folder) }
        var scenarios: [Scenario] = []
        for file in configuration.scenarioFiles {
            do throws(UsageError) { scenarios += try read(scenarioFile: file.value) } catch {
                throw Self.complaint(error, about: file)
            }
        }
        var wrappers: [ObserverWrapper] = []
        for file in configuration.observerWrappers { wrappers.append(try read(wrapper: file)) }
        let known = RuleBook.ids + rules.values.map(\.id)
        let knownScenarios = ScenarioLibrary.all + self.scenarios.values.flatMap(\.self)
        let issues = configuration.issues(knownRules: known) + configuration.issues(knownScenarios: knownScenarios.map(\.id))
        if let first = issues.first { throw first }
        return LoadedConfiguration(configuration, rules: own, scenarios: scenarios, wrappers: wrappers, outer: outer)
    }

    private mutating func read(rulesOf folder: SourcedValue<String>) throws(InvalidConfiguration) -> [Rule] {
        let found: [(path: String, rule: Rule)]
        do throws(UsageError) { found = try RuleFolder.wellFormed(folder.value) } catch {
            throw Self.complaint(error, about: folder)
        }
        for (path, rule) in found {
            let path = Self.real(path)
            if let other = rules.first(where: { $0.value.id == rule.id && $0.key != path }) {
                throw Self.complaint(
                    UsageError(
                        "'\(FileSystem.display(path))': there is another rule '\(rule.id)', '\(FileSystem.display(other.key))'"),
                    about: folder)
            }
            rules[path] = rule
        }
        return found.map(\.rule)
    }

    private mutating func read(wrapper path: SourcedValue<String>) throws(InvalidConfiguration) -> ObserverWrapper {
        let real = Self.real(path.value)
        if let known = wrappers[real] { return known }
        let file: SourceFile
        do throws(UsageError) { file = try SourceReader.read(FileSystem.display(path.value)) } catch {
            throw Self.complaint(error, about: path)
        }
        guard let wrapper = Threads.run(1, { ObserverWrapper(file) }).first ?? nil else {
            throw Self.complaint(
                UsageError(
                    "nothing in '\(file.path)' registers for a keyboard notification for its callers; expected a function with a name "
                        + "of eight letters or more, or a type, that does"),
                about: path)
        }
        wrappers[real] = wrapper
        return wrapper
    }

    private mutating func read(scenarioFile path: String) throws(UsageError) -> [Scenario] {
        let real = Self.real(path)
        if let known = scenarios[real] { return known }
        let read = try ScenarioSelection.read(path, besides: ScenarioLibrary.all + scenarios.values.flatMap(\.self))
        scenarios[real] = read
        return read
    }

    /// A file that cannot be had is an error at its path, with what a reader of the file would be told.
    private static func complaint(_ error: UsageError, about path: SourcedValue<String>) -> InvalidConfiguration {
        guard let place = path.origin.place else { preconditionFailure("paths of a configuration have a place in it") }
        return InvalidConfiguration(error.message, at: place)
    }

    private static func real(_ path: String) -> String {
        (try? FileSystem.realPath(of: path)) ?? path
    }
}

/// Configurations as they lie on the disk.
struct ConfigurationsOnDisk: ConfigurationText {
    let boundary: RepositoryBoundary

    func read(_ path: String) throws(UnreadableConfiguration) -> (path: CanonicalPath, file: SourceFile) {
        if let objection = boundary.objection(to: path) { throw UnreadableConfiguration(objection) }
        do throws(UsageError) {
            return (Self.canonical(path), try SourceReader.read(FileSystem.display(path)))
        } catch {
            throw UnreadableConfiguration(error.message)
        }
    }

    /// A link is a configuration of the folder in which it stands, not of the one it leads to.
    static func canonical(_ path: String) -> CanonicalPath {
        CanonicalPath(FileSet.join(FileSystem.nearestRealPath(of: path.parentFolder ?? "."), path.lastPathComponent))
    }
}

extension UsageError {
    /// - Parameters:
    ///   - configurations: at least one.
    ///   - what: what a reader calls them.
    static func invalid(_ configurations: [InvalidConfiguration], what: String = "the configuration") -> UsageError {
        let text = configurations.map(\.description).joined(separator: "\n")
        // Carets stand under what they mean only if tabs stay tabs.
        let safe = text.unicodeScalars.map { $0 == "\n" || $0 == "\t" ? String($0) : SafeText.escaping(String($0)) }
        return UsageError("\(what) cannot be used\n" + safe.joined())
    }
}
