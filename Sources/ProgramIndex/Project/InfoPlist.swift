import SourceText

/// What an `Info.plist` says of the devices and windows that an app is shown on; nil where it does not.
///
/// The keys are those of Apple's "Information Property List" reference.
struct InfoPlist: Equatable {
    /// The build setting that has Xcode make the entry `UIApplicationSceneManifest`, for an app with several windows.
    static let sceneGeneration = "INFOPLIST_KEY_UIApplicationSceneManifest_Generation"

    /// `UIDeviceFamily`, which a build setting wins over.
    var deviceFamilies: Set<DeviceFamily>?
    /// `UIRequiresFullScreen`
    var requiresFullScreen: Bool?
    /// `UIApplicationSupportsMultipleScenes`
    var supportsMultipleScenes: Bool?
    /// Without `UIInterfaceOrientation`.
    var orientations: [String]?
    /// The same where it is said of iPads apart.
    var orientationsOnPad: [String]?

    /// Nil for a file that is no property list in XML or in the old style; a compiled one is in no repository.
    init?(_ file: SourceFile) {
        guard let root = PropertyList(file), !root.entries.isEmpty else { return nil }
        self.init(root)
    }

    init(_ root: PropertyList) {
        func truth(_ value: PropertyList?) -> Bool? {
            // A build setting in its place is not known here.
            value?.string.flatMap { ["YES", "true", "1"].contains($0) ? true : ["NO", "false", "0"].contains($0) ? false : nil }
        }
        func orientations(_ key: String) -> [String]? {
            let list = root[key]?.strings ?? []
            return list.isEmpty ? nil : Self.orientations(list)
        }
        if let list = root["UIDeviceFamily"] {
            let numbers = list.strings.isEmpty ? [list.string].compactMap(\.self) : list.strings
            let families = DeviceFamily.families(in: numbers.joined(separator: ","))
            deviceFamilies = families.isEmpty ? nil : families
        }
        // Of one idiom alone, the key counts there: on iPads, windows are what it is about.
        requiresFullScreen = truth(root["UIRequiresFullScreen~ipad"]) ?? truth(root["UIRequiresFullScreen"])
        supportsMultipleScenes = truth(root["UIApplicationSceneManifest"]?["UIApplicationSupportsMultipleScenes"])
        let key = "UISupportedInterfaceOrientations"
        self.orientations = orientations(key + "~iphone") ?? orientations(key)
        orientationsOnPad = orientations(key + "~ipad")
    }

    /// Forgets what another list does not say alike.
    mutating func keepOnly(_ other: InfoPlist) {
        if deviceFamilies != other.deviceFamilies { deviceFamilies = nil }
        if requiresFullScreen != other.requiresFullScreen { requiresFullScreen = nil }
        if supportsMultipleScenes != other.supportsMultipleScenes { supportsMultipleScenes = nil }
        if orientations != other.orientations { orientations = nil }
        if orientationsOnPad != other.orientationsOnPad { orientationsOnPad = nil }
    }

    /// Those of a build setting, with spaces between them.
    static func orientations(inSetting text: String) -> [String] { orientations(text.split(separator: " ").map(String.init)) }

    /// `Portrait` for `UIInterfaceOrientationPortrait`.
    static func orientations(_ names: [String]) -> [String] {
        let prefix = "UIInterfaceOrientation"
        return names.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
    }
}

extension ModuleSettings {
    /// Takes what is not said elsewhere.
    mutating func add(_ plist: InfoPlist) {
        deviceFamilies = deviceFamilies ?? plist.deviceFamilies
        requiresFullScreen = requiresFullScreen ?? plist.requiresFullScreen
        supportsMultipleScenes = supportsMultipleScenes ?? plist.supportsMultipleScenes
        orientations = orientations ?? plist.orientations
        orientationsOnPad = orientationsOnPad ?? plist.orientationsOnPad
    }

    /// Where nobody says which devices an app for iOS is built for, Xcode takes `1`: iPhone (Build Settings Reference).
    mutating func addDefaults(isApp: Bool, _ nobodySays: Bool) {
        let isPhoneSDK = sdk?.hasPrefix("iphone") ?? false
        if isApp, nobodySays, isPhoneSDK, deviceFamilies == nil { deviceFamilies = [.phone] }
    }
}

/// A property list in XML.
enum XMLPropertyList {
    /// Nil where it is none.
    static func value(of bytes: [UInt8]) -> PropertyList? {
        // The reader refuses document types, and each of these files has one.
        let mark = Array("<plist".utf8)
        guard let start = bytes.firstRange(of: mark)?.lowerBound else { return nil }
        let body = Array(bytes[start...])
        var reader = MarkupReader(body)
        var open: [Container] = []
        var textStart = 0
        var result: PropertyList?
        func add(_ value: PropertyList) {
            guard let last = open.indices.last else {
                result = result ?? value
                return
            }
            open[last].add(value)
        }
        while let tag = reader.next() {
            switch tag {
            case .start(let isEmpty):
                guard open.count < depthLimit else { return nil }
                let name = reader.name
                textStart = (body[reader.tagStart...].firstIndex(of: UInt8(ascii: ">")) ?? reader.tagStart) + 1
                switch (name, isEmpty) {
                case ("true", true): add(.string("YES"))
                case ("false", true): add(.string("NO"))
                case ("string", true): add(.string(""))
                case ("dict", true): add(.dictionary([:]))
                case ("array", true): add(.array([]))
                case ("dict", false): open.append(Container(isDictionary: true))
                case ("array", false): open.append(Container(isDictionary: false))
                default: break
                }
            case .end:
                let text = textStart <= reader.tagStart ? MarkupReader.text(body[textStart..<reader.tagStart]) : ""
                switch reader.name {
                case "key": if let last = open.indices.last { open[last].key = text }
                case "string", "integer", "real", "date", "data": add(.string(text))
                case "true": add(.string("YES"))
                case "false": add(.string("NO"))
                case "dict", "array":
                    guard let container = open.popLast() else { return nil }
                    add(container.isDictionary ? .dictionary(container.entries) : .array(container.elements))
                default: break
                }
            }
        }
        return reader.failure == nil ? result : nil
    }

    private static let depthLimit = 100

    private struct Container {
        let isDictionary: Bool
        var elements: [PropertyList] = []
        var entries: [String: PropertyList] = [:]
        var key: String?

        mutating func add(_ value: PropertyList) {
            guard isDictionary else {
                elements.append(value)
                return
            }
            if let key { entries[key] = value }
            key = nil
        }
    }
}

extension YAMLNode {
    /// As a property list would have it.
    var propertyList: PropertyList {
        switch content {
        case .text(let text): .string(text)
        case .list(let items): .array(items.map(\.propertyList))
        case .map(let entries): .dictionary(Dictionary(entries.map { ($0.key, $0.value.propertyList) }) { $1 })
        case .nothing, .unread: .string("")
        }
    }
}
