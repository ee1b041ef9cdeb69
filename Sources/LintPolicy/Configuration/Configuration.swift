import LintEngine
import PatternMatching
import ProgramIndex
import SourceText
import Vocabulary

/// A configuration file together with what it extends.
///
/// What the files say is put one after the other, the file itself last, and what is said later wins: of single values the last
/// one, of each rule the last choice. Lists of what is left out, of rule folders, scenario files and observer wrappers add up;
/// `include` and `scenarios` are those of the last file that has them, since to extend a choice is to make another.
package struct Configuration: Sendable {
    /// A kind of device, as `devices` names it.
    package enum Device: String, CaseIterable, Sendable {
        case iphone, ipad

        package var family: DeviceFamily { self == .iphone ? .phone : .pad }
    }

    /// Those extended first, the file itself last.
    package let files: [ConfigurationFile]

    /// The path of the file itself, for a reader.
    package var path: String { files.last?.file.path ?? "" }
    /// Its folder; absolute, without links.
    package var folder: String { files.last?.folder ?? "/" }

    package var include: [SourcedValue<PathPattern>]? { last(\.include) }
    package var exclude: [SourcedValue<PathPattern>] { files.flatMap(\.exclude) }
    package var layers: [RuleLayer] { files.flatMap(\.layers) }
    package var deploymentTarget: SourcedValue<Version>? { last(\.deploymentTarget) }
    package var scenarios: [SourcedValue<String>]? { last(\.scenarios) }
    package var devices: SourcedValue<[Device]>? { last(\.devices) }
    package var requiresFullScreen: SourcedValue<Bool>? { last(\.requiresFullScreen) }
    package var failLevel: SourcedValue<FailLevel>? { last(\.failLevel) }
    package var maxWarnings: SourcedValue<Int>? { last(\.maxWarnings) }
    /// Absolute.
    package var baseline: SourcedValue<String>? {
        last { file in file.baseline.map { SourcedValue(file.path(of: $0.value), $0.origin) } }
    }
    /// Absolute, each once.
    package var customRules: [SourcedValue<String>] { paths(\.customRules) }
    /// Absolute, each once.
    package var scenarioFiles: [SourcedValue<String>] { paths(\.scenarioFiles) }
    /// Absolute, each once. Descriptions are no code of the project, so they are not looked at.
    package var observerWrappers: [SourcedValue<String>] { paths(\.observerWrappers) }

    private func last<Value>(_ value: (ConfigurationFile) -> Value?) -> Value? {
        files.lazy.reversed().compactMap(value).first
    }

    private func paths(_ list: (ConfigurationFile) -> [SourcedValue<String>]) -> [SourcedValue<String>] {
        var seen: Set<String> = []
        let all = files.flatMap { file in list(file).map { SourcedValue(file.path(of: $0.value), $0.origin) } }
        return all.filter { seen.insert($0.value).inserted }
    }

    /// Whether files of the folder, or the file, are not to be looked at.
    ///
    /// - Parameter path: absolute, without links.
    package func leavesOut(_ path: String, isFolder: Bool) -> Bool {
        selection.leavesOut(PathNames(path), isFolder: isFolder, isWalked: false)
    }

    /// What is looked at, ready to be asked for many paths; nil where it is everything.
    package var walkedSelection: PathSelection? { isSelective ? selection : nil }

    private var selection: PathSelection {
        PathSelection(
            include: include?.map(\.value), exclude: exclude.map(\.value),
            described: Set(observerWrappers.map { PathNames($0.value) }))
    }

    /// The pattern of `exclude` that covers the path.
    package func pattern(leavingOut path: String, isFolder: Bool = false) -> SourcedValue<PathPattern>? {
        exclude.first { $0.value.covers(path, isFolder: isFolder) }
    }

    /// Whether it can leave out anything.
    private var isSelective: Bool { include != nil || files.contains { !$0.exclude.isEmpty || !$0.observerWrappers.isEmpty } }

    /// What is said of rules for a file.
    ///
    /// - Parameter path: absolute, without links.
    /// - Returns: by rule; what is said of every rule is under `RuleChoice.everyRule`, for those that nothing was said of since.
    package func choices(forFileAt path: String) -> [String: SourcedValue<RuleChoice>] {
        layers.filter { $0.isAbout(path) }.reduce(into: [:]) { choices, layer in
            if let every = layer.choices[RuleChoice.everyRule] { choices = [RuleChoice.everyRule: every] }
            choices.merge(layer.choices) { $1 }
        }
    }

    /// Whether the rule, or every rule, is on for some file because the configuration says so.
    package func mayTurnOn(_ rule: String) -> Bool {
        layers.contains { layer in
            [layer.choices[rule], layer.choices[RuleChoice.everyRule]].contains { $0.map { $0.value != .off } ?? false }
        }
    }

    // MARK: What it must not name

    /// Complaints about rules that there are not.
    package func issues(knownRules: [String]) -> [InvalidConfiguration] {
        let known = Set(knownRules).union([RuleChoice.everyRule, MisusedSuppression.rule])
        return complaints { file in
            file.layers.flatMap { $0.choices.filter { !known.contains($0.key) } }.compactMap { id, choice in
                choice.origin.place.map { place in
                    let nearest = nearestWord(to: id, in: known.sorted()).map { "; did you mean '\($0)'?" }
                    let message =
                        "there is no rule '\(id)'" + (nearest ?? "; 'keyboardlint rules' lists them, \"all\" means every rule")
                    return JSONIssue(message: message, range: place.range)
                }
            }
        }
    }

    /// Complaints about scenarios that there are not.
    package func issues(knownScenarios: [String]) -> [InvalidConfiguration] {
        complaints { file in
            (file.scenarios ?? []).filter { id in
                !knownScenarios.contains { ScenarioPattern(id.value).matches($0) }
            }.compactMap { id in
                id.origin.place.map { place in
                    let nearest = nearestWord(to: id.value, in: knownScenarios).map { "; did you mean '\($0)'?" }
                    let message = "there is no scenario '\(id.value)'" + (nearest ?? "; 'keyboardlint scenarios' lists them")
                    return JSONIssue(message: message, range: place.range)
                }
            }
        }
    }

    private func complaints(_ find: (ConfigurationFile) -> [JSONIssue]) -> [InvalidConfiguration] {
        files.compactMap { file in
            let issues = find(file).sorted { $0.range.start < $1.range.start }
            return issues.isEmpty ? nil : InvalidConfiguration(file: file.file, issues: issues)
        }
    }
}

/// Which files and folders are looked at.
package struct PathSelection: Sendable {
    let include: [PathPattern]?
    let exclude: [PathPattern]
    /// Files that describe other people's code.
    let described: Set<PathNames>

    /// - Parameter isWalked: whether the folders around the path are known to be looked at.
    package func leavesOut(_ path: PathNames, isFolder: Bool, isWalked: Bool = true) -> Bool {
        if exclude.contains(where: { $0.covers(path, isFolder: isFolder, isWalked: isWalked) }) { return true }
        if !isFolder, !described.isEmpty, described.contains(path) { return true }
        guard !isFolder, let include else { return false }
        return !include.contains { $0.covers(path, isFolder: false, isWalked: false) }
    }
}
