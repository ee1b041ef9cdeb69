import KeyboardFacts
import ProgramIndex
import SourceText
import SwiftParser

/// The screens that views stand in which observe the keyboard themselves: what puts a view somewhere is mostly in another file.
extension Linter {
    /// Notes for each summary the class that makes objects of its views, and its file among those that the views' handlers need.
    ///
    /// A view that several classes make stands here and there, and one that nobody makes stands nowhere: such a view is run by
    /// itself.
    func noteHosts(
        _ fileSummaries: inout [FileSummary], _ library: inout Library, from search: some SourceSearch,
        with workers: inout some WorkerPool
    ) {
        var asked = fileSummaries.reduce(into: Set<String>()) { $0.formUnion($1.unresolved.views) }
        var makers: [String: [Maker]] = [:]
        for _ in 0..<HostChain.longest where !asked.isEmpty {
            let names = asked
            let files = search.files(declaring: [], mentioning: names).sorted { $0.path < $1.path }
            let found = workers.map(files) { files, file in files.tree(of: file).makers(of: names) }
            library.add(zip(files, found).filter { !$1.isEmpty }.map(\.0), with: &workers)
            for maker in found.joined() { makers[maker.made, default: []].append(maker) }
            asked = Set(found.joined().filter(\.isView).map(\.type)).subtracting(makers.keys)
        }
        for position in fileSummaries.indices {
            let path = fileSummaries[position].file.path
            for view in fileSummaries[position].unresolved.views {
                let seen = makers.mapValues { $0.filter { search.scopes.sees($0.path, path) } }
                guard let chain = HostChain(of: view, in: seen) else { continue }
                fileSummaries[position].hosts[view] = chain.types
                fileSummaries[position].unresolved.observers.formUnion(chain.paths.subtracting([path]))
            }
        }
    }
}

/// A class whose code makes objects of another one.
struct Maker: Hashable, Sendable {
    let made: String
    let type: String
    let path: String
    /// Whether it is a view by what its file says, which stands in a screen of its own.
    let isView: Bool
}

/// The classes from the one that makes a view up to the screen that it stands in.
private struct HostChain {
    private(set) var types: [String] = []
    private(set) var paths: Set<String> = []

    /// Views in views in a screen were never seen to be more.
    static let longest = 3

    /// Nil where it is not one class that makes the view.
    init?(of view: String, in makers: [String: [Maker]]) {
        var made = view
        for _ in 0..<Self.longest {
            let all = makers[made] ?? []
            guard let maker = all.first, Set(all.map(\.type)).count == 1, maker.type != view, !types.contains(maker.type) else {
                break
            }
            types.append(maker.type)
            paths.formUnion(all.map(\.path))
            guard maker.isView else { break }
            made = maker.type
        }
        if types.isEmpty { return nil }
    }
}

extension SyntaxTree {
    /// The classes whose code makes objects of one of some others; tests make them for themselves.
    fileprivate func makers(of names: Set<String>) -> Set<Maker> {
        let calls = nodes(of: [.identifierExpr], spelled: names).filter { $0.node.role == .callee }
        guard !calls.isEmpty else { return [] }
        let index = DeclarationIndex([self])
        return calls.reduce(into: []) { makers, call in
            guard let type = call.node.enclosingTypeName, type != call.name, !index.isTest(type),
                [.classDecl, nil].contains(index.types[type]?.kind), !DeclarationIndex.isFramework(type)
            else { return }
            makers.insert(Maker(made: call.name, type: type, path: file.path, isView: index.isView(type)))
        }
    }
}
