import Behaviour
import HandlerInterpreter
import KeyboardFacts
import LintEngine
import ProgramIndex
import SourceText
import SwiftParser
import Vocabulary

/// The edits by which a handler that runs only when the keyboard comes runs when it goes, too.
///
/// What the keyboard covers is nothing then, so that a handler which takes that needs no other one to reset what it did.
struct HideRegistration {
    let edits: [FileEdit]
    let handlers: [String]

    /// Nil where anything else hears of the keyboard going, or the handler is not registered by a selector.
    init?(for run: SessionRun, in facts: FileFacts) {
        let registered = run.session.handlers
        let registrations = registered.flatMap(\.registrations)
        guard !registrations.isEmpty, registrations.allSatisfy({ $0.event == .willShow && $0.form == .selector }),
            let owner = registered.first?.owner, run.session.client == nil
        else { return nil }
        let declarations = facts.index.lineage(of: owner).flatMap(\.declarations)
        // What takes the observer away takes away the other one.
        let removals = declarations.flatMap(\.subtree).filter {
            $0.kind == .callExpr && $0.child(.callee)?.name == "removeObserver"
        }.flatMap { call in call.subtree.compactMap(NotificationReference.init).filter { $0.event == .willShow } }
        let copies = (registrations.map(\.reference) + removals).map(Self.copy)
        guard !copies.contains(nil) else { return nil }
        edits = copies.compactMap(\.self).sorted()
        handlers = registered.compactMap { $0.node.kind == .functionDecl ? $0.node.signatureName : nil }.sorted()
    }

    /// The statement that names a notification once more, with the name of the one for hiding.
    private static func copy(_ reference: NotificationReference) -> FileEdit? {
        let node = reference.node
        guard let statement = node.enclosingStatement, statement.kind == .callExpr, !reference.isMessage,
            let indentation = node.file.indentation(before: statement.range.start)
        else { return nil }
        let name = node.kind == .stringLiteral ? node.range : node.nameRange
        let old = node.file.text(in: name)
        let new = old.replacing("Show", with: "Hide")
        guard new != old else { return nil }
        let file = node.file
        let text =
            file.text(in: ByteRange(statement.range.start, name.start)) + new
            + file.text(in: ByteRange(name.end, statement.range.end))
        let end = ByteRange(statement.range.end, statement.range.end)
        return FileEdit(path: file.path, TextEdit(range: end, replacement: file.lineEnd + indentation + text))
    }
}
