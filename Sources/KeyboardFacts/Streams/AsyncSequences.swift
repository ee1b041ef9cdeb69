/// Asynchronous sequences: Foundation's of notifications, Combine's `values`, the operators of swift-async-algorithms.
///
/// What runs at the end of such a chain is the body of a loop, which the language says.
enum AsyncSequences: StreamLibrary {
    static let sources = [StreamSource(name: "notifications", label: "named", form: .async)]

    static let operators: [String: ReactiveOperator] = [
        "map": .map, "compactMap": .compactMap, "filter": .filter, "removeDuplicates": .removeDuplicates,
        "debounce": .delay, "throttle": .delay, "first": .prefix, "prefix": .prefix, "dropFirst": .drop,
        "values": .pass, "bufferedUntilMainActor": .pass, "flatMap": .flatMap, "buffer": .opaque, "reduce": .opaque,
    ]

    static let joins: [String: StreamJoin] = [
        "merge": .merged, "chain": .merged, "AnyAsyncSequence": .merged, "combineLatest": .combined, "zip": .paired,
    ]
}
