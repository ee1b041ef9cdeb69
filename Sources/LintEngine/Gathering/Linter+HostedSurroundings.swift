import HandlerInterpreter
import SwiftParser

/// What SwiftUI code anywhere in a program says of what is around a screen.
extension Linter {
    /// Whether a `TabView` has a tab bar: one in the style of pages has none (Apple, documentation of `PageTabViewStyle`).
    func hasHostedTabBars(_ search: some SourceSearch) -> Bool {
        search.files(declaring: [], mentioning: ["TabView"]).contains { file in
            parse(file).nodes(of: [.callExpr]).contains { $0.child(.callee)?.isNamed("TabView") ?? false && !$0.isOfPages }
        }
    }

    /// Whether anything ignores the keyboard at its lower end, or a hosting controller says which parts count.
    func mayIgnoreKeyboard(_ search: some SourceSearch) -> Bool {
        let words: Set = ["ignoresSafeArea", "edgesIgnoringSafeArea", "safeAreaRegions"]
        return search.files(declaring: [], mentioning: words).contains { file in
            parse(file).nodes(of: [.callExpr, .memberExpr]).contains { $0.mayIgnoreKeyboard || $0.isNamed("safeAreaRegions") }
        }
    }
}

extension Syntax {
    /// Whether the chain of modifiers on a view gives its tabs the style of pages.
    fileprivate var isOfPages: Bool {
        var view = self
        while let member = view.parent, member.kind == .memberExpr, let call = member.parent, call.kind == .callExpr {
            if member.isNamed("tabViewStyle") {
                return call.children(.argument).contains { argument in
                    argument.subtree.contains { $0.isNamed("page") || $0.isNamed("PageTabViewStyle") }
                }
            }
            view = call
        }
        return false
    }
}
