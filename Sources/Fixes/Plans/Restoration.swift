import Behaviour
import HandlerInterpreter
import KeyboardFacts
import LintEngine
import ProgramIndex
import SourceText
import SwiftParser
import Vocabulary

/// The edits by which handlers give an inset, a constraint or a view's y back what it had before the keyboard came, where they
/// reset it to another number.
///
/// The value is written as the code that sets the screen up writes it, so that a change of one is a change of both; a constraint
/// of which only the number is known gets the number.
struct Restoration {
    let edits: [FileEdit]

    init(for run: SessionRun, in facts: FileFacts) {
        var rests: [Place: Set<LayoutWrite.Amount>] = [:]
        var resets: [Syntax: LayoutWrite] = [:]
        var other: Set<Syntax> = []
        for path in run.behaviours.first?.runs.flatMap(\.paths) ?? [] {
            var own: [Place: LayoutWrite.Amount] = [:]
            for write in path.trace.writes where write.isRestorable {
                let place = Place(write)
                let rest = own[place] ?? write.before
                own[place] = rest
                rests[place, default: []].insert(rest)
                // A number that is written while the keyboard is there is what somebody chose for then.
                let isHidden =
                    path.steps.indices.contains(write.step) && path.steps[write.step].world.keyboard.state == .hidden
                if !write.value.isReset || !isHidden {
                    other.insert(write.target)
                } else if write.after != rest {
                    resets[write.target] = write
                }
            }
        }
        let type = run.session.client?.type ?? run.session.handlers.first?.owner
        let handled = Set(run.writes.map(\.target))
        edits = resets.filter { !other.contains($0.key) }.compactMap { target, write -> FileEdit? in
            let isAssigned = write.value.role == .right && write.value.parent?.kind == .assignExpr
            guard isAssigned || (write.kind == .constraintConstant && write.value.isOffset),
                let known = rests[Place(write)], known.count == 1, let rest = known.first
            else { return nil }
            let text: String?
            switch (write.kind, rest) {
            case (.constraintConstant, .points(let points)), (.frame, .points(let points)): text = points.literal
            case (.contentInset, _): text = type.flatMap { Self.inset(of: target, as: $0, besides: handled, facts) }
            default: text = nil
            }
            return text.map { FileEdit(path: target.file.path, TextEdit(range: write.value.range, replacement: $0)) }
        }.sorted()
    }

    /// What is written to, whichever statement does.
    private struct Place: Hashable {
        let kind: SinkKind
        let object: String
        let constraint: ConstraintDescription?

        init(_ write: LayoutWrite) {
            (kind, object, constraint) = (write.kind, write.object, write.constraint)
        }
    }

    // MARK: What the set-up says

    /// What the set-up gives the inset that a handler resets, in the form that the handler needs; nil where it does not say it
    /// once, in the same file and in constants.
    private static func inset(of target: Syntax, as type: String, besides handled: Set<Syntax>, _ facts: FileFacts) -> String? {
        guard let reset = target.writtenInset, let name = reset.view.ownProperty else { return nil }
        let declarations = facts.index.lineage(of: type).flatMap(\.declarations).filter { $0.tree === target.tree }
        let found = declarations.flatMap(\.subtree).filter { node in
            guard node.kind == .assignExpr, node.isNamed("="), let left = node.child(.left), !handled.contains(left) else {
                return false
            }
            return left.writtenInset?.view.isProperty(name) ?? false
        }
        guard found.count == 1, let left = found[0].child(.left), let setUp = left.writtenInset,
            let value = found[0].child(.right)
        else { return nil }
        let given = reset.isBottom && !setUp.isBottom ? value.bottomInsetArgument : value
        guard let given, given.isConstant(facts, in: type) else { return nil }
        return !reset.isBottom && setUp.isBottom
            ? "UIEdgeInsets(top: 0, left: 0, bottom: \(given.text), right: 0)" : given.text
    }
}

extension LayoutWrite {
    fileprivate var isRestorable: Bool {
        switch kind {
        case .contentInset, .constraintConstant: true
        case .frame: target.isNamed("y")
        default: false
        }
    }
}

extension Syntax {
    /// Whether it is what `.offset(0)` and `.update(offset: 0)` take: the constant of a constraint that SnapKit makes.
    fileprivate var isOffset: Bool {
        guard role == .value, let argument = parent, argument.kind == .argument,
            let callee = argument.parent?.child(.callee), callee.kind == .memberExpr
        else { return false }
        return callee.name == "offset" ? argument.label == nil : callee.name == "update" && argument.label == "offset"
    }

    /// Whether it is a number, or insets made of numbers.
    fileprivate var isReset: Bool {
        switch kind {
        case .integerLiteral, .floatLiteral: true
        case .prefixExpr: child(.operand)?.isReset ?? false
        case .memberExpr: name == "zero"
        case .identifierExpr: name == "UIEdgeInsetsZero"
        case .callExpr:
            ["UIEdgeInsets", "UIEdgeInsetsMake", "init"].contains(child(.callee)?.name ?? "")
                && children(.argument).allSatisfy { $0.child(.value)?.isReset ?? false }
        default: false
        }
    }

    /// Of `table.contentInset` and `table.contentInset.bottom`, the view and whether it is the bottom alone.
    fileprivate var writtenInset: (view: Syntax, isBottom: Bool)? {
        guard kind == .memberExpr else { return nil }
        let inset = name == "bottom" ? child(.base)?.unwrapped : self
        guard let inset, inset.kind == .memberExpr, inset.name == "contentInset", let view = inset.child(.base) else {
            return nil
        }
        return (view, name == "bottom")
    }

    /// Whether it means a property of the type: by its name, or in the closure that makes it.
    fileprivate func isProperty(_ property: String) -> Bool {
        if ownProperty == property { return true }
        return kind == .identifierExpr
            && nearestAncestor(where: { $0 == .patternBinding })?.parent?.role == .member
            && nearestAncestor(where: { $0 == .patternBinding })?.boundNames.first == property
    }

    /// Whether it has the same value wherever it stands in the type: numbers, constants of types, `let` properties.
    fileprivate func isConstant(_ facts: FileFacts, in type: String) -> Bool {
        subtree.allSatisfy { node in
            switch node.kind {
            case .integerLiteral, .floatLiteral, .prefixExpr, .binaryExpr, .parenExpr, .memberExpr, .argument: return true
            case .callExpr: return node.isReset || node.child(.callee)?.name == "UIEdgeInsets"
            case .identifierExpr:
                if node.name.first?.isUppercase ?? false { return true }
                return facts.index.lineage(of: type).contains { $0.properties[node.name]?.parent?.isNamed("let") ?? false }
            default: return false
            }
        }
    }
}
