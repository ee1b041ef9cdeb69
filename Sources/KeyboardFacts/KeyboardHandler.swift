import SourceText
import SwiftParser

/// Code that runs when a keyboard notification is posted, with every registration that leads to it.
package struct KeyboardHandler: Sendable {
    /// The function, closure or loop; where nothing was found, what the registration points at.
    package let node: Syntax
    package let target: Registration.Target
    /// The type in whose objects it runs: the last component of its name; nil at the top level of a file.
    package let owner: String?
    /// In source order.
    package var registrations: [Registration]
    /// Where another object comes in, which observes for this one: the observer's function for code that it calls back, the call
    /// that engages the observer for a function of its own. Nil where the handler's object observes itself.
    package var through: Syntax?
    /// The screen that its object, a view, was run in.
    package var stage: String?

    package init(
        node: Syntax, target: Registration.Target, owner: String?, registrations: [Registration], through: Syntax? = nil
    ) {
        self.node = node
        self.target = target
        self.owner = owner
        self.registrations = registrations
        self.through = through
    }

    /// `keyboardWillShow(_:)`; `closure`, `for await` and `assign` where there is no name.
    package var name: String {
        switch target {
        case .function(let declaration): declaration.signatureName
        case .closure: "closure"
        case .loop: "for await"
        case .assignment(let assignment): assignment.operation
        case .unknown(_, let node): node.selectorName ?? node.textInOneLine
        }
    }

    /// Whether its code takes something of unknown kind from what it is handed, the notification or what a stream made of it: not
    /// only the notification's own members. Of a pair, `$0.1` is that: the first is the object that a stream was told to hand
    /// over.
    package var usesNotification: Bool {
        // What editing starts is handed a field.
        if isOfEditing { return false }
        let names = Set(node.children(.parameter).map(\.name))
        return node.subtree.contains { mention in
            guard mention.kind == .identifierExpr, names.contains(mention.name) || ["$0", "$1"].contains(mention.name) else {
                return false
            }
            guard let member = mention.parent, member.kind == .memberExpr else { return true }
            if member.name == "0" { return false }
            return !["userInfo", "object", "name"].contains(member.name) || member.parent?.kind == .argument
        }
    }
}

extension Syntax {
    /// A chain of calls that is broken over lines, as it is written in one.
    fileprivate var textInOneLine: String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing(" .", with: ".").replacing(" ?.", with: "?.")
    }

    /// The method that an expression for a selector names: `keyboardWillShow` for `#selector(Self.keyboardWillShow(_:))` and for
    /// `Selector("keyboardWillShow:")`; nil if it is none of the literal forms.
    package var selectorName: String? {
        guard let path = selectorText?.utf8.prefix(while: { !Self.endsSelectorName($0) }) else { return nil }
        return path.split(separator: UInt8(ascii: ".")).last.map { Substring($0).trimmingCharacters(in: " \n\t`") }
    }

    private static func endsSelectorName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ":"), UInt8(ascii: "\""), UInt8(ascii: ")"): true
        default: false
        }
    }

    /// The argument labels that `#selector(keyboardWillShow(notification:))` writes out, nil for `_`; nil as a whole where none
    /// are written. They tell overloads apart.
    package var selectorLabels: [String?]? {
        guard let text = selectorText, let opening = text.firstIndex(of: "("), let closing = text[opening...].firstIndex(of: ")")
        else { return nil }
        let labels = text[opening..<closing].dropFirst().split(separator: ":").map { $0.trimmingCharacters(in: " \n\t`") }
        return labels.filter { !$0.isEmpty }.map { $0 == "_" ? nil : $0 }
    }

    /// Whether a selector that is written as a text misses the method that it names by the first word: in Objective-C, the
    /// label of the first parameter is part of the name (Swift evolution, SE-0005). In Swift 2 that parameter has none.
    package func isMissed(bySelector selector: Syntax) -> Bool {
        guard children(.parameter).first?.argumentLabel != nil, !selector.isCheckedSelector,
            !children(.attribute).contains(where: { $0.isNamed("objc") && !$0.children(.argument).isEmpty })
        else { return false }
        return !file.isOfSwift2 && !selector.file.isOfSwift2
    }

    /// Whether a selector is written with `#selector`, of which the compiler knows what it names.
    var isCheckedSelector: Bool { ([self] + subtree).contains { $0.isNamed("#selector") } }

    /// What stands between the parentheses of `#selector(…)` or the quotes of `Selector("…")`, with what follows.
    private var selectorText: Substring? {
        switch kind {
        case .poundExpr where isNamed("#selector"): Substring(text.utf8.drop { $0 != UInt8(ascii: "(") }.dropFirst())
        case .stringLiteral: text.drop { $0 == "\"" }
        case .parenExpr: child(.expression)?.selectorText
        case .callExpr where child(.callee)?.name == "Selector": children(.argument).first?.child(.value)?.selectorText
        default: nil
        }
    }
}

extension StringProtocol {
    /// The text without any of `characters` at either end.
    func trimmingCharacters(in characters: String) -> String {
        let body = drop { characters.contains($0) }
        return String(body.prefix(upTo: body.lastIndex { !characters.contains($0) }.map(body.index(after:)) ?? body.startIndex))
    }
}
