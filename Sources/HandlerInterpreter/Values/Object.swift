import KeyboardFacts
import ProgramIndex
import SwiftParser

/// Something with identity: the handler's own object, a view, a constraint, a screen.
///
/// UIKit's behaviour is not in here but in `Shims/`, which answer by a member's name; an object only keeps what was written to it
/// and what it is known to be.
final class Object {
    let kind: Kind
    /// As the source calls it: `tableView`, `view.window`.
    private(set) var name: String
    /// Whether the name is a description until a property gives it one.
    private var isNameless = false
    var properties: [String: Value] = [:]

    /// What the object holds, which it does no more.
    func takeAll() -> [Value] {
        defer {
            properties = [:]
            snapView = nil
        }
        var held = Array(properties.values)
        if let snapView { held.append(.object(snapView)) }
        switch kind {
        case .snap(.proxy(let view)), .snap(.maker(let view, _)): held.append(.object(view))
        case .snap(.chain(let chain)):
            held += ([chain.view] + chain.constraints).map { .object($0) }
            chain.constraints = []
        default: break
        }
        return held
    }

    /// Keeps what a constraint's constant becomes.
    func setConstant(_ quantity: Quantity) {
        properties["constant"] = .number(quantity)
        if quantity.isFromKeyboard { hasFollowedKeyboard = true }
    }

    /// Whether code that asks if it is nil gets no answer.
    var mayBeNil: Bool
    /// What an interface file ties the view's lower end to.
    var drawnBottom: BottomTie?
    /// The view below it with which an interface file has it end.
    var drawnNeighbour: InterfaceView.Neighbour?
    /// Of a constraint that SnapKit made: the view that it was made for.
    var snapView: Object?
    /// Of a constraint: whether its constant ever was computed from where the keyboard is.
    private(set) var hasFollowedKeyboard = false
    /// Whether a line of the SnapKit closure that is running means the constraint.
    var isMeant = false
    /// The class of the program that a view turned out to be of.
    var foundType: String?
    /// Whether the name says that it is a view which scrolls a screen's content: `tableView`, `self.scrollView`.
    private(set) lazy var isNamedForScrollView: Bool = {
        let word = name.lowercased()
        return ["tableview", "scrollview", "collectionview"].contains { word.hasSuffix($0) }
    }()
    /// Whether the name says that it is about another edge than the bottom: `headerHeight`, `boxCenterY`.
    private(set) lazy var isNamedForAnotherEdge: Bool = {
        let words = name.lowercased()
        return ["height", "width", "top", "center", "leading", "trailing"].contains { words.contains($0) }
    }()

    init(_ kind: Kind, name: String, mayBeNil: Bool = false) {
        self.kind = kind
        self.name = name
        self.mayBeNil = mayBeNil
    }

    /// An object that nothing in the source names yet.
    init(nameless kind: Kind, description: String) {
        self.kind = kind
        name = description
        mayBeNil = false
        isNameless = true
    }

    /// Another object that is the same but for what it is on the way to, and has no properties yet.
    func twin(_ kind: Kind) -> Object {
        let twin = Object(kind, name: name, mayBeNil: mayBeNil)
        twin.isNameless = isNameless
        twin.drawnBottom = drawnBottom
        twin.drawnNeighbour = drawnNeighbour
        twin.foundType = foundType
        twin.isMeant = isMeant
        twin.hasFollowedKeyboard = hasFollowedKeyboard
        return twin
    }

    /// Takes the name of the first property that holds it.
    func take(name: String) {
        guard isNameless else { return }
        self.name = name
        isNameless = false
    }

    enum Kind {
        /// An instance of a class of the program, by its name.
        case instance(type: String)
        /// The view that the scenario's `World.view` describes.
        case rootView
        case window
        case screen(isMain: Bool)
        case screenSpace(isFixed: Bool)
        case notification(Int)
        case userInfo(Int)
        case constraint(ConstraintValue)
        /// Something of SnapKit's on the way to a constraint.
        case snap(Snap)
        case anchor(AnchorValue)
        /// `view.safeAreaLayoutGuide` and its kin: an item whose edges are those of `item`, moved in by a safe area.
        case layoutGuide(AnchorValue.Item)
        case application, notificationCenter, device
        /// A property animator, with the closures it will run.
        case animator
        /// Any other object: a subview, a model, a delegate.
        case other
    }
}

extension Object {
    var isConstraint: Bool {
        if case .constraint = kind { true } else { false }
    }

    var typeName: String? {
        if case .instance(let type) = kind { type } else { foundType }
    }
}

/// The variables of a block; closures share it by reference.
final class Scope {
    /// In the order of their declaration. Few blocks declare more than three, and comparing a name with three costs less than hashing it.
    private(set) var variables: [(name: String, value: Value)] = []
    /// By name, in a block that declares many.
    private var positions: [String: Int] = [:]
    private static let few = 8
    let parent: Scope?
    let owner: Receiver

    /// `self`: one for all the blocks of a function.
    final class Receiver {
        var value: Value?

        init(_ value: Value?) { self.value = value }
    }

    init(parent: Scope?, receiver: Value?) {
        self.parent = parent
        owner = Receiver(receiver)
    }

    init(inside parent: Scope) {
        self.parent = parent
        owner = parent.owner
    }

    init(parent: Scope?, owner: Receiver) {
        self.parent = parent
        self.owner = owner
    }

    /// `self`.
    var receiver: Value? { owner.value }

    /// What the scope holds, which it does no more.
    func takeAll() -> [Value] {
        defer {
            variables = []
            positions = [:]
            owner.value = nil
        }
        return variables.map(\.value) + [owner.value].compactMap(\.self)
    }

    /// `self = value`, in a method that changes the value it is called on.
    func replaceReceiver(_ value: Value) { owner.value = value }

    func declare(_ name: String, _ value: Value) {
        if let position = position(of: name) {
            variables[position].value = value
            return
        }
        variables.append((name, value))
        if variables.count == Self.few {
            for (position, variable) in variables.enumerated() { positions[variable.name] = position }
        } else if variables.count > Self.few {
            positions[name] = variables.count - 1
        }
    }

    private func position(of name: String) -> Int? {
        if variables.count >= Self.few { return positions[name] }
        for position in variables.indices where variables[position].name == name { return position }
        return nil
    }

    func lookUp(_ name: String) -> Value? {
        var scope: Scope? = self
        while let current = scope {
            if let position = current.position(of: name) { return current.variables[position].value }
            scope = current.parent
        }
        return nil
    }

    /// Returns false when no variable of that name is in scope.
    func assign(_ name: String, _ value: Value) -> Bool {
        var scope: Scope? = self
        while let current = scope {
            if let position = current.position(of: name) {
                current.variables[position].value = value
                return true
            }
            scope = current.parent
        }
        return false
    }
}
