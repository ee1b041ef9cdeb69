import ProgramIndex
import Vocabulary

/// What a run takes for granted although the source does not say it. Names are those of the source.
package enum Assumption: Hashable, Sendable {
    /// The answer to a question that the source leaves open.
    case answer(Precondition)
    case fills(Filling)
    /// A call that could not be followed runs its closure at once.
    case runsClosure(callee: String)
    case isNotEmpty(String)
    /// An expression is the screen that the keyboard appears on.
    case isKeyboardsScreen(String)
    /// A library is of that version or a later one: an earlier one does otherwise with what it got here.
    case isOfVersion(String, library: String)
    /// A constraint is active that its interface file switches off in some size classes.
    case isActive(constraint: String)
    /// Content hangs as low as an inequality lets it.
    case reachesLimit(constraint: String)
    /// A view that no constraint ties ends with its view or the safe area.
    case endsWithItsView(String)
    /// Places are told without the height of a view below the content, which only the view's own content gives.
    case isLeftOut(view: String)
    /// What the body of a SwiftUI view modifies ends where its safe area or, as it ignores that, its window ends.
    case reachesEnd(ofHost: String, ContentState.Rest)
    /// No view around a SwiftUI view ignores the keyboard's part of the safe area.
    case isAvoidedBySwiftUI(String)
    /// The handlers' own view stands at the bottom of its window, and the content on it.
    case selfStandsAtBottom
    /// A superclass of UIKit's avoids the keyboard, too.
    case avoidsKeyboard(superclass: String)
    /// Something makes an object of a class, although no file of the app mentions it.
    case isShown(type: String)
    /// Something shows an object of a class, although no code keeps one that it makes, and nothing that is shown leads to one.
    case isReached(type: String)
    /// Something calls a function that registers, although no file of the app mentions it.
    case isCalled(function: String)
    /// A field has the screen for its delegate, although no code says so: a storyboard may.
    case isFieldsDelegate(type: String)
    /// UIKit calls a method of the screen as editing ends, whose delegate it then is.
    case endsEditing(String)
    /// A method of the screen hides the keyboard, as all its code does that hides it: the method puts the layout back, too.
    case hidesKeyboard(String)
    /// A view that is hidden at first is visible when the keyboard comes, as code that is not run may have it.
    case isVisible(String)
    /// A view is visible, as it is at first: no code found hides it.
    case isNotHidden(String)
    /// A control is needed while one types, and must not be covered.
    case mustStayVisible(String)
    /// A view that only holds others is covered by less than a row: what is there has to stay visible.
    case mustStayVisibleToItsEnd(String)
    /// Something of which nobody knows what is in it lies lower than all controls, and may be covered while one types.
    case needNotBeVisible(String)
    /// The root view has no navigation bar over it or above it.
    case hasNoNavigationBar
    /// The root view has the navigation bar that a storyboard shows it under.
    case hasDrawnNavigationBar
    /// The root view begins where the navigation bar ends that code or a storyboard shows it under, which is opaque.
    case beginsAtNavigationBar
    /// The app has no tab bar: neither code nor an interface file has a tab bar controller.
    case hasNoTabBar
    /// The screen lies above no tab bar, in an app that has some: nothing at hand says how it is shown.
    case isAboveNoTabBar
    /// The root view has the tab bar that a storyboard or code shows it above.
    case hasTabBar
    /// The root view ends where the tab bar begins that a storyboard shows it above, which is opaque.
    case endsAtTabBar
    /// A control of which nothing says how high it is, and those that it is placed by, are as high as a row.
    case isRowHigh(String)
    /// The views that say where a control is are as high as their interface file draws them.
    case isAsDrawn(String)
    /// A scroll view shows the beginning of what it scrolls.
    case isNotScrolled(String)
    /// A library that the app switches on leaves this screen alone.
    case isLeftAlone(byLibrary: String, KeyboardManagerUse.Switch)
    /// The app is used on an iPad, which only these targets are for, and they are built for the developers.
    case isOnPad(targets: [String])
    /// Something hides the keyboard while a screen stays, although none of its code does: an alert, say.
    case losesKeyboard(type: String)
    /// The keyboard comes without the input accessory view of a class.
    case hasNoAccessory(of: String)
    /// Content rests as it is set when the keyboard hides.
    case restsAsSetByHide(String)
    /// A number is so many points at rest, as it is set when the keyboard hides.
    case isAtRest(String, points: Double)
    /// What is not reset is at rest as the set-up left it, although code that no run entered sets it, too.
    case restsAsSetUp(String, setAlsoAt: FileLine)
    /// Content without a resting constraint of its own belongs right above the keyboard.
    case belongsAboveKeyboard(ContentSubject)
    /// A constraint whose ends are not known ties the content's bottom edge.
    case tiesBottomEdge(constraint: String, UnknownEnds)
}

extension Assumption {
    /// Whether an effect may be another one without it. What has to be seen above the keyboard decides neither where content
    /// is when that is gone, nor whether each keyboard moves it farther, nor whether constraints contradict each other.
    func bears(on effect: EffectName) -> Bool {
        if isAboutNeed { return effect != .notReset && effect != .drift && effect != .conflict }
        return switch (self, effect) {
        // What it puts back is in its place whether or not the rest of the run is certain.
        case (.endsEditing, .notReset), (.hidesKeyboard, .notReset): true
        case (.endsEditing, _), (.hidesKeyboard, _): false
        case (.losesKeyboard, let effect), (.restsAsSetUp, let effect): effect == .notReset
        // What a handler leaves up, or moves farther each time, it does beside a bar, too.
        case (_, .notReset), (_, .drift): !isAboutBar
        default: true
        }
    }

    /// Whether it says which bars are around the screen.
    private var isAboutBar: Bool {
        switch self {
        case .isAboveNoTabBar, .hasNoTabBar, .hasTabBar, .endsAtTabBar, .hasNoNavigationBar, .hasDrawnNavigationBar,
            .beginsAtNavigationBar:
            true
        default: false
        }
    }

    /// Whether it is about what has to be seen above the keyboard.
    var isAboutNeed: Bool {
        switch self {
        case .mustStayVisible, .mustStayVisibleToItsEnd, .needNotBeVisible: true
        default: false
        }
    }

    /// Whether it is about the app around the handler: neither where content is, nor what of it has to be seen, nor where the
    /// keyboard is depends on it.
    package var isAboutApp: Bool {
        switch self {
        case .isLeftAlone, .losesKeyboard, .isFieldsDelegate: true
        default: isAboutReach
        }
    }

    var isAboutReach: Bool {
        switch self {
        case .isShown, .isReached, .isCalled, .isOnPad: true
        default: false
        }
    }

    /// Whether it says where content is: what is compared with the layout guide is then no more certain than this.
    package var isAboutPlace: Bool {
        switch self {
        case .fills, .isActive, .isAsDrawn, .isNotScrolled, .hasNoNavigationBar, .hasDrawnNavigationBar, .beginsAtNavigationBar,
            .hasNoTabBar, .isAboveNoTabBar, .hasTabBar, .endsAtTabBar, .isLeftOut, .isRowHigh, .reachesLimit, .endsWithItsView,
            .reachesEnd, .isAvoidedBySwiftUI, .selfStandsAtBottom, .restsAsSetByHide, .isAtRest, .restsAsSetUp,
            .belongsAboveKeyboard,
            .tiesBottomEdge:
            true
        default: false
        }
    }
}
