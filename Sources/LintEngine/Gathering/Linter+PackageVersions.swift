import KeyboardFacts
import ProgramIndex

extension Linter {
    /// The packages that bring streams and that some file names.
    func streamPackages(_ search: some SourceSearch) -> [String] {
        StreamLibraries.seeds.filter { !search.files(declaring: [], mentioning: [$0]).isEmpty }
    }

    /// The versions of packages, as far as the project around a file says them.
    func versions(of packages: [String], forFileAt path: String) -> [String: PackageVersion] {
        packages.reduce(into: [:]) { $0[$1] = deploymentTargets.version(ofPackage: $1, forFileAt: path) }
    }
}
