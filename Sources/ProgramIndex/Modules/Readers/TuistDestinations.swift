import SwiftParser

/// The devices that Tuist manifests build for.
///
/// Targets are often made by a function of the project's own, which is not run. But its files state the devices as literals, and
/// mostly the same for all targets: then those are known, whichever way a target is made.
enum TuistDestinations {
    /// `.iOS`, `[.iPhone, .iPad]`, or `[.iphone]` as it was written before version 4; nil for what is no such list.
    static func families(of value: Syntax, _ manifest: SwiftManifest) -> Set<DeviceFamily>? {
        let value = manifest.constant(value) ?? value
        let items = value.kind == .memberExpr ? (known: [value], unknown: []) : manifest.items(value)
        guard items.unknown.isEmpty else { return nil }
        var families: Set<DeviceFamily> = []
        for item in items.known where item.kind == .memberExpr {
            switch item.name {
            case "iPhone", "iphone": families.insert(.phone)
            case "iPad", "ipad": families.insert(.pad)
            case "iOS": families.formUnion([.phone, .pad])
            default: break
            }
        }
        return families.isEmpty ? nil : families
    }

    /// The devices that a manifest and the helper code it imports state, if that is the same everywhere.
    static func uniform(in manifest: SwiftManifest) -> Set<DeviceFamily>? {
        var found: Set<Set<DeviceFamily>> = []
        for node in (manifest.helpers + [manifest.root]).flatMap(\.subtree) {
            guard let value = node.statedDestinations, let families = families(of: value, manifest) else { continue }
            found.insert(families)
        }
        return found.count == 1 ? found.first : nil
    }
}

extension Syntax {
    /// What stands where devices are stated: an argument `destinations:` or `devices:`, or the initial or default value of what
    /// is declared as destinations.
    fileprivate var statedDestinations: Syntax? {
        switch kind {
        case .argument: ["destinations", "devices"].contains(name) ? child(.value) : nil
        case .parameter: child(.type)?.isOfDestinations == true ? child(.defaultValue) : nil
        case .patternBinding: child(.type)?.isOfDestinations == true ? child(.value) : nil
        default: nil
        }
    }

    private var isOfDestinations: Bool {
        let text = text
        return text == "Destinations" || text == "Set<Destination>" || text == "[Destination]"
    }
}
