import SwiftParser

extension Registration {
    /// An operator of a reactive chain, on the way from the notification to its handler.
    package struct Stage: Sendable {
        package let operation: ReactiveOperator
        /// The call, or the member where the operator is none: by it a run tells apart what each stage remembers.
        package let node: Syntax
        /// What the operator was given: a closure, a function, a key path, a value.
        package let argument: Syntax?
        /// Of a relay, the call that has it get values.
        package let subscription: Syntax?

        package init(_ operation: ReactiveOperator, at node: Syntax, argument: Syntax? = nil, subscription: Syntax? = nil) {
            self.operation = operation
            self.node = node
            self.argument = argument
            self.subscription = subscription
        }

        /// The publishers that an operator joins, as many as it says, in the order of their values: a method's own first.
        package func publishers(_ count: Int) -> [Syntax] {
            let arguments = node.children(.argument).compactMap { $0.child(.value) }.filter { $0.kind != .closureExpr }
            let own = arguments.count < count ? [node.child(.callee)?.child(.base)].compactMap(\.self) : []
            return own + arguments
        }

        /// The operator as the source calls it.
        package var name: String { (node.child(.callee) ?? node).name }
    }

    /// A part of a chain that is subscribed to as a whole: from its source or a relay up to the next relay or the end.
    ///
    /// What replays a value does so once for each, when the call is made.
    package struct Segment: Hashable, Sendable {
        /// Positions of stages: that of the relay it begins with, or 0; that after its last.
        package let start, end: Int
        /// The call that subscribes; nil where it was not found.
        package let subscription: Syntax?
    }

    package var segments: [Segment] {
        var segments: [Segment] = []
        var start = 0
        for (position, stage) in stages.enumerated() {
            guard case .relay = stage.operation else { continue }
            segments.append(Segment(start: start, end: position, subscription: stage.subscription))
            start = position
        }
        return segments + [Segment(start: start, end: stages.count, subscription: subscription)]
    }

    /// Whether the handler hears of the keyboard only once it has moved: its notification is posted then, or its chain waits for
    /// time to pass.
    package var isLate: Bool {
        event.isPostedAfterAnimation || stages.contains { $0.operation == .delay }
    }
}
