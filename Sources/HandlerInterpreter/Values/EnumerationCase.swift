extension String {
    /// Whether two names mean one case of an enumeration: before Swift 3, cases began with upper-case letters.
    func isSameCase(as other: String) -> Bool {
        self == other || (dropFirst() == other.dropFirst() && prefix(1).lowercased() == other.prefix(1).lowercased())
    }
}
