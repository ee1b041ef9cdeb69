import HandlerInterpreter
import KeyboardFacts
import KeyboardModel
import ProgramIndex
import SourceText
import SwiftLexer
import SwiftParser

/// A first look at a file that names a keyboard notification: what it declares, and what its handlers need of other files.
package struct FileSummary: Sendable {
    package let file: SourceFile
    let symbolTable: SymbolTable
    /// Whether code of the file names a keyboard notification, and not only a comment.
    package private(set) var namesNotificationInCode = false
    var unresolved: UnresolvedReferences
    /// What leads to those for whom the file's types observe.
    var seeds = ObserverSeeds()
    /// Words of files that may subscribe to the file's publishers.
    var publishers: Set<String> = []
    /// What the file means by `keyboardLayoutGuide`, if that is none of UIKit's.
    package internal(set) var ownGuide: OwnGuide?
    /// Whether types of the file have those of other files observe for them.
    var isClient = false
    /// By view of the file that observes, the classes from the one that makes it up to its screen.
    var hosts: [String: [String]] = [:]
}

/// A file to analyse, with the other files of the project that its handlers reach into.
package struct AnalysisUnit: Sendable {
    package internal(set) var file: SourceFile
    /// The nearest first.
    package var library: [SourceFile] = []
    /// Storyboards and xibs of the project that name the classes of its handlers; nil where none were looked for.
    package var interfaces: InterfaceIndex?
    /// How many files of the project are missing in the library, further away than those in it.
    var leftOut = 0
    /// Names that the handlers use and that types of other files declare, with which the handlers were not seen to have to do.
    var declaredElsewhere: Set<String> = []
    /// Static properties and global variables that its code reads and that other files give values.
    var writtenElsewhere: Set<SharedVariable> = []
    /// Optional properties of its classes that no code of the program gives a value.
    var neverSet: Set<SharedVariable> = []
    /// The files of classes that inherit from those of its handlers, as far as the library does not have them. What the handlers
    /// do is known without; what changing them does is not.
    package internal(set) var heirs: [SourceFile] = []
    /// The classes of its handlers that no other code in the app names.
    var unshown: Set<String> = []
    /// Those of them that code or files name, and that nothing shows.
    var unreached: Set<String> = []
    /// The functions that register its handlers, of which nothing in the app calls any.
    var uncalled: Set<String> = []
    /// Names of calls about the keyboard that no file at hand declares.
    var outsideCalls: Set<String> = []
    /// What the file means by `keyboardLayoutGuide`, if that is none of UIKit's.
    package internal(set) var ownGuide: OwnGuide?
    /// Whether types of the file have those of other files observe for them.
    var isClient = false
    /// By view of the file that observes, the classes from the one that makes it up to its screen.
    var hosts: [String: [String]] = [:]
    /// Whether rules are to be applied to the file though nothing was seen of a handler.
    package private(set) var isMention = false
    /// Why nothing of the file is part of an app; nil where it may be compiled.
    package private(set) var uncompiled: Uncompiled?

    package init(mention file: SourceFile) {
        self.file = file
        isMention = true
    }

    init(_ file: SourceFile, uncompiled: Uncompiled) {
        self.init(mention: file)
        self.uncompiled = uncompiled
    }

    package init(
        file: SourceFile, library: [SourceFile] = [], interfaces: InterfaceIndex? = nil, isClient: Bool = false,
        hosts: [String: [String]] = [:]
    ) {
        self.file = file
        self.hosts = hosts
        self.library = library
        self.interfaces = interfaces
        self.isClient = isClient
    }
}

extension AnalysisUnit {
    /// - Parameter tree: the file's.
    package func facts(of tree: SyntaxTree, _ files: inout ParsedFiles) -> FileFacts {
        FileFacts(
            tree, library: library.map { files.tree(of: $0) }, followsLibrary: isClient, declaredElsewhere: declaredElsewhere,
            writtenElsewhere: writtenElsewhere, neverSet: neverSet, uncalled: uncalled, hosts: hosts)
    }
}

extension Linter {
    /// Nil for a file that names no keyboard notification, and has no function that moves content as editing begins.
    ///
    /// - Parameter isAlone: whether there are no other files, so that nothing needs to be known of what this one lacks.
    package func fileSummary(_ file: SourceFile, isAlone: Bool) -> FileSummary? {
        guard file.namesKeyboardNotification || file.namesBeginOfEditing else { return nil }
        let parsed = file.namesKeyboardNotification ? nil : parse(file)
        if let parsed, !parsed.mayMoveAsEditingBegins { return nil }
        if isAlone {
            return FileSummary(
                file: file, symbolTable: SymbolTable(), namesNotificationInCode: file.namesKeyboardNotification(in: lex(file)),
                unresolved: UnresolvedReferences())
        }
        let tree = parsed ?? parse(file)
        let facts = FileFacts(tree)
        let publishers = facts.handlers.flatMap(\.registrations).reduce(into: Set()) { $0.formUnion($1.publishers) }
        var seeds = ObserverSeeds(facts.handlers, in: facts.index)
        seeds.publishers = publishers
        return FileSummary(
            file: file, symbolTable: SymbolTable(tree),
            namesNotificationInCode: file.namesKeyboardNotification(in: tree.tokens), unresolved: unresolved(of: facts),
            seeds: seeds, publishers: publishers)
    }

    /// One scenario is enough to see what is missing: the code that runs is nearly the same in all.
    private func unresolved(of facts: FileFacts) -> UnresolvedReferences {
        let results = facts.sessions.flatMap { [$0, $0.staged].compactMap(\.self) }.map { session in
            (session, session.interpreter(.empty).execute(Array(scenarios.prefix(1))))
        }
        let handlers = results.flatMap { session, result in session.reported(of: result).map(\.handler) }
        let paths = results.flatMap(\.1.runs).flatMap(\.paths)
        var unresolved = UnresolvedReferences()
        unresolved.missing = paths.reduce(into: facts.missingNames) { $0.formUnion($1.missingNames) }
        unresolved.missing.formUnion(facts.superclassesOfSubscribers)
        unresolved.missing.formUnion(facts.missingPushedScreens)
        unresolved.lent = paths.reduce(into: []) { $0.formUnion($1.lentMethods) }
        // What a result still depends on, too: a constant that the set-up gave an inset, say.
        unresolved.shared = paths.reduce(into: []) { $0.formUnion($1.sharedVariables) }
        for name in paths.flatMap(\.steps).flatMap(\.contents).flatMap(\.unknownNames) {
            unresolved.missing.formUnion(name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        }
        let registrants = facts.handlers.compactMap(\.owner)
        let clients = facts.clients.map(\.type)
        if registrants.contains(where: facts.index.canHaveSubclasses) {
            unresolved.overridable = Set(handlers.compactMap(\.methodName)).union(paths.flatMap(\.ownCalls.values).joined())
                .union(facts.registeringOverloads)
            for owner in registrants {
                let tested = facts.index.testedProtocols(of: owner)
                unresolved.overridable.formUnion(facts.index.requirements(of: tested))
                unresolved.missing.formUnion(tested.filter { facts.index.types[$0] == nil })
            }
        } else if clients.contains(where: facts.index.canHaveSubclasses) {
            // Clients are many, and a search for everything that their subclasses may override costs more than it finds.
            unresolved.overridable = Set(handlers.compactMap(\.methodName).filter { $0.contains("eyboard") })
            // A base class may leave to its subclasses what the observer asks for, and whether they ask the observer at all.
            let adopted = facts.clients.reduce(into: Set()) { $0.formUnion($1.protocols) }
            unresolved.overridable.formUnion(facts.index.requirements(of: adopted))
            unresolved.missing.formUnion(adopted.filter { facts.index.types[$0] == nil })
        }
        unresolved.owners = Set(facts.handlers.compactMap { $0.owner ?? $0.registrations[0].reference.node.enclosingTypeName })
            .union(clients)
        unresolved.unset = facts.unsetProperties
        unresolved.hosted = paths.reduce(into: []) { $0.formUnion($1.hostedTypes) }
        unresolved.registering = facts.uncalledRegistrars
        unresolved.views = Set(facts.handlers.compactMap(\.owner).filter(facts.index.isView))
        unresolved.family = unresolved.owners.reduce(into: unresolved.owners) { $0.formUnion(facts.index.ancestorNames(of: $1)) }
        if unresolved.owners.contains(where: facts.index.isResponder) {
            unresolved.overrides = [DeclarationIndex.inputAccessory]
            // An extension in another file may put the layout back as editing ends.
            if paths.contains(where: \.leavesContentAway) { unresolved.overrides.formUnion(EditingDelegate.didEnd) }
        }
        return unresolved
    }

    private static func isLookedFor(_ name: String) -> Bool { !wellKnown.contains(name) }

    /// Names of Swift's and Apple's that have no prefix to tell them by.
    private static let wellKnown: Set<String> = [
        "Array", "Calendar", "Data", "Date", "Dictionary", "DispatchGroup", "DispatchQueue", "DispatchTime", "Locale",
        "MainActor",
        "NotificationCenter", "ObservableObject", "OperationQueue", "ProcessInfo", "Result", "RunLoop", "String", "Task", "Timer",
        "View", "contains", "convert", "frame", "height", "intersection", "intersects", "main", "minX", "minY", "maxX", "maxY",
        "objc_getAssociatedObject", "objc_setAssociatedObject", "width", "withAnimation", "current", "shared",
    ]

    /// Finds for each file the others it needs, those that these need in turn, and so on.
    package func gather(_ fileSummaries: [FileSummary], from search: some SourceSearch) -> [AnalysisUnit] {
        var alone = SerialPool()
        return gather(fileSummaries, from: search, with: &alone)
    }

    /// Programs that have nothing to do with each other are looked at one by one, so that none changes what is found in another.
    package func gather(_ fileSummaries: [FileSummary], from search: some SourceSearch, with workers: inout some WorkerPool)
        -> [AnalysisUnit]
    {
        let scopes = search.scopes
        var components = Dictionary(grouping: fileSummaries) { scopes.component(of: $0.file.path) }
        for file in search.files(declaring: [], mentioning: packageNames) {
            components[scopes.component(of: file.path), default: []] += []
        }
        return components.sorted {
            ($0.value.first?.file.path ?? "", $0.key ?? -1) < ($1.value.first?.file.path ?? "", $1.key ?? -1)
        }
        .flatMap { gather(component: $0.value, from: ComponentSearch(search, component: $0.key), with: &workers) }
    }

    /// Whether code of a file may run on an iPad, where sheets do not fill their window.
    private func mayRunOnPad(_ file: SourceFile) -> Bool {
        scenarios(ofFileAt: file.path).run.contains { $0.world.screen.isPad }
    }

    private func gather(
        component fileSummaries: [FileSummary], from search: some SourceSearch, with workers: inout some WorkerPool
    ) -> [AnalysisUnit] {
        var library = Library(scopes: search.scopes)
        for fileSummary in fileSummaries { library.add(fileSummary.file, fileSummary.symbolTable) }
        let subscribed = withSubscribers(fileSummaries, &library, from: search, with: &workers)
        var fileSummaries = withClients(subscribed, &library, from: search, with: &workers).sorted { $0.file.path < $1.file.path }
        noteHosts(&fileSummaries, &library, from: search, with: &workers)
        var units = fileSummaries.map { AnalysisUnit(file: $0.file, isClient: $0.isClient, hosts: $0.hosts) }
        var asked: Set<String> = []
        while true {
            let overridable = fileSummaries.reduce(into: Set()) { $0.formUnion($1.unresolved.overridable) }
            let names = fileSummaries.reduce(into: library.superclasses(ofTypesDeclaring: overridable)) {
                $0.formUnion($1.unresolved.all)
            }
            .subtracting(asked).filter(Self.isLookedFor)
            asked.formUnion(names)
            if !names.isEmpty { library.add(search.files(declaring: names, mentioning: []), with: &workers) }
            let changed = fileSummaries.indices.filter { position in
                let (found, leftOut) = library.files(
                    for: fileSummaries[position].unresolved, of: fileSummaries[position].file.path)
                units[position].leftOut = leftOut
                guard found.map(\.path) != units[position].library.map(\.path) else { return false }
                units[position].library = found
                return true
            }
            // A file may come to need what another one has asked for before: it is at hand, and nothing is searched for.
            guard !names.isEmpty || !changed.isEmpty else { break }
            let needed = workers.map(changed.map { units[$0] }) { files, unit in
                files.cached(
                    .unresolved(isClient: unit.isClient, unit.library.count, hosts: unit.hosts),
                    about: [unit.file] + unit.library
                ) { files in
                    unresolved(of: unit.facts(of: files.tree(of: unit.file), &files))
                }
            }
            for (position, again) in zip(changed, needed) { fileSummaries[position].unresolved.formUnion(again) }
        }
        for position in units.indices {
            units[position].declaredElsewhere = library.members(
                among: fileSummaries[position].unresolved.missing, besides: units[position])
        }
        let families = fileSummaries.reduce(into: Set()) { $0.formUnion($1.unresolved.family) }
        let heirs = noteHeirs(
            &units, owners: fileSummaries.map(\.unresolved.owners), in: library, from: search, with: &workers)
        var uncompiled: [AnalysisUnit] = []
        if !families.isEmpty {
            let classes = families.union(library.heirs(of: families)).union(heirs.values.joined()).filter {
                !DeclarationIndex.isFramework($0)
            }
            let found = search.scopes.withoutLeftBehind(
                search.interfaceFiles(naming: classes, mentioning: InterfaceIndex.wordsOfLinks))
            let files = UncompiledInterfaces(found, of: classes, in: search.scopes)
            var index = InterfaceIndex(files.compiled.map { InterfaceFile(path: $0.path, bytes: $0.bytes) })
            if index.drawsTabBars { index.hide(barsHiddenForSegues(search)) }
            index.surroundings.heirs = heirs
            noteDrawnViews(&units, in: fileSummaries, index, &library, from: search, with: &workers)
            let tabs = codeTabs(from: search, in: index)
            let areHosted = hasHostedTabBars(search)
            index.surroundings.hasTabBars = tabs.areMade || index.drawsTabBars || areHosted
            index.surroundings.codeFillsTabs = tabs.areFilled || areHosted
            // Code fills what files draw.
            let areOpaque = index.drawsOpaqueTabBarsOnly && !tabs.areCalled && !areHosted
            index.surroundings.tabBarsAreOpaque = areOpaque
            if units.contains(where: { !$0.file.words("SwiftUI").isEmpty }) {
                index.surroundings.mayIgnoreKeyboard = mayIgnoreKeyboard(search)
            }
            index.surroundings.functionsHidingTabBar = tabs.functionsHidingBar
            index.surroundings.pushesCoverTabBars = !areHosted && !tabs.haveNavigation && !index.hasNavigationInTabs
            let classesInCodeTabs = tabs.classes.values.reduce(into: Set()) { $0.formUnion($1) }
            let inTabs = classesInCodeTabs.union(index.classesInTabs)
            let ways =
                index.surroundings.hasTabBars || units.contains(where: { mayRunOnPad($0.file) })
                ? codeWays(
                    to: classes, views: fileSummaries.reduce(into: []) { $0.formUnion($1.unresolved.views) },
                    besides: inTabs.union(index.classesAtOpaqueTabBars), in: index, from: search, with: &workers)
                : CodeWays()
            let pushed = ways.classesShown(above: inTabs)
            let pushedAtOpaque = ways.classesShown(above: index.classesAtOpaqueTabBars)
            let aboveNoBar = ways.classesAboveNoBar(besides: classesInCodeTabs, in: index)
            let inSheets = ways.classesInSheets(besides: index)
            let containers = classesInCodeContainers(from: search, in: index)
            let opaqueBars = opaqueBars(from: search)
            let packages = streamPackages(search)
            for position in units.indices {
                // Classes of another app may have the same names.
                func seen(_ classes: [String: Set<String>]) -> Set<String> {
                    classes.filter { search.scopes.sees($0.key, units[position].file.path) }.reduce(into: []) {
                        $0.formUnion($1.value)
                    }
                }
                let inCodeTabs = seen(tabs.classes).union(seen(pushed))
                index.surroundings.classesInTabs = areOpaque ? [] : inCodeTabs
                index.surroundings.classesAtOpaqueTabBars = seen(pushedAtOpaque).union(areOpaque ? inCodeTabs : [])
                index.surroundings.classesAboveNoTabBar = seen(aboveNoBar.made).union(aboveNoBar.drawn)
                index.surroundings.classesInSheets = seen(inSheets)
                index.surroundings.classesInContainers = seen(containers)
                index.surroundings.opaqueBars = seen(opaqueBars)
                index.surroundings.packageVersions = versions(of: packages, forFileAt: units[position].file.path)
                index.surroundings.missingStoryboard = search.scopes.missingStoryboard(around: units[position].file.path)
                units[position].interfaces = index
            }
            uncompiled = files.leftOut.map { AnalysisUnit($0.file, uncompiled: $0.reason) }
        }
        noteSharedWrites(&units, shared: fileSummaries.map(\.unresolved.shared), from: search, with: &workers)
        noteUnset(&units, unset: fileSummaries.map(\.unresolved.unset), from: search, with: &workers)
        noteUnshown(
            &units, owners: fileSummaries.map { $0.unresolved.owners.union($0.unresolved.hosted) },
            heirs: fileSummaries.map { library.heirs(of: $0.unresolved.owners, declaredIn: $0.file.path) }, from: search)
        noteUncalled(&units, registering: fileSummaries.map(\.unresolved.registering), from: search)
        return units + uncompiled.sorted { $0.file.path < $1.file.path }
    }
}
