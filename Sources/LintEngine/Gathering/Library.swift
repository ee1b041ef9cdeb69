import HandlerInterpreter
import KeyboardFacts
import SourceText
import SwiftParser

/// Files at hand, by what they declare.
struct Library {
    private let scopes: ModuleScopes
    private var entries: [String: (file: SourceFile, symbolTable: SymbolTable)] = [:]

    init(scopes: ModuleScopes) { self.scopes = scopes }

    mutating func add(_ file: SourceFile, _ symbolTable: @autoclosure () -> SymbolTable) {
        guard entries[file.path] == nil else { return }
        entries[file.path] = (file, symbolTable())
    }

    /// Adds the files in the order of their paths.
    mutating func add(_ files: [SourceFile], with workers: inout some WorkerPool) {
        let unknown = files.filter { entries[$0.path] == nil }.sorted { $0.path < $1.path }
        let symbolTables = workers.map(unknown) { files, file in
            files.cached(.symbolTable, about: [file]) { SymbolTable($0.tree(of: file)) }
        }
        for (file, symbolTable) in zip(unknown, symbolTables) { add(file, symbolTable) }
    }

    func superclasses(ofTypesDeclaring names: Set<String>) -> Set<String> {
        entries.values.reduce(into: Set()) { $0.formUnion($1.symbolTable.superclasses(ofTypesDeclaring: names)) }
    }

    /// The types that inherit, directly or not, from one of `names`.
    ///
    /// - Parameter path: a file that declares the names; nil where any may.
    func heirs(of names: Set<String>, declaredIn path: String? = nil) -> Set<String> {
        var heirs: Set<String> = []
        var frontier = names
        let entries = entries.values.filter { entry in path.map { scopes.sees(entry.file.path, $0) } ?? true }
        while !frontier.isEmpty {
            frontier = entries.reduce(into: Set()) { $0.formUnion($1.symbolTable.heirs(of: frontier)) }.subtracting(heirs)
            heirs.formUnion(frontier)
        }
        return heirs
    }

    /// The files that declare any of the types, in the order of their paths.
    func files(declaring types: Set<String>) -> [SourceFile] {
        entries.values.filter { $0.symbolTable.declares(anyOf: types) }.map(\.file).sorted { $0.path < $1.path }
    }

    /// The files that provide something for a file's handlers, the nearest to it first, and how many more there are.
    func files(for unresolved: UnresolvedReferences, of path: String) -> (nearest: [SourceFile], others: Int) {
        let descendants = heirs(of: unresolved.owners, declaredIn: path)
        let lenders = filesLending(unresolved.lent, of: path)
        var found = entries.values.filter { entry in
            guard entry.file.path != path else { return false }
            if lenders.contains(entry.file.path) { return true }
            if unresolved.observers.contains(entry.file.path) { return true }
            let isVisible = scopes.sees(path, entry.file.path)
            // What inherits from a file's classes is in the same module or in one that sees it.
            guard
                isVisible || scopes.sees(entry.file.path, path)
                    // What those can name that subscribe to a file's publishers decides what they are.
                    || unresolved.observers.contains(where: { scopes.sees($0, entry.file.path) })
            else { return false }
            return entry.symbolTable.provides(isVisible ? unresolved : nil, descendants: descendants)
        }
        // What those need in turn.
        let others = found.map(\.file.path).filter { !scopes.sees(path, $0) }
        if !others.isEmpty {
            let paths = Set(found.map(\.file.path)).union([path])
            found += entries.values.filter { entry in
                !paths.contains(entry.file.path) && others.contains { scopes.sees($0, entry.file.path) }
                    && entry.symbolTable.provides(unresolved, descendants: [])
            }
        }
        let nearest =
            found
            .map { (nearness: $0.file.path.sharedFolders(with: path), file: $0.file) }
            .sorted { (-$0.nearness, $0.file.path) < (-$1.nearness, $1.file.path) }
            .prefix(SearchLimits.filesForOne).map(\.file)
        return (nearest, found.count - nearest.count)
    }

    /// The files of the extensions that lend classes any of the methods, and of the protocols through which they do, as far as a
    /// file can name them.
    private func filesLending(_ methods: Set<LentMethod>, of path: String) -> Set<String> {
        guard !methods.isEmpty else { return [] }
        // In the order of their paths: of two ways to one ancestor, the first counts.
        let visible = entries.values.filter { scopes.sees(path, $0.file.path) }.sorted { $0.file.path < $1.file.path }
            .map { ($0.file.path, $0.symbolTable) }
        return Dictionary(grouping: methods, by: \.borrower).reduce(into: []) { found, borrowed in
            let names = Set(borrowed.value.map(\.name))
            // Every ancestor, with the files that say it is one.
            var seen: Set<String> = [borrowed.key]
            var frontier = [(type: borrowed.key, files: Set<String>())]
            while let (type, files) = frontier.popLast() {
                for (path, symbolTable) in visible {
                    if type != borrowed.key, symbolTable.declares(anyOf: names, in: type) { found.formUnion(files.union([path])) }
                    for ancestor in (symbolTable.inherited(by: type) ?? []).sorted() where seen.insert(ancestor).inserted {
                        frontier.append((ancestor, files.union([path])))
                    }
                }
            }
        }
    }

    /// Those of the names that types of files declare which a unit does not have and can name.
    func members(among names: Set<String>, besides unit: AnalysisUnit) -> Set<String> {
        let paths = Set(unit.library.map(\.path)).union([unit.file.path])
        return entries.values.reduce(into: []) { found, entry in
            guard !paths.contains(entry.file.path), scopes.sees(unit.file.path, entry.file.path) else { return }
            found.formUnion(entry.symbolTable.members(among: names))
        }
    }
}

/// The bounds of a search across files, each with its reason.
enum SearchLimits {
    /// Files that one file's handlers are run with; a base class of a large app has as many subclasses. Where there are more, the
    /// report says so.
    static let filesForOne = 80
}
