import Behaviour
import KeyboardFacts
import LintEngine
import SwiftParser
import Vocabulary

/// How code asks for the safe area's bottom, by the oldest system that it is built for.
enum SafeAreaForm {
    /// `view.safeAreaInsets.bottom`, from iOS 11.
    case insets
    /// `bottomLayoutGuide.length`: a view controller has it on every system, where a constraint to that guide rests.
    ///
    /// Not for insets: systems without safe areas have the bars in the inset itself (Apple,
    /// `automaticallyAdjustsScrollViewInsets`).
    case guideLength
    /// The insets, on systems that have them: on others, what else the code takes off is all that knows of the bars.
    case insetsWhereKnown

    /// - Parameter target: the oldest system; nil where nobody says.
    init(for run: SessionRun, in facts: FileFacts, target: Version?) {
        guard let target, target < Version(major: 11) else {
            self = .insets
            return
        }
        let writes = run.writes.filter { $0.quantity?.isFromKeyboard ?? false }
        let movesConstraints =
            !writes.isEmpty
            && writes.allSatisfy {
                $0.kind == .constraintConstant && facts.view(at: $0.target) == "view"
            }
        self = movesConstraints ? .guideLength : .insetsWhereKnown
    }

    /// The safe area's bottom as code at a node writes it; nil where its object has no name there.
    ///
    /// - Parameter view: as `FileFacts.view(at:)` has it.
    func bottom(of view: String, at node: Syntax) -> String? {
        switch self {
        case .guideLength where view == "view": node.written("bottomLayoutGuide.length")
        default: node.written(view).map { ($0 == "self" ? "" : $0 + ".") + "safeAreaInsets.bottom" }
        }
    }
}
