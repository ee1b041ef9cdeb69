import Foundation

/// A method by name, as `#selector` makes it.
///
/// The module is called ObjectiveC because that is where the compiler looks for the type of `#selector`. There is no runtime here that
/// finds a method by name, so before handlers are compiled to be run `#selector(…)` becomes `Selector(…)`, and a selector keeps the
/// method itself.
public struct Selector: Hashable, ExpressibleByStringLiteral {
    let name: String
    let perform: (AnyObject, Notification) -> Void

    public init(_ name: String) {
        self.name = name
        perform = { _, _ in }
    }

    public init(stringLiteral name: String) { self.init(name) }

    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector {
    private init(performing perform: @escaping (AnyObject, Notification) -> Void) {
        name = UUID().uuidString
        self.perform = perform
    }

    // `#selector(keyboardWillShow(_:))` inside the type: a bound method.

    public init(_ method: @escaping (Notification) -> Void) { self.init(performing: { method($1) }) }
    public init(_ method: @escaping (NSNotification) -> Void) { self.init(performing: { method($1 as NSNotification) }) }
    public init(_ method: @escaping () -> Void) { self.init(performing: { _, _ in method() }) }

    // `#selector(Self.keyboardWillShow(_:))`: a method that still needs its object.

    public init<T>(_ method: @escaping (T) -> (Notification) -> Void) {
        self.init(performing: { target, note in (target as? T).map { method($0)(note) } })
    }

    public init<T>(_ method: @escaping (T) -> (NSNotification) -> Void) {
        self.init(performing: { target, note in (target as? T).map { method($0)(note as NSNotification) } })
    }

    public init<T>(_ method: @escaping (T) -> () -> Void) {
        self.init(performing: { target, _ in (target as? T).map { method($0)() } })
    }
}

extension NotificationCenter {
    /// Keeps neither the observer nor its object alive, as since iOS 9.
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
        weak let target = observer as AnyObject
        let token = addObserver(forName: name, object: object, queue: nil) { note in
            if let target { selector.perform(target, note) }
        }
        Registrations.add(token, of: observer as AnyObject, for: name)
    }

    // Foundation's take tokens only; these are preferred for an object.

    public func removeObserver(_ observer: NSObject, name: Notification.Name?, object: Any?) {
        for token in Registrations.remove(of: observer, for: name) { removeObserver(token) }
    }

    public func removeObserver(_ observer: NSObject) {
        removeObserver(observer, name: nil, object: nil)
    }
}

/// The tokens behind observers that are registered by selector.
private enum Registrations {
    private struct Entry {
        let observer: ObjectIdentifier
        let name: Notification.Name?
        let token: any NSObjectProtocol
    }

    nonisolated(unsafe) private static var entries: [Entry] = []

    static func add(_ token: any NSObjectProtocol, of observer: AnyObject, for name: Notification.Name?) {
        entries.append(Entry(observer: ObjectIdentifier(observer), name: name, token: token))
    }

    static func remove(of observer: AnyObject, for name: Notification.Name?) -> [any NSObjectProtocol] {
        let isMeant = { (entry: Entry) in
            entry.observer == ObjectIdentifier(observer) && (name == nil || entry.name == name)
        }
        defer { entries.removeAll(where: isMeant) }
        return entries.filter(isMeant).map(\.token)
    }
}
