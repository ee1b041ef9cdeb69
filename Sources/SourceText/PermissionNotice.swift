/// The notice of a permissive licence that a library's files begin with, and that whoever copies them has to keep.
package enum PermissionNotice {
    /// How much of a file is searched for the notice, in bytes.
    package static let reach = 4096
    /// How the notices of the MIT and ISC licences, and of the BSD licences, begin.
    private static let beginnings = ["permission is hereby granted", "redistribution and use in source and binary forms"]

    /// Whether the comments at the beginning of a file have one.
    ///
    /// - Parameter bytes: the file, or what it begins with.
    package static func begins(_ bytes: some Sequence<UInt8>) -> Bool {
        let text = String(decoding: Array(bytes.prefix(reach)), as: UTF8.self)
        guard text.drop(while: { $0.isWhitespace || $0 == "\u{FEFF}" }).hasPrefix("/") else { return false }
        // A notice runs over several lines, each with the signs of a comment.
        let words = text.lowercased().split { $0.isWhitespace || $0 == "/" || $0 == "*" }.joined(separator: " ")
        return beginnings.contains { words.contains($0) }
    }
}
