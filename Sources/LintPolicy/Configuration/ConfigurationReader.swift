import PatternMatching
import SourceText
import Vocabulary

/// Reads values of a configuration file as what they are meant to be, and gathers what is wrong with them, so that a user sees
/// all of it at once.
struct ConfigurationReader {
    let file: SourceFile
    let folder: String
    private(set) var issues: [JSONIssue] = []

    init(file: SourceFile, folder: String) {
        self.file = file
        self.folder = folder
    }

    private mutating func complain(_ message: String, _ range: ByteRange) {
        issues.append(JSONIssue(message: message, range: range))
    }

    private func said<Value>(_ value: Value, _ range: ByteRange) -> SourcedValue<Value> {
        SourcedValue(value, .file(Origin.Place(file: file, range: range)))
    }

    /// Calls `read` with each member that is known.
    ///
    /// - Parameter what: is called in messages so: "a configuration".
    mutating func members<Key: CaseIterable & RawRepresentable<String>>(
        of value: JSONValue, _ keys: Key.Type, _ what: String, _ read: (Key, JSONValue, inout ConfigurationReader) -> Void
    ) {
        guard case .object(let members) = value.content else {
            return complain("expected \(what) in braces, not \(value.kind)", value.range)
        }
        let known = Key.allCases.map(\.rawValue)
        for member in members {
            guard let key = Key(rawValue: member.key) else {
                let nearest = nearestWord(to: member.key, in: known).map { "did you mean '\($0)'? " } ?? ""
                complain("\(what) has no key '\(member.key)'; \(nearest)it may have \(list(known))", member.keyRange)
                continue
            }
            read(key, member.value, &self)
        }
    }

    // MARK: Single values

    /// - Parameter what: is called in messages so: "a folder of rules".
    mutating func text(_ value: JSONValue, _ what: String) -> SourcedValue<String>? {
        guard case .string(let text) = value.content else {
            complain("expected \(what), in double quotes, not \(value.kind)", value.range)
            return nil
        }
        guard !text.isEmpty, !text.contains("\0") else {
            complain("expected \(what), not \(text.isEmpty ? "nothing" : "text with a null character")", value.range)
            return nil
        }
        return said(text, value.range)
    }

    mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
        _ value: JSONValue, _ choices: Choice.Type
    ) -> SourcedValue<Choice>? {
        let known = Choice.allCases.map { "\"\($0.rawValue)\"" }
        if case .string(let text) = value.content {
            if let choice = Choice(rawValue: text) { return said(choice, value.range) }
            complain("expected \(list(known)), not \"\(text)\"", value.range)
        } else {
            complain("expected \(list(known)), not \(value.kind)", value.range)
        }
        return nil
    }

    mutating func truth(_ value: JSONValue) -> SourcedValue<Bool>? {
        if case .boolean(let truth) = value.content { return said(truth, value.range) }
        complain("expected true or false, not \(value.kind)", value.range)
        return nil
    }

    mutating func version(_ value: JSONValue) -> SourcedValue<Version>? {
        if case .string(let text) = value.content {
            if let version = Version(text) { return said(version, value.range) }
            complain("expected a version such as \"15.0\", not \"\(text)\"", value.range)
        } else {
            complain("expected a version in double quotes such as \"15.0\", not \(value.kind)", value.range)
        }
        return nil
    }

    mutating func count(_ value: JSONValue) -> SourcedValue<Int>? {
        if case .number(let number) = value.content, let count = Int(exactly: number), count >= 0 {
            return said(count, value.range)
        }
        if case .number = value.content {
            complain("expected a whole number from 0, not \(file.text(in: value.range))", value.range)
        } else {
            complain("expected a whole number from 0, not \(value.kind)", value.range)
        }
        return nil
    }

    // MARK: Lists

    /// One text or a list of them.
    mutating func texts(_ value: JSONValue, _ what: String) -> [SourcedValue<String>] {
        guard case .array(let items) = value.content else {
            if case .string = value.content { return [text(value, what)].compactMap(\.self) }
            complain("expected \(what), in double quotes, or a list of such, not \(value.kind)", value.range)
            return []
        }
        return items.compactMap { text($0, what) }
    }

    /// At least one.
    mutating func choices<Choice: CaseIterable & RawRepresentable<String>>(
        _ value: JSONValue, _ choices: Choice.Type
    ) -> SourcedValue<[Choice]>? {
        guard case .array(let items) = value.content else { return choice(value, choices).map { said([$0.value], value.range) } }
        if items.isEmpty {
            complain("expected \(list(Choice.allCases.map { "\"\($0.rawValue)\"" })), not an empty list", value.range)
        }
        return said(items.compactMap { choice($0, choices)?.value }, value.range)
    }

    mutating func patterns(_ value: JSONValue) -> [SourcedValue<PathPattern>] {
        texts(value, "a pattern for paths").compactMap { text in
            do throws(PathPattern.Malformed) {
                return SourcedValue(try PathPattern(text.value, in: folder), text.origin)
            } catch {
                if let place = text.origin.place { complain("the pattern \(error.reason)", place.range) }
                return nil
            }
        }
    }

    // MARK: Rules

    mutating func choices(_ value: JSONValue) -> [String: SourcedValue<RuleChoice>] {
        guard case .object(let members) = value.content else {
            complain("expected rules in braces, as in { \"frame-height-as-inset\": \"error\" }, not \(value.kind)", value.range)
            return [:]
        }
        return members.reduce(into: [:]) { choices, member in
            guard let choice = choice(member.value, RuleChoice.self) else { return }
            // It is the rule's name that is wrong where there is no such rule.
            choices[member.key] = said(choice.value, member.keyRange)
        }
    }

    mutating func overrides(_ value: JSONValue) -> [RuleLayer] {
        guard case .array(let items) = value.content else {
            complain("expected a list of { \"files\": […], \"rules\": {…} }, not \(value.kind)", value.range)
            return []
        }
        return items.compactMap { item in
            var files: [PathPattern]?
            var choices: [String: SourcedValue<RuleChoice>]?
            let before = issues.count
            members(of: item, ConfigurationFile.OverrideKey.self, "an item of 'overrides'") { key, value, reader in
                switch key {
                case .files: files = reader.patterns(value).map(\.value)
                case .rules: choices = reader.choices(value)
                }
            }
            if let files, let choices { return RuleLayer(files: files, choices: choices) }
            if issues.count == before {
                complain(
                    "expected both 'files' and 'rules' in an item of 'overrides'",
                    ByteRange(item.range.start, item.range.start + 1))
            }
            return nil
        }
    }
}
