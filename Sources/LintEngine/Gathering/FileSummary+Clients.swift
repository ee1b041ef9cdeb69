import KeyboardFacts
import ProgramIndex
import SourceText
import SwiftParser

extension Linter {
    /// The surveys, with those of files that name no notification but have types of the surveyed ones observe for them.
    ///
    /// A client is found by names: of the observer's class, of its delegate's protocol, of the function that registers. Where these are
    /// protocols or extensions of UIKit's classes, theirs are looked for in turn.
    func withClients(
        _ fileSummaries: [FileSummary], _ library: inout Library, from search: some SourceSearch,
        with workers: inout some WorkerPool
    ) -> [FileSummary] {
        var fileSummaries = fileSummaries
        var seeds = fileSummaries.reduce(into: ObserverSeeds()) { $0.formUnion($1.seeds) }
        // By name, the files that it leads from.
        var origins: [String: Set<String>] = [:]
        for fileSummary in fileSummaries {
            for name in fileSummary.seeds.names { origins[name, default: []].insert(fileSummary.file.path) }
        }
        for known in packages(from: search) {
            let tree = parse(known.file)
            let facts = FileFacts(tree)
            library.add(known.file, SymbolTable(tree))
            let own = ObserverSeeds(facts.handlers, in: facts.index)
            for name in own.names { origins[name, default: []].insert(known.file.path) }
            seeds.formUnion(own)
        }
        var asked: Set<String> = []
        for hop in 0..<SearchLimits.hops {
            let names = seeds.names.subtracting(asked)
            guard !names.isEmpty else { break }
            asked.formUnion(names)
            let files = (search.files(declaring: [], mentioning: names) + fileSummaries.map(\.file)).sorted { $0.path < $1.path }
            let present = seeds
            let engaged = workers.map(files) { files, file in
                files.cached(.useSite(hop), about: [file], given: present) {
                    Engagement(of: file, in: $0.tree(of: file), by: present)
                }
            }
            for useSite in engaged.compactMap(\.self) {
                library.add(useSite.file, useSite.symbolTable)
                if let further = useSite.further {
                    // Its own code is run for those that it leads to, and that of the observer it has.
                    let before = useSite.names.reduce(into: Set([useSite.file.path])) { $0.formUnion(origins[$1] ?? []) }
                    for name in further.names.subtracting(present.names) { origins[name, default: []].formUnion(before) }
                    seeds.formUnion(further)
                }
                if !useSite.clients.isEmpty { add(useSite, origins, to: &fileSummaries) }
            }
        }
        return fileSummaries
    }

    /// What other people's packages observe for the program, as the project says; and the classes we know that it names and does not declare.
    private func packages(from search: some SourceSearch) -> [KnownObserver] {
        let described = observerWrappers.map(\.observer)
        let names = Set(KnownObserver.all.compactMap(\.className))
        guard !search.files(declaring: [], mentioning: names).isEmpty else { return described }
        let declaring =
            search.files(declaring: names, mentioning: []).map { DeclarationIndex([parse($0)]) }
            + described.map { DeclarationIndex([parse($0.file)]) }
        return described
            + KnownObserver.all.filter { known in
                !declaring.contains { index in known.className.map { index.types[$0]?.kind != nil } ?? false }
            }
    }

    private func add(_ useSite: Engagement, _ origins: [String: Set<String>], to fileSummaries: inout [FileSummary]) {
        let observers = useSite.clientNames.reduce(into: Set<String>()) { $0.formUnion(origins[$1] ?? []) }
        if let position = fileSummaries.firstIndex(where: { $0.file.path == useSite.file.path }) {
            fileSummaries[position].isClient = true
            fileSummaries[position].unresolved.missing.formUnion(useSite.missing)
            fileSummaries[position].unresolved.observers.formUnion(observers)
        } else if fileSummaries.count < SearchLimits.clients {
            var unresolved = UnresolvedReferences()
            unresolved.missing = useSite.missing
            unresolved.observers = observers
            unresolved.owners = useSite.clients
            unresolved.family = unresolved.owners
            fileSummaries.append(
                FileSummary(file: useSite.file, symbolTable: SymbolTable(), unresolved: unresolved, isClient: true))
        }
    }
}

/// What a file has to do with those who observe for others.
private struct Engagement: Sendable {
    let file: SourceFile
    let symbolTable: SymbolTable
    /// The types that have others observe for them.
    let clients: Set<String>
    /// By which names.
    let clientNames: Set<String>
    /// What has to be known of the clients and is declared elsewhere.
    let missing: Set<String>
    /// The leads with those that the file adds; nil where it adds none.
    let further: ObserverSeeds?
    /// The names that the file has to do with; of use only where it adds leads.
    let names: Set<String>

    /// Nil for a file that has nothing to do with them.
    init?(of file: SourceFile, in tree: SyntaxTree, by seeds: ObserverSeeds) {
        let index = DeclarationIndex([tree])
        let clients = seeds.clients(in: tree, index)
        let further = seeds.extended(through: tree, index)
        guard !clients.isEmpty || further != seeds else { return nil }
        self.file = file
        symbolTable = SymbolTable(tree)
        self.clients = Set(clients.map(\.type))
        clientNames = Set(clients.flatMap(\.useSites).map(\.name))
        self.further = further == seeds ? nil : further
        names = further == seeds ? [] : seeds.usedNames(in: tree)
        var missing: Set<String> = []
        // Of a type that the file only extends, its declaration; of one that it declares, its superclass.
        for type in self.clients {
            if index.types[type]?.kind == nil { missing.insert(type) }
            if let superclass = index.missingSuperclass(of: type) { missing.insert(superclass) }
        }
        self.missing = missing
    }
}
