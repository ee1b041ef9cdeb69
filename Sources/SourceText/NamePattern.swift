/// A pattern for one name of a path: `*` stands for any part of it, `?` for one character, `[a-z]` for one of some.
package struct NamePattern: Sendable {
    private let pattern: [Character]
    private let hasClasses: Bool

    /// - Parameter hasClasses: whether `[` has a meaning; CODEOWNERS gives it none.
    package init(_ pattern: [Character], hasClasses: Bool = true) {
        self.pattern = pattern
        self.hasClasses = hasClasses
    }

    /// Whether the pattern fits a whole name.
    package func matches(_ name: [Character]) -> Bool {
        var position = 0
        var next = 0
        var retry: (position: Int, next: Int)?
        while position < name.count || next < pattern.count {
            if next < pattern.count, pattern[next] == "*" {
                retry = (position, next + 1)
                next += 1
                continue
            }
            if position < name.count, next < pattern.count, let end = end(at: next, on: name[position]) {
                position += 1
                next = end
                continue
            }
            guard let last = retry, last.position < name.count else { return false }
            retry = (last.position + 1, last.next)
            (position, next) = (last.position + 1, last.next)
        }
        return true
    }

    /// Where the pattern goes on after one character; nil if it is not one that the pattern has there.
    private func end(at start: Int, on character: Character) -> Int? {
        switch pattern[start] {
        case "?": return start + 1
        case "[" where hasClasses:
            // A `]` directly behind the bracket is one of the characters.
            guard let close = pattern.indices.dropFirst(start + 2).first(where: { pattern[$0] == "]" }) else { return nil }
            var choices = pattern[(start + 1)..<close]
            let isNegated = choices.first == "!" || choices.first == "^"
            if isNegated { choices = choices.dropFirst() }
            return Self.contains(character, in: Array(choices)) != isNegated ? close + 1 : nil
        default: return pattern[start] == character ? start + 1 : nil
        }
    }

    private static func contains(_ character: Character, in choices: [Character]) -> Bool {
        var index = 0
        while index < choices.count {
            if index + 2 < choices.count, choices[index + 1] == "-" {
                if choices[index] <= character, character <= choices[index + 2] { return true }
                index += 3
            } else {
                if choices[index] == character { return true }
                index += 1
            }
        }
        return false
    }
}
