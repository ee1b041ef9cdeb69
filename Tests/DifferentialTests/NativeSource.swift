import SourceText
import SwiftParser

/// A corpus file made ready to be compiled for running where there is no Objective-C runtime.
///
/// Only what needs that runtime is changed, by the byte ranges of our own parser: `@objc` and its kin go, and `#selector(x)`
/// becomes `Selector(x)`, an initialiser of the stand-in that takes the method itself. Everything else is compiled as it stands.
/// What an interface file would do is added: code that fills the outlets, in the file itself because outlets are mostly private.
struct NativeSource {
    let text: String

    private static let runtimeAttributes: Set = ["objc", "objcMembers", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable"]

    init(_ tree: SyntaxTree) throws {
        var edits: [TextEdit] = []
        var owners: [Syntax] = []
        for node in tree.root.subtree {
            switch node.kind {
            case .attribute where Self.runtimeAttributes.contains(node.name):
                edits.append(TextEdit(range: node.range, replacement: ""))
            case .poundExpr where node.name == "#selector":
                edits.append(TextEdit(range: node.nameRange, replacement: "Selector"))
            case .classDecl where !Self.outlets(of: node).isEmpty:
                owners.append(node)
            default: break
            }
        }
        let file = try tree.file.applying(edits)
        text = file.text(in: ByteRange(0, file.bytes.count)) + owners.map(Self.connection).joined()
    }

    /// `.patternBinding` nodes.
    private static func outlets(of type: Syntax) -> [Syntax] {
        type.children(.member).filter { $0.children(.attribute).contains { $0.name == "IBOutlet" } }
            .flatMap { $0.children(.binding) }
    }

    private static func connection(of type: Syntax) -> String {
        let lines = outlets(of: type).compactMap { binding -> String? in
            guard let name = binding.child(.pattern)?.name, let type = binding.child(.type) else { return nil }
            let className = type.child(.wrapped) ?? type
            return "        \(name) = outlet(\(className.text)())\n"
        }
        return "\nextension \(type.name): InterfaceOwner {\n    func connectOutlets() {\n\(lines.joined())    }\n}\n"
    }
}
