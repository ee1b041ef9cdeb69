import LintEngine
import SourceText
import SwiftParser

/// `make.bottom.equalTo(view.safeAreaLayoutGuide)` and its kin, with the keyboard's guide in the container's place.
///
/// A guide has the attributes of a view (SnapKit, `ConstraintLayoutGuide+Extensions`), and the bottom of the view is to meet the
/// guide's top, which the line has to say.
struct SnapKitLine {
    let edit: FileEdit
    let wasSafeArea: Bool

    /// - Parameters:
    ///   - call: of `equalTo` or `equalToSuperview`.
    ///   - callee: what it calls.
    /// - Returns: nil where the line ties more than the bottom, or to something else than the controller's view.
    init?(_ call: Syntax, _ callee: Syntax) {
        guard let attribute = callee.child(.base), attribute.kind == .memberExpr, attribute.name == "bottom",
            attribute.child(.base)?.kind == .identifierExpr
        else { return nil }
        let arguments = call.children(.argument)
        if callee.name == "equalToSuperview" {
            guard arguments.isEmpty else { return nil }
            wasSafeArea = false
            let range = ByteRange(callee.nameRange.start, call.range.end)
            edit = FileEdit(
                path: call.file.path, TextEdit(range: range, replacement: "equalTo(view.keyboardLayoutGuide.snp.top)"))
            return
        }
        guard arguments.count == 1, let value = arguments[0].child(.value), value.isPath, let root = value.snapRoot else {
            return nil
        }
        wasSafeArea = value.text.contains("safeAreaLayoutGuide") || value.name == "bottomMargin"
        edit = FileEdit(
            path: call.file.path, TextEdit(range: value.range, replacement: "\(root).keyboardLayoutGuide.snp.top"))
    }
}

extension Syntax {
    /// The view of `view`, `self.view.snp.bottom` and `view.safeAreaLayoutGuide.snp.bottom`, as it is written.
    fileprivate var snapRoot: String? {
        switch name {
        case "bottom", "bottomMargin": child(.base).flatMap { $0.name == "snp" ? $0.child(.base)?.snapRoot : nil }
        case "safeAreaLayoutGuide": child(.base)?.text
        case "view": text
        default: nil
        }
    }
}
