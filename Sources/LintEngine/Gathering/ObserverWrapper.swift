import KeyboardFacts
import SourceText

/// What a project says of code that observes the keyboard for its callers and is not among what is linted: a function, a class or
/// a protocol of a package, written in Swift as far as its callers can tell.
package struct ObserverWrapper: Sendable {
    let observer: KnownObserver
    /// The file that says it, as it was named by whoever read it.
    package let source: String

    /// - Parameter file: is not linted itself.
    /// - Returns: nil where nothing in it registers for a keyboard notification for others.
    package init?(_ file: SourceFile) {
        guard let observer = KnownObserver(describedIn: file) else { return nil }
        self.observer = observer
        source = file.path
    }

    package var path: String { observer.file.path }
}
