import KeyboardModel

/// What UIKit tells of the device's and the window's shape: orientations and size classes.
extension Evaluator {
    /// The orientation of the interface, which follows the device's own screen: upright where it is higher than wide.
    ///
    /// Of the two ways to lie on the side, scenarios take that with the home button to the right.
    private var interfaceOrientation: Value { .symbol(world.screen.isLandscape ? "landscapeRight" : "portrait", []) }

    /// `userInterfaceIdiom`, and `UI_USER_INTERFACE_IDIOM()` of older code.
    var idiom: Value {
        heap.deviceReads += 1
        return .symbol(world.screen.isPad ? "pad" : "phone", [])
    }

    /// Those of the screen that is shown, of whatever has them, as `UITraitCollection.current` has.
    var traits: Value { .object(object(named: "traitCollection") { Object(.traits, name: "traitCollection") }) }

    /// `interfaceOrientation` and `traitCollection`, of whatever has them; nil for other members.
    func traitMember(_ name: String, of object: ObjectID) -> Value? {
        switch (name, heap[object].kind) {
        case ("interfaceOrientation", _) where isUIKit(object): return interfaceOrientation
        case ("statusBarOrientation", .application): return interfaceOrientation
        // Held as the interface lies: a device's left is the interface's right (Apple, UIInterfaceOrientation).
        case ("orientation", .device): return .symbol(world.screen.isLandscape ? "landscapeLeft" : "portrait", [])
        case ("traitCollection", _) where isUIKit(object): return traits
        case ("userInterfaceIdiom", .traits), ("userInterfaceIdiom", .device):
            return idiom
        case ("model", .device): return .string(world.screen.isPad ? "iPad" : "iPhone")
        case ("verticalSizeClass", .traits): return sizeClasses.map { .symbol($0.vertical, []) }
        case ("horizontalSizeClass", .traits): return sizeClasses.map { .symbol($0.horizontal, []) }
        default: return nil
        }
    }

    /// Whether UIKit's own member is meant, rather than one of a class of the program.
    private func isUIKit(_ object: ObjectID) -> Bool {
        guard let type = typeName(of: .object(object)) else { return true }
        return index.isResponder(type)
    }

    /// The classes of a window that fills its screen: regular in both directions on an iPad; on a phone of the scenarios' sizes
    /// regular only in its height, and only upright (Apple, Human Interface Guidelines, Layout, "Device size classes"). Nil for
    /// other windows.
    private var sizeClasses: (horizontal: String, vertical: String)? {
        guard world.window.arrangement == .fullScreen, world.window.screen == world.screen.id else { return nil }
        if world.screen.isPad { return ("regular", "regular") }
        return ("compact", world.screen.isLandscape ? "compact" : "regular")
    }

    /// `orientation.isPortrait`; nil for what is no orientation.
    func orientationMember(_ name: String, of symbol: String) -> Value? {
        guard name == "isPortrait" || name == "isLandscape" else { return nil }
        switch symbol {
        case "portrait", "portraitUpsideDown": return .bool(name == "isPortrait")
        case "landscapeLeft", "landscapeRight": return .bool(name == "isLandscape")
        default: return nil
        }
    }

    /// `UIInterfaceOrientationIsPortrait(orientation)`, the same before Swift 4.2; nil for other functions.
    func orientationFunction(_ name: String, _ invocation: Invocation) -> Value? {
        for prefix in ["UIInterfaceOrientationIs", "UIDeviceOrientationIs"] where name.hasPrefix(prefix) {
            guard case .symbol(let symbol, _)? = invocation[0] else { return nil }
            return orientationMember("is" + name.dropFirst(prefix.count), of: symbol)
        }
        return nil
    }
}
