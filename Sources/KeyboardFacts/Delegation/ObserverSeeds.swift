import ProgramIndex
import SwiftParser

/// The names by which code has others observe the keyboard for it.
///
/// A type that observes is of use to those that make an object of it, take part in what it does through a protocol, or call a
/// function that registers them. In apps these are as many as those that observe themselves, and nothing in their files names a
/// notification: the names gathered here are what leads to them.
package struct ObserverSeeds: Sendable, Equatable {
    /// Classes that observe: whoever makes or asks for an object of one is a client.
    package private(set) var classes: Set<String> = []
    /// Protocols that observers call, or whose default implementations observe: whoever conforms is a client.
    package private(set) var protocols: Set<String> = []
    /// Functions that register their caller, or take what is to be run: whoever calls one is a client.
    package private(set) var functions: Set<String> = []
    /// Properties and functions that hand on a publisher of the keyboard's notifications.
    package var publishers: Set<String> = []

    package init() {}

    /// - Parameter handlers: what some files register.
    package init(_ handlers: [KeyboardHandler], in index: DeclarationIndex) {
        for handler in handlers {
            for registration in handler.registrations { add(registration, of: handler, in: index) }
        }
    }

    package var isEmpty: Bool { names.isEmpty }

    /// All of them, for a search by text.
    package var names: Set<String> { classes.union(protocols).union(functions).union(publishers) }

    /// Those of them that a file may mean.
    package func filtered(_ isMeant: (String) -> Bool) -> ObserverSeeds {
        var copy = self
        copy.classes = classes.filter(isMeant)
        copy.protocols = protocols.filter(isMeant)
        copy.functions = functions.filter(isMeant)
        copy.publishers = publishers.filter(isMeant)
        return copy
    }

    package mutating func formUnion(_ other: ObserverSeeds) {
        classes.formUnion(other.classes)
        protocols.formUnion(other.protocols)
        functions.formUnion(other.functions)
        publishers.formUnion(other.publishers)
    }

    private mutating func add(_ registration: Registration, of handler: KeyboardHandler, in index: DeclarationIndex) {
        let place = registration.reference.node
        var isResolved = true
        if case .unknown = registration.target { isResolved = false }
        // What subscribes in a protocol or an extension does so for whoever calls it, wherever the publisher is.
        if let lender = handler.node.enclosingTypeName, lender != place.enclosingTypeName,
            index.types[lender]?.kind == .protocolDecl || index.types[lender]?.kind == nil
        {
            add(lender, around: handler.node, isResolved: true, in: index)
        }
        guard var type = place.enclosingTypeName else { return addFunction(around: place) }
        // An enumeration gives names to whoever observes.
        if index.types[type]?.kind == .enumDecl, let owner = handler.owner { type = owner }
        add(type, around: place, isResolved: isResolved, running: handler.node, in: index)
    }

    /// - Parameters:
    ///   - type: where something observes.
    ///   - place: where in it.
    ///   - isResolved: whether what runs then is known without a caller.
    ///   - code: what runs then; nil where that is not known.
    mutating func add(
        _ type: String, around place: Syntax, isResolved: Bool, running code: Syntax? = nil, in index: DeclarationIndex
    ) {
        switch index.types[type]?.kind {
        case .protocolDecl?:
            protocols.insert(type)
            addFunction(around: place)
        case nil: addFunction(around: place)
        case .classDecl?, .actorDecl?:
            if !isResolved || code?.usesParameter(ofFunctionAround: place) ?? false { addFunction(around: place) }
            let isResponder = index.isResponder(type)
            if !isResponder { classes.insert(type) }
            addDelegates(of: type, running: isResponder ? code : nil, in: index)
        // A value or a namespace, whose function has its caller's closure run.
        default:
            addFunction(around: place)
            // What somebody describes is meant, be its functions' names ever so common: `Keyboard.track { … }`.
            if KnownObserver.describes(path: place.file.path) { classes.insert(type) }
        }
    }

    /// The protocols of what a class keeps: its delegate's, or that of the elements of a list.
    ///
    /// - Parameter code: what runs for the keyboard in a view or a controller, whose delegate mostly has to do with other things:
    ///   those that it does not get to do not count.
    private mutating func addDelegates(of type: String, running code: Syntax?, in index: DeclarationIndex) {
        let reached = code.map { index.namesReached(from: $0, in: type) }
        guard let declarations = index.types[type]?.declarations, let tree = declarations.first?.tree else { return }
        // A list of weak references is mostly a list of boxes, declared beside it.
        let boxes = index.types.values.filter { box in
            box.name != type && box.declarations.allSatisfy { $0.tree === tree } && !index.isResponder(box.name)
                && (box.kind == .classDecl || box.kind == .structDecl)
        }
        for owner in [index.types[type]].compactMap(\.self) + boxes {
            for (name, property) in owner.properties where reached?.contains(name) ?? true {
                // `NSHashTable<ChatListener>.weakObjects()` says it in its initial value.
                guard let type = property.child(.type) ?? property.child(.value) else { continue }
                for name in type.subtree.filter({ $0.kind == .identifierType }).map(\.name)
                where index.types[name]?.kind == .protocolDecl || (index.types[name] == nil && Self.soundsLikeDelegate(name)) {
                    protocols.insert(name)
                }
            }
            // A list of objects of any class says it where one is added.
            guard reached == nil else { continue }
            for parameter in owner.functions.values.joined().flatMap({ $0.children(.parameter) }) {
                let name = parameter.child(.type)?.name ?? ""
                if Self.soundsLikeDelegate(name) { protocols.insert(name) }
            }
        }
    }

    private static func soundsLikeDelegate(_ name: String) -> Bool {
        !DeclarationIndex.isFramework(name) && ["Delegate", "Listener", "Observer"].contains { name.hasSuffix($0) }
    }

    private mutating func addFunction(around place: Syntax) {
        guard let function = place.enclosingFunction, !Self.entryPoints.contains(function.name),
            function.name.utf8.count >= Self.shortestName
        else { return }
        functions.insert(function.name)
    }

    /// Shorter names, like `setup`, are those of too much else.
    private static let shortestName = 8

    /// What UIKit calls by itself: nobody's client is found by these.
    package static let entryPoints: Set<String> = [
        "awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear", "viewDidLayoutSubviews", "didMoveToSuperview", "didMoveToWindow", "layoutSubviews",
        "applicationDidFinishLaunching", "application", "prepare", "updateUIView", "makeUIView", "makeUIViewController",
    ]
}

extension DeclarationIndex {
    /// The names that a piece of code and the functions of its type use which it gets to.
    package func namesReached(from code: Syntax, in type: String) -> Set<String> { namesReached(from: [code], in: type) }

    private func namesReached(from code: [Syntax], in type: String) -> Set<String> {
        var names: Set<String> = []
        var open = code
        let lineage = lineage(of: type)
        while let code = open.popLast() {
            for node in code.subtree where node.kind == .identifierExpr || node.kind == .memberExpr {
                guard names.insert(node.name).inserted else { continue }
                for ancestor in lineage {
                    open += ancestor.functions[node.name] ?? []
                    if let property = ancestor.properties[node.name] { open.append(property) }
                }
            }
        }
        return names
    }

    /// The names of some methods that a class has, and of all that these use.
    package func namesReached(fromMethods methods: some Collection<String>, in type: String) -> Set<String> {
        let own = lineage(of: type).flatMap { ancestor in methods.flatMap { ancestor.functions[$0] ?? [] } }
        return namesReached(from: own, in: type).union(own.map(\.name))
    }
}

extension KeyboardHandler {
    /// The functions that register it and hand it something of their caller's: `avoidKeyboard(with: form)`.
    package var lendingFunctions: Set<String> {
        let places = registrations.map(\.reference.node).filter { node.usesParameter(ofFunctionAround: $0) }
        return Set(places.compactMap { $0.enclosingFunction?.name })
    }
}

extension Syntax {
    /// Whether code within the function that a place stands in names a parameter of that function.
    fileprivate func usesParameter(ofFunctionAround place: Syntax) -> Bool {
        guard let function = place.enclosingFunction, function.tree === tree, function.range.contains(range) else { return false }
        let parameters = Set(function.children(.parameter).map(\.name))
        return !parameters.isEmpty && subtree.contains { $0.kind == .identifierExpr && parameters.contains($0.name) }
    }

    /// The outermost function around the node below its type.
    package var enclosingFunction: Syntax? {
        var found: Syntax?
        for ancestor in ancestors {
            if ancestor.kind.isTypeDeclaration { break }
            if ancestor.kind == .functionDecl { found = ancestor }
        }
        return found
    }
}
