extension PathRun {
    /// The views and view modifiers of SwiftUI's whose bodies read what handlers change, and lay out by it.
    package var hostedTypes: Set<String> { Set(trace.writes.lazy.filter(\.kind.isHosted).map(\.object)) }
}
