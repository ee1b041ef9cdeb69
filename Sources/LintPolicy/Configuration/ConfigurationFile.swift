import PatternMatching
import SourceText
import Vocabulary

/// What one `.keyboardlint.json` says, without what it extends.
package struct ConfigurationFile: Sendable {
    package let file: SourceFile
    /// Absolute, without links: what paths and patterns in the file are relative to.
    package let folder: String
    /// Paths as they are written, the one that matters least first.
    package fileprivate(set) var extends: [SourcedValue<String>] = []
    /// Nil where the key is missing: everything.
    package fileprivate(set) var include: [SourcedValue<PathPattern>]?
    package fileprivate(set) var exclude: [SourcedValue<PathPattern>] = []
    /// What is said of rules everywhere, then what is said of them for some files.
    package fileprivate(set) var layers: [RuleLayer] = []
    package fileprivate(set) var deploymentTarget: SourcedValue<Version>?
    /// On which devices the code ships; nil where projects are asked.
    package fileprivate(set) var devices: SourcedValue<[Configuration.Device]>?
    package fileprivate(set) var requiresFullScreen: SourcedValue<Bool>?
    /// Folders of rules, as they are written.
    package fileprivate(set) var customRules: [SourcedValue<String>] = []
    /// The ids of those to run; nil where the key is missing.
    package fileprivate(set) var scenarios: [SourcedValue<String>]?
    /// As they are written.
    package fileprivate(set) var scenarioFiles: [SourcedValue<String>] = []
    /// Files that describe what observes for the project, as they are written.
    package fileprivate(set) var observerWrappers: [SourcedValue<String>] = []
    package fileprivate(set) var failLevel: SourcedValue<FailLevel>?
    package fileprivate(set) var maxWarnings: SourcedValue<Int>?
    /// As it is written.
    package fileprivate(set) var baseline: SourcedValue<String>?

    /// The names that are looked for. Editors take the second for JSON with comments without being told; a folder has one of
    /// them.
    package static let names = [".keyboardlint.json", ".keyboardlint.jsonc"]
    /// What a new one is called.
    package static let newName = ".keyboardlint.jsonc"
    /// Where a new one says that its schema is, beside it.
    package static let schemaName = ".keyboardlint.schema.json"

    /// The keys that a file may have, in the order in which the article Configuration explains them.
    package enum Key: String, CaseIterable, Sendable {
        case schema = "$schema"
        case extends, include, exclude, rules, overrides, deploymentTarget, devices, requiresFullScreen, customRules, scenarios,
            scenarioFiles,
            observerWrappers, failLevel, maxWarnings, baseline
    }

    /// The keys of an item of `overrides`.
    package enum OverrideKey: String, CaseIterable, Sendable {
        case files, rules
    }

    /// - Parameter folder: see there.
    /// - Throws: all that is wrong with it by itself; whether rules, scenarios and files exist is not known here.
    package init(_ file: SourceFile, in folder: String) throws(InvalidConfiguration) {
        self.file = file
        self.folder = folder
        let root: JSONValue
        do throws(JSONIssue) {
            root = try JSONValue(file)
        } catch {
            throw InvalidConfiguration(file: file, issues: [error])
        }
        var reader = ConfigurationReader(file: file, folder: folder)
        reader.members(of: root, Key.self, "a configuration") { key, value, reader in read(key, value, &reader) }
        if !reader.issues.isEmpty {
            throw InvalidConfiguration(file: file, issues: reader.issues.sorted { $0.range.start < $1.range.start })
        }
    }

    private mutating func read(_ key: Key, _ value: JSONValue, _ reader: inout ConfigurationReader) {
        switch key {
        case .schema: _ = reader.text(value, "the address of the schema")
        case .extends: extends = reader.texts(value, "the path of another configuration")
        case .include: include = reader.patterns(value)
        case .exclude: exclude = reader.patterns(value)
        // What holds for some files goes before what holds for all, in whatever order they are written.
        case .rules: layers.insert(RuleLayer(files: nil, choices: reader.choices(value)), at: 0)
        case .overrides: layers += reader.overrides(value)
        case .deploymentTarget: deploymentTarget = reader.version(value)
        case .devices: devices = reader.choices(value, Configuration.Device.self)
        case .requiresFullScreen: requiresFullScreen = reader.truth(value)
        case .customRules: customRules = reader.texts(value, "a folder of rules")
        case .scenarios: scenarios = reader.texts(value, "the id of a scenario")
        case .scenarioFiles: scenarioFiles = reader.texts(value, "a file of scenarios")
        case .observerWrappers: observerWrappers = reader.texts(value, "a Swift file")
        case .failLevel: failLevel = reader.choice(value, FailLevel.self)
        case .maxWarnings: maxWarnings = reader.count(value)
        case .baseline: baseline = reader.text(value, "the path of a baseline")
        }
    }
}

/// What a configuration says of rules, for all files or for some.
package struct RuleLayer: Sendable {
    /// Nil for all.
    package let files: [PathPattern]?
    /// By rule; `RuleChoice.everyRule` is what the others are said for.
    package let choices: [String: SourcedValue<RuleChoice>]

    func isAbout(_ path: String) -> Bool {
        files.map { $0.contains { $0.covers(path) } } ?? true
    }
}
