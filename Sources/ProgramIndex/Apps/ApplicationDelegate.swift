import SourceText
import SwiftParser

/// The class that UIKit tells about an app or its scenes: only an app's own code has one.
package enum ApplicationDelegate {
    /// The protocols of UIKit that such a class conforms to.
    package static let protocols: Set = ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"]

    /// Whether a file declares one, or has a type conform by an extension.
    package static func isDeclared(in file: SourceFile) -> Bool {
        parse(file).root.subtree.contains { node in
            [.classDecl, .extensionDecl].contains(node.kind)
                && node.children(.inheritedType).contains { protocols.contains($0.name) }
        }
    }
}
