/// A place in a file as people and compilers write it.
package struct SourceLocation: Hashable, Sendable, Codable {
    /// Counted from 1.
    package var line: Int
    /// Counted from 1 in UTF-8 bytes, as `swiftc` and Xcode count.
    package var column: Int
    /// Counted from 0 in UTF-8 bytes from the start of the file.
    package var offset: Int

    package init(line: Int, column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.offset = offset
    }
}
