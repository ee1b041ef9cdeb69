import SourceText
import SwiftParser
import Vocabulary

/// What a Tuist manifest, `Project.swift`, says of iOS.
///
/// A target's version is often a constant of the project's helper code, and the target made by a function, which is not run. The
/// lowest version that any of these files states is no higher than that of any target.
package enum TuistManifest {
    /// - Parameter files: the manifest and its helper code; those that do not import `ProjectDescription` say nothing.
    package static func lowestVersion(in files: [SourceFile]) -> Version? {
        lowestVersion(in: files.map { parse($0).root })
    }

    static func lowestVersion(in roots: [Syntax]) -> Version? {
        roots.filter(isManifest).flatMap(\.subtree).compactMap(stated).min()
    }

    private static func isManifest(_ root: Syntax) -> Bool {
        root.children(.statement).contains { $0.kind == .importDecl && $0.text.contains("ProjectDescription") }
    }

    /// The version of `.iOS("16.4")` and, as it was written before version 4, `.iOS(targetVersion: "16.4", devices: .iphone)`.
    private static func stated(by call: Syntax) -> Version? {
        guard call.kind == .callExpr, call.child(.callee)?.name == "iOS",
            let value = call.children(.argument).first?.child(.value), value.kind == .stringLiteral
        else { return nil }
        return Version(value.text.filter { $0 != "\"" })
    }
}
