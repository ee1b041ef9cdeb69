import KeyboardFacts
import LintEngine
import ProgramIndex
import SourceText
import SwiftParser

/// The statements that run only where there is no guide: what registers the handlers, or, of those that do other work, what lays
/// out in them.
struct HandlerChecks {
    private(set) var statements: [Syntax] = []
    private(set) var keptHandlers: [String] = []

    /// - Parameters:
    ///   - handlers: all of the screen's.
    ///   - replaced: the writes that the guide stands for.
    /// - Throws: where layout and other work, or one registration and another, cannot be taken apart.
    init(of handlers: [KeyboardHandler], without replaced: Set<Syntax>, in facts: FileFacts) throws(FixRefusal) {
        var gone: [KeyboardHandler] = []
        for handler in handlers {
            guard let body = handler.codeBody else { throw .registration(handler.node) }
            let remainder = Remainder(of: body, without: replaced, facts.index, in: handler.owner)
            if let obstacle = remainder.obstacle {
                throw .interwoven(handler: handler.name, path: obstacle.file.path, line: obstacle.location.line)
            }
            if remainder.isEmpty {
                gone.append(handler)
            } else {
                statements += remainder.removed
                keptHandlers.append(handler.name)
            }
        }
        for handler in gone {
            if handler.isCalledByOthers || handler.registrationElsewhere(in: facts.index) != nil {
                // Whoever calls or registers it may do so for other screens: this one's code asks for the system itself.
                statements += handler.codeBody?.children(.statement) ?? []
            } else {
                statements += try handler.registeringStatements(among: gone, in: facts.index)
            }
        }
        var seen: Set<Syntax> = []
        statements = statements.filter { seen.insert($0).inserted }
    }

    func contains(_ node: Syntax) -> Bool {
        statements.contains { $0.tree === node.tree && $0.range.contains(node.range) }
    }

    func contains(_ edit: FileEdit) -> Bool {
        statements.contains { $0.file.path == edit.path && $0.range.contains(edit.edit.range) }
    }

    /// Whether all code that uses an outlet runs only where there is no guide.
    func coversUses(of outlet: String, in facts: FileFacts, besides handlers: [KeyboardHandler]) -> Bool {
        let gone = handlers.filter { !keptHandlers.contains($0.name) }
        return facts.trees.mentions(of: outlet).allSatisfy { use in
            contains(use) || gone.contains { $0.node.tree === use.tree && $0.node.range.contains(use.range) }
        }
    }
}
