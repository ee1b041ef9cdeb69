/// Finds the modules that project files name as dependencies.
struct DependencyResolver {
    private let modules: [StatedModule]
    private let workspaces: [Set<String>]
    /// By file and target.
    private var targets: [TargetKey: [Int]] = [:]
    /// By everything that other projects may call a module.
    private var names: [String: [Int]] = [:]

    private struct TargetKey: Hashable {
        let file: String
        let target: String
    }

    init(_ modules: [StatedModule], workspaces: [Set<String>]) {
        self.modules = modules
        self.workspaces = workspaces
        for (index, module) in modules.enumerated() {
            targets[TargetKey(file: module.statedIn, target: module.target), default: []].append(index)
            for name in Set(module.aliases + [module.name, module.target]) { names[name, default: []].append(index) }
        }
    }

    /// The modules that a reference of one of them means; empty for what is not in the tree.
    func modules(meantBy reference: ModuleReference, from index: Int) -> [Int] {
        let origin = modules[index]
        let found =
            switch reference {
            case .target(let name):
                targets[TargetKey(file: origin.statedIn, target: name)] ?? products(name, from: index)
            case .product(let name): products(name, from: index)
            case .targetOf(let file, let name): targets[TargetKey(file: file, target: name)] ?? []
            case .label(let label): names[label] ?? []
            }
        // An app embeds its extensions and depends on them to be built; their names it does not see.
        return found.filter { $0 != index && (modules[$0].isImportable || origin.isTest && !modules[$0].isTest) }
    }

    /// Of the modules of a name, those of the same project, else of the same workspace, else of the nearest folder.
    private func products(_ name: String, from index: Int) -> [Int] {
        let named = names[name] ?? names[StatedModule.moduleName(of: name)] ?? []
        guard named.count > 1 else { return named }
        let home = modules[index].statedIn
        let own = named.filter { modules[$0].statedIn == home }
        if !own.isEmpty { return own }
        let together = workspaces.filter { $0.contains(home) }
        let neighbours = named.filter { candidate in together.contains { $0.contains(modules[candidate].statedIn) } }
        let candidates = neighbours.isEmpty ? named : neighbours
        let distances = candidates.map { Self.commonFolders(modules[$0].statedIn, home) }
        let nearest = distances.max()
        return zip(candidates, distances).filter { $0.1 == nearest }.map(\.0)
    }

    private static func commonFolders(_ left: String, _ right: String) -> Int {
        zip(left.utf8, right.utf8).prefix { $0 == $1 }.count { $0.0 == UInt8(ascii: "/") }
    }
}
