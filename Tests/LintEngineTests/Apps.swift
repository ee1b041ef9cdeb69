import Vocabulary

@testable import LintEngine
@testable import ProgramIndex

/// One app that all files are part of.
struct Apps: AppSource {
    let devices: Set<DeviceFamily>
    var requiresFullScreen: Bool?

    func isOnlyInPrograms(fileAt path: String) -> Bool { false }
    func apps(ofFileAt path: String) -> [ShippedApp]? {
        [ShippedApp(source: "App.xcodeproj", devices: devices, requiresFullScreen: requiresFullScreen)]
    }
}
