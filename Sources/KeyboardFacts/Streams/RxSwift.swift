/// RxSwift and RxCocoa, with RxSwiftExt and RxKeyboard (reactivex.io, "Operators"; the libraries' sources).
enum RxSwift: StreamLibrary {
    static let sources = [StreamSource(name: "notification", form: .rx)]

    /// RxKeyboard follows the will-change-frame notification, which is also posted when the keyboard hides (Apple, documentation
    /// of `keyboardWillChangeFrameNotification`).
    ///
    /// Its frames come from a relay that keeps the latest, at first an empty one below the screen, and hands on only what differs
    /// from the one before. The visible height is that of a frame's intersection with the main screen's bounds, so the empty
    /// frame of a keyboard that fades away has none. Before version 2.0.1 it was the distance of the frame's top from the
    /// screen's lower edge (source of RxKeyboard, `RxKeyboard.swift`).
    static let streams: [String: KeyboardStream] = [
        "frame": rxKeyboard(), "visibleHeight": rxKeyboard(.keyboard(.visibleHeight)),
        "willShowVisibleHeight": rxKeyboard(.keyboard(.visibleHeight), .keyboard(.appearingHeight)),
        "isHidden": rxKeyboard(.keyboard(.isHidden), .removeDuplicates),
    ]

    /// The members stand on lines of their own as often as not.
    static let seeds = ["RxKeyboard"]

    private static func rxKeyboard(_ operators: ReactiveOperator...) -> KeyboardStream {
        KeyboardStream(
            base: ["RxKeyboard", "instance"], event: .willChangeFrame,
            operators: [.keyboard(.frame), .removeDuplicates] + operators)
    }

    static let operators: [String: ReactiveOperator] = [
        "map": .map,
        "compactMap": .compactMap, "filterMap": .compactMap, "unwrap": .compactMap,
        "filter": .filter,
        "do": .peek,
        "distinctUntilChanged": .removeDuplicates,
        "mapTo": .constant, "withUnretained": .withObject,
        "scan": .scan,
        "debounce": .delay, "throttle": .delay, "delay": .delay,
        "first": .prefix, "take": .prefix,
        "skip": .drop,
        "share": .pass, "multicast": .pass, "connect": .pass, "catch": .pass, "retry": .pass, "subscribe": .pass,
        "observe": .pass, "observeOn": .pass, "subscribeOn": .pass, "asObservable": .pass, "asDriver": .pass,
        "asSignal": .pass, "catchErrorJustReturn": .pass, "catchAndReturn": .pass, "merge": .pass, "startWith": .start,
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
    static let callbacks = ["onNext"]
    static let objectLabel: String? = "with"
    static let relays: Set = ["bind", "drive", "emit", "subscribe"]
    static let pushes: Set = ["accept", "onNext"]
    static let keepers: Set = ["BehaviorRelay", "BehaviorSubject", "Variable", "ReplaySubject", "ReplayRelay"]
    static let forwarders: Set = ["PublishRelay", "PublishSubject"]
    static let bindings: Set = ["rx"]
    static let hosts = ["rx": "Reactive"]
    static let binders: Set = ["Binder"]
    /// RxBinding's.
    static let forwardOperators: Set = ["~>"]
}
