import KeyboardModel
import LintEngine

/// A screen in characters, to scale: its window, the keyboard, and where the content's bottom edge is by a handler and by the
/// layout guide.
///
/// A cell of a terminal is about twice as high as it is wide, so a column stands for half as many points as a row.
struct ScreenSketch {
    private let world: World
    private let marks: [Mark]
    private let pointsPerRow: Double
    private let columns: Int
    private let rows: Int
    private var cells: [[Cell]]

    /// A horizontal line across the view, with its label.
    struct Mark {
        /// In the view's coordinates, in points.
        var y: Double
        var label: String
        var line: Character
        var role: StyledText.Role
    }

    private struct Cell {
        var character: Character = " "
        var role = StyledText.Role.plain
    }

    private static let largest = (columns: 44, rows: 18.0)
    /// What the frame and the longest label take.
    private static let besideScreen = 24

    /// - Parameter width: of the whole, its labels included, in columns.
    init(_ world: World, _ marks: [Mark], width: Int = 70) {
        let largestWidth = Double(min(Self.largest.columns, max(width - Self.besideScreen, 8)))
        self.world = world
        self.marks = marks
        let screen = world.windowScreen.bounds
        pointsPerRow = max(2 * screen.width / largestWidth, screen.height / Self.largest.rows)
        columns = max(1, Int((2 * screen.width / pointsPerRow).rounded()))
        rows = max(1, Int((screen.height / pointsPerRow).rounded()))
        cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
        drawKeyboard()
        drawWindow()
        for (row, mark) in zip(markRows, marks) { draw(mark, inRow: row) }
    }

    /// The screen, its frame and, to the right of it, the labels.
    var lines: [StyledText] {
        let labels = self.labels
        let body = cells.enumerated().map { row, cells in
            StyledText("│", .faint) + StyledText(cells.map { StyledText.Piece(text: String($0.character), role: $0.role) }).joined
                + StyledText("│", .faint) + (labels[row] ?? StyledText())
        }
        let edge = String(repeating: "─", count: columns)
        return [StyledText("┌\(edge)┐", .faint)] + body + [StyledText("└\(edge)┘", .faint)]
    }

    // MARK: What is drawn

    private mutating func drawKeyboard() {
        guard world.keyboard.screen == world.window.screen else { return }
        let frame = world.keyboard.visibleFrame(on: world.keyboardScreen)
        guard !frame.isEmpty else { return }
        for row in rowRange(frame) {
            for column in columnRange(frame) { cells[row][column] = Cell(character: "░", role: .keyboard) }
        }
    }

    /// A window that fills the screen has the screen's outline.
    private mutating func drawWindow() {
        let frame = world.window.frame
        guard frame != world.windowScreen.bounds else { return }
        let (across, down) = (columnRange(frame), rowRange(frame))
        guard across.count > 1, down.count > 1 else { return }
        for column in across {
            cells[down.lowerBound][column] = Cell(character: "─")
            cells[down.upperBound - 1][column] = Cell(character: "─")
        }
        for row in down {
            cells[row][across.lowerBound] = Cell(character: "│")
            cells[row][across.upperBound - 1] = Cell(character: "│")
        }
        cells[down.lowerBound][across.lowerBound] = Cell(character: "╭")
        cells[down.lowerBound][across.upperBound - 1] = Cell(character: "╮")
        cells[down.upperBound - 1][across.lowerBound] = Cell(character: "╰")
        cells[down.upperBound - 1][across.upperBound - 1] = Cell(character: "╯")
    }

    private mutating func draw(_ mark: Mark, inRow row: Int) {
        for column in columnRange(world.convert(world.view.bounds)) {
            cells[row][column] = Cell(character: mark.line, role: mark.role)
        }
    }

    // MARK: Places

    /// An edge is drawn in the row above it. Edges that would share a row, though they are points apart, are drawn in two, in
    /// order.
    private var markRows: [Int] {
        var taken: [Int] = []
        let order = marks.indices.sorted { marks[$0].y > marks[$1].y }
        var rowOf: [Int: Int] = [:]
        for index in order {
            let y = world.convert(Rect<ViewSpace>(x: 0, y: marks[index].y, width: 0, height: 0)).minY
            var row = min(max(boundary(y) - 1, 0), rows - 1)
            if let last = taken.last, row >= last { row = max(0, last - 1) }
            taken.append(row)
            rowOf[index] = row
        }
        return marks.indices.map { rowOf[$0] ?? 0 }
    }

    private func boundary(_ y: Double) -> Int { Int((y / pointsPerRow).rounded()) }

    private func rowRange(_ frame: Rect<ScreenSpace>) -> Range<Int> {
        let start = min(max(boundary(frame.minY), 0), rows)
        return start..<max(start, min(boundary(frame.maxY), rows))
    }

    private func columnRange(_ frame: Rect<ScreenSpace>) -> Range<Int> {
        let start = min(max(boundary(2 * frame.minX), 0), columns)
        return start..<max(start, min(boundary(2 * frame.maxX), columns))
    }

    /// By row: the marks' own, and the keyboard's in the first row of it that has none.
    private var labels: [Int: StyledText] {
        var labels: [Int: StyledText] = [:]
        for (row, mark) in zip(markRows, marks) { labels[row] = StyledText(" \(mark.line) \(mark.label)", mark.role) }
        let frame = world.keyboard.visibleFrame(on: world.keyboardScreen)
        if world.keyboard.screen == world.window.screen, !frame.isEmpty,
            let row = rowRange(frame).dropFirst().first(where: { labels[$0] == nil }) ?? rowRange(frame).first
        {
            labels[row] = labels[row] ?? StyledText(" ░ keyboard, \(Wording.points(frame.height)) pt", .keyboard)
        }
        if world.window.frame != world.windowScreen.bounds,
            let row = rowRange(world.window.frame).first(where: { labels[$0] == nil })
        {
            labels[row] = StyledText(" ╮ the app's window")
        }
        return labels
    }
}

extension StyledText {
    /// Neighbours of one style as one piece.
    var joined: StyledText {
        var result = StyledText()
        for piece in pieces {
            if let last = result.pieces.last, last.role == piece.role, last.url == piece.url {
                result.pieces[result.pieces.count - 1].text += piece.text
            } else {
                result.pieces.append(piece)
            }
        }
        return result
    }
}

extension ScreenSketch {
    /// The instant at which an example and the guide differ most.
    init(_ demonstration: Demonstration, width: Int) {
        self.init(
            demonstration.world,
            [
                Mark(
                    y: demonstration.handlerBottom,
                    label: "\(demonstration.label): y \(Wording.points(demonstration.handlerBottom))", line: "━",
                    role: .handler),
                Mark(
                    y: demonstration.guideBottom, label: "guide: y \(Wording.points(demonstration.guideBottom))", line: "┄",
                    role: .guide),
            ], width: width)
    }
}
