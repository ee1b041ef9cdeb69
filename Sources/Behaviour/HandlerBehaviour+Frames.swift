import HandlerInterpreter
import Vocabulary

extension HandlerBehaviour {
    /// Whether the handler moves content by where the keyboard is, or by something of which that is not known: not by numbers of
    /// its own, nor by those of views where it takes nothing from the notification.
    package var followsKeyboard: Bool {
        let mayFollow = values.readsKeyboard || handler.usesNotification
        return placingWrites.contains { write in
            write.quantity.map { $0.isFromKeyboard || ($0.known == nil && mayFollow) }
                ?? (mayFollow && write.kind != .constraintActivation)
        }
    }

    /// The notifications whose keyboard frame the handler lays out by, as far as runs show; empty where they show none.
    ///
    /// A handler that observes hiding, too, need not read the frame then: one that resets does not.
    package var framedNotifications: Set<KeyboardNotificationName> {
        runs.lazy.flatMap(\.paths).reduce(into: []) { names, path in
            for write in path.trace.writes where write.handler == position && write.kind.movesContent {
                guard write.quantity?.isFromKeyboard ?? false, path.steps.indices.contains(write.step) else { continue }
                for instant in path.steps[write.step].instants where instant.invoked.contains(position) {
                    names.insert(instant.notification.name)
                }
            }
        }
    }

    /// Whether it writes what places content, rather than only where something is scrolled to.
    package var movesContent: Bool { placingWrites.contains { _ in true } }

    /// Whether a write moves content by a known number of so many points, whatever its sign, or switches constraints, which may.
    package func movesBy(atLeast points: Double) -> Bool {
        placingWrites.contains { write in
            if write.kind == .constraintActivation || write.kind == .constraintPriority { return true }
            return write.quantity?.known.map { abs($0) >= points } ?? false
        }
    }

    /// Its own writes, in all runs, to what places content.
    private var placingWrites: some Sequence<LayoutWrite> {
        runs.lazy.flatMap(\.paths).flatMap(\.trace.writes).filter { $0.handler == position && $0.kind.movesContent }
    }
}
