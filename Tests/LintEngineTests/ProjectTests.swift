import HandlerInterpreter
import KeyboardModel
import PatternMatching
import Reporting
import SourceText
import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// What projects say of the systems that code is built for.
@Suite struct ProjectTests {
    private func list(_ text: String) -> PropertyList? { PropertyList(SourceFile(path: "project.pbxproj", text: text)) }

    // MARK: Property lists

    @Test func aPropertyListIsReadWithItsCommentsQuotesAndTrailingCommas() {
        let text = """
            // !$*UTF8*$!
            { /* one */ a = 1; "b c" = (x, "y \\"z\\"", 'w',); d = { e = path/to-file.swift; }; empty = ""; list = (); }
            """
        #expect(
            list(text)
                == .dictionary([
                    "a": .string("1"), "b c": .array([.string("x"), .string("y \"z\""), .string("w")]),
                    "d": .dictionary(["e": .string("path/to-file.swift")]), "empty": .string(""), "list": .array([]),
                ]))
    }

    /// Tools that change a project file leave it in XML.
    @Test func theNewStyleIsReadAsWell() {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>
                <key>a</key> <string>1</string>
                <key>b c</key> <array><string>x</string> <string>y &amp; z</string></array>
                <key>d</key> <dict><key>e</key> <string>path/to-file.swift</string></dict>
            </dict></plist>
            """
        #expect(
            list(text)
                == .dictionary([
                    "a": .string("1"), "b c": .array([.string("x"), .string("y & z")]),
                    "d": .dictionary(["e": .string("path/to-file.swift")]),
                ]))
    }

    @Test(arguments: [
        "", "{", "{ a = 1 }", "{ a; }", "( a b )", "{ a = ; }", "}", "{ a = \"b; }", "/* open", "(((", "<?xml version=\"1.0\"?>",
        "{ a = (b; }",
        "{ (a) = b; }",
    ])
    func whatIsNoPropertyListIsNone(text: String) {
        #expect(list(text) == nil)
    }

    @Test func aListNestedWithoutEndDoesNotOverflow() {
        #expect(list(String(repeating: "(", count: 1_000_000)) == nil)
        #expect(list(String(repeating: "{a=", count: 300_000)) == nil)
    }

    // MARK: Projects

    /// An app of two targets: `App` (13.0 in Debug, 14.0 in Release), and `Widget`, which inherits the project's 15.0.
    private static let project = """
        { objects = {
            P = { isa = PBXProject; targets = (App, Widget); mainGroup = G; buildConfigurationList = PL; };
            G = { isa = PBXGroup; children = (Sources, Shared, Config, Folder); sourceTree = "<group>"; };
            Sources = { isa = PBXGroup; children = (Chat, Root); path = App/Sources; sourceTree = "<group>"; };
            Chat = { isa = PBXFileReference; path = Chat.swift; sourceTree = "<group>"; };
            Root = { isa = PBXFileReference; path = Elsewhere/Root.swift; sourceTree = SOURCE_ROOT; };
            Shared = { isa = PBXGroup; children = (Both, Lonely); name = Shared; sourceTree = "<group>"; };
            Both = { isa = PBXFileReference; path = Both.swift; sourceTree = "<group>"; };
            Lonely = { isa = PBXFileReference; path = Lonely.swift; sourceTree = "<group>"; };
            Config = { isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
            Folder = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; exceptions = (X); sourceTree = "<group>"; };
            X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Widget; membershipExceptions = (Info.swift, Deep/No.swift); };
            App = { isa = PBXNativeTarget; buildPhases = (AppSources); buildConfigurationList = AL; };
            AppSources = { isa = PBXSourcesBuildPhase; files = (b1, b2, b3); };
            b1 = { isa = PBXBuildFile; fileRef = Chat; }; b2 = { isa = PBXBuildFile; fileRef = Both; };
            b3 = { isa = PBXBuildFile; fileRef = Root; }; b4 = { isa = PBXBuildFile; fileRef = Both; };
            Widget = { isa = PBXNativeTarget; buildPhases = (WidgetSources); buildConfigurationList = WL;
                fileSystemSynchronizedGroups = (Folder); };
            WidgetSources = { isa = PBXSourcesBuildPhase; files = (b4); };
            PL = { buildConfigurations = (PD, PR); };
            PD = { name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
            PR = { name = Release; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
            AL = { buildConfigurations = (AD, AR); };
            AD = { name = Debug; baseConfigurationReference = Config; buildSettings = { OTHER = 1; }; };
            AR = { name = Release; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 14.0; }; };
            WL = { buildConfigurations = (WD); };
            WD = { name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = "$(inherited)"; }; };
        }; rootObject = P; }
        """

    private func project(_ text: String = Self.project, files: [String: String]? = nil) throws -> XcodeProject {
        let files = files ?? ["Config/App.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 13.0 // the oldest"]
        return try #require(
            XcodeProject(SourceFile(path: "project.pbxproj", text: text)) { path in
                files[path].map { SourceFile(path: path, text: $0) }
            })
    }

    @Test(arguments: [
        ("App/Sources/Chat.swift", 13), ("Elsewhere/Root.swift", 13), ("Widget/View.swift", 15), ("Widget/Deep/View.swift", 15),
        // In both targets: it must run on the older system.
        ("Both.swift", 13),
    ])
    func aFileIsBuiltForTheSystemsOfItsTargets(path: String, major: Int) throws {
        #expect(try project().version(ofFileAt: path) == Version(major: major))
    }

    @Test(arguments: ["Lonely.swift", "Chat.swift", "Widget/Info.swift", "Widget/Deep/No.swift", "Widgets/View.swift", ""])
    func aFileOfNoTargetIsOfNone(path: String) throws {
        #expect(try project().version(ofFileAt: path) == nil)
        #expect(try project().lowestVersion == Version(major: 13))
    }

    @Test func withoutItsConfigurationFileATargetInheritsFromTheProject() throws {
        // Debug is then the project's 15, Release is 14.
        #expect(try project(files: [:]).version(ofFileAt: "App/Sources/Chat.swift") == Version(major: 14))
    }

    @Test func groupsInCirclesAndMissingObjectsEndSomewhere() throws {
        let circle = Self.project.replacing(
            "G = { isa = PBXGroup; children = (Sources,", with: "G = { isa = PBXGroup; children = (G, Sources,")
        #expect(try project(circle).version(ofFileAt: "App/Sources/Chat.swift") == nil)
        #expect(try project("{ objects = { P = { targets = (App); }; }; rootObject = P; }").lowestVersion == nil)
        #expect(XcodeProject(SourceFile(path: "p", text: "{ objects = {}; rootObject = P; }")) { _ in nil } == nil)
    }

    // MARK: Settings

    @Test func configurationFilesIncludeEachOtherFromWhereTheyStand() {
        let files = [
            "Config/App.xcconfig": """
            #include "Base.xcconfig"
            #include? "../Shared/Missing.xcconfig"
            NAME[sdk=iphoneos*] = other
            NAME = $(BASE)
            """,
            "Config/Base.xcconfig": "BASE = 12.4\nNAME = 1\n#include \"App.xcconfig\"",
        ]
        let settings = BuildSettings.configurationFile("Config/App.xcconfig") { path in
            files[path].map { SourceFile(path: path, text: $0) }
        }
        #expect(settings.values == ["BASE": "12.4", "NAME": "$(BASE)"])
        #expect(SettingLayers(layers: [settings]).value(of: "NAME") == "12.4")
    }

    @Test(arguments: ["$(inherited)", "$(A)", "${B}", "$(UNKNOWN)", "1$(B)", "$(B"])
    func aSettingThatLeadsNowhereIsNotKnown(value: String) {
        let layers = SettingLayers(layers: [BuildSettings(["A": value, "B": "$(A)"])])
        #expect(layers.value(of: "A") == nil)
    }

    // MARK: Packages

    @Test(arguments: [
        (".iOS(.v14)", Version(major: 14)), (".iOS(\"15.4\")", Version(major: 15, minor: 4)),
        (".iOS(.v13_2)", Version(major: 13, minor: 2)),
        (".macOS(.v13)", nil), (".iOS(minimum)", nil), (".iOS()", nil), ("/* .iOS(.v14) */", nil),
    ])
    func aPackageNamesItsVersion(platform: String, version: Version?) {
        let text = """
            let package = Package(name: "Chat", platforms: [\(platform)], targets: [
                .target(name: "Chat", dependencies: [.product(name: "UI", package: "ui", condition: .when(platforms: [.iOS]))])])
            """
        #expect(PackageManifest.version(in: SourceFile(path: "Package.swift", text: text)) == version)
    }

    // MARK: Pods

    @Test(arguments: [
        ("s.ios.deployment_target = '11.0'", Version(major: 11)),
        ("s.ios.deployment_target  = \"12.4\"", Version(major: 12, minor: 4)),
        ("s.platform = :ios, '9.0'", Version(major: 9)),
        ("s.platforms = { :osx => '10.15', :ios => '13.0' }", Version(major: 13)),
        ("s.platforms = { ios: '14.0', tvos: '15.0' }", Version(major: 14)),
        ("s.osx.deployment_target = '10.13'", nil), ("s.platform = :ios", nil), ("# s.platform = :ios, '9.0'", nil),
        ("s.ios.deployment_target = target", nil),
    ])
    func aPodNamesItsVersion(line: String, version: Version?) {
        let pod = PodspecManifest(SourceFile(path: "Chat.podspec", text: "Pod::Spec.new do |s|\n  \(line)\nend\n"))
        #expect(pod.version == version)
        #expect(pod.languageVersion == nil)
    }

    @Test func aPodNamesItsNewestLanguage() {
        let pod = PodspecManifest(SourceFile(path: "Chat.podspec", text: "spec.swift_versions = ['4.0', '5.1', '4.2']"))
        #expect(pod.languageVersion == Version(major: 5, minor: 1))
    }
}

/// How the question reaches a report.
@Suite struct DeploymentTargetTests {
    private func report(_ targets: any DeploymentTargetSource, files: Int = 1, _ code: String = "view.keyboardLayoutGuide") throws
        -> Report
    {
        let rule = try testRule(
            "guide-too-new", severity: "warning", category: "guide", message: "is new",
            pattern: "$X.keyboardLayoutGuide\nwhere deployment target below 15.0\nwhere $X is named view", primary: "$X")
        var linter = Linter(rules: [rule], suppressions: CommentSuppressions())
        linter.deploymentTargets = targets
        let analyses = (1...files).map { linter.analyse(SourceFile(path: "\($0).swift", text: code)) }
        return linter.report(analyses, summary: Report.Summary())
    }

    @Test func aFindingSaysWhatItIsBuiltForAndWhoSaysSo() throws {
        struct Project: DeploymentTargetSource {
            func deploymentTarget(ofFileAt path: String) -> DeploymentTarget? {
                DeploymentTarget(Version(major: 13, minor: 4), source: "Chat.xcodeproj")
            }
        }
        #expect(try report(Project()).findings.first?.behaviour?.text == "deployment target: iOS 13.4 (Chat.xcodeproj)")
        #expect(
            try report(FixedDeploymentTarget(Version(major: 14))).findings.first?.behaviour?.text
                == "deployment target: iOS 14.0")
        #expect(try report(FixedDeploymentTarget(Version(major: 15))).findings.isEmpty)
    }

    @Test func anUnknownTargetIsSaidOnce() throws {
        let report = try report(FixedDeploymentTarget(nil), files: 3)
        #expect(report.findings.isEmpty)
        #expect(report.notAnalysed.map(\.path) == ["1.swift"])
        #expect(
            report.notAnalysed.first?.reason.hasPrefix("unknown deployment target (also of 2 other files)") == true)
    }

    @Test func nobodyAsksOfCodeThatDoesNotFit() throws {
        struct Nobody: DeploymentTargetSource {
            func deploymentTarget(ofFileAt path: String) -> DeploymentTarget? {
                Issue.record("asked of \(path)")
                return nil
            }
        }
        #expect(try report(Nobody(), "scrollView.keyboardLayoutGuide").notAnalysed.isEmpty)
    }
}
