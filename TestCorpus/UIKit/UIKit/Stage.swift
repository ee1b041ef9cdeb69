import Foundation
import KeyboardModel

/// The instant that this stand-in for UIKit plays in, and the record of what happens there.
///
/// UIKit is full of things there is one of: the main screen, the application, the run loop. Here they all are views of one `World` of the
/// keyboard model, so that a handler compiled against the stand-in sees the very numbers that an interpreted one sees. One process plays
/// one object through one scenario after the other; what an earlier scenario left behind is told by its `generation` and not recorded.
package enum Stage {
    package static var world = World(
        screen: Screen(width: 1, height: 1), window: Window(frame: .zero, arrangement: .fullScreen), view: View(frame: .zero),
        keyboard: Keyboard())

    static var generation = 0
    /// Whether writes are recorded: only while notifications are delivered.
    static var isPlaying = false
    package private(set) static var writes: [LayoutWrite] = []
    /// What interface files and the system keep alive. It is never let go: what was played goes on observing, and finds its outlets.
    static var kept: [AnyObject] = []
    /// How many outlets the object on stage has been given.
    static var outlets = 0

    package struct LayoutWrite {
        package let kind: String
        package let object: AnyObject
        /// The whole value after the write, part by part.
        package let numbers: [Double]
    }

    static func record(_ kind: String, of object: AnyObject, _ numbers: [CGFloat], in generation: Int) {
        guard isPlaying, generation == Self.generation else { return }
        writes.append(LayoutWrite(kind: kind, object: object, numbers: numbers.map { Double($0) }))
    }

    static func reset(to world: World) {
        self.world = world
        generation += 1
        writes = []
        outlets = 0
        pending = []
    }

    package static func takeWrites() -> [LayoutWrite] {
        defer { writes = [] }
        return writes
    }

    // MARK: After the event

    private static var pending: [(due: Double, block: () -> Void)] = []

    /// Runs a block once the running code has returned: at once in the order given, later ones by their time.
    package static func schedule(after seconds: Double = 0, _ block: @escaping () -> Void) {
        let position = pending.firstIndex { $0.due > seconds } ?? pending.endIndex
        pending.insert((seconds, block), at: position)
    }

    /// Runs what was put off, and what that puts off; a handler that goes on for ever is cut short.
    static func runPending() {
        for _ in 0..<1_000 {
            guard !pending.isEmpty else { return }
            pending.removeFirst().block()
        }
    }
}
