import Synchronization

/// What a person or a test reads of a rule, and a search does not need: all that follows its patterns.
package struct RuleContent: Sendable {
    let triggering: [Example]
    let nonTriggering: [Example]
    let migrations: [Rule.Migration]
    let remedy: String?
    let repair: String?
    let references: [Rule.Reference]
}

/// A value that is made when it is first asked for: most runs apply every rule and read none of them.
final class Deferred<Value: Sendable>: Sendable {
    private let made = Mutex<Value?>(nil)
    private let make: @Sendable () -> Value

    init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    var value: Value {
        made.withLock { made in
            if let made { return made }
            let value = make()
            made = value
            return value
        }
    }
}
