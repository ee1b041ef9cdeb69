/// The coordinate space a number is measured in.
package enum CoordinateSpaceName: String, Sendable {
    case screen, window, view
}
