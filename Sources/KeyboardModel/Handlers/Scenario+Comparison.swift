import Vocabulary

/// Apple's handlers beside the guide, over a whole scenario.
extension Scenario {
    /// How far above the view's bottom edge content ends after a step, in points, for each way of laying it out.
    package struct Comparison: Hashable, Sendable {
        package var step: String
        package var guide: Double
        package var intersectionHeight: Double
        package var distanceToBottom: Double
    }

    /// Each handler is called with every notification that something will happen, and its last word counts; before the first,
    /// content rests on the safe area.
    package var comparisons: [Comparison] {
        var offsets = RecommendedHandler.allCases.map { _ in world.view.safeAreaInsets.bottom }
        return zip(steps, transitions).map { step, transition in
            for stage in transition.stages {
                for notification in stage.notifications where notification.name.isAnnouncement {
                    offsets = RecommendedHandler.allCases.map { $0.bottomOffset(for: notification, in: stage.after) }
                }
            }
            let world = transition.after
            return Comparison(
                step: step.name, guide: world.view.bounds.maxY - KeyboardLayoutGuide().layoutFrame(in: world).minY,
                intersectionHeight: offsets[0], distanceToBottom: offsets[1])
        }
    }
}

extension KeyboardNotificationName {
    /// Whether it is posted before the event.
    package var isAnnouncement: Bool {
        switch self {
        case .willShow, .willHide, .willChangeFrame: true
        case .didShow, .didHide, .didChangeFrame: false
        }
    }
}
