import ProgramIndex
import Vocabulary

extension Handler {
    /// A scenario that the apps with the handler cannot be in, or that the handler does not run in.
    package struct NotRun: Hashable, Sendable {
        /// The scenario's id.
        package var id: String
        package var reason: Reason

        package init(id: String, reason: Reason) {
            self.id = id
            self.reason = reason
        }

        package enum Reason: Hashable, Sendable {
            /// None of the apps is for the scenario's kind of device; who says so.
            case device(isPad: Bool, source: [String])
            /// All of the apps that are for the device fill its screen.
            case fullScreen(source: [String])
            /// All of the apps that are for the device turn fewer ways than windows have to.
            case fewOrientations(source: [String])
            /// None of the apps that are for the device turns that way.
            case orientation(isLandscape: Bool, source: [String])
            /// The oldest system of the code is newer than the scenario's.
            case system(Version, source: String?)
            /// Nothing registers the handler on the scenario's device.
            case notRegistered
            /// As a report that was read back words it.
            case recorded(String)
        }
    }

    /// Takes out what some runs showed, in which nothing registers the handler.
    package mutating func leaveOutUnregistered(_ behaviour: HandlerBehaviour) {
        let unregistered = Set(behaviour.runs.filter(behaviour.isUnregistered).map(\.scenario.id))
        guard obstacle == nil, !unregistered.isEmpty else { return }
        scenarios.removeAll { unregistered.contains($0.id) }
        notRun += behaviour.runs.map(\.scenario.id).filter(unregistered.contains).map { NotRun(id: $0, reason: .notRegistered) }
    }
}
