/// Something the user or the system does to the keyboard, or to the window beneath it.
///
/// Heights are in points; the home indicator's strip is included, an accessory view is not.
package enum KeyboardEvent: Hashable, Sendable {
    /// A text field of this app becomes first responder, or a detached keyboard is docked.
    case show(height: Double)
    /// A text field of another visible app becomes first responder.
    case showInAnotherApp(height: Double)
    /// Emoji, the suggestion bar, another language: the keyboard stays where it is and gets another height.
    case changeHeight(to: Double)
    case hide

    /// The keyboard leaves the screen's bottom, in one piece or in two.
    case undock(above: Double)
    case split(above: Double)
    /// It becomes small and floats.
    case float(Rect<ScreenSpace>)
    /// It is dragged to another place: the top left corner of a detached keyboard or of a mini toolbar.
    case drag(to: Point<ScreenSpace>)

    /// A text field becomes first responder while a hardware keyboard is attached to an iPad.
    case showShortcutsBar(Keyboard.ShortcutsBar)
    /// The bar is flicked down or to a side.
    case minimiseShortcutsBar(to: Rect<ScreenSpace>)

    /// A finger on a scroll view that dismisses interactively has pulled the keyboard down so far.
    case dragDown(visible: Double)
    /// The first responder's `inputAccessoryView` appears, grows or goes (0).
    case changeAccessory(height: Double)

    /// The window is moved or resized, or the multitasking mode changes.
    case arrange(window: Window, view: View)
    case rotate(Rotation)

    /// What the world looks like once the device has been turned.
    package struct Rotation: Hashable, Sendable {
        package var screen: Screen
        package var window: Window
        package var view: View
        /// Keyboards have another height in the other orientation.
        package var keyboard: Keyboard.State

        package init(screen: Screen, window: Window, view: View, keyboard: Keyboard.State) {
            self.screen = screen
            self.window = window
            self.view = view
            self.keyboard = keyboard
        }
    }
}

extension KeyboardEvent {
    /// How high it makes a docked keyboard, in points; nil for another event.
    package var dockedHeight: Double? {
        switch self {
        case .show(let height), .changeHeight(let height): height
        default: nil
        }
    }
}
