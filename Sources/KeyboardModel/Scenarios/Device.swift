/// A device held in one orientation, as far as layout is concerned, with where its numbers come from.
struct Device: Sendable {
    var screen: Screen
    /// Of a view that fills the screen.
    var safeArea: EdgeInsets
    var numbers: [Scenario.Number]

    init(
        width: Double, height: Double, orientation: Screen.Orientation = .portrait, screenSource: String, safeArea: EdgeInsets,
        safeAreaSource: String
    ) {
        screen = Screen(width: width, height: height, orientation: orientation)
        self.safeArea = safeArea
        numbers = [
            .documented("screen width", width, screenSource),
            .documented("screen height", height, screenSource),
            .observed("safe area, top", safeArea.top, safeAreaSource),
            .observed("safe area, bottom", safeArea.bottom, safeAreaSource),
        ]
    }
}

extension Device {
    static let iPhone12 = Device(
        width: 390, height: 844,
        screenSource: "Apple, iPhone 12 technical specifications: 1170 × 2532 pixels, at 3 pixels a point",
        safeArea: EdgeInsets(top: 47, bottom: 34),
        safeAreaSource: "G. Hackworth, \"How iOS Apps Adapt to the various iPhone 12 Screen Sizes\", Medium")

    static let iPhone12Landscape = Device(
        width: 844, height: 390, orientation: .landscapeRight,
        screenSource: "Apple, iPhone 12 technical specifications: 2532 × 1170 pixels, at 3 pixels a point",
        safeArea: EdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
        safeAreaSource: "csl.cool, \"iOS Layout Adaptation\": top 0, bottom 21 in landscape")

    static let iPhone11 = Device(
        width: 414, height: 896,
        screenSource: "Apple, iPhone 11 technical specifications: 828 × 1792 pixels, at 2 pixels a point",
        safeArea: EdgeInsets(top: 48, bottom: 34),
        safeAreaSource: "G. Hackworth, \"How iOS Apps Adapt to the various iPhone 12 Screen Sizes\", Medium")

    static let iPhoneSE = Device(
        width: 375, height: 667,
        screenSource: "Apple, iPhone SE technical specifications: 750 × 1334 pixels, at 2 pixels a point",
        safeArea: EdgeInsets(top: 20, bottom: 0),
        safeAreaSource: "Rosberry, \"iOS Safe Area\", Medium: on a home-button iPhone a status bar above, nothing below")

    static let iPadAir = Device(
        width: 820, height: 1180,
        screenSource: "Apple, iPad Air (5th generation) technical specifications: 1640 × 2360 pixels, at 2 pixels a point",
        safeArea: EdgeInsets(top: 24, bottom: 20),
        safeAreaSource: "G. Hackworth, articles on iPads without home button, Medium: status bar 24, home indicator 20")

    static let iPad9_7 = Device(
        width: 768, height: 1024,
        screenSource: "Apple, iPad (6th generation) technical specifications: 1536 × 2048 pixels, at 2 pixels a point",
        safeArea: EdgeInsets(top: 20, bottom: 0), safeAreaSource: homeButtonIPad)

    static let iPad9_7Landscape = Device(
        width: 1024, height: 768, orientation: .landscapeRight,
        screenSource: "Apple, iPad (6th generation) technical specifications: 2048 × 1536 pixels, at 2 pixels a point",
        safeArea: EdgeInsets(top: 20, bottom: 0), safeAreaSource: homeButtonIPad)

    static let iPad10_2Landscape = Device(
        width: 1080, height: 810, orientation: .landscapeRight,
        screenSource: "Apple, iPad (9th generation) technical specifications: 2160 × 1620 pixels, at 2 pixels a point",
        safeArea: EdgeInsets(top: 20, bottom: 0), safeAreaSource: homeButtonIPad)

    private static let homeButtonIPad = "useyourloaf.com, \"iOS 9 Slide Over and Split View\": a status bar above, nothing below"
}
