import ProgramIndex
import SwiftParser

/// Follows a reactive chain (`publisher(for:).map { … }.receive(on:).sink { … }`) from its source to the code at its end.
///
/// Chains are read, not run: what joins their links are calls on one another's results, and the variables, properties and
/// functions that hold a part of one. A publisher may have several subscribers, in this file and in others.
struct ChainResolver {
    let index: DeclarationIndex
    /// Where subscribers may stand, the publisher's own file first.
    let trees: [SyntaxTree]
    let followed: FollowedNames

    /// What a chain leads to, and what it does on the way.
    struct End {
        let target: Registration.Target
        let stages: [Registration.Stage]
        /// Words by which other files may subscribe.
        var publishers: Set<String> = []
        /// The call that subscribes.
        var subscription: Syntax?
    }

    /// Where no subscriber was found, the place that the chain was followed to; none if all that subscribe name a library's
    /// stream.
    func ends(of source: Syntax, after stages: [Registration.Stage] = []) -> [End] {
        var walk = Walk(resolver: self, source: source)
        walk.follow(source, stages, hops: 0)
        let none = End(
            target: .unknown(reason: "following this publisher led to no subscriber", at: source), stages: stages)
        if walk.ends.isEmpty, walk.isLibrarysOwn { return [] }
        let ends = walk.ends.isEmpty ? [walk.deadEnd ?? none] : walk.ends
        return ends.map {
            End(target: $0.target, stages: $0.stages, publishers: walk.publishers, subscription: $0.subscription)
        }
    }

    /// Where values of a relay end, under whichever names it is mentioned, and the words by which other files may subscribe.
    func ends(
        ofMentions name: PublisherName, at place: Syntax, after stages: [Registration.Stage]
    ) -> (ends: [End], publishers: Set<String>) {
        var walk = Walk(resolver: self, source: place)
        walk.followMentions(of: name, stages, hops: 0)
        let ends = walk.ends.map {
            End(target: $0.target, stages: $0.stages, publishers: walk.publishers, subscription: $0.subscription)
        }
        return (ends, walk.publishers)
    }

    /// Names of variables and functions that a chain is followed through; real code keeps a publisher twice or three times.
    private static let hops = 5
    /// The same for all ways that one publisher goes; each costs a search through the files at hand.
    private static let names = 64

    fileprivate struct Walk {
        let resolver: ChainResolver
        var ends: [End] = []
        /// The first place where a chain goes that cannot be followed.
        var deadEnd: End?
        private var visited: Set<Syntax> = []

        /// Words by which other files may mention the publisher.
        var publishers: Set<String> = []
        /// Whether it is the source of a stream that is known by its name. Who subscribes to that is found without it; through
        /// the library's own source it would run twice.
        private(set) var isLibrarysOwn = false
        /// The names followed so far.
        private var names = 0
        private let source: Syntax

        init(resolver: ChainResolver, source: Syntax) {
            self.resolver = resolver
            self.source = source
        }

        mutating func follow(_ start: Syntax, _ stages: [Registration.Stage], hops: Int) {
            var node = start
            var stages = stages
            guard visited.insert(start).inserted else { return }
            while let parent = node.parent {
                switch parent.kind {
                case .memberExpr, .parenExpr, .tryExpr, .awaitExpr, .optionalChain, .forceUnwrap, .castExpr, .arrayLiteral,
                    .ternaryExpr:
                    node = parent
                case .callExpr where node.role == .callee:
                    if node.kind == .memberExpr || node.kind == .identifierExpr {
                        let link = ChainLink(call: parent, index: resolver.index)
                        if let relay = link.relay {
                            let stage = Relay(relay, resolver.index).stage(subscribedBy: parent, at: parent)
                            return followMentions(
                                of: PublisherName(relay, assignedIn: parent, resolver.index), stages + [stage], hops: hops)
                        }
                        let found = link.ends(resolver, after: stages)
                        if !found.isEmpty {
                            ends += found
                            return found.forEach { followPublished(by: $0, stages, hops: hops) }
                        }
                        stages += link.stages
                        if stages.count > ChainLink.longestChain {
                            return giveUp("the chain has more operators than are followed", at: parent)
                        }
                    }
                    node = parent
                case .argument, .trailingClosure:
                    guard let call = parent.parent, call.kind == .callExpr else { return }
                    let link = ChainLink(call: call, index: resolver.index)
                    if let joined = link.joining(parent) {
                        stages += joined
                        node = call
                        continue
                    }
                    if link.relay != nil { return }
                    let found = link.receives ? link.ends(resolver, after: stages) : []
                    if !found.isEmpty { return ends += found }
                    return follow(parameter(of: call, filledBy: parent), stages, hops: hops, givenTo: call)
                case .forInStmt where node.role == .sequence:
                    return ends.append(End(target: .loop(parent), stages: stages))
                case .binaryExpr:
                    guard let bound = parent.bound(from: node),
                        let assignment = Registration.Assignment(binding: bound, parent.name)
                            ?? Registration.Assignment(toBinder: bound, parent.name, resolver.index)
                    else { return }
                    return ends.append(End(target: .assignment(assignment), stages: stages))
                case .patternBinding:
                    return followMentions(of: PublisherName(parent), stages, hops: hops)
                case .assignExpr where node.role == .right:
                    guard let left = parent.child(.left), left.kind == .identifierExpr || left.kind == .memberExpr else { return }
                    return followMentions(of: PublisherName(left, assignedIn: parent, resolver.index), stages, hops: hops)
                case .returnStmt, .codeBlock, .accessorBlock, .accessorDecl:
                    guard let declaration = parent.declarationOfResult else { return }
                    return followMentions(of: PublisherName(declaration), stages, hops: hops)
                case .closureExpr where parent.role == .callee:
                    // `lazy var shows = { … }()`
                    node = parent
                default:
                    return
                }
            }
        }

        /// On to whatever mentions a variable, property or function.
        fileprivate mutating func followMentions(of name: PublisherName?, _ stages: [Registration.Stage], hops: Int) {
            guard let name, hops < ChainResolver.hops else { return }
            names += 1
            resolver.followed.note(name.name)
            if let word = name.wordElsewhere(resolver.index) { publishers.insert(word) }
            guard names <= ChainResolver.names else {
                return giveUp("the publisher goes by more names than are followed", at: source)
            }
            for mention in name.mentions(in: resolver.trees, resolver.index) {
                if NotificationReference(mention)?.stream != nil {
                    isLibrarysOwn = true
                } else {
                    follow(mention.callOfFunction, stages, hops: hops + 1)
                }
            }
        }

        /// On to those who subscribe to a published property that a chain writes.
        private mutating func followPublished(by end: End, _ stages: [Registration.Stage], hops: Int) {
            guard case .assignment(let assignment) = end.target, assignment.path.count == 1 else { return }
            let types = ExpressionTypes(index: resolver.index)
            let type = assignment.root.map { types.type(of: $0) } ?? assignment.node.enclosingTypeName
            guard let property = type.flatMap({ resolver.index.property(assignment.path[0], in: $0) }), property.isPublished
            else {
                return
            }
            let stage = Relay(declarations: [property]).stage(subscribedBy: end.subscription, at: assignment.node)
            followMentions(of: PublisherName(publishing: property), stages + [stage], hops: hops)
        }

        /// On into a function of the program's own.
        private mutating func follow(
            _ parameter: Syntax?, _ stages: [Registration.Stage], hops: Int, givenTo call: Syntax
        ) {
            if let parameter, let name = PublisherName(parameter) { return followMentions(of: name, stages, hops: hops) }
            let callee = call.child(.callee) ?? call
            if StreamLibraries.joins[callee.name] == .sampled {
                return giveUp("another stream decides in `\(callee.name)` when its latest value is handed on", at: callee)
            }
            giveUp("the publisher is given to `\(callee.name)`, of which nothing is known", at: callee)
        }

        private mutating func giveUp(_ reason: String, at place: Syntax) {
            deadEnd = deadEnd ?? End(target: .unknown(reason: reason, at: place), stages: [])
        }

        /// The parameter of an initialiser that an argument fills, or the property where the initialiser is the memberwise one
        /// (The Swift Programming Language, "Memberwise Initializers for Structure Types").
        private static func parameter(
            ofInitializer labels: [String?], of type: String, for argument: Syntax, _ index: DeclarationIndex
        ) -> Syntax? {
            let initializers = index.types[type]?.initializers ?? []
            guard !initializers.isEmpty else { return argument.label.flatMap { index.types[type]?.properties[$0] } }
            let fitting = initializers.first { $0.children(.parameter).map(\.argumentLabel) == labels }
            return (fitting ?? initializers[0]).children(.parameter).first { $0.argumentLabel == argument.label }
        }

        /// The parameter of a function of the program's own that an argument fills, where it has a body to follow it into.
        private func parameter(of call: Syntax, filledBy argument: Syntax) -> Syntax? {
            guard let callee = call.child(.callee) else { return nil }
            let index = resolver.index
            let labels = call.children(.argument).map(\.label)
            if let type = ExpressionTypes(index: index).type(madeBy: call) {
                return Self.parameter(ofInitializer: labels, of: type, for: argument, index)
            }
            let type = callee.child(.base).map(\.name) ?? call.enclosingTypeName
            let function =
                type.flatMap { index.method(callee.name, labels: labels, in: $0) }
                ?? call.enclosingTypeName.flatMap { index.method(callee.name, labels: labels, in: $0) }
                ?? index.globalFunction(callee.name, labels: labels, at: callee)
            let parameters = function?.children(.parameter) ?? []
            if let label = argument.label { return parameters.first { $0.argumentLabel == label } }
            let position = call.children(.argument).firstIndex(of: argument) ?? 0
            return parameters.indices.contains(position) ? parameters[position] : nil
        }
    }
}

extension Syntax {
    /// What an operator binds a stream to that is one of its operands.
    fileprivate func bound(from stream: Syntax) -> Syntax? {
        switch stream.role {
        case .right where StreamLibraries.bindingOperators.contains(name): child(.left)
        case .left where StreamLibraries.forwardOperators.contains(name): child(.right)
        default: nil
        }
    }

    /// The call of a function that gives a publisher: it is no operator of what its object is.
    fileprivate var callOfFunction: Syntax {
        guard role == .callee, let call = parent, call.kind == .callExpr else { return self }
        return call
    }

    /// The function or property whose result a `return`, or the last expression of a body, gives.
    fileprivate var declarationOfResult: Syntax? {
        for ancestor in [self] + ancestors {
            switch ancestor.kind {
            case .functionDecl, .patternBinding: return ancestor
            case .closureExpr:
                // `lazy var shows: AnyPublisher<…> = { … }()`
                guard let call = ancestor.parent, call.kind == .callExpr, ancestor.role == .callee else { return nil }
                continue
            case let kind where kind.isTypeDeclaration: return nil
            default: continue
            }
        }
        return nil
    }
}
