/// A display. Its coordinates turn with the interface, as those of `UIScreen.bounds` do since iOS 8.
package struct Screen: Hashable, Sendable {
    package enum ID: String, Hashable, Sendable, CaseIterable {
        case main, external
        case secondExternal = "external2"
    }

    package enum Orientation: String, Hashable, Sendable, CaseIterable {
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    }

    package var id: ID
    /// The whole display; its origin is (0, 0).
    package var bounds: Rect<ScreenSpace>
    /// Of the interface.
    package var orientation: Orientation

    package init(id: ID = .main, bounds: Rect<ScreenSpace>, orientation: Orientation = .portrait) {
        self.id = id
        self.bounds = bounds
        self.orientation = orientation
    }

    package init(id: ID = .main, width: Double, height: Double, orientation: Orientation = .portrait) {
        self.init(id: id, bounds: Rect(x: 0, y: 0, width: width, height: height), orientation: orientation)
    }
}

extension Screen {
    /// Pixels a point: 3 on an iPhone 12 (390 × 844 points), 2 on an iPhone SE (375 × 667) and on iPads (Apple, Human Interface
    /// Guidelines, Layout, "Device screen sizes"). Nil for other displays.
    package var scale: Double? {
        guard id == .main else { return nil }
        if isPad { return 2 }
        switch max(bounds.width, bounds.height) {
        case 844: return 3
        case 667: return 2
        default: return nil
        }
    }
}

/// `UIScreen.fixedCoordinateSpace`, which stays upright with the device. Keyboard frames are not in it, so code that converts
/// from it is wrong as soon as the device is turned (UIScreen.h).
extension Screen {
    package var fixedBounds: Rect<FixedScreenSpace> { convertToFixed(bounds) }

    package func convertToFixed(_ rect: Rect<ScreenSpace>) -> Rect<FixedScreenSpace> {
        let (width, height) = (bounds.width, bounds.height)
        switch orientation {
        case .portrait:
            return Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        case .portraitUpsideDown:
            return Rect(x: width - rect.maxX, y: height - rect.maxY, width: rect.width, height: rect.height)
        case .landscapeLeft:
            // The device's left edge is up: its upright x is this y, and its upright y runs against this x.
            return Rect(x: rect.minY, y: width - rect.maxX, width: rect.height, height: rect.width)
        case .landscapeRight:
            return Rect(x: height - rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
        }
    }

    package func convertFromFixed(_ rect: Rect<FixedScreenSpace>) -> Rect<ScreenSpace> {
        let (width, height) = (bounds.width, bounds.height)
        switch orientation {
        case .portrait:
            return Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        case .portraitUpsideDown:
            return Rect(x: width - rect.maxX, y: height - rect.maxY, width: rect.width, height: rect.height)
        case .landscapeLeft:
            return Rect(x: width - rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
        case .landscapeRight:
            return Rect(x: rect.minY, y: height - rect.maxX, width: rect.height, height: rect.width)
        }
    }
}
