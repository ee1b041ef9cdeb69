import Dispatch
import Synchronization

/// What came in and waits for its turn, shared by the thread that reads and the one that answers.
///
/// Messages are answered in the order they came in. The one thing that overtakes is a cancellation: it has to reach a request
/// that is waiting, or being worked on.
package final class Inbox: Sendable {
    private struct State {
        var pieces: [MessageReader.Piece] = []
        /// How many of them were taken.
        var taken = 0
        var cancelled: Set<RequestID> = []
        var isClosed = false
    }

    private let state = Mutex(State())
    private let arrivals = DispatchSemaphore(value: 0)

    package init() {}

    package func put(_ piece: MessageReader.Piece) {
        if case .message(let content) = piece, let id = Self.cancelledID(content) {
            state.withLock { state in
                // A client that cancels what was answered long ago must not fill the memory.
                if state.cancelled.count >= Self.cancellationLimit { state.cancelled.removeAll() }
                _ = state.cancelled.insert(id)
            }
        }
        state.withLock { $0.pieces.append(piece) }
        arrivals.signal()
    }

    /// Nothing more will come.
    package func close() {
        state.withLock { $0.isClosed = true }
        arrivals.signal()
    }

    package enum Arrival {
        case piece(MessageReader.Piece)
        case nothingYet
        case end
    }

    /// How long to sleep until something comes.
    package enum Patience {
        case none
        case milliseconds(Int)
        case endless
    }

    package func take(waiting patience: Patience) -> Arrival {
        while true {
            let arrival: Arrival? = state.withLock { state in
                guard state.taken < state.pieces.count else { return state.isClosed ? .end : nil }
                defer { state.taken += 1 }
                let piece = state.pieces[state.taken]
                if state.taken > 1000 || state.taken + 1 == state.pieces.count {
                    state.pieces.removeFirst(state.taken)
                    state.taken = 0
                }
                return .piece(piece)
            }
            if let arrival { return arrival }
            switch patience {
            case .none: return .nothingYet
            case .milliseconds(let time):
                if arrivals.wait(timeout: .now() + .milliseconds(time)) == .timedOut { return .nothingYet }
            case .endless: arrivals.wait()
            }
        }
    }

    package func isCancelled(_ id: RequestID) -> Bool {
        state.withLock { $0.cancelled.contains(id) }
    }

    /// A request was answered; its id may be used again.
    package func forget(_ id: RequestID) {
        _ = state.withLock { $0.cancelled.remove(id) }
    }

    private static let cancellationLimit = 10_000

    private static func cancelledID(_ content: [UInt8]) -> RequestID? {
        // Most messages are not about cancelling, and some are large.
        guard content.count < 1000, content.contains(UInt8(ascii: "$")) else { return nil }
        guard case .notification("$/cancelRequest") = Incoming(content) else { return nil }
        return try? Wire.decode(Envelope.Parameters<Cancellation>.self, from: content).params.id
    }

    private struct Cancellation: Decodable {
        let id: RequestID
    }
}
