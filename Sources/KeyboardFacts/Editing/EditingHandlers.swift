import ProgramIndex
import SourceText
import SwiftParser

/// The handlers of screens that no keyboard notification starts: functions which UIKit calls as editing begins or ends and which
/// move content out of the keyboard's way by a number of their own.
///
/// Most such functions mark a field, show a button or validate what was typed. Which of them are about the keyboard, their code
/// says: they move a whole screen, or what scrolls, or what a constraint holds, by many points that come from nowhere else. Where
/// that is not certain they are no handlers. Nor are they where the screen observes the keyboard, too: what its handlers leave is
/// then what counts.
struct EditingHandlers {
    private(set) var handlers: [KeyboardHandler] = []
    /// The names of classes that have such functions, or would have if they are screens, and of those that they inherit from:
    /// what other files say of them decides. Without those that are told of the keyboard.
    private(set) var classes: Set<String> = []

    /// The classes of the file that UIKit tells of the beginning of editing, whatever they do then, without those that are told
    /// of the keyboard.
    private(set) var listeners: Set<String> = []

    /// - Parameter observes: whether a class of a type's lineage is told of the keyboard.
    init(in tree: SyntaxTree, _ index: DeclarationIndex, unless observes: (Set<String>) -> Bool) {
        guard Self.mayBe(in: tree) else { return }
        let types = index.types.values.filter { type in type.declarations.contains { $0.tree === tree } }
        for type in types.sorted(by: { $0.name < $1.name }) where !DeclarationIndex.isFramework(type.name) {
            guard type.kind == .classDecl || type.kind == nil, index.mayBeScreen(type.name) else { continue }
            let all = index.editingFunctions(of: type, in: tree)
            guard all.contains(where: { $0.event == .willShow }) else { continue }
            let lineage = Set(index.lineage(of: type.name).map(\.name).filter { !DeclarationIndex.isFramework($0) })
            if observes(lineage) { continue }
            listeners.insert(type.name)
            let moves = EditingMoves(index: index, type: type.name)
            let functions = all.filter { function in
                function.event == .willShow ? moves.movesContent(function.function) : moves.writesLayout(function.function)
            }
            guard functions.contains(where: { $0.event == .willShow }) else { continue }
            classes.formUnion(lineage)
            guard type.kind == .classDecl, index.isViewController(type.name), index.missingSuperclass(of: type.name) == nil else {
                continue
            }
            handlers += Self.handlers(functions, of: type.name)
        }
    }

    private static func handlers(_ functions: [EditingFunction], of type: String) -> [KeyboardHandler] {
        functions.map { function in
            let registration = Registration(
                reference: NotificationReference(event: function.event, node: function.place, isMessage: false), form: .editing,
                target: .function(function.function))
            return KeyboardHandler(
                node: function.function, target: .function(function.function), owner: type, registrations: [registration])
        }
    }

    /// Whether a file may have some, told by its bytes and then by the names of its functions.
    static func mayBe(in tree: SyntaxTree) -> Bool {
        let bytes = tree.file.bytes
        if delegateWord.isFound(in: bytes), !tree.nodes(of: [.functionDecl], spelled: begin).isEmpty { return true }
        return actionWord.isFound(in: bytes)
    }

    /// Whether a file may name what UIKit calls as editing begins.
    static func mayBe(in file: SourceFile) -> Bool { delegateWord.isFound(in: file.bytes) || actionWord.isFound(in: file.bytes) }

    private static let begin = Set(EditingDelegate.begin)
    /// In the names of a delegate's methods, and that of a control's event.
    private static let delegateWord = WordSearch("BeginEditing")
    private static let actionWord = WordSearch("editingDidBegin")
}

extension SourceFile {
    /// Whether code of the file may name what UIKit calls as editing begins.
    package var namesBeginOfEditing: Bool { EditingHandlers.mayBe(in: self) }
}

extension SyntaxTree {
    /// Whether the file has functions that move content as editing begins, as far as it tells by itself.
    package var mayMoveAsEditingBegins: Bool {
        guard EditingHandlers.mayBe(in: self) else { return false }
        return !EditingHandlers(in: self, DeclarationIndex([self])) { _ in false }.classes.isEmpty
    }
}

extension KeyboardHandler {
    /// Whether it runs as editing begins or ends, whatever the keyboard posts.
    package var isOfEditing: Bool { registrations.first?.form == .editing }
}

extension KeyboardHandler {
    /// Whether it writes to the whole view of its screen, as far as its code tells without being run.
    package func movesOwnView(in index: DeclarationIndex) -> Bool {
        owner.map { EditingMoves(index: index, type: $0).movesView(node) } ?? false
    }
}

extension DeclarationIndex {
    /// Whether a class is a screen, or may be for all that the files at hand say.
    fileprivate func mayBeScreen(_ type: String) -> Bool {
        isViewController(type) || types[type]?.kind == nil || missingSuperclass(of: type) != nil
    }
}
