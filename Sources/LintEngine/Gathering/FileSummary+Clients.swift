import KeyboardFacts
import ProgramIndex
import SourceText
import SwiftParser

extension Linter {
    /// The surveys, with those of files that name no notification but have types of the surveyed ones observe for them.
    ///
    /// A client is found by names: of the observer's class, of its delegate's protocol, of the function that registers. Where
    /// these are protocols or extensions of UIKit's classes, theirs are looked for in turn.
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
        let packages = packages(from: search)
        for known in packages.map(\.observer) {
            let tree = parse(known.file)
            let facts = FileFacts(tree)
            library.add(known.file, SymbolTable(tree))
            let own = ObserverSeeds(facts.handlers, in: facts.index)
            for name in own.names { origins[name, default: []].insert(known.file.path) }
            seeds.formUnion(own)
        }
        let scopes = search.scopes
        /// Whether a file can name what another one has, a package's description included.
        func sees(_ file: String, _ origin: String) -> Bool {
            guard KnownObserver.describes(path: origin) else { return scopes.sees(file, origin) }
            return packages.contains { known in
                known.observer.file.path == origin && !known.declaring.contains { scopes.sees(file, $0) }
            }
        }
        var asked: Set<String> = []
        var hop = 0
        while true {
            let names = seeds.names.subtracting(asked)
            guard !names.isEmpty else { break }
            asked.formUnion(names)
            let files = (search.files(declaring: [], mentioning: names) + fileSummaries.map(\.file)).sorted { $0.path < $1.path }
            let present = seeds
            // Files of the same modules mean the same by a name.
            var meant: [[Int]: ObserverSeeds] = [:]
            let items = files.map { file in
                let modules = scopes.modules(of: file.path)
                let visible =
                    meant[modules] ?? present.filtered { name in origins[name]?.contains { sees(file.path, $0) } ?? true }
                meant[modules] = visible
                return (file, visible)
            }
            let number = hop
            let engaged = workers.map(items) { files, item in
                let (file, visible) = item
                return files.cached(.useSite(number), about: [file], given: visible) {
                    Engagement(of: file, in: $0.tree(of: file), by: visible)
                }
            }
            hop += 1
            for useSite in engaged.compactMap(\.self) {
                library.add(useSite.file, useSite.symbolTable)
                if let further = useSite.further {
                    // Its own code is run for those that it leads to, and that of the observer it has.
                    let before = useSite.names.reduce(into: Set([useSite.file.path])) { before, name in
                        before.formUnion((origins[name] ?? []).filter { sees(useSite.file.path, $0) })
                    }
                    for name in further.names.subtracting(present.names) { origins[name, default: []].formUnion(before) }
                    seeds.formUnion(further)
                }
                if !useSite.clients.isEmpty {
                    let observers = useSite.clientNames.reduce(into: Set<String>()) { observers, name in
                        observers.formUnion((origins[name] ?? []).filter { sees(useSite.file.path, $0) })
                    }
                    add(useSite, observers, to: &fileSummaries)
                }
            }
        }
        return fileSummaries
    }

    /// What other people's packages observe for the program, as the project says, and the classes we know.
    private func packages(from search: some SourceSearch) -> [Package] {
        let described = observerWrappers.map { Package(observer: $0.observer) }
        let names = Set(KnownObserver.all.compactMap(\.className))
        guard !search.files(declaring: [], mentioning: names).isEmpty else { return described }
        let declaring =
            search.files(declaring: names, mentioning: []).map { ($0.path, DeclarationIndex([parse($0)])) }
        let descriptions = described.map { DeclarationIndex([parse($0.observer.file)]) }
        let known = KnownObserver.all.compactMap { known -> Package? in
            guard let name = known.className else { return nil }
            if descriptions.contains(where: { $0.types[name]?.kind != nil }) { return nil }
            return Package(observer: known, declaring: declaring.filter { $0.1.types[name]?.kind != nil }.map(\.0))
        }
        return described + known
    }

    /// The names by which a file may be a client of a package, whether or not the program has anything else to do with keyboards.
    var packageNames: Set<String> {
        let described = observerWrappers.map(\.observer).map { FileFacts(parse($0.file)) }
        return described.reduce(into: Set(KnownObserver.all.compactMap(\.className))) { names, facts in
            names.formUnion(ObserverSeeds(facts.handlers, in: facts.index).names)
        }
    }

    private func add(_ useSite: Engagement, _ observers: Set<String>, to fileSummaries: inout [FileSummary]) {
        if let position = fileSummaries.firstIndex(where: { $0.file.path == useSite.file.path }) {
            fileSummaries[position].isClient = true
            fileSummaries[position].unresolved.missing.formUnion(useSite.missing)
            fileSummaries[position].unresolved.observers.formUnion(observers)
        } else {
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

/// Other people's code that observes for its clients.
private struct Package {
    let observer: KnownObserver
    /// The files with a class of the same name: what sees one of those means it.
    var declaring: [String] = []
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
