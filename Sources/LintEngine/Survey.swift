import KeyboardFacts
import SourceText
import SwiftParser

/// A first look at a file that names a keyboard notification: what it declares, and what its handlers need of other files.
package struct Survey: Sendable {
    package let file: SourceFile
    let outline: Outline
    var needs: Needs
}

/// A file to analyse, with the other files of the project that its handlers reach into.
package struct Assignment: Sendable {
    package let file: SourceFile
    /// The nearest first.
    package var library: [SourceFile] = []
    /// Storyboards and xibs of the project that name the classes of its handlers; nil where none were looked for.
    package var interfaces: InterfaceIndex?

    package init(file: SourceFile, library: [SourceFile] = [], interfaces: InterfaceIndex? = nil) {
        self.file = file
        self.library = library
        self.interfaces = interfaces
    }
}

/// Where the engine finds the rest of a project: asked for names, it gives the files that declare them.
///
/// A handler's helper stands in another file in one case of ten. Reading a project as a whole for that would cost more than all
/// the rest; asking for the few names that are missing costs one more pass over the bytes.
package protocol SourceSearch {
    /// The Swift files with a declaration of any of the names: a type, an extension, a function, a variable or an enumeration case.
    ///
    /// It may give too many, as when a name stands in a comment; not too few. In no particular order.
    func files(declaring names: Set<String>) -> [SourceFile]

    /// The storyboards and xibs that name any of the classes as the custom class of something, in no particular order.
    func interfaceFiles(naming classes: Set<String>) -> [SourceFile]
}

extension Linter {
    /// Nil for a file that names no keyboard notification.
    ///
    /// - Parameter isAlone: whether there are no other files, so that nothing needs to be known of what this one lacks.
    package func survey(_ file: SourceFile, isAlone: Bool) -> Survey? {
        guard file.namesKeyboardNotification else { return nil }
        if isAlone { return Survey(file: file, outline: Outline(), needs: Needs()) }
        let tree = parse(file)
        return Survey(file: file, outline: Outline(tree), needs: needs(of: tree, library: []))
    }

    /// One scenario is enough to see what is missing: the code that runs is nearly the same in all.
    private func needs(of tree: SyntaxTree, library: [SyntaxTree]) -> Needs {
        let facts = FileFacts(tree, library: library)
        let behaviours = sessions(of: facts).flatMap { run($0, through: Array(scenarios.prefix(1))) }
        let paths = behaviours.flatMap(\.runs).flatMap(\.paths)
        var needs = Needs()
        needs.missing = paths.reduce(into: facts.missingNames) { $0.formUnion($1.missingNames) }
        // What a result still depends on, too: a constant that the set-up gave an inset, say.
        for name in paths.flatMap(\.steps).flatMap(\.contents).flatMap(\.unknownNames) {
            needs.missing.formUnion(name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        }
        if facts.handlers.compactMap(\.owner).contains(where: facts.index.canHaveSubclasses) {
            needs.overridable = paths.reduce(into: Set(behaviours.compactMap(\.handler.methodName))) { $0.formUnion($1.ownCalls) }
        }
        needs.hasOutlets = facts.handlers.compactMap(\.owner).contains { facts.index.hasOutlets($0) }
        needs.owners = Set(facts.handlers.compactMap { $0.owner ?? $0.registrations[0].reference.node.enclosingTypeName })
        needs.family = needs.owners.reduce(into: needs.owners) { $0.formUnion(facts.index.ancestorNames(of: $1)) }
        return needs
    }

    /// Names of Swift's and Apple's that have no prefix to tell them by.
    private static let wellKnown: Set<String> = [
        "Array", "Calendar", "Data", "Date", "Dictionary", "DispatchGroup", "DispatchQueue", "DispatchTime", "Locale",
        "MainActor",
        "NotificationCenter", "ObservableObject", "OperationQueue", "ProcessInfo", "Result", "RunLoop", "String", "Task", "Timer",
        "View", "contains", "convert", "frame", "height", "intersection", "intersects", "main", "minX", "minY", "maxX", "maxY",
        "objc_getAssociatedObject", "objc_setAssociatedObject", "width", "withAnimation", "current", "shared",
    ]

    /// Finds for each file the others it needs, those that these need in turn, and so on.
    package func gather(_ surveys: [Survey], from search: some SourceSearch) -> [Assignment] {
        var surveys = surveys.sorted { $0.file.path < $1.file.path }
        var assignments = surveys.map { Assignment(file: $0.file) }
        var library = Library()
        for survey in surveys { library.add(survey.file, survey.outline) }
        var asked: Set<String> = []
        for _ in 0..<SearchLimits.rounds {
            let overridable = surveys.reduce(into: Set()) { $0.formUnion($1.needs.overridable) }
            let names = surveys.reduce(into: library.superclasses(ofTypesDeclaring: overridable)) { $0.formUnion($1.needs.all) }
                .subtracting(asked).filter { !DeclarationIndex.isFramework($0) && !Self.wellKnown.contains($0) }
            guard !names.isEmpty else { break }
            asked.formUnion(names)
            for file in search.files(declaring: names).sorted(by: { $0.path < $1.path }) { library.add(file) }
            for position in surveys.indices {
                let found = library.files(for: surveys[position].needs, of: surveys[position].file.path)
                guard found.map(\.path) != assignments[position].library.map(\.path) else { continue }
                assignments[position].library = found
                let again = needs(of: parse(surveys[position].file), library: found.map { parse($0) })
                surveys[position].needs.missing.formUnion(again.missing)
                surveys[position].needs.overridable.formUnion(again.overridable)
                surveys[position].needs.family.formUnion(again.family)
                surveys[position].needs.hasOutlets = again.hasOutlets
            }
        }
        let families = surveys.filter(\.needs.hasOutlets).reduce(into: Set()) { $0.formUnion($1.needs.family) }
        if !families.isEmpty {
            let classes = families.union(library.heirs(of: families)).filter { !DeclarationIndex.isFramework($0) }
            let files = search.interfaceFiles(naming: classes)
            let index = InterfaceIndex(files.map { InterfaceFile(path: $0.path, bytes: $0.bytes) })
            for position in assignments.indices { assignments[position].interfaces = index }
        }
        return assignments
    }
}

/// Files at hand, by what they declare.
private struct Library {
    private var entries: [String: (file: SourceFile, outline: Outline)] = [:]

    mutating func add(_ file: SourceFile, _ outline: Outline? = nil) {
        guard entries[file.path] == nil, entries.count < SearchLimits.files else { return }
        entries[file.path] = (file, outline ?? Outline(parse(file)))
    }

    func superclasses(ofTypesDeclaring names: Set<String>) -> Set<String> {
        entries.values.reduce(into: Set()) { $0.formUnion($1.outline.superclasses(ofTypesDeclaring: names)) }
    }

    /// The types that inherit, directly or not, from one of `names`.
    func heirs(of names: Set<String>) -> Set<String> {
        var heirs: Set<String> = []
        var frontier = names
        while !frontier.isEmpty {
            frontier = entries.values.reduce(into: Set()) { $0.formUnion($1.outline.heirs(of: frontier)) }.subtracting(heirs)
            heirs.formUnion(frontier)
        }
        return heirs
    }

    /// The files that provide something for a file's handlers, the nearest to it first.
    func files(for needs: Needs, of path: String) -> [SourceFile] {
        let descendants = heirs(of: needs.owners)
        return entries.values.filter { $0.file.path != path && $0.outline.provides(needs, descendants: descendants) }
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
private enum SearchLimits {
    /// Handlers were never seen to reach further than through three other files.
    static let rounds = 4
    /// Files remembered for what they declare: a common method name may be declared in thousands.
    static let files = 600
    /// Files that one file's handlers are run with; a base class of a large app has as many subclasses.
    static let filesForOne = 80
}
