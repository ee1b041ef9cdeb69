import Testing
import Vocabulary

@testable import ProgramIndex

/// Property lists of Tuist's targets that stand in helper code.
@Suite struct TuistPlistTests {
    private static let target = """
        import ProjectDescription
        import ProjectDescriptionHelpers
        let project = Project(name: "App", targets: [
            .target(name: "App", destinations: .iOS, product: .app, bundleId: "a",
                deploymentTargets: Project.Environment.version, infoPlist: INFO, sources: ["Sources/**"]),
        ])
        """

    private func app(_ helper: String, _ plist: String, in path: String = "Tuist/ProjectDescriptionHelpers/Lists.swift")
        -> ShippedApp?
    {
        let texts = [
            "App/Project.swift": Self.target.replacing("INFO", with: plist), "Tuist/Config.swift": "",
            path: "import ProjectDescription\n" + helper,
        ]
        return apps(texts)?.first
    }

    private func apps(_ texts: [String: String], of path: String = "App/Sources/A.swift") -> [ShippedApp]? {
        let map = World(texts, files: path).map
        return AppMap(map, edges: map.modules.map { _ in [] }).apps(ofFileAt: path)
    }

    private static let base =
        #"["UIRequiresFullScreen": .boolean(true), "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]]"#

    @Test(arguments: [
        ("public let base: [String: Plist.Value] = \(base)", ".extendingDefault(with: base)"),
        ("extension InfoPlist { static let app: InfoPlist = .extendingDefault(with: \(base)) }", ".app"),
        ("enum Lists { static var app: [String: Plist.Value] { \(base) } }", ".dictionary(Lists.app)"),
        (
            "extension [String: Plist.Value] { public static let shared: [String: Plist.Value] = \(base) }",
            #"InfoPlist.extendingDefault(with: [String: Plist.Value].shared.merging(["A": "b"]) { $1 })"#
        ),
        ("extension InfoPlist { static var app: Self = { return .extendingDefault(with: \(base)) }() }", "InfoPlist.app"),
        (
            """
            extension InfoPlist {
                private static let common: [String: Plist.Value] = \(base)
                static func app(with extra: [String: Plist.Value] = [:]) -> InfoPlist {
                    var result = common
                    result.merge(extra) { _, new in new }
                    result["CFBundleName"] = "App"
                    return .extendingDefault(with: result)
                }
            }
            """, #".app(with: ["UILaunchScreen": [:]])"#
        ),
        (
            "let isOn = Plist.Value.boolean(true)",
            #".dictionary(["UIRequiresFullScreen": isOn, "UISupportedInterfaceOrientations": ["Portrait"]])"#
        ),
        (
            "func choose(_ isDemo: Bool) -> InfoPlist { isDemo ? .dictionary(\(base)) : .extendingDefault(with: \(base)) }",
            "choose(true)"
        ),
    ])
    func whatHelperCodeSaysIsFollowed(helper: String, plist: String) {
        let app = app(helper, plist)
        #expect(app?.requiresFullScreen == true)
        #expect(app?.orientations == ["Portrait"])
        #expect(app?.devices == [.phone, .pad])
    }

    @Test(arguments: [
        (#".dictionary(base.merging(["UIRequiresFullScreen": false]) { $1 })"#, false),
        (#".dictionary(base.merging(["UIRequiresFullScreen": false], uniquingKeysWith: { old, _ in old }))"#, true),
        (#".dictionary(base.merging(["UIRequiresFullScreen": false]) { choose($0, $1) })"#, nil),
        (#".dictionary(isDemo ? base : ["A": "b"])"#, nil),
        (".dictionary(base.merging(unknown) { $1 })", nil), (".dictionary(base.filter { $0.key != unknown })", nil),
        (".dictionary(changed())", nil), (".dictionary(early())", nil), (".dictionary(circle)", nil), (".default", nil),
        (".dictionary(wide0)", nil), (#".dictionary(base.adding(["UIRequiresFullScreen": false]))"#, nil),
    ])
    func whatIsNotFollowedIsNotKnown(plist: String, isFull: Bool?) {
        let helper = """
            let base: [String: Plist.Value] = \(Self.base)
            \((0..<40).map { "let wide\($0) = isDemo ? wide\($0 + 1) : wide\($0 + 1)" }.joined(separator: "\n"))
            let circle: [String: Plist.Value] = other
            let other: [String: Plist.Value] = circle
            func changed() -> [String: Plist.Value] { var list = base; for key in keys { list[key] = false }; return list }
            func early() -> [String: Plist.Value] { if isDemo { return [:] }; return base }
            """
        #expect(app(helper, plist) != nil)
        #expect(app(helper, plist)?.requiresFullScreen == isFull)
    }

    @Test func pluginsAreHelperCode() {
        let helper = "public let base: [String: Plist.Value] = \(Self.base)"
        let plugin = "Plugins/Lists/ProjectDescriptionHelpers/Lists.swift"
        let texts = [
            "App/Project.swift": Self.target.replacing("INFO", with: ".extendingDefault(with: base)"), "Tuist/Config.swift": "",
            "Plugins/Lists/Plugin.swift": "", plugin: helper,
        ]
        #expect(apps(texts)?.map(\.requiresFullScreen) == [true])
        // Without its manifest it is a folder of a name, and another workspace's plugins are its own.
        #expect(apps(texts.filter { $0.key != "Plugins/Lists/Plugin.swift" })?.map(\.requiresFullScreen) == [nil])
        var neighbours = texts.filter { !$0.key.hasPrefix("Plugins") }
        neighbours["Other/Tuist/Config.swift"] = ""
        neighbours["Other/Plugins/Lists/Plugin.swift"] = ""
        neighbours["Other/" + plugin] = helper
        #expect(apps(neighbours)?.map(\.requiresFullScreen) == [nil])
    }

    @Test func constantsOfTypesInTypesAreRead() {
        let helper = "public extension Project { enum Environment { static let version: DeploymentTargets = .iOS(\"16.4\") } }"
        #expect(app(helper, ".default")?.deploymentTarget == Version(major: 16, minor: 4))
    }

    @Test func aFileMayCountFromTheRoot() {
        let texts = [
            "App/Project.swift": Self.target.replacing("INFO", with: #".file(path: .relativeToRoot("Lists/Info.plist"))"#),
            "Tuist/Config.swift": "", "Lists/Info.plist": #"{ UIRequiresFullScreen = YES; }"#,
        ]
        #expect(apps(texts)?.map(\.requiresFullScreen) == [true])
    }

    /// Of targets that functions make, what holds for every list that they may have.
    @Test func functionsMakeTargetsWithListsThatAreHandedIn() {
        func fullScreen(_ helper: String, _ project: String) -> [Bool?]? {
            let texts = [
                "App/Project.swift": "import ProjectDescription\nimport ProjectDescriptionHelpers\nlet project = " + project,
                "Tuist/ProjectDescriptionHelpers/Project+Module.swift": "import ProjectDescription\n" + helper,
            ]
            return apps(texts)?.map(\.requiresFullScreen)
        }
        let handed = """
            extension Project {
                static func app(name: String, list: [String: Plist.Value] = [:]) -> Project {
                    Project(name: name, targets: [.target(name: name, destinations: .iOS, product: .app,
                        infoPlist: .extendingDefault(with: list))])
                }
            }
            """
        let full = #"Project.app(name: "App", list: ["UIRequiresFullScreen": true])"#
        #expect(fullScreen(handed, full) == [true])
        #expect(fullScreen(handed, #"Project.app(name: "App")"#) == [nil])
        #expect(fullScreen(handed, "Project.app(name: \"App\", list: made())") == [nil])
        #expect(fullScreen(handed + "\nlet demo = Project.app(name: \"Demo\")", full) == [nil])
        let local = """
            extension Project {
                static let main: [String: Plist.Value] = \(Self.base)
                static let demo: [String: Plist.Value] = ["UIRequiresFullScreen": true]
                static func app(name: String, isDemo: Bool) -> Project {
                    var targets: [Target] = []
                    if name.isEmpty {
                        var list = isDemo ? Project.demo : Project.main
                        list["CFBundleName"] = "App"
                        targets.append(.target(name: name, destinations: .iOS, product: .app, infoPlist: .dictionary(list)))
                    }
                    return Project(name: name, targets: targets)
                }
            }
            """
        #expect(fullScreen(local, "Project.app(name: \"App\", isDemo: true)") == [true])
        let differing = local.replacing(#"= ["UIRequiresFullScreen": true]"#, with: "= [:]")
        #expect(fullScreen(differing, "Project.app(name: \"App\", isDemo: true)") == [nil])
    }
}
