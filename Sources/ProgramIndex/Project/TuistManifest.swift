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
        let nodes = roots.filter(isManifest).flatMap(\.subtree)
        return nodes.compactMap { stated(by: $0, amongst: nodes) }.min()
    }

    private static func isManifest(_ root: Syntax) -> Bool {
        root.children(.statement).contains { $0.kind == .importDecl && $0.text.contains("ProjectDescription") }
    }

    /// The version of `.iOS("16.4")` and, as it was written before version 4, `.iOS(targetVersion: "16.4", devices: .iphone)`.
    private static func stated(by call: Syntax, amongst nodes: [Syntax]) -> Version? {
        guard call.kind == .callExpr, call.child(.callee)?.name == "iOS",
            let value = call.children(.argument).first?.child(.value)
        else { return nil }
        if value.kind == .stringLiteral { return version(value) }
        guard value.kind == .identifierExpr || value.kind == .memberExpr else { return nil }
        // `let iOSVersion = "15.0"`; of several constants of a name, the lowest.
        let bindings = nodes.filter { $0.kind == .patternBinding && $0.child(.pattern)?.name == value.name }
        let values = bindings.compactMap { $0.child(.value) }.filter { $0.kind == .stringLiteral }
        return values.count == bindings.count ? values.compactMap(version).min() : nil
    }

    private static func version(_ literal: Syntax) -> Version? { Version(literal.text.filter { $0 != "\"" }) }
}
