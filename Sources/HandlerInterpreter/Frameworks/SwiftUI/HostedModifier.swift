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
    /// The calls around the modified view by which the body ignores parts of the safe area.
    let ignoring: [Syntax]
}

/// The parts that a safe area is made of (Apple, documentation of `SafeAreaRegions`).
struct SafeAreaParts: OptionSet, Hashable {
    let rawValue: Int
    static let container = Self(rawValue: 1)
    static let keyboard = Self(rawValue: 2)
}

extension DeclarationIndex {
    /// Whether a type is a view or a view modifier of SwiftUI's.
    func isHosted(_ type: String) -> Bool { ancestorNames(of: type).contains(where: ["View", "ViewModifier"].contains) }

    /// The modifiers that get a property's value and place something by it, by the code that reads it; no entry for code that
    /// reads it elsewhere, too.
    func hostedModifiers(reading property: Syntax, named name: String) -> [Syntax: [HostedModifier]] {
        var modifiers: [Syntax: [HostedModifier]] = [:]
        var (others, ignoring): (Set<Syntax>, Set<Syntax>) = ([], [])
        for (reader, node) in reads(of: property, named: name) {
            if let modifier = modifier(reading: node, of: property) {
                if modifiers[reader]?.contains(where: { $0.amount == modifier.amount }) ?? false { continue }
                modifiers[reader, default: []].append(modifier)
            } else if node.placesNoEnd {
                modifiers[reader, default: []] += []
            } else if node.decidesWhatIsIgnored {
                ignoring.insert(reader)
            } else {
                others.insert(reader)
            }
        }
        others.formUnion(ignoring.filter { modifiers[$0]?.isEmpty ?? true })
        return modifiers.filter { !others.contains($0.key) }
    }

    /// The modifier whose number a read is part of; nil for any other read.
    private func modifier(reading node: Syntax, of property: Syntax) -> HostedModifier? {
        // `max(12, height)` is a part of the number.
        guard let argument = node.outerArguments.first(where: { $0.parent?.hostedKind(of: $0) != nil }),
            let call = argument.parent, let amount = argument.child(.value), let kind = call.hostedKind(of: argument),
            let type = node.enclosingTypeName, isHosted(type)
        else { return nil }
        let base = node.child(.base)
        let isOwn = property.enclosingTypeName == type && (base == nil || base?.name == "self")
        if !isOwn, base == nil { return nil }
        return HostedModifier(
            amount: amount, kind: kind, type: type, owner: isOwn ? nil : base?.name, ignoring: call.ignoringAround)
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
    var namesBottom: Bool {
        ([self] + Array(subtree)).contains { ["bottom", "vertical", "all"].contains($0.name) }
    }

    /// The calls on the outcome of this one, or on what it is in, that ignore parts of the safe area.
    fileprivate var ignoringAround: [Syntax] {
        var calls: [Syntax] = []
        var inner = self
        for outer in ancestors {
            if outer.kind.isTypeDeclaration || outer.kind == .functionDecl { break }
            defer { inner = outer }
            guard outer.kind == .callExpr, let callee = outer.child(.callee), callee == inner, callee.kind == .memberExpr else {
                continue
            }
            if outer.ignoresSafeArea { calls.append(outer) }
        }
        return calls
    }

    private var ignoresSafeArea: Bool { ["ignoresSafeArea", "edgesIgnoringSafeArea"].contains(child(.callee)?.name) }

    /// Whether it is a call by which what is modified ignores the keyboard at its lower end, or may.
    package var mayIgnoreKeyboard: Bool {
        kind == .callExpr && ignoresSafeArea && ignoredParts.contains(.keyboard) && (ignoredEdges?.namesBottom ?? true)
    }

    /// The argument of a call that ignores parts of the safe area which says at which edges; nil for all.
    var ignoredEdges: Syntax? {
        let edges = children(.argument).first { $0.label == "edges" || child(.callee)?.name == "edgesIgnoringSafeArea" }
        return edges?.child(.value)
    }

    /// The parts that such a call ignores, at whichever edges.
    var ignoredParts: SafeAreaParts {
        guard child(.callee)?.name == "ignoresSafeArea" else { return [.container, .keyboard] }
        switch children(.argument).first(where: { $0.label == nil })?.child(.value)?.name {
        case "keyboard": return .keyboard
        case "container": return .container
        default: return [.container, .keyboard]
        }
    }

    fileprivate var decidesWhatIsIgnored: Bool { outerArguments.contains { $0.parent?.ignoresSafeArea ?? false } }

    /// Whether the read is in an argument of a modifier that moves nothing up or down: padding at other edges, what things look
    /// like, and what an animation or an observer waits for.
    fileprivate var placesNoEnd: Bool {
        outerArguments.contains { argument in
            guard let call = argument.parent, let callee = call.child(.callee), callee.kind == .memberExpr else { return false }
            let edges = call.children(.argument).first?.child(.value)
            if callee.name == "padding" { return argument != call.children(.argument).first && !(edges?.namesBottom ?? true) }
            return Self.modifiersOfLooks.contains(callee.name)
        }
    }

    /// The arguments around a node, innermost first, within the closure or function that it is in.
    fileprivate var outerArguments: some Sequence<Syntax> {
        ancestors.prefix { $0.kind != .closureExpr && $0.kind != .functionDecl }.filter { $0.kind == .argument }
    }

    /// Modifiers that change neither the size nor the place of a view (Apple, documentation of SwiftUI's `View`: its styling,
    /// graphics, input and lifecycle modifiers).
    private static let modifiersOfLooks: Set<String> = [
        "allowsHitTesting", "animation", "blur", "brightness", "clipShape", "cornerRadius", "disabled", "foregroundColor",
        "foregroundStyle", "grayscale", "onChange", "opacity", "rotationEffect", "saturation", "scaleEffect", "shadow", "tint",
        "zIndex",
    ]
}
