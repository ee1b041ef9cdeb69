import Vocabulary

/// ReactiveSwift and ReactiveCocoa, and Bond with its ReactiveKit (ReactiveSwift, "Basic operators"; the libraries' sources).
enum ReactiveSwift: StreamLibrary {
    /// `notifications(forName:)`, and a call of an own function that is named like ReactiveCocoa's.
    static let sources = [StreamSource(name: "notifications", form: .rx), StreamSource(name: "keyboard", form: .rx)]

    /// ReactiveCocoa's, which also follows the will-change-frame notification.
    static let streams = ["keyboardChange": KeyboardStream(base: ["reactive"], event: .willChangeFrame)]
    static let eventArguments = ["keyboard": "reactive"]
    static let seeds = [".keyboardChange", ".keyboard(."]

    static let operators: [String: ReactiveOperator] = [
        "map": .map,
        "compactMap": .compactMap, "filterMap": .compactMap, "skipNil": .compactMap,
        "filter": .filter,
        "on": .peek,
        "removeDuplicates": .removeDuplicates, "skipRepeats": .removeDuplicates,
        "replaceNil": .replaceNil,
        "scan": .scan,
        "receive": .hop,
        "debounce": .delay, "throttle": .delay, "delay": .delay,
        "first": .prefix, "take": .prefix,
        "skip": .drop,
        "observe": .pass, "mapError": .pass, "retry": .pass, "concat": .pass, "merge": .pass, "replay": .pass,
        "producer": .pass, "signal": .pass, "promoteError": .pass, "flatMapError": .pass, "lazy": .pass,
        "flatMap": .flatMap, "flatMapLatest": .flatMap, "collect": .opaque, "reduce": .opaque, "last": .opaque,
        "materialize": .opaque, "sample": .opaque, "combinePrevious": .opaque, "async": .opaque,
    ]

    static let joins: [String: StreamJoin] = [
        "merge": .merged, "concat": .following, "combineLatest": .combined, "zip": .paired, "withLatestFrom": .sampled,
    ]

    static let peeks = ["value"]
    static let types = ["SignalProtocol", "Signal", "SignalProducer", "SignalProducerProtocol"]
    static let subscribers: Set = [
        "observe", "observeValues", "observeNext", "observeResult", "startWithValues", "startWithResult", "observeOutput", "bind",
    ]
    static let callbacks = ["value"]
    static let relays: Set = ["bind"]
    static let keepers: Set = ["MutableProperty"]
    static let bindings: Set = ["reactive"]
    static let bindingOperators: Set = ["<~"]
}
