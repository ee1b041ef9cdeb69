import SourceText

// The file: a line that names the version, then a line for each entry, each a JSON object. Lines are sorted by their bytes, so
// that two branches that add entries rarely touch the same line, and `merge=union` gives a right file when they do.

extension Baseline {
    /// Of the format.
    static let version = 1
    private static let header = #"{"keyboardlintBaseline":\#(version)}"#

    /// The whole file.
    package var text: String {
        ([Self.header] + entries.map(\.line)).map { $0 + "\n" }.joined()
    }

    /// Reads a file. Lines may be in any order and stand there twice, as after a merge; empty lines say nothing.
    package init(_ file: SourceFile) throws(InvalidBaseline) {
        var entries: [Entry] = []
        var hasHeader = false
        for line in 1...file.lines.count {
            let range = file.lines.contentRange(ofLine: line - 1, in: file.bytes)
            let text = file.text(in: range)
            if text.allSatisfy(\.isWhitespace) { continue }
            if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: text.hasPrefix) {
                throw InvalidBaseline(
                    file, "conflict marker of a merge", at: range,
                    advice: "Keep the lines of both sides, remove the marks, and run 'keyboardlint baseline prune'.")
            }
            do throws(JSONIssue) {
                let object = try JSONValue(line: range, of: file)
                if let version = object["keyboardlintBaseline"] {
                    guard case .number(Double(Self.version)) = version.content else {
                        throw JSONIssue(
                            message: "this keyboardlint reads version \(Self.version) of baselines only",
                            range: version.range)
                    }
                    hasHeader = true
                } else {
                    guard hasHeader else {
                        throw JSONIssue(message: "the first line of a baseline is \(Self.header)", range: range)
                    }
                    entries.append(try Entry(object))
                }
            } catch {
                throw InvalidBaseline(file, error.message, at: error.range, advice: InvalidBaseline.rewrite)
            }
        }
        guard hasHeader else {
            throw InvalidBaseline(
                file, "a baseline begins with \(Self.header); this file is empty", at: ByteRange(0, 0),
                advice: InvalidBaseline.rewrite)
        }
        self.init(entries)
    }
}

/// A file that is no baseline. Its description is ready to print.
package struct InvalidBaseline: Error, CustomStringConvertible {
    /// Place, line and caret.
    package let description: String
    /// What to do about it.
    package let advice: String

    static let rewrite = "Fix or delete the line, or run 'keyboardlint baseline write' for a new baseline."

    init(_ file: SourceFile, _ message: String, at range: ByteRange, advice: String) {
        description = file.complaint(message, at: range)
        self.advice = advice
    }
}

extension Baseline.Entry {
    /// As the file has it.
    var line: String {
        #"{"path":\#(Self.quoted(path)),"symbol":\#(Self.quoted(symbol)),"rule":\#(Self.quoted(rule)),"hash":"\#(hash)","ordinal":\#(ordinal)}"#
    }

    fileprivate init(_ object: JSONValue) throws(JSONIssue) {
        path = try object.text("path")
        symbol = try object.text("symbol")
        rule = try object.text("rule")
        hash = try object.text("hash")
        ordinal = try object.wholeNumber("ordinal")
        let known = ["path", "symbol", "rule", "hash", "ordinal"]
        if case .object(let members) = object.content, let other = members.first(where: { !known.contains($0.key) }) {
            throw JSONIssue(message: "an entry has \(known.joined(separator: ", ")) and nothing else", range: other.keyRange)
        }
        guard hash.utf8.count == 16, hash.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
            throw JSONIssue(message: "a hash has 16 hexadecimal digits", range: object["hash"]?.range ?? object.range)
        }
    }

    /// As a JSON string in which nothing moves the cursor or reorders what is read.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            default:
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator:
                    for unit in String(scalar).utf16 {
                        let digits = String(unit, radix: 16)
                        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                    }
                default: quoted.unicodeScalars.append(scalar)
                }
            }
        }
        return quoted + "\""
    }
}

extension JSONValue {
    fileprivate subscript(key: String) -> JSONValue? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.key == key }?.value
    }

    fileprivate func text(_ key: String) throws(JSONIssue) -> String {
        guard case .string(let text) = try member(key).content else {
            throw JSONIssue(message: "'\(key)' is a text in double quotes", range: try member(key).range)
        }
        return text
    }

    fileprivate func wholeNumber(_ key: String) throws(JSONIssue) -> Int {
        guard case .number(let value) = try member(key).content, let number = Int(exactly: value) else {
            throw JSONIssue(message: "'\(key)' is a whole number", range: try member(key).range)
        }
        return number
    }

    private func member(_ key: String) throws(JSONIssue) -> JSONValue {
        guard let member = self[key] else { throw JSONIssue(message: "the entry has no '\(key)'", range: range) }
        return member
    }
}
