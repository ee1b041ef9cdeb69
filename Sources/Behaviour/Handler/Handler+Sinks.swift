import HandlerInterpreter
import Vocabulary

/// What a write is to, by how the source names it.
extension Handler.Sink {
    /// Whether it moves a controller's whole view, or content about its centre: then not all of it need stay above the keyboard.
    package var movesWholeView: Bool {
        switch SinkKind(rawValue: kind) {
        case .frame, .transform: movesRootView
        case .center: true
        case .constraintConstant:
            constraints.first.map { [$0.first, $0.second].contains { $0?.attribute == "centerY" } } ?? false
        default: false
        }
    }

    /// Whether it moves or resizes the root view of a controller, or the handlers' own view.
    package var movesRootView: Bool {
        guard let kind = SinkKind(rawValue: kind), [.frame, .transform, .center, .bounds].contains(kind) else { return false }
        return receiver == nil || receiver == "view"
    }

    /// Whether it only moves or resizes something sideways.
    package var isSideways: Bool {
        !constraints.isEmpty
            && constraints.allSatisfy { constraint in
                ![constraint.first, constraint.second].compactMap(\.self).contains(where: \.isOnVerticalAxis)
            }
    }

    package var isOfConstraint: Bool { SinkKind(rawValue: kind) == .constraintConstant }

    /// What the layout is written to: `tableView` of `self.tableView?.contentInset.bottom`; nil for the own view, and where it is
    /// no plain name.
    package var receiver: String? {
        guard !expression.contains(where: { "([{ ".contains($0) }) else { return nil }
        let parts = expression.split(separator: ".").map { $0.filter { $0 != "?" && $0 != "!" } }
        let member = parts.firstIndex { SinkKind(member: $0) != nil }
        guard let end = member ?? (isOfConstraint ? parts.indices.last : nil) else { return nil }
        let names = parts[..<end].drop { $0 == "self" }
        return names.isEmpty ? nil : names.joined(separator: ".")
    }
}
