import SwiftParser
import Vocabulary

/// A plug-in: what a library of streams calls things, as far as a chain leads from a keyboard notification to code.
///
/// To teach the linter a library, write one file, `Streams/NAME.swift` with `enum NAME: StreamLibrary`, and add one line to
/// `StreamLibraries.all`. Nothing else changes, and nothing else names a library.
///
/// Chains are read, not run (`ChainResolver`), so a library is tables of names:
/// - `sources`: calls that are given a notification's name and are a stream of it, `publisher(for:)`;
/// - `streams`, `eventArguments`: streams of keyboard notifications that the library brings itself, with the `seeds` by which a
///   file that uses them is recognised before it is parsed;
/// - `operators`: what is done to what passes through; a name of no library is looked for in the program, on `types`;
/// - `joins`, `finite`, `singles`, `silent`: what becomes of several streams;
/// - `subscribers`, `callbacks`, `objectLabel`, `receivers`, `relays`, `pushes`, `keepers`, `forwarders`, `assignment(by:_:)`,
///   `bindings`: where chains end or go on.
///
/// A table that a library has no use for is left out. The tables are merged: names are looked up without types, so where two
/// libraries share a name they share its meaning, which a test holds.
protocol StreamLibrary: Sendable {
    static var sources: [StreamSource] { get }
    static var streams: [String: KeyboardStream] { get }
    /// Calls that are given an event by its short name, each with what they are called on: `reactive.keyboard(.willShow)`.
    static var eventArguments: [String: String] { get }
    /// Bytes that are in every file that uses one of `streams` or `eventArguments`, with `eyboard` among them.
    static var seeds: [String] { get }

    static var operators: [String: ReactiveOperator] { get }
    static var joins: [String: StreamJoin] { get }
    /// Calls that make a stream of values which are there already, so that it finishes: `Just(0)`.
    static var finite: Set<String> { get }
    /// Those of them that hand on their only argument: `Just(0)`.
    static var singles: Set<String> { get }
    /// Calls that make a stream without values.
    static var silent: Set<String> { get }
    /// Labels of closures that are handed what passes an operator which only looks at it, the likeliest first.
    static var peeks: [String] { get }
    /// Types and protocols that a program extends with operators of its own.
    static var types: [String] { get }

    static var subscribers: Set<String> { get }
    /// Labels of the code that a subscriber runs, the likeliest first.
    static var callbacks: [String] { get }
    /// The label of an object that subscribers hand to their code before the value: `drive(with: self, onNext:)`.
    static var objectLabel: String? { get }
    /// Subscribers whose argument is the stream: `onReceive(publisher) { … }`.
    static var receivers: Set<String> { get }
    /// Subscribers that hand everything on to the subject, relay or binder that is their argument.
    static var relays: Set<String> { get }
    /// Methods of relays and subjects that are given the next value: `relay.accept(height)`.
    static var pushes: Set<String> { get }
    /// Types of relays and subjects that keep their latest value for those who subscribe later, and of those that do not.
    static var keepers: Set<String> { get }
    static var forwarders: Set<String> { get }
    /// What stands before the name of a property that streams can be bound to: `rx` in `bottom.rx.constant`.
    static var bindings: Set<String> { get }
    /// By such a word, the type whose extensions declare more such properties.
    static var hosts: [String: String] { get }
    /// Types of properties that a closure makes take values: `Binder(base) { screen, height in … }`.
    static var binders: Set<String> { get }
    /// Operators that bind the stream on the right to what is on the left.
    static var bindingOperators: Set<String> { get }
    /// The same from left to right.
    static var forwardOperators: Set<String> { get }
    /// The property that a subscriber writes by itself, where it is not one of `bindings`; nil for another call.
    static func assignment(by call: Syntax, _ operation: String) -> Registration.Assignment?
}

extension StreamLibrary {
    static var sources: [StreamSource] { [] }
    static var streams: [String: KeyboardStream] { [:] }
    static var eventArguments: [String: String] { [:] }
    static var seeds: [String] { [] }
    static var operators: [String: ReactiveOperator] { [:] }
    static var joins: [String: StreamJoin] { [:] }
    static var finite: Set<String> { [] }
    static var singles: Set<String> { [] }
    static var silent: Set<String> { [] }
    static var peeks: [String] { [] }
    static var types: [String] { [] }
    static var subscribers: Set<String> { [] }
    static var callbacks: [String] { [] }
    static var objectLabel: String? { nil }
    static var receivers: Set<String> { [] }
    static var relays: Set<String> { [] }
    static var pushes: Set<String> { [] }
    static var keepers: Set<String> { [] }
    static var forwarders: Set<String> { [] }
    static var bindings: Set<String> { [] }
    static var hosts: [String: String] { [:] }
    static var binders: Set<String> { [] }
    static var bindingOperators: Set<String> { [] }
    static var forwardOperators: Set<String> { [] }
    static func assignment(by call: Syntax, _ operation: String) -> Registration.Assignment? { nil }
}

/// A call that is given a notification's name and is a stream of it.
struct StreamSource {
    let name: String
    /// The label of the name, where another library has a call of the same name.
    var label: String?
    let form: Registration.Form
}

/// A member that is a stream of keyboard notifications by itself.
struct KeyboardStream {
    /// What stands before its name: `["RxKeyboard", "instance"]`.
    let base: [String]
    let event: KeyboardNotificationName
    /// What the library does to the notification before it hands it on.
    var operators: [ReactiveOperator] = []
}

/// What a call makes of several streams.
enum StreamJoin {
    /// Hands on the values of each.
    case merged
    /// Hands on the latest values of all together.
    case combined
    /// The same, each value with those of the others that come as the same number in a row.
    case paired
    /// Hands on the values of the first with the latest of the others.
    case sampled
    /// Hands on the values of each once those before it have finished.
    case following
    /// Hands on the values of what it is called on once its arguments have finished.
    case preceding
}
