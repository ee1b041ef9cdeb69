import Dispatch
import Synchronization

/// Work that several threads share, where doing one piece may bring up more.
///
/// Whoever is free takes the newest piece, which keeps the number of waiting pieces near the depth of the folder tree. A thread
/// with nothing to do sleeps until there is work or until nobody is left who could bring up any.
final class WorkPool<Item: Sendable>: Sendable {
    private struct State {
        var items: [Item]
        var working = 0
        var sleeping = 0
    }

    private enum Next {
        case item(Item), sleep, done
    }

    private let state: Mutex<State>
    private let wake = DispatchSemaphore(value: 0)

    init(_ items: [Item]) {
        state = Mutex(State(items: items))
    }

    func add(_ items: [Item]) {
        let woken = state.withLock { state in
            state.items.append(contentsOf: items)
            return Self.wakeUp(items.count, &state)
        }
        signal(woken)
    }

    /// Works until everything is done; every thread that takes part calls this.
    func drain(_ work: (Item) -> Void) {
        while let item = take() {
            work(item)
            finish()
        }
    }

    private func take() -> Item? {
        while true {
            let next: Next = state.withLock { state in
                if let item = state.items.popLast() {
                    state.working += 1
                    return .item(item)
                }
                if state.working == 0 { return .done }
                state.sleeping += 1
                return .sleep
            }
            switch next {
            case .item(let item): return item
            case .done: return nil
            case .sleep: wake.wait()
            }
        }
    }

    private func finish() {
        let woken = state.withLock { state in
            state.working -= 1
            return state.working == 0 && state.items.isEmpty ? Self.wakeUp(state.sleeping, &state) : 0
        }
        signal(woken)
    }

    private static func wakeUp(_ count: Int, _ state: inout State) -> Int {
        let woken = min(count, state.sleeping)
        state.sleeping -= woken
        return woken
    }

    private func signal(_ count: Int) {
        for _ in 0..<count { wake.signal() }
    }
}
