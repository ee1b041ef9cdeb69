import SourceText

/// The pods that Podfiles take from folders of the tree, which no repository of pods has to have.
struct LocalPods: Sendable, Equatable {
    /// Each pod's module with an app that a Podfile installs it for.
    private(set) var apps: [Use] = []
    /// The modules of pods that lie in the tree twice, of which the apps take the other one.
    private(set) var copies: [Module.ID: Uncompiled] = [:]

    struct Use: Sendable, Equatable {
        let pod: Module.ID
        let app: Module.ID
    }

    init() {}

    /// - Parameters:
    ///   - podfiles: of the whole tree, in the order of their paths.
    ///   - stated: what the projects state.
    ///   - id: by position in `stated`, the module.
    init(_ podfiles: [Podfile], _ stated: [StatedModule], id: (Int) -> Module.ID?) {
        let podspecs = stated.indices.filter { stated[$0].kind == .podspec && !stated[$0].isTest && stated[$0].isImportable }
        guard !podspecs.isEmpty else { return }
        func pod(_ index: Int) -> Podfile.LocalPod {
            Podfile.LocalPod(name: stated[index].target, folder: RelativePath.folder(of: stated[index].statedIn))
        }
        for podfile in podfiles {
            let taken = podspecs.filter { podfile.pods.contains(pod($0)) }.compactMap(id)
            guard !taken.isEmpty else { continue }
            let projects = stated.indices.filter { index in
                RelativePath.projectFolder(of: stated[index].statedIn) == podfile.folder && !stated[index].isTest
                    && stated[index].product != .other
            }
            for app in projects.compactMap(id) { apps += taken.map { Use(pod: $0, app: app) } }
        }
        // The Podfile in a pod's own folder is that of its example, which each copy has.
        let folders = Set(podspecs.map { pod($0).folder })
        let own = podfiles.filter { podfile in !folders.contains { RelativePath.isWithin($0, podfile.folder) } }
        for index in podspecs {
            let copy = pod(index)
            guard !own.contains(where: { $0.pods.contains(copy) }), let id = id(index), !stated[index].files.isEmpty
            else { continue }
            for podfile in own {
                let other = podfile.pods.first { other in other.name == copy.name && podspecs.contains { pod($0) == other } }
                guard let other else { continue }
                copies[id] = .otherCopy(pod: copy.name, folder: other.folder, podfile: podfile.path)
                break
            }
        }
    }
}
