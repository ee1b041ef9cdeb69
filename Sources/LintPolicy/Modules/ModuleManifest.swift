import PatternMatching
import ProgramIndex
import SourceText
import Vocabulary

/// The file of `--modules`: a build system's own statement of modules, sources and dependencies, as JSON.
///
/// A build system knows what no reader of its files can: what macros make and configurations choose. `modules-1.schema.json`
/// beside the other published schemas describes the format; a test holds the two together.
package struct ModuleManifest: Sendable, Equatable {
    /// In the order of the file.
    package let modules: [ManifestModule]

    /// The version of the format that is read.
    package static let schemaVersion = 1

    /// The keys of the file.
    package enum Key: String, CaseIterable, Sendable {
        case schema = "$schema"
        case schemaVersion, modules
    }

    /// The keys of a module.
    package enum ModuleKey: String, CaseIterable, Sendable {
        case name, sources, dependencies, report, deploymentTarget, deviceFamily
    }

    /// - Parameters:
    ///   - file: its path is what messages say, and what modules say states them.
    ///   - root: absolute, without links: what relative paths in the file count from. Absolute paths below it may be written,
    ///     too.
    ///   - fault: what is wrong with the file at an absolute path, as a message: that it does not exist, say; nil where nothing
    ///     is.
    /// - Throws: all that is wrong with it, with file, line and column.
    package init(
        _ file: SourceFile, root: String, fault: @escaping (String) -> String? = { _ in nil }
    ) throws(InvalidConfiguration) {
        let value: JSONValue
        do throws(JSONIssue) {
            value = try JSONValue(file)
        } catch {
            throw InvalidConfiguration(file: file, issues: [error])
        }
        var reader = ModuleManifestReader(file, root: root, fault: fault)
        modules = reader.modules(of: value)
        if !reader.issues.isEmpty {
            throw InvalidConfiguration(file: file, issues: reader.issues.sorted { $0.range.start < $1.range.start })
        }
    }
}

/// Reads values of the file, and gathers what is wrong with them, so that a user sees all of it at once.
private struct ModuleManifestReader {
    private let file: SourceFile
    private let root: String
    private let fault: (String) -> String?
    private var values: ConfigurationReader
    private var own: [JSONIssue] = []

    var issues: [JSONIssue] { values.issues + own }

    init(_ file: SourceFile, root: String, fault: @escaping (String) -> String?) {
        self.file = file
        self.root = root
        self.fault = fault
        values = ConfigurationReader(file: file, folder: root)
    }

    mutating func modules(of value: JSONValue) -> [ManifestModule] {
        var version: JSONValue?
        var list: JSONValue?
        values.members(of: value, ModuleManifest.Key.self, "a file of modules") { key, value, reader in
            switch key {
            case .schema: _ = reader.text(value, "the address of the schema")
            case .schemaVersion: version = value
            case .modules: list = value
            }
        }
        guard issues.isEmpty else { return [] }
        guard let version else { return none("expected 'schemaVersion': \(ModuleManifest.schemaVersion)", value.range) }
        guard case .number(let number) = version.content, number == Double(ModuleManifest.schemaVersion) else {
            return none("expected \(ModuleManifest.schemaVersion), the version of the format that is read", version.range)
        }
        guard let list else { return none("expected 'modules', a list of { \"name\": …, \"sources\": […] }", value.range) }
        guard case .array(let items) = list.content else {
            return none("expected a list of { \"name\": …, \"sources\": […] }, not \(list.kind)", list.range)
        }
        let modules = items.compactMap { module($0) }
        checkNames(modules)
        return modules.map { $0.module }
    }

    private mutating func none(_ message: String, _ range: ByteRange) -> [ManifestModule] {
        own.append(JSONIssue(message: message, range: range))
        return []
    }

    // MARK: One module

    private typealias Named = (module: ManifestModule, name: ByteRange, dependencies: [SourcedValue<String>])

    private mutating func module(_ item: JSONValue) -> Named? {
        let before = issues.count
        var module = ManifestModule(name: "", statedIn: file.path, sources: [])
        var name: ByteRange?
        var sources: [SourcedValue<String>]?
        var dependencies: [SourcedValue<String>] = []
        var mistakes: [JSONIssue] = []
        values.members(of: item, ModuleManifest.ModuleKey.self, "a module") { key, value, reader in
            switch key {
            case .name:
                module.name = reader.text(value, "the name of a module")?.value ?? ""
                name = value.range
            case .sources: sources = Self.list(value, "the path of a Swift file", &reader, &mistakes)
            case .dependencies: dependencies = Self.list(value, "the name of a module", &reader, &mistakes)
            case .report:
                if case .boolean(let isReported) = value.content {
                    module.isReported = isReported
                } else {
                    mistakes.append(JSONIssue(message: "expected true or false, not \(value.kind)", range: value.range))
                }
            case .deploymentTarget: module.settings.deploymentTarget = reader.version(value)?.value
            case .deviceFamily:
                let words = Self.list(value, "\"phone\", \"pad\" or \"vision\"", &reader, &mistakes)
                module.settings.deviceFamilies = Set(words.compactMap { Self.family($0, &mistakes) })
            }
        }
        own += mistakes
        for (key, isMissing) in [("name", name == nil), ("sources", sources == nil)] where isMissing && issues.count == before {
            own.append(
                JSONIssue(message: "expected '\(key)' in a module", range: ByteRange(item.range.start, item.range.start + 1)))
        }
        module.sources = (sources ?? []).compactMap { relative($0) }
        module.dependencies = dependencies.map(\.value)
        return name.map { (module, $0, dependencies) }
    }

    private static func list(
        _ value: JSONValue, _ what: String, _ reader: inout ConfigurationReader, _ mistakes: inout [JSONIssue]
    ) -> [SourcedValue<String>] {
        if case .array = value.content { return reader.texts(value, what) }
        mistakes.append(JSONIssue(message: "expected a list of \(what), not \(value.kind)", range: value.range))
        return []
    }

    private static func family(_ word: SourcedValue<String>, _ mistakes: inout [JSONIssue]) -> DeviceFamily? {
        switch word.value {
        case "phone": return .phone
        case "pad": return .pad
        case "vision": return .vision
        default:
            let message = "expected \"phone\", \"pad\" or \"vision\", not \"\(word.value)\""
            mistakes += (word.origin.place?.range).map { [JSONIssue(message: message, range: $0)] } ?? []
            return nil
        }
    }

    /// A path relative to the root.
    private mutating func relative(_ path: SourcedValue<String>) -> String? {
        let absolute = path.value.absolutePath(in: root)
        let relative = absolute.path(below: root)
        let message: String? =
            relative == nil
            ? "expected a path below '\(root)', from which paths count, not '\(path.value)'" : fault(absolute)
        guard let message else { return relative }
        own += (path.origin.place?.range).map { [JSONIssue(message: message, range: $0)] } ?? []
        return nil
    }

    /// Two modules of one name are a mistake, and so is a dependency that no module has the name of: a name mistyped would hide
    /// what the module sees.
    private mutating func checkNames(_ modules: [Named]) {
        var seen: Set<String> = []
        for module in modules where !seen.insert(module.module.name).inserted {
            let message = "the module '\(module.module.name)' is there twice; state each once, with all its sources"
            own.append(JSONIssue(message: message, range: module.name))
        }
        for dependency in modules.flatMap(\.dependencies) where !seen.contains(dependency.value) {
            let near = nearestWord(to: dependency.value, in: seen.sorted()).map { "; did you mean '\($0)'?" }
            let message =
                "no module '\(dependency.value)' is stated" + (near ?? "; leave it out, or state it with \"sources\": []")
            own += (dependency.origin.place?.range).map { [JSONIssue(message: message, range: $0)] } ?? []
        }
    }
}
