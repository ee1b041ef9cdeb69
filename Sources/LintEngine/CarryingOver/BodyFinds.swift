import Behaviour
import HandlerInterpreter
import KeyboardFacts
import PatternMatching
import ProgramIndex
import SwiftParser

/// What is found by the code of one function whether it runs or not: an edit between two bodies of which it is the same changes
/// nothing else that was found.
///
/// That is a firewall such as rust-analyzer's around the bodies of functions, in small. The finders that an analysis is made of
/// look through the old and the new body; no list of names says what might be found.
struct BodyFinds {
    private var finds: [Find] = []
    /// Whether what was found depends on everything else in the function.
    private(set) var isWhole = false

    private struct Find: Equatable {
        let finder: Finder
        /// What was found.
        let code: [UInt8]
        /// What else it depends on: the statement, or the variables before it.
        var surroundings: [UInt8] = []
    }

    private enum Finder {
        case notification, client, followedName, hook, constraint, outsideCall, flag, endOfTyping, editing
    }

    init(in function: Syntax, searching names: SearchedNames) {
        let tree = function.tree
        for reference in NotificationReference.all(in: tree) {
            add(.notification, reference.node, in: function)
        }
        for (place, _) in names.seeds.useSites(in: tree) where function.range.contains(place.range) {
            finds.append(Find(finder: .client, code: Array(place.name.utf8) + [place.role == .callee ? 1 : 0]))
        }
        for call in function.calls(of: names.hooks.union(names.views)) {
            let name = Array(call.child(.callee)?.nameBytes ?? [])
            finds.append(Find(finder: .hook, code: name + [call.callsOverloadOfSystemCall ? 1 : 0]))
        }
        for call in function.subtree where call.kind == .callExpr && call.takesClosure {
            let name = call.child(.callee)?.name ?? ""
            if name.contains("eyboard") { finds.append(Find(finder: .outsideCall, code: Array(name.utf8))) }
        }
        let variables = function.enclosingTypeName.flatMap { names.variables[$0] } ?? []
        // Whether all that hides the keyboard puts the layout back is asked of whatever stands there.
        for member in function.subtree where EndOfEditing.members.contains(member.name) {
            finds.append(Find(finder: .endOfTyping, code: Array(member.name.utf8)))
        }
        for write in function.subtree {
            guard let target = write.writtenTarget else { continue }
            let isShared = target.name == "isHidden" || names.shared.contains(target.name)
            if isShared || (write.mayWriteFlag && target.ownProperty.map(variables.contains) ?? false) {
                finds.append(Find(finder: .flag, code: write.spelledTokens))
            }
        }
        for mention in names.followed.isEmpty ? [] : function.subtree.filter({ $0.mentions(names.followed) }) {
            add(.followedName, mention, in: function)
        }
        for code in DeclarationIndex.constraintCode(in: tree, heldBy: names.constraintProperties) {
            // It is evaluated in the closures around it, with the variables that stand before it.
            let variables = function.subtree.filter { $0.kind == .variableDecl && $0.range.end <= code.range.start }
            let surroundings = [code.statement(in: function)] + variables
            finds.append(
                Find(finder: .constraint, code: code.spelledTokens, surroundings: surroundings.flatMap(\.spelledTokens)))
        }
        if function.enclosingTypeName.map(names.editingListeners.contains) ?? false {
            finds.append(Find(finder: .editing, code: function.spelledTokens))
        }
        // Types that are declared where they are used are known everywhere.
        isWhole = function.subtree.contains { $0.kind.isTypeDeclaration }
    }

    private mutating func add(_ finder: Finder, _ node: Syntax, in function: Syntax) {
        finds.append(
            Find(finder: finder, code: node.spelledTokens, surroundings: node.statement(in: function).spelledTokens))
    }

    /// Whether constraints are made or switched on here: that code may be evaluated though the function does not run.
    var hasConstraints: Bool { finds.contains { $0.finder == .constraint } }

    /// Whether the other function means the same to whoever does not run it.
    func isSame(as other: BodyFinds) -> Bool { !isWhole && !other.isWhole && finds == other.finds }

    /// Whether it does to those who run other code, where what registers here is looked at again.
    func isSameElsewhere(as other: BodyFinds) -> Bool {
        !isWhole && !other.isWhole
            && finds.elementsEqual(other.finds) { own, others in
                own.finder == others.finder && own.code == others.code
                    && (own.finder != .constraint || own.surroundings == others.surroundings)
            }
    }
}

extension Syntax {
    /// The outermost statement around a node below a function's body.
    fileprivate func statement(in function: Syntax) -> Syntax {
        let around = [self] + ancestors.prefix { $0 != function }
        return around.last { $0.role == .statement } ?? self
    }

    /// Whether what is written may be a truth value or a case of an enumeration.
    fileprivate var mayWriteFlag: Bool {
        switch child(.right)?.kind {
        case .integerLiteral, .floatLiteral, .stringLiteral, .arrayLiteral, .dictionaryLiteral, .closureExpr: false
        default: true
        }
    }

    fileprivate func mentions(_ names: Set<String>) -> Bool {
        (kind == .identifierExpr || kind == .memberExpr) && names.contains(name)
    }
}
