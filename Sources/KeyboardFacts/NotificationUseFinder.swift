import ProgramIndex
import SwiftParser

/// Finds out what a mention of a keyboard notification is for, by walking up from the name to the call it ends in.
///
/// Starting from the names rather than from calls of `addObserver` is what makes it hard to miss a registration: a form that
/// nobody thought of shows up as unexplained instead of not at all.
struct NotificationUseFinder {
    let index: DeclarationIndex
    /// Where subscribers of publishers may stand: the file itself, then its library.
    let trees: [SyntaxTree]
    let followed: FollowedNames

    /// Usually one use; a name in a list that several calls share has one per call.
    func uses(of reference: NotificationReference) -> [NotificationUse] {
        allUses(of: reference).map { $0.compared().unlessUndone() }
    }

    private func allUses(of reference: NotificationReference) -> [NotificationUse] {
        guard let stream = reference.stream else { return uses(of: reference, from: reference.node, hops: Self.hops) }
        let stages = stream.operators.map { Registration.Stage($0, at: reference.node) }
        return chain(of: reference, from: reference.node, .rx, after: stages, sender: nil)
    }

    /// A name is given back by an enumeration's property, which a function asks of all its cases.
    private static let hops = 3

    /// - Parameters:
    ///   - hops: how many variables and functions may still hand the name on.
    ///   - event: what gave the name back, if anything did.
    private func uses(
        of reference: NotificationReference, from start: Syntax, hops: Int, event: ReturnedNotification? = nil
    ) -> [NotificationUse] {
        var node = start
        while let parent = node.parent {
            switch parent.kind {
            case .memberExpr where ["rawValue", "self", "name"].contains(parent.name), .parenExpr, .castExpr, .forceUnwrap,
                .optionalChain:
                node = parent
            case .memberExpr where node.role == .base && parent.role == .callee:
                // Names have no methods but those that the program adds: `name.add(observer: self, selector: #selector(shown))`.
                guard let call = parent.parent, call.kind == .callExpr else { return [.unexplained(reference)] }
                return parent.name.hasPrefix("remove") ? [.removal] : uses(of: reference, in: call, event)
            case .binaryExpr, .expressionPattern, .ternaryExpr, .caseItem:
                return [.comparison]
            case .argument:
                guard let call = parent.parent, call.kind == .callExpr else { return [.unexplained(reference)] }
                if call.child(.callee)?.name == "Name" || call.isSharedNotification {
                    node = call
                } else {
                    return uses(of: reference, in: call, event)
                }
            case .arrayLiteral:
                if let call = call(thatVisits: parent) { return uses(of: reference, in: call, event) }
                node = parent
            case .patternBinding where hops > 0 && node.role == .value:
                guard let pattern = parent.child(.pattern) else { return [.unexplained(reference)] }
                return uses(of: reference, throughVariable: pattern.name, declaredAt: parent)
            default:
                guard hops > 0, let returned = ReturnedNotification(node) else { return [.unexplained(reference)] }
                followed.note(returned.name)
                let found = returned.mentions.flatMap {
                    uses(of: reference, mentionedAt: $0, hops: hops - 1, event: returned.eventCase == nil ? event : returned)
                }
                return Self.explained(found) ?? [.unexplained(reference)]
            }
        }
        return [.unexplained(reference)]
    }

    /// `let name = UIResponder.keyboardWillShowNotification` … `addObserver(…, name: name, …)`.
    private func uses(
        of reference: NotificationReference, throughVariable name: String, declaredAt binding: Syntax
    ) -> [NotificationUse] {
        followed.note(name)
        let mentions = binding.tree.root.subtree.filter {
            ($0.kind == .identifierExpr || $0.kind == .memberExpr) && $0.name == name
        }
        let found = mentions.flatMap { uses(of: reference, mentionedAt: $0, hops: 0, event: nil) }
        return Self.explained(found) ?? [.unexplained(reference)]
    }

    private func uses(
        of reference: NotificationReference, mentionedAt mention: Syntax, hops: Int, event: ReturnedNotification?
    ) -> [NotificationUse] {
        if let call = call(thatVisits: mention) { return uses(of: reference, in: call, event) }
        return uses(of: reference, from: mention, hops: hops, event: event)
    }

    /// Those of the uses that say something; nil if none does. What removes an observer says nothing of what adds one.
    private static func explained(_ uses: [NotificationUse]) -> [NotificationUse]? {
        let explained = uses.filter { if case .unexplained = $0 { false } else { true } }
        let unexplained = uses.first { if case .unexplained = $0 { true } else { false } }
        if explained.isEmpty { return nil }
        let isRemoved = explained.allSatisfy { if case .removal = $0 { true } else { false } }
        return isRemoved ? explained + [unexplained].compactMap(\.self) : explained
    }

    /// The registration inside a loop over a list of names: `names.forEach { center.addObserver(…, name: $0, …) }` or `for … in`;
    /// or else the call that removes the observer, where nothing else is done with the names.
    private func call(thatVisits list: Syntax) -> Syntax? {
        guard let parent = list.parent else { return nil }
        let body: Syntax?
        let element: String?
        if parent.kind == .forInStmt, list.role == .sequence {
            body = parent.child(.body)
            element = parent.child(.pattern)?.name
        } else if parent.kind == .memberExpr, ["forEach", "map"].contains(parent.name), let call = parent.parent,
            call.kind == .callExpr
        {
            body = call.children(.argument).last?.child(.value)
            element = body?.children(.parameter).first?.name ?? "$0"
        } else {
            return nil
        }
        guard let body else { return nil }
        let calls = body.subtree.filter { $0.kind == .callExpr }
        if let registration = calls.first(where: { RegistrationVerb($0) != nil }) { return registration }
        let removals = calls.filter(\.removesObserver)
        let mentions = body.subtree.filter { $0.kind == .identifierExpr && $0.name == element }
        let isOnlyRemoved = mentions.allSatisfy { mention in
            mention.ancestors.contains { $0.kind == .argument && $0.parent.map(removals.contains) ?? false }
        }
        return isOnlyRemoved && !mentions.isEmpty ? removals.first : nil
    }

    private func uses(
        of reference: NotificationReference, in call: Syntax, _ event: ReturnedNotification? = nil
    ) -> [NotificationUse] {
        let callee = call.child(.callee)?.name ?? ""
        if call.removesObserver { return [.removal] }
        if ["post", "postNotificationName", "Notification", "NSNotification"].contains(callee) { return [.posting] }
        let resolver = HandlerResolver(index: index, call: call)
        func registration(_ form: Registration.Form, _ target: Registration.Target) -> [NotificationUse] {
            [.registration(Registration(reference: reference, form: form, target: target, sender: resolver.sender))]
        }
        func chain(_ form: Registration.Form) -> [NotificationUse] {
            self.chain(of: reference, from: call, form, sender: resolver.sender)
        }
        switch RegistrationVerb(call) {
        case .addObserver:
            if let selector = resolver.argument("selector") {
                let own = event?.counterpart(selector.name, in: index)
                return registration(.selector, resolver.target(ofSelector: own ?? selector))
            }
            let form: Registration.Form =
                reference.isMessage ? .typed : resolver.argument("forName") != nil ? .block : .wrapper
            return registration(form, resolver.targetOfCallback())
        case .stream(let form): return chain(form)
        case nil:
            if let selector = resolver.argument("selector") {
                return registration(.wrapper, resolver.target(ofSelector: selector))
            }
            return resolver.hasCallback ? registration(.wrapper, resolver.targetOfCallback()) : [.unexplained(reference)]
        }
    }
}

extension NotificationUseFinder {
    private func chain(
        of reference: NotificationReference, from source: Syntax, _ form: Registration.Form,
        after stages: [Registration.Stage] = [],
        sender: Syntax?
    ) -> [NotificationUse] {
        let ends = ChainResolver(index: index, trees: trees, followed: followed).ends(of: source, after: stages)
        if ends.isEmpty { return [.sourceOfLibraryStream] }
        return ends.map {
            let form: Registration.Form = if case .loop = $0.target { .async } else { form }
            return .registration(
                Registration(
                    reference: reference, form: form, target: $0.target, stages: $0.stages, sender: sender,
                    publishers: $0.publishers, subscription: $0.subscription))
        }
    }
}

extension Syntax {
    fileprivate var removesObserver: Bool { child(.callee)?.name.hasPrefix("removeObserver") ?? false }

    /// Whether a call makes a notification that a constant of no function keeps, whose name others may ask for:
    /// `let willShow = Notification(name: UIResponder.keyboardWillShowNotification)` … `willShow.name`.
    fileprivate var isSharedNotification: Bool {
        ["Notification", "NSNotification"].contains(child(.callee)?.name ?? "") && role == .value
            && parent?.kind == .patternBinding && enclosingFunction == nil
    }
}

/// What a call that takes a notification's name does with it, told by its name.
enum RegistrationVerb {
    case addObserver
    /// It is a stream of the notifications.
    case stream(Registration.Form)

    init?(_ call: Syntax) {
        if call.child(.callee)?.name == "addObserver" {
            self = .addObserver
        } else if let form = StreamLibraries.form(of: call) {
            self = .stream(form)
        } else {
            return nil
        }
    }
}
