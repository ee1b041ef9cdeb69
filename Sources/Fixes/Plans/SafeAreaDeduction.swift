import HandlerInterpreter
import KeyboardFacts
import LintEngine
import ProgramIndex
import SourceText
import SwiftParser
import Vocabulary

/// The edits by which an amount made of the keyboard's place loses the safe area, which is beneath it already.
struct SafeAreaDeduction {
    private(set) var edits: [FileEdit] = []

    /// - Parameter amount: what is given to an inset or a constraint.
    /// - Returns: nil where the amount has another form, or nothing at its place names a view whose safe area it is.
    init?(from amount: Syntax, _ keyboard: KeyboardExpressions, _ form: SafeAreaForm) {
        guard let insets = Self.insets(at: amount, keyboard.facts, form) else { return nil }
        if form == .insetsWhereKnown {
            guard let edit = Self.question(after: amount, insets) else { return nil }
            edits = [edit]
            return
        }
        let parts = Self.parts(of: amount, keyboard)
        guard !parts.isEmpty else { return nil }
        for part in parts {
            guard part.expression.bindsLikeProduct || part.expression.isSum || part.expression.isCoalescing else { return nil }
            func insert(_ text: String, from start: Int, to end: Int) {
                edits.append(
                    FileEdit(path: amount.file.path, TextEdit(range: ByteRange(start, end), replacement: text)))
            }
            let range = part.expression.range
            if part.expression.isCoalescing {
                // It binds weaker than a difference.
                insert(part.isLimited ? "(" : "max(0, (", from: range.start, to: range.start)
                insert(part.isLimited ? ") - \(insets)" : ") - \(insets))", from: range.end, to: range.end)
            } else if part.isLimited {
                insert(" - \(insets)", from: range.end, to: range.end)
            } else if let paren = part.expression.parent, paren.kind == .parenExpr {
                insert("max(0, ", from: paren.range.start, to: range.start)
                insert(" - \(insets))", from: range.end, to: paren.range.end)
            } else {
                insert("max(0, ", from: range.start, to: range.start)
                insert(" - \(insets))", from: range.end, to: range.end)
            }
        }
    }

    /// The lines behind an assignment that take the safe area off on systems which have one.
    private static func question(after amount: Syntax, _ insets: String) -> FileEdit? {
        guard amount.role == .right, let statement = amount.parent, statement.kind == .assignExpr, statement.isNamed("="),
            statement.role == .statement, let target = statement.child(.left), target.isPath
        else { return nil }
        let file = amount.file
        guard let indentation = file.indentation(before: statement.range.start) else { return nil }
        let lines = [
            "if #available(iOS 11.0, *) {", "    \(target.text) = max(0, \(target.text) - \(insets))", "}",
        ]
        let text = lines.map { file.lineEnd + indentation + $0 }.joined()
        return FileEdit(
            path: file.path, TextEdit(range: ByteRange(statement.range.end, statement.range.end), replacement: text))
    }

    // MARK: What the safe area is taken off

    private struct Part {
        let expression: Syntax
        /// Whether `max(0, …)` is around it.
        var isLimited = false
    }

    /// What of a sum derives from the keyboard, without the margins that somebody wrote.
    private static func parts(of amount: Syntax, _ keyboard: KeyboardExpressions) -> [Part] {
        switch amount.kind {
        case .parenExpr: return amount.child(.expression).map { parts(of: $0, keyboard) } ?? []
        case .prefixExpr where amount.isNamed("-"): return amount.child(.operand).map { parts(of: $0, keyboard) } ?? []
        case .ternaryExpr:
            let branches = [amount.child(.thenValue), amount.child(.elseValue)].compactMap(\.self)
            return branches.filter(keyboard.isFromKeyboard).flatMap { parts(of: $0, keyboard) }
        case .callExpr where amount.child(.callee)?.name == "max":
            let arguments = amount.children(.argument).compactMap { $0.child(.value) }
            guard arguments.count == 2, let zero = arguments.firstIndex(where: \.isZero) else { return [] }
            return [Part(expression: arguments[1 - zero], isLimited: true)]
        case .binaryExpr where amount.isSum:
            guard let left = amount.child(.left), let right = amount.child(.right) else { return [] }
            switch (keyboard.isFromKeyboard(left), keyboard.isFromKeyboard(right)) {
            case (true, false) where !right.derivesFromGeometry(keyboard.values): return parts(of: left, keyboard)
            case (false, true) where !left.derivesFromGeometry(keyboard.values) || amount.isNamed("-"):
                return parts(of: right, keyboard)
            default: return [Part(expression: amount)]
            }
        default: return [Part(expression: amount)]
        }
    }

    // MARK: Whose safe area

    private static func insets(at amount: Syntax, _ facts: FileFacts, _ form: SafeAreaForm) -> String? {
        let scrollView = form == .insets ? amount.scrollViewOfInset?.path : nil
        // What the code reaches through another object, such as a closure's parameter, it is not to reach through itself besides.
        let isOthers = scrollView.map { !amount.isReached(through: $0) } ?? false
        if !isOthers, let view = facts.view(at: amount), let own = form.bottom(of: view, at: amount) { return own }
        // The safe area of the scroll view itself, where the code has no view or no name for it.
        let insets = scrollView.map { $0 + ".safeAreaInsets.bottom" }
        return insets.map { $0.contains("?") ? "(\($0) ?? 0)" : $0 }
    }
}

extension Syntax {
    fileprivate var isSum: Bool { kind == .binaryExpr && (isNamed("+") || isNamed("-")) }

    fileprivate var isCoalescing: Bool { kind == .binaryExpr && isNamed("??") }

    /// Whether something can be taken off it without parentheses.
    fileprivate var bindsLikeProduct: Bool {
        switch kind {
        case .identifierExpr, .memberExpr, .callExpr, .forceUnwrap, .parenExpr: true
        case .binaryExpr: isNamed("*") || isNamed("/")
        default: false
        }
    }

    /// Whether the node is made of where views, windows, screens or keyboards are; what never ran may be.
    func derivesFromGeometry(_ values: ValueLog) -> Bool {
        guard let quantity = values[self] else { return true }
        let places: [ValueOrigin.Source] = [
            .keyboardEndFrame, .keyboardBeginFrame, .viewBounds, .safeArea, .mainScreen, .screen, .window, .otherView,
        ]
        return places.contains { quantity.derives(from: $0) }
    }
}
