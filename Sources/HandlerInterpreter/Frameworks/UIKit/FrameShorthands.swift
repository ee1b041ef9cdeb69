import Vocabulary

/// `button.bottom`, `view.y`: short names for parts of a view's frame, which many apps and libraries add to UIView by an
/// extension that is not at hand (YYKit, `UIView+YYAdd`; SDWebImage's and MJRefresh's `UIView+Extension` mean the same by them).
extension Evaluator {
    /// Nil for another name, and for what is not known to be a view.
    func frameShorthand(_ name: String, of object: ObjectID) -> Value? {
        guard let member = Self.frameShorthands[name], isKnownView(object) else { return nil }
        miss(name)
        return geometryMember(member, of: uikitMember("frame", of: object))
    }

    /// The frame that a view gets by such a name.
    func frame(of object: ObjectID, setting name: String, to value: Value) -> RectValue? {
        guard let member = Self.frameShorthands[name], let number = value.quantity, isKnownView(object),
            case .rect(var frame) = uikitMember("frame", of: object)
        else { return nil }
        switch member {
        case "minX": frame.x = number
        case "minY": frame.y = number
        case "width": frame.width = number
        case "height": frame.height = number
        case "maxX": frame.x = number - frame.width
        case "maxY": frame.y = number - frame.height
        case "midX": frame.x = number - half(frame.width)
        case "midY": frame.y = number - half(frame.height)
        default: return nil
        }
        return frame
    }

    static func isFrameShorthand(_ name: String) -> Bool { frameShorthands[name] != nil }

    /// What CGRect calls them.
    private static let frameShorthands = [
        "x": "minX", "left": "minX", "y": "minY", "top": "minY", "width": "width", "height": "height", "right": "maxX",
        "bottom": "maxY", "centerX": "midX", "centerY": "midY",
    ]

    private func isKnownView(_ object: ObjectID) -> Bool {
        if object == rootView { return true }
        // `rect.size` of a rectangle that is not known has a height of its own.
        let isPart = heap[object].name.split(separator: ".").last.map { Self.partsOfRectangles.contains(String($0)) } ?? false
        return !isPart && heap[object].extendedTypes.contains("UIView")
    }

    private static let partsOfRectangles: Set<String> = ["size", "origin", "frame", "bounds"]
}
