import Behaviour
import HandlerInterpreter
import KeyboardFacts
import LintEngine
import ProgramIndex
import SourceText
import SwiftParser
import Vocabulary

/// What can be mended of code that does compare the keyboard with the view: one small change for each of three mistakes.
///
/// - A rectangle is converted from or to the window. Notifications have the screen's coordinates (Apple, documentation of
///   `keyboardFrameEndUserInfoKey`), which are others in Split View, Slide Over and Stage Manager.
/// - The keyboard's height, or its distance from the view's end, is taken for what it covers of the view.
/// - What is covered goes into an inset or a constraint that has the safe area beneath it already.
///
/// Which of them is made is for the run to say: each alone is a candidate, and each combination.
struct Correction {
    /// The edits of each candidate, the one that changes least first.
    private(set) var candidates: [[FileEdit]] = []

    init(for run: SessionRun, in facts: FileFacts, _ form: SafeAreaForm) {
        let keyboard = KeyboardExpressions(of: run, in: facts)
        let conversions = keyboard.conversions.compactMap(Self.fromScreen)
        let overlaps = keyboard.overlaps
        // What has the safe area taken off is not to lose it twice.
        let whole = keyboard.amounts.filter { !(keyboard.values[$0]?.derives(from: .safeArea) ?? false) }
        let safeAreas = whole.map { SafeAreaDeduction(from: $0, keyboard, form)?.edits }
        // Half of a change that belongs together is none.
        let safeArea = safeAreas.allSatisfy { $0 != nil } ? safeAreas.compactMap(\.self).flatMap(\.self) : []
        // Of a height it does not matter what it was converted from; of what is covered it does.
        let areHeights = overlaps.contains { edit in
            let tree = facts.trees.first { $0.file.path == edit.path }
            return tree?.nodes(of: [.memberExpr]).contains { $0.range == edit.edit.range && $0.name == "height" } ?? false
        }
        let parts = [conversions, overlaps, safeArea]
        var known: Set<[FileEdit]> = [[]]
        for chosen in [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]] where chosen.allSatisfy({ !parts[$0].isEmpty }) {
            if chosen.contains(1), !chosen.contains(0), !conversions.isEmpty, areHeights { continue }
            let edits = chosen.flatMap { parts[$0] }.sorted()
            if known.insert(edits).inserted { candidates.append(edits) }
        }
    }

    /// Of a `convert` call from or to the window, the edit that has the screen in the window's place.
    private static func fromScreen(_ call: Syntax) -> FileEdit? {
        guard let window = call.windowArgument else { return nil }
        let receiver = call.child(.callee)?.child(.base)
        guard receiver?.isPath ?? true else { return nil }
        let own = receiver.map { $0.text + "." } ?? ""
        let text = "\(own)window?.screen.coordinateSpace ?? \(receiver?.text ?? "self")"
        return FileEdit(path: call.file.path, TextEdit(range: window.range, replacement: text))
    }
}
