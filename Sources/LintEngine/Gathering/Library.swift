import KeyboardFacts
import SourceText
import SwiftParser

/// Files at hand, by what they declare.
struct Library {
    private var entries: [String: (file: SourceFile, symbolTable: SymbolTable)] = [:]

    mutating func add(_ file: SourceFile, _ symbolTable: @autoclosure () -> SymbolTable) {
        guard entries[file.path] == nil, entries.count < SearchLimits.files else { return }
        entries[file.path] = (file, symbolTable())
    }

    /// Adds the files in the order of their paths.
    mutating func add(_ files: [SourceFile], with workers: inout some WorkerPool) {
        let unknown = files.filter { entries[$0.path] == nil }.sorted { $0.path < $1.path }
            .prefix(SearchLimits.files - entries.count)
        let symbolTables = workers.map(Array(unknown)) { files, file in
            files.cached(.symbolTable, about: [file]) { SymbolTable($0.tree(of: file)) }
        }
        for (file, symbolTable) in zip(unknown, symbolTables) { add(file, symbolTable) }
    }

    func superclasses(ofTypesDeclaring names: Set<String>) -> Set<String> {
        entries.values.reduce(into: Set()) { $0.formUnion($1.symbolTable.superclasses(ofTypesDeclaring: names)) }
    }

    /// The types that inherit, directly or not, from one of `names`.
    func heirs(of names: Set<String>) -> Set<String> {
        var heirs: Set<String> = []
        var frontier = names
        while !frontier.isEmpty {
            frontier = entries.values.reduce(into: Set()) { $0.formUnion($1.symbolTable.heirs(of: frontier)) }.subtracting(heirs)
            heirs.formUnion(frontier)
        }
        return heirs
    }

    /// The files that provide something for a file's handlers, the nearest to it first.
    func files(for unresolved: UnresolvedReferences, of path: String) -> [SourceFile] {
        let descendants = heirs(of: unresolved.owners)
        return entries.values.filter { entry in
            guard entry.file.path != path else { return false }
            return unresolved.observers.contains(entry.file.path)
                || entry.symbolTable.provides(unresolved, descendants: descendants)
        }
        .map { (nearness: Self.nearness($0.file.path, path), file: $0.file) }
        .sorted { (-$0.nearness, $0.file.path) < (-$1.nearness, $1.file.path) }
        .prefix(SearchLimits.filesForOne).map(\.file)
    }

    /// How many leading folders two paths share.
    private static func nearness(_ left: String, _ right: String) -> Int {
        var shared = 0
        for (one, other) in zip(left.utf8, right.utf8) {
            if one != other { break }
            if one == UInt8(ascii: "/") { shared += 1 }
        }
        return shared
    }
}

/// The bounds of a search across files, each with its reason.
enum SearchLimits {
    /// Handlers were never seen to reach further than through three other files.
    static let rounds = 4
    /// Protocols and extensions were never seen to lead from an observer to its clients by more than two in a row.
    static let hops = 3
    /// Files with clients; the most that one helper was seen to have is 25.
    static let clients = 300
    /// Files remembered for what they declare: a common method name may be declared in thousands.
    static let files = 600
    /// Files that one file's handlers are run with; a base class of a large app has as many subclasses.
    static let filesForOne = 80
}
