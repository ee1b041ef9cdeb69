import PatternMatching
import SwiftParser

/// A plain view that shows nothing: nothing is put into it, and it has no colour. It is there to measure room.
struct IsEmptyView: RuleFact {
    static let phrases = [
        FactPhrase(of: .variable, "is an empty view", "a `UIView()` without subviews and background colour", IsEmptyView())
    ]
    static let basis = FactBasis.declarations

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        let name = node.name
        guard !name.isEmpty, let type = node.nearestType else { return false }
        let bindings = type.subtree.filter { $0.kind == .patternBinding && $0.child(.pattern)?.name == name }
        guard !bindings.isEmpty, bindings.allSatisfy({ $0.child(.value)?.makesPlainView ?? false }) else { return false }
        return !type.subtree.contains { part in
            switch part.kind {
            // `name.addSubview(label)`, `name.backgroundColor = .red`
            case .memberExpr where part.child(.base)?.name == name:
                part.name.contains("ubview") && part.parent?.kind == .callExpr || part.name == "backgroundColor"
            // `build(in: name)`
            case .argument where part.child(.value)?.kind == .identifierExpr && part.child(.value)?.name == name:
                !(part.parent?.child(.callee)?.name.contains("ubview") ?? false)
            default: false
            }
        }
    }
}

extension Syntax {
    fileprivate var makesPlainView: Bool { kind == .callExpr && child(.callee)?.text == "UIView" && children(.argument).isEmpty }
}
