import KeyboardModel
import Vocabulary

/// Properties of scroll views and of screens.
extension Evaluator {
    func scrollViewMember(_ name: String, of object: ObjectID) -> Value? {
        switch name {
        case "contentInset", "scrollIndicatorInsets", "verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets":
            return .insets(.zero)
        // Apple, documentation of UITextView.textContainerInset.
        case "textContainerInset":
            return .insets(InsetsValue(top: Quantity(8), left: Quantity(0), bottom: Quantity(8), right: Quantity(0)))
        case "adjustedContentInset":
            guard case .insets(var insets) = uikitMember("contentInset", of: object) else { return nil }
            if case .symbol("never", _) = uikitMember("contentInsetAdjustmentBehavior", of: object) { return .insets(insets) }
            insets.bottom = insets.bottom + safeAreaInsets(of: object).bottom
            return .insets(insets)
        // What it is until code or a storyboard says otherwise (Apple, UIScrollView.contentInsetAdjustmentBehavior).
        case "contentInsetAdjustmentBehavior": return .symbol("automatic", [])
        case "contentSize":
            return contentHeight(of: object).map {
                .size(SizeValue(width: Quantity(unknown: heap[object].name + ".contentSize.width"), height: Quantity($0)))
            }
        case "contentOffset":
            return .point(
                PointValue(
                    x: Quantity(unknown: heap[object].name + ".contentOffset.x"),
                    y: restingOffset(of: object).map { Quantity($0) }
                        ?? Quantity(unknown: heap[object].name + ".contentOffset.y")
                ))
        default: return nil
        }
    }

    func screenMember(_ name: String, of object: ObjectID) -> Value {
        switch name {
        // In pixels, and upright whatever the interface is (Apple, documentation of UIScreen.nativeBounds).
        case "nativeBounds":
            guard let scale = world.screen.scale else { break }
            let fixed = world.screen.fixedBounds
            return .rect(RectValue(0, 0, fixed.width * scale, fixed.height * scale, .screen, in: .screen))
        case "scale", "nativeScale":
            guard let scale = world.screen.scale else { break }
            return .number(Quantity(scale))
        case "bounds":
            let bounds = world.screen.bounds
            if case .screenSpace(isFixed: true, let isMain) = heap[object].kind {
                let fixed = screen(isMain: isMain).fixedBounds
                return .rect(RectValue(0, 0, fixed.width, fixed.height, .screen, in: .screen))
            }
            let isMain = if case .screen(isMain: true) = heap[object].kind { true } else { false }
            return .rect(RectValue(0, 0, bounds.width, bounds.height, isMain ? .mainScreen : .screen, in: .screen))
        case "coordinateSpace", "fixedCoordinateSpace":
            let isMain = if case .screen(isMain: false) = heap[object].kind { false } else { true }
            return .object(make(.screenSpace(isFixed: name == "fixedCoordinateSpace", isMain: isMain), name: name))
        default: miss(name)
        }
        return .unknown(Unknown(heap[object].name).member(name))
    }

    /// The device's own screen, or the other one.
    func screen(isMain: Bool) -> Screen {
        isMain ? world.screen : world.otherScreens.first ?? world.screen
    }
}
