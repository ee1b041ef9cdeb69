import KeyboardModel
import Vocabulary

/// `button.bottom`, `view.y`: short names for parts of a view's frame, which many apps and libraries add to UIView by an extension
/// that is not at hand (YYKit, `UIView+YYAdd`; SDWebImage's and MJRefresh's `UIView+Extension` mean the same by them).
extension Evaluator {
    /// Nil for another name, and for what is not known to be a view.
    func frameShorthand(_ name: String, of object: ObjectID) -> Value? {
        guard FrameShorthand(rawValue: name) != nil, isKnownView(object) else { return nil }
        miss(name)
        let frame = frame(of: object)
        return FrameShorthand(rawValue: name).map { .number($0.value(in: frame, self)) }
    }

    /// The frame that a view gets by such a name.
    func frame(of object: ObjectID, setting name: String, to value: Value) -> RectValue? {
        guard let shorthand = FrameShorthand(rawValue: name), let number = value.quantity, isKnownView(object) else { return nil }
        var frame = frame(of: object)
        switch shorthand {
        case .x, .left: frame.x = number
        case .y, .top: frame.y = number
        case .width: frame.width = number
        case .height: frame.height = number
        case .right: frame.x = number - frame.width
        case .bottom: frame.y = number - frame.height
        case .centerX: frame.x = number - half(frame.width)
        case .centerY: frame.y = number - half(frame.height)
        }
        return frame
    }

    private func isKnownView(_ object: ObjectID) -> Bool {
        object == rootView || heap[object].extendedTypes.contains("UIView")
    }
}

private enum FrameShorthand: String {
    case x, y, width, height, top, bottom, left, right, centerX, centerY

    func value(in frame: RectValue, _ evaluator: Evaluator) -> Quantity {
        switch self {
        case .x, .left: frame.x
        case .y, .top: frame.y
        case .width: frame.width
        case .height: frame.height
        case .right: frame.maxX
        case .bottom: frame.maxY
        case .centerX: evaluator.middle(frame.x, frame.width)
        case .centerY: evaluator.middle(frame.y, frame.height)
        }
    }
}
