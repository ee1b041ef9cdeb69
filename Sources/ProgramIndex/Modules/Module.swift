import Vocabulary

/// A module: Swift files that are compiled together, under the name that other files import.
package struct Module: Sendable, Equatable, Identifiable {
    /// The place of a module in `ModuleMap.modules`; means nothing in another map.
    package struct ID: Hashable, Sendable, Comparable {
        package let index: Int

        package static func < (left: ID, right: ID) -> Bool { left.index < right.index }
    }

    /// Who states a module.
    package enum Kind: String, Sendable, CaseIterable {
        case xcode, xcodeGen, tuist, package, bazel, podspec
        /// The file of `--modules`.
        case manifest
        /// Nobody: files of no target, in the nearest folder that has a project.
        case folder
    }

    package let id: ID
    /// As `import` spells it. Of a `folder`, the folder's name, or `.` for the root.
    package let name: String
    /// As its project calls it: two targets may build one module for two systems.
    package let target: String
    package let kind: Kind
    /// The path of the stating file, relative to the root: `App/App.xcodeproj/project.pbxproj`. Of a `folder`, the folder's path.
    package let statedIn: String
    /// The Swift files, relative to the root, sorted, each once. All of them exist.
    package let sources: [String]
    /// The storyboards and xibs, likewise.
    package let interfaceFiles: [String]
    /// The first of the storyboards that its project lists and that do not exist, by path; nil where none is missing.
    package let missingStoryboard: String?
    /// The Swift files that its project lists and that do not exist, sorted.
    package let missingSources: [String]
    /// The names of the modules that it states to depend on directly, sorted, with those that are not in the tree.
    package let dependencies: [String]
    /// Whether it is a bundle of tests.
    package let isTest: Bool
    /// Whether findings in it are wanted; false only where a manifest says so.
    package let isReported: Bool
    /// What its target makes.
    package let product: Product
    /// The packages and podspecs that state it.
    package let publications: [Publication]
    package let settings: ModuleSettings

    /// What a target makes, as far as it says which worlds its code runs in.
    package enum Product: Sendable, Equatable {
        case app
        /// Code that an app of somebody else's may show: a share sheet, a keyboard.
        case appExtension
        /// What others link, and whatever else there is.
        case other
    }
}

/// A package or a podspec that states a module: whoever takes the code from there may use it in any app.
package struct Publication: Sendable, Equatable {
    package let folder: String
    package let isPod: Bool
    /// Whether others can take it. A package that needs another one by its path cannot be taken by a version (SwiftPM), and one
    /// without a product has nothing to take.
    package let isForOthers: Bool
}

/// What the project says of a module's build, as far as it is written out; nil where it is not.
package struct ModuleSettings: Sendable, Equatable {
    /// The lowest of the build configurations.
    package var deploymentTarget: Version?
    package var deviceFamilies: Set<DeviceFamily>?
    /// The path of its `Info.plist`, relative to the root; the file need not exist.
    package var infoPlist: String?
    /// `UIRequiresFullScreen`
    package var requiresFullScreen: Bool?
    /// `UIApplicationSupportsMultipleScenes`
    package var supportsMultipleScenes: Bool?
    /// `UISupportedInterfaceOrientations` on the iPhone, without `UIInterfaceOrientation`: `Portrait`.
    package var orientations: [String]?
    /// The same on the iPad, where that is said apart.
    package var orientationsOnPad: [String]?
    package var supportsMacCatalyst: Bool?
    /// The SDK it is built with: `iphoneos`, `macosx`.
    package var sdk: String?
    /// `SUPPORTED_PLATFORMS`
    package var platforms: [String]?

    package init() {}

    /// Takes what is not said here.
    mutating func add(_ other: ModuleSettings) {
        deploymentTarget = deploymentTarget ?? other.deploymentTarget
        deviceFamilies = deviceFamilies ?? other.deviceFamilies
        requiresFullScreen = requiresFullScreen ?? other.requiresFullScreen
        supportsMultipleScenes = supportsMultipleScenes ?? other.supportsMultipleScenes
        orientations = orientations ?? other.orientations
        orientationsOnPad = orientationsOnPad ?? other.orientationsOnPad
    }

    /// Whether it is built for iOS, as far as anybody says.
    var isForIOS: Bool {
        if let platforms { return platforms.contains { $0.hasPrefix("iphone") } }
        return sdk.map { $0.hasPrefix("iphone") || $0 == "auto" } ?? true
    }
}

/// Kinds of devices as `TARGETED_DEVICE_FAMILY` numbers them; others run no UIKit with a keyboard on the screen.
package enum DeviceFamily: Int, Sendable, CaseIterable {
    case phone = 1
    case pad = 2
    case vision = 7

    /// Those of a list of numbers: `1,2`.
    static func families(in list: String) -> Set<DeviceFamily> {
        let numbers = list.split { !$0.isNumber }.compactMap { Int($0) }
        return Set(numbers.compactMap { DeviceFamily(rawValue: $0) })
    }
}
