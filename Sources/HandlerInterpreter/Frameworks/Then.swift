/// Then (github.com/devxoul/Then: README): `label.then { $0.text = title }`, `list.do { … }`. Its closures get the receiver.
enum Then: Framework {
    static let methods: [String: Method] = [
        "then": configuring { $0 }, "with": configuring { $0 }, "do": configuring { _ in .void },
    ]

    /// - Parameter result: what the call gives, of the receiver.
    private static func configuring(_ result: @escaping @Sendable (Value) -> Value) -> Method {
        { evaluator, receiver, call in
            // Others call a method of theirs like that.
            guard case .object = receiver, call.arguments.count == 1, let closure = call.closures.first,
                let name = call.node.child(.callee)?.name, !evaluator.program.lookups.declaresMethodSomewhere(name)
            else { return nil }
            evaluator.apply(closure, [receiver])
            return result(receiver)
        }
    }
}
