import HandlerInterpreter
import ProgramIndex
import SwiftParser

/// How code comes to show controllers: over others that lie above a tab bar, which they lie above, too, or above none.
struct CodeWays {
    /// By class, where code makes it.
    fileprivate var makings: [String: Set<Making>] = [:]
    /// Whether a navigation controller of the program's may hide the bar of whatever is pushed.
    fileprivate var hidesBarsOfAll = false
    /// The classes of which it is known that they lie above a tab bar: where code makes those is not asked.
    fileprivate var tabs: Set<String> = []
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
        from search: some SourceSearch
    ) -> CodeWays {
        var ways = CodeWays(hidesBarsOfAll: hidesBarsOfAll(search), tabs: tabs)
        var new = screens.union(interfaces.classesLeading(to: screens)).subtracting(tabs)
        while !new.isEmpty {
            for name in new { ways.makings[name] = [] }
            for file in search.files(declaring: [], mentioning: new) {
                for making in parse(file).makings(of: new, views: views) { ways.makings[making.made, default: []].insert(making) }
            }
            let makers = Set(ways.makings.values.joined().compactMap(\.maker))
            new = makers.union(interfaces.classesLeading(to: makers)).subtracting(tabs).subtracting(ways.makings.keys)
        }
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
        return classes(besides: tabs) { way, above in !way.isAlone && (way.maker.map(above.contains) ?? false) }
    }

    /// The classes that code or files show, and above no tab bar, wherever they do: what is presented covers the bar, what is
    /// given to a window has none, and what hides it takes that with it; so does what only such classes push or hold (Apple,
    /// documentation of `UIViewController.present(_:animated:completion:)`).
    ///
    /// - Returns: those of code by file, and those that only files show.
    func classesAboveNoBar(in interfaces: InterfaceIndex) -> (made: [String: Set<String>], drawn: Set<String>) {
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
                way.isAlone
                    || way.maker.map {
                        hidesBarsOfAll && !way.isOfView || alone.contains($0) || found.drawn.contains($0)
                    } ?? false
            }
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

/// A place where code makes a controller or a view.
private struct Making: Hashable {
    /// What tells that the bar is hidden for a controller that is pushed.
    static let hiding = "hidesBottomBarWhenPushed"

    let path: String
    /// The class of what is made.
    let made: String
    /// The class of the controller that pushes it, or makes the view; nil where it is shown in another way, or may hide the bar.
    let maker: String?
    /// Whether it is presented, is the first of a window, or is pushed with the bar hidden.
    let isAlone: Bool
    let isOfView: Bool
}

extension SyntaxTree {
    fileprivate func makings(of classes: Set<String>, views: Set<String>) -> [Making] {
        nodes(of: [.callExpr, .castExpr]).flatMap { node -> [Making] in
            guard let name = node.madeController, classes.contains(name), node.makesController else { return [] }
            let type = node.enclosingTypeName?.lastComponent
            let hides = node.ancestors.first(where: \.kind.isTypeDeclaration)?.subtree.contains(where: TabBar.mayBeHidden)
            if views.contains(name) {
                return [
                    Making(path: file.path, made: name, maker: hides == false ? type : nil, isAlone: false, isOfView: true)
                ]
            }
            // What the code does with the object itself counts more than what else its function does.
            let showings = node.showings.isEmpty ? node.showingsOfFunction : node.showings
            let ways = showings.map { showing in
                let hidesBar = showing == .pushed && node.hidesBarOfPushed
                return Making(
                    path: file.path, made: name,
                    maker: showing == .pushed && !node.namesHiding && hides == false ? type : nil,
                    isAlone: showing == .alone || hidesBar, isOfView: false)
            }
            let unknown = Making(path: file.path, made: name, maker: nil, isAlone: false, isOfView: false)
            return ways.isEmpty ? [unknown] : ways
        }
    }
}

extension Syntax {
    /// Whether a call makes an object of the class that it names, or a cast says which one a storyboard made. What a function of
    /// the program returns is taken for made where it is pushed.
    fileprivate var makesController: Bool {
        guard let callee = child(.callee) else {
            return subtree.contains { node in
                guard node.kind == .callExpr, let name = node.child(.callee)?.name else { return false }
                return name.hasPrefix("instantiate") || (isPushed && !DeclarationIndex.isFramework(name))
            }
        }
        return callee.kind == .identifierExpr || callee.name == "init"
    }

    /// Whether the function around a place pushes something.
    private var isPushed: Bool { enclosingFunction?.pushes ?? false }

    /// What the function around a place says of hiding the bar of what it pushes.
    fileprivate var namesHiding: Bool { enclosingFunction?.subtree.contains { $0.name == Making.hiding } ?? false }
    fileprivate var hidesBarOfPushed: Bool {
        enclosingFunction?.subtree.contains { $0.name == Making.hiding && $0.isAssigned && !$0.isSetToFalse } ?? false
    }

    /// How the function around a place shows what it shows: it pushes something, or pushes nothing and presents something or gives
    /// it to a window.
    fileprivate var showingsOfFunction: Set<Showing> {
        guard let function = enclosingFunction else { return [] }
        if function.pushes { return [.pushed] }
        let presents = function.subtree.contains { node in
            node.kind == .callExpr && Showing.presenting.contains(node.child(.callee)?.name ?? "")
                || node.name == Showing.root && node.isAssigned
        }
        return presents ? [.alone] : []
    }

    private var pushes: Bool { subtree.contains { $0.kind == .callExpr && $0.pushesArgument } }
}
