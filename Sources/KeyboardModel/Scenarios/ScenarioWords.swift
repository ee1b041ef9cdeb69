/// A line of a scenario file, word by word.
struct ScenarioWords {
    let number: Int
    private var words: ArraySlice<Substring>

    init(_ line: Substring, number: Int) {
        self.number = number
        let words = line.split(whereSeparator: \.isWhitespace)
        self.words = words.first?.hasPrefix("#") == true ? [] : words[...]
    }

    func issue(_ message: String) -> ScenarioFile.Issue {
        ScenarioFile.Issue(line: number, message: message)
    }

    var isAtEnd: Bool { words.isEmpty }

    mutating func next() -> Substring? { words.popFirst() }

    /// Whether the next word is this one, which is then read.
    mutating func takes(_ word: String) -> Bool {
        guard words.first == word[...] else { return false }
        words.removeFirst()
        return true
    }

    /// Whether a number comes next.
    var isAtNumber: Bool { words.first.flatMap { Double($0) } != nil }

    /// What is left of the line, with single spaces.
    mutating func rest() -> String {
        defer { words = [] }
        return words.joined(separator: " ")
    }

    func end() throws(ScenarioFile.Issue) {
        if let word = words.first { throw issue("\"\(word)\" is one word too many") }
    }

    mutating func word(_ what: String) throws(ScenarioFile.Issue) -> Substring {
        guard let word = next() else { throw issue("\(what) is missing") }
        return word
    }

    mutating func length(_ what: String) throws(ScenarioFile.Issue) -> Double {
        let word = try word(what)
        guard let value = Double(word), abs(value) <= ScenarioFile.maximumLength else {
            throw issue("\(what) is not a number of points: \"\(word)\"")
        }
        return value
    }

    /// A length that cannot be negative.
    mutating func size(_ what: String) throws(ScenarioFile.Issue) -> Double {
        let value = try length(what)
        guard value >= 0 else { throw issue("\(what) is negative") }
        return value
    }

    mutating func rect<Space>(_ what: String) throws(ScenarioFile.Issue) -> Rect<Space> {
        Rect(
            x: try length("the x of \(what)"), y: try length("the y of \(what)"), width: try size("the width of \(what)"),
            height: try size("the height of \(what)"))
    }

    mutating func insets() throws(ScenarioFile.Issue) -> EdgeInsets {
        EdgeInsets(
            top: try size("the top inset"), left: try size("the left inset"), bottom: try size("the bottom inset"),
            right: try size("the right inset"))
    }

    /// One of an enumeration's names.
    mutating func choice<Value: RawRepresentable & CaseIterable>(_ what: String) throws(ScenarioFile.Issue) -> Value
    where Value.RawValue == String {
        let word = try word(what)
        guard let value = Value(rawValue: String(word)) else {
            let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
            throw issue("\(what) \"\(word)\" is unknown; there are \(known)")
        }
        return value
    }

    /// One of an enumeration's names, if it comes next.
    mutating func next<Value: RawRepresentable>(among values: Value.Type) -> Value? where Value.RawValue == String {
        guard let value = words.first.flatMap({ Value(rawValue: String($0)) }) else { return nil }
        words.removeFirst()
        return value
    }

    /// A name for reports and command lines: letters, digits and hyphens.
    mutating func identifier() throws(ScenarioFile.Issue) -> String {
        let word = try word("the scenario's id")
        let isPlain = word.utf8.allSatisfy { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                || byte == UInt8(ascii: "-")
        }
        guard isPlain else { throw issue("the id \"\(word)\" has characters other than a–z, 0–9 and hyphens") }
        return String(word)
    }
}
