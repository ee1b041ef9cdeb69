import KeyboardModel
import Vocabulary

/// Content that is moved by its frame, its centre or its transform.
extension Evaluator {
    /// The root view reaches its own bottom edge; where another view rests is not in the source.
    ///
    /// - Parameter bottom: y of the view's bottom edge at rest, in points in the view's coordinates.
    func framed(
        _ entry: WriteLog.Entry, _ displacement: Quantity, bottom: Double? = nil, manner: ContentState.Manner = .moves
    ) -> ContentState {
        if standsForRootView(entry.object) {
            return make(entry, displacement, rests: [.viewBottom], spacing: 0, manner: manner)
        }
        let subject = ContentSubject.view(heap[entry.object].name)
        // A transform and a centre move a view away from where its constraints have it.
        if bottom == nil, manner == .moves, let foot = foothold(ofBottomOf: entry.object) {
            if let doubt = doubt(of: subject, below: -foot.distance) {
                return make(entry, displacement, rests: [], spacing: nil, assumptions: [doubt], subject: subject)
            }
            return make(entry, displacement, rests: [foot.rest], spacing: foot.distance)
        }
        if let bottom, let doubt = doubt(of: subject, below: bottom - world.view.bounds.maxY) {
            return make(entry, displacement, rests: [], spacing: nil, assumptions: [doubt], subject: subject)
        }
        // Where the view's frame is not known, nothing says that it ends at the bottom at all.
        let ends: [OpenPoint] = bottom == nil && manner == .moves ? [.assumed(.endsWithItsView(heap[entry.object].name))] : []
        return make(
            entry, displacement, rests: [.safeArea, .viewBottom], spacing: nil, assumptions: ends,
            subject: manner == .resizes ? subject : .content, manner: manner)
    }

    /// What waits below the view, as a sheet that is not shown does, is brought up by something else than the keyboard: how far it has to go
    /// for the keyboard cannot be told from where it waits. What merely hangs over the edge is less than a row of it.
    ///
    /// - Parameter depth: points that the content's bottom edge is below the end of its view at rest.
    func doubt(of subject: ContentSubject, below depth: Double) -> OpenPoint? {
        depth > Self.rowHeight ? .unknown(.placeOfWaiting(subject, depth: depth)) : nil
    }

    /// Nothing that can be touched is less high (Apple, Human Interface Guidelines, "Buttons": 44 pt).
    private static let rowHeight = 44.0
}
