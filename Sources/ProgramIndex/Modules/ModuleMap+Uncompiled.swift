extension ModuleMap {
    /// The modules that the projects of a folder state.
    package func modules(ofProjectsIn folder: Module) -> [Module] {
        modules.filter { $0.kind != .folder && $0.projectFolder == folder.statedIn }
    }

    /// Why no app has anything of what a module compiles; nil where one may.
    package func whyUncompiled(_ module: Module) -> Uncompiled? {
        guard module.kind == .folder else { return module.kind == .podspec ? localPods.copies[module.id] : nil }
        let members = modules(ofProjectsIn: module)
        if let project = project(listingOnly: members) { return .unlisted(project: project) }
        let copies = members.map { $0.kind == .podspec ? localPods.copies[$0.id] : nil }
        return copies.contains(nil) ? nil : copies.first ?? nil
    }

    /// The project whose targets list all files of its folder that are compiled, for those that it does not list.
    ///
    /// That is what an Xcode project does, and a package of which each target was found. Where a podspec or a generator states
    /// modules beside it, or both do, or something in the project was not understood, a file that is not listed may be compiled
    /// all the same.
    ///
    /// - Parameter members: the modules that projects of one folder state.
    /// - Returns: the path of the `.xcodeproj`, the first of several, or of the `Package.swift`; nil where nobody knows.
    package func project(listingOnly members: [Module]) -> String? {
        guard let first = members.filter({ !$0.sources.isEmpty }).map(\.statedIn).min() else { return nil }
        let isPackage = members.allSatisfy { member in
            member.kind == .package && !member.sources.isEmpty && !member.publications.contains(where: \.isPod)
        }
        guard isPackage || members.allSatisfy({ $0.kind == .xcode && $0.publications.isEmpty }) else { return nil }
        // A project that mostly lists what is not there is older than the files that are.
        let missing = members.reduce(0) { $0 + $1.missingSources.count }
        let present = members.reduce(0) { $0 + $1.sources.count }
        guard missing <= present else { return nil }
        let folder = RelativePath.projectFolder(of: first)
        let isUnderstood = !notUnderstood.contains { place in
            let other = RelativePath.projectFolder(of: place.path)
            // A project above a package may compile what lies in it.
            return other == folder || (isPackage && (other.isEmpty || folder.hasPrefix(other + "/")))
        }
        guard isUnderstood else { return nil }
        return isPackage ? first : RelativePath.folder(of: first)
    }
}
