import LintEngine
import LintPolicy
import PatternMatching
import ProgramIndex
import Reporting

/// What holds for a source file, a line for each value with who says it.
struct SettingsListing {
    let text: String

    init(ofFileAt path: String, _ options: LintOptions, _ search: ConfigurationSearch) throws(UsageError) {
        let path = FileSet.tidy(path)
        let kind: FileSystem.Kind
        do throws(SystemError) { kind = try FileSystem.kind(of: FileSet.openable(path)) } catch {
            throw .unreadablePath(path, error)
        }
        if kind == .folder { throw UsageError("'\(FileSet.openable(path))' is a folder", advice: "Name a source file in it.") }
        let loaded = search.configuration(ofFileAt: path)
        let run = try RunConfiguration(options, search)
        let settings = run.effectiveSettings(ofFileAt: path)
        let real = search.realPath(ofFileAt: path)
        var lines = [path, Self.governor(loaded?.configuration)]
        if loaded?.leavesOut(real) ?? false {
            lines.append("left out: " + Self.reason(forLeavingOut: real, loaded))
        }
        lines += [""] + Self.table(Self.values(loaded, settings, run.deploymentTarget(ofFileAt: path)))
        lines +=
            ["", "rules"] + Self.table(settings.rules.map { ["  " + $0.id, $0.choice.value.rawValue, "\($0.choice.origin)"] })
        text = lines.map(SafeText.escaping).joined(separator: "\n") + "\n"
    }

    private static func governor(_ configuration: Configuration?) -> String {
        guard let configuration else { return "governed by no configuration" }
        let bases = configuration.files.dropLast().reversed().map(\.file.path)
        return "governed by \(configuration.path)" + (bases.isEmpty ? "" : ", which extends \(bases.joined(separator: ", "))")
    }

    private static func reason(forLeavingOut path: String, _ loaded: LoadedConfiguration?) -> String {
        if let pattern = loaded?.pattern(leavingOut: path) { return "\"\(pattern.value.text)\" in \(pattern.origin)" }
        if let wrapper = loaded?.configuration.observerWrappers.first(where: { $0.value == path }) {
            return "describes an observer (\(wrapper.origin))"
        }
        return "matched by no pattern of 'include'"
    }

    private static func values(
        _ loaded: LoadedConfiguration?, _ settings: EffectiveSettings, _ target: DeploymentTarget?
    ) -> [[String]] {
        func rows<Value>(_ key: String, _ values: [SourcedValue<Value>], otherwise: String, _ text: (Value) -> String)
            -> [[String]]
        {
            guard !values.isEmpty else { return [[key, otherwise, "\(Origin.standard)"]] }
            return values.enumerated().map { [$0 == 0 ? key : "", text($1.value), "\($1.origin)"] }
        }
        func row<Value>(_ key: String, _ value: SourcedValue<Value>?, otherwise: String, _ text: (Value) -> String) -> [[String]]
        {
            rows(key, [value].compactMap(\.self), otherwise: otherwise, text)
        }
        let configuration = loaded?.configuration
        let system = target.map { "\($0.version.major).\($0.version.minor)" }
        return rows("include", configuration?.include ?? [], otherwise: "everything") { $0.text }
            + rows("exclude", configuration?.exclude ?? [], otherwise: "nothing") { $0.text }
            + [
                [
                    "deploymentTarget", system ?? "unknown",
                    settings.deploymentTarget.map { "\($0.origin)" } ?? target?.source ?? "\(Origin.standard)",
                ]
            ]
            + row("devices", configuration?.devices, otherwise: "from each file's project") {
                $0.map(\.rawValue).joined(separator: ", ")
            }
            + row("requiresFullScreen", configuration?.requiresFullScreen, otherwise: "from each file's project") { "\($0)" }
            + rows("customRules", configuration?.customRules ?? [], otherwise: "none", FileSystem.display)
            + row("scenarios", settings.scenarios, otherwise: "the standard ones and those of scenarioFiles") {
                $0.joined(separator: ", ")
            }
            + rows("scenarioFiles", configuration?.scenarioFiles ?? [], otherwise: "none", FileSystem.display)
            + rows("observerWrappers", configuration?.observerWrappers ?? [], otherwise: "none", FileSystem.display)
            + row("failLevel", settings.failLevel, otherwise: "", \.rawValue)
            + row("maxWarnings", settings.maxWarnings, otherwise: "none") { String($0) }
            + row("baseline", settings.baseline, otherwise: "the nearest \(BaselineFile.defaultName), if any", FileSystem.display)
    }

    /// Columns as wide as their widest cell, within reason.
    private static func table(_ rows: [[String]]) -> [String] {
        let widths = (0..<2).map { column in min(rows.map { $0[column].count }.max() ?? 0, 44) }
        return rows.map { row in
            let cells = zip(row, widths).map { cell, width in cell + String(repeating: " ", count: max(width - cell.count, 0)) }
            return (cells + [row[2]]).joined(separator: "  ")
        }
    }
}
