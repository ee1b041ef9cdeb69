import Foundation

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher { receive in subscribe { receive(transform($0)) } }
    }

    public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }

    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        AnyPublisher { receive in subscribe { transform($0).map(receive) } }
    }

    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive in subscribe { if isIncluded($0) { receive($0) } } }
    }

    public func handleEvents(receiveOutput: @escaping (Output) -> Void) -> AnyPublisher<Output, Failure> {
        map {
            receiveOutput($0); return $0
        }
    }

    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure> where P.Output == Output {
        AnyPublisher { receive in
            let both = [subscribe(receive), other.subscribe(receive)]
            return AnyCancellable { both.forEach { $0.cancel() } }
        }
    }

    public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive in subscribe { value in scheduler.put { receive(value) } } }
    }

    public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
        AnyPublisher { receive in
            var last: Output?
            return subscribe { value in
                guard value != last else { return }
                last = value
                receive(value)
            }
        }
    }

    public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher { receive in
            var last = initial
            return subscribe { value in
                last = next(last, value)
                receive(last)
            }
        }
    }

    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive in
            var remaining = count
            return subscribe { value in
                remaining -= 1
                if remaining < 0 { receive(value) }
            }
        }
    }

    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable where Failure == Never {
        subscribe(receiveValue)
    }

    public func assign<Root: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable where Failure == Never {
        subscribe { object[keyPath: keyPath] = $0 }
    }
}

extension Scheduler {
    fileprivate func put(_ block: @escaping () -> Void) { put(off: block) }
}

public enum Publishers {
    public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> AnyPublisher<A.Output, A.Failure>
    where A.Output == B.Output {
        a.merge(with: b)
    }

    public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
        _ a: A, _ b: B, _ c: C
    ) -> AnyPublisher<A.Output, A.Failure> where A.Output == B.Output, A.Output == C.Output {
        a.merge(with: b).merge(with: c)
    }

    public static func MergeMany<P: Publisher>(_ all: P...) -> AnyPublisher<P.Output, P.Failure> {
        AnyPublisher { receive in
            let subscriptions = all.map { $0.subscribe(receive) }
            return AnyCancellable { subscriptions.forEach { $0.cancel() } }
        }
    }
}
