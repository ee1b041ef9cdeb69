/// What an operator of a reactive chain does to what passes through, as far as a keyboard's notifications show it.
///
/// The names are those of Combine, RxSwift, ReactiveSwift and of asynchronous sequences; where two libraries share a name, they share
/// its meaning. Sources: Apple, documentation of Combine's `Publisher`; reactivex.io, "Operators"; ReactiveSwift, "Basic operators".
package enum ReactiveOperator: Sendable, Equatable {
    /// Hands on what its closure or key path makes of a value.
    case map
    /// The same, but nothing where that is nil.
    case compactMap
    /// Hands on what its closure says yes to.
    case filter
    /// Runs its closure and hands on what it got.
    case peek
    /// Hands on what differs from the value before.
    case removeDuplicates
    /// Hands on its argument whatever it gets.
    case constant
    /// Hands on its argument instead of nil.
    case replaceNil
    /// Hands on what its closure makes of its last result and a value.
    case scan
    /// Hands on a value once the code that published it has returned.
    case hop
    /// Hands on a value, but only after a time.
    case delay
    /// Hands on the first values only, as many as its argument says; `first()` one.
    case prefix
    /// Leaves out the first values, as many as its argument says; `dropFirst()` one.
    case drop
    /// Hands on the value at a position among those of several publishers.
    case combine(position: Int, count: Int)
    /// The end frame of a notification, or what RxKeyboard makes of it.
    case rxKeyboard
    /// Hands on what it gets, as far as that concerns a layout.
    case pass
    /// Hands on something that only a run of its library would show.
    case opaque

    /// Nil for a name that is of none of the libraries.
    package init?(name: String) {
        switch name {
        case "map", "tryMap": self = .map
        case "compactMap", "tryCompactMap", "filterMap", "skipNil", "unwrap": self = .compactMap
        case "filter", "tryFilter": self = .filter
        case "handleEvents", "do", "on": self = .peek
        case "removeDuplicates", "distinctUntilChanged", "skipRepeats": self = .removeDuplicates
        case "mapTo": self = .constant
        case "replaceNil": self = .replaceNil
        case "scan": self = .scan
        case "receive": self = .hop
        case "debounce", "throttle", "delay": self = .delay
        case "first", "prefix", "take": self = .prefix
        case "dropFirst", "skip": self = .drop
        case "share", "eraseToAnyPublisher", "print", "breakpoint", "autoconnect", "multicast", "makeConnectable", "connect",
            "setFailureType", "assertNoFailure", "mapError", "catch", "retry", "replaceError", "replaceEmpty", "ignoreFailure",
            "subscribe", "observe", "observeOn", "subscribeOn", "asObservable", "asDriver", "asSignal", "catchErrorJustReturn",
            "catchAndReturn", "prepend", "append", "merge", "startWith", "concat", "replay", "refCount", "takeUntil", "producer",
            "signal", "promoteError", "flatMapError", "values", "lazy", "bufferedUntilMainActor":
            self = .pass
        case "flatMap", "flatMapLatest", "flatMapFirst", "switchToLatest", "collect", "buffer", "reduce", "last",
            "ignoreElements",
            "materialize", "measureInterval", "sample", "window", "groupBy", "encode", "decode", "count", "amb",
            "combinePrevious",
            "pairwise", "withPrevious", "enumerated", "async":
            self = .opaque
        default: return nil
        }
    }
}
