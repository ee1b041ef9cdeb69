import KeyboardModel
import SourceText
import SwiftParser
import Vocabulary

/// A view's frame, bounds, centre and transform are four ways of saying where it is: the frame is the rectangle of the bounds'
/// size around the centre, moved by the transform (Apple, documentation of `UIView.frame`). Writing one changes what the others
/// say.
extension Evaluator {
    /// What the other three become when code writes one of them.
    ///
    /// - Parameter before: what they were.
    func moveAlong(with name: String, of view: ObjectID, from before: Placement, to value: Value) {
        switch (name, value) {
        case ("frame", .rect(let frame)):
            heap[view].properties["center"] = .point(
                PointValue(x: middle(frame.x, frame.width) - before.shift.x, y: middle(frame.y, frame.height) - before.shift.y))
            heap[view].properties["bounds"] = .rect(
                RectValue(x: before.bounds.x, y: before.bounds.y, width: frame.width, height: frame.height))
        case ("center", .point(let center)):
            heap[view].properties["frame"] = .rect(around(center, before.bounds, before.shift))
        case ("bounds", .rect(let bounds)):
            heap[view].properties["frame"] = .rect(around(before.center, bounds, before.shift))
        case ("transform", .transform(let x, let y)):
            heap[view].properties["frame"] = .rect(around(before.center, before.bounds, PointValue(x: x, y: y)))
            // What constraints made of it, they are not asked again for once code has placed the view.
            heap[view].properties["bounds"] = .rect(before.bounds)
            heap[view].properties["center"] = .point(before.center)
        default: break
        }
    }

    struct Placement {
        let bounds: RectValue
        let center: PointValue
        /// By the transform.
        let shift: PointValue
    }

    /// Nil where the members have no shape yet, as on something that is no view.
    func placement(of view: ObjectID) -> Placement? {
        guard case .rect(let bounds) = uikitMember("bounds", of: view), case .point(let center) = uikitMember("center", of: view),
            case .transform(let x, let y) = uikitMember("transform", of: view)
        else { return nil }
        return Placement(bounds: bounds, center: center, shift: PointValue(x: x, y: y))
    }

    private func around(_ center: PointValue, _ bounds: RectValue, _ shift: PointValue) -> RectValue {
        RectValue(
            x: center.x - half(bounds.width) + shift.x, y: center.y - half(bounds.height) + shift.y, width: bounds.width,
            height: bounds.height)
    }

    // MARK: Windows

    /// Goes on to another situation. A window that was moved or turned has laid its root view out again, wherever code had put
    /// it.
    func move(to world: World) {
        let before = self.world
        let isRearranged = before.window != world.window || before.view != world.view
        path.world.change(to: world)
        guard isRearranged else { return }
        for view in [rootView, controller].compactMap(\.self) {
            for kind in [SinkKind.frame, .bounds, .center] where heap[view].properties.removeValue(forKey: kind.rawValue) != nil {
                path.writeLog.rebase(kind, of: view, to: uikitMember(kind.rawValue, of: view))
            }
        }
    }
}
