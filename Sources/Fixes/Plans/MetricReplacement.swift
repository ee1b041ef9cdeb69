import HandlerInterpreter
import KeyboardFacts
import LintEngine
import SourceText
import SwiftParser
import Vocabulary

/// The edits by which a fixed number that the code takes off the keyboard's height, the home indicator of one device, becomes the
/// view's safe area, or goes where that is taken off already.
struct MetricReplacement {
    /// One candidate of edits per number and one for all of them, and the same with the distance that content has at rest.
    private(set) var candidates: [Candidate] = []
    /// Those that take all numbers out.
    private(set) var removals: [Candidate] = []

    struct Candidate {
        let edits: [FileEdit]
        /// Points that they keep between the content and the keyboard.
        let margin: Double?
    }

    /// - Parameter margin: points that the content ends above the safe area at rest; nil for none.
    init(_ keyboard: KeyboardExpressions, _ form: SafeAreaForm, keeping margin: Double?) {
        guard form != .insetsWhereKnown else { return }
        let numbers = keyboard.facts.tree.nodes(of: [.binaryExpr]).compactMap { Number($0, keyboard.values) }
        guard !numbers.isEmpty else { return }
        for margin in [nil, margin].prefix(margin == nil ? 1 : 2) {
            removals.append(Candidate(edits: numbers.map { $0.removal(keeping: margin) }.sorted(), margin: margin))
            let edits = numbers.compactMap { $0.edit(keyboard.facts, form, keeping: margin) }
            guard edits.count == numbers.count else { continue }
            for chosen in edits.map({ [$0] }) + (edits.count > 1 ? [edits.sorted()] : []) {
                candidates.append(Candidate(edits: chosen, margin: margin))
            }
        }
    }

    /// The number in `height - 34`, `-height + 34` or `34 - height`.
    private struct Number {
        let sum: Syntax
        let node: Syntax
        /// Whether the sum is less for a higher keyboard.
        let isUpwards: Bool

        init?(_ sum: Syntax, _ values: ValueLog) {
            guard sum.isNamed("+") || sum.isNamed("-"), let left = sum.child(.left), let right = sum.child(.right) else {
                return nil
            }
            func height(_ node: Syntax) -> Double? {
                guard let quantity = values[node], quantity.origins.contains(ValueOrigin(.keyboardEndFrame, .height)),
                    !quantity.derives(from: .safeArea)
                else { return nil }
                return quantity.known
            }
            func number(_ node: Syntax) -> Double? {
                node.isNumber ? values[node]?.known : nil
            }
            self.sum = sum
            let sign = sum.isNamed("-") ? -1.0 : 1
            if let height = height(left), let number = number(right) {
                guard height * number * sign < 0 else { return nil }
                (node, isUpwards) = (right, height < 0)
            } else if let number = number(left), let height = height(right) {
                guard height * number * sign < 0 else { return nil }
                (node, isUpwards) = (left, height * sign < 0)
            } else {
                return nil
            }
        }

        func edit(_ facts: FileFacts, _ form: SafeAreaForm, keeping margin: Double?) -> FileEdit? {
            guard let view = facts.view(at: node), let bottom = form.bottom(of: view, at: node) else { return nil }
            return FileEdit(path: node.file.path, TextEdit(range: node.range, replacement: bottom + distance(margin)))
        }

        /// The sum without the number, or with the margin in its place.
        func removal(keeping margin: Double?) -> FileEdit {
            if node.role == .right, let height = sum.child(.left) {
                let range = ByteRange(height.range.end, node.range.end)
                return FileEdit(path: node.file.path, TextEdit(range: range, replacement: distance(margin)))
            }
            // `34 - height` becomes `-height`, and with a margin `-8 - height`.
            let end = margin == nil ? sum.child(.right)?.range.start ?? node.range.end : node.range.end
            let text = margin.map { (isUpwards ? "-" : "") + $0.literal } ?? (isUpwards ? "-" : "")
            return FileEdit(path: node.file.path, TextEdit(range: ByteRange(node.range.start, end), replacement: text))
        }

        private func distance(_ margin: Double?) -> String {
            margin.map { (isUpwards ? " - " : " + ") + $0.literal } ?? ""
        }
    }
}
