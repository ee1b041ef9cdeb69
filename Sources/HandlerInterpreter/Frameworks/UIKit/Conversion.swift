import KeyboardModel
import SourceText
import SwiftParser
import Vocabulary

/// `convert(_:from:)` and `convert(_:to:)` with UIKit's rules for nil: to a view, nil is the window's base space (Apple,
/// UIView.convert(_:from:)); to a window, it is the screen's (Apple, UIWindow.convert(_:from:)).
extension Evaluator {
    /// A place with coordinates of its own: its origin on the screen, in points, and the space numbers in it belong to.
    fileprivate struct Place {
        let x: Double
        let y: Affine
        let space: CoordinateSpaceName
        /// The screen whose upright coordinates they are, whichever way the interface is turned; nil for those that are turned
        /// with it.
        var upright: Screen?
        /// What has to be taken for granted for it to lie there.
        var assumption: Filling?

        func moved(down points: Affine) -> Place { Place(x: x, y: y + points, space: space, upright: upright) }

        func assuming(_ assumption: Filling) -> Place {
            Place(x: x, y: y, space: space, upright: upright, assumption: assumption)
        }
    }

    /// Swift 2 names what is converted from or to.
    private static let sourceLabels: Set = ["from", "fromView", "fromCoordinateSpace"]
    private static let targetLabels: Set = ["to", "toView", "toCoordinateSpace"]

    func conversion(of receiver: ObjectID, _ invocation: Invocation) -> Value? {
        guard let value = invocation[0], let here = place(of: receiver) else { return nil }
        guard let other = invocation.arguments.dropFirst().first, let label = other.label,
            case let isFrom = Self.sourceLabels.contains(label), isFrom || Self.targetLabels.contains(label),
            let there = place(of: other.value, seenFrom: receiver)
        else { return nil }
        let (source, target) = isFrom ? (there, here) : (here, there)
        // Views that convert the keyboard's frame fill their view, and so do lists; a field that converts its own bounds does
        // not.
        if !isOfKeyboard(value), source.assumption.map(isOfPlainView) ?? false { return nil }
        if !isOfKeyboard(value), isFrom ? carriesRootView(receiver) : other.value.object.map(carriesRootView) ?? true {
            noteMeasured(isFrom ? other.value.object : receiver)
        }
        let step = "converts it from \(source.space.rawValue) to \(target.space.rawValue) coordinates"
        switch value {
        case .rect(let rect):
            var moved = rect.moved(from: source, to: target)
            // Lengths are the same wherever the place is.
            moved.x = moved.x.assuming(here.assumption).assuming(there.assumption)
            moved.y = moved.y.assuming(here.assumption).assuming(there.assumption)
            return .rect(
                moved.map { quantity in
                    guard quantity.isFromKeyboard else { return quantity }
                    var converted = quantity.adding(step: step, at: invocation.node)
                    converted.isConverted = true
                    return converted
                })
        case .point(let point) where source.upright != nil || target.upright != nil:
            // A point is a rectangle without size.
            let corner = RectValue(x: point.x, y: point.y, width: Quantity(0), height: Quantity(0)).moved(
                from: source, to: target)
            return .point(PointValue(x: corner.x, y: corner.y))
        case .point(var point):
            point.x.amount = point.x.amount + Affine(source.x - target.x)
            point.y.amount = point.y.amount + source.y - target.y
            point.x.space = target.space
            point.y.space = target.space
            point.x = point.x.assuming(here.assumption).assuming(there.assumption)
            point.y = point.y.assuming(here.assumption).assuming(there.assumption)
            return .point(point)
        default:
            return nil
        }
    }

    private func isOfPlainView(_ filling: Filling) -> Bool { filling.container == .view && !isScrollView(filling.view) }

    private func place(of object: ObjectID) -> Place? {
        switch heap[object].kind {
        case .screen, .screenSpace(isFixed: false, _):
            return Place(x: 0, y: Affine(0), space: .screen)
        case .screenSpace(isFixed: true, let isMain):
            return Place(x: 0, y: Affine(0), space: .screen, upright: screen(isMain: isMain))
        case .window, .application:
            return Place(x: world.window.frame.x, y: Affine(world.window.frame.y), space: .window)
        case .rootView: return viewPlace
        case .instance: return viewPlace.assuming(Filling(heap[object].name, .window))
        case .other where object == heap.superview: return viewPlace.assuming(Filling(heap[object].name, .window))
        // A subview has an origin of its own, which the source does not tell. Those that convert keyboard frames fill their view.
        case .other:
            guard !heap[object].isNamedForScrollView, let place = laidOutPlace(of: object) else {
                return viewPlace.assuming(Filling(heap[object].name, .view))
            }
            place.assumptions.forEach(note)
            return viewPlace.moved(down: Affine(place.top))
        default:
            return nil
        }
    }

    /// The root view, or a view that is taken to fill it, with what handlers have moved it by.
    private var viewPlace: Place {
        let frame = world.view.frame
        return Place(
            x: world.window.frame.x + frame.x, y: (rootShift ?? Affine(0)) + Affine(world.window.frame.y + frame.y), space: .view)
    }

    private func place(of value: Value?, seenFrom receiver: ObjectID) -> Place? {
        switch value {
        // `from: .none` is nil as well.
        case Value.nothing?, .symbol("none", _)?:
            receiver == window ? Place(x: 0, y: Affine(0), space: .screen) : place(of: window)
        case .object(let object)?: place(of: object)
        case .unknown(let unknown)?: place(of: object(for: unknown))
        default: nil
        }
    }
}

/// Between `UIScreen.fixedCoordinateSpace`, whose origin is the upper left corner of the upright device, and
/// `UIScreen.coordinateSpace`, which is turned with the interface (Apple, documentation of both).
extension RectValue {
    /// In the coordinates of another place.
    fileprivate func moved(from source: Evaluator.Place, to target: Evaluator.Place) -> RectValue {
        let turned = source.upright.map(turnedFromFixed) ?? self
        let moved = turned.converted(dx: source.x - target.x, dy: source.y - target.y, to: target.space)
        return target.upright.map(moved.turnedToFixed) ?? moved
    }

    private func turnedFromFixed(of screen: Screen) -> RectValue {
        switch screen.orientation {
        case .portrait: self
        case .portraitUpsideDown:
            turned(x: mirrored(x, width, in: screen.bounds.width), y: mirrored(y, height, in: screen.bounds.height))
        case .landscapeLeft: laid(x: mirrored(y, height, in: screen.bounds.width), y: x)
        case .landscapeRight: laid(x: y, y: mirrored(x, width, in: screen.bounds.height))
        }
    }

    private func turnedToFixed(of screen: Screen) -> RectValue {
        switch screen.orientation {
        case .portrait: self
        case .portraitUpsideDown:
            turned(x: mirrored(x, width, in: screen.bounds.width), y: mirrored(y, height, in: screen.bounds.height))
        case .landscapeLeft: laid(x: y, y: mirrored(x, width, in: screen.bounds.width))
        case .landscapeRight: laid(x: mirrored(y, height, in: screen.bounds.height), y: x)
        }
    }

    private func turned(x: Quantity, y: Quantity) -> RectValue { RectValue(x: x, y: y, width: width, height: height) }

    /// On its side.
    private func laid(x: Quantity, y: Quantity) -> RectValue { RectValue(x: x, y: y, width: height, height: width) }

    /// Where the far end of a side begins, counted from the other end of the screen.
    private func mirrored(_ start: Quantity, _ length: Quantity, in extent: Double) -> Quantity {
        var result = start
        result.amount = Affine(extent) - start.amount - length.amount
        return result
    }
}
