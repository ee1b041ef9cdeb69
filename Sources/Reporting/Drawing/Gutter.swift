import KeyboardModel

/// A label beside the drawing and what it speaks of.
struct Note {
    var lines: [String]
    var ink: Ink
    /// On the edge of what the note is about, in the stage's coordinates.
    var target: Point<PageSpace>
    /// A line from there; a note about something that is not drawn has none.
    var hasLeader = true

    static let font = Font.label

    var width: Double { lines.map(Self.font.width).max() ?? 0 }
    var height: Double { Self.font.lineHeight * Double(lines.count - 1) + Self.font.ascent + Self.font.descent }
}

/// The notes on one side of a drawing, one below the other: each as near to what it is about as those above and below let it.
struct Gutter {
    enum Side { case left, right }

    let side: Side
    /// From top to bottom.
    private let notes: [Note]
    private let tops: [Double]

    private static let gap = 5.0
    /// Between the drawing and the notes, for the leaders to slant in.
    static let leaderWidth = 20.0

    init(_ side: Side, _ notes: [Note], beside stage: Size) {
        self.side = side
        self.notes = notes.enumerated().sorted { ($0.element.target.y, $0.offset) < ($1.element.target.y, $1.offset) }.map(
            \.element)
        tops = Self.stack(self.notes, height: stage.height)
    }

    var width: Double { notes.map(\.width).max() ?? 0 }
    /// Of everything, from the drawing's top.
    var bottom: Double { notes.isEmpty ? 0 : (tops.last ?? 0) + (notes.last?.height ?? 0) }

    /// From the top down, then pushed up again where the last ones would stand below the drawing, but never above it.
    private static func stack(_ notes: [Note], height: Double) -> [Double] {
        var tops: [Double] = []
        var free = 0.0
        for note in notes {
            let top = max(note.target.y - note.height / 2, free)
            tops.append(top)
            free = top + note.height + gap
        }
        var limit = max(height, notes.reduce(-gap) { $0 + $1.height + gap })
        for index in notes.indices.reversed() {
            tops[index] = min(tops[index], limit - notes[index].height)
            limit = tops[index] - gap
        }
        return tops
    }

    /// - Parameter stage: whose coordinates the result is in.
    func elements(beside stage: Size) -> [Picture.Element] {
        zip(notes, tops).flatMap { note, top -> [Picture.Element] in
            let edge = side == .left ? -Self.leaderWidth : stage.width + Self.leaderWidth
            let labels = note.lines.enumerated().map { index, line in
                Picture.Element.text(
                    Picture.Label(
                        text: line, font: Note.font, ink: note.ink,
                        point: Point(x: edge, y: top + Note.font.ascent + Note.font.lineHeight * Double(index)),
                        alignment: side == .left ? .end : .start))
            }
            return (note.hasLeader ? [leader(of: note, top: top, beside: stage)] : []) + labels
        }
    }

    private func leader(of note: Note, top: Double, beside stage: Size) -> Picture.Element {
        let outwards = side == .left ? -1.0 : 1
        let border = side == .left ? 0 : stage.width
        let end = border + outwards * (Self.leaderWidth - 3)
        let y = top + Note.font.ascent - Note.font.size * 0.36
        return .line(
            [note.target, Point(x: border + outwards * 3, y: note.target.y), Point(x: end, y: y)], note.ink, width: 0.7,
            dashed: false)
    }
}
