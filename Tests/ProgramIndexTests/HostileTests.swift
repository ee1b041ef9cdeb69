import SourceText
import TestSupport
import Testing

@testable import ProgramIndex

/// Project files that are cut off, endless or circular, and trees that are large.
@Suite struct HostileTests {
    private static let names = [
        "Package.swift", "Project.swift", "project.yml", "BUILD", "A.podspec", "A.xcodeproj/project.pbxproj",
        "A.xcworkspace/contents.xcworkspacedata",
    ]

    private static let texts = [
        "Package.swift":
            "import PackageDescription\nlet p = Package(name: \"A\", targets: [.target(name: \"A\", dependencies: [\"B\"] + x)])",
        "Project.swift":
            "import ProjectDescription\nlet project = Project(name: \"A\", targets: [.target(name: \"A\", sources: [\"**\", .glob(\"a\")])])",
        "project.yml":
            "name: A\ntargets:\n  A: {sources: [a, {path: \"b\"}], type: 'x'}\n  B:\n    sources:\n      - path: b\n        excludes: [c]\n",
        "BUILD":
            "S = [\"a\"]\nswift_library(name = \"A\", srcs = glob([\"**/*.swift\"]) + S, deps = [\":B\"] + select({1: 2}))\n",
        "A.podspec": "s.name = 'A'\ns.source_files = ['a/**/*.swift',\n 'b']\ns.test_spec 'T' do |t|\nt.source_files = %w[a b]\n",
        "A.xcodeproj/project.pbxproj":
            "{ objects = { P = { targets = (T); }; T = { isa = PBXNativeTarget; }; }; rootObject = P; }",
        "A.xcworkspace/contents.xcworkspacedata":
            "<Workspace><Group location=\"group:a\"><FileRef location=\"group:b\"/></Group></Workspace>",
    ]

    /// Nothing is asked of the answer but that there is one, and that each file is in some module.
    private func read(_ name: String, _ bytes: [UInt8]) {
        let map = ModuleMap(files: ["a/A.swift", "b/B.swift", name]) { $0 == name ? bytes : nil }
        #expect(!map.modules(of: "a/A.swift").isEmpty)
        #expect(!map.modules(of: "b/B.swift").isEmpty)
    }

    @Test(arguments: names)
    func aFileMayEndAnywhere(name: String) {
        let bytes = Array((Self.texts[name] ?? "").utf8)
        for end in bytes.indices { read(name, Array(bytes[..<end])) }
    }

    @Test(arguments: names)
    func aFileMayHaveAnyByteAnywhere(name: String) {
        let bytes = Array((Self.texts[name] ?? "").utf8)
        for position in bytes.indices {
            for byte in [UInt8(ascii: "["), UInt8(ascii: "\""), 0xFF] {
                var changed = bytes
                changed[position] = byte
                read(name, changed)
            }
        }
    }

    @Test(arguments: ["[", "{", "(", "- ", "a: {", "a:\n ", "x(", "\"", "[}", "{]", "<Group>", "s.a = [", "/*", "a + "])
    func nestingEnds(piece: String) {
        let bytes = Array(String(repeating: piece, count: 4_000).utf8)
        for name in Self.names { read(name, Array((Self.texts[name] ?? "").utf8) + bytes) }
        for name in Self.names { read(name, bytes) }
    }

    @Test func dependenciesInACircleEnd() {
        let targets = (0..<200).map { ".target(name: \"T\($0)\", dependencies: [\"T\(($0 + 1) % 200)\"])" }
        let text = "import PackageDescription\nlet p = Package(name: \"A\", targets: [\(targets.joined(separator: ", "))])"
        let map = World(["Package.swift": text]).map
        #expect(map.sees("T0", "T199") == true)
        #expect(map.sees("T199", "T198") == true)
        #expect(map.modules.first.map { map.modulesVisible(from: $0.id).count } == 199)
    }

    @Test func constantsInACircleAreNotKnown() {
        let text =
            "import PackageDescription\nlet a = b\nlet b = a\nlet p = Package(name: a, targets: [.target(name: a, dependencies: b)])"
        #expect(World(["Package.swift": text]).map.complaints == ["name 4: .target(name: a, dependencies: b)"])
    }

    @Test func pathsOutOfTheRootAreNotRead() {
        let world = World(
            [
                "Package.swift":
                    "import PackageDescription\nlet p = Package(name: \"A\", targets: [.target(name: \"A\", path: \"../Other\")])",
                "project.yml": "name: A\ntargets:\n  B: {sources: ../../Other}",
                "BUILD": "swift_library(name = \"C\", srcs = glob([\"../**\"]))",
            ],
            files: "Other/A.swift")
        #expect(world.map.targets(of: "Other/A.swift") == ["/"])
        #expect(world.map.notUnderstood.map(\.construct) == [.sources, .sources, .sources])
    }

    // MARK: Order and effort

    @Test func theOrderOfTheFilesDoesNotMatter() {
        var files = (0..<50).map { "Sources/A/F\($0).swift" } + (0..<50).map { "App/F\($0).swift" }
        files += ["Package.swift", "App/project.yml", "Tests/BUILD", "Tests/T.swift"]
        let texts = [
            "Package.swift": Self.texts["Package.swift"],
            "App/project.yml": "name: A\ntargets: {A: {sources: .}, B: {sources: .}}",
        ]
        let read = { (path: String) in texts[path].flatMap { $0.map { Array($0.utf8) } } }
        let map = ModuleMap(files: files, read: read)
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<20 {
            files.shuffle(using: &generator)
            #expect(ModuleMap(files: files + files.prefix(3), read: read) == map)
        }
        #expect(map.targets(of: "App/F1.swift") == ["A", "B"])
    }

    /// Counts paths that are compared or listed: for ten times the files and projects, some ten times as many.
    @Test func theEffortGrowsWithTheFiles() {
        func work(_ packages: Int) -> (files: Int, work: Int) {
            var texts: [String: String] = [:]
            var files: [String] = []
            for number in 0..<packages {
                texts["P\(number)/Package.swift"] =
                    "import PackageDescription\nlet p = Package(name: \"P\", targets: [.target(name: \"T\(number)\")])"
                texts["P\(number)/X/BUILD"] = "swift_library(name = \"X\", srcs = glob([\"**/*.swift\"]))"
                files +=
                    (0..<100).map { "P\(number)/Sources/T\(number)/F\($0).swift" } + (0..<100).map { "P\(number)/X/F\($0).swift" }
            }
            let map = ModuleMap(files: files + texts.keys) { texts[$0].map { Array($0.utf8) } }
            #expect(map.modules.count { $0.kind != .folder } == 2 * packages)
            return (files.count, map.work)
        }
        let small = work(50)
        let large = work(500)
        #expect(large.files == 100_000)
        #expect(large.work <= 10 * small.work)
        #expect(large.work <= 2 * large.files)
    }
}
