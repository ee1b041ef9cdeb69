import SwiftParser

extension DeclarationIndex {
    /// The type, then the types it inherits from as far as the index knows them, nearest first; a cycle ends the walk.
    package func lineage(of type: String) -> [TypeDeclaration] {
        lineages[type] ?? []
    }

    func names(inLineageOf type: String) -> [String] {
        var result: [String] = []
        var seen: Set<String> = []
        var queue = [type][...]
        while let name = queue.popFirst(), result.count < Self.longestLineage {
            guard seen.insert(name).inserted else { continue }
            if types[name] != nil { result.append(name) }
            queue += types[name]?.inherited ?? []
            // What the program adds to UIKit's classes by extensions belongs to what inherits from them, too.
            if let superclass = FrameworkClass.superclass(of: name) { queue.append(superclass) }
        }
        return result
    }

    /// More ancestors than any real type has; a bound, so that hostile input costs little.
    private static let longestLineage = 64

    /// Every name the type inherits from, directly or not, known to the index or not.
    package func ancestorNames(of type: String) -> [String] {
        lineage(of: type).flatMap { [$0.name] + $0.inherited }
    }

    /// Whether objects of the type are view controllers, views or others that lay out by themselves; where no file at hand
    /// declares the superclass, by its name, or by that of the type: `LoginViewController: BaseVC` is a view controller.
    package func isResponder(_ type: String) -> Bool {
        if ([type] + ancestorNames(of: type)).contains(where: FrameworkClass.laysOut) { return true }
        let inheritsUnseen = missingSuperclass(of: type).map { [$0, type].contains(where: FrameworkClass.soundsLikeResponder) }
        return inheritsUnseen ?? false
            || lineage(of: type).contains(where: \.overridesAppearance)
    }

    /// Whether it is a test rather than a part of the app.
    package func isTest(_ type: String) -> Bool {
        ["Tests", "Test", "Spec"].contains { type.hasSuffix($0) } || ancestorNames(of: type).contains("XCTestCase")
    }

    /// The superclass that ends the lineage because no file at hand declares it; nil if that is a framework's, or there is none.
    ///
    /// Protocols are not looked for by name: what matters of them, a default implementation, is looked for by its own.
    package func missingSuperclass(of type: String) -> String? {
        lineage(of: type).filter { $0.kind == .classDecl }.compactMap(\.inherited.first)
            .first { types[$0]?.kind == nil && !Self.isFramework($0) && !Self.soundsLikeProtocol($0) }
    }

    /// A protocol that a type conforms to and no file at hand declares, unless it is Apple's: it may lend the type methods.
    package func missingProtocol(of type: String) -> String? {
        lineage(of: type).flatMap(\.inherited).first { types[$0]?.kind == nil && !Self.isApple($0) }
    }

    /// A class's first ancestor is written where a protocol may stand, too; names of protocols that follow the API design
    /// guidelines tell.
    private static func soundsLikeProtocol(_ name: String) -> Bool {
        ["able", "ible", "ing", "Protocol", "Delegate", "DataSource", "Type"].contains { name.hasSuffix($0) }
    }

    /// Whether classes of other files may inherit from the type: a class that is not final, or something that only extensions
    /// tell of.
    package func canHaveSubclasses(_ type: String) -> Bool {
        guard let declaration = types[type]?.declarations.first(where: { $0.kind != .extensionDecl }) else { return true }
        return declaration.kind == .protocolDecl || (declaration.kind == .classDecl && !declaration.hasModifier("final"))
    }

    /// Whether a property is one that interface files connect.
    package func isOutlet(_ property: String, in type: String) -> Bool { self.property(property, in: type)?.isOutlet ?? false }

    /// Whether a class or one that it inherits from has properties that interface files connect.
    package func hasOutlets(_ type: String) -> Bool {
        lineage(of: type).contains { $0.properties.values.contains(where: \.isOutlet) }
    }

    /// Whether objects of the type are views rather than having one. Where its first ancestor is in no file at hand, the names of
    /// what it inherits from tell: `BaseViewController, View` is a controller that conforms to a protocol of ReactorKit's.
    package func isView(_ type: String) -> Bool {
        guard !isViewController(type) else { return false }
        let names = ancestorNames(of: type)
        return names.contains { $0.hasSuffix("View") && $0 != "View" } && !names.contains { $0.hasSuffix("ViewController") }
    }

    /// Whether a class is known to be a view controller's.
    package func isViewController(_ type: String) -> Bool {
        ancestorNames(of: type).contains(where: Self.isFrameworkController)
    }

    /// Whether a name is that of a view controller's class of UIKit's.
    package static func isFrameworkController(_ name: String) -> Bool {
        name == "UIViewController" || FrameworkClass.superclass(of: name) == "UIViewController"
    }

    /// Whether a name is of Apple's making, as its prefix tells.
    package static func isFramework(_ name: String) -> Bool {
        var letters = name.utf8.makeIterator()
        guard let first = letters.next(), let second = letters.next() else { return false }
        switch (first, second) {
        case (UInt8(ascii: "U"), UInt8(ascii: "I")), (UInt8(ascii: "N"), UInt8(ascii: "S")),
            (UInt8(ascii: "C"), UInt8(ascii: "G")), (UInt8(ascii: "C"), UInt8(ascii: "A")),
            (UInt8(ascii: "A"), UInt8(ascii: "V")), (UInt8(ascii: "M"), UInt8(ascii: "K")),
            (UInt8(ascii: "W"), UInt8(ascii: "K")):
            return name.dropFirst(2).startsUppercase
        default: return name == "Notification"
        }
    }

    /// Whether the program declares a method of that name, in whatever type.
    package func declaresMethodSomewhere(_ name: String) -> Bool {
        declaredElsewhere.contains(name) || types.values.contains { $0.functions[name] != nil || $0.holdsClosure(name) }
    }

    /// The methods that a class leaves to its subclasses: its own end the program, and each of them has another, or inherits it.
    package func abstractMethods(of type: String, besides heirs: [TypeDeclaration]) -> Set<String> {
        guard !heirs.isEmpty, let own = types[type], own.kind == .classDecl else { return [] }
        let abstract = own.functions.filter { name, functions in
            functions.contains(where: \.onlyEndsProgram)
                && heirs.allSatisfy { method(name, in: $0.name).map { !$0.onlyEndsProgram } ?? false }
        }
        return Set(abstract.keys)
    }

    /// Whether a type, or one that it inherits from, overrides a method and does not call the overridden one: then what a
    /// framework's class does there does not happen.
    package func leavesOutSuper(of method: String, in type: String) -> Bool {
        lineage(of: type).filter { $0.kind == .classDecl }.flatMap { $0.functions[method] ?? [] }.contains { override in
            override.hasModifier("override")
                && !override.subtree.contains {
                    $0.kind == .memberExpr && $0.name == method && $0.child(.base)?.name == "super"
                }
        }
    }

    /// The types that inherit from `type`, directly or not, in alphabetical order.
    package func descendants(of type: String) -> [TypeDeclaration] {
        types.values.filter { $0.name != type && $0.kind == .classDecl && lineage(of: $0.name).contains { $0.name == type } }
            .sorted { $0.name < $1.name }
    }

    /// The method a call would reach: by name, then by how well its labels fit.
    ///
    /// - Parameter labels: the labels at the call, nil for an argument without one; nil when the caller names no arguments.
    package func method(_ name: String, labels: [String?]? = nil, in type: String) -> Syntax? {
        guard let lineage = lineages[type] else { return nil }
        var nearest: Syntax?
        for position in lineage.indices {
            guard let candidates = lineage[position].functions[name], let best = Self.best(candidates, labels) else { continue }
            // What the arguments do not fit is another overload than the one that a superclass has.
            if labels.map(best.takes(argumentsLabelled:)) ?? true { return best }
            nearest = nearest ?? best
        }
        return nearest
    }

    /// The method that a call on `self` means, of which an object's class has one: only what is marked so overrides a method of
    /// the class that calls (The Swift Programming Language, "Overriding"). A private method of a subclass is another one.
    package func methodCalled(at callee: Syntax, labels: [String?], unlessOverriding found: Syntax) -> Syntax {
        guard !found.hasModifier("override"), let own = callee.enclosingTypeName, let type = found.enclosingTypeName,
            type != own, types[own]?.kind == .classDecl, lineage(of: type).dropFirst().contains(where: { $0.name == own }),
            let inherited = method(callee.name, labels: labels, in: own)
        else { return found }
        return inherited
    }

    /// The method that an extension adds to a framework's class, if the call fits it: the class has others of that name, which no
    /// file at hand declares.
    package func addedMethod(_ name: String, labels: [String?], to type: String) -> Syntax? {
        guard let method = method(name, labels: labels, in: type) else { return nil }
        let parameters = method.children(.parameter)
        let known = Set(parameters.map(\.argumentLabel))
        let needed = parameters.count { $0.child(.defaultValue) == nil }
        let fits =
            labels.allSatisfy { $0 == nil || known.contains($0) } && needed <= labels.count
            && (labels.count <= parameters.count || parameters.contains { $0.text.contains("...") })
        return fits ? method : nil
    }

    /// The function outside of all types that a name at a place means.
    package func globalFunction(_ name: String, labels: [String?]? = nil, at node: Syntax) -> Syntax? {
        functions[name].flatMap { Self.best(Self.visible($0, at: node), labels) }
    }

    /// The `.patternBinding` of the global variable that a name at a place means.
    package func globalVariable(_ name: String, at node: Syntax) -> Syntax? {
        variables[name].flatMap { Self.visible($0, at: node).first }
    }

    /// The `.patternBinding` that a name at a place means: of a local variable, else of a property of the type around it, else of
    /// a global variable.
    package func variable(_ name: String, at node: Syntax) -> Syntax? {
        for ancestor in node.ancestors {
            if ancestor.kind.isTypeDeclaration { break }
            for statement in ancestor.children(.statement) where statement.kind == .variableDecl {
                if let binding = statement.children(.binding).first(where: { $0.child(.pattern)?.name == name }) {
                    return binding
                }
            }
        }
        return node.enclosingTypeName.flatMap { property(name, in: $0) } ?? globalVariable(name, at: node)
    }

    /// The declarations that a file can name: its own, else those that other files do not keep to themselves, the nearest first.
    private static func visible(_ declarations: [Syntax], at node: Syntax) -> [Syntax] {
        let own = declarations.filter { $0.tree === node.tree }
        guard own.isEmpty else { return own }
        return declarations.filter { declaration in
            let whole = declaration.kind == .patternBinding ? declaration.parent ?? declaration : declaration
            return !whole.isPrivate
        }
    }

    /// The property of a name that a type declares or inherits.
    ///
    /// - Parameter ofType: which of two is meant, a property of the type itself or one of its objects.
    package func property(_ name: String, in type: String, ofType: Bool = false) -> Syntax? {
        guard let lineage = lineages[type] else { return nil }
        for position in lineage.indices {
            if ofType, let property = lineage[position].typeTwins[name] { return property }
            if let property = lineage[position].properties[name] { return property }
        }
        return nil
    }

    private static func best(_ all: [Syntax], _ labels: [String?]?) -> Syntax? {
        // A default implementation rather than the protocol's requirement.
        let bodies = all.filter { $0.child(.body) != nil }
        let candidates = bodies.isEmpty ? all : bodies
        guard let labels else { return candidates.first }
        if let exact = candidates.first(where: { $0.children(.parameter).map(\.argumentLabel) == labels }) { return exact }
        if candidates.count > 1, let taking = candidates.first(where: { $0.takes(argumentsLabelled: labels) }) { return taking }
        // A label that a call says is the parameter's: else another overload is meant, which no file at hand declares.
        let fitting = candidates.filter { $0.hasParameters(labelled: labels) }
        return fitting.first { $0.children(.parameter).count >= labels.count } ?? fitting.first
    }
}

extension Syntax {
    /// Whether each label that a call says is one of a function's.
    fileprivate func hasParameters(labelled labels: [String?]) -> Bool {
        let own = children(.parameter).map(\.argumentLabel)
        return labels.allSatisfy { $0 == nil || own.contains($0) }
    }

    /// Whether a call that says these labels gives a function all that it needs, in the order of its parameters: what is left out
    /// has a default, or may be none (The Swift Programming Language, "Function Call Expression"). A closure at the end has no
    /// label, whatever its parameter is called.
    package func takes(argumentsLabelled labels: [String?]) -> Bool {
        var left = children(.parameter)[...]
        var repeats = false
        for (position, label) in labels.enumerated() {
            if label == nil, repeats { continue }
            let isLast = position == labels.count - 1
            let match = left.firstIndex { $0.argumentLabel == label } ?? (isLast && label == nil ? left.indices.last : nil)
            guard let match, left[..<match].allSatisfy(\.mayBeLeftOut) else { return false }
            repeats = left[match].isVariadic
            left = left[(match + 1)...]
        }
        return left.allSatisfy(\.mayBeLeftOut)
    }

    private var mayBeLeftOut: Bool { child(.defaultValue) != nil || isVariadic }
    private var isVariadic: Bool { child(.type)?.text.hasSuffix("...") ?? false || text.contains("...") }
}

extension StringProtocol {
    /// Whether the first letter is a capital, as that of a type's name is.
    package var startsUppercase: Bool {
        guard let first = utf8.first else { return false }
        if first < 0x80 { return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) }
        return self.first?.isUppercase ?? false
    }
}

extension Syntax {
    /// Whether all that a function does is to end the program.
    fileprivate var onlyEndsProgram: Bool {
        guard let statements = child(.body)?.children(.statement), statements.count == 1 else { return false }
        let names: Set = ["fatalError", "preconditionFailure"]
        let call = statements[0].subtree.first { $0.kind == .callExpr }
        return names.contains(call?.child(.callee)?.name ?? "")
    }
}

extension Syntax {
    /// Whether a `.patternBinding` is a property that interface files connect.
    package var isOutlet: Bool { parent?.children(.attribute).contains { $0.name == "IBOutlet" } ?? false }
}

extension TypeDeclaration {
    /// Whether it overrides what UIKit calls when a view is loaded, shown or laid out (Apple, documentation of UIViewController
    /// and UIView): its superclass is then a view or a view controller, whatever it is called.
    fileprivate var overridesAppearance: Bool {
        [
            "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewDidLayoutSubviews", "layoutSubviews",
            "didMoveToWindow",
        ]
        .contains { functions[$0]?.contains { $0.hasModifier("override") } ?? false }
    }
}
