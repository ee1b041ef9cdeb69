import SwiftParser

/// Combine, SwiftUI's `onReceive`, and what CombineExt adds (Apple, documentation of `Publisher`).
enum Combine: StreamLibrary {
    /// `center.publisher(for:)`, and the type that it gives, `NotificationCenter.Publisher(center:name:)`.
    static let sources = [
        StreamSource(name: "publisher", form: .publisher), StreamSource(name: "Publisher", form: .publisher),
    ]

    static let operators: [String: ReactiveOperator] = [
        "map": .map, "tryMap": .map,
        "compactMap": .compactMap, "tryCompactMap": .compactMap,
        "filter": .filter, "tryFilter": .filter,
        "handleEvents": .peek,
        "removeDuplicates": .removeDuplicates,
        "replaceNil": .replaceNil,
        "scan": .scan,
        "receive": .hop,
        "debounce": .delay, "throttle": .delay, "delay": .delay,
        "first": .prefix, "prefix": .prefix,
        "dropFirst": .drop,
        "share": .pass, "eraseToAnyPublisher": .pass, "print": .pass, "breakpoint": .pass, "autoconnect": .pass,
        "multicast": .pass, "makeConnectable": .pass, "connect": .pass, "setFailureType": .pass, "assertNoFailure": .pass,
        "mapError": .pass, "catch": .pass, "retry": .pass, "replaceError": .pass, "replaceEmpty": .pass,
        "ignoreFailure": .pass, "subscribe": .pass, "prepend": .start, "append": .pass, "merge": .pass,
        "flatMap": .flatMap, "flatMapLatest": .flatMap, "switchToLatest": .opaque, "collect": .opaque, "buffer": .opaque,
        "reduce": .opaque, "last": .opaque, "measureInterval": .opaque, "encode": .opaque, "decode": .opaque,
        "count": .opaque, "withPrevious": .opaque,
    ]

    static let joins: [String: StreamJoin] = [
        "Merge": .merged, "Merge3": .merged, "Merge4": .merged, "Merge5": .merged, "Merge6": .merged, "Merge7": .merged,
        "Merge8": .merged, "MergeMany": .merged, "merge": .merged, "AnyPublisher": .merged, "Publisher": .merged,
        "append": .following, "prepend": .preceding,
        "CombineLatest": .combined, "CombineLatest3": .combined, "CombineLatest4": .combined, "combineLatest": .combined,
        "Zip": .paired, "Zip3": .paired, "Zip4": .paired, "zip": .paired,
        "withLatestFrom": .sampled,
    ]

    static let finite: Set = ["Just", "Empty", "Fail"]
    static let singles: Set = ["Just"]
    static let silent: Set = ["Empty"]
    static let peeks = ["receiveOutput"]
    static let types = ["Publisher", "AnyPublisher"]
    static let subscribers: Set = ["sink", "assign", "onReceive", "subscribe"]
    static let callbacks = ["receiveValue", "perform"]
    static let receivers: Set = ["onReceive"]
    static let relays: Set = ["subscribe"]
    static let pushes: Set = ["send"]
    static let keepers: Set = ["CurrentValueSubject"]
    static let forwarders: Set = ["PassthroughSubject"]

    /// `assign(to: \.constant, on: bottom)`, `assign(to: &$height)`,
    /// `subscribe(Subscribers.Assign(object: self, keyPath: \.height))`
    static func assignment(by call: Syntax, _ operation: String) -> Registration.Assignment? {
        let arguments = call.children(.argument)
        func argument(_ label: String, of arguments: [Syntax]) -> Syntax? { arguments.first { $0.label == label }?.child(.value) }
        if let target = argument("to", of: arguments), target.kind == .keyPathExpr {
            return Registration.Assignment(target, on: argument("on", of: arguments), operation)
        }
        guard let first = arguments.first?.child(.value) else { return nil }
        if first.kind == .callExpr, first.child(.callee)?.name == "Assign",
            let path = argument("keyPath", of: first.children(.argument))
        {
            return Registration.Assignment(path, on: argument("object", of: first.children(.argument)), operation)
        }
        guard first.kind == .prefixExpr, first.name == "&", let operand = first.child(.operand), operand.name.hasPrefix("$")
        else {
            return nil
        }
        let base = operand.child(.base)
        return Registration.Assignment(
            node: first, root: base?.name == "self" ? nil : base, path: [String(operand.name.dropFirst())],
            operation: operation)
    }
}
