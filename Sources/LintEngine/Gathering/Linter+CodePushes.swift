import HandlerInterpreter
import ProgramIndex
import SwiftParser

/// How code comes to show controllers: over others that lie above a tab bar, which they lie above, too, or above none.
struct CodeWays {
    /// By class, where code makes it.
    fileprivate var makings: [String: Set<Making>] = [:]
    /// Whether a navigation controller of the program's may hide the bar of whatever is pushed.
    fileprivate var hidesBarsOfAll = false
}

extension Linter {
    /// Where code makes objects of some classes, and of those that show them in turn.
    ///
    /// - Parameters:
    ///   - screens: the classes that are asked about.
    ///   - views: those that are views: they are shown where they are made.
    ///   - tabs: those of which it is known that they lie above a tab bar.
    func codeWays(
        to screens: Set<String>, views: Set<String>, besides tabs: Set<String>, from search: some SourceSearch
    ) -> CodeWays {
        var ways = CodeWays(hidesBarsOfAll: hidesBarsOfAll(search))
        var new = screens.subtracting(tabs)
        while !new.isEmpty {
            for name in new { ways.makings[name] = [] }
            for file in search.files(declaring: [], mentioning: new) {
                for making in parse(file).makings(of: new, views: views) { ways.makings[making.made, default: []].insert(making) }
            }
            let makers = ways.makings.values.joined().compactMap(\.maker)
            new = Set(makers).subtracting(tabs).subtracting(ways.makings.keys)
        }
        return ways
    }

    /// Whether a navigation controller of the program's may hide the bar of whatever is pushed.
    private func hidesBarsOfAll(_ search: some SourceSearch) -> Bool {
        search.files(declaring: [Making.pushing], mentioning: []).contains { file in
            parse(file).nodes(of: [.functionDecl]).contains { function in
                function.name == Making.pushing && function.subtree.contains { $0.name == Making.hiding }
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

    /// By file, the classes that code shows above no tab bar, wherever it makes them: it presents them or gives them to a window,
    /// or they hide the bar; and those that it makes only in such.
    ///
    /// What is presented covers the bar (Apple, documentation of `UIViewController.present(_:animated:completion:)`).
    var classesAboveNoBar: [String: Set<String>] {
        classes(besides: []) { way, alone in
            way.isAlone || way.maker.map { hidesBarsOfAll && !way.isOfView || alone.contains($0) } ?? false
        }
    }

    /// By file, the classes all makings of which are as asked, by what is known of others.
    private func classes(
        besides known: Set<String>, where isMeant: (_ way: Making, _ known: Set<String>) -> Bool
    ) -> [String: Set<String>] {
        var known = known
        var found: [String: Set<String>] = [:]
        var size = -1
        while size != known.count {
            size = known.count
            for (name, ways) in makings where !ways.isEmpty && !known.contains(name) {
                guard ways.allSatisfy({ isMeant($0, known) }) else { continue }
                known.insert(name)
                for way in ways { found[way.path, default: []].insert(name) }
            }
        }
        return found
    }
}

/// A place where code makes a controller or a view.
private struct Making: Hashable {
    /// The method that pushes a controller (Apple, documentation of UINavigationController).
    static let pushing = "pushViewController"
    /// What tells that the bar is hidden for a controller that is pushed.
    static let hiding = "hidesBottomBarWhenPushed"
    /// What shows a controller above everything else (Apple, documentation of UIViewController).
    static let presenting = "present"
    /// The property by which a window gets its controller (Apple, documentation of UIWindow).
    static let root = "rootViewController"

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
        nodes(of: [.callExpr, .castExpr]).compactMap { node in
            guard let name = node.madeController, classes.contains(name), node.makesController else { return nil }
            let type = node.enclosingTypeName?.lastComponent
            let hides = node.ancestors.first(where: \.kind.isTypeDeclaration)?.subtree.contains(where: TabBar.mayBeHidden)
            let isView = views.contains(name)
            return Making(
                path: file.path, made: name, maker: (isView || node.isPushed) && hides == false ? type : nil,
                isAlone: !isView && node.isShownAlone, isOfView: isView)
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

    /// Whether the function around a place pushes something, and hides no bar for it.
    fileprivate var isPushed: Bool {
        guard let function = enclosingFunction else { return false }
        return function.pushes && !function.subtree.contains { $0.name == Making.hiding }
    }

    /// Whether the function around a place pushes something and hides the bar for it, or pushes nothing and presents something or
    /// gives it to a window.
    fileprivate var isShownAlone: Bool {
        guard let function = enclosingFunction else { return false }
        if function.pushes { return function.subtree.contains { $0.name == Making.hiding && $0.isAssigned && !$0.isSetToFalse } }
        return function.subtree.contains { node in
            node.kind == .callExpr && node.child(.callee)?.name == Making.presenting
                || node.name == Making.root && node.isAssigned
        }
    }

    private var pushes: Bool { subtree.contains { $0.kind == .callExpr && $0.child(.callee)?.name == Making.pushing } }
}
