/// Lists that stand on their head.
///
/// Chats turn their list over, so that it grows upwards and stays at its end by itself, and turn each cell back. What such a list
/// calls its top lies at the bottom of the screen: its upper inset is what makes room for the keyboard.
extension Value {
    /// A transform that turns a view over without moving it.
    static var upsideDown: Value { .symbol("upside down", []) }

    var isUpsideDown: Bool {
        if case .symbol("upside down", _) = self { true } else { false }
    }

    /// A transform that makes a view larger or smaller about its centre, which it does not move (Apple, documentation of
    /// `CGAffineTransform.init(scaleX:y:)` and `UIView.transform`).
    static var scaled: Value { .symbol("scaled", []) }

    /// The transform that scales heights by this factor; nil for an unknown one.
    static func scaling(y: Quantity?) -> Value? {
        guard let factor = y?.known else { return nil }
        return factor < 0 ? .upsideDown : .scaled
    }

    /// The transform that turns by an angle in radians; nil for one that is not half a turn.
    static func turning(by angle: Quantity?) -> Value? {
        guard let angle else { return nil }
        if let known = angle.known { return abs(abs(known) - .pi) < 0.01 ? .upsideDown : nil }
        // `.pi`, whose type only the parameter tells.
        return angle.amount.constant == 0 && angle.amount.terms.mapValues(abs) == ["pi": 1] ? .upsideDown : nil
    }
}

extension Object {
    /// Whether it is a view that is shown on its head: turned over by a transform, or by what libraries of chats and lists call
    /// it.
    var isUpsideDown: Bool {
        if let transform = properties["transform"] { return transform.isUpsideDown }
        return ["inverted", "isInverted"].contains { if case .bool(true)? = properties[$0] { true } else { false } }
    }
}
