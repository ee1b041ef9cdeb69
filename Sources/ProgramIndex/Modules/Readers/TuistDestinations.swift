import SwiftParser

/// The devices that Tuist manifests build for.
///
/// Targets are often made by a function of the project's own, which is not run. But its files state the devices as literals: of
/// the target that is the app, or the same for all targets. Then those are known, whichever way a target is made.
enum TuistDestinations {
    /// `.iOS`, `[.iPhone, .iPad]`, or `[.iphone]` as it was written before version 4; nil for what is no such list.
    static func families(of value: Syntax, _ manifest: SwiftManifest) -> Set<DeviceFamily>? {
        var value = manifest.constant(value) ?? value
        // `.init([.iPhone])` and `Set([.iPhone])`
        if value.kind == .callExpr, ["init", "Set", "Destinations"].contains(value.child(.callee)?.name),
            let list = value.children(.argument).first?.child(.value)
        {
            value = list
        }
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

    /// The devices of the apps that a manifest and the helper code it imports make: libraries ship with them. Where no target is
    /// known to be an app, the devices that these files state, if that is the same everywhere.
    static func stated(in manifest: SwiftManifest) -> Set<DeviceFamily>? {
        let calls = manifest.nodes.filter(\.makesApp)
        guard !calls.isEmpty else { return uniform(in: manifest) }
        var all: Set<DeviceFamily> = []
        for call in calls {
            guard let value = manifest.argument("destinations", of: call) else { return uniform(in: manifest) }
            let values = families(of: value, manifest).map { [$0] } ?? handedIn(value, manifest)
            guard !values.isEmpty else { return uniform(in: manifest) }
            for families in values { all.formUnion(families) }
        }
        return all
    }

    /// What a parameter may be: its default value, and what calls in these files hand over. Empty where one of them is not known.
    private static func handedIn(_ value: Syntax, _ manifest: SwiftManifest) -> [Set<DeviceFamily>] {
        guard value.kind == .identifierExpr, let function = value.nearestAncestor(where: { $0 == .functionDecl }),
            let parameter = function.children(.parameter).first(where: { $0.name == value.name })
        else { return [] }
        let calls = manifest.nodes.filter {
            $0.kind == .callExpr && $0.child(.callee)?.name == function.name
        }
        let handed = calls.compactMap { manifest.argument(parameter.argumentLabel ?? parameter.name, of: $0) }
        let values = [parameter.child(.defaultValue)].compactMap(\.self) + handed
        let known = values.compactMap { families(of: $0, manifest) }
        return known.count == values.count ? known : []
    }

    private static func uniform(in manifest: SwiftManifest) -> Set<DeviceFamily>? {
        var found: Set<Set<DeviceFamily>> = []
        for node in manifest.nodes {
            guard let value = node.statedDestinations, let families = families(of: value, manifest) else { continue }
            found.insert(families)
        }
        return found.count == 1 ? found.first : nil
    }
}

extension Syntax {
    /// Whether it is a call that makes an app's target: `.target(…, product: .app)`, or with `isApp ? .app : .framework`, or with
    /// a parameter whose default is an app.
    var makesApp: Bool {
        guard kind == .callExpr, let name = child(.callee)?.name, name == "target" || name == "Target",
            let product = children(.argument).first(where: { $0.name == "product" })?.child(.value)
        else { return false }
        let parameter = nearestAncestor { $0 == .functionDecl }?.children(.parameter).first { $0.name == product.name }
        let value = product.kind == .identifierExpr ? parameter?.child(.defaultValue) ?? product : product
        let members = value.subtree.filter { $0.kind == .memberExpr }.map(\.name)
        return members.contains("app") && !members.contains { $0.hasSuffix("xtension") }
    }

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
