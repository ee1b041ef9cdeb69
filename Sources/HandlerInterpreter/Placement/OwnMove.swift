import KeyboardModel

/// What moves content for the keyboard besides what code writes to it.
enum OwnMove: Hashable, Sendable {
    /// It goes where the layout guide goes from where that rests.
    case withGuide(ContentState.Rest)
    /// It stands so many points above what it rests on: what lies below it hides behind the keyboard first.
    case standsOn(Double, above: ContentState.Rest)

    /// Points downwards since before the first event.
    func points(in world: World) -> Double {
        switch self {
        case .withGuide(let rest): Self.guideShift(from: rest, in: world)
        case .standsOn(let height, let rest): -min(height, -Self.guideShift(from: rest, in: world))
        }
    }

    /// How far up the layout guide is from where it rests; 0 or less.
    private static func guideShift(from rest: ContentState.Rest, in world: World) -> Double {
        let guide = KeyboardLayoutGuide(usesBottomSafeArea: rest == .safeArea)
        return guide.layoutFrame(in: world).minY - guide.restingFrame(in: world).minY
    }
}
