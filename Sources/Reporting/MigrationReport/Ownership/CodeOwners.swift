/// Who owns which file, as the file CODEOWNERS says.
///
/// Its patterns are like those of `.gitignore` without negation, and the last that matches wins (GitHub Docs, "About code
/// owners"). GitLab has sections besides (GitLab Docs, "Code Owners"): each has a last match of its own, and a pattern without
/// owners has the section's.
package struct CodeOwners: Sendable {
    private struct Section: Sendable {
        var owners: [String] = []
        var entries: [Entry] = []
    }

    private struct Entry: Sendable {
        var pattern: OwnerPattern
        var owners: [String]
    }

    private var sections: [Section] = []

    package init(_ text: String) {
        var sections = [Section()]
        for line in text.split(whereSeparator: \.isNewline) {
            let words = Self.words(of: line)
            guard let first = words.first else { continue }
            if let owners = Self.sectionOwners(line) {
                sections.append(Section(owners: owners))
            } else if let pattern = OwnerPattern(first) {
                let owners = Array(words.dropFirst())
                sections[sections.count - 1].entries.append(
                    Entry(pattern: pattern, owners: owners.isEmpty ? sections[sections.count - 1].owners : owners))
            }
        }
        self.sections = sections
    }

    /// - Parameter path: from the repository's top, without a leading `/`.
    package func owners(of path: String) -> [String] {
        let names = path.split(separator: "/").map { Array($0) }
        var owners: [String] = []
        for section in sections {
            let last = section.entries.last { $0.pattern.matches(names) }
            for owner in last?.owners ?? [] where !owners.contains(owner) { owners.append(owner) }
        }
        return owners
    }

    /// Separated by spaces or tabs; `\ ` is a space in a name, and what follows `#` is a comment.
    private static func words(of line: Substring) -> [String] {
        var words: [String] = []
        var word = ""
        var isEscaped = false
        for character in line {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "#", word.isEmpty {
                break
            } else if character == " " || character == "\t" {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        return word.isEmpty ? words : words + [word]
    }

    /// Of `[Name][2] @owner` or `^[Name] @owner`; nil of any other line.
    private static func sectionOwners(_ line: Substring) -> [String]? {
        let rest = line.drop { $0 == " " || $0 == "\t" }
        guard rest.hasPrefix("[") || rest.hasPrefix("^["), let end = rest.lastIndex(of: "]") else { return nil }
        return words(of: rest[rest.index(after: end)...])
    }
}
