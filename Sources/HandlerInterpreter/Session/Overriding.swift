import KeyboardFacts
import ProgramIndex
import SwiftParser

/// The functions of a class, its superclasses and protocols, of which its objects do not run all.
///
/// A subclass that overrides a method without a call of `super` leaves out what the method does, and what only that one calls
/// (The Swift Programming Language, "Overriding"). What UIKit or other code of the files at hand may call counts as run.
struct Overriding {
    /// From the class itself up.
    private let lineage: [TypeDeclaration]
    private let index: DeclarationIndex
    /// The functions that are asked about: what nothing else leads to runs for none of them.
    private var asked: Set<Syntax> = []

    init(of type: String, in index: DeclarationIndex) {
        lineage = index.lineage(of: type)
        self.index = index
    }

    /// Whether nothing that an object runs comes to a function.
    func leavesOut(_ function: Syntax) -> Bool {
        guard let place = lineage.firstIndex(where: { $0.functions[function.name]?.contains(function) ?? false }),
            !asked.contains(function), asked.count < Self.limit
        else { return asked.contains(function) }
        var further = self
        further.asked.insert(function)
        let subclasses = lineage[..<place].filter { $0.kind == .classDecl }
        let overrides = subclasses.flatMap { $0.functions[function.name] ?? [] }.filter { $0.overrides(function) }
        if !overrides.isEmpty {
            let calls = subclasses.flatMap(\.declarations).flatMap(\.subtree).filter { node in
                node.kind == .memberExpr && node.name == function.name && node.child(.base)?.name == "super"
            }
            return calls.allSatisfy(further.leavesOut(around:))
        }
        guard !function.hasModifier("override"), function.children(.attribute).isEmpty else { return false }
        let mentions = index.trees.flatMap { $0.nodes(of: [.identifierExpr, .memberExpr], spelled: [function.name]).map(\.node) }
        // Without a call at hand, nobody knows who calls it.
        let own = mentions.filter { !further.isOfOthers($0) && !further.isOfSuperclass($0, above: place) }
        return !own.isEmpty && own.allSatisfy(further.leavesOut(around:))
    }

    /// The functions that one answer is looked for through.
    private static let limit = 16

    private func leavesOut(around call: Syntax) -> Bool {
        guard call.isOwnMention, let function = call.enclosingFunction else { return false }
        return leavesOut(function)
    }

    /// Whether a class means what its superclasses have, being the one at a place of the lineage or above it:
    /// `super.viewDidLoad()` in `viewDidLoad(_:)`.
    private func isOfSuperclass(_ mention: Syntax, above place: Int) -> Bool {
        guard mention.kind == .memberExpr, mention.child(.base)?.name == "super", let type = mention.enclosingTypeName else {
            return false
        }
        return lineage[place...].contains { $0.name == type }
    }

    /// Whether a class of another lineage means a function of its own by a name.
    private func isOfOthers(_ mention: Syntax) -> Bool {
        guard let type = mention.enclosingTypeName else { return false }
        return mention.isOwnMention && !lineage.contains { $0.name == type }
    }
}

extension Syntax {
    /// `register`, `self.register` or `self?.register`.
    fileprivate var isOwnMention: Bool {
        guard kind == .memberExpr else { return true }
        return ["self", "self?", "super"].contains(child(.base)?.text ?? "")
    }

    fileprivate func overrides(_ function: Syntax) -> Bool {
        func labels(_ function: Syntax) -> [String?] { function.children(.parameter).map(\.argumentLabel) }
        return hasModifier("override") && labels(self) == labels(function)
    }
}
