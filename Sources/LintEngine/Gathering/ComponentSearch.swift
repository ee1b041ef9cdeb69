import SourceText

/// A search for files that have to do with each other by the modules they are in.
struct ComponentSearch<Base: SourceSearch>: SourceSearch {
    private let base: Base
    private let component: Int?

    init(_ base: Base, component: Int?) {
        self.base = base
        self.component = component
    }

    var scopes: ModuleScopes { base.scopes }

    func files(declaring names: Set<String>, mentioning others: Set<String>) -> [SourceFile] {
        // What no target compiles is nobody's subclass, and calls nothing.
        base.files(declaring: names, mentioning: others).filter { belongs($0) && scopes.whyUncompiled($0.path) == nil }
    }

    func interfaceFiles(naming classes: Set<String>, mentioning words: Set<String>) -> [SourceFile] {
        base.interfaceFiles(naming: classes, mentioning: words).filter(belongs)
    }

    func objectiveCFiles(mentioning words: Set<String>) -> [SourceFile] {
        // What a project lists of them is not read: they belong where the Swift files around them do.
        base.objectiveCFiles(mentioning: words).filter { scopes.lies($0.path, amongst: component) }
    }

    private func belongs(_ file: SourceFile) -> Bool { scopes.component(of: file.path) == component }
}
