import SourceText
import SwiftParser
import Vocabulary

/// What a `Package.swift` says of iOS.
package enum PackageManifest {
    /// The version in `.iOS(.v14)` or `.iOS("14.0")`; nil where it is not written out.
    package static func version(in file: SourceFile) -> Version? { version(in: parse(file).root) }

    static func version(in root: Syntax) -> Version? {
        for call in root.subtree where call.kind == .callExpr && call.child(.callee)?.name == "iOS" {
            if let version = call.children(.argument).first?.child(.value).flatMap(version(of:)) { return version }
        }
        return nil
    }

    private static func version(of value: Syntax) -> Version? {
        switch value.kind {
        // `.v14`, `.v13_4`
        case .memberExpr where value.name.hasPrefix("v"): Version(value.name.dropFirst().replacing("_", with: "."))
        case .stringLiteral: Version(value.text.filter { $0 != "\"" })
        default: nil
        }
    }
}
