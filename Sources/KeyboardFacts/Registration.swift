import SwiftParser
import Vocabulary

/// One place where code asks to be told of one keyboard notification, and what runs then.
package struct Registration: Sendable {
    package let reference: NotificationReference
    package let form: Form
    package private(set) var target: Target
    /// What a reactive chain does to the notification before the target gets it, in order.
    package let stages: [Stage]
    /// The expression after `object:` or `of:`; nil where whatever is posted arrives.
    package let sender: Syntax?
    /// Words that files say which subscribe to the publisher that a chain is kept in, if any can.
    package internal(set) var publishers: Set<String>
    /// The call at the end of a chain.
    package let subscription: Syntax?

    package init(
        reference: NotificationReference, form: Form, target: Target, stages: [Stage] = [], sender: Syntax? = nil,
        publishers: Set<String> = [], subscription: Syntax? = nil
    ) {
        self.reference = reference
        self.form = form
        self.target = target
        self.stages = stages
        self.sender = sender
        self.publishers = publishers
        self.subscription = subscription
    }

    package var event: KeyboardNotificationName { reference.event }

    /// The same, with other code at its end: an override, where an inherited method is registered.
    package func ending(in target: Target) -> Registration {
        var copy = self
        copy.target = target
        return copy
    }

    package enum Form: String, Sendable {
        /// `addObserver(_:selector:name:object:)`
        case selector
        /// `addObserver(forName:object:queue:using:)`
        case block
        /// `publisher(for:)`
        case publisher
        /// `for await … in notifications(named:)`
        case async
        /// A stream of another reactive library
        case rx
        /// The typed messages of iOS 26
        case typed
        /// A function of the project's own that takes the name and a handler
        case wrapper
        /// A function that UIKit calls as editing begins or ends: no notification starts it
        case editing
    }

    /// What the notification leads to.
    package enum Target: Sendable {
        /// A `.functionDecl` of this file.
        case function(Syntax)
        /// A `.closureExpr`.
        case closure(Syntax)
        /// The body of a `for await` loop.
        case loop(Syntax)
        /// A property that a reactive chain writes by itself.
        case assignment(Assignment)
        /// Nothing this file shows; the sentence says what was looked for.
        case unknown(reason: String, at: Syntax)
    }

    /// Where `assign(to: \.constant, on: bottom)`, `assign(to: &$height)` or `bind(to: bottom.rx.constant)` puts what it gets.
    package struct Assignment: Sendable {
        /// The argument that names the property.
        package let node: Syntax
        /// The object whose property it is; nil for the object that subscribes.
        package let root: Syntax?
        /// The members that lead from there to the property.
        package let path: [String]
        /// What the program calls the operator: `assign`, `bind`, `drive`.
        package let operation: String
    }
}

/// What one mention of a notification's name is for.
package enum NotificationUse: Sendable {
    case registration(Registration)
    case removal, comparison, posting
    /// What a library's stream is made of, in a copy of the library: who subscribes to the stream is a handler by itself.
    case sourceOfLibraryStream
    /// The name is kept or handed on, and nothing in the file shows where it ends.
    case unexplained(NotificationReference)
}
