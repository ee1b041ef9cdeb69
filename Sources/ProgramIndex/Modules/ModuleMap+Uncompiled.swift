extension ModuleMap {
    /// The modules that the projects of a folder state.
    package func modules(ofProjectsIn folder: Module) -> [Module] {
        modules.filter { $0.kind != .folder && $0.projectFolder == folder.statedIn }
    }

    /// The project whose targets list all files of its folder that are compiled, for those that it does not list.
    ///
    /// That is what an Xcode project does. Where a package, a podspec or a generator states modules beside it, or something in
    /// the project was not understood, a file that is not listed may be compiled all the same.
    ///
    /// - Parameter members: the modules that projects of one folder state.
    /// - Returns: the path of the `.xcodeproj`, the first of several; nil where nobody knows.
    package func project(listingOnly members: [Module]) -> String? {
        guard members.allSatisfy({ $0.kind == .xcode && $0.publications.isEmpty }),
            let first = members.filter({ !$0.sources.isEmpty }).map(\.statedIn).min()
        else { return nil }
        let folder = RelativePath.projectFolder(of: first)
        guard !notUnderstood.contains(where: { RelativePath.projectFolder(of: $0.path) == folder }) else { return nil }
        return RelativePath.folder(of: first)
    }
}
