import Foundation
import TestSupport
import Testing

/// No handler is run in a world that its app does not ship to.
@Suite(.timeLimit(.minutes(30))) struct ShippedWorldsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// What a run over the folder says of the handler for show.
    private struct Outcome {
        var scenarios: [String]
        /// By scenario.
        var notRun: [String: String]
        /// Of the rules about the keyboard's height.
        var severities: [String]
    }

    private func lint(_ arguments: String...) throws -> Outcome {
        let outcome = try Keyboardlint.run(
            arguments: ["lint", "--format", "json", "--exit-zero"] + arguments, in: folder.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let handlers = try #require(report["handlers"] as? [[String: Any]])
        let handler = try #require(handlers.first { $0["name"] as? String == "show(_:)" })
        let notRun = try #require(handler["notRun"] as? [[String: String]])
        let findings = try #require(report["findings"] as? [[String: Any]])
        return Outcome(
            scenarios: (handler["scenarios"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String },
            notRun: Dictionary(notRun.map { ($0["id"] ?? "", $0["reason"] ?? "") }) { $1 },
            severities: findings.filter { $0["rule"] as? String == "frame-height-as-inset" }
                .compactMap { $0["severity"] as? String })
    }

    private func text(_ arguments: String...) throws -> String {
        try Keyboardlint.run(arguments: ["lint", "--exit-zero"] + arguments, in: folder.url).output
    }

    private static let onPhone = [
        "iphone-home-indicator", "iphone-home-button", "iphone-repeated-show", "iphone-there-and-back", "iphone-cross-fade",
    ]
    /// For both devices, and with several windows on an iPad.
    private static let both =
        "TARGETED_DEVICE_FAMILY = \"1,2\"; INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;"
    private static let inWindows = [
        "ipad-split-view-half", "ipad-slide-over", "ipad-stage-manager-partly-covered", "ipad-keyboard-on-external-display",
        "ipad-stage-manager-other-app",
    ]

    @Test(arguments: ["TARGETED_DEVICE_FAMILY = 1;", ""])
    func anAppForIPhoneOnlyHasNoFindingOfAnIPad(settings: String) throws {
        try SampleApp.write([("Sample", settings)], to: folder)
        let outcome = try lint(".")
        #expect(outcome.scenarios == Self.onPhone)
        #expect(Set(outcome.notRun.keys) == Set(Self.inWindows + ["ipad-full-screen"]))
        #expect(Set(outcome.notRun.values) == ["the app is not for iPad (Sample.xcodeproj)"])
        // It agrees with the guide, and no iPad's window can show that it took the whole height.
        #expect(outcome.severities.isEmpty)
        let text = try text(".")
        #expect(text.contains("not run: 6 scenarios: the app is not for iPad (Sample.xcodeproj)\n"))
        #expect(!text.contains("gap of"))
    }

    /// None of the standard scenarios is one of theirs.
    @Test(arguments: [("1", "iphone-landscape"), ("2", "ipad-landscape")])
    func anAppThatTurnsOnlyToTheSideRunsOnItsSide(family: String, scenario: String) throws {
        let turned = "UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight"
        try SampleApp.write(
            [
                (
                    "Sample",
                    "TARGETED_DEVICE_FAMILY = \(family); INFOPLIST_KEY_UIRequiresFullScreen = YES; "
                        + "INFOPLIST_KEY_UISupportedInterfaceOrientations = \"\(turned)\";"
                )
            ], to: folder)
        let outcome = try lint(".")
        #expect(outcome.scenarios == [scenario])
        #expect(outcome.notRun.count == 11)
    }

    @Test func anAppThatRequiresFullScreenHasNoSmallerWindow() throws {
        try SampleApp.write([("Sample", "TARGETED_DEVICE_FAMILY = \"1,2\"; INFOPLIST_FILE = App/Info.plist;")], to: folder)
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>
                <key>CFBundleName</key><string>A &amp; B</string>
                <key>UIRequiresFullScreen</key> <true/>
            </dict></plist>
            """, to: "App/Info.plist")
        let outcome = try lint(".")
        #expect(Set(outcome.scenarios) == Set(Self.onPhone + ["ipad-full-screen"]))
        #expect(Set(outcome.notRun.keys) == Set(Self.inWindows))
        #expect(Set(outcome.notRun.values) == ["the app requires full screen (Sample.xcodeproj)"])
        #expect(outcome.severities.isEmpty)
    }

    @Test(arguments: [
        ("Portrait LandscapeLeft LandscapeRight PortraitUpsideDown", true), ("Portrait LandscapeLeft LandscapeRight", false),
    ])
    func anAppThatDoesNotTurnAllWaysHasNoSmallerWindow(orientations: String, isResizable: Bool) throws {
        let names = orientations.split(separator: " ").map { "UIInterfaceOrientation" + $0 }.joined(separator: " ")
        let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
        try SampleApp.write([("Sample", "TARGETED_DEVICE_FAMILY = \"1,2\"; \(key) = \"\(names)\";")], to: folder)
        let outcome = try lint(".")
        #expect(Set(outcome.notRun.keys) == Set(isResizable ? [] : Self.inWindows))
        let reason = "the app does not support all orientations, so iPads show it full screen (Sample.xcodeproj)"
        #expect(Set(outcome.notRun.values) == Set(isResizable ? [] : [reason]))
    }

    /// A library that the app switches on for all screens moves the same content: what a handler does is then no certainty.
    @Test func aKeyboardManagerForTheWholeAppIsAnAssumption() throws {
        try SampleApp.write([("Sample", Self.both)], to: folder)
        #expect(try lint(".").severities == ["warning"])
        let switchedOn = SampleApp.screen.replacing(
            "let window = UIWindow()", with: "IQKeyboardManager.shared.enable = true; let window = UIWindow()")
        try folder.write(switchedOn, to: "App/Form.swift")
        #expect(try lint(".").severities == ["warning"])
        let lines = switchedOn.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains("IQ") }) + 1
        let text = try text(".")
        #expect(text.contains("assumed: IQKeyboardManager, which App/Form.swift:\(line) switches on for the whole app, does not"))
        let leftAlone = switchedOn.replacing(
            "super.viewDidLoad()", with: "super.viewDidLoad(); IQKeyboardManager.shared.enable = false")
        try folder.write(leftAlone, to: "App/Form.swift")
        #expect(try lint(".").severities == ["warning"])
        #expect(try !self.text(".").contains("assumed: IQKeyboardManager"))
    }

    /// What only a target for developers ships to, no user sees.
    @Test func whatOnlyADevelopmentTargetShipsToIsANote() throws {
        let phone = "TARGETED_DEVICE_FAMILY = 1;", both = Self.both
        try SampleApp.write([("Sample", phone), ("SampleDev", both)], to: folder)
        #expect(try lint(".").severities == ["note"])
        #expect(try text(".").contains("assumed: the app is used on an iPad: only in target `SampleDev`"))
        // Where users have it on an iPad, or nothing tells the targets apart, it is as wrong as it looks.
        try SampleApp.write([("Sample", both), ("SampleDev", both)], to: folder)
        #expect(try lint(".").severities == ["warning"])
        try SampleApp.write([("Sample", phone), ("SamplePad", both)], to: folder)
        #expect(try lint(".").severities == ["warning"])
    }

    /// A library that avoids the keyboard moves what would be covered: nothing is said to be, unless the screen is excepted.
    /// The field ends at 844 − 336 + 54, so that 54 points of it are under the keyboard.
    @Test func whatALibraryMovesIsNotSaidToBeCovered() throws {
        try SampleApp.write([("Sample", "TARGETED_DEVICE_FAMILY = 1;")], to: folder)
        let low = SampleApp.screen.replacing("bottom.constant = -frame.height", with: "bottom.constant = -frame.height + 54")
        func write(_ setUp: String) throws {
            try folder.write(
                low.replacing("let window = UIWindow()", with: setUp + "; let window = UIWindow()"), to: "App/Form.swift")
        }
        try write("IQKeyboardManager.shared.enable = true")
        let assumed = try text(".")
        #expect(!assumed.contains("content-under-keyboard"))
        #expect(assumed.contains("assumed: IQKeyboardManager"))
        try write(
            "IQKeyboardManager.shared.enable = true; "
                + "IQKeyboardManager.shared.disabledDistanceHandlingClasses = [FormViewController.self]")
        let excepted = try text(".")
        #expect(excepted.contains("error[hard-coded-device-metric]"))
        #expect(!excepted.contains("assumed: IQKeyboardManager"))
    }

    /// Before Swift 4.2 the old names of the notifications are the only ones.
    /// A project without the setting is older than Xcode 8, and so than Swift 3.
    @Test(arguments: [("SWIFT_VERSION = 4.0;", false), ("SWIFT_VERSION = 4.2;", true), ("", false)])
    func oldNamesAreFoundWhereTheLanguageHasNewOnes(settings: String, isFound: Bool) throws {
        try SampleApp.write([("Sample", settings)], to: folder)
        let code = SampleApp.screen.replacing(
            "UIResponder.keyboardWillShowNotification", with: "NSNotification.Name.UIKeyboardWillShow")
        try folder.write(code, to: "App/Form.swift")
        func text(_ path: String) throws -> String { try self.text(path, "--only", "legacy-notification-name") }
        #expect(try text(".").contains("legacy-notification-name") == isFound)
        // Where Xcode runs, upper and lower case make no difference.
        for (from, to) in [("App", "moved"), ("moved", "app")] {
            try FileManager.default.moveItem(at: folder.url.appending(path: from), to: folder.url.appending(path: to))
        }
        #expect(try text(".").contains("legacy-notification-name") == isFound)
        for (from, to) in [("app", "moved"), ("moved", "App")] {
            try FileManager.default.moveItem(at: folder.url.appending(path: from), to: folder.url.appending(path: to))
        }
        // A branch that no current compiler takes is no code.
        let new = "UIResponder.keyboardWillShowNotification"
        let both = """
            #if swift(>=4.2)
            let shown = \(new)
            #else
            let shown = NSNotification.Name.UIKeyboardWillShow
            #endif

            """
        try folder.write(both + SampleApp.screen.replacing(new, with: "shown"), to: "App/Form.swift")
        #expect(try !text(".").contains("legacy-notification-name"))
    }

    /// Most apps say nothing of windows on an iPad: then a gap in one is told of where the observer is.
    @Test func aGapInAWindowIsTheObserversInAnAppThatDoesNotOpenSeveral() throws {
        try SampleApp.write([("Sample", "TARGETED_DEVICE_FAMILY = \"1,2\";")], to: folder)
        let outcome = try lint(".")
        #expect(outcome.scenarios.count == 11)
        #expect(outcome.severities.isEmpty)
        #expect(try text(".").contains("gap of 120 pt"))
    }

    @Test func anAppForBothRunsEverywhere() throws {
        try SampleApp.write([("Sample", Self.both)], to: folder)
        let outcome = try lint(".")
        #expect(outcome.scenarios.count == 11)
        #expect(outcome.notRun.isEmpty)
        // The window ends 120 points above the screen's bottom: so far above the keyboard is the field.
        #expect(try text(".").contains("gap of 120 pt"))
        // In a window 340 points high, another app's keyboard of 398 moves the field out of the view: that is the error.
        #expect(outcome.severities == ["warning"])
        #expect(try text(".").contains("moves 398 pt although the keyboard is another app's"))
        #expect(try !text(".").contains("not run:"))
    }

    @Test func aFileOfTwoAppsShipsToTheWorldsOfBoth() throws {
        try SampleApp.write(
            [
                ("Phone", "TARGETED_DEVICE_FAMILY = 1;"),
                ("Pad", "TARGETED_DEVICE_FAMILY = 2; INFOPLIST_KEY_UIRequiresFullScreen = YES;"),
            ], to: folder)
        let outcome = try lint(".")
        #expect(Set(outcome.scenarios) == Set(Self.onPhone + ["ipad-full-screen"]))
        // Only the one for iPads is there to have other windows.
        #expect(Set(outcome.notRun.values) == ["the app requires full screen (Sample.xcodeproj)"])
    }

    @Test func theConfigurationWins() throws {
        try SampleApp.write([("Sample", "TARGETED_DEVICE_FAMILY = 1;")], to: folder)
        try folder.write(
            #"{ "devices": ["iphone", "ipad"], "requiresFullScreen": true }"#, to: ".keyboardlint.json")
        let outcome = try lint(".")
        #expect(Set(outcome.notRun.keys) == Set(Self.inWindows))
        #expect(Set(outcome.notRun.values) == ["the app requires full screen (.keyboardlint.json)"])
        let listing = try Keyboardlint.run("lint", "--show-config", "App/Form.swift", in: folder.url).output
        #expect(listing.contains("iphone, ipad"))
        try folder.write(#"{ "devices": [] }"#, to: ".keyboardlint.json")
        #expect(try Keyboardlint.run("lint", ".", in: folder.url).status == 2)
    }

    @Test func aScenarioAskedForByItsIdRuns() throws {
        try SampleApp.write([("Sample", "TARGETED_DEVICE_FAMILY = 1;")], to: folder)
        #expect(try lint(".", "--scenario", "ipad-slide-over").scenarios == ["ipad-slide-over"])
        #expect(try lint(".", "--scenario", "iphone-home-*").scenarios == ["iphone-home-indicator", "iphone-home-button"])
        // A pattern chooses among those that there are for the app.
        let outcome = try lint(".", "--scenario", "*-split-view-half,iphone-home-button")
        #expect(outcome.scenarios == ["iphone-home-button"])
        #expect(Set(outcome.notRun.keys) == ["ipad-split-view-half", "ipad-floating-split-view-half"])
        #expect(try Keyboardlint.run("lint", ".", "--scenario", "watch-*", in: folder.url).isRefusal)
    }

    @Test func whatIsNotRunIsNoAgreement() throws {
        try SampleApp.write([("Sample", "TARGETED_DEVICE_FAMILY = 1;")], to: folder)
        let outcome = try lint(".", "--scenario", "ipad-s*")
        #expect(outcome.scenarios.isEmpty)
        // Nothing has shown that the handler is redundant.
        #expect(try !text(".", "--scenario", "ipad-s*").contains("redundant"))
    }
}
