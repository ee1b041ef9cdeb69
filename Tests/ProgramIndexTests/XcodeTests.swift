import Testing

@testable import ProgramIndex

/// What the targets of an Xcode project hold and see.
@Suite struct XcodeTests {
    /// An app with a widget, a framework and tests.
    private static let app = """
        // !$*UTF8*$!
        { objects = {
            P = { isa = PBXProject; targets = (App, Kit, Widget, Tests); mainGroup = Main; buildConfigurationList = PL; };
            Main = { isa = PBXGroup; children = (Sources, Shared, Strings, Folder, Parts); sourceTree = "<group>"; };
            Sources = { isa = PBXGroup; children = (Chat, Root, Away); path = App; sourceTree = "<group>"; };
            Chat = { isa = PBXFileReference; path = "Chat view.swift"; sourceTree = "<group>"; };
            Root = { isa = PBXFileReference; path = Elsewhere/Root.swift; sourceTree = SOURCE_ROOT; };
            Away = { isa = PBXFileReference; path = /Users/me/Away.swift; sourceTree = "<absolute>"; };
            Shared = { isa = PBXGroup; children = (Both, Made); name = Shared; sourceTree = "<group>"; };
            Both = { isa = PBXFileReference; path = ../Shared/Both.swift; sourceTree = "<group>"; };
            Made = { isa = PBXFileReference; path = Made.swift; sourceTree = DERIVED_FILE_DIR; };
            Strings = { isa = PBXVariantGroup; children = (Base); name = Main.storyboard; sourceTree = "<group>"; };
            Base = { isa = PBXFileReference; path = App/Base.lproj/Main.storyboard; sourceTree = "<group>"; };
            Folder = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; exceptions = (X, Y); sourceTree = "<group>"; };
            X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Widget; membershipExceptions = (Info.swift, Old); };
            Y = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = App; membershipExceptions = (Both.swift); };
            Parts = { isa = PBXFileSystemSynchronizedRootGroup; path = Parts; exceptions = (Z); sourceTree = "<group>"; };
            Z = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Kit;
                membershipExceptions = (One.swift, "/Localized: Card.xib"); };
            App = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
                buildPhases = (S1, R1, F1); dependencies = (D1, D2); packageProductDependencies = (PP); buildConfigurationList = AL; };
            S1 = { isa = PBXSourcesBuildPhase; files = (b1, b2, b3, b4, b6); };
            R1 = { isa = PBXResourcesBuildPhase; files = (b5); };
            F1 = { isa = PBXFrameworksBuildPhase; files = (f1, f2, f3, f4); };
            b1 = { fileRef = Chat; }; b2 = { fileRef = Both; }; b3 = { fileRef = Root; }; b4 = { fileRef = Away; };
            b5 = { fileRef = Strings; }; b6 = { fileRef = Made; }; b7 = { fileRef = Both; };
            f1 = { fileRef = UIKit; }; f2 = { fileRef = Other; }; f3 = { productRef = PP; }; f4 = { fileRef = Gone; };
            UIKit = { isa = PBXFileReference; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
            Other = { isa = PBXFileReference; path = Other.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            PP = { isa = XCSwiftPackageProductDependency; productName = Parts; };
            D1 = { isa = PBXTargetDependency; target = Kit; }; D2 = { isa = PBXTargetDependency; target = Widget; };
            D3 = { isa = PBXTargetDependency; target = App; };
            Kit = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (S2);
                buildConfigurationList = KL; };
            S2 = { isa = PBXSourcesBuildPhase; files = (b7); };
            Widget = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
                fileSystemSynchronizedGroups = (Folder); };
            Tests = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; dependencies = (D3); };
            PL = { buildConfigurations = (PD); };
            PD = { name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; SDKROOT = iphoneos; }; };
            AL = { buildConfigurations = (AD); };
            AD = { name = Debug; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; TARGETED_DEVICE_FAMILY = "1,2";
                INFOPLIST_FILE = App/Info.plist; INFOPLIST_KEY_UIRequiresFullScreen = YES; SUPPORTS_MACCATALYST = NO;
                INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft"; }; };
            KL = { buildConfigurations = (KD); };
            KD = { name = Debug; buildSettings = { PRODUCT_MODULE_NAME = ChatKit; }; };
        }; rootObject = P; }
        """

    private let map = World(
        [
            "iOS/App.xcodeproj/project.pbxproj": Self.app,
            "Package.swift": """
            import PackageDescription
            let package = Package(name: "p", products: [.library(name: "Parts", targets: ["Buttons"])], targets: [
                .target(name: "Buttons")])
            """,
        ],
        files: "iOS/App/Chat view.swift", "iOS/Elsewhere/Root.swift", "Shared/Both.swift", "iOS/Made.swift",
        "iOS/App/Base.lproj/Main.storyboard", "iOS/Widget/View.swift", "iOS/Widget/Info.swift", "iOS/Widget/Old/A.swift",
        "iOS/Widget/Both.swift", "iOS/Lonely.swift", "Sources/Buttons/B.swift", "iOS/Parts/One.swift", "iOS/Parts/Two.swift",
        "iOS/Parts/Base.lproj/Card.xib"
    ).map

    @Test(arguments: [
        ("iOS/App/Chat view.swift", ["My App"]), ("iOS/Elsewhere/Root.swift", ["My App"]),
        ("Shared/Both.swift", ["Kit", "My App"]),
        ("iOS/App/Base.lproj/Main.storyboard", ["My App"]), ("iOS/Widget/View.swift", ["Widget"]),
        ("iOS/Widget/Both.swift", ["My App", "Widget"]),
        // A folder of no target, of which one takes some files.
        ("iOS/Parts/One.swift", ["Kit"]), ("iOS/Parts/Base.lproj/Card.xib", ["Kit"]), ("iOS/Parts/Two.swift", ["iOS/"]),
        // Excepted from the folder, made by a tool, or in no target at all.
        ("iOS/Widget/Info.swift", ["iOS/"]), ("iOS/Widget/Old/A.swift", ["iOS/"]), ("iOS/Made.swift", ["iOS/"]),
        ("iOS/Lonely.swift", ["iOS/"]), ("iOS/App/New.swift", ["iOS/"]), ("Package.swift", ["/"]),
    ])
    func aFileIsInTheTargetsThatListIt(path: String, targets: [String]) {
        #expect(map.targets(of: path) == targets)
    }

    @Test func aModuleIsNamedAsImportsNameIt() {
        #expect(map.module("My App")?.name == "My_App")
        #expect(map.module("Kit")?.name == "ChatKit")
    }

    @Test func aTargetSeesWhatItLinksAndNotWhatItEmbeds() {
        #expect(map.module("My App")?.dependencies == ["Buttons", "ChatKit", "Other", "Widget"])
        #expect(map.sees("My App", "Kit") == true)
        #expect(map.sees("My App", "Buttons") == true)
        #expect(map.sees("My App", "Widget") == false)
        #expect(map.sees("Tests", "My App") == true)
        #expect(map.sees("Tests", "Buttons") == true)
        #expect(map.sees("Kit", "My App") == false)
        #expect(map.module("Tests")?.isTest == true)
    }

    @Test func aStoryboardThatIsListedAndDoesNotExistIsNamed() {
        #expect(map.module("My App")?.missingStoryboard == nil)
        let partial = World(["iOS/App.xcodeproj/project.pbxproj": Self.app], files: "iOS/App/Chat view.swift").map
        #expect(partial.module("My App")?.missingStoryboard == "iOS/App/Base.lproj/Main.storyboard")
        #expect(partial.module("Kit")?.missingStoryboard == nil)
    }

    @Test func aSwiftFileThatIsListedAndDoesNotExistIsNamed() {
        #expect(map.module("My App")?.missingSources == [])
        let partial = World(
            ["iOS/App.xcodeproj/project.pbxproj": Self.app], files: "iOS/App/Base.lproj/Main.storyboard", "Shared/Both.swift"
        ).map
        #expect(partial.module("My App")?.missingSources.first == "iOS/App/Chat view.swift")
        #expect(partial.module("My App")?.missingStoryboard == nil)
    }

    @Test func settingsAreThoseThatAreWrittenOut() {
        let settings = map.module("My App")?.settings
        #expect(settings?.deploymentTarget?.major == 15)
        #expect(settings?.deviceFamilies == [.phone, .pad])
        #expect(settings?.infoPlist == "iOS/App/Info.plist")
        #expect(settings?.requiresFullScreen == true)
        #expect(settings?.supportsMacCatalyst == false)
        #expect(settings?.orientationsOnPad == ["Portrait", "LandscapeLeft"])
        #expect(settings?.sdk == "iphoneos")
        #expect(map.module("Kit")?.settings.requiresFullScreen == nil)
    }

    /// A project with one framework that compiles one file.
    private func framework(_ name: String, linking other: String? = nil) -> String {
        """
        { objects = {
            P = { isa = PBXProject; targets = (T); };
            T = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.framework"; buildPhases = (S, F); };
            S = { isa = PBXSourcesBuildPhase; files = (b); }; b = { fileRef = R; };
            R = { isa = PBXFileReference; path = \(name).swift; sourceTree = SOURCE_ROOT; };
            F = { isa = PBXFrameworksBuildPhase; files = (f); }; f = { fileRef = L; };
            L = { isa = PBXFileReference; path = \(other ?? "None").framework; sourceTree = BUILT_PRODUCTS_DIR; };
        }; rootObject = P; }
        """
    }

    @Test func projectsOfOneWorkspaceLinkEachOther() {
        var world = World([
            "App/App.xcodeproj/project.pbxproj": framework("App", linking: "Core"),
            "App/Old/Core.xcodeproj/project.pbxproj": framework("Core"),
            "Libraries/Core/Core.xcodeproj/project.pbxproj": framework("Core"),
        ])
        // Without a workspace the nearest project is meant.
        #expect(
            world.map.module("App").map { world.map.dependencies(of: $0.id).map { id in world.map[id].statedIn } } == [
                "App/Old/Core.xcodeproj/project.pbxproj"
            ])
        world.texts["All.xcworkspace/contents.xcworkspacedata"] = """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version="1.0"><FileRef location="container:App/App.xcodeproj"></FileRef>
            <Group location="group:Libraries" name="Libraries"><FileRef location="group:Core/Core.xcodeproj"/></Group></Workspace>
            """
        world.files.append("All.xcworkspace/contents.xcworkspacedata")
        #expect(
            world.map.module("App").map { world.map.dependencies(of: $0.id).map { id in world.map[id].statedIn } } == [
                "Libraries/Core/Core.xcodeproj/project.pbxproj"
            ])
    }

    @Test func aProjectInAFolderOwnsWhatNoOtherLists() {
        let world = World(
            ["App.xcodeproj/project.pbxproj": framework("App"), "Pods/Pods.xcodeproj/project.pbxproj": framework("Pod")],
            files: "App.swift", "Pods/Pod.swift", "Pods/Rest/More.swift", "Other/File.swift")
        #expect(world.map.targets(of: "App.swift") == ["App"])
        #expect(world.map.targets(of: "Pods/Pod.swift") == ["Pod"])
        #expect(world.map.targets(of: "Pods/Rest/More.swift") == ["Pods/"])
        #expect(world.map.targets(of: "Other/File.swift") == ["/"])
    }

    @Test func upperAndLowerCaseMakeNoDifferenceWhereOneFileIsMeant() {
        let text = framework("Core")
        #expect(World(["P.xcodeproj/project.pbxproj": text], files: "core.swift").map.targets(of: "core.swift") == ["Core"])
        let two = World(["P.xcodeproj/project.pbxproj": text], files: "core.swift", "CORE.swift").map
        #expect(two.targets(of: "core.swift") == ["/"])
    }

    @Test func circlesEnd() {
        let text = Self.app.replacing("children = (Sources, Shared", with: "children = (Main, Sources, Shared")
            .replacing("buildPhases = (S2);", with: "buildPhases = (S2); dependencies = (D3, D1);")
        let map = World(["iOS/App.xcodeproj/project.pbxproj": text], files: "iOS/Elsewhere/Root.swift").map
        #expect(map.targets(of: "iOS/Elsewhere/Root.swift") == ["My App"])
        #expect(map.sees("Kit", "Kit") == true)
    }

    @Test(arguments: ["", "{", "{ objects = {", "<?xml version=\"1.0\"?><plist/>", String(repeating: "(", count: 100_000)])
    func aBrokenProjectLeavesItsFolder(text: String) {
        let map = World(["App/App.xcodeproj/project.pbxproj": text], files: "App/A.swift", "B.swift").map
        #expect(map.targets(of: "App/A.swift") == ["App/"])
        #expect(map.targets(of: "B.swift") == ["/"])
        #expect(map.complaints.map { $0.prefix(7) } == ["file 1:"])
    }
}
