import Foundation
import TestSupport
import Testing

/// What an app ships to, where the project of its code does not say it.
@Suite(.timeLimit(.minutes(30))) struct WorldsStatedElsewhereTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: ".git/HEAD")
    }

    /// Why scenarios are not run for the handler for show.
    private func reasons(_ arguments: String...) throws -> Set<String> {
        let outcome = try Keyboardlint.run(
            arguments: ["lint", ".", "--format", "json", "--exit-zero"] + arguments, in: folder.url)
        let report = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let handlers = try #require(report["handlers"] as? [[String: Any]])
        let handler = try #require(handlers.first { $0["name"] as? String == "show(_:)" })
        return Set(try #require(handler["notRun"] as? [[String: String]]).compactMap { $0["reason"] })
    }

    @Test func configurationFilesCountWithoutAProject() throws {
        try folder.write(SampleApp.screen, to: "App/Form.swift")
        #expect(try reasons().isEmpty)
        try folder.write("TARGETED_DEVICE_FAMILY = 1\nIPHONEOS_DEPLOYMENT_TARGET = 16.0\n", to: "Config/Base.xcconfig")
        #expect(try reasons() == ["the app is not for iPad (Base.xcconfig)"])
        #expect(try reasons("--scenario", "iphone-ios-*") == ["the deployment target is iOS 16.0 (Base.xcconfig)"])
        #expect(try reasons("--scenario", "iphone-ios-*", "--deployment-target", "14").isEmpty)
    }

    @Test func aPropertyListCountsWithoutAProject() throws {
        try folder.write(SampleApp.screen, to: "App/Form.swift")
        try folder.write("{ LSRequiresIPhoneOS = YES; UIRequiresFullScreen = YES; }", to: "App/Info.plist")
        #expect(try reasons() == ["the app requires full screen (Info.plist)"])
    }

    /// A package around the app that holds all its code, as its delegate shows: the app's system is newer than the package's.
    @Test func anAppsOwnPackageShipsInIt() throws {
        let package = """
            import PackageDescription
            let package = Package(name: "Kit", platforms: [.iOS(.v14)], products: [.library(name: "Kit", targets: ["Kit"])],
                targets: [.target(name: "Kit")])
            """
        try folder.write(package, to: "Package.swift")
        let delegate = try #require(SampleApp.screen.firstRange(of: "@main"))
        try folder.write(String(SampleApp.screen[..<delegate.lowerBound]), to: "Sources/Kit/Form.swift")
        try folder.write("import Kit\n", to: "App/App/Form.swift")
        let settings = "TARGETED_DEVICE_FAMILY = 1; IPHONEOS_DEPLOYMENT_TARGET = 16.0;"
        try folder.write(SampleApp.project([("Sample", settings)]), to: "App/Sample.xcodeproj/project.pbxproj")
        // As far as anybody knows, it is a library with an example.
        #expect(try reasons().isEmpty)
        #expect(try reasons("--scenario", "iphone-ios-*").isEmpty)
        try folder.write("import UIKit\n" + SampleApp.screen[delegate.lowerBound...], to: "Sources/Kit/Delegate.swift")
        #expect(try reasons() == ["the app is not for iPad (Sample.xcodeproj)"])
        #expect(try reasons("--scenario", "iphone-ios-*") == ["the deployment target is iOS 16.0 (Sample.xcodeproj)"])
    }
}
