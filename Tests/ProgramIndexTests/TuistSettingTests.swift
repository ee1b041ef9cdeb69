import SourceText
import Testing
import Vocabulary

@testable import ProgramIndex

/// Build settings of Tuist's targets, and modules that helper code makes for an app which is written out.
@Suite struct TuistSettingTests {
    private static let module = """
        import ProjectDescription
        extension Project {
            public static func module(name: String) -> Project {
                Project(name: name, targets: [
                    .target(name: name, destinations: .iOS, product: .framework, bundleId: name, sources: ["Sources/**"]),
                ])
            }
        }
        """

    private func devices(base: String, of path: String) -> [Set<DeviceFamily>?]? {
        let texts = [
            "App/Project.swift": """
            import ProjectDescription
            struct BuildSetting {
                struct App { static let base: SettingsDictionary = \(base) }
                static func made() -> SettingsDictionary { fetched() }
            }
            let project = Project(name: "App", targets: [
                .target(name: "App", destinations: .iOS, product: .app, bundleId: "a", sources: ["Sources/**"],
                    settings: .settings(base: BuildSetting.App.base)),
            ])
            """,
            "Tuist/Config.swift": "", "Tuist/ProjectDescriptionHelpers/Module.swift": Self.module,
            "Modules/Write/Project.swift": """
            import ProjectDescription
            import ProjectDescriptionHelpers
            let project = Project.module(name: "Write")
            """,
        ]
        let map = World(texts, files: "App/Sources/A.swift", "Modules/Write/Sources/W.swift").map
        return AppMap(map, edges: map.modules.map { _ in [] }).apps(ofFileAt: path)?.map(\.devices)
    }

    private static let overrides: [(base: String, expected: Set<DeviceFamily>)] = [
        (#"["SWIFT_VERSION": "5.0", "TARGETED_DEVICE_FAMILY": "1"]"#, [.phone]),
        (#"["TARGETED_DEVICE_FAMILY": "1,2"]"#, [.phone, .pad]),
        // The destinations' own.
        (#"["SWIFT_VERSION": "5.0"]"#, [.phone, .pad]), ("BuildSetting.made()", [.phone, .pad]),
    ]

    @Test(arguments: overrides)
    func aTargetsSettingsOverrideItsDestinations(base: String, expected: Set<DeviceFamily>) {
        #expect(devices(base: base, of: "App/Sources/A.swift") == [expected])
    }

    /// A library is on the devices that its app is for, whatever it could be built for itself.
    @Test func aModuleThatHelperCodeMakesShipsInTheWorkspacesApp() {
        #expect(devices(base: #"["TARGETED_DEVICE_FAMILY": "1"]"#, of: "Modules/Write/Sources/W.swift") == [[.phone]])
        #expect(devices(base: "[:]", of: "Modules/Write/Sources/W.swift") == [[.phone, .pad]])
    }

    /// The app's list of what it links is made by code: its library is written out, and which app has it is not.
    @Test(arguments: ["[.iPhone]", "[.iPhone, .iPad]"])
    func aLibraryOfAWorkspaceShipsInTheAppsThere(destinations: String) {
        let texts = [
            "App/Project.swift": """
            import ProjectDescription
            import ProjectDescriptionHelpers
            let features: [TargetDependency] = Feature.allCases.map { .project(target: $0.rawValue, path: "../" + $0.rawValue) }
            let project = Project(name: "App", targets: [
                .target(name: "App", destinations: .apps, product: .app, bundleId: "a", sources: ["Sources/**"],
                    dependencies: features),
            ])
            """,
            "Tuist/Config.swift": "",
            "Tuist/ProjectDescriptionHelpers/Apps.swift": """
            import ProjectDescription
            public extension Destinations { static let apps: Set<Destination> = \(destinations) }
            """,
            "Write/Project.swift": """
            import ProjectDescription
            let project = Project(name: "Write", targets: [
                .target(name: "Write", destinations: .iOS, product: .framework, bundleId: "w", sources: ["Sources/**"]),
            ])
            """,
        ]
        let map = World(texts, files: "App/Sources/A.swift", "Write/Sources/W.swift").map
        let apps = AppMap(map, edges: map.modules.map { _ in [] }).apps(ofFileAt: "Write/Sources/W.swift")
        #expect(apps?.map(\.target) == ["App"])
        #expect(apps?.map(\.devices) == [destinations.contains("iPad") ? [.phone, .pad] : [.phone]])
    }

    /// The version is a constant of the manifest or of its helper code.
    @Test(arguments: [
        (#".iOS(targetVersion: iOSVersion, devices: [.iphone])"#, "let iOSVersion = \"15.0\"", 15),
        (".iOS(Versions.minimum)", "enum Versions { static let minimum = \"14.0\" }", 14),
        (".iOS(iOSVersion)", "let iOSVersion = read()", nil), (".iOS(iOSVersion)", "", nil),
    ])
    func aDeploymentTargetMayBeAConstant(stated: String, constant: String, major: Int?) {
        let manifest = SourceFile(path: "Project.swift", text: "import ProjectDescription\nlet target = make(\(stated))")
        let helper = SourceFile(path: "Tuist/ProjectDescriptionHelpers/V.swift", text: "import ProjectDescription\n\(constant)")
        #expect(TuistManifest.lowestVersion(in: [manifest, helper]) == major.map { Version(major: $0) })
    }

    /// Where functions of the project's own make the apps, too, what they are handed says the devices.
    @Test func anAppThatHelperCodeMakesIsOnTheDevicesOfItsSettings() {
        let helpers = """
            import ProjectDescription
            extension Target {
                public static func target(name: String, product: Product, settings: Settings? = nil) -> Target {
                    Target.target(
                        name: name, destinations: .init([.iPad, .iPhone]), product: product, bundleId: name, settings: settings)
                }
            }
            """
        let app = """
            import ProjectDescription
            import ProjectDescriptionHelpers
            let app = Target.target(
                name: "App", product: .app, settings: .settings(base: ["TARGETED_DEVICE_FAMILY": "1"]))
            let project = Project.project(name: "App", targets: [app])
            """
        let module = """
            import ProjectDescription
            import ProjectDescriptionHelpers
            let project = Project.project(name: "Write", targets: [.target(name: "Write", product: .staticLibrary)])
            """
        let texts = [
            "App/Project.swift": app, "Write/Project.swift": module, "Tuist/Config.swift": "",
            "Tuist/ProjectDescriptionHelpers/Target.swift": helpers,
        ]
        let map = World(texts, files: "App/Sources/A.swift", "Write/Sources/W.swift").map
        let apps = AppMap(map, edges: map.modules.map { _ in [] })
        #expect(apps.apps(ofFileAt: "App/Sources/A.swift")?.map(\.devices) == [[.phone]])
        #expect(apps.apps(ofFileAt: "Write/Sources/W.swift")?.map(\.devices) == [[.phone]])
    }

    /// Helper code mostly joins the name of the layer, a folder, and that of the module in it.
    @Test func aModuleThatHelperCodeMakesGoesByItsFoldersNames() {
        let manifest = """
            import ProjectDescription
            import ProjectDescriptionHelpers
            let project = Project.module(name: Layer.shared + "Util")
            """
        let texts = [
            "Shared/Util/Project.swift": manifest, "Tuist/Config.swift": "",
            "Tuist/ProjectDescriptionHelpers/Module.swift": Self.module,
        ]
        #expect(World(texts, files: "Shared/Util/Sources/U.swift").map.importedNames == ["Util", "SharedUtil"])
    }

    /// What the project's own function is given, it hands on.
    @Test func targetsThatAFunctionIsGivenAreKnown() throws {
        let texts = [
            "Feed/Project.swift": """
            import ProjectDescription
            import ProjectDescriptionHelpers
            let project = Project.make(name: "Feed", targets: [
                Target(name: "FeedRouter", platform: .iOS, product: .staticLibrary, bundleId: "r", sources: ["Router/**"],
                    dependencies: [.target(name: "FeedScene")]),
                Target(name: "FeedScene", platform: .iOS, product: .staticLibrary, bundleId: "s", sources: ["Scene/**"]),
            ])
            """,
            "Tuist/Config.swift": "", "Tuist/ProjectDescriptionHelpers/Make.swift": Self.module,
        ]
        let map = World(texts, files: "Feed/Router/R.swift", "Feed/Scene/S.swift").map
        #expect(map.targets(of: "Feed/Router/R.swift") == ["FeedRouter"])
        #expect(map.targets(of: "Feed/Scene/S.swift") == ["FeedScene"])
    }
}
