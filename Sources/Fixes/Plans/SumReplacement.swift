import Behaviour
import HandlerInterpreter
import KeyboardFacts
import LintEngine
import ProgramIndex
import SourceText
import SwiftParser
import Vocabulary

/// The edits by which handlers that add to where something is, anew at each event, set it to its place at rest, more or less by
/// as much as they add.
///
/// The place at rest is what the handlers themselves set it to when the keyboard goes. Where they take off again what they have
/// added, it is the number that it has before the first event.
struct SumReplacement {
    let edits: [FileEdit]

    /// - Parameter others: edits that set something to a place already.
    init(for run: SessionRun, besides others: [FileEdit], in index: DeclarationIndex) {
        var sums: [String: [Sum]] = [:]
        var rests: [String: Set<LayoutWrite.Amount>] = [:]
        var resets: [String: Set<String>] = [:]
        for path in run.behaviours.first?.runs.flatMap(\.paths) ?? [] {
            var met: Set<String> = []
            for write in path.trace.writes {
                let name = write.target.text.withoutSelf
                if met.insert(name).inserted { rests[name, default: []].insert(write.before) }
                if write.quantity?.isFromKeyboard ?? false, let sum = Sum(write.target) {
                    if sums[name]?.contains(where: { $0.target == sum.target }) != true { sums[name, default: []].append(sum) }
                } else {
                    resets[name, default: []].insert(write.placeAtRest ?? "")
                }
            }
        }
        func isSet(_ sum: Sum) -> Bool {
            others.contains { $0.path == sum.target.file.path && $0.edit.range.start == sum.target.range.end }
        }
        var replaced: [Syntax] = []
        let set = sums.sorted { $0.key < $1.key }.flatMap { name, sums -> [FileEdit] in
            guard let first = sums.first else { return [] }
            let added = sums.filter { $0.isDown == first.isDown }
            let taken = sums.filter { $0.isDown != first.isDown }
            if let reset = resets[name] {
                guard taken.isEmpty, reset.count == 1, let rest = reset.first, !rest.isEmpty else { return [] }
                return added.filter { !isSet($0) }.flatMap { $0.set(from: rest) }
            }
            guard !taken.isEmpty, let known = rests[name], known.count == 1, case .points(let points)? = known.first,
                !index.mayRestElsewhere(first.target)
            else { return [] }
            let rest = points.literal
            replaced += taken.map(\.added)
            return added.filter { !isSet($0) }.flatMap { $0.set(from: rest) } + taken.map { $0.reset(to: rest) }
        }
        edits = (set + UnusedBindings(without: replaced, in: index).edits).sorted()
    }
}

extension DeclarationIndex {
    /// Whether code of the type around a place may have it at rest where something that was not run decides, as a custom
    /// presentation does: it keeps in a property where it is, or gives the view a frame or such a presentation.
    fileprivate func mayRestElsewhere(_ place: Syntax) -> Bool {
        let name = place.text.withoutSelf
        return lineage(of: place.enclosingTypeName ?? "").flatMap(\.declarations).contains { type in
            type.subtree.contains { node in
                guard let assignment = node.parent, assignment.kind == .assignExpr else { return false }
                if node.role == .right { return node.kind == .memberExpr && node.text.withoutSelf == name }
                guard node.role == .left, assignment.isNamed("=") else { return false }
                if node.name == "frame", name.hasPrefix(node.text.withoutSelf + ".") { return true }
                return node.name == "modalPresentationStyle" && assignment.child(.right)?.name == "custom"
                    && name.hasPrefix("view.")
            }
        }
    }
}

extension LayoutWrite {
    /// What an assignment sets its target to, where that is a number or a property, and nothing of the keyboard's; nil for any
    /// other write.
    fileprivate var placeAtRest: String? {
        guard value.role == .right, value.parent?.kind == .assignExpr, value.parent?.isNamed("=") ?? false,
            !(quantity?.isFromKeyboard ?? true), let function = value.enclosingFunction,
            value.subtree.allSatisfy({ node in
                switch node.kind {
                case .integerLiteral, .floatLiteral, .prefixExpr, .memberExpr: true
                case .identifierExpr: !function.boundNames.contains(node.name)
                default: false
                }
            })
        else { return nil }
        return value.isZero ? "0" : value.text
    }
}
