/// What is not known of content, and what that depends on.
extension ContentState {
    /// That nobody knows how far content has to move which is held from above or by its middle, where it is not in its place; nil
    /// where it is, and of other content.
    package var doubtOfUntied: OpenPoint? {
        guard rests.isEmpty, conflict == nil, manner == .moves, let displacement, abs(displacement) > 0.5,
            !assumptions.contains(where: { if case .unknown = $0 { true } else { false } })
        else { return nil }
        return .unknown(.needOfUntied(subject))
    }

    /// What the content's distance from what it rests on depends on, in alphabetical order: how far it may stay behind the
    /// keyboard without being covered, then. None where the distance is known, or where nothing at all says what it is.
    package var namesOfOpenSpacing: [String] { spacing == nil ? resting?.place.terms.keys.sorted() ?? [] : [] }

    /// What the displacement depends on, in alphabetical order.
    package var unknownNames: [String] { measuredEdge == nil ? amount.terms.keys.sorted() : [] }
}
