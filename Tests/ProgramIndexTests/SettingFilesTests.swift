import Testing
import Vocabulary

@testable import ProgramIndex

/// Configuration files and property lists where no project is in the repository.
@Suite struct SettingFilesTests {
    private func apps(_ texts: [String: String], of path: String = "App/Sources/A.swift", turning: Set<String> = [])
        -> [ShippedApp]?
    {
        let map = World(texts, files: path).map
        return AppMap(map, edges: map.modules.map { _ in [] }, turning: turning).apps(ofFileAt: path)
    }

    private static let list = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
            <key>CFBundlePackageType</key><string>APPL</string>
            <key>UIRequiresFullScreen</key><true/>
            <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
        </dict></plist>
        """

    @Test func configurationFilesSayWhatTheAppIsBuiltFor() {
        let texts = [
            "Config/Base.xcconfig": """
            TARGETED_DEVICE_FAMILY = 1 // phones
            INFOPLIST_KEY_UIRequiresFullScreen = YES
            """,
            "Config/Debug.xcconfig": "#include \"Base.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = 16.0\n",
            "Config/Release.xcconfig": "#include \"Base.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = 15.0\n",
        ]
        let app = apps(texts)?.first
        #expect(app?.devices == [.phone])
        #expect(app?.requiresFullScreen == true)
        #expect(app?.deploymentTarget == Version(major: 15))
        #expect(app?.source == "Base.xcconfig, Debug.xcconfig, Release.xcconfig")
        // One for iPads beside it: nobody says which of them counts.
        let pad = "TARGETED_DEVICE_FAMILY = 2\nINFOPLIST_KEY_UIRequiresFullScreen = NO\n"
        let both = texts.merging(["Config/Pad.xcconfig": pad]) { $1 }
        #expect(apps(both)?.map(\.devices) == [[.phone, .pad]])
        #expect(apps(both)?.map(\.requiresFullScreen) == [nil])
        #expect(apps(["Config/Base.xcconfig": "SWIFT_VERSION = 5.0\n"]) == nil)
        #expect(apps(["Config/Base.xcconfig": "TARGETED_DEVICE_FAMILY = $(FAMILIES)\n"]) == nil)
    }

    @Test func aPropertyListBesideTheSourcesCounts() {
        let app = apps(["App/Supporting/Info.plist": Self.list])?.first
        #expect(app?.requiresFullScreen == true)
        #expect(app?.orientations == ["Portrait"])
        #expect(app?.devices == nil)
        #expect(app?.source == "Info.plist")
        #expect(apps(["App/App-Info.plist": Self.list], turning: ["B.swift"])?.map(\.orientations) == [nil])
        let both = apps(["App/Info.plist": Self.list, "Base.xcconfig": "TARGETED_DEVICE_FAMILY = 1\n"])
        #expect(both?.map(\.devices) == [[.phone]])
        #expect(both?.map(\.source) == ["Base.xcconfig, Info.plist"])
    }

    /// Frameworks, extensions, tests, watches and Macs have property lists, too.
    @Test(arguments: [
        Self.list.replacing("APPL", with: "FMWK"), Self.list.replacing("UIRequiresFullScreen", with: "NSExtension"),
        Self.list.replacing("UIRequiresFullScreen", with: "WKWatchKitApp"), Self.list.replacing(">UI", with: ">NS"), "<plist>",
        "",
    ])
    func onlyAnAppsPropertyListCounts(list: String) {
        #expect(apps(["App/Info.plist": list]) == nil)
    }

    @Test func theNearestFolderCounts() {
        let texts = [
            "One/Info.plist": Self.list, "Two/Info.plist": Self.list.replacing("<true/>", with: "<false/>"),
        ]
        #expect(apps(texts, of: "One/Sources/A.swift")?.map(\.requiresFullScreen) == [true])
        #expect(apps(texts, of: "Two/A.swift")?.map(\.requiresFullScreen) == [false])
        // It may be in either.
        #expect(apps(texts, of: "Shared/A.swift").map { Set($0.map(\.requiresFullScreen)) } == [true, false])
    }

    /// A generator's manifest names its configuration files.
    @Test func configurationFilesOfXcodeGenCountForTheirTargets() {
        let yaml = """
            name: App
            configFiles: { Debug: Debug.xcconfig, Release: Release.xcconfig }
            targets:
              App: { type: application, platform: iOS, sources: [Sources] }
            """
        func apps(_ debug: String, _ release: String) -> [ShippedApp]? {
            self.apps(["App/project.yml": yaml, "App/Debug.xcconfig": debug, "App/Release.xcconfig": release])
        }
        let phone = "TARGETED_DEVICE_FAMILY = 1\n"
        #expect(apps(phone, phone)?.map(\.devices) == [[.phone]])
        #expect(apps(phone, "TARGETED_DEVICE_FAMILY = 1,2\n")?.map(\.devices) == [nil])
        #expect(apps(phone, "")?.map(\.devices) == [nil])
    }

    /// What a project says nothing of is not found beside it, and the files of one project are no other's.
    @Test func projectsCountBeforeFilesBesideThem() {
        let yaml = "name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n    sources: [Sources]\n"
        let texts = ["App/project.yml": yaml, "App/Info.plist": Self.list]
        #expect(apps(texts)?.map(\.requiresFullScreen) == [nil])
        #expect(apps(texts, of: "Other/A.swift") == nil)
        let package = "import PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n"
        #expect(apps(["Kit/Package.swift": package, "Kit/Info.plist": Self.list], of: "Kit/Extra/A.swift") == nil)
        // A Podfile says where the app is, and nothing of its devices.
        #expect(apps(["App/Podfile": "", "App/Info.plist": Self.list])?.map(\.requiresFullScreen) == [true])
    }
}
