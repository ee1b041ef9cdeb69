import SwiftParser

/// One place where code asks to be told of one keyboard notification, and what runs then.
package struct Registration: Sendable {
    package let reference: NotificationReference
    package let form: Form
    package let target: Target

    package var event: KeyboardEventName { reference.event }

    package enum Form: String, Sendable {
        /// `addObserver(_:selector:name:object:)`
        case selector
        /// `addObserver(forName:object:queue:using:)`
        case block
        /// Combine's `publisher(for:)`
        case publisher
        /// `for await … in notifications(named:)`
        case async
        /// RxSwift, Bond, ReactiveSwift
        case rx
        /// The typed messages of iOS 26
        case typed
        /// A function of the project's own that takes the name and a handler
        case wrapper
    }

    /// What the notification leads to.
    package enum Target: Sendable {
        /// A `.functionDecl` of this file.
        case function(Syntax)
        /// A `.closureExpr`, after the closures that transform what it gets.
        case closure(Syntax, after: [Stage])
        /// The body of a `for await` loop.
        case loop(Syntax)
        /// Nothing this file shows; the sentence says what was looked for.
        case unknown(reason: String, at: Syntax)
    }

    /// A step of a reactive chain that runs a closure on the way from the notification to its handler.
    package struct Stage: Sendable {
        /// `map`, `compactMap`, `filter` …
        package let operation: String
        /// A `.closureExpr`, or a key path.
        package let transform: Syntax
    }
}

/// What one mention of a notification's name is for.
package enum NotificationUse: Sendable {
    case registration(Registration)
    case removal, comparison, posting
    /// The name is kept or handed on, and nothing in the file shows where it ends.
    case unexplained(NotificationReference)
}
