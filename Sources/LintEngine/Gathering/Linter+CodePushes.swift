import HandlerInterpreter
import ProgramIndex
import SwiftParser

/// Controllers that code pushes over others that lie above a tab bar: they lie above it, too.
extension Linter {
    /// By file, the classes that code makes only in order to push them, in controllers that lie above a tab bar.
    ///
    /// One that hides the bar takes with it what is pushed over it (Apple, documentation of
    /// `UIViewController.hidesBottomBarWhenPushed`).
    ///
    /// - Parameters:
    ///   - screens: the classes that are asked about.
    ///   - tabs: those of which it is known.
    func classesPushed(
        amongst screens: Set<String>, above tabs: Set<String>, from search: some SourceSearch
    ) -> [String: Set<String>] {
        guard !tabs.isEmpty, !hidesBarsOfAll(search) else { return [:] }
        var makings: [String: Set<Making>] = [:]
        var new = screens.subtracting(tabs)
        while !new.isEmpty {
            for name in new { makings[name] = [] }
            for file in search.files(declaring: [], mentioning: new) {
                for making in parse(file).makings(of: new) { makings[making.made, default: []].insert(making) }
            }
            new = Set(makings.values.joined().compactMap(\.pusher)).subtracting(tabs).subtracting(makings.keys)
        }
        var above = tabs
        var found: [String: Set<String>] = [:]
        var size = -1
        while size != above.count {
            size = above.count
            for (name, ways) in makings where !ways.isEmpty && !above.contains(name) {
                guard ways.allSatisfy({ $0.pusher.map(above.contains) ?? false }) else { continue }
                above.insert(name)
                for way in ways { found[way.path, default: []].insert(name) }
            }
        }
        return found
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

/// A place where code makes a controller.
private struct Making: Hashable {
    /// The method that pushes a controller (Apple, documentation of UINavigationController).
    static let pushing = "pushViewController"
    /// What tells that the bar is hidden for a controller that is pushed.
    static let hiding = "hidesBottomBarWhenPushed"

    let path: String
    /// The class of what is made.
    let made: String
    /// The class of the controller that pushes it; nil where it is shown in another way, or may hide the bar.
    let pusher: String?
}

extension SyntaxTree {
    fileprivate func makings(of classes: Set<String>) -> [Making] {
        nodes(of: [.callExpr, .castExpr]).compactMap { node in
            guard let name = node.madeController, classes.contains(name), node.makesController else { return nil }
            let type = node.enclosingTypeName?.lastComponent
            let hides = node.ancestors.first(where: \.kind.isTypeDeclaration)?.subtree.contains(where: TabBar.mayBeHidden)
            return Making(path: file.path, made: name, pusher: node.isPushed && hides == false ? type : nil)
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
        return function.subtree.contains { $0.kind == .callExpr && $0.child(.callee)?.name == Making.pushing }
            && !function.subtree.contains { $0.name == Making.hiding }
    }
}
