import SwiftParser

/// A plug-in: what a library's names mean to code that runs, as SwiftLint's rules and Semgrep's languages plug in.
///
/// To teach the interpreter a library, write one file, `Frameworks/NAME.swift` with `enum NAME: Framework`, and add one line
/// to `Frameworks.all`. Nothing else changes, and nothing else names a library.
///
/// A framework is tables from names to functions; a table that it has no use for is left out. They are merged once, so a call
/// costs one look-up in a dictionary however many frameworks there are. A function that answers nil leaves the name to others.
/// - `methods`: calls of something, `bar.autoPinEdge(…)`. Receiver and arguments are evaluated; the result is the call's value.
/// - `constraintMethods`: calls of a constraint, `kept.update(offset: -8)`.
/// - `functions`: calls of a bare name, a global function's or a type's, whose initialiser then is called.
/// - `members`: properties that the library adds to views and other objects, `bar.snp`.
/// - `closureArguments`: what a method hands its closure, for code in a closure that is read although the method does not run.
///
/// What the code of the program itself declares goes before all of them. Constraints are made by `Evaluator.constrain`, changed
/// by `write` and `activate`, closures run by `apply`: what those record is what reports show. Objects of a library's own types
/// are `FrameworkObject`s, made by `Evaluator.make(.framework(…), name:)`; what it remembers in a run is a `FrameworkState`.
/// See `TinyConstraints` for a small one, `SnapKit/` for one with objects and state.
protocol Framework: Sendable {
    /// The module that a file has to import for a call to mean the library; nil where the names are nobody else's.
    static var module: String? { get }
    static var methods: [String: Method] { get }
    static var constraintMethods: [String: ConstraintMethod] { get }
    static var functions: [String: Function] { get }
    static var members: [String: Member] { get }
    static var closureArguments: [String: Member] { get }

    typealias Method = @Sendable (Evaluator, _ receiver: Value, Invocation) -> Value?
    typealias ConstraintMethod = @Sendable (Evaluator, _ constraint: ObjectID, Invocation) -> Value?
    typealias Function = @Sendable (Evaluator, Invocation) -> Value?
    /// Of a receiver: an object for `members`, whatever stands before the dot for `closureArguments`.
    typealias Member = @Sendable (Evaluator, _ receiver: Value) -> Value?
}

extension Framework {
    static var module: String? { nil }
    static var methods: [String: Method] { [:] }
    static var constraintMethods: [String: ConstraintMethod] { [:] }
    static var functions: [String: Function] { [:] }
    static var members: [String: Member] { [:] }
    static var closureArguments: [String: Member] { [:] }
}

/// An object of a library's own types, on the way to a constraint mostly.
protocol FrameworkObject {
    /// Nil for a member that it does not have.
    func member(_ name: String, in evaluator: Evaluator) -> Value?
    /// Nil for a method that it does not have.
    func call(_ name: String, _ invocation: Invocation, in evaluator: Evaluator) -> Value?
}

/// What a library remembers in a heap; a value, since heaps are forked.
protocol FrameworkState {
    init()
}

/// The states of the frameworks that have remembered something, by their types.
struct FrameworkStates {
    private var states: [ObjectIdentifier: AnyObject] = [:]

    /// A state has a box of its own for as long as one heap alone has it: to look into a box costs less than to find out each
    /// time what a value is.
    private final class Box<State: FrameworkState> {
        var state: State

        init(_ state: State) {
            self.state = state
        }
    }

    subscript<State: FrameworkState>(_ type: State.Type) -> State {
        get { (states[ObjectIdentifier(type)] as? Box<State>)?.state ?? State() }
        _modify {
            // Taken out meanwhile, so that it has one owner and is changed in place.
            var box = states.removeValue(forKey: ObjectIdentifier(type)) as? Box<State> ?? Box(State())
            if !isKnownUniquelyReferenced(&box) { box = Box(box.state) }
            defer { states[ObjectIdentifier(type)] = box }
            yield &box.state
        }
    }
}
