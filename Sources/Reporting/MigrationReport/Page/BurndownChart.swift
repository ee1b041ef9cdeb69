/// Two lines over the runs: handlers found, and those that differ for users. The table below says the same.
struct BurndownChart {
    private let entries: [HistoryEntry]
    private let top: Int

    private static let (width, height) = (720.0, 240.0)
    private static let (left, right, upper, lower) = (34.0, 110.0, 16.0, 34.0)

    init(_ entries: [HistoryEntry]) {
        self.entries = entries
        let most = entries.map(\.handlers).max() ?? 0
        let step = Self.step(for: most)
        top = max(step, (most + step - 1) / step * step)
    }

    /// Between two lines of the grid: 1, 2 or 5 of a power of ten, so that there are at most five.
    static func step(for most: Int) -> Int {
        var unit = 1
        while true {
            for factor in [1, 2, 5] where unit * factor * 5 >= most { return unit * factor }
            if unit > Int.max / 100 { return unit }
            unit *= 10
        }
    }

    private func x(_ index: Int) -> Double {
        Self.left + (Self.width - Self.left - Self.right) * Double(index) / Double(max(entries.count - 1, 1))
    }

    private func y(_ value: Int) -> Double {
        Self.upper + (Self.height - Self.upper - Self.lower) * (1 - Double(value) / Double(top))
    }

    var html: String {
        let first = entries.first?.differing ?? 0
        let last = entries.last?.differing ?? 0
        let label =
            "Line chart of \(entries.count) runs: handlers that differ for users went from \(first) to \(last). The table has the numbers."
        return """
            <div class="scroll" role="region" aria-label="Burndown chart" tabindex="0">
            <svg class="chart" viewBox="0 0 \(Wording.points(Self.width)) \(Wording.points(Self.height))" role="img" aria-label="\(label)">
            \(grid)\(breaks)\(line("handlers", \.handlers))\(line("differ", \.differing))\(names)\(dates)</svg></div>

            """
    }

    private var grid: String {
        stride(from: 0, through: top, by: Self.step(for: top)).map { value in
            let y = Wording.points(y(value))
            return "<path class=\"grid\" d=\"M\(Wording.points(Self.left)) \(y)H\(Wording.points(Self.width - Self.right))\"/>"
                + "<text x=\"\(Wording.points(Self.left - 8))\" y=\"\(Wording.points(self.y(value) + 4))\" text-anchor=\"end\">\(value)</text>\n"
        }.joined()
    }

    /// Runs of one model are one line.
    private func line(_ name: String, _ value: KeyPath<HistoryEntry, Int>) -> String {
        var path = ""
        var dots = ""
        for (index, entry) in entries.enumerated() {
            let isStart = index == 0 || entries[index - 1].model != entry.model
            path += "\(isStart ? "M" : "L")\(Wording.points(x(index))) \(Wording.points(y(entry[keyPath: value])))"
            if entries.count <= 60 {
                dots += "<circle cx=\"\(Wording.points(x(index)))\" cy=\"\(Wording.points(y(entry[keyPath: value])))\" r=\"3\"/>"
            }
        }
        return "<g class=\"line \(name)\"><path d=\"\(path)\"/>\(dots)</g>\n"
    }

    private var breaks: String {
        var markup = ""
        for index in entries.indices.dropFirst() where entries[index - 1].model != entries[index].model {
            let x = (x(index - 1) + x(index)) / 2
            let (top, bottom) = (Wording.points(Self.upper - 6), Wording.points(Self.height - Self.lower))
            markup += "<path class=\"break\" d=\"M\(Wording.points(x)) \(top)V\(bottom)\"/>"
            markup += "<text x=\"\(Wording.points(x + 4))\" y=\"\(Wording.points(Self.upper))\">"
            markup += "model \(entries[index].model)</text>\n"
        }
        return markup
    }

    /// At the lines' ends, apart where they end together.
    private var names: String {
        guard let last = entries.last else { return "" }
        var (all, differing) = (y(last.handlers) + 4, y(last.differing) + 4)
        if differing - all < 14 { (all, differing) = (all - 7 + (differing - all) / 2, all + 7 + (differing - all) / 2) }
        let x = Wording.points(Self.width - Self.right + 10)
        return "<text x=\"\(x)\" y=\"\(Wording.points(all))\">\(last.handlers) handlers</text>"
            + "<text class=\"differ\" x=\"\(x)\" y=\"\(Wording.points(differing))\">\(last.differing) differ</text>\n"
    }

    private var dates: String {
        let y = Wording.points(Self.height - 10)
        let first = entries.first?.date.cut(to: 25).escapedForMarkup ?? ""
        let last = entries.last?.date.cut(to: 25).escapedForMarkup ?? ""
        return "<text x=\"\(Wording.points(Self.left))\" y=\"\(y)\">\(first)</text>"
            + "<text x=\"\(Wording.points(Self.width - Self.right))\" y=\"\(y)\" text-anchor=\"end\">\(last)</text>\n"
    }
}
