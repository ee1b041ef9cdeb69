import KeyboardFacts
import LintEngine
import ProgramIndex
import SwiftParser

/// The statements that run only where there is no guide: what registers the handlers, or, of those that do other work, what lays
/// out in them.
struct HandlerChecks {
    private(set) var statements: [Syntax]
    /// Those that run on all systems, for other work.
    let keptHandlers: [String]
    private let gone: [KeyboardHandler]

    /// - Parameters:
    ///   - handlers: all of the screen's.
    ///   - replaced: the writes that the guide stands for.
    /// - Throws: where layout and other work, or one registration and another, cannot be taken apart.
    init(of handlers: [KeyboardHandler], without replaced: Set<Syntax>, in facts: FileFacts) throws(FixRefusal) {
        let remainders = try HandlerRemainders(of: handlers, without: replaced, facts.index)
        gone = remainders.gone
        keptHandlers = remainders.kept
        statements = remainders.removed
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

    /// Whether all code that uses an outlet runs only where there is no guide.
    func coversUses(of outlet: String, in facts: FileFacts) -> Bool {
        let code = statements + gone.map(\.node)
        return facts.trees.mentions(of: outlet).allSatisfy { code.cover($0) }
    }
}
