import KeyboardFacts
import ProgramIndex
import SwiftParser

/// How code shows a controller that it makes.
enum Showing: Hashable {
    /// Over others, on the stack of a navigation controller.
    case pushed
    /// By `present(_:animated:completion:)`, in the style that the controller has.
    case presented
    /// Over everything else, or as the first of a window.
    case alone

    /// The methods that push a controller, and those that present one, under the names that Swift 2 had, too (Apple,
    /// documentation of UINavigationController and UIViewController).
    static let pushing = "pushViewController"
    static let presenting: Set<String> = ["present", "presentViewController"]
    /// The property by which a window gets its controller, and the label of what a navigation controller begins with (Apple,
    /// documentation of UIWindow and UINavigationController).
    static let root = "rootViewController"
}

extension Syntax {
    /// How the code around shows what a node makes, as far as the object itself is handed on: as an argument, as the first of a
    /// navigation controller that is, or by the local variable that keeps it. Empty where nothing tells.
    var showings: Set<Showing> { showings(depth: 0) }

    /// The same within so many hands.
    func showings(depth: Int) -> Set<Showing> {
        guard depth < Self.handsFollowed else { return [] }
        var value = self
        while let parent = value.parent, Self.wrappers.contains(parent.kind) || value.role == .base && parent.isOptional {
            value = parent
        }
        guard let parent = value.parent else { return [] }
        switch (parent.kind, value.role) {
        case (.argument, _):
            guard let call = parent.parent, call.kind == .callExpr, let callee = call.child(.callee) else { return [] }
            if call.pushesArgument { return call.pushShowings(depth: depth) }
            if Showing.presenting.contains(callee.name) { return [.presented] }
            guard parent.name == Showing.root else { return [] }
            let outer = call.showings(depth: depth + 1)
            // A class of the program's may choose its style.
            guard !DeclarationIndex.isFramework(callee.name), outer.contains(.presented) else { return outer }
            return outer.subtracting([.presented]).union([.alone])
        case (.assignExpr, .right):
            guard let left = parent.child(.left) else { return [] }
            if left.name == Showing.root { return [.alone] }
            return left.kind == .identifierExpr ? parent.uses(of: left.name, depth: depth) : []
        case (.patternBinding, _), (.optionalBinding, _):
            return parent.uses(of: parent.child(.pattern)?.name ?? parent.name, depth: depth)
        default: return []
        }
    }

    /// Whether a call pushes its first argument: `pushViewController(_:animated:)`, or `show(_:sender:)`, which the navigation
    /// controller around a screen takes for that (Apple, documentation of `UIViewController.show(_:sender:)`).
    var pushesArgument: Bool {
        guard let callee = child(.callee) else { return false }
        return callee.name == Showing.pushing || callee.name == "show" && children(.argument).contains { $0.label == "sender" }
    }

    /// How the code around a declaration shows what a variable of that name keeps.
    private func uses(of name: String, depth: Int) -> Set<Showing> {
        let isCondition = kind == .optionalBinding && parent?.kind != .guardStmt
        let scope = nearestAncestor { $0 == .codeBlock || $0 == .closureExpr || (isCondition && $0 == .ifExpr) }
        let uses = scope?.subtree.filter { use in
            use.kind == .identifierExpr && use.name == name && use.range.start > range.start && use.role != .left
        }
        return (uses ?? []).reduce(into: []) { $0.formUnion($1.showings(depth: depth + 1)) }
    }

    /// What has the value of what stands in it.
    private static let wrappers: Set<SyntaxKind> = [.castExpr, .tryExpr, .awaitExpr, .forceUnwrap, .parenExpr]
    /// The hands that an object is followed through.
    static let handsFollowed = 6

    private var isOptional: Bool { kind == .optionalChain }
}
