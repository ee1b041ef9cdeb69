extension ArticleText {
    /// A table whose cells are wrapped where it would be wider than the terminal.
    mutating func lines(of table: Markdown.Table, width: Int) -> [StyledText] {
        let header = table.header.map { styled($0, .strong) }
        let rows = table.rows.map { $0.map { styled($0) } }
        let widths = Self.columnWidths(
            ([header] + rows).map { $0.map(\.width) }, total: width - Self.gap.count * (header.count - 1))
        let rule = StyledText(widths.map { String(repeating: "─", count: $0) }.joined(separator: Self.gap), .faint)
        return lines(of: header, widths, table.alignsRight) + [rule] + rows.flatMap { lines(of: $0, widths, table.alignsRight) }
    }

    private static let gap = "  "

    private func lines(of cells: [StyledText], _ widths: [Int], _ alignsRight: [Bool]) -> [StyledText] {
        let wrapped = zip(cells, widths).map { $0.wrapped(to: $1) }
        let height = wrapped.map(\.count).max() ?? 0
        return (0..<height).map { row in
            var line = StyledText()
            for column in wrapped.indices {
                let cell = row < wrapped[column].count ? wrapped[column][row] : StyledText()
                if column > 0 { line = line + StyledText(Self.gap) }
                line = line + cell.padded(to: widths[column], alignedRight: alignsRight[column])
            }
            return line
        }
    }

    /// Each column as wide as its widest cell, the widest columns narrowed until the table fits.
    private static func columnWidths(_ cells: [[Int]], total: Int) -> [Int] {
        var widths = (cells.first ?? []).indices.map { column in max(1, cells.map { $0[column] }.max() ?? 1) }
        while widths.reduce(0, +) > total, let widest = widths.max(), widest > narrowest,
            let column = widths.firstIndex(of: widest)
        {
            widths[column] -= 1
        }
        return widths
    }

    /// Columns narrower than this break every word.
    private static let narrowest = 8
}
