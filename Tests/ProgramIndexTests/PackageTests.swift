import Testing

@testable import ProgramIndex

/// What the targets of a `Package.swift` hold and see.
@Suite struct PackageTests {
    private func package(_ targets: String, before: String = "", products: String = "") -> String {
        """
        // swift-tools-version: 5.9
        import PackageDescription
        \(before)
        let package = Package(name: "Chat", platforms: [.iOS(.v15)], products: [\(products)], targets: [\(targets)])
        """
    }

    @Test func aTargetIsInItsUsualFolderOrWhereItSays() {
        let world = World(
            [
                "Package.swift": package(
                    """
                    .target(name: "Core"), .target(name: "Design", path: "Design/Code"), .testTarget(name: "CoreTests"),
                    .executableTarget(name: "Tool"), .target(name: "Missing"), .plugin(name: "P", capability: .buildTool()),
                    """)
            ],
            files: "Sources/Core/A.swift", "Sources/Core/Deep/B.swift", "Design/Code/C.swift", "Design/D.swift",
            "Tests/CoreTests/E.swift", "Sources/Tool/main.swift", "Sources/Core/Card.xib", "Sources/Corelike/F.swift",
            "Plugins/P/plugin.swift")
        let map = world.map
        #expect(map.module("Core")?.sources == ["Sources/Core/A.swift", "Sources/Core/Deep/B.swift"])
        #expect(map.module("Core")?.interfaceFiles == ["Sources/Core/Card.xib"])
        #expect(map.targets(of: "Design/Code/C.swift") == ["Design"])
        #expect(map.targets(of: "Design/D.swift") == ["/"])
        #expect(map.targets(of: "Sources/Corelike/F.swift") == ["/"])
        #expect(map.targets(of: "Sources/Tool/main.swift") == ["Tool"])
        #expect(map.targets(of: "Plugins/P/plugin.swift") == ["P"])
        #expect(map.module("CoreTests")?.isTest == true)
        #expect(map.module("Core")?.settings.deploymentTarget?.major == 15)
        #expect(map.module("Missing")?.sources == [])
        #expect(map.targets(of: "Package.swift") == ["/"])
        #expect(map.complaints == [])
    }

    @Test(arguments: ["Source", "src", "srcs"])
    func anotherUsualFolderIsFound(folder: String) {
        let world = World(["Lib/Package.swift": package(".target(name: \"Core\")")], files: "Lib/\(folder)/Core/A.swift")
        #expect(world.map.targets(of: "Lib/\(folder)/Core/A.swift") == ["Core"])
    }

    @Test func theOnlyTargetMayHaveTheWholeFolder() {
        let world = World(
            ["Package.swift": package(".target(name: \"Core\"), .testTarget(name: \"CoreTests\")")], files: "Sources/A.swift",
            "Tests/B.swift")
        #expect(world.map.targets(of: "Sources/A.swift") == ["Core"])
        #expect(world.map.targets(of: "Tests/B.swift") == ["CoreTests"])
        let two = World(["Package.swift": package(".target(name: \"A\"), .target(name: \"B\")")], files: "Sources/A.swift")
        #expect(two.map.targets(of: "Sources/A.swift") == ["/"])
    }

    @Test func sourcesAndExclusionsAreFilesOrFolders() {
        let world = World(
            [
                "Package.swift": package(
                    """
                    .target(name: "Core", path: ".", exclude: ["Old", "A/Skip.swift"], sources: ["A", "B/Only.swift"]),
                    .target(name: "Rest", path: "", exclude: ["A", "B"]),
                    """)
            ],
            files: "A/One.swift", "A/Skip.swift", "B/Only.swift", "B/Other.swift", "Old/Two.swift", "Older.swift")
        let map = world.map
        #expect(map.module("Core")?.sources == ["A/One.swift", "B/Only.swift"])
        #expect(map.module("Rest")?.sources == ["Old/Two.swift", "Older.swift"])
    }

    @Test func constantsAndSumsAreRead() {
        let world = World(
            [
                "Package.swift": package(
                    ".target(name: core, dependencies: shared + [\"Extra\"], path: \"\\(root)/Code\"), .target(name: \"Base\"), extra",
                    before: """
                        let core = "Core"; let root = "Modules"
                        let shared: [Target.Dependency] = [.target(name: "Base"), .product(name: "Far", package: "far")]
                        let extra: Target = .target(name: "Extra", path: Names.folder + "/Extra")
                        enum Names { static let folder = "More" }
                        """)
            ],
            files: "Modules/Code/A.swift", "Sources/Base/B.swift", "More/Extra/C.swift")
        let map = world.map
        #expect(map.targets(of: "Modules/Code/A.swift") == ["Core"])
        #expect(map.targets(of: "More/Extra/C.swift") == ["Extra"])
        #expect(map.module("Core")?.dependencies == ["Base", "Extra", "Far"])
        #expect(map.modules.filter { $0.kind == .package }.map(\.target) == ["Base", "Core", "Extra"])
        #expect(map.complaints == [])
    }

    @Test func aModuleSeesWhatItDependsOnDirectlyOrNot() {
        let world = World(
            [
                "App/Package.swift": package(
                    """
                    .target(name: "App", dependencies: ["Feature"]),
                    .target(name: "Feature", dependencies: [.product(name: "Parts", package: "Base")]),
                    .target(name: "Tool"), .testTarget(name: "AppTests", dependencies: ["App"]),
                    .package(path: "../Base"),
                    """),
                "Base/Package.swift": package(
                    ".target(name: \"Kit\"), .target(name: \"More\")",
                    products: ".library(name: \"Parts\", targets: [\"Kit\", \"More\"])"),
            ])
        let map = world.map
        #expect(map.sees("App", "Feature") == true)
        #expect(map.sees("App", "Kit") == true)
        #expect(map.sees("AppTests", "More") == true)
        #expect(map.sees("Feature", "App") == false)
        #expect(map.sees("App", "Tool") == false)
        #expect(map.sees("App", "App") == true)
        #expect(map.module("Feature")?.dependencies == ["Kit", "More"])
    }

    @Test func whatIsComputedIsListedWithItsPlace() {
        let world = World(
            [
                "Package.swift": package(
                    """
                    .target(name: names[0]),
                    .target(name: "Core", dependencies: make(), sources: list.map { $0 }),
                    .target(name: "Path", path: folder()),
                    """)
            ],
            files: "Sources/Core/A.swift", "Sources/Path/B.swift")
        let map = world.map
        #expect(
            map.complaints == [
                "name 4: .target(name: names[0])", "dependencies 5: make()", "sources 5: list.map { $0 }", "sources 6: folder()",
            ])
        #expect(map.targets(of: "Sources/Core/A.swift") == ["/"])
        #expect(map.targets(of: "Sources/Path/B.swift") == ["/"])
    }

    @Test func aFileThatIsNoManifestStatesNothing() {
        let world = World(["Models/Package.swift": "struct Package {}"], files: "Models/Parcel.swift")
        #expect(world.map.targets(of: "Models/Parcel.swift") == ["/"])
    }
}
