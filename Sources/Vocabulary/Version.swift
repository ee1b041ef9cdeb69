/// A version of the system: `15.0`.
package struct Version: Hashable, Sendable, Comparable {
    package let major: Int
    package let minor: Int

    package init(major: Int, minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Nil for what is not one or more numbers separated by dots; numbers after the second do not count.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil }
        guard let major = numbers.first, numbers.count == parts.count else { return nil }
        self.major = major
        minor = numbers.count > 1 ? numbers[1] : 0
    }

    package static func < (left: Version, right: Version) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}
