import SwiftParser

extension Syntax {
    /// The innermost block or closure around it, of those that a log takes down as entered.
    package var blockAround: Syntax? { ancestors.first { $0.kind == .codeBlock || $0.kind == .closureExpr } }
}

/// What the expressions of handlers came to: of each the number that decides about a bottom edge, as one evaluation gave it.
///
/// One log serves all runs of an object's handlers. An expression is evaluated dozens of times, in every scenario and on every
/// path, but where its value comes from hardly depends on that; so the first answer is kept, and replaced once by one that
/// derives from the keyboard, which says more than the other side of a `?:` or a frame that was not there.
package final class ValueLog {
    private var answers: [Syntax: Answer] = [:]

    private struct Answer {
        let quantity: Quantity
        let isFromKeyboard: Bool
        var isVarying = false
    }

    /// The functions, closures and blocks that were entered, at rest or for a notification.
    package private(set) var entered: Set<Syntax> = []
    /// The expressions that came to the keyboard's rectangle, as the notification has it or converted.
    package private(set) var keyboardFrames: Set<Syntax> = []
    /// The expressions that came to zero where they derive from the keyboard, as the parts of an end frame of zeros do.
    package private(set) var keyboardZeros: Set<Syntax> = []
    /// Whether an expression came to several known numbers, none of which derives from the keyboard.
    package func isVarying(_ node: Syntax) -> Bool { answers[node]?.isVarying ?? false }
    /// Whether some expression came to a number that derives from the keyboard, or to the keyboard's rectangle.
    package var readsKeyboard: Bool { !keyboardFrames.isEmpty || answers.values.contains(where: \.isFromKeyboard) }
    /// Members of views that no file at hand declares, through which code says where the keyboard is.
    private(set) var layoutMembers: Set<String> = []
    /// What calls that are not followed made of where the keyboard is.
    private(set) var madeOfKeyboard: Set<Unknown> = []
    private var last: Syntax?
    /// The calls that animate, each with whether it ever ran for a duration of its own.
    private var animations: [Syntax: Bool] = [:]

    /// The number an expression came to, or the decisive part of a rectangle, a point or insets; nil for what never ran or is no
    /// number.
    package subscript(node: Syntax) -> Quantity? { answers[node]?.quantity }

    func note(layoutMembers members: Set<String>) { layoutMembers.formUnion(members) }

    func note(madeOfKeyboard value: Unknown) { madeOfKeyboard.insert(value) }

    func note(entered code: Syntax) {
        guard code != last else { return }
        last = code
        entered.insert(code)
    }

    func note(animation call: Syntax, isInherited: Bool) { animations[call] = animations[call] ?? false || !isInherited }

    /// Whether a call that animates ran outside the keyboard's own animation; nil for one that did not run.
    package func hasOwnDuration(_ animation: Syntax) -> Bool? { animations[animation] }

    func note(_ value: Value, of node: Syntax) {
        let isFromKeyboard: Bool
        switch value {
        case .number(let quantity):
            isFromKeyboard = quantity.isFromKeyboard
            if isFromKeyboard, quantity.known == 0 { keyboardZeros.insert(node) }
        case .insets(let insets): isFromKeyboard = insets.bottom.isFromKeyboard
        case .rect(let rect):
            isFromKeyboard = rect.y.isFromKeyboard || rect.height.isFromKeyboard
            if isFromKeyboard { keyboardFrames.insert(node) }
        case .point(let point): isFromKeyboard = point.y.isFromKeyboard
        case .size(let size): isFromKeyboard = size.height.isFromKeyboard
        case .transform(_, let y): isFromKeyboard = y.isFromKeyboard
        default: return
        }
        if let position = answers.index(forKey: node), answers.values[position].isFromKeyboard || !isFromKeyboard {
            // A number as any other evaluation gave it, or one that tells more.
            guard case .number(let quantity) = value, !answers.values[position].isFromKeyboard,
                !answers.values[position].isVarying, quantity.known != answers.values[position].quantity.known
            else { return }
            answers.values[position].isVarying = true
            return
        }
        guard let quantity = value.decisiveQuantity else { return }
        answers[node] = Answer(
            quantity: quantity, isFromKeyboard: isFromKeyboard, isVarying: answers[node]?.isVarying ?? false)
    }
}
