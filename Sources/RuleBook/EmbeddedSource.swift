/// The Swift file that carries the rules inside the program.
///
/// - Parameter files: in the order in which they are written; callers sort them by path.
package func embeddedSource(of files: [RuleFile]) -> String {
    var source = """
        // swift-format-ignore-file
        // Written by `swift run keyboardlint-dev generate` from the files of Rules/; edit those.

        let embeddedFiles: [RuleFile] = [

        """
    for file in files {
        source += "    RuleFile(\n        path: \"\(file.path)\", head: \(literal(file.head)), rest: \(literal(file.rest))),\n"
    }
    return source + "]\n"
}

/// The Swift file that carries the schemas of the published formats inside the program.
package func embeddedSource(of schemas: [(name: String, text: String)]) -> String {
    let header = """
        // swift-format-ignore-file
        // Written by `swift run keyboardlint-dev generate` from the files of Schemas/; edit those.

        let embeddedSchemas: [String: String] = [

        """
    return schemas.reduce(header) { $0 + "    \"\($1.name)\": \(literal($1.text)),\n" } + "]\n"
}

/// A literal of several lines whose value is the text.
private func literal(_ text: String) -> String {
    let pounds = String(repeating: "#", count: poundsNeeded(in: text))
    // The last line's own end is the literal's.
    return "\(pounds)\"\"\"\n\(text)\n\"\"\"\(pounds)"
}

/// One more than any run of pounds in the text, so that nothing in it can end the literal or begin an interpolation.
private func poundsNeeded(in text: String) -> Int {
    var longest = 0
    var current = 0
    for byte in text.utf8 {
        current = byte == UInt8(ascii: "#") ? current + 1 : 0
        longest = max(longest, current)
    }
    return longest + 1
}
