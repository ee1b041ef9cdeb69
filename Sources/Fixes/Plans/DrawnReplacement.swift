import HandlerInterpreter
import KeyboardFacts
import LintEngine
import ProgramIndex
import SourceText
import SwiftParser

/// The constraint of an interface file that ties a scroll view, made a placeholder, and code that ties the view to the guide.
///
/// Xcode leaves a placeholder out of the app ("Remove at build time"), so that nothing competes with the constraint in code.
/// Every other byte of the file stays.
struct DrawnReplacement {
    let edit: FileEdit
    let addition: Addition
    /// Whether the view reached the view's bottom, not the end of the safe area.
    let reachesViewBottom: Bool

    /// Nil where no outlet leads to the view, several files draw it, something else uses the constraint, or nothing runs when the
    /// view has loaded.
    init?(ofView name: String, in screen: Screen) {
        guard screen.isController, screen.facts.index.isOutlet(name, in: screen.type), let body = screen.viewDidLoad else {
            return nil
        }
        let connections = screen.interfaces.connections(property: name, ofClass: screen.type, in: screen.facts.index)
        guard connections.count == 1, case .view(let view) = connections[0].target, let tie = view.bottom, !tie.isLimit,
            let constant = tie.restingConstant, let id = view.bottomConstraint,
            let file = screen.interfaces.changeableFile(at: connections[0].path),
            let edit = Self.placeholder(id, in: file)
        else { return nil }
        self.edit = edit
        let distance = tie.raisesWithConstant ? -constant : constant
        reachesViewBottom = tie.rest == .viewBottom
        let rest = reachesViewBottom ? "view.bottomAnchor" : "view.safeAreaLayoutGuide.bottomAnchor"
        addition = Addition(
            to: body, lines: Addition.tie(of: name, in: screen, distance: distance),
            otherwise: Addition.tie(of: name, in: screen, to: rest, distance: distance))
    }

    /// The edit that marks a constraint, where nothing but its own tag has the identifier.
    private static func placeholder(_ id: String, in file: SourceFile) -> FileEdit? {
        let text = file.text(in: ByteRange(0, file.bytes.count))
        let places = text.ranges(of: "\"\(id)\"")
        guard places.count == 1, let start = text[..<places[0].lowerBound].lastIndex(of: "<") else { return nil }
        let tag = text[start..<places[0].lowerBound]
        let words = tag.split(whereSeparator: \.isWhitespace)
        guard words.first == "<constraint", words.last == "id=", !tag.contains(">") else { return nil }
        let offset = text.utf8.distance(from: text.startIndex, to: places[0].lowerBound) - "id=".utf8.count
        return FileEdit(path: file.path, TextEdit(range: ByteRange(offset, offset), replacement: "placeholder=\"YES\" "))
    }
}

extension Screen {
    /// A view in another one that an interface file has as high as that.
    func drawnPart(asHighAs name: String) -> String? {
        guard isController, facts.index.isOutlet(name, in: type) else { return nil }
        return interfaces.connections(property: name, ofClass: type, in: facts.index).lazy.compactMap { connection in
            if case .view(let view) = connection.target { view.partAsHigh } else { nil }
        }.first
    }
}
