import SourceText

/// A part of a project file that states modules in a form that is not read, and its place.
///
/// Files that it would have put into a module are in the module of their folder instead.
package struct NotUnderstood: Sendable, Hashable {
    package enum Construct: String, Sendable, CaseIterable {
        /// The file cannot be read as what its name says.
        case file
        /// The name of a target is computed.
        case name
        /// A list of source files is computed, or leads out of the root.
        case sources
        /// A list of dependencies, or an item of one, is computed.
        case dependencies
        /// A rule or function that the project's own code defines.
        case macro
        /// A part of the file's language that the reader leaves out.
        case syntax
    }

    package let construct: Construct
    /// The project file, relative to the root.
    package let path: String
    /// From 1.
    package let line: Int
    /// From 1.
    package let column: Int
    /// The source, at most 80 characters of its first line.
    package let text: String

    init(_ construct: Construct, in file: SourceFile, at range: ByteRange) {
        self.construct = construct
        path = file.path
        let location = file.location(at: range.start)
        line = location.line
        column = location.column
        let shown = file.text(in: ByteRange(range.start, min(range.end, range.start + 320)))
        text = String((shown.split(whereSeparator: \.isNewline).first ?? "").prefix(80))
    }
}
