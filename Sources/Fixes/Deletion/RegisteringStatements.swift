import KeyboardFacts
import LintEngine
import ProgramIndex
import SwiftParser

extension KeyboardHandler {
    /// The block that runs.
    var codeBody: Syntax? {
        switch target {
        case .function(let declaration): declaration.child(.body)
        case .closure(let closure): closure
        case .loop, .assignment, .unknown: nil
        }
    }

    /// Whether it is a method that another object calls, which observes for its own.
    var isCalledByOthers: Bool {
        if case .function = target { through != nil } else { false }
    }

    /// A registration of it outside of its own class, which then may serve others, too.
    func registrationElsewhere(in index: DeclarationIndex) -> Syntax? {
        guard through == nil, let owner, let own = index.types[owner]?.declarations else { return nil }
        return registrations.lazy.compactMap { statement(of: $0, in: index) }.first { !own.cover($0) }
    }

    /// Whether it stands in the place of a superclass's method that does nothing.
    func overridesNothing(in index: DeclarationIndex) -> Bool {
        guard case .function(let declaration) = target, declaration.hasModifier("override"), let owner,
            let ancestor = index.lineage(of: owner).dropFirst().first?.name,
            let method = index.method(
                declaration.name, labels: declaration.children(.parameter).map(\.argumentLabel), in: ancestor),
            let body = method.child(.body)
        else { return false }
        return Remainder(of: body, without: [], index, in: ancestor).isEmpty
    }

    /// The statements that do nothing but register it, each registration's own.
    ///
    /// - Parameter gone: the handlers that are registered no more.
    /// - Throws: where more goes on in one, or it registers what is registered further on.
    func registeringStatements(among gone: [KeyboardHandler], in index: DeclarationIndex) throws(FixRefusal) -> [Syntax] {
        if let statement = handingStatement(among: gone, in: index) { return [statement] }
        var result: [Syntax] = []
        for registration in registrations {
            let node = registration.reference.node
            guard through == nil, let statement = statement(of: registration, in: index) else { throw .registration(node) }
            // Another notification in the same statement has to go as well.
            let others = NotificationReference.all(in: node.tree).filter { statement.range.contains($0.node.range) }
            let isWhole = others.allSatisfy { other in
                gone.contains { $0.registrations.contains { $0.reference.node == other.node } }
            }
            guard isWhole else { throw .registration(node) }
            result.append(statement)
        }
        return result
    }

    /// The statement that hands the closure to what observes for its object, and does nothing else; nil where more goes on in it.
    private func handingStatement(among gone: [KeyboardHandler], in index: DeclarationIndex) -> Syntax? {
        guard through != nil, case .closure(let closure) = target, let statement = closure.enclosingStatement,
            statement.isCallOrAssignment
        else { return nil }
        let purity = Purity(index: index, type: owner)
        let others = statement.subtree.filter { node in
            node.kind == .closureExpr && node != closure && !closure.range.contains(node.range)
        }
        let isWhole = others.allSatisfy { other in
            gone.contains { $0.node == other || $0.node.tree === other.tree && $0.node.range.contains(other.range) }
                || other.children(.statement).allSatisfy { purity.isPure($0) }
        }
        return isWhole ? statement : nil
    }

    /// The statement that registers it: the one that names the notification, or, where a property gives the stream of it, the one
    /// that subscribes. Nil where more goes on in it.
    private func statement(of registration: Registration, in index: DeclarationIndex) -> Syntax? {
        let node = registration.reference.node
        let naming = node.enclosingStatement.flatMap { $0.isCallOrAssignment ? $0 : nil }
        switch registration.form {
        case .selector, .block: return naming
        case .publisher where naming != nil: return naming
        case .publisher, .rx: break
        case .async, .typed, .wrapper, .editing: return nil
        }
        guard case .closure(let closure) = target, let statement = closure.enclosingStatement, statement.isCallOrAssignment else {
            return nil
        }
        let names = statement.tree === node.tree && statement.range.contains(node.range)
        let asks = node.givingProperty.map { property in
            statement.subtree.contains { $0.kind == .memberExpr && $0.name == property }
        }
        guard names || asks ?? false else { return nil }
        // What operators do on the way goes, too.
        let purity = Purity(index: index, type: owner)
        let others = statement.subtree.filter { $0.kind == .closureExpr && !closure.range.contains($0.range) }
        return others.allSatisfy { $0.children(.statement).allSatisfy { purity.isPure($0) } } ? statement : nil
    }
}

extension FixRefusal {
    static func registration(_ node: Syntax) -> FixRefusal { .registration(path: node.file.path, line: node.location.line) }
}

extension Syntax {
    fileprivate var isCallOrAssignment: Bool { kind == .callExpr || kind == .assignExpr }

    /// The property whose getter does nothing but give it.
    fileprivate var givingProperty: String? {
        guard let binding = ancestors.first(where: { $0.kind == .patternBinding }),
            let statements = binding.child(.accessors)?.children(.statement), statements.count == 1,
            statements[0].range.contains(range)
        else { return nil }
        return binding.child(.pattern)?.name
    }
}
