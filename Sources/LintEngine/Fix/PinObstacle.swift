/// Why content that handlers make room for is not to be tied to the guide itself.
package enum PinObstacle: Hashable, Sendable, Codable {
    /// The scroll view ends at a line of another view, which would come along.
    case endsAt(line: String, scrollView: String)
    /// What is in the scroll view is as high as its frame, so that nothing would scroll in a lower one.
    case contentAsHigh(as: String, content: String)
    /// Required constraints could not all hold.
    case contradiction
}
