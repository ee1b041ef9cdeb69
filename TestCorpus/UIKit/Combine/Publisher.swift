import Foundation
import UIKit

/// As much of Combine as keyboard handlers use: values are handed on as they come, and demand is unlimited.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable
}

public final class AnyCancellable: Hashable {
    private var action: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { action = cancel }

    public func cancel() {
        action?()
        action = nil
    }

    deinit { cancel() }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    public func store(in list: inout [AnyCancellable]) { list.append(self) }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public typealias Cancellable = AnyCancellable

public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let connect: (@escaping (Output) -> Void) -> AnyCancellable

    init(_ connect: @escaping (@escaping (Output) -> Void) -> AnyCancellable) { self.connect = connect }

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure { connect = publisher.subscribe }

    public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable { connect(receive) }
}

extension NotificationCenter {
    public typealias Publisher = AnyPublisher<Notification, Never>

    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher { receive in
            let token = self.addObserver(forName: name, object: object, queue: nil) { receive($0) }
            return AnyCancellable { self.removeObserver(token) }
        }
    }
}

/// When values are handed on: on the main queue, that is when the running code has returned.
public protocol Scheduler {
    func put(off block: @escaping () -> Void)
}

extension DispatchQueue: Scheduler {
    public func put(off block: @escaping () -> Void) { async(execute: block) }
}

extension RunLoop: Scheduler {
    public func put(off block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }
}
