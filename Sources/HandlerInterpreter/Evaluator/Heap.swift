import ProgramIndex
import SwiftParser
import Vocabulary

/// The heap of a run: its objects and scopes, as a value.
///
/// Objects and closures hold each other by ids, so a heap holds nothing that holds it, and copying one is copying a value: the
/// copy shares its storage until one of the two is written to. What runs before the first keyboard often costs more than the
/// handlers, and comes to the same for every path and mostly for every scenario; so it runs once, and each run starts from what
/// it left behind.
struct Heap {
    private var records: [Object] = []
    /// Those of a class of the program, in the order in which they were made.
    private var typed: [ObjectID] = []
    var scopes = Scopes()
    private(set) var rootView: ObjectID
    let window: ObjectID
    /// The object whose handlers run; nil for handlers outside of types.
    let controller: ObjectID?
    /// The view around the handlers' own object, where that is a view and code has asked for it.
    var superview: ObjectID?
    /// Objects that unknowns turned into when they were first used as objects, by name.
    var named: [String: ObjectID] = [:]
    /// The views that code adds to others, in the order in which they were made.
    private(set) var subviews: [ObjectID] = []
    /// By view, those that code adds to it, from back to front.
    var listed: [ObjectID: SubviewList] = [:]
    /// What was made to be laid out by.
    var constraints = ConstraintStore() { didSet { layoutReading.forgetSystems() } }
    /// What interface files say of the lower ends of views.
    var drawnEnds: [ObjectID: DrawnEnd] = [:]
    /// What an interface file lays out for the handlers' own object; nil until it is asked for.
    var drawnLayout: DrawnLayout?
    /// What is known of the constraints, for as long as it holds.
    var layoutReading = LayoutReading()
    /// What code arranges in stack views, in order.
    var arranged: [ObjectID: [ObjectID]] = [:] { didSet { layoutReading.forget() } }
    /// Whether a handler has closed the screen.
    var isScreenGone = false
    /// What the operators of reactive chains remember, and which parts of chains have been subscribed to.
    var streams = StreamState()
    /// What frameworks remember.
    var frameworks = FrameworkStates()
    /// Objects of the program's classes that code made, in that order; kept where one of them may observe.
    var instances: [ObjectID] = []
    /// What code registered, in order.
    var registrations: [LiveRegistration] = []
    /// What a handler has taken its own object off as an observer of, and nothing has registered again.
    var unobserved: Set<KeyboardNotificationName> = []
    /// What static properties and global variables hold that were read or written, by their `.patternBinding`.
    var statics: [Syntax: Value] = [:]
    /// Those of them that hold a flag or a number.
    var sharedState: Set<SharedVariable> { Set(statics.filter(\.value.isState).keys.compactMap(\.sharedVariable)) }
    /// Where the set-up made closures that are handlers.
    var surroundings: [Syntax: ScopeID] = [:]
    /// The functions that ran while the object was set up.
    var entered: Set<Syntax> = []
    /// How often code asked which kind of device it is on, or how large the screen is or its own view in it.
    var deviceReads = 0
    /// The branches that the set-up left out because of the device, and the `guard` statements at which it left a function
    /// for that.
    var leftOut: Set<Syntax> = []
    /// The functions that register something, of which the device rules out the only calls.
    var ruledOut: Set<Syntax> = []
    /// Those that ran only because something was taken to hold which did not as the object was set up.
    var engagedOn: [Syntax: [Precondition]] = [:]
    /// The class of the program whose first object is to stand for the view that the scenario's world describes: `loadView` makes
    /// it.
    var rootClass: String?
    /// The objects whose initialisers run: a view among them is in no window, and its safe area has no insets (Apple,
    /// documentation of `UIView.safeAreaInsets`).
    var beingMade: [ObjectID] = []
    /// Whether the screen is being loaded, and so is in no window: none of its views has a safe area yet.
    var isLoading = false
    /// Whether the handlers' own object is a view of which nothing says where in its window it is.
    var isUnplacedView = false
    /// The class of UIKit that the handlers' own object is of, if that is of what other views hold: a control, a label or a cell.
    var partClass: String?
    /// For a view that an interface file draws in another one, above the end of the screen: how many points above, and the file.
    var drawnInside: (points: Double, path: String)?
    /// Whether the handlers' own object is a controller whose view is a part of another one's.
    var isEmbedded = false
    /// What one types in on the screen; nil until it is asked for.
    var fields: [ObjectID]?
    /// That of them for which the keyboard comes; nil while that is open.
    var editedField: ObjectID?
    /// Whether editing has begun, as far as a scenario tells.
    var isEditing = false
    /// Those for which it has come on the path.
    var typedFields: Set<ObjectID> = []
    /// The views whose places in the whole view's coordinates handlers have asked for.
    var measuredViews: Set<ObjectID> = []
    /// Whether code has made a view the first responder: then it may be that while one types in another app.
    var hasAskedForKeyboard = false
    /// Those for which it does not.
    var fieldsAtRest: Set<ObjectID> = []
    /// Constraints of interface files that outlets hold, by where they are drawn.
    var drawnConstraints: [[DrawnElement]: ObjectID] = [:]
    /// The constants that handlers made constraints with, which are written as the constraints are put in force.
    var madeConstants: [ObjectID: MadeConstant] = [:]
    /// Points that the controller added to the safe area's bottom inset before the first event.
    private(set) var safeAreaAddedAtRest = 0.0
    /// Names that the set-up used and no file at hand declares.
    var missedBySetUp: Set<String> = []
    /// By object, the methods that the set-up called on it, or handed it to, and that no file at hand declares.
    var missedCalls: [ObjectID: Set<String>] = [:]
    /// The same as `missedBySetUp` for what the set-up must have run for anything after it to be known.
    var neededBySetUp: Set<String> = []
    /// The methods of the handlers' own object that the set-up calls and no file at hand has: a protocol may lend them.
    var lentToSetUp: Set<LentMethod> = []
    /// What cut the set-up short; nil if it ran to its end.
    var setUpStop: StopReason?

    init(controllerType: String?) {
        records = [Object(.rootView, name: "view"), Object(.window, name: "view.window")]
        rootView = ObjectID(position: 0)
        window = ObjectID(position: 1)
        controller = controllerType == nil ? nil : ObjectID(position: 2)
        if let controllerType { _ = add(Object(.instance(type: controllerType), name: "self")) }
    }

    /// Keeps what the set-up added to the safe area.
    mutating func noteSafeAreaAtRest() {
        guard case .insets(let insets)? = controller.flatMap({ self[$0].properties["additionalSafeAreaInsets"] }) else { return }
        safeAreaAddedAtRest = insets.bottom.known ?? 0
    }

    /// The first object that was made for one of the elements.
    func constraint(drawnAsAnyOf elements: [DrawnElement]) -> ObjectID? {
        guard !elements.isEmpty else { return nil }
        if let known = drawnConstraints[elements] { return known }
        return drawnConstraints.filter { $0.key.contains(where: elements.contains) }.values.min { $0.position < $1.position }
    }

    var count: Int { records.count }

    var objects: [ObjectID] { records.indices.map { ObjectID(position: Int32($0)) } }

    /// The object that has a view in a property of the view's name.
    func owner(of view: ObjectID) -> ObjectID? {
        let name = self[view].name
        return typed.first { self[$0].properties[name]?.object == view }
    }

    /// Has a view lie in another.
    mutating func put(_ view: ObjectID, into superview: ObjectID) {
        self[view].properties["addedTo"] = .object(superview)
        noteSubview(view)
    }

    /// Keeps a view among those that code adds to another one, if it does.
    mutating func noteSubview(_ view: ObjectID) {
        guard self[view].properties["addedTo"] != nil, !subviews.contains(view) else { return }
        subviews.insert(view, at: (subviews.lastIndex { $0.position < view.position } ?? -1) + 1)
    }

    /// Whether code adds views to others, or makes another than UIKit's the whole one.
    var saysWhatIsShown: Bool { !subviews.isEmpty || rootView != ObjectID(position: 0) }

    /// Whether code adds a view to another.
    func holdsViews(_ view: ObjectID) -> Bool { subviews.contains { self[$0].properties["addedTo"]?.object == view } }

    /// The views of a name that code adds to others.
    func subviews(named name: String) -> [ObjectID] { subviews.filter { self[$0].name == name } }

    /// Makes an object.
    mutating func add(_ object: Object) -> ObjectID {
        let id = ObjectID(position: Int32(records.count))
        records.append(object)
        if object.isTyped { typed.append(id) }
        return id
    }

    /// Keeps whether an object is of a class of the program, after a change of it.
    private mutating func noteType(of object: ObjectID, before wasTyped: Bool) {
        guard records[Int(object.position)].isTyped != wasTyped else { return }
        if wasTyped {
            typed.removeAll { $0 == object }
        } else {
            typed.insert(object, at: typed.firstIndex { $0.position > object.position } ?? typed.endIndex)
        }
    }

    /// Has an object stand for the view that the scenario's world describes, with what was set on it.
    mutating func becomeRootView(_ object: ObjectID) {
        let name = self[object].name
        for constraint in constraintsMade(after: object, tying: name) { self[constraint].tieRootView(calledBefore: name) }
        var view = Object(.rootView, name: self[rootView].name)
        view.foundType = self[object].typeName
        view.madeClass = self[object].madeClass
        view.properties = self[rootView].properties.merging(self[object].properties) { $1 }
        self[object] = view
        noteSubview(object)
        rootView = object
        rootClass = nil
    }

    subscript(object: ObjectID) -> Object {
        @inline(__always) _read { yield records[Int(object.position)] }
        _modify {
            // Its properties say which view an outlet holds.
            if object == controller { layoutReading.forget() } else { layoutReading.forget(object) }
            let wasTyped = records[Int(object.position)].isTyped
            yield &records[Int(object.position)]
            noteType(of: object, before: wasTyped)
        }
    }

    /// Changes an object in what the log of writes has from before.
    mutating func changeLogged(_ object: ObjectID, _ change: (inout Object) -> Void) {
        layoutReading.forgetChange(of: object)
        change(&records[Int(object.position)])
    }

    /// Changes an object in what lays out nothing.
    mutating func changeAside(_ object: ObjectID, _ change: (inout Object) -> Void) {
        change(&records[Int(object.position)])
    }
}

/// What an interface file ties the lower end of a view to.
struct DrawnEnd {
    var bottom: BottomTie?
    /// The view below it with which it ends.
    var neighbour: InterfaceView.Neighbour?
    /// Whether an interface file has the view in its root view, and ties its lower end to nothing that is known.
    var isOpen = false
}

/// An element of an interface file.
struct DrawnElement: Hashable {
    let path, id: String
}
