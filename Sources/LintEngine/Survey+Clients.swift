import KeyboardFacts
import SourceText
import SwiftParser

extension Linter {
    /// The surveys, with those of files that name no notification but have types of the surveyed ones observe for them.
    ///
    /// A client is found by names: of the observer's class, of its delegate's protocol, of the function that registers. Where these are
    /// protocols or extensions of UIKit's classes, theirs are looked for in turn.
    func withClients(_ surveys: [Survey], _ library: inout Library, from search: some SourceSearch) -> [Survey] {
        var surveys = surveys
        var leads = surveys.reduce(into: ObserverLeads()) { $0.formUnion($1.leads) }
        // By name, the files that it leads from.
        var origins: [String: Set<String>] = [:]
        for survey in surveys {
            for name in survey.leads.names { origins[name, default: []].insert(survey.file.path) }
        }
        for known in packages(from: search) {
            let facts = FileFacts(library.tree(of: known.file))
            library.add(known.file)
            let own = ObserverLeads(facts.handlers, in: facts.index)
            for name in own.names { origins[name, default: []].insert(known.file.path) }
            leads.formUnion(own)
        }
        var asked: Set<String> = []
        for _ in 0..<SearchLimits.hops {
            let names = leads.names.subtracting(asked)
            guard !names.isEmpty else { break }
            asked.formUnion(names)
            let files = search.files(declaring: [], mentioning: names) + surveys.map(\.file)
            var extended = leads
            for file in files.sorted(by: { $0.path < $1.path }) {
                let tree = library.tree(of: file)
                let index = DeclarationIndex([tree])
                let clients = leads.clients(in: tree, index)
                let further = leads.extended(through: tree, index)
                if further != leads {
                    // Its own code is run for those that it leads to, and that of the observer it has.
                    library.add(file)
                    let before = leads.engagedNames(in: tree).reduce(into: Set([file.path])) { $0.formUnion(origins[$1] ?? []) }
                    for name in further.names.subtracting(leads.names) { origins[name, default: []].formUnion(before) }
                    extended.formUnion(further)
                }
                guard !clients.isEmpty else { continue }
                library.add(file)
                add(clients, of: file, index, origins, to: &surveys)
            }
            leads = extended
        }
        return surveys
    }

    /// The classes of other people's packages that the program may have observe for it: it names them and declares none of their names.
    private func packages(from search: some SourceSearch) -> [KnownObserver] {
        let names = Set(KnownObserver.all.map(\.className))
        guard !search.files(declaring: [], mentioning: names).isEmpty else { return [] }
        let declaring = search.files(declaring: names, mentioning: []).map { DeclarationIndex([parse($0)]) }
        return KnownObserver.all.filter { known in !declaring.contains { $0.types[known.className]?.kind != nil } }
    }

    private func add(
        _ clients: [Client], of file: SourceFile, _ index: DeclarationIndex, _ origins: [String: Set<String>],
        to surveys: inout [Survey]
    ) {
        let names = Set(clients.flatMap(\.engagements).map(\.name))
        let observers = names.reduce(into: Set<String>()) { $0.formUnion(origins[$1] ?? []) }
        var missing: Set<String> = []
        // Of a type that the file only extends, its declaration; of one that it declares, its superclass.
        for type in clients.map(\.type) {
            if index.types[type]?.kind == nil { missing.insert(type) }
            if let superclass = index.missingSuperclass(of: type) { missing.insert(superclass) }
        }
        if let position = surveys.firstIndex(where: { $0.file.path == file.path }) {
            surveys[position].isClient = true
            surveys[position].needs.missing.formUnion(missing)
            surveys[position].needs.observers.formUnion(observers)
        } else if surveys.count < SearchLimits.clients {
            var needs = Needs()
            needs.missing = missing
            needs.observers = observers
            needs.owners = Set(clients.map(\.type))
            needs.family = needs.owners
            surveys.append(Survey(file: file, outline: Outline(), needs: needs, isClient: true))
        }
    }
}
