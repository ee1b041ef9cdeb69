import PatternMatching

/// The files that an Xcode build phase declares as its input: one by one, and in lists.
///
/// A sandboxed script (ENABLE_USER_SCRIPT_SANDBOXING) may read nothing else. Xcode hands the names over in the environment
/// (Apple, Xcode build settings reference: SCRIPT_INPUT_FILE_COUNT, SCRIPT_INPUT_FILE_LIST_COUNT).
struct ScriptInput {
    var variable: (String) -> String? = Console.variable

    /// The Swift files among them, in order, each once.
    func swiftFiles() throws(UsageError) -> [String] {
        guard variable("SCRIPT_INPUT_FILE_COUNT") != nil || variable("SCRIPT_INPUT_FILE_LIST_COUNT") != nil else {
            throw UsageError(
                "option '--script-input' is for Xcode's build phases: SCRIPT_INPUT_FILE_COUNT is not set",
                advice: "Name files and folders instead.")
        }
        var paths = try values(of: "SCRIPT_INPUT_FILE")
        for list in try values(of: "SCRIPT_INPUT_FILE_LIST") {
            guard let file = try? SourceReader.read(list) else {
                throw UsageError(
                    "the input file list '\(list)' cannot be read",
                    advice: "Look at the build phase's input file lists; a list has a path on each line, in UTF-8.")
            }
            paths += String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map { line in
                let path = line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
                return String(path.reversed())
            }
        }
        var seen: Set<String> = []
        return paths.filter { $0.hasSuffix(".swift") && seen.insert($0).inserted }
    }

    private func values(of name: String) throws(UsageError) -> [String] {
        guard let text = variable(name + "_COUNT") else { return [] }
        guard let count = Int(text), count >= 0 else { throw UsageError("\(name)_COUNT is '\(text)', not a number") }
        var values: [String] = []
        for position in 0..<min(count, Self.limit) {
            guard let value = variable("\(name)_\(position)") else {
                throw UsageError("\(name)_COUNT is \(count), but \(name)_\(position) is not set")
            }
            values.append(value)
        }
        return values
    }

    /// More than any project has; a count out of thin air is not followed.
    private static let limit = 1_000_000
}
