import HandlerInterpreter
import KeyboardFacts
import SourceText
import SwiftParser

/// The coordinate space that an expression was measured in when its handler ran.
package struct SpaceNote: Sendable, Equatable {
    package let range: ByteRange
    /// `screen`, `window`, `view` …
    package let space: String
}

extension Linter {
    /// The spaces of what a file's handlers mix: of each part of a sum or a difference that only makes sense within one space.
    ///
    /// The handlers are run for it, in one scenario: the expressions are the same in all.
    package func mixedSpaces(in unit: AnalysisUnit) -> [SpaceNote] {
        guard unit.file.namesKeyboardNotification || unit.isClient else { return [] }
        let tree = parse(unit.file)
        var files = ParsedFiles()
        let facts = unit.facts(of: tree, &files)
        let logs = facts.sessions.map {
            run($0, through: Array(scenarios.prefix(1)), unit.interfaces ?? .empty).values
        }
        var notes: [SpaceNote] = []
        note(tree.root, inMix: false, logs, &notes)
        return notes
    }

    private func note(_ node: Syntax, inMix: Bool, _ logs: [ValueLog], _ notes: inout [SpaceNote]) {
        let quantity = logs.lazy.compactMap { $0[node] }.first
        if inMix, let quantity, !quantity.mixesSpaces, let space = quantity.space {
            notes.append(SpaceNote(range: node.range, space: space.rawValue))
            return
        }
        let mixes = quantity?.mixesSpaces ?? inMix
        for child in node.children { note(child, inMix: mixes, logs, &notes) }
    }
}
