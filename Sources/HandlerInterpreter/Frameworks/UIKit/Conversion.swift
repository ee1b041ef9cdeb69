import KeyboardModel
import SourceText
import SwiftParser
import Vocabulary

/// `convert(_:from:)` and `convert(_:to:)` with UIKit's rules for nil: to a view, nil is the window's base space (Apple,
/// UIView.convert(_:from:)); to a window, it is the screen's (Apple, UIWindow.convert(_:from:)).
extension Evaluator {
    /// A place with coordinates of its own: its origin on the screen, in points, and the space numbers in it belong to.
    private struct Place {
        let x: Double
        let y: Double
        let space: CoordinateSpaceName
        /// What has to be taken for granted for it to lie there.
        var assumption: Filling?

        func assuming(_ assumption: Filling) -> Place {
            Place(x: x, y: y, space: space, assumption: assumption)
        }
    }

    func conversion(of receiver: ObjectID, _ invocation: Invocation) -> Value? {
        guard let value = invocation[0], let here = place(of: receiver) else { return nil }
        let isFrom = invocation.labels.contains("from")
        guard isFrom || invocation.labels.contains("to"),
            let there = place(of: invocation[isFrom ? "from" : "to"], seenFrom: receiver)
        else { return nil }
        let (source, target) = isFrom ? (there, here) : (here, there)
        let step = "converts it from \(source.space.rawValue) to \(target.space.rawValue) coordinates"
        switch value {
        case .rect(let rect):
            var moved = rect.converted(dx: source.x - target.x, dy: source.y - target.y, to: target.space)
            // Lengths are the same wherever the place is.
            moved.x = moved.x.assuming(here.assumption).assuming(there.assumption)
            moved.y = moved.y.assuming(here.assumption).assuming(there.assumption)
            return .rect(moved.map { $0.isFromKeyboard ? $0.adding(step: step, at: invocation.node) : $0 })
        case .point(var point):
            point.x.amount = point.x.amount + Affine(source.x - target.x)
            point.y.amount = point.y.amount + Affine(source.y - target.y)
            point.x.space = target.space
            point.y.space = target.space
            point.x = point.x.assuming(here.assumption).assuming(there.assumption)
            point.y = point.y.assuming(here.assumption).assuming(there.assumption)
            return .point(point)
        default:
            return nil
        }
    }

    private func place(of object: ObjectID) -> Place? {
        switch heap[object].kind {
        case .screen, .screenSpace:
            return Place(x: 0, y: 0, space: .screen)
        case .window, .application:
            return Place(x: world.window.frame.x, y: world.window.frame.y, space: .window)
        case .rootView: return viewPlace
        case .instance: return viewPlace.assuming(Filling(heap[object].name, .window))
        // A subview has an origin of its own, which the source does not tell. Those that convert keyboard frames fill their view.
        case .other: return viewPlace.assuming(Filling(heap[object].name, .view))
        default:
            return nil
        }
    }

    /// The root view, or a view that is taken to fill it.
    private var viewPlace: Place {
        let frame = world.view.frame
        return Place(x: world.window.frame.x + frame.x, y: world.window.frame.y + frame.y, space: .view)
    }

    private func place(of value: Value?, seenFrom receiver: ObjectID) -> Place? {
        switch value {
        case Value.nothing?: receiver == window ? Place(x: 0, y: 0, space: .screen) : place(of: window)
        case .object(let object)?: place(of: object)
        case .unknown(let unknown)?: place(of: object(for: unknown))
        default: nil
        }
    }
}
