import PatternMatching
import SwiftParser

/// The node's handler takes the number of an animation curve for animation options, without moving it to its place.
struct CurveIsUnshifted: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .match, "animation curve is unshifted",
            "the number of an animation curve is used as animation options without a shift", CurveIsUnshifted())
    ]
    static let basis = FactBasis.handler

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        node.subtree.contains { isUnshiftedCurve($0, in: evidence.values) }
    }

    /// Options keep the curve in their bits from 16 on (Apple, UIView.AnimationOptions: `curveLinear` is 3 << 16), so a number
    /// from the notification that reaches none of those is a curve as it came.
    private func isUnshiftedCurve(_ call: Syntax, in values: ValueTable) -> Bool {
        guard call.kind == .callExpr, !call.isDiscarded, let callee = call.child(.callee),
            Self.namesOptions(callee)
                || callee.name == "init" && (callee.child(.base).map(Self.namesOptions) ?? (call.parent?.label == "options")),
            let value = call.children(.argument).first(where: { $0.label == "rawValue" })?.child(.value),
            let curve = values.quantity(of: value), let number = curve.known
        else { return false }
        return curve.origins.contains { $0.source == .animation } && (1..<65_536).contains(number)
    }

    private static func namesOptions(_ type: Syntax) -> Bool { type.name.hasSuffix("AnimationOptions") }
}

extension Syntax {
    /// Whether nothing gets the node's value: `_ = options`.
    fileprivate var isDiscarded: Bool {
        guard let parent else { return false }
        switch parent.kind {
        case .assignExpr: return role == .right && parent.child(.left)?.text == "_"
        case .patternBinding: return role == .value && parent.child(.pattern)?.kind == .wildcardPattern
        case .parenExpr, .optionalChain, .forceUnwrap, .binaryExpr: return parent.isDiscarded
        default: return false
        }
    }
}
