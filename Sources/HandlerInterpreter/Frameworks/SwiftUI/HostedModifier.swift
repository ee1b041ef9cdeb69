import ProgramIndex
import SwiftParser
import Vocabulary

/// A modifier by which the body of a SwiftUI view places what it modifies: `padding(.bottom, height)`, `offset(y: -height)`.
struct HostedModifier: Hashable {
    /// The expression of the number of points.
    let amount: Syntax
    let kind: SinkKind
    /// The view or view modifier whose body it is in.
    let type: String
    /// By which property the view has the object whose property the body reads; nil for one of the view's own.
    let owner: String?
    /// The parts of the safe area that the body ignores around the modified view.
    let ignored: SafeAreaParts

    /// Apple, documentation of `SafeAreaRegions`.
    struct SafeAreaParts: OptionSet, Hashable {
        let rawValue: Int
        static let container = Self(rawValue: 1)
        static let keyboard = Self(rawValue: 2)
    }
}

extension DeclarationIndex {
    /// The modifiers that get a property's value, by the code that reads it; no entry for code that reads it elsewhere, too.
    func hostedModifiers(reading property: Syntax, named name: String) -> [Syntax: [HostedModifier]] {
        var modifiers: [Syntax: [HostedModifier]] = [:]
        var others: Set<Syntax> = []
        for (reader, node) in reads(of: property, named: name) where !node.isOnlyWatched {
            if let modifier = modifier(reading: node, of: property) {
                if modifiers[reader]?.contains(where: { $0.amount == modifier.amount }) ?? false { continue }
                modifiers[reader, default: []].append(modifier)
            } else {
                others.insert(reader)
            }
        }
        return modifiers.filter { !others.contains($0.key) }
    }

    /// The modifier whose number a read is part of; nil for any other read.
    private func modifier(reading node: Syntax, of property: Syntax) -> HostedModifier? {
        // `max(12, height)` is a part of the number.
        let number = node.ancestors.prefix { $0.kind != .closureExpr && $0.kind != .functionDecl }
        guard
            let argument = number.first(where: { $0.kind == .argument && $0.parent?.hostedKind(of: $0) != nil }),
            let call = argument.parent, let amount = argument.child(.value), let kind = call.hostedKind(of: argument),
            let type = node.enclosingTypeName, ancestorNames(of: type).contains(where: ["View", "ViewModifier"].contains)
        else { return nil }
        let base = node.child(.base)
        let isOwn = property.enclosingTypeName == type && (base == nil || base?.name == "self")
        if !isOwn, base == nil { return nil }
        return HostedModifier(
            amount: amount, kind: kind, type: type, owner: isOwn ? nil : base?.name, ignored: call.ignoredAround)
    }
}

extension Syntax {
    /// What a call makes of an argument: room below a view, or a move up or down.
    fileprivate func hostedKind(of argument: Syntax) -> SinkKind? {
        guard kind == .callExpr, let callee = child(.callee), callee.kind == .memberExpr else { return nil }
        let arguments = children(.argument)
        switch callee.name {
        case "padding", "safeAreaPadding":
            guard arguments.count == 2, arguments[1] == argument, let edges = arguments[0].child(.value) else { return nil }
            return edges.namesBottom ? .bottomPadding : nil
        case "offset": return argument.label == "y" ? .verticalOffset : nil
        default: return nil
        }
    }

    /// Whether a set of edges has the lower one.
    private var namesBottom: Bool {
        ([self] + Array(subtree)).contains { ["bottom", "vertical", "all"].contains($0.name) }
    }

    /// The parts of the safe area that calls on the outcome of this one, or on what it is in, ignore at the lower end.
    fileprivate var ignoredAround: HostedModifier.SafeAreaParts {
        var parts: HostedModifier.SafeAreaParts = []
        var inner = self
        for outer in ancestors {
            if outer.kind.isTypeDeclaration || outer.kind == .functionDecl { break }
            defer { inner = outer }
            guard outer.kind == .callExpr, let callee = outer.child(.callee), callee == inner, callee.kind == .memberExpr else {
                continue
            }
            parts.formUnion(outer.ignoredParts)
        }
        return parts
    }

    /// Of a call of `ignoresSafeArea` or `edgesIgnoringSafeArea`; none for any other, and where the edges are open.
    private var ignoredParts: HostedModifier.SafeAreaParts {
        let arguments = children(.argument)
        switch child(.callee)?.name {
        case "edgesIgnoringSafeArea": return arguments.first?.child(.value)?.namesBottom ?? false ? [.container, .keyboard] : []
        case "ignoresSafeArea":
            if let edges = arguments.first(where: { $0.label == "edges" })?.child(.value) {
                guard edges.kind != .ternaryExpr, edges.namesBottom else { return [] }
            }
            switch arguments.first(where: { $0.label == nil })?.child(.value)?.name {
            case "keyboard": return .keyboard
            case "container": return .container
            default: return [.container, .keyboard]
            }
        default: return []
        }
    }

    /// Whether the read only says what an animation or an observer waits for.
    fileprivate var isOnlyWatched: Bool {
        guard let argument = ancestors.first(where: { $0.kind == .argument }) else { return false }
        return ["value", "of"].contains(argument.label)
            && ["animation", "onChange"].contains(argument.parent?.child(.callee)?.name ?? "")
    }
}
