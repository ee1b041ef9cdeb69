import KeyboardFacts
import LintEngine
import ProgramIndex
import SourceText
import SwiftParser

/// What is left of a screen's handlers where the guide takes over their layout.
struct HandlerRemainders {
    /// Those that do nothing else.
    private(set) var gone: [KeyboardHandler] = []
    /// The names of the others.
    private(set) var kept: [String] = []
    /// The statements of the others that go.
    private(set) var removed: [Syntax] = []
    /// The program's functions whose calls go because nothing is left of them.
    private(set) var emptied: Set<Syntax> = []

    /// - Parameter replaced: the writes that the guide stands for.
    /// - Throws: where layout and other work cannot be taken apart, or a handler has no code.
    init(of handlers: [KeyboardHandler], without replaced: Set<Syntax>, _ index: DeclarationIndex) throws(FixRefusal) {
        for handler in handlers {
            guard let body = handler.codeBody else { throw .registration(handler.node) }
            let remainder = Remainder(of: body, without: replaced, index, in: handler.owner)
            if let obstacle = remainder.obstacle {
                throw .interwoven(handler: handler.name, path: obstacle.file.path, line: obstacle.location.line)
            }
            emptied.formUnion(remainder.emptied)
            if remainder.isEmpty {
                gone.append(handler)
            } else {
                removed += remainder.removed
                kept.append(handler.name)
            }
        }
    }
}

extension [Syntax] {
    /// Whether a node is one of these, or a part of one.
    func cover(_ node: Syntax) -> Bool { contains { $0.tree === node.tree && $0.range.contains(node.range) } }

    /// Whether an edit lies in one of these.
    func cover(_ edit: FileEdit) -> Bool {
        contains { $0.file.path == edit.path && $0.range.contains(edit.edit.range) }
    }
}
