import SwiftParser

/// The styles in which code presents controllers (Apple, documentation of `UIModalPresentationStyle`).
enum PresentationStyle {
    static let property = "modalPresentationStyle"
    /// Those that leave a part of the window to others, on an iPad; iPhones show them as sheets that end where the window does.
    static let sheets: Set<String> = ["automatic", "pageSheet", "formSheet", "popover"]
    /// Those over everything else. What lies over the current context only may leave a bar visible.
    static let covering: Set<String> = sheets.union(["custom", "fullScreen", "overFullScreen"])
}

extension Syntax {
    /// The style that it presents a screen in, and the screen, if it names that: `fullScreen` and `next` of
    /// `next.modalPresentationStyle = .fullScreen`.
    var presentation: (style: String, screen: Syntax?)? {
        guard kind == .assignExpr, let left = child(.left), left.name == PresentationStyle.property, let style = child(.right)
        else { return nil }
        return (style.name, left.child(.base))
    }
}

extension SyntaxTree {
    /// By class, the styles that its own code gives it: `modalPresentationStyle = .custom`. One that is computed has no name.
    func ownStyles(of classes: Set<String>) -> [String: Set<String>] {
        nodes(of: [.classDecl, .extensionDecl]).reduce(into: [:]) { styles, type in
            guard classes.contains(type.spelledName) else { return }
            for node in type.subtree {
                if let (style, screen) = node.presentation, screen.map({ $0.name == "self" }) ?? true {
                    styles[type.spelledName, default: []].insert(style)
                } else if node.kind == .patternBinding, node.child(.pattern)?.name == PresentationStyle.property {
                    styles[type.spelledName, default: []].insert("")
                }
            }
        }
    }
}
