import SourceText
import Testing
import Vocabulary

@testable import ProgramIndex

/// Projects that a generator has yet to make: Tuist's and XcodeGen's manifests.
@Suite struct GeneratorTests {
    // MARK: Tuist

    private static let tuist = """
        import ProjectDescription
        let name = "Chat"
        let project = Project(name: name, targets: [
            .target(name: name, destinations: [.iPhone, .iPad], product: .app, deploymentTargets: .iOS("15.0"),
                infoPlist: .file(path: "App/Info.plist"), sources: ["App/**", .glob("Shared/**", excluding: "Shared/Old/**")],
                resources: ["App/**/*.storyboard", .folderReference(path: "Art")],
                dependencies: [.target(name: "Kit"), .external(name: "Far"), .project(target: "Other", path: "../Other"), .xctest]),
            Target(name: "Kit", product: .framework, sources: "Kit/*.swift"),
            .target(name: "Tests", product: .unitTests, buildableFolders: ["Tests"], dependencies: [.target(name: name)]),
            .feature("Search"),
            .target(name: "Odd", product: .framework, sources: sources(of: "Odd"), dependencies: more),
        ])
        """

    private static let world = World(
        [
            "iOS/Project.swift": tuist,
            "Other/Project.swift": """
            import ProjectDescription
            let project = Project(name: "Other", targets: [.target(name: "Other", product: .staticLibrary, sources: ["Code/**"])])
            """,
        ],
        files: "iOS/App/A.swift", "iOS/App/Deep/B.swift", "iOS/Shared/C.swift", "iOS/Shared/Old/D.swift", "iOS/Kit/E.swift",
        "iOS/Kit/Deep/F.swift", "iOS/Tests/G.swift", "iOS/App/Main.storyboard", "Other/Code/H.swift")

    @Test(arguments: [
        ("iOS/App/A.swift", ["Chat"]), ("iOS/App/Deep/B.swift", ["Chat"]), ("iOS/Shared/C.swift", ["Chat"]),
        ("iOS/Shared/Old/D.swift", ["iOS/"]), ("iOS/Kit/E.swift", ["Kit"]), ("iOS/Kit/Deep/F.swift", ["iOS/"]),
        ("iOS/Tests/G.swift", ["Tests"]), ("iOS/App/Main.storyboard", ["Chat"]), ("Other/Code/H.swift", ["Other"]),
        ("iOS/Project.swift", ["iOS/"]),
    ])
    func aTuistTargetHasWhatItsGlobsName(path: String, targets: [String]) {
        #expect(Self.world.map.targets(of: path) == targets)
    }

    @Test func aTuistTargetSeesTargetsOfItsAndOtherProjects() {
        let map = Self.world.map
        #expect(map.module("Chat")?.dependencies == ["Far", "Kit", "Other"])
        #expect(map.sees("Chat", "Other") == true)
        #expect(map.sees("Tests", "Kit") == true)
        #expect(map.sees("Kit", "Chat") == false)
        #expect(map.module("Tests")?.isTest == true)
        #expect(map.module("Chat")?.settings.deploymentTarget?.major == 15)
        #expect(map.module("Chat")?.settings.deviceFamilies == [.phone, .pad])
        #expect(map.module("Chat")?.settings.infoPlist == "iOS/App/Info.plist")
    }

    /// Modules that a function makes are called as their folders, with what the function adds to the name; another app beside
    /// them does not have them.
    @Test func whatTuistsHelpersMakeIsImportedByItsFoldersName() throws {
        let manifest = "import ProjectDescription\nimport ProjectDescriptionHelpers\nlet project = Project.module()"
        let helper = #"""
            import ProjectDescription
            extension Project {
                static func module(_ name: String) -> Project {
                    Project(name: name, targets: [.target(name: name, product: .framework), .target(name: "\(name)Imp", product: .framework)])
                }
            }
            """#
        let world = World(
            [
                "One/Tuist/ProjectDescriptionHelpers/Module.swift": helper, "One/Home/Project.swift": manifest,
                "One/Login/Project.swift": manifest, "Two/Tuist/ProjectDescriptionHelpers/Module.swift": helper,
                "Two/Home/Project.swift": manifest,
            ], files: "One/Home/A.swift", "One/Login/B.swift", "Two/Home/C.swift")
        func imported(_ name: String, by path: String) throws -> [String] {
            let module = try #require(world.map.modules(of: path).first)
            return world.map.modules(importedAs: name, from: module.id).map { world.map[$0].statedIn }
        }
        #expect(try imported("Login", by: "One/Home/A.swift") == ["One/Login"])
        #expect(try imported("LoginImp", by: "One/Home/A.swift") == ["One/Login"])
        #expect(try imported("Home", by: "One/Login/B.swift") == ["One/Home"])
        #expect(try imported("LoginTests", by: "One/Home/A.swift") == [])
        #expect(try imported("Login", by: "Two/Home/C.swift") == [])
    }

    /// A project has the name that its manifest hands on, where an enumeration of the helper code has its spelling.
    @Test func whatTuistsHelpersMakeIsImportedByTheNameThatIsHandedOn() throws {
        let helper = """
            import ProjectDescription
            public enum Feature: String {
                case Chat
                case Design = "ChatKit"
            }
            extension Project {
                static func make(name: String) -> Project {
                    Project(name: name, targets: [Target(name: name), Target(name: name + "Interface")])
                }
            }
            """
        let chat = "import ProjectDescription\nlet project = Project.make(name: Feature.Chat.rawValue)"
        let world = World(
            [
                "Tuist/ProjectDescriptionHelpers/Feature.swift": helper, "Features/Talk/Project.swift": chat,
                "Modules/DesignSystem/Project.swift": chat.replacing("Feature.Chat", with: "Feature.Design"),
            ], files: "Features/Talk/A.swift", "Modules/DesignSystem/B.swift")
        func imported(_ name: String, by path: String) throws -> [String] {
            let module = try #require(world.map.modules(of: path).first)
            return world.map.modules(importedAs: name, from: module.id).map { world.map[$0].statedIn }
        }
        #expect(try imported("ChatKit", by: "Features/Talk/A.swift") == ["Modules/DesignSystem"])
        #expect(try imported("ChatInterface", by: "Modules/DesignSystem/B.swift") == ["Features/Talk"])
        #expect(try imported("Kit", by: "Features/Talk/A.swift") == [])
    }

    @Test func whatTuistsHelpersMakeIsListed() {
        let expected = ["macro 10: .feature(\"Search\")", "sources 11: sources(of: \"Odd\")", "dependencies 11: more"]
        #expect(Self.world.map.complaints == expected)
        let made = World(["Project.swift": "import ProjectDescription\nlet project = Project.app(name: \"A\")"]).map
        #expect(made.complaints == ["macro 2: Project.app(name: \"A\")"])
        #expect(
            World(["Model/Project.swift": "struct Project {}"], files: "Model/A.swift").map.targets(of: "Model/A.swift") == ["/"])
    }

    /// What a helper's constant holds stands in the helper's file, which may be longer or shorter than the manifest.
    @Test func whatAHelpersConstantHoldsIsListedWhereItStands() {
        let helper = """
            import ProjectDescription
            // What the modules of the app depend on, as the one at the root of the app has it.
            extension TargetDependency {
                static let network: TargetDependency = .made(by: "Network")
            }
            """
        let manifest = """
            import ProjectDescription
            let project = Project(name: "A", targets: [.target(name: "A", dependencies: [.network])])
            """
        let map = World(["Tuist/ProjectDescriptionHelpers/Dependency.swift": helper, "Project.swift": manifest]).map
        #expect(map.complaints == ["dependencies 4: .made(by: \"Network\")"])
    }

    // MARK: XcodeGen

    private static let description = """
        # made by hand
        name: Chat
        options: { bundleIdPrefix: com.chat, deploymentTarget: {iOS: "14.0"} }
        targetTemplates:
          Feature:
            type: framework
            sources: Features/${target_name}
            dependencies:
              - target: Kit
        targets:
          Chat:
            type: application
            platform: iOS
            deploymentTarget: "15.0"
            sources:
              - App           # the app
              - path: "Shared"
                excludes: ["Old", "**/*.gen.swift"]
              - {path: One/File.swift}
            settings:
              base:
                TARGETED_DEVICE_FAMILY: 1
                PRODUCT_NAME: Chat App
            info:
              path: App/Info.plist
            dependencies:
            - target: Search
            - package: Far
              product: FarUI
            - sdk: UIKit.framework
            preBuildScripts:
              - script: |
                  targets:
                    Wrong: 1
                name: Lint
          Search: {templates: [Feature]}
          Kit:
            type: framework
            sources: [Kit]
            settings: {PRODUCT_MODULE_NAME: ChatKit}
          Tests:
            type: bundle.unit-test
            sources: Tests
            dependencies: [{target: Chat}]
          Odd: *anchor
        """

    private static let generated = World(
        ["ios/project.yml": description],
        files: "ios/App/A.swift", "ios/App/Deep/Main.storyboard", "ios/Shared/B.swift", "ios/Shared/Old/C.swift",
        "ios/Shared/X/D.gen.swift", "ios/One/File.swift", "ios/One/Other.swift", "ios/Features/Search/E.swift", "ios/Kit/F.swift",
        "ios/Tests/G.swift")

    @Test(arguments: [
        ("ios/App/A.swift", ["Chat"]), ("ios/App/Deep/Main.storyboard", ["Chat"]), ("ios/Shared/B.swift", ["Chat"]),
        ("ios/Shared/Old/C.swift", ["ios/"]), ("ios/Shared/X/D.gen.swift", ["ios/"]), ("ios/One/File.swift", ["Chat"]),
        ("ios/One/Other.swift", ["ios/"]), ("ios/Features/Search/E.swift", ["Search"]), ("ios/Kit/F.swift", ["Kit"]),
        ("ios/Tests/G.swift", ["Tests"]),
    ])
    func anXcodeGenTargetHasWhatItsSourcesName(path: String, targets: [String]) {
        #expect(Self.generated.map.targets(of: path) == targets)
    }

    @Test(arguments: [
        ("options:\n  deploymentTarget:\n    iOS: 12.0.0\ntargets:\n  App:\n    platform: iOS\n", Version(major: 12)),
        (
            "targets:\n  App:\n    platform: iOS\n    deploymentTarget: \"13.4\"\n  Mac:\n    platform: macOS\n    deploymentTarget: \"10.15\"\n",
            Version(major: 13, minor: 4)
        ),
        ("settings:\n  base:\n    IPHONEOS_DEPLOYMENT_TARGET: 14.0\ntargets:\n  App:\n    platform: iOS\n", Version(major: 14)),
        ("targets:\n  App:\n    platform: iOS\n", nil), ("services:\n  web: {}\n", nil),
    ])
    func anXcodeGenDescriptionSaysWhatItIsBuiltFor(yaml: String, version: Version?) {
        #expect(XcodeGenManifest.lowestVersion(in: SourceFile(path: "project.yml", text: yaml)) == version)
    }

    @Test func anXcodeGenTargetHasItsTemplatesAndSettings() {
        let map = Self.generated.map
        #expect(map.modules.filter { $0.kind == .xcodeGen }.map(\.target) == ["Chat", "Kit", "Odd", "Search", "Tests"])
        #expect(map.module("Chat")?.name == "Chat_App")
        #expect(map.module("Chat")?.dependencies == ["FarUI", "Search"])
        #expect(map.module("Kit")?.name == "ChatKit")
        #expect(map.sees("Chat", "Kit") == true)
        #expect(map.sees("Tests", "Kit") == true)
        #expect(map.module("Chat")?.settings.deploymentTarget?.major == 15)
        #expect(map.module("Kit")?.settings.deploymentTarget?.major == 14)
        #expect(map.module("Chat")?.settings.deviceFamilies == [.phone])
        #expect(map.complaints == ["syntax 45: *anchor"])
    }

    /// What each configuration says alike is the target's; what they say differently is not known.
    @Test(arguments: [("1", [.phone] as Set<DeviceFamily>?), ("1,2", nil)])
    func anXcodeGenTargetHasWhatItsConfigurationsSay(release: String, families: Set<DeviceFamily>?) {
        let text = """
            targets:
              App:
                type: application
                platform: iOS
                sources: App
                settings:
                  configs:
                    Debug: {TARGETED_DEVICE_FAMILY: "1", INFOPLIST_FILE: App/Info.plist}
                    Release: {TARGETED_DEVICE_FAMILY: "\(release)", INFOPLIST_FILE: App/Info.plist}
            options: {settingPresets: none}
            """
        let settings = World(["project.yml": text], files: "App/A.swift").map.module("App")?.settings
        #expect(settings?.deviceFamilies == families)
        #expect(settings?.infoPlist == "App/Info.plist")
    }

    @Test func aProjectThatIsMadeCounts() {
        var world = Self.generated
        world.texts["ios/Chat.xcodeproj/project.pbxproj"] = "{ objects = { P = { isa = PBXProject; }; }; rootObject = P; }"
        world.files.append("ios/Chat.xcodeproj/project.pbxproj")
        #expect(world.map.modules.map(\.kind) == [.folder])
    }

    @Test(arguments: [
        "a: [b, {c: d}, 'e f', \"g\"]", "a:\n  - b\n  - c: d\n  - 'e f'\n  - g",
    ])
    func blocksAndBracketsSayTheSame(text: String) {
        let items = YAMLReader.read(file(text))["a"]?.items ?? []
        #expect(items.first?.text == "b")
        #expect(items.dropFirst().first?["c"]?.text == "d" || items.count == 4 && items[1]["c"]?.text == "d")
        #expect(items.suffix(2).map(\.text).last == "g")
    }
}
