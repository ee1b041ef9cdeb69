import HandlerInterpreter
import ProgramIndex
import SwiftParser

/// How code comes to show controllers: over others that lie above a tab bar, which they lie above, too, or above none.
struct CodeWays {
    /// By class, where code makes it.
    fileprivate var makings: [String: Set<Making>] = [:]
    /// The controllers among the classes that make others.
    fileprivate var controllers: Set<String> = []
    /// Whether a navigation controller of the program's may hide the bar of whatever is pushed.
    fileprivate var hidesBarsOfAll = false
    /// Whether what is pushed is pushed over tab bar controllers as a whole.
    fileprivate var pushesCoverBars = false
}

extension Linter {
    /// Where code makes objects of some classes, and of those that show them in turn.
    ///
    /// - Parameters:
    ///   - screens: the classes that are asked about.
    ///   - views: those that are views: they are shown where they are made.
    ///   - tabs: those of which it is known that they lie above a tab bar.
    ///   - interfaces: the files by which some of them lead to others.
    func codeWays(
        to screens: Set<String>, views: Set<String>, besides tabs: Set<String>, in interfaces: InterfaceIndex,
        from search: some SourceSearch, with workers: inout some WorkerPool
    ) -> CodeWays {
        let functions = interfaces.surroundings.functionsHidingTabBar
        var ways = CodeWays(
            hidesBarsOfAll: hidesBarsOfAll(search), pushesCoverBars: interfaces.surroundings.pushesCoverTabBars)
        var makers = ControllerSearch()
        var new = screens.union(interfaces.classesLeading(to: screens)).subtracting(tabs)
        while !new.isEmpty {
            for name in new { ways.makings[name] = [] }
            let controllers = screens.union(makers.controllers)
            let perFile = workers.map(search.files(declaring: [], mentioning: new)) { [new] files, file in
                let mayStyle = !file.words(PresentationStyle.property).isEmpty
                guard mayStyle || file.mayUse(anyOf: new) else { return MadeControllers() }
                let tree = files.tree(of: file)
                var made = tree.makings(of: new, views: views, screens: controllers, hidingBars: functions)
                if mayStyle { made.styles = tree.ownStyles(of: new) }
                return made
            }
            let made = MadeControllers(of: perFile)
            let direct =
                made.own
                + makings(
                    by: made.returned, screens: controllers, hidingBars: functions, from: search, with: &workers)
            makers.look(for: Set(direct.compactMap(\.maker)), in: search, with: &workers)
            let found = askedFor(direct, besides: views, hidingBars: functions, &makers, from: search, with: &workers)
            for making in found {
                ways.makings[making.made, default: []].insert(making.presented(in: made.styles[making.made] ?? []))
            }
            let leading = found.filter { $0.manner != .untold || makers.controllers.contains($0.maker ?? "") }.compactMap(\.maker)
            new = Set(leading).union(interfaces.classesLeading(to: Set(leading))).subtracting(tabs)
                .subtracting(ways.makings.keys)
        }
        ways.controllers = makers.controllers
        return ways
    }

    /// Whether a navigation controller of the program's may hide the bar of whatever is pushed.
    private func hidesBarsOfAll(_ search: some SourceSearch) -> Bool {
        search.files(declaring: [Showing.pushing], mentioning: []).contains { file in
            parse(file).nodes(of: [.functionDecl]).contains { function in
                function.name == Showing.pushing && function.subtree.contains { $0.name == Making.hiding }
            }
        }
    }
}

extension CodeWays {
    /// By file, the classes that code makes only in order to push them, in controllers that lie above a tab bar, and the views
    /// that it makes only in those.
    ///
    /// One that hides the bar takes with it what is pushed over it (Apple, documentation of
    /// `UIViewController.hidesBottomBarWhenPushed`).
    ///
    /// - Parameter tabs: those of which it is known.
    func classesShown(above tabs: Set<String>) -> [String: Set<String>] {
        guard !tabs.isEmpty, !hidesBarsOfAll else { return [:] }
        return classes(besides: tabs) { way, above in
            way.keepsBar && !(pushesCoverBars && way.manner == .pushed) && (way.maker.map(above.contains) ?? false)
        }
    }

    /// The classes that code or files show, and above no tab bar, wherever they do: what is presented covers the bar, what is
    /// given to a window has none, and what hides it takes that with it; so does what only such classes push or hold (Apple,
    /// documentation of `UIViewController.present(_:animated:completion:)`).
    ///
    /// - Parameter tabs: those that code puts into tabs, in whatever file they are drawn.
    /// - Returns: those of code by file, and those that only files show.
    func classesAboveNoBar(besides tabs: Set<String>, in interfaces: InterfaceIndex) -> (
        made: [String: Set<String>], drawn: Set<String>
    ) {
        let all = Set(makings.filter { !$0.value.isEmpty }.keys)
        var found: (made: [String: Set<String>], drawn: Set<String>) = ([:], [])
        var size = -1
        while size != found.made.values.joined().count + found.drawn.count {
            size = found.made.values.joined().count + found.drawn.count
            let alone = Set(found.made.values.joined())
            // A file's screens may be above one as long as those are not known to be above none that lead to them.
            let shown = interfaces.classesAboveNoTabBar(
                besides: all.subtracting(alone).union(tabs), madeAboveNone: alone)
            found.drawn = shown.none.intersection(makings.keys).subtracting(all)
            found.made = classes(besides: [], never: shown.maybe) { way, alone in
                guard way.manner != .alone, way.manner != .sheet, !(pushesCoverBars && way.manner == .pushed) else { return true }
                guard let maker = way.maker, way.manner != .untold || controllers.contains(maker) else { return false }
                return hidesBarsOfAll && way.manner == .pushed && way.keepsBar || alone.contains(maker)
                    || found.drawn.contains(maker)
            }
        }
        return found
    }

    /// By file, the classes that code presents as sheets, and that neither it nor a file shows in another way.
    func classesInSheets(besides interfaces: InterfaceIndex) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for (name, ways) in makings where !ways.isEmpty && ways.allSatisfy({ $0.manner == .sheet }) {
            let drawn = interfaces.scenes(ofClass: name)
            guard !drawn.isFirst, drawn.sources.isEmpty, !interfaces.isDrawnToFillWindow(name) else { continue }
            for way in ways { found[way.path, default: []].insert(name) }
        }
        return found
    }

    /// By file, the classes all makings of which are as asked, by what is known of others. Screens that lead to each other in turn
    /// are as asked if nothing else leads to them that is not, and something does that is.
    ///
    /// - Parameter others: those that are not, whatever code does.
    private func classes(
        besides known: Set<String>, never others: Set<String> = [], where isMeant: (_ way: Making, _ known: Set<String>) -> Bool
    ) -> [String: Set<String>] {
        let asked = makings.filter { !$0.value.isEmpty && !known.contains($0.key) && !others.contains($0.key) }
        var possible = Set(asked.keys)
        var dropped: [String]
        repeat {
            let all = known.union(possible)
            dropped = possible.filter { name in !(asked[name] ?? []).allSatisfy { isMeant($0, all) } }
            possible.subtract(dropped)
        } while !dropped.isEmpty
        var certain = known
        var reached: [String]
        repeat {
            reached = possible.filter { name in
                !certain.contains(name) && (asked[name] ?? []).contains { isMeant($0, certain) }
            }
            certain.formUnion(reached)
        } while !reached.isEmpty
        var found: [String: Set<String>] = [:]
        for name in certain.subtracting(known) {
            for way in asked[name] ?? [] { found[way.path, default: []].insert(name) }
        }
        return found
    }
}
