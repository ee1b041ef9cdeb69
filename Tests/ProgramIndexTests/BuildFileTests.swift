import SourceText
import Testing

@testable import ProgramIndex

func file(_ text: String) -> SourceFile { SourceFile(path: "file", text: text) }

/// Bazel's `BUILD` files and CocoaPods' podspecs.
@Suite struct BuildFileTests {
    // MARK: Bazel

    private static let build = """
        load("@build_bazel_rules_swift//swift:swift.bzl", "swift_library")
        package(default_visibility = ["//visibility:public"])
        SHARED = ["Shared/A.swift"] + glob(["Extra/*.swift"])
        swift_library(
            name = "Core",
            module_name = "CoreKit",
            srcs = glob(
                ["Sources/**/*.swift"],  # all
                exclude = ["Sources/Old/**"],
                allow_empty = False,
            ) + SHARED,
            deps = [":Base", "//Design", "@far//:Far"] + select({"//conditions:default": ["//X"]}),
        )
        swift_library(name = 'Base', srcs = ["Base.swift", ":generated"])
        swift_test(name = "CoreTests", srcs = glob(["Tests/*.swift"]), deps = [":Core"])
        def macro(name):
            swift_library(name = name, srcs = [])
        [swift_library(name = n, srcs = []) for n in NAMES]
        feature_library(name = "Feature", srcs = glob(["Feature/*.swift"]))
        filegroup(name = "Files", srcs = ["a.png"])
        swift_library(name = "Odd", srcs = ["Odd/%s.swift" % x for x in LIST])
        """

    private let map = World(
        [
            "Core/BUILD.bazel": Self.build, "Core/Sources/Part/BUILD": "",
            "Design/BUILD": "swift_library(name=\"Design\",srcs=[\"D.swift\"])",
        ],
        files: "Core/Sources/A.swift", "Core/Sources/Old/B.swift", "Core/Sources/Part/C.swift", "Core/Shared/A.swift",
        "Core/Extra/E.swift", "Core/Base.swift", "Core/Tests/T.swift", "Core/Feature/F.swift", "Core/Odd/O.swift",
        "Design/D.swift"
    ).map

    @Test(arguments: [
        ("Core/Sources/A.swift", ["Core"]), ("Core/Sources/Old/B.swift", ["Core/"]),
        ("Core/Sources/Part/C.swift", ["Core/Sources/Part/"]),
        ("Core/Shared/A.swift", ["Core"]), ("Core/Extra/E.swift", ["Core"]), ("Core/Base.swift", ["Base"]),
        ("Core/Tests/T.swift", ["CoreTests"]), ("Core/Feature/F.swift", ["Core/"]), ("Core/Odd/O.swift", ["Core/"]),
        ("Design/D.swift", ["Design"]),
    ])
    func aRuleHasWhatItsSourcesName(path: String, targets: [String]) {
        #expect(map.targets(of: path) == targets)
    }

    @Test func rulesSeeTheirDependencies() {
        #expect(map.module("Core")?.name == "CoreKit")
        #expect(map.module("Base")?.name == "Core_Base")
        #expect(map.sees("CoreTests", "Design") == true)
        #expect(map.sees("Base", "Core") == false)
        #expect(map.module("Core")?.dependencies == ["Core_Base", "Design_Design", "far___Far"])
    }

    @Test func macrosAndComputedListsAreListed() {
        #expect(
            map.complaints == [
                "dependencies 12: select({\"//conditions:default\": [\"//X\"]})",
                "macro 19: feature_library(name = \"Feature\", srcs = glob([\"Feature/*.swift\"]))",
                "sources 21: \"Odd/%s.swift\" % x for x in LIST",
            ])
    }

    // MARK: Podspecs

    private static let podspec = """
        Pod::Spec.new do |s|
          s.name             = 'Chat-UI' # the name
          s.version          = '1.0'
          s.source_files     = 'Sources/**/*.{h,swift}', "More"
          s.exclude_files = ['Sources/Old/*',
            'Sources/Skip.swift']
          s.dependency 'Far/Core', '~> 1.0'
          s.subspec 'Extra' do |ss|
            ss.source_files = %w[Extra/*.swift]
            ss.dependency 'Chat-UI/Core'
          end
          s.test_spec 'Tests' do |t|
            t.source_files = 'Tests/*.swift'
          end
          s.ios.source_files = Dir['Computed/*']
        end
        """

    @Test func aPodHasItsSourcesAndThoseOfItsParts() {
        let map = World(
            ["Pods/ChatUI/ChatUI.podspec": Self.podspec],
            files: "Pods/ChatUI/Sources/A.swift", "Pods/ChatUI/Sources/Deep/B.swift", "Pods/ChatUI/Sources/Old/C.swift",
            "Pods/ChatUI/Sources/Skip.swift", "Pods/ChatUI/More/D.swift", "Pods/ChatUI/More/Deep/E.swift",
            "Pods/ChatUI/Extra/F.swift",
            "Pods/ChatUI/Tests/T.swift"
        ).map
        #expect(
            map.module("Chat-UI")?.sources.map { $0.replacing("Pods/ChatUI/", with: "") } == [
                "Extra/F.swift", "More/D.swift", "Sources/A.swift", "Sources/Deep/B.swift",
            ])
        #expect(map.targets(of: "Pods/ChatUI/Sources/Skip.swift") == ["Pods/ChatUI/"])
        #expect(map.targets(of: "Pods/ChatUI/Tests/T.swift") == ["Chat-UI-Tests"])
        #expect(map.module("Chat-UI")?.name == "Chat_UI")
        #expect(map.module("Chat-UI")?.dependencies == ["Far"])
        #expect(map.sees("Chat-UI-Tests", "Chat-UI") == true)
        #expect(map.complaints == ["sources 15:   s.ios.source_files = Dir['Computed/*']"])
    }

    @Test func aLibraryThatSeveralKindsStateIsOneModule() {
        let world = World(
            [
                "Package.swift": "import PackageDescription\nlet p = Package(name: \"Chat\", targets: [.target(name: \"Chat\")])",
                "Chat.podspec": "s.name = 'Chat'\ns.source_files = 'Sources/**/*.swift', 'Extra.swift'",
            ],
            files: "Sources/Chat/A.swift", "Extra.swift")
        #expect(world.map.targets(of: "Sources/Chat/A.swift") == ["Chat"])
        #expect(world.map.modules.map(\.kind) == [.package, .folder])
    }
}
