/// The few shapes that every section of the page is made of. All text goes through `escapedForMarkup`; what is called `html` is
/// markup already.
struct PageSection {
    var id: String
    var title: String
    /// One or two sentences under the title, as text.
    var lead: String?
    var html: String

    var markup: String {
        let lead = lead.map { "<p class=\"lead\">\($0.escapedForMarkup)</p>\n" } ?? ""
        return """
            <section id="\(id)" aria-labelledby="\(id)-title">
            <h2 id="\(id)-title">\(title.escapedForMarkup)</h2>
            \(lead)\(html)</section>

            """
    }
}

/// A table that can be read out: a caption, a scope for each heading, the first cell of a row its heading.
struct PageTable {
    struct Column {
        var title: String
        var isNumber = false
    }

    struct Cell {
        var html: String
        /// What a column is sorted by, where the text will not do.
        var value: Double?

        static func text(_ text: String) -> Cell { Cell(html: text.escapedForMarkup) }
        static func html(_ html: String) -> Cell { Cell(html: html) }

        static func number(_ number: Int) -> Cell {
            Cell(html: number == 0 ? "<span class=\"zero\">0</span>" : Wording.grouped(number), value: Double(number))
        }

        static func points(_ points: Double?, signed: Bool = false) -> Cell {
            guard let points else { return Cell(html: "<span class=\"zero\">?</span>") }
            return Cell(html: (signed ? Wording.signedPoints(points) : Wording.points(points)).minusSigned, value: points)
        }
    }

    var caption: String
    /// Whether the caption only says what the heading before has said.
    var hidesCaption = false
    var columns: [Column]
    var rows: [[Cell]]
    var isSortable = false

    var markup: String {
        let heads = columns.map { "<th scope=\"col\"\($0.isNumber ? " class=\"n\"" : "")>\($0.title.escapedForMarkup)</th>" }
            .joined()
        let caption = caption.escapedForMarkup
        // Beside the table rather than in it, where it would be as wide as a table that scrolls.
        let shown = hidesCaption ? "" : "<p class=\"caption\" aria-hidden=\"true\">\(self.caption.breakable)</p>\n"
        return """
            \(shown)<div class="scroll" role="region" aria-label="\(caption)" tabindex="0"><table\(isSortable ? " class=\"sortable\"" : "")>
            <caption class="vh">\(caption)</caption>
            <thead><tr>\(heads)</tr></thead>
            <tbody>
            \(rows.map(row).joined())</tbody>
            </table></div>

            """
    }

    private func row(_ cells: [Cell]) -> String {
        let elements = zip(columns, cells).enumerated().map { index, pair in
            let (column, cell) = pair
            let attributes =
                (column.isNumber ? " class=\"n\"" : "") + (cell.value.map { " data-v=\"\(Wording.points($0))\"" } ?? "")
            return index == 0
                ? "<th scope=\"row\"\(attributes)>\(cell.html)</th>" : "<td\(attributes)>\(cell.html)</td>"
        }
        return "<tr>\(elements.joined())</tr>\n"
    }
}

extension String {
    /// A hyphen is too short for a number's sign.
    var minusSigned: String { replacing("-", with: "\u{2212}") }

    /// Code in a sentence, marked by backticks as in Markdown, in elements; all of it escaped.
    var withCodeElements: String {
        let parts = split(separator: "`", omittingEmptySubsequences: false).map { String($0).escapedForMarkup }
        // An odd one is only a character.
        guard parts.count % 2 == 1 else { return escapedForMarkup }
        return parts.enumerated().map { $0.offset % 2 == 1 ? "<code>\($0.element)</code>" : $0.element }.joined()
    }

    /// Long names may break where they are made of words: `Chat/<wbr>Composer<wbr>View.<wbr>shown(_:)`.
    var breakable: String {
        var result = ""
        var previous: Character = " "
        for character in escapedForMarkup {
            if previous == "/" || previous == "." || (previous.isLowercase && character.isUppercase) { result += "<wbr>" }
            result.append(character)
            previous = character
        }
        return result
    }

    /// A step's name as words: `other app shows` of `otherAppShows`.
    var stepWords: String {
        reduce(into: "") { words, character in words += character.isUppercase ? " " + character.lowercased() : String(character) }
    }
}

enum PageText {
    /// Only for screen readers.
    static func hidden(_ text: String) -> String { "<span class=\"vh\">\(text.escapedForMarkup)</span>" }

    static func place(_ path: String, _ line: Int?) -> String {
        "<span class=\"path\">\(path.breakable)\(line.map { ":\($0)" } ?? "")</span>"
    }

    static func list(_ items: [String], _ name: String = "ul", classed: String? = nil) -> String {
        let attribute = classed.map { " class=\"\($0)\"" } ?? ""
        return "<\(name)\(attribute)>\n" + items.map { "<li>\($0)</li>\n" }.joined() + "</\(name)>\n"
    }

    /// A share of a whole, for the eye only: the number stands beside it.
    static func bar(_ parts: [(count: Int, name: String)]) -> String {
        let whole = parts.reduce(0) { $0 + $1.count }
        guard whole > 0 else { return "" }
        var x = 0.0
        let rects = parts.filter { $0.count > 0 }.map { part -> String in
            let width = 100 * Double(part.count) / Double(whole)
            defer { x += width }
            return
                "<rect class=\"s-\(part.name)\" x=\"\(Wording.points(x))\" width=\"\(Wording.points(max(width - 0.6, 0.4)))\" height=\"6\"/>"
        }
        return
            "<svg class=\"bar\" viewBox=\"0 0 100 6\" preserveAspectRatio=\"none\" aria-hidden=\"true\">\(rects.joined())</svg>"
    }
}
