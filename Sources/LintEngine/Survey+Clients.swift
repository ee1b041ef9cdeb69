import KeyboardFacts
import SourceText
import SwiftParser

extension Linter {
    /// The surveys, with those of files that name no notification but have types of the surveyed ones observe for them.
    ///
    /// A client is found by names: of the observer's class, of its delegate's protocol, of the function that registers. Where these are
    /// protocols or extensions of UIKit's classes, theirs are looked for in turn.
    func withClients(
        _ surveys: [Survey], _ library: inout Library, from search: some SourceSearch, with crew: inout some Crew
    ) -> [Survey] {
        var surveys = surveys
        var leads = surveys.reduce(into: ObserverLeads()) { $0.formUnion($1.leads) }
        // By name, the files that it leads from.
        var origins: [String: Set<String>] = [:]
        for survey in surveys {
            for name in survey.leads.names { origins[name, default: []].insert(survey.file.path) }
        }
        for known in packages(from: search) {
            let tree = parse(known.file)
            let facts = FileFacts(tree)
            library.add(known.file, Outline(tree))
            let own = ObserverLeads(facts.handlers, in: facts.index)
            for name in own.names { origins[name, default: []].insert(known.file.path) }
            leads.formUnion(own)
        }
        var asked: Set<String> = []
        for hop in 0..<SearchLimits.hops {
            let names = leads.names.subtracting(asked)
            guard !names.isEmpty else { break }
            asked.formUnion(names)
            let files = (search.files(declaring: [], mentioning: names) + surveys.map(\.file)).sorted { $0.path < $1.path }
            let present = leads
            let engaged = crew.map(files) { files, file in
                files.recall(.engagement(hop), about: [file], given: present) {
                    Engagement(of: file, in: $0.tree(of: file), by: present)
                }
            }
            for engagement in engaged.compactMap(\.self) {
                library.add(engagement.file, engagement.outline)
                if let further = engagement.further {
                    // Its own code is run for those that it leads to, and that of the observer it has.
                    let before = engagement.names.reduce(into: Set([engagement.file.path])) { $0.formUnion(origins[$1] ?? []) }
                    for name in further.names.subtracting(present.names) { origins[name, default: []].formUnion(before) }
                    leads.formUnion(further)
                }
                if !engagement.clients.isEmpty { add(engagement, origins, to: &surveys) }
            }
        }
        return surveys
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

    private func add(_ engagement: Engagement, _ origins: [String: Set<String>], to surveys: inout [Survey]) {
        let observers = engagement.clientNames.reduce(into: Set<String>()) { $0.formUnion(origins[$1] ?? []) }
        if let position = surveys.firstIndex(where: { $0.file.path == engagement.file.path }) {
            surveys[position].isClient = true
            surveys[position].needs.missing.formUnion(engagement.missing)
            surveys[position].needs.observers.formUnion(observers)
        } else if surveys.count < SearchLimits.clients {
            var needs = Needs()
            needs.missing = engagement.missing
            needs.observers = observers
            needs.owners = engagement.clients
            needs.family = needs.owners
            surveys.append(Survey(file: engagement.file, outline: Outline(), needs: needs, isClient: true))
        }
    }
}

/// What a file has to do with those who observe for others.
private struct Engagement: Sendable {
    let file: SourceFile
    let outline: Outline
    /// The types that have others observe for them.
    let clients: Set<String>
    /// By which names.
    let clientNames: Set<String>
    /// What has to be known of the clients and is declared elsewhere.
    let missing: Set<String>
    /// The leads with those that the file adds; nil where it adds none.
    let further: ObserverLeads?
    /// The names that the file has to do with; of use only where it adds leads.
    let names: Set<String>

    /// Nil for a file that has nothing to do with them.
    init?(of file: SourceFile, in tree: SyntaxTree, by leads: ObserverLeads) {
        let index = DeclarationIndex([tree])
        let clients = leads.clients(in: tree, index)
        let further = leads.extended(through: tree, index)
        guard !clients.isEmpty || further != leads else { return nil }
        self.file = file
        outline = Outline(tree)
        self.clients = Set(clients.map(\.type))
        clientNames = Set(clients.flatMap(\.engagements).map(\.name))
        self.further = further == leads ? nil : further
        names = further == leads ? [] : leads.engagedNames(in: tree)
        var missing: Set<String> = []
        // Of a type that the file only extends, its declaration; of one that it declares, its superclass.
        for type in self.clients {
            if index.types[type]?.kind == nil { missing.insert(type) }
            if let superclass = index.missingSuperclass(of: type) { missing.insert(superclass) }
        }
        self.missing = missing
    }
}
