import KeyboardFacts
import ProgramIndex

extension Linter {
    /// The versions of the packages whose streams a unit's files use, as far as the project around it says them.
    func packageVersions(for unit: AnalysisUnit) -> [String: PackageVersion] {
        let files = [unit.file] + unit.library
        let used = StreamLibraries.seeds.filter { name in files.contains { !$0.words(name).isEmpty } }
        return used.reduce(into: [:]) { versions, name in
            versions[name] = deploymentTargets.version(ofPackage: name, forFileAt: unit.file.path)
        }
    }
}
