import HandlerInterpreter
import KeyboardFacts
import KeyboardModel
import LintEngine
import ProgramIndex
import SourceText
import SwiftParser
import Vocabulary

/// Code that takes a constraint of an interface file out of force and ties its content to the guide instead.
///
/// The interface file stays as it is: its constraint holds until the view has loaded.
struct OutletReplacement {
    let content: String
    let edit: FileEdit

    /// Nil where the constraint's content has no outlet, the constraint is used for something else, or nothing runs when the view
    /// has loaded.
    init?(of write: LayoutWrite, _ constraint: ConstraintDescription, in screen: Screen) {
        guard screen.isController, constraint.relation == .equal, constraint.multiplier == 1,
            let second = constraint.second, let constant = constraint.constant
        else { return nil }
        let (inner, distance) = second.isContainerBottom ? (constraint.first, constant) : (second, -constant)
        let outer = second.isContainerBottom ? second : constraint.first
        guard outer.isContainerBottom, inner.attribute == "bottom", case .other(let name) = inner.item,
            screen.facts.index.isOutlet(name, in: screen.type), let outlet = write.target.writtenOutlet,
            screen.facts.index.isOutlet(outlet, in: screen.type),
            Self.isOnlyWritten(outlet, screen),
            let body = screen.facts.index.types[screen.type]?.functions["viewDidLoad"]?.first?.child(.body),
            body.tree === screen.facts.tree, let last = body.children(.statement).last
        else { return nil }
        content = name
        let file = body.file
        guard let indentation = file.indentation(before: last.range.start) else { return nil }
        let margin =
            distance == 0 ? "" : ", constant: \(distance == distance.rounded() ? String(Int(distance)) : String(distance))"
        let lines = [
            "\(outlet).isActive = false",
            "\(name).bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor\(margin)).isActive = true",
        ]
        edit = FileEdit(
            path: file.path,
            TextEdit(
                range: ByteRange(last.range.end, last.range.end),
                replacement: lines.map { file.lineEnd + indentation + $0 }.joined()))
    }

    /// Whether code does nothing with the outlet but set its constant.
    private static func isOnlyWritten(_ outlet: String, _ screen: Screen) -> Bool {
        screen.facts.trees.allSatisfy { tree in
            tree.nodes(of: [.identifierExpr, .memberExpr]).allSatisfy { node in
                guard node.ownProperty == outlet else { return true }
                var parent = node.parent
                while let wrapper = parent, wrapper.kind == .optionalChain || wrapper.kind == .forceUnwrap {
                    parent = wrapper.parent
                }
                guard let member = parent, member.kind == .memberExpr, member.name == "constant" else { return false }
                return member.role == .left && member.parent?.kind == .assignExpr
            }
        }
    }
}

extension Syntax {
    /// The outlet of `bottom.constant` and `self.bottom?.constant`.
    fileprivate var writtenOutlet: String? {
        kind == .memberExpr && name == "constant" ? child(.base)?.ownProperty : nil
    }
}
