/// What the keyboard, its notifications and the layout guide do, as values and pure functions.
///
/// The main decision: the model is a value. A `World` holds a screen, a window, a view and a keyboard; a `KeyboardEvent` turns it
/// into the next `World` and says which notifications UIKit posts on the way. The layout guide is not part of the world: it is a
/// function of it, as is Apple's recommended notification handler. So the two can be asked about the same instant, a whole
/// small world can be enumerated in a test, and nothing has to be reset between runs.
///
/// The second decision: every rectangle carries its coordinate space in its type. The frame in a keyboard notification is a
/// `Rect<ScreenSpace>`, a layout is made in `Rect<ViewSpace>`, and the only way from one to the other leads through the window.
/// Forgetting that way is the most common bug in keyboard code; in the model it does not compile.
///
/// A newcomer reads Geometry/, then World/ (screen, window, view), Keyboard/ (its states, what happens to it, what is posted) and
/// Guide/; the tests have the same order and say with numbers what the comments say in words. Handlers/ holds what Apple
/// recommends instead of the guide and what the guide replaces, Layout/ as much of Auto Layout as the talks' samples need,
/// Scenarios/ the situations that the linter runs a handler in.
///
/// Behaviour is documented where it is implemented, with the public source it comes from: Apple's documentation, the headers of
/// the iOS SDK, WWDC sessions, or what developers observed and wrote down. Where sources contradict each other the world has a
/// named variant (`Variants`), and the documented behaviour is the default.
package enum KeyboardModelVersion {
    /// Changes whenever the model may put something in another place than before; reports carry it.
    package static let current = 1
}
