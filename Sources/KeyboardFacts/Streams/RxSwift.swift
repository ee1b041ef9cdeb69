/// RxSwift and RxCocoa, with RxSwiftExt and RxKeyboard (reactivex.io, "Operators"; the libraries' sources).
enum RxSwift: StreamLibrary {
    static let sources = [StreamSource(name: "notification", form: .rx)]

    /// RxKeyboard follows the will-change-frame notification, which is also posted when the keyboard hides (Apple, documentation
    /// of `keyboardWillChangeFrameNotification`).
    static let streams: [String: KeyboardStream] = [
        "frame": rxKeyboard(.frame), "visibleHeight": rxKeyboard(.visibleHeight),
        "willShowVisibleHeight": rxKeyboard(.visibleHeight), "isHidden": rxKeyboard(.isHidden),
    ]

    static let seeds = ["RxKeyboard.instance"]

    private static func rxKeyboard(_ part: ReactiveOperator.KeyboardPart) -> KeyboardStream {
        KeyboardStream(base: ["RxKeyboard", "instance"], event: .willChangeFrame, part: part)
    }

    static let operators: [String: ReactiveOperator] = [
        "map": .map,
        "compactMap": .compactMap, "filterMap": .compactMap, "unwrap": .compactMap,
        "filter": .filter,
        "do": .peek,
        "distinctUntilChanged": .removeDuplicates,
        "mapTo": .constant,
        "scan": .scan,
        "debounce": .delay, "throttle": .delay, "delay": .delay,
        "first": .prefix, "take": .prefix,
        "skip": .drop,
        "share": .pass, "multicast": .pass, "connect": .pass, "catch": .pass, "retry": .pass, "subscribe": .pass,
        "observe": .pass, "observeOn": .pass, "subscribeOn": .pass, "asObservable": .pass, "asDriver": .pass,
        "asSignal": .pass, "catchErrorJustReturn": .pass, "catchAndReturn": .pass, "merge": .pass, "startWith": .pass,
        "concat": .pass, "replay": .pass, "refCount": .pass, "takeUntil": .pass,
        "flatMap": .flatMap, "flatMapLatest": .flatMap, "flatMapFirst": .flatMap, "concatMap": .flatMap, "buffer": .opaque,
        "reduce": .opaque,
        "ignoreElements": .opaque, "materialize": .opaque, "sample": .opaque, "window": .opaque, "groupBy": .opaque,
        "amb": .opaque, "pairwise": .opaque, "withPrevious": .opaque, "enumerated": .opaque,
    ]

    static let joins: [String: StreamJoin] = [
        "merge": .merged, "of": .merged, "from": .merged, "concat": .following, "combineLatest": .combined, "zip": .paired,
        "withLatestFrom": .sampled,
    ]

    static let finite: Set = ["just", "empty", "from"]
    static let singles: Set = ["just"]
    static let silent: Set = ["empty", "never"]
    static let peeks = ["onNext"]
    static let types = [
        "ObservableType", "ObservableConvertibleType", "Observable", "SharedSequenceConvertibleType", "SharedSequence",
    ]
    static let subscribers: Set = ["subscribe", "bind", "drive", "emit"]
    static let callbacks = ["onNext", "with"]
    static let relays: Set = ["bind", "drive", "emit", "subscribe"]
    static let bindings: Set = ["rx"]
}
