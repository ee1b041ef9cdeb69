import HandlerInterpreter
import PatternMatching
import SwiftParser

/// The node is an animation without a statement in its block that it could animate, or code that only such animations use as
/// their options: that constraints have other constants shows with the next layout, wherever that is.
struct AnimationChangesNothing: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .match, "animation changes nothing",
            "an animation whose block only sets constants of constraints, or is empty, or options that only such animations use",
            AnimationChangesNothing())
    ]
    static let basis = FactBasis.declarations

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        if node.kind == .callExpr, node.animationBlock != nil { return node.isEmptyAnimation }
        for ancestor in [node] + node.ancestors {
            guard let parent = ancestor.parent else { return false }
            if parent.isOptionsArgument, let call = parent.parent { return call.isEmptyAnimation }
            if parent.kind == .patternBinding, ancestor.role == .value, let name = parent.child(.pattern)?.name {
                return isUsedOnlyByEmptyAnimations(name, declaredAt: parent)
            }
        }
        return false
    }

    /// Whether a local variable is mentioned, and nowhere but in the options of such animations.
    private func isUsedOnlyByEmptyAnimations(_ name: String, declaredAt binding: Syntax) -> Bool {
        guard let block = binding.blockAround else { return false }
        let mentions = block.subtree.filter { $0.kind == .identifierExpr && $0.name == name }
        return !mentions.isEmpty
            && mentions.allSatisfy { mention in
                mention.ancestors.first(where: \.isOptionsArgument)?.parent?.isEmptyAnimation ?? false
            }
    }
}

extension Syntax {
    fileprivate var isOptionsArgument: Bool { kind == .argument && label == "options" }

    fileprivate var isEmptyAnimation: Bool {
        animationBlock?.children(.statement).allSatisfy { statement in
            statement.kind == .assignExpr && statement.child(.left)?.name == "constant"
                && !statement.subtree.contains { $0.kind == .callExpr }
        } ?? false
    }

    /// The closure of a call that animates what it changes; nil for a call that is given none. Where several stand behind the
    /// parentheses, the first has no label, and where one has the label inside them, what stands behind is the completion.
    fileprivate var animationBlock: Syntax? {
        guard kind == .callExpr else { return nil }
        let arguments = children(.argument)
        let block =
            arguments.first { $0.label == "animations" } ?? arguments.first { $0.kind == .trailingClosure && $0.label == nil }
        return block?.child(.value).flatMap { $0.kind == .closureExpr ? $0 : nil }
    }
}
