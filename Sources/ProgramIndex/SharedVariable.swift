/// A static property, by its type's last name, or a global variable: one storage for the whole program.
package struct SharedVariable: Hashable, Sendable {
    /// Nil for a global variable.
    package let type: String?
    package let name: String

    package init(type: String?, name: String) {
        self.type = type
        self.name = name
    }
}
