/// What else happens on an iPhone.
extension ScenarioLibrary {
    static let iPhone = [
        iPhoneLarge, iPhoneLandscape, iPhoneTabBar, iPhoneChildView, iPhoneIOS15,
        iPhoneAccessoryView, iPhoneInteractiveDismissal, iPhoneThirdPartyKeyboard, iPhoneHardwareKeyboard, iPhoneCamera,
        iPhoneRotation,
    ]

    private static let heights: (Scenario.Number, Scenario.Number) = (
        .observed(
            "keyboard height", 336,
            "F. Benacquista, \"List of the official iOS keyboards' heights\", Medium: keys 216, suggestions 45, bottom row 75"),
        .observed("keyboard height without suggestions", 291, "ionic-team/ionic-v3#993 (iPhone X)")
    )

    private static let landscapeHeight = Scenario.Number.derived(
        "keyboard height in landscape", 219, "keys 160, suggestions 38 (Stockboard, KeyDimensions) and the home indicator's 21")

    static let iPhoneLarge = showChangeHide(
        id: "iphone-large", title: "Large iPhone",
        summary: "The same as every iPhone with home indicator, with other numbers: constants for one phone fail here.",
        device: .iPhone11,
        heights: (
            .observed("keyboard height", 346, "a public app's log: {{0, 550}, {414, 346}} → {{0, 896}, {414, 346}}"),
            .observed("keyboard height without suggestions", 301, "Netguru, \"Working With Keyboard on iOS\": 414 × 301")
        ))

    static let iPhoneLandscape = showChangeHide(
        id: "iphone-landscape", title: "iPhone in landscape",
        summary: "A keyboard of more than half the screen's height, and a lower home indicator.",
        device: .iPhone12Landscape,
        heights: (landscapeHeight, .derived("keyboard height without suggestions", 181, "219 less the suggestions' 38")))

    static let iPhoneTabBar = showChangeHide(
        id: "iphone-tab-bar", title: "iPhone, above a tab bar",
        summary: "The view runs under a tab bar, which is part of its safe area: 83 points to keep clear while the keyboard is "
            + "hidden, and none of them to add to the keyboard.",
        device: .iPhone12, heights: heights,
        numbers: [.derived("safe area with tab bar", 83, "the home indicator's 34 and a tab bar of 49 points")]
    ) { world in
        world.view.safeAreaInsets.bottom = 83
    }

    static let iPhoneChildView = showChangeHide(
        id: "iphone-child-view", title: "iPhone, view below a header",
        summary: "The view that lays itself out is not the root: its coordinates begin 144 points below the window's.",
        device: .iPhone12, heights: heights,
        numbers: [.derived("view y", 144, "chosen"), .derived("safe area of the view, top", 0, "the header covers it")]
    ) { world in
        world.view = View(frame: Rect(x: 0, y: 144, width: 390, height: 700), safeAreaInsets: EdgeInsets(bottom: 34))
    }

    static let iPhoneIOS15 = showChangeHide(
        id: "iphone-ios-15", title: "iPhone, iOS 15",
        summary: "Notifications have no object before iOS 16.1: code that insists on a screen does nothing.",
        device: .iPhone12, heights: heights
    ) { world in
        world.system = SystemVersion(15)
    }

    static let iPhoneCrossFade = showChangeHide(
        id: "iphone-cross-fade", title: "iPhone with Prefer Cross-Fade Transitions",
        summary: "The hide's end frame is zero: the screen's height less its y is the whole screen.",
        device: .iPhone12, heights: heights
    ) { world in
        world.prefersCrossFade = true
    }

    static let iPhoneRepeatedShow = scenario(
        "iphone-repeated-show", "iPhone, from field to field",
        "Every change of focus announces the same keyboard again: what is added instead of set adds up.",
        on: .iPhone12, hiddenHeight: 336, numbers: [heights.0],
        steps: [
            .init("show", .show(height: 336)), .init("secondField", .show(height: 336)),
            .init("thirdField", .show(height: 336)), .init("hide", .hide),
        ]
    ) { world in
        world.variants.repeatedShow = .postedAgain
    }

    static let iPhoneThereAndBack = scenario(
        "iphone-there-and-back", "iPhone, another height and back, twice shown",
        "Every keyboard has appeared before: a handler that was right the first time has to be right again.",
        on: .iPhone12, hiddenHeight: 336, numbers: [heights.0, heights.1],
        steps: [
            .init("show", .show(height: 336)), .init("heightChange", .changeHeight(to: 291)),
            .init("changeBack", .changeHeight(to: 336)), .init("hide", .hide), .init("showAgain", .show(height: 336)),
            .init("hideAgain", .hide),
        ])

    static let iPhoneAccessoryView = scenario(
        "iphone-accessory-view", "iPhone with an accessory view",
        "A toolbar above the keys is part of the keyboard's frame and of the guide, and comes and goes with the field.",
        on: .iPhone12, hiddenHeight: 336,
        numbers: [heights.0, .derived("accessory height", 44, "a toolbar's")],
        steps: [
            .init("show", .show(height: 336)), .init("accessory", .changeAccessory(height: 44)),
            .init("noAccessory", .changeAccessory(height: 0)), .init("hide", .hide),
        ])

    static let iPhoneInteractiveDismissal = scenario(
        "iphone-interactive-dismissal", "iPhone, keyboard pulled down by a finger",
        "The guide follows the finger; notifications come only when the finger is lifted.",
        on: .iPhone12, hiddenHeight: 336,
        numbers: [heights.0, .derived("points left on screen", 200, "chosen"), .derived("then", 60, "chosen")],
        steps: [
            .init("show", .show(height: 336)), .init("pull", .dragDown(visible: 200)), .init("pullOn", .dragDown(visible: 60)),
            .init("release", .hide),
        ])

    static let iPhoneThirdPartyKeyboard = scenario(
        "iphone-third-party-keyboard", "iPhone with another maker's keyboard",
        "It announces itself three times, first without a height: only the last one is what is seen.",
        on: .iPhoneSE, hiddenHeight: 0,
        numbers: [
            .observed("first height", 0, thirdPartySource), .observed("second height", 216, thirdPartySource),
            .observed("final height", 256, thirdPartySource),
        ],
        steps: [
            .init("show", .show(height: 0)), .init("secondHeight", .changeHeight(to: 216)),
            .init("finalHeight", .changeHeight(to: 256)), .init("hide", .hide),
        ])

    private static let thirdPartySource =
        "qanswer.space, \"Unable to retrieve the accurate keyboard height in iOS8\": 0, 216, 256 with Swype"

    static let iPhoneHardwareKeyboard = scenario(
        "iphone-hardware-keyboard", "iPhone with a hardware keyboard",
        "A show is posted, but with a frame that has no height: nothing is covered.",
        on: .iPhoneSE, hiddenHeight: 0,
        numbers: [.observed("keyboard height", 0, "a public app's log: {{0, 667}, {375, 0}}, begin and end")],
        steps: [.init("show", .show(height: 0)), .init("hide", .hide)])

    static let iPhoneCamera = scenario(
        "iphone-camera-text", "iPhone, text from the camera",
        "The camera counts as a docked keyboard that nearly fills the screen (WWDC21 session 10259).",
        on: .iPhone12, hiddenHeight: 336,
        numbers: [heights.0, .derived("camera height", 640, "chosen: nearly the whole screen")],
        steps: [
            .init("show", .show(height: 336)), .init("camera", .changeHeight(to: 640)),
            .init("keys", .changeHeight(to: 336)), .init("hide", .hide),
        ])

    static let iPhoneRotation = scenario(
        "iphone-rotation", "iPhone, turned with the keyboard up",
        "A hide in the old orientation, a show in the new one, each with frames in its own coordinates.",
        on: .iPhone12, hiddenHeight: 336,
        numbers: Device.iPhone12Landscape.numbers + [heights.0, landscapeHeight],
        steps: [
            .init("show", .show(height: 336)),
            .init("turn", .rotate(rotation(to: .iPhone12Landscape, height: landscapeHeight.value))),
            .init("hide", .hide),
        ])

    static func rotation(to device: Device, height: Double) -> KeyboardEvent.Rotation {
        let window = Window(frame: device.screen.bounds, arrangement: .fullScreen)
        return .init(
            screen: device.screen, window: window, view: View(filling: window, safeAreaInsets: device.safeArea),
            keyboard: .docked(height: height))
    }
}
