import SourceText
import SwiftParser

/// That a program has IQKeyboardManager move what is edited into view: on every screen that it does not except, or only on some.
///
/// Switched on once, mostly by the app's delegate, the library moves the window's content whenever a field is edited (its README,
/// "IQKeyboardManager allows you to prevent this issue of keyboard sliding up and cover UITextField/UITextView"). What a screen's
/// own handler does comes on top of that.
package struct KeyboardManagerUse: Sendable, Hashable {
    package static let library = "IQKeyboardManager"

    /// Where code switches the library on, and for whom.
    package struct Switch: Sendable, Hashable {
        /// The path and the line, `App/AppDelegate.swift:12`: several apps of a tree have files of one name.
        package let place: String
        package let extent: Extent

        package init(place: String, extent: Extent) {
            self.place = place
            self.extent = extent
        }
    }

    package enum Extent: Sendable, Hashable {
        case wholeApp
        /// Switched on by a value that is not read.
        case maybeWholeApp
        /// Switched on as a screen appears, and off as it disappears.
        case oneScreen
    }

    /// Nil where it is switched on for single screens only.
    package var wholeApp: Switch?
    /// By the names of their types with those around them, the screens for which it is switched on alone.
    package var screens: [String: Switch]
    /// The types that it leaves alone, by the same names.
    package var exceptions: Set<String>

    /// - Parameter files: those that mention the library, in the order of their paths.
    /// - Returns: nil where none switches it on.
    init?(in files: [SourceFile]) {
        var reading = SwitchReading()
        for file in files { reading.read(parse(file).root) }
        screens = reading.screens
        exceptions = reading.exceptions.subtracting(screens.keys)
        wholeApp = reading.wholeApp
        if wholeApp == nil, screens.isEmpty { return nil }
    }

    /// What switches the library on for an object, by the names of its type and of those that it inherits from.
    package func activation(for types: Set<String>) -> Switch? {
        if let type = types.sorted().first(where: { screens[$0] != nil }) { return screens[type] }
        return types.isDisjoint(with: exceptions) ? wholeApp : nil
    }
}

/// Each assignment to the library's switch, sorted by what it says when all are known.
private struct SwitchReading {
    private struct Assignment {
        let place: String
        /// Nil for what is computed.
        let isOn: Bool?
        let type: String?
        let time: Time
    }

    /// What runs the code that assigns.
    fileprivate enum Time { case appearing, disappearing, other }

    private var assignments: [Assignment] = []
    private var disabled: Set<String> = []
    private var enabled: [String: KeyboardManagerUse.Switch] = [:]

    mutating func read(_ root: Syntax) {
        for node in root.subtree {
            switch node.kind {
            case .assignExpr:
                guard let left = node.child(.left), left.isOfLibrary, let right = node.child(.right) else { continue }
                if left.name == "enable" || left.name == "isEnabled" {
                    let isOn = right.kind == .booleanLiteral ? right.text == "true" : nil
                    assignments.append(
                        Assignment(place: node.managerPlace, isOn: isOn, type: node.qualifiedTypeName, time: node.time))
                } else {
                    note(right, in: left.name, at: node, root)
                }
            case .binaryExpr, .callExpr:
                // `classes += [Form.self]`, `classes.append(Form.self)`
                let list = node.kind == .callExpr ? node.child(.callee)?.child(.base) : node.child(.left)
                guard let list, list.isOfLibrary else { continue }
                note(node, in: list.name, at: node, root)
            default: continue
            }
        }
    }

    /// The classes that a list names.
    private mutating func note(_ value: Syntax, in list: String?, at node: Syntax, _ root: Syntax) {
        switch list {
        case "disabledDistanceHandlingClasses": disabled.formUnion(value.listedClasses(in: root))
        case "enabledDistanceHandlingClasses":
            for type in value.listedClasses(in: root) where enabled[type] == nil {
                enabled[type] = KeyboardManagerUse.Switch(place: node.managerPlace, extent: .oneScreen)
            }
        default: break
        }
    }

    /// The types that switch it on as they appear, and off as they disappear; or have it so by name.
    var screens: [String: KeyboardManagerUse.Switch] {
        var screens = enabled
        for assignment in assignments where isOwn(assignment) {
            guard let type = assignment.type, screens[type] == nil else { continue }
            screens[type] = KeyboardManagerUse.Switch(place: assignment.place, extent: .oneScreen)
        }
        return screens
    }

    private func isOwn(_ assignment: Assignment) -> Bool {
        assignment.isOn == true && assignment.time == .appearing
            && assignments.contains { $0.type == assignment.type && $0.isOn == false && $0.time == .disappearing }
    }

    /// The types that switch it off. One with a function for either says nothing of when they run.
    var exceptions: Set<String> {
        let off = assignments.filter { off in
            off.isOn == false && off.time != .disappearing
                && (off.time == .appearing
                    || !assignments.contains { $0.type == off.type && $0.isOn == true && $0.time == .other })
        }
        return disabled.union(off.compactMap(\.type))
    }

    /// What is switched on and stays so. What only restores what a screen has switched off counts where nothing else does.
    var wholeApp: KeyboardManagerUse.Switch? {
        let on = assignments.filter { $0.isOn == true && !isOwn($0) }
        if let first = on.first(where: { $0.time != .disappearing }) ?? on.first {
            return KeyboardManagerUse.Switch(place: first.place, extent: .wholeApp)
        }
        // A value that a screen computes, which has the library for itself, is about that screen. Its extensions may say its
        // last name only.
        let own = screens.keys
        let computed = assignments.first { assignment in
            assignment.isOn == nil && assignment.time != .disappearing
                && !own.contains { $0 == assignment.type || $0.hasSuffix("." + (assignment.type ?? "")) }
        }
        return computed.map {
            KeyboardManagerUse.Switch(place: $0.place, extent: .maybeWholeApp)
        }
    }
}

extension Syntax {
    /// Whether it is a member of the library's manager: `IQKeyboardManager.shared.enable`.
    fileprivate var isOfLibrary: Bool {
        kind == .memberExpr && subtree.contains { $0.kind == .identifierExpr && $0.name == KeyboardManagerUse.library }
    }

    fileprivate var managerPlace: String { "\(file.path):\(location.line)" }

    /// By the method of UIKit's that it stands in.
    fileprivate var time: SwitchReading.Time {
        guard let function = ancestors.first(where: { $0.kind == .functionDecl || $0.kind == .deinitializerDecl }) else {
            return .other
        }
        switch function.name {
        case "viewDidLoad", "loadView", "viewWillAppear", "viewIsAppearing", "viewDidAppear": return .appearing
        case "viewWillDisappear", "viewDidDisappear": return .disappearing
        default: return function.kind == .deinitializerDecl ? .disappearing : .other
        }
    }

    /// The types in a list of them, also of one that a variable of the file holds.
    fileprivate func listedClasses(in root: Syntax) -> Set<String> {
        var found: Set<String> = []
        for node in subtree {
            switch node.kind {
            case .memberExpr where node.name == "self":
                if let type = node.child(.base)?.text { found.insert(type) }
            case .callExpr where node.child(.callee)?.name == "type":
                if let type = node.qualifiedTypeName { found.insert(type) }
            case .identifierExpr:
                let variables = root.subtree.filter { $0.kind == .patternBinding && $0.child(.pattern)?.name == node.name }
                for value in variables.compactMap({ $0.child(.value) }) {
                    let types = value.subtree.filter { $0.kind == .memberExpr && $0.name == "self" }
                    found.formUnion(types.compactMap { $0.child(.base)?.text })
                }
            default: continue
            }
        }
        return found
    }
}
