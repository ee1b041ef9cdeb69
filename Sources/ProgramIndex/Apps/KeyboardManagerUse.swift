import SourceText
import SwiftParser

/// That a program has IQKeyboardManager move what is edited into view, on every screen that it does not except.
///
/// Switched on once, mostly by the app's delegate, the library moves the window's content whenever a field is edited (its README,
/// "IQKeyboardManager allows you to prevent this issue of keyboard sliding up and cover UITextField/UITextView"). What a screen's
/// own handler does comes on top of that.
package struct KeyboardManagerUse: Sendable, Hashable {
    package static let library = "IQKeyboardManager"

    /// The place that switches it on: `AppDelegate.swift:12`.
    package var place: String
    /// The types that it leaves alone, by name.
    package var exceptions: Set<String>

    /// - Parameter files: those that mention the library, in the order of their paths.
    /// - Returns: nil where none switches it on.
    init?(in files: [SourceFile]) {
        var place: String?
        var exceptions: Set<String> = []
        for file in files {
            for assignment in parse(file).nodes(of: [.assignExpr]) {
                guard let left = assignment.child(.left), left.isOfLibrary, let right = assignment.child(.right) else { continue }
                switch (left.name, right.text) {
                case ("enable", "true"), ("isEnabled", "true"):
                    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
                    place = place ?? "\(name):\(assignment.location.line)"
                case ("enable", "false"), ("isEnabled", "false"):
                    if let type = assignment.enclosingTypeName { exceptions.insert(type) }
                default:
                    guard left.name == "disabledDistanceHandlingClasses" else { continue }
                    exceptions.formUnion(right.subtree.filter { $0.kind == .memberExpr }.compactMap { $0.child(.base)?.name })
                }
            }
        }
        guard let place else { return nil }
        self.place = place
        self.exceptions = exceptions
    }
}

extension Syntax {
    /// Whether it is a member of the library's manager: `IQKeyboardManager.shared.enable`.
    fileprivate var isOfLibrary: Bool {
        kind == .memberExpr && subtree.contains { $0.kind == .identifierExpr && $0.name == KeyboardManagerUse.library }
    }
}
