import ProgramIndex
import SourceText
import SwiftParser

/// Which of some classes are view controllers, as their declarations and those of their superclasses say.
struct ControllerSearch {
    /// Those that are, tab bar controllers apart: what such a one makes may be in a tab.
    private(set) var controllers: Set<String> = []
    private var asked: Set<String> = []
    private var read: Set<String> = []
    /// By class, what its declarations name after the colon.
    private var inherited: [String: Set<String>] = [:]

    mutating func look(for classes: Set<String>, in search: some SourceSearch, with workers: inout some WorkerPool) {
        let classes = classes.subtracting(asked)
        var new = classes
        while !new.isEmpty {
            asked.formUnion(new)
            let files = search.files(declaring: new, mentioning: []).filter { read.insert($0.path).inserted }
            for declared in workers.map(files, { $0.tree(of: $1).inheritedNames() }) {
                inherited.merge(declared) { $0.union($1) }
            }
            new = superclasses(of: new).filter { !DeclarationIndex.isFramework($0) }.subtracting(asked)
        }
        controllers.formUnion(classes.filter(isController))
    }

    /// And protocols.
    private func superclasses(of names: Set<String>) -> Set<String> {
        names.reduce(into: Set()) { $0.formUnion(inherited[$1] ?? []) }
    }

    private func isController(_ name: String) -> Bool {
        var ancestors: Set<String> = []
        var new: Set<String> = [name]
        while !new.isEmpty {
            new = superclasses(of: new).subtracting(ancestors)
            ancestors.formUnion(new)
        }
        return ancestors.contains(where: DeclarationIndex.isFrameworkController) && !ancestors.contains("UITabBarController")
    }
}

extension SyntaxTree {
    /// By class that a file declares, what it names after the colon.
    fileprivate func inheritedNames() -> [String: Set<String>] {
        nodes(of: [.classDecl]).reduce(into: [:]) { names, declaration in
            names[declaration.name, default: []].formUnion(declaration.children(.inheritedType).map(\.name))
        }
    }
}
