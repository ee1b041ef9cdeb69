/// A method that code calls on its own object and no file at hand has: a protocol may lend it, by an extension.
package struct LentMethod: Hashable, Sendable {
    package let name: String
    /// The object's class.
    package let borrower: String

    init(name: String, to borrower: String) {
        self.name = name
        self.borrower = borrower
    }
}
