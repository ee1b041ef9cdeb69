import LintEngine
import SourceText
import SwiftParser

/// Lines that are added at the end of a function.
struct Addition: Equatable {
    let body: Syntax
    let lines: [String]
    /// What takes their place on systems without the guide, where the handlers stay.
    let otherwise: [String]

    init(to body: Syntax, lines: [String], otherwise: [String] = []) {
        self.body = body
        self.lines = lines
        self.otherwise = otherwise
    }

    /// - Parameters:
    ///   - view: a property of the screen.
    ///   - distance: of the view's bottom from the guide's top, downwards in points.
    ///   - priority: of the constraint whose place it takes, from 1 to 1000.
    static func tie(
        of view: String, in screen: Screen, to anchor: String = "view.keyboardLayoutGuide.topAnchor", distance: Double,
        priority: Double = 1000
    ) -> [String] {
        let number = distance.literal
        let margin = distance == 0 ? "" : ", constant: \(number)"
        let made = "\(screen.chained(view)).bottomAnchor.constraint(equalTo: \(anchor)\(margin))"
        guard priority < 1000 else { return [made + ".isActive = true"] }
        // One that gave way to others still does.
        let name = view + "ToGuide"
        let constraint = screen.chained(view) == view ? name : name + "?"
        return [
            "let \(name) = \(made)", "\(constraint).priority = UILayoutPriority(\(priority.literal))",
            "\(constraint).isActive = true",
        ]
    }

    /// The edit that adds them behind the last statement which stays; nil where none does.
    ///
    /// - Parameters:
    ///   - checksSystem: whether they are for systems with the guide alone.
    ///   - isRemoved: whether a statement goes.
    func edit(checksSystem: Bool = false, besides isRemoved: (Syntax) -> Bool) -> FileEdit? {
        let file = body.file
        guard let last = body.children(.statement).last(where: { !isRemoved($0) }),
            let indentation = file.indentation(before: last.range.start)
        else { return nil }
        // What goes below may have stood apart.
        let end = body.children(.statement).last?.range.start ?? last.range.end
        let isApart = end > last.range.end && file.hasBlankLine(from: last.range.end, to: end)
        let added = checksSystem ? SystemCheck.lines(lines, otherwise: otherwise, unit: last.indentationStep) : lines
        let text = (isApart ? file.lineEnd : "") + added.map { file.lineEnd + indentation + $0 }.joined()
        return FileEdit(path: file.path, TextEdit(range: ByteRange(last.range.end, last.range.end), replacement: text))
    }
}
