import Foundation

/// What has coordinates of its own on a screen: screens and views.
public protocol UICoordinateSpace: AnyObject {
    var bounds: CGRect { get }
}

extension UICoordinateSpace {
    /// On the screen the space lies on, in its current orientation.
    fileprivate func toScreen(_ point: CGPoint) -> CGPoint {
        switch self {
        case let view as UIView: view.toBase(point) + view.windowOrigin
        case let space as UIScreen.Space: space.toCurrent(point)
        default: point
        }
    }

    fileprivate func fromScreen(_ point: CGPoint) -> CGPoint {
        switch self {
        case let view as UIView: view.fromBase(point - view.windowOrigin)
        case let space as UIScreen.Space: space.fromCurrent(point)
        default: point
        }
    }

    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.fromScreen(toScreen(point))
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        fromScreen(coordinateSpace.toScreen(point))
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.mapCorners { convert($0, to: coordinateSpace) }
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.mapCorners { convert($0, from: coordinateSpace) }
    }
}

/// Between views, nil is the base coordinates of the receiver's window (Apple, documentation of `UIView.convert(_:from:)`).
extension UIView {
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view else { return self is UIWindow ? toScreen(point) : toBase(point) }
        return view.fromScreen(toScreen(point))
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let view else { return self is UIWindow ? fromScreen(point) : fromBase(point) }
        return fromScreen(view.toScreen(point))
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.mapCorners { convert($0, to: view) } }
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.mapCorners { convert($0, from: view) } }

    fileprivate var windowOrigin: CGPoint { window?.frame.origin ?? .zero }
}

/// Between windows, nil is the screen (Apple, documentation of `UIWindow.convert(_:from:)`).
extension UIWindow {
    public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { convert(point, to: window as UIView?) }
    public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { convert(point, from: window as UIView?) }
    public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { convert(rect, to: window as UIView?) }
    public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { convert(rect, from: window as UIView?) }
}

private func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }
private func - (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x - right.x, y: left.y - right.y) }
