import ProgramIndex
import SwiftParser

extension Linter {
    /// The segues for which code hides the bar of the tab bar controller as it prepares for them.
    func barsHiddenForSegues(_ search: some SourceSearch) -> Set<HiddenBar> {
        search.files(declaring: [], mentioning: [Making.hiding]).reduce(into: []) { bars, file in
            guard !file.words(Self.destination).isEmpty else { return }
            for cast in parse(file).nodes(of: [.castExpr]) where cast.hidesBarOfDestination {
                guard let from = cast.enclosingTypeName?.lastComponent, let to = cast.madeController else { continue }
                bars.insert(HiddenBar(from: from, to: to))
            }
        }
    }

    fileprivate static let destination = "destination"
}

extension Syntax {
    /// Whether it says of which class the destination of a segue is, and the function around it hides the bar for what it calls
    /// so: `let chat = segue.destination as! Chat; chat.hidesBottomBarWhenPushed = true`.
    fileprivate var hidesBarOfDestination: Bool {
        guard child(.expression)?.name == Linter.destination, let function = enclosingFunction else { return false }
        let binding = ancestors.first { $0.kind == .patternBinding || $0.kind == .optionalBinding }
        let name = binding.flatMap { $0.child(.pattern)?.name }
        return function.subtree.contains { node in
            guard node.name == Making.hiding, node.isAssigned, !node.isSetToFalse, let base = node.child(.base) else {
                return false
            }
            return name.map { base.name == $0 } ?? (base == self || base.subtree.contains(self))
        }
    }
}
