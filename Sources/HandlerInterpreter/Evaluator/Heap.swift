import ProgramIndex
import SwiftParser

/// The heap of a run: its objects and scopes, as a value.
///
/// Objects and closures hold each other by ids, so a heap holds nothing that holds it, and copying one is copying a value: the copy shares
/// its storage until one of the two is written to. What runs before the first keyboard often costs more than the handlers, and comes to the
/// same for every path and mostly for every scenario; so it runs once, and each run starts from what it left behind.
struct Heap {
    private var records: [Object] = []
    var scopes = Scopes()
    let rootView: ObjectID
    let window: ObjectID
    /// The object whose handlers run; nil for handlers outside of types.
    let controller: ObjectID?
    /// The view around the handlers' own object, where that is a view and code has asked for it.
    var superview: ObjectID?
    /// Objects that unknowns turned into when they were first used as objects, by name.
    var named: [String: ObjectID] = [:]
    /// What was made to be laid out by.
    var constraints = ConstraintStore()
    /// What interface files say of the lower ends of views.
    var drawnEnds: [ObjectID: DrawnEnd] = [:]
    /// What frameworks remember.
    var frameworks = FrameworkStates()
    /// Objects of the program's classes that code made, in that order; kept where one of them may observe.
    var instances: [ObjectID] = []
    /// What code registered, in order.
    var registrations: [LiveRegistration] = []
    /// Static properties that were read, by type and name.
    var statics: [String: Value] = [:]
    /// The functions that ran while the object was set up.
    var entered: Set<Syntax> = []

    init(controllerType: String?) {
        records = [Object(.rootView, name: "view"), Object(.window, name: "view.window")]
        rootView = ObjectID(position: 0)
        window = ObjectID(position: 1)
        controller = controllerType == nil ? nil : ObjectID(position: 2)
        if let controllerType { records.append(Object(.instance(type: controllerType), name: "self")) }
    }

    /// Makes an object.
    mutating func add(_ object: Object) -> ObjectID {
        records.append(object)
        return ObjectID(position: Int32(records.count - 1))
    }

    subscript(object: ObjectID) -> Object {
        _read { yield records[Int(object.position)] }
        _modify { yield &records[Int(object.position)] }
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
