import KeyboardFacts
import SwiftParser

/// Static properties and global variables: one storage for everyone who asks, which lives as long as the program (The Swift
/// Programming Language, "Type Properties" and "Global and Local Variables").
extension Evaluator {
    /// What a static property or a global variable holds: what was written to it last, else its initial value, which is made at
    /// first use.
    func shared(_ variable: Syntax, named name: String, receiver: Value?) -> Value {
        if let known = heap.statics[variable] { return known }
        var value = initialValue(of: variable, named: name, receiver: receiver)
        // Code that runs before the screen is set up may have given it another number.
        if handler == nil, value.isState, !value.isFlag { value = atFirstKeyboard(value, of: variable, named: name) }
        heap.statics[variable] = value
        return value
    }

    /// Writes a static property, of the type that declares it, through its setter and observers.
    ///
    /// - Returns: false where no file at hand declares it.
    func set(static name: String, of type: String, to value: Value) -> Bool {
        guard let property = index.property(name, in: type, ofType: true) else { return false }
        write(value, to: property, named: name, receiver: .type(type))
        return true
    }

    /// Writes the global variable that a name at a place means.
    ///
    /// - Returns: false where no file at hand declares it.
    func set(global name: String, at node: Syntax, to value: Value) -> Bool {
        guard let variable = index.globalVariable(name, at: node) else { return false }
        write(value, to: variable, named: name, receiver: nil)
        return true
    }

    private func write(_ value: Value, to variable: Syntax, named name: String, receiver: Value?) {
        path.effects.noteWrite()
        if let object = value.object { heap.name(object, name) }
        let value = handler == nil ? value.known(as: name) : value
        write(value, through: variable, of: receiver) {
            variable.child(.accessors)?.child(.accessor) == nil ? value : shared(variable, named: name, receiver: receiver)
        } store: {
            noteLeaving(value, in: variable, named: name)
            heap.statics[variable] = value
        }
    }

    /// The type that a name means only while code runs: `Self`, or a generic parameter of the class around the code, for which
    /// the class of the object gives a type. Nil for any other name.
    func dynamicType(_ name: String, at node: Syntax, _ scope: ScopeID) -> Value? {
        if name == "Self" { return dynamicSelf(at: node, scope) }
        guard name.startsUppercase else { return nil }
        return typeArgument(name, at: node, receiver(in: scope)).map(Value.type)
    }

    /// The type that the class of an object gives for a generic parameter of the class around a node.
    func typeArgument(_ name: String, at node: Syntax, _ receiver: Value?) -> String? {
        guard let outer = node.enclosingTypeName, index.types[outer]?.isGeneric ?? false, let type = typeName(of: receiver) else {
            return nil
        }
        guard let argument = index.typeArgument(name, of: outer, in: type) else { return nil }
        if index.types[argument] == nil { miss(argument) }
        return argument
    }

    /// The type that `Self` means: that of the object whose code runs, else the one around the code.
    private func dynamicSelf(at node: Syntax, _ scope: ScopeID) -> Value? {
        let receiver = receiver(in: scope)
        if case .type = receiver { return receiver }
        return (typeName(of: receiver) ?? node.enclosingTypeName).map(Value.type)
    }
}
