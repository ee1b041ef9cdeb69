/// The version of iOS or iPadOS that the model imitates.
package struct SystemVersion: Hashable, Sendable, Comparable {
    package var major: Int
    package var minor: Int

    package init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// The newest version the model has facts about.
    package static let current = SystemVersion(26, 2)

    package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}
