#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What one run came to: a line of a history file.
package struct HistoryEntry: Codable, Sendable, Equatable {
    package var date: String
    /// Nil where there is no version control.
    package var commit: String?
    /// Of keyboardlint.
    package var tool: String
    /// Of the reference model: numbers of different models do not compare.
    package var model: Int
    package var handlers: Int
    package var redundant: Int
    package var differing: Int
    package var unknown: Int
    package var notExecuted: Int
    package var errors: Int
    package var warnings: Int
    package var notes: Int
    /// In points.
    package var effort: Int

    /// The keys of a line. They stay, so that old history files can be read; `equivalent` is an older word for redundant.
    private enum CodingKeys: String, CodingKey {
        case date, commit, tool, model, handlers
        case redundant = "equivalent"
        case differing, unknown, notExecuted, errors, warnings, notes, effort
    }

    /// The identity of a run.
    var key: String { commit ?? date }

    /// One line of JSON, its keys sorted, with its line feed.
    package func line() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}

package enum History {
    /// What is wrong with a history file.
    package struct Malformed: Error, Equatable {
        /// From 1.
        package let line: Int
        package let reason: String
    }

    /// Lines of JSON, each with at least the keys that this version writes; empty lines do not count. Of several with one commit
    /// (or one date, where there is no commit) the last tells, in the place of the first.
    package static func read(_ text: String) throws(Malformed) -> [HistoryEntry] {
        var entries: [HistoryEntry] = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.allSatisfy(\.isWhitespace) { continue }
            do {
                add(try JSONDecoder().decode(HistoryEntry.self, from: Data(line.utf8)), to: &entries)
            } catch DecodingError.keyNotFound(let key, _) {
                throw Malformed(line: number + 1, reason: "has no '\(key.stringValue)'")
            } catch DecodingError.typeMismatch(_, let place), DecodingError.valueNotFound(_, let place) {
                throw Malformed(
                    line: number + 1,
                    reason: "has a value of another kind than expected for '\(place.codingPath.last?.stringValue ?? "it")'")
            } catch {
                throw Malformed(line: number + 1, reason: "is not an object of JSON")
            }
        }
        return entries
    }

    package static func add(_ entry: HistoryEntry, to entries: inout [HistoryEntry]) {
        if let known = entries.firstIndex(where: { $0.key == entry.key }) {
            entries[known] = entry
        } else {
            entries.append(entry)
        }
    }
}
