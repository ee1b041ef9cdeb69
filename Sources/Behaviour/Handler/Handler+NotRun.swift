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
            /// Editing starts the handler, and nobody types in the app.
            case notEditing
            /// On the scenario's device the screen of this class is shown as a sheet, which does not fill its window.
            case inSheet(type: String)
            /// As a report that was read back words it.
            case recorded(String)
        }
    }

    /// Takes out what some runs showed, in which nothing registers the handler.
    package mutating func leaveOutUnregistered(_ behaviour: HandlerBehaviour) {
        let unregistered = Set(behaviour.runs.filter(behaviour.isUnregistered).map(\.scenario.id))
        guard obstacle == nil else { return }
        leaveOut(unregistered, behaviour.handler.isOfEditing ? .notEditing : .notRegistered)
    }

    /// Takes out what runs on iPads showed of a screen that is shown as a sheet there: the view of the runs fills its window. On an
    /// iPhone a sheet ends where the window does (Apple, documentation of `UIModalPresentationStyle.automatic`).
    package mutating func leaveOutSheets(of type: String, _ behaviour: HandlerBehaviour) {
        leaveOut(Set(behaviour.runs.map(\.scenario).filter(\.isOnPad).map(\.id)), .inSheet(type: type))
    }

    private mutating func leaveOut(_ ids: Set<String>, _ reason: NotRun.Reason) {
        let left = scenarios.map(\.id).filter(ids.contains)
        scenarios.removeAll { ids.contains($0.id) }
        notRun += left.map { NotRun(id: $0, reason: reason) }
    }
}
