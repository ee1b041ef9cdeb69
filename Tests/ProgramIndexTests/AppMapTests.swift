import SourceText
import Testing

@testable import ProgramIndex

/// What the apps ship to that a file is part of.
@Suite struct AppMapTests {
    static let plist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
            <key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>
            <key>UIRequiresFullScreen</key><true/>
            <key>UIApplicationSceneManifest</key><dict><key>UIApplicationSupportsMultipleScenes</key><false/></dict>
            <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
            <key>UISupportedInterfaceOrientations~ipad</key>
            <array><string>UIInterfaceOrientationLandscapeLeft</string></array>
        </dict></plist>
        """

    /// An app with the file `App.swift` and a framework with `Kit.swift` that it links; more of the app's target and its
    /// settings.
    func project(
        app: String = "", debug: String = "", kit: String = "", shared: String = "SDKROOT = iphoneos;", depends: Bool = true
    ) -> String {
        """
        // !$*UTF8*$!
        { objects = {
            P = { isa = PBXProject; targets = (App, Kit); mainGroup = Main; buildConfigurationList = PL; };
            Main = { isa = PBXGroup; children = (A, K, X); sourceTree = "<group>"; };
            A = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            K = { isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
            X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
            App = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (SA);
                dependencies = (\(depends ? "D" : "")); buildConfigurationList = AL; };
            D = { isa = PBXTargetDependency; target = Kit; };
            Kit = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (SK);
                buildConfigurationList = KL; };
            SA = { isa = PBXSourcesBuildPhase; files = (bA); }; bA = { fileRef = A; };
            SK = { isa = PBXSourcesBuildPhase; files = (bK); }; bK = { fileRef = K; };
            PL = { buildConfigurations = (PD, PR); };
            PD = { name = Debug; buildSettings = { \(shared) }; }; PR = { name = Release; buildSettings = { \(shared) }; };
            AL = { buildConfigurations = (AD, AR); };
            AD = { name = Debug; buildSettings = { \(debug) }; \(app) }; AR = { name = Release; buildSettings = { \(debug) }; \(app) };
            KL = { buildConfigurations = (KD, KR); };
            KD = { name = Debug; buildSettings = { \(kit) }; }; KR = { name = Release; buildSettings = { \(kit) }; };
        }; rootObject = P; }
        """
    }

    func map(_ texts: [String: String], imports: [(String, String)] = [], files: [String]) -> AppMap {
        let all = files + texts.keys
        let map = ModuleMap(files: all) { texts[$0].map { Array($0.utf8) } }
        let edges = map.modules.map { module in Set(map.dependencies(of: module.id).map(\.index)) }
        return AppMap(map, edges: edges)
    }

    func apps(_ project: String, _ texts: [String: String] = [:], of path: String = "App.swift") -> [ShippedApp]? {
        map(texts.merging(["App.xcodeproj/project.pbxproj": project]) { $1 }, files: ["App.swift", "Kit.swift"])
            .apps(ofFileAt: path)
    }

    @Test func theTargetsSettingWinsOverTheProjectsAndTheFiles() {
        let based = "baseConfigurationReference = X;"
        let file = ["App.xcconfig": "TARGETED_DEVICE_FAMILY = 2 // pads"]
        #expect(apps(project(debug: "TARGETED_DEVICE_FAMILY = 1;"))?.map(\.devices) == [[.phone]])
        #expect(
            apps(project(shared: "SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = \"1,2\";"))?.map(\.devices) == [[.phone, .pad]])
        #expect(apps(project(app: based), file)?.map(\.devices) == [[.pad]])
        #expect(apps(project(app: based, debug: "TARGETED_DEVICE_FAMILY = 1;"), file)?.map(\.devices) == [[.phone]])
        #expect(apps(project())?.first?.source == "App.xcodeproj")
    }

    /// A debug build is the developer's alone.
    @Test func releasesDecideOnDevices() {
        let text = project(debug: "TARGETED_DEVICE_FAMILY = 1;")
        let other = text.replacing(
            "AD = { name = Debug; buildSettings = { TARGETED_DEVICE_FAMILY = 1; };",
            with: "AD = { name = Debug; buildSettings = { TARGETED_DEVICE_FAMILY = \"1,2\"; };")
        #expect(other != text)
        #expect(apps(other)?.map(\.devices) == [[.phone]])
        #expect(apps(other.replacing("name = Debug", with: "name = Beta"))?.map(\.devices) == [[.phone, .pad]])
        #expect(apps(other.replacing("name = Release", with: "name = \"Debug 2\""))?.map(\.devices) == [[.phone, .pad]])
    }

    @Test func whereNobodySaysItIsTheIPhone() {
        #expect(apps(project())?.map(\.devices) == [[.phone]])
        // A file that is not there may say anything; what is built for all platforms has another default.
        #expect(apps(project(app: "baseConfigurationReference = X;"))?.map(\.devices) == [nil])
        #expect(apps(project(shared: "SDKROOT = auto;"))?.map(\.devices) == [nil])
        #expect(apps(project(debug: "\"TARGETED_DEVICE_FAMILY[sdk=iphoneos*]\" = 2;"))?.map(\.devices) == [nil])
    }

    /// CocoaPods makes files that set how to link, and that few repositories have.
    @Test func whatPodsSetSaysNothingOfDevices() {
        func devices(_ file: String) -> [Set<DeviceFamily>?]? {
            let text = project(app: "baseConfigurationReference = X;").replacing("App.xcconfig", with: file)
            return apps(text)?.map(\.devices)
        }
        #expect(devices("Pods-App.release.xcconfig") == [[.phone]])
        #expect(devices("Pods.release.xcconfig") == [[.phone]])
        #expect(devices("Podium.xcconfig") == [nil])
    }

    @Test func thePropertyListSaysWhatSettingsDoNot() throws {
        let app = try #require(
            apps(project(debug: "INFOPLIST_FILE = \"$(SRCROOT)/Info.plist\";"), ["Info.plist": Self.plist])?.first)
        #expect(app.devices == [.phone, .pad])
        #expect(app.requiresFullScreen == true)
        #expect(app.orientations == ["Portrait"])
        #expect(app.orientationsOnPad == ["LandscapeLeft"])
        let overridden = apps(
            project(debug: "INFOPLIST_FILE = Info.plist; TARGETED_DEVICE_FAMILY = 1; INFOPLIST_KEY_UIRequiresFullScreen = NO;"),
            ["Info.plist": Self.plist])
        #expect(overridden?.map(\.devices) == [[.phone]])
        #expect(overridden?.map(\.requiresFullScreen) == [false])
    }

    @Test func aLibraryShipsWhereItsAppsShip() {
        let phone = "TARGETED_DEVICE_FAMILY = 1;"
        #expect(apps(project(debug: phone, kit: "TARGETED_DEVICE_FAMILY = \"1,2\";"), of: "Kit.swift")?.map(\.target) == ["App"])
        #expect(apps(project(debug: phone, depends: false), of: "Kit.swift") == nil)
        // Its target leaves the iPad out, which Xcode's own settings do not.
        #expect(apps(project(kit: phone, depends: false), of: "Kit.swift")?.map(\.devices) == [[.phone]])
        #expect(apps(project(kit: "TARGETED_DEVICE_FAMILY = \"1,2\";", depends: false), of: "Kit.swift") == nil)
        // Whoever takes it from the podspec may have an iPad: the app is an example.
        let podspec = "Pod::Spec.new do |s|\n  s.name = 'Kit'\n  s.source_files = 'Kit.swift'\nend\n"
        #expect(apps(project(debug: phone), ["Kit.podspec": podspec], of: "Kit.swift") == nil)
        #expect(apps(project(debug: phone), ["Kit.podspec": podspec])?.map(\.devices) == [[.phone]])
    }

    @Test func anExtensionIsInstalledWithItsApp() {
        let text = project(debug: "TARGETED_DEVICE_FAMILY = 1;", kit: "TARGETED_DEVICE_FAMILY = \"1,2\";", depends: false)
            .replacing("product-type.framework", with: "product-type.app-extension")
        #expect(apps(text, of: "Kit.swift")?.map(\.devices) == [[.phone]])
    }

    @Test func aLocalPackageShipsWhereTheAppBesideItShips() {
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
            """
        let yaml = """
            name: App
            packages:
              Kit: { path: ../Kit }
            targets:
              App:
                type: application
                platform: iOS
                settings: { TARGETED_DEVICE_FAMILY: 1 }
                sources: [Sources]
                dependencies: [{ package: Kit }]
            """
        let files = ["App/Sources/App.swift", "Kit/Sources/Kit/Kit.swift"]
        let beside = map(["App/project.yml": yaml, "Kit/Package.swift": manifest], files: files)
        #expect(beside.apps(ofFileAt: "Kit/Sources/Kit/Kit.swift")?.map(\.devices) == [[.phone]])
        let example = map(
            ["Kit/App/project.yml": yaml.replacing("../Kit", with: ".."), "Kit/Package.swift": manifest],
            files: ["Kit/App/Sources/App.swift", "Kit/Sources/Kit/Kit.swift"])
        #expect(example.apps(ofFileAt: "Kit/Sources/Kit/Kit.swift") == nil)
        #expect(example.apps(ofFileAt: "Kit/App/Sources/App.swift")?.map(\.devices) == [[.phone]])
    }

    @Test func generatorsHaveDefaultsOfTheirOwn() {
        let yaml = """
            name: App
            targets:
              App:
                type: application
                platform: iOS
                sources: [Sources]
                info:
                  path: Info.plist
                  properties:
                    UIRequiresFullScreen: true
            """
        let app = map(["project.yml": yaml], files: ["Sources/A.swift"]).apps(ofFileAt: "Sources/A.swift")
        #expect(app?.map(\.devices) == [[.phone, .pad]])
        #expect(app?.map(\.requiresFullScreen) == [true])
        let tuist = """
            import ProjectDescription
            let project = Project(name: "App", targets: [
                .target(name: "App", destinations: [.iPhone], product: .app, bundleId: "a",
                    infoPlist: .extendingDefault(with: ["UIRequiresFullScreen": true]), sources: ["Sources/**"]),
            ])
            """
        let other = map(["Project.swift": tuist], files: ["Sources/A.swift"]).apps(ofFileAt: "Sources/A.swift")
        #expect(other?.map(\.devices) == [[.phone]])
        #expect(other?.map(\.requiresFullScreen) == [true])
    }

    /// Tuist's targets are mostly made by a function of the project's own; its files say for which devices.
    @Test func devicesOfTargetsThatFunctionsMakeAreThoseThatAllFilesState() {
        func devices(_ helper: String, _ project: String = "let project = Project.module(name: \"App\")") -> [Set<DeviceFamily>?]?
        {
            let texts = [
                "App/Project.swift": "import ProjectDescription\nimport ProjectDescriptionHelpers\n" + project,
                "Tuist/ProjectDescriptionHelpers/Project+Module.swift": "import ProjectDescription\n" + helper,
            ]
            return map(texts, files: ["App/Sources/A.swift"]).apps(ofFileAt: "App/Sources/A.swift")?.map(\.devices)
        }
        let function = """
            extension Project {
                public static func module(name: String, destinations: Destinations = [.iPhone]) -> Project {
                    Project(name: name, targets: [.target(name: name, destinations: destinations, product: .app)])
                }
            }
            """
        #expect(devices(function) == [[.phone]])
        #expect(devices(function.replacing("[.iPhone]", with: ".iOS")) == [[.phone, .pad]])
        // One target is for other devices; other manifests may leave the default.
        #expect(
            devices(function, "let project = Project.module(name: \"App\", destinations: [.iPhone, .iPad])")
                == [[.phone, .pad]])
        #expect(devices(function.replacing(": Destinations = [.iPhone]", with: ": Destinations")) == nil)
        // The app's target counts, whatever libraries are built for.
        let libraries = """
            extension Target {
                static func app(_ name: String, product: Product = .app, destinations: Destinations = [.iPhone]) -> Target {
                    .target(name: name, destinations: destinations, product: product)
                }
                static func module(_ layer: Layer, isLibrary: Bool) -> Target {
                    .target(name: "Kit", destinations: .iOS, product: isLibrary ? .staticFramework : .framework)
                }
                static func widget(_ factory: Factory) -> Target {
                    .target(name: "W", destinations: factory.destinations, product: factory.isApp ? .app : .appExtension)
                }
            }
            """
        #expect(devices(libraries) == [[.phone]])
        let onPad = "let project = Project(app: .app(\"App\", destinations: .init([.iPad])))"
        #expect(devices(libraries, onPad) == [[.phone, .pad]])
        #expect(devices(libraries, "let project = Project(app: .app(\"App\", destinations: chosen))") == nil)
        // A constant of the helpers' in a target that is written out.
        let constants = "public enum Environment { public static let devices: Set<Destination> = [.iPhone] }"
        let written = """
            let project = Project(name: "App", targets: [
                .target(name: "App", destinations: Environment.devices, product: .app, bundleId: "a", sources: ["Sources/**"]),
            ])
            """
        #expect(devices(constants, written) == [[.phone]])
        let computed = "public enum Environment { public static var devices: Destinations { [.iPad] } }"
        #expect(devices(computed, written) == [[.pad]])
    }

    @Test func codeThatTurnsTheScreenWinsOverThePropertyList() {
        let project = project(debug: "INFOPLIST_FILE = Info.plist;")
        let texts = ["App.xcodeproj/project.pbxproj": project, "Info.plist": Self.plist]
        let map = ModuleMap(files: ["App.swift", "Kit.swift"] + texts.keys) { texts[$0].map { Array($0.utf8) } }
        let edges = map.modules.map { _ in Set<Int>() }
        let apps = AppMap(map, edges: edges, turning: ["App.swift"])
        #expect(apps.apps(ofFileAt: "App.swift")?.map(\.orientations) == [nil])
        #expect(AppMap(map, edges: edges).apps(ofFileAt: "App.swift")?.map(\.orientations) == [["Portrait"]])
    }

    @Test func aPropertyListIsReadOrIsNone() {
        func orientations(_ text: String) -> [String]? {
            InfoPlist(SourceFile(path: "Info.plist", bytes: Array(text.utf8)))?.orientations
        }
        #expect(orientations("{ UISupportedInterfaceOrientations = (UIInterfaceOrientationPortrait); }") == ["Portrait"])
        for text in [
            "", "<plist>", "<plist><dict><key>a", "bplist00", "<plist><string>a</string></plist>", "<plist></dict></plist>",
        ] {
            #expect(orientations(text) == nil, "\(text)")
        }
    }
}
