import SourceText
import Testing
import Vocabulary

@testable import ProgramIndex

/// Packages around and beside the Xcode project of an app.
@Suite struct ShippingPackageTests {
    /// An app that links the product `Kit`, or compiles a file of it.
    private func project(package: String = "", compiles file: String = "App.swift") -> String {
        """
        { objects = {
            P = { isa = PBXProject; targets = (App); mainGroup = Main; };
            Main = { isa = PBXGroup; children = (A, F); sourceTree = "<group>"; };
            A = { isa = PBXFileReference; path = "\(file)"; sourceTree = SOURCE_ROOT; };
            \(package)
            App = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S);
                packageProductDependencies = (D); buildConfigurationList = L; };
            D = { isa = XCSwiftPackageProductDependency; productName = Kit; };
            S = { isa = PBXSourcesBuildPhase; files = (b); }; b = { fileRef = A; };
            L = { buildConfigurations = (R); };
            R = { name = Release; buildSettings = { SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = 1; IPHONEOS_DEPLOYMENT_TARGET = 16.0;
                INFOPLIST_KEY_UIRequiresFullScreen = YES; }; };
        }; rootObject = P; }
        """
    }

    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Kit", platforms: [.iOS(.v14)], products: [.library(name: "Kit", targets: ["Kit"])],
            targets: [.target(name: "Kit"), .testTarget(name: "KitTests")])
        """
    private static let kit = "Sources/Kit/Kit.swift"

    private func apps(_ texts: [String: String], of path: String = kit, files: [String] = [], delegating: Set<String> = [])
        -> [ShippedApp]?
    {
        let map = World(texts, files: path, "App/App.swift", "Tests/KitTests/A.swift", Self.kit).map
        let edges = map.modules.map { module in Set(map.dependencies(of: module.id).map(\.index)) }
        return AppMap(map, edges: edges, delegating: delegating).apps(ofFileAt: path)
    }

    private static let root = "App/App.xcodeproj/project.pbxproj"

    /// The same tree as that of a library with an example, but for the delegate.
    @Test func aPackageWithTheAppsDelegateIsTheApps() {
        let texts = [Self.root: project(), "Package.swift": Self.manifest]
        #expect(apps(texts) == nil)
        let app = apps(texts, delegating: [Self.kit])?.first
        #expect(app?.devices == [.phone])
        #expect(app?.requiresFullScreen == true)
        #expect(app?.deploymentTarget == Version(major: 16))
        // That of a podspec is anybody's, and a delegate that only tests have is no app's.
        #expect(apps(texts, delegating: ["Tests/KitTests/A.swift"]) == nil)
        let podspec = "Pod::Spec.new do |s|\n  s.name = 'Kit'\n  s.source_files = 'Sources/Kit/*.swift'\nend\n"
        #expect(apps(texts.merging(["Kit.podspec": podspec]) { $1 }, delegating: [Self.kit]) == nil)
    }

    @Test(arguments: [
        ("let a = 1", false), ("class A: UIResponder, UIApplicationDelegate {}", true),
        ("extension A: UIWindowSceneDelegate {}", true),
        ("class A { weak var other: UIApplicationDelegate? }", false), ("// class A: UIApplicationDelegate {}", false),
    ])
    func aDelegateConforms(code: String, isDelegate: Bool) {
        #expect(ApplicationDelegate.isDeclared(in: SourceFile(path: "A.swift", text: code)) == isDelegate)
    }

    /// Nobody else can take a version of a package that needs its neighbours, or one without products.
    @Test func aPackageThatOthersCannotTakeIsTheApps() {
        func devices(_ manifest: String) -> [Set<DeviceFamily>?]? {
            apps([Self.root: project(compiles: "../Sources/Kit/Kit.swift"), "Package.swift": manifest])?.map(\.devices)
        }
        let products = #"products: [.library(name: "Kit", targets: ["Kit"])],"#
        #expect(devices(Self.manifest) == nil)
        let local = Self.manifest.replacing(products, with: products + #" dependencies: [.package(path: "Other")],"#)
        #expect(devices(local) == [[.phone]])
        let remote = Self.manifest.replacing(products, with: products + #" dependencies: [.package(url: "u", from: "1.0.0")],"#)
        #expect(devices(remote) == nil)
        // For development alone.
        let chosen = Self.manifest + #"\nif isLocal { package.dependencies.append(.package(path: "Other")) }"#
        #expect(devices(chosen) == nil)
        #expect(devices(Self.manifest.replacing(products, with: "")) == [[.phone]])
        #expect(devices(Self.manifest.replacing(products, with: "products: made(),")) == nil)
        #expect(devices(Self.manifest.replacing(products, with: "") + "\npackage.products = made()") == nil)
    }

    /// However the project refers to it.
    @Test(arguments: [
        #"F = { isa = XCLocalSwiftPackageReference; relativePath = ../Local/Kit; };"#,
        #"F = { isa = PBXFileReference; lastKnownFileType = wrapper; path = ../Local/Kit; sourceTree = "<group>"; };"#,
        #"F = { isa = PBXFileReference; lastKnownFileType = folder; name = Kit; path = ../Local/Kit; sourceTree = "<group>"; };"#,
    ])
    func aPackageThatTheProjectNamesIsTheApps(reference: String) {
        let texts = [Self.root: project(package: reference), "Local/Kit/Package.swift": Self.manifest]
        let path = "Local/Kit/Sources/Kit/Kit.swift"
        #expect(apps(texts, of: path)?.map(\.devices) == [[.phone]])
        #expect(apps([Self.root: project(), "Local/Kit/Package.swift": Self.manifest], of: path) == nil)
    }

    /// A library with an example is anybody's, unless an app of the tree uses it from another folder.
    @Test func aPackageWithAnExampleIsTheAppsThatUsesIt() {
        func reference(_ path: String) -> String { "F = { isa = XCLocalSwiftPackageReference; relativePath = \(path); };" }
        let example = [
            "Kit/Example/Example.xcodeproj/project.pbxproj": project(package: reference("..")),
            "Kit/Package.swift": Self.manifest,
        ]
        let app = [Self.root: project(package: reference("../Kit"))]
        let path = "Kit/Sources/Kit/Kit.swift"
        #expect(apps(example, of: path) == nil)
        #expect(apps(example.merging(app) { $1 }, of: path)?.map(\.devices) == [[.phone], [.phone]])
    }

    /// A package that lists what the app compiles, be it for tools or for tests without a simulator.
    @Test func whatTheAppCompilesShipsInItWhateverPackageListsIt() {
        let texts = [
            Self.root: project(compiles: "../Local/Sources/Kit/Kit.swift")
                .replacing("productName = Kit", with: "productName = Far"),
            "Local/Package.swift": Self.manifest,
        ]
        #expect(apps(texts, of: "Local/Sources/Kit/Kit.swift")?.map(\.devices) == [[.phone]])
        // Who links the package decides where somebody does.
        #expect(apps(texts, of: "Local/Tests/KitTests/B.swift") == nil)
    }

    @Test func theOldestSystemIsKnownIfAllAppsSayTheirs() {
        var (old, new, silent) = (ShippedApp(source: "A"), ShippedApp(source: "B"), ShippedApp(source: "C"))
        old.deploymentTarget = Version(major: 14)
        new.deploymentTarget = Version(major: 16)
        silent.deploymentTarget = nil
        #expect([new, old].deploymentTarget == DeploymentTarget(Version(major: 14), source: "A"))
        #expect([new, silent].deploymentTarget == nil)
    }
}
