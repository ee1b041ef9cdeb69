import SwiftParser

/// What UIKit calls by itself is told apart from overloads that share its name.
///
/// UIKit calls a method by its selector: `viewDidLoad`, never `viewDidLoad:` (Apple, documentation of UIViewController and
/// UIView).
extension DeclarationIndex {
    /// The method of an object that UIKit's call of a name runs; as `method` finds it for other names.
    package func methodCalledBySystem(_ name: String, labels: [String?]? = nil, in type: String) -> Syntax? {
        guard Self.parameterCounts[name] != nil else { return method(name, labels: labels, in: type) }
        return lineage(of: type).lazy.compactMap { $0.functions[name]?.first { !$0.isOverloadOfSystemCall } }.first
    }

    /// The methods of a class and of its superclasses that only share the name of what UIKit calls.
    package func overloadsOfSystemCalls(in type: String) -> [Syntax] {
        let classes = lineage(of: type).filter { $0.kind == .classDecl }
        return classes.flatMap { ancestor in
            ancestor.functions.values.joined().filter(\.isOverloadOfSystemCall).sorted { $0.range.start < $1.range.start }
        }
    }

    /// By name, how many parameters a method has that UIKit calls as a screen is loaded, shown and laid out.
    fileprivate static let parameterCounts: [String: Int] = [
        "awakeFromNib": 0, "loadView": 0, "viewDidLoad": 0, "viewWillAppear": 1, "viewIsAppearing": 1, "viewDidAppear": 1,
        "viewWillDisappear": 1, "viewDidDisappear": 1, "viewWillLayoutSubviews": 0, "viewDidLayoutSubviews": 0,
        "viewSafeAreaInsetsDidChange": 0, "safeAreaInsetsDidChange": 0, "updateViewConstraints": 0, "updateConstraints": 0,
        "layoutSubviews": 0, "didMoveToSuperview": 0, "didMoveToWindow": 0,
    ]
}

extension Syntax {
    /// Whether a method has the name of one that UIKit calls and takes other arguments.
    package var isOverloadOfSystemCall: Bool {
        guard let count = DeclarationIndex.parameterCounts[name] else { return false }
        return children(.parameter).count != count
    }

    /// Whether a call says the name of a method that UIKit calls, and hands over what that has no parameter for.
    package var callsOverloadOfSystemCall: Bool {
        guard kind == .callExpr, let count = DeclarationIndex.parameterCounts[child(.callee)?.name ?? ""] else { return false }
        return children(.argument).count != count
    }
}
