/// Finds the modules that project files name as dependencies.
struct DependencyResolver {
    private let modules: [StatedModule]
    private let projects: [ProjectLinks.Project]
    private let links: ProjectLinks
    /// By file and target.
    private var targets: [TargetKey: [Int]] = [:]
    /// By everything that other projects may call a module.
    private var names: [String: [Int]] = [:]

    private struct TargetKey: Hashable {
        let file: String
        let target: String
    }

    init(_ modules: [StatedModule], _ links: ProjectLinks) {
        self.modules = modules
        projects = modules.map(ProjectLinks.Project.init)
        self.links = links
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

    private func products(_ name: String, from index: Int) -> [Int] {
        let named = names[name] ?? names[StatedModule.moduleName(of: name)] ?? []
        return links.nearest(named, from: projects[index]) { projects[$0] }
    }
}
