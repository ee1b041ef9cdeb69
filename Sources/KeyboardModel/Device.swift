/// A device held in one orientation, as far as layout is concerned, with where its numbers come from.
struct Device: Sendable {
    var name: String
    var screen: Size
    /// Of a view that fills the screen.
    var safeArea: EdgeInsets
    var numbers: [Scenario.Number]

    init(_ name: String, screen: Size, screenSource: String, safeArea: EdgeInsets, safeAreaSource: String) {
        self.name = name
        self.screen = screen
        self.safeArea = safeArea
        numbers = [
            .documented("screen width", screen.width, screenSource),
            .documented("screen height", screen.height, screenSource),
            .observed("safe area, top", safeArea.top, safeAreaSource),
            .observed("safe area, bottom", safeArea.bottom, safeAreaSource),
        ]
    }

    static let iPhone12 = Device(
        "iPhone 12", screen: Size(width: 390, height: 844),
        screenSource: "Apple, iPhone 12 technical specifications: 1170 × 2532 pixels, at 3 pixels a point",
        safeArea: EdgeInsets(top: 47, bottom: 34),
        safeAreaSource: "G. Hackworth, \"How iOS Apps Adapt to the various iPhone 12 Screen Sizes\", Medium")

    static let iPhoneSE = Device(
        "iPhone SE", screen: Size(width: 375, height: 667),
        screenSource: "Apple, iPhone SE technical specifications: 750 × 1334 pixels, at 2 pixels a point",
        safeArea: EdgeInsets(top: 20, bottom: 0),
        safeAreaSource: "Rosberry, \"iOS Safe Area\", Medium: on a home-button iPhone a status bar above, nothing below")

    static let iPadAir = Device(
        "iPad Air", screen: Size(width: 820, height: 1180),
        screenSource: "Apple, iPad Air (5th generation) technical specifications: 1640 × 2360 pixels, at 2 pixels a point",
        safeArea: EdgeInsets(top: 24, bottom: 20),
        safeAreaSource: "G. Hackworth, articles on iPads without home button, Medium: status bar 24, home indicator 20")

    static let iPad9_7Landscape = Device(
        "iPad with 9.7-inch display, landscape", screen: Size(width: 1024, height: 768),
        screenSource: "Apple, iPad (6th generation) technical specifications: 2048 × 1536 pixels, at 2 pixels a point",
        safeArea: EdgeInsets(top: 20, bottom: 0),
        safeAreaSource: "useyourloaf.com, \"iOS 9 Slide Over and Split View\": a status bar above, nothing below")

    static let iPad10_2Landscape = Device(
        "iPad with 10.2-inch display, landscape", screen: Size(width: 1080, height: 810),
        screenSource: "Apple, iPad (9th generation) technical specifications: 2160 × 1620 pixels, at 2 pixels a point",
        safeArea: EdgeInsets(top: 20, bottom: 0),
        safeAreaSource: "useyourloaf.com, \"iOS 9 Slide Over and Split View\": a status bar above, nothing below")
}
