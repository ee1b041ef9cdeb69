import KeyboardFacts
import ProgramIndex
import SourceText
import SwiftParser

/// Optional properties that nothing gives a value, as is left of views that a screen had once: they are nil for ever.
extension Linter {
    /// Notes for each unit those of its properties to which no code of the program assigns anything.
    ///
    /// Only of a file that an app compiles is all code known that may. Names are enough: what may be another object's property of
    /// the same name counts as this one.
    ///
    /// - Parameter unset: by unit, the properties that its own files give no value.
    func noteUnset(
        _ units: inout [AnalysisUnit], unset: [Set<SharedVariable>], from search: some SourceSearch,
        with workers: inout some WorkerPool
    ) {
        let named = unset.map { Set($0.map(\.name)) }
        let positions = unitsOfApps(naming: named, units).filter { position in
            let path = units[position].file.path
            return search.scopes.isListed(path) && !search.scopes.isIncomplete(around: path)
        }
        let names = positions.reduce(into: Set()) { $0.formUnion(named[$1]) }
        guard !names.isEmpty else { return }
        let files = search.files(declaring: [], mentioning: names)
        let assigned = workers.map(files) { files, file in
            let tree = files.tree(of: file)
            return names.filter(tree.mayAssign)
        }
        let foreign = search.objectiveCFiles(mentioning: names) + search.interfaceFiles(naming: [], mentioning: names)
        let set = assigned.reduce(into: Set(names.filter { name in foreign.contains { $0.mentions(name) } })) {
            $0.formUnion($1)
        }
        for position in positions { units[position].neverSet = unset[position].filter { !set.contains($0.name) } }
    }
}

extension SourceFile {
    fileprivate func mentions(_ name: String) -> Bool { WordSearch(Array(name.utf8)).isFound(in: bytes) }
}

extension FileFacts {
    /// Optional properties of classes that own handlers and are not public, that the class's own file names and the files at hand
    /// give no value.
    var unsetProperties: Set<SharedVariable> {
        let owners = Set(handlers.compactMap(\.owner))
        var found: Set<SharedVariable> = []
        for owner in owners {
            for type in index.lineage(of: owner) where type.kind == .classDecl {
                for (name, property) in type.properties where property.isUnsetOptional {
                    guard let declaration = property.parent, !declaration.isPrivate, !declaration.isPublic,
                        !trees.contains(where: { $0.mayAssign(name) })
                    else { continue }
                    found.insert(SharedVariable(type: type.name, name: name))
                }
            }
        }
        return found
    }
}
