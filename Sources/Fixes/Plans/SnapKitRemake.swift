import SwiftParser

/// A call of `remakeConstraints` (SnapKit, `ConstraintViewDSL`): it takes out all constraints of a view, and makes others.
struct SnapKitRemake {
    private let view: Syntax
    private let closure: Syntax

    /// Nil for any other call.
    init?(_ call: Syntax) {
        self.init(call, method: "remakeConstraints")
    }

    private init?(_ call: Syntax, method: StaticString) {
        guard call.kind == .callExpr, let callee = call.child(.callee), callee.isNamed(method),
            let proxy = callee.child(.base)?.unwrapped, proxy.name == "snp", let view = proxy.child(.base)?.unwrapped,
            let closure = call.closureArguments.first
        else { return nil }
        self.view = view
        self.closure = closure
    }

    /// Whether each of its lines that ties more than a lower edge stands in a closure by which the set-up makes constraints of a
    /// view of the same name: what it leaves out is lost with the first keyboard, and stays with the guide.
    func restatesSetUp(in trees: [SyntaxTree]) -> Bool {
        let others = lines.filter { !$0.isOfBottom }
        guard !others.isEmpty else { return true }
        let made = trees.flatMap { $0.nodes(of: [.callExpr]) }.compactMap { SnapKitRemake($0, method: "makeConstraints") }
        let stated = Set(made.filter { $0.view.name == view.name }.flatMap(\.lines).map(\.text))
        return others.allSatisfy { stated.contains($0.text) }
    }

    private var lines: [Line] {
        let maker = closure.children(.parameter).first?.name ?? "$0"
        return closure.children(.statement).map { Line($0, maker: maker) }
    }

    private struct Line {
        /// Without spaces, `self.` and the name that the closure gives its maker.
        let text: String
        let isOfBottom: Bool

        init(_ statement: Syntax, maker: String) {
            let code = statement.text.filter { !$0.isWhitespace }.replacing("self.", with: "")
            text = code.hasPrefix(maker + ".") ? String(code.dropFirst(maker.count + 1)) : code
            // `bottom.equalTo(…)`, not `bottom.leading.equalTo(…)`
            let relation = text.dropFirst("bottom.".count).prefix { $0 != "(" && $0 != "." }
            isOfBottom = text.hasPrefix("bottom.") && relation.lowercased().contains("equalto")
        }
    }
}
