import KeyboardFacts
import ProgramIndex
import SourceText
import SwiftParser

/// Names an object of a heap: the object's identity, which all copies of the heap know it by.
struct ObjectID: Hashable {
    /// In the heap's arena.
    let position: Int32
}

/// A record of the heap: something with identity, such as the handler's own object, a view, a constraint or a screen.
///
/// UIKit's behaviour is not in here but in `Frameworks/`, which answer by a member's name; an object only keeps what was written
/// to it and what it is known to be.
struct Object {
    private(set) var kind: Kind
    /// As the source calls it: `tableView`, `view.window`.
    private(set) var name: String
    /// Whether the name is a description until a property gives it one.
    private(set) var isNameless = false
    /// Whether code that asks if it is nil gets no answer.
    var mayBeNil: Bool
    /// Of a constraint: whether its constant ever was computed from where the keyboard is.
    private(set) var hasFollowedKeyboard = false
    var properties: [String: Value] = [:]
    /// By property, the answers on which the set-up gave it its value.
    var presumptions: [String: [Precondition]] = [:]
    /// The class of the program that a view turned out to be of.
    var foundType: String?
    /// The type that its declaration says, where that is no class of the files at hand.
    var declaredType: String?
    /// What an object of a class of constraints ties.
    var ties: ConstraintValue?
    /// The class that code made it of, where that is UIKit's or no file at hand declares it: another file may.
    var madeClass: String?

    init(_ kind: Kind, name: String, mayBeNil: Bool = false) {
        self.kind = kind
        self.name = name
        self.mayBeNil = mayBeNil
    }

    /// An object that nothing in the source names yet.
    init(nameless kind: Kind, description: String) {
        self.init(kind, name: description)
        isNameless = true
    }

    /// Whether a property is known to be true.
    func isTrue(_ property: String) -> Bool {
        if case .bool(true)? = properties[property] { true } else { false }
    }

    /// Takes the name of the first property that holds it.
    mutating func take(name: String) {
        guard isNameless else { return }
        self.name = name
        isNameless = false
    }

    /// Keeps what a constraint's constant becomes.
    mutating func setConstant(_ quantity: Quantity) {
        properties["constant"] = .number(quantity)
        if quantity.isFromKeyboard { hasFollowedKeyboard = true }
    }

    enum Kind {
        /// An instance of a class of the program, by its name.
        case instance(type: String)
        /// The view that the scenario's `World.view` describes.
        case rootView
        case window
        case screen(isMain: Bool)
        case screenSpace(isFixed: Bool, isMain: Bool)
        case notification(Int)
        case userInfo(Int)
        indirect case constraint(ConstraintValue)
        /// An object of a library's own types.
        indirect case framework(any FrameworkObject)
        indirect case anchor(AnchorValue)
        /// `view.safeAreaLayoutGuide` and its kin: an item whose edges are those of `item`, moved in by a safe area.
        case layoutGuide(AnchorValue.Item)
        case application, notificationCenter, device, traits
        /// A property animator, with the closures it will run.
        case animator
        /// What a view is drawn in: extensions of views are none of its.
        case layer
        /// Any other object: a subview, a model, a delegate.
        case other
    }
}

extension Object {
    var isConstraint: Bool { constraint != nil }

    /// What the object is as a constraint; nil for anything else.
    var constraint: ConstraintValue? {
        if case .constraint(let value) = kind { value } else { ties }
    }

    /// Has a constraint tie a view by another name.
    mutating func retie(_ old: String, as new: String) {
        retie(old) { end in end.item = .other(new) }
    }

    /// Has a constraint tie what has become the root view, or its safe area.
    mutating func tieRootView(calledBefore name: String) {
        retie(name) { end in
            end.item = end.isOfOwnSafeArea ? .safeArea : .rootView
            end.isOfOwnSafeArea = false
        }
    }

    private mutating func retie(_ view: String, _ change: (inout AnchorValue) -> Void) {
        guard let value = constraint else { return }
        let ends = [value.first, value.second].map { end -> AnchorValue? in
            guard var end, end.item == .other(view) else { return end }
            change(&end)
            return end
        }
        tie(ends[0], ends[1])
    }

    /// Has a constraint tie other ends.
    mutating func tie(_ first: AnchorValue?, _ second: AnchorValue?) {
        guard var value = constraint else { return }
        value.first = first
        value.second = second
        tie(as: value)
    }

    /// Has it be the constraint that ties so.
    mutating func tie(as value: ConstraintValue) {
        if case .constraint = kind { kind = .constraint(value) } else { ties = value }
    }

    var typeName: String? {
        if case .instance(let type) = kind { type } else { foundType }
    }

    /// Whether it has a `typeName`.
    var isTyped: Bool {
        if case .instance = kind { true } else { foundType != nil }
    }

    /// Whether code has switched the constraint on.
    var isActivated: Bool {
        if case .bool(true)? = properties["isActive"] { true } else { false }
    }

    /// Whether the name says that it is a view which scrolls a screen's content: `tableView`, `self.scrollView`.
    var isNamedForScrollView: Bool {
        let word = name.lowercased()
        return ["tableview", "scrollview", "collectionview"].contains { word.hasSuffix($0) }
    }

    /// Whether the name says that it is about another edge than the bottom: `headerHeight`, `boxCenterY`.
    var isNamedForAnotherEdge: Bool {
        let words = name.lowercased()
        let edges: [StaticString] = ["height", "width", "top", "center", "leading", "trailing"]
        return edges.contains { words.mentions($0) }
    }
}
