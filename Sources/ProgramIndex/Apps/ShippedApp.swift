import Vocabulary

/// An app, and the worlds that it ships to: on which devices, in which windows, in which orientations. Nil is not known, which is
/// any.
package struct ShippedApp: Sendable, Hashable {
    /// The target, as its project calls it; nil where it is not a project that says so.
    package var target: String?
    /// The file that says so, for a reader: `App.xcodeproj`.
    package var source: String
    package var devices: Set<DeviceFamily>?
    package var requiresFullScreen: Bool?
    /// Whether it says that it opens several windows (Apple, documentation of `UIApplicationSupportsMultipleScenes`).
    package var supportsMultipleScenes: Bool?
    /// On the iPhone, and on the iPad, without `UIInterfaceOrientation`.
    package var orientations: [String]?
    package var orientationsOnPad: [String]?
    /// The oldest system that it is installed on.
    package var deploymentTarget: Version?
    /// A library that avoids the keyboard on the app's screens; nil where its code switches none on.
    package var keyboardManager: KeyboardManagerUse?

    package init(
        target: String? = nil, source: String, devices: Set<DeviceFamily>? = nil, requiresFullScreen: Bool? = nil,
        orientations: [String]? = nil, orientationsOnPad: [String]? = nil
    ) {
        self.target = target
        self.source = source
        self.devices = devices
        self.requiresFullScreen = requiresFullScreen
        self.orientations = orientations
        self.orientationsOnPad = orientationsOnPad
    }
}

extension ShippedApp {
    /// Whether it may be installed on an iPad.
    package var mayBeOnPad: Bool { devices?.contains(.pad) ?? true }

    /// Whether an iPad may show it in a window that is smaller than the screen: not if it requires full screen, nor if it leaves
    /// out one of the four orientations (Apple, "Multitasking on iPad, Mac, and Apple Vision Pro").
    package var mayBeInWindow: Bool { requiresFullScreen != true && turnsAllWaysOnPad }

    private var turnsAllWaysOnPad: Bool {
        let all = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
        return orientationsOnPad.map { Set($0).isSuperset(of: all) } ?? true
    }
}

extension ShippedApp {
    /// - Parameter turnsByCode: whether an app delegate decides on orientations, which wins over the property list.
    init(_ module: Module, turnsByCode: Bool) {
        let names = module.statedIn.split(separator: "/").map(String.init)
        let settings = module.settings
        self.init(
            target: module.target,
            source: module.kind == .folder
                ? "Project.swift" : names.last { $0.hasSuffix(".xcodeproj") } ?? names.last ?? module.statedIn,
            devices: settings.deviceFamilies)
        deploymentTarget = settings.deploymentTarget
        // An extension's windows are those of the app that shows it.
        guard module.product == .app || module.kind == .folder else { return }
        requiresFullScreen = settings.requiresFullScreen
        supportsMultipleScenes = settings.supportsMultipleScenes
        guard !turnsByCode else { return }
        orientations = settings.orientations
        orientationsOnPad = settings.orientationsOnPad ?? settings.orientations
    }
}

extension [ShippedApp] {
    /// The oldest system that one of them is installed on; nil where one does not say.
    package var deploymentTarget: DeploymentTarget? {
        let stated = compactMap { app in app.deploymentTarget.map { DeploymentTarget($0, source: app.source) } }
        guard stated.count == count else { return nil }
        return stated.min { ($0.version, $0.source ?? "") < ($1.version, $1.source ?? "") }
    }
}

extension ShippedApp {
    init(_ app: SettingFiles.App, turnsByCode: Bool, keyboardManager: KeyboardManagerUse?) {
        let settings = app.settings
        self.init(source: app.source, devices: settings.deviceFamilies, requiresFullScreen: settings.requiresFullScreen)
        supportsMultipleScenes = settings.supportsMultipleScenes
        deploymentTarget = settings.deploymentTarget
        self.keyboardManager = keyboardManager
        guard !turnsByCode else { return }
        orientations = settings.orientations
        orientationsOnPad = settings.orientationsOnPad ?? settings.orientations
    }
}

/// Tells which apps a file is part of.
package protocol AppSource: Sendable {
    /// Nil where that is not known; then the file may be shown anywhere. Sorted, each once.
    ///
    /// - Parameter path: as the file is called in the report.
    func apps(ofFileAt path: String) -> [ShippedApp]?

    /// Whether only apps and their extensions compile a file, so that no other module can call what is public in it.
    func isOnlyInPrograms(fileAt path: String) -> Bool
}

/// Nobody knows.
package struct NoApps: AppSource {
    package init() {}

    package func apps(ofFileAt path: String) -> [ShippedApp]? { nil }
    package func isOnlyInPrograms(fileAt path: String) -> Bool { false }
}
