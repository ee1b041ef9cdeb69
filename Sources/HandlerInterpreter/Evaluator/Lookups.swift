import ProgramIndex
import SwiftParser

/// What declarations come to that every path asks for again, found out once in a session.
final class Lookups {
    let index: DeclarationIndex
    private var controls: [String: [Control]] = [:]
    private var methods: [String: Bool] = [:]
    private var scrolling: [String: Bool] = [:]
    private var layouts: [String: DrawnLayout] = [:]
    private var fields: [String: [String]] = [:]
    private var constraintOutlets: [String: [String]] = [:]
    var endsOfEditing: [String: EndMethods] = [:]
    var hiders: [String: [Syntax]?] = [:]
    var reaches: [Syntax: Reach] = [:]
    var memberOnly: [String: Bool] = [:]
    var adding: [String: [Syntax]] = [:]
    private var leaving: [String: Set<String>] = [:]
    private var overridden: [String: [Syntax: Bool]] = [:]
    private var unconnected: [String: Bool] = [:]
    private var hosted: [Syntax: [Syntax: [HostedModifier]]] = [:]
    /// Whether the program has views or view modifiers of SwiftUI's.
    private lazy var hasHostedViews = index.types.keys.contains(where: index.isHosted)

    init(_ index: DeclarationIndex) {
        self.index = index
    }

    /// What an interface file lays out for a class.
    func layout(ofClass type: String, in interfaces: InterfaceIndex) -> DrawnLayout {
        if let known = layouts[type] { return known }
        let layout = DrawnLayout(layout: interfaces.layout(ofClass: type, in: index))
        layouts[type] = layout
        return layout
    }

    /// The names of a class's properties that hold constraints of interface files.
    func constraintOutlets(of type: String) -> [String] {
        if let known = constraintOutlets[type] { return known }
        let names = index.constraintOutlets(of: type)
        constraintOutlets[type] = names
        return names
    }

    /// The names of a class's properties that are declared to hold what one types in, in source order.
    ///
    /// - Parameter keepsField: whether a property holds now this field and now that one.
    func fields(of type: String, except keepsField: (Syntax, String) -> Bool) -> [String] {
        if let known = fields[type] { return known }
        let names = index.lineage(of: type).flatMap { ancestor in
            ancestor.properties.filter {
                FieldKind(of: $0.value.declaredClass, in: index) != nil && !keepsField($0.value, $0.key)
            }
            .sorted { $0.value.range.start < $1.value.range.start }.map(\.key)
        }
        fields[type] = names
        return names
    }

    /// A property that is declared to hold something that one touches or types in.
    struct Control {
        let name: String
        let isField: Bool
    }

    /// Those of a type, in source order.
    func controls(of type: String) -> [Control] {
        if let known = controls[type] { return known }
        let properties = index.lineage(of: type).flatMap { ancestor in
            ancestor.properties.sorted { $0.value.range.start < $1.value.range.start }
        }
        let found = properties.compactMap { name, property -> Control? in
            let type = property.declaredClass
            let isField = FieldKind(of: type, in: index) != nil
            guard isField || ([type] + index.ancestorNames(of: type)).contains(where: Evaluator.isControlClass) else {
                return nil
            }
            return Control(name: name, isField: isField)
        }
        controls[type] = found
        return found
    }

    /// Whether a method of a screen is one that runs when it goes, or is called by no others of its methods than those. What UIKit
    /// calls as the screen comes is called then, whatever else calls it.
    func isReachedOnLeavingOnly(_ method: String, in type: String) -> Bool {
        if let known = leaving[type] { return known.contains(method) }
        let reached = index.namesReached(fromMethods: DeclarationIndex.leavingScreen, in: type)
        let others = Set(index.lineage(of: type).flatMap(\.functions.keys)).subtracting(reached.subtracting(SetUpMethods.all))
        let only = reached.subtracting(index.namesReached(fromMethods: others, in: type)).subtracting(others)
        leaving[type] = only
        return only.contains(method)
    }

    /// Whether objects of a class never come to a function of its superclasses or protocols: see `Overriding`.
    func isOverriddenAway(_ function: Syntax, for type: String) -> Bool {
        if let known = overridden[type]?[function] { return known }
        let isAway = Overriding(of: type, in: index).leavesOut(function)
        overridden[type, default: [:]][function] = isAway
        return isAway
    }

    /// Whether an optional outlet of a class is nil: its interface files connect others, and no code sets it.
    func isUnconnected(_ outlet: String, ofClass type: String, in interfaces: InterfaceIndex) -> Bool {
        let key = type + "." + outlet
        if let known = unconnected[key] { return known }
        let isNil =
            interfaces.leavesUnconnected(outlet, ofClass: type, in: index) && !index.trees.contains { $0.mayAssign(outlet) }
        unconnected[key] = isNil
        return isNil
    }

    /// Whether the program declares a method of that name, in whatever type.
    func declaresMethodSomewhere(_ name: String) -> Bool {
        if let known = methods[name] { return known }
        let isDeclared = index.declaresMethodSomewhere(name)
        methods[name] = isDeclared
        return isDeclared
    }

    /// The modifiers of SwiftUI views that get a property's value, by the code that reads it.
    func hostedModifiers(reading property: Syntax, named name: String) -> [Syntax: [HostedModifier]] {
        guard hasHostedViews else { return [:] }
        if let known = hosted[property] { return known }
        let found = index.hostedModifiers(reading: property, named: name)
        hosted[property] = found
        return found
    }

    /// Whether a type is of a class that scrolls.
    func isScrolling(_ type: String) -> Bool {
        if let known = scrolling[type] { return known }
        let isScrolling = (index.ancestorNames(of: type) + [type]).contains(where: Self.scrollingClasses.contains)
        scrolling[type] = isScrolling
        return isScrolling
    }

    private static let scrollingClasses: Set<String> = ["UIScrollView", "UITableView", "UICollectionView", "UITextView"]
}
