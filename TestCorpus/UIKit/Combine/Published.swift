import Foundation

public protocol ObservableObject: AnyObject {}

public final class PassthroughSubject<Output, Failure: Error>: Publisher {
    private var receivers: [(id: Int, receive: (Output) -> Void)] = []
    private var next = 0

    public init() {}

    public func send(_ value: Output) { receivers.forEach { $0.receive(value) } }

    public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        let id = next
        next += 1
        receivers.append((id, receive))
        return AnyCancellable { [weak self] in self?.receivers.removeAll { $0.id == id } }
    }
}

public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
    private let changes = PassthroughSubject<Output, Failure>()

    public init(_ value: Output) { self.value = value }

    public var value: Output {
        didSet { changes.send(value) }
    }

    public func send(_ value: Output) { self.value = value }

    public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        receive(value)
        return changes.subscribe(receive)
    }
}

/// Publishes a new value before it is stored, as Combine's does.
@propertyWrapper public final class Published<Value> {
    private let changes = PassthroughSubject<Value, Never>()

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public var wrappedValue: Value {
        willSet { changes.send(newValue) }
    }

    public var projectedValue: AnyPublisher<Value, Never> {
        AnyPublisher { receive in
            receive(self.wrappedValue)
            return self.changes.subscribe(receive)
        }
    }
}
