/// `UITrackingLayoutGuide`'s notion of being near an edge, as far as the keyboard's guide is concerned. A keyboard is either near
/// an edge or away from it.
extension KeyboardLayoutGuide {
    /// How close to an edge, in points, counts as near. Documented nowhere; WWDC21 session 10259 shows only that there is such a
    /// distance. The model's scenarios stay clear of it.
    package static let nearDistance = 50.0

    /// The edges of the app's window that the guide is near.
    ///
    /// - Docked, and off screen: near the bottom, away from the rest.
    /// - Undocked or split: away from all, unless it comes near the top.
    /// - Floating: near one edge, or two that meet, or none.
    /// - Shortcuts bar: near the bottom; minimised, it can be near a side as well.
    ///
    /// In a narrow app (a third of the screen, Slide Over) the keyboard is never near a side, and a floating keyboard that
    /// reaches over the app's border is near that side, since the guide is clipped to the app. (Apple, "Adjusting your layout
    /// with keyboard layout guide"; WWDC21 session 10259.)
    package func nearEdges(in world: World) -> DirectionalEdges {
        guard follows(world), !world.coveredFrame.isNull else { return .bottom }
        switch world.keyboard.state {
        case .hidden, .docked, .dismissing, .shortcutsBar:
            return .bottom
        case .undocked, .split:
            let near = verticalEdge(in: world)
            return near == .bottom && world.variants.undockedBottomEdge == .alwaysAway ? [] : near
        case .miniToolbar:
            return [.bottom, horizontalEdge(in: world)]
        case .floating:
            return [verticalEdge(in: world), horizontalEdge(in: world)]
        }
    }

    package func awayEdges(in world: World) -> DirectionalEdges {
        DirectionalEdges.all.subtracting(nearEdges(in: world))
    }

    private func verticalEdge(in world: World) -> DirectionalEdges {
        let (window, covered) = (world.window.frame, world.coveredFrame)
        return nearer(covered.minY - window.minY, .top, window.maxY - covered.maxY, .bottom)
    }

    private func horizontalEdge(in world: World) -> DirectionalEdges {
        guard !world.isNarrow else { return [] }
        let (window, covered) = (world.window.frame, world.coveredFrame)
        let leftToRight = world.view.layoutDirection == .leftToRight
        return nearer(
            covered.minX - window.minX, leftToRight ? .leading : .trailing, window.maxX - covered.maxX,
            leftToRight ? .trailing : .leading)
    }

    /// Never both of two opposite edges: the closer one, if it is close at all.
    private func nearer(
        _ first: Double, _ firstEdge: DirectionalEdges, _ second: Double, _ secondEdge: DirectionalEdges
    ) -> DirectionalEdges {
        guard min(first, second) < Self.nearDistance else { return [] }
        return first <= second ? firstEdge : secondEdge
    }
}

extension World {
    /// Whether the app is a narrow one: Slide Over, or the smaller part of an uneven Split View, whose width is 320 to 375 points
    /// (at most 42 per cent of a screen's; half of it is 49 or more).
    var isNarrow: Bool {
        switch window.arrangement {
        case .slideOver: true
        case .splitView: window.frame.width < 0.45 * windowScreen.bounds.width
        case .fullScreen, .stageManager: false
        }
    }
}
