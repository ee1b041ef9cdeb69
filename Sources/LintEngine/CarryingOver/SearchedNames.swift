import Behaviour
import HandlerInterpreter
import KeyboardFacts
import ProgramIndex

/// What the finders of an analysis looked for in all code of its files, whether it runs or not.
///
/// It is remembered with the analysis, so that after an edit the same can be looked for in the one function that was edited.
struct SearchedNames: Sendable {
    /// By which types have others observe for them.
    var seeds = ObserverSeeds()
    /// Of variables, functions and publishers that notifications were followed through.
    var followed: Set<String> = []
    /// Of methods by which subclasses take part in what their superclasses do.
    var hooks: Set<String> = []
    /// Of views that observe, whose place is where code makes them.
    var views: Set<String> = []
    /// By type, of properties that hold constraints.
    var constraintProperties: [String: Set<String>] = [:]
    /// By type, of the variables that handlers may read and other code may change before they do.
    var variables: [String: Set<String>] = [:]
    /// Of static properties and global variables, which any code may change before handlers read them.
    var shared: Set<String> = []

    /// Of classes that UIKit tells of the beginning of editing: what any of their functions moves may make those handlers.
    var editingListeners: Set<String> = []

    /// Of a file without handlers, in which only rules look for something.
    init() {}

    init(of facts: FileFacts) {
        seeds = facts.seeds
        followed = facts.followedNames
        editingListeners = facts.editingListeners
        hooks = facts.hooks.union(facts.registeringOverloads)
        views = Set(facts.handlers.compactMap(\.owner).filter(facts.index.isView)).union(facts.hosts.values.joined())
        constraintProperties = facts.index.constraintProperties
        variables = facts.index.types.mapValues { type in
            Set(type.properties.filter { $0.value.isInstanceVariable && $0.value.mayHoldFlag }.keys)
        }
        let declared = facts.index.types.values.flatMap(\.properties.values) + facts.index.variables.values.joined()
        shared = Set(declared.compactMap { $0.sharedVariable?.name })
    }
}
