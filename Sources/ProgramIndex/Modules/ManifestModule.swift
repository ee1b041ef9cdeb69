/// A module as the file of `--modules` states it.
package struct ManifestModule: Sendable, Equatable {
    package var name: String
    /// The path of the manifest.
    package var statedIn: String
    /// Relative to the root.
    package var sources: [String]
    /// Names of modules.
    package var dependencies: [String] = []
    package var isReported = true
    package var settings = ModuleSettings()

    package init(name: String, statedIn: String, sources: [String]) {
        self.name = name
        self.statedIn = statedIn
        self.sources = sources
    }
}
