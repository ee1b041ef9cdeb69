import KeyboardModel
import LintEngine

/// The report as one page of HTML that needs nothing else: no network, no other file, and no script to be read.
struct MigrationPage {
    let model: MigrationReport

    init(_ model: MigrationReport) { self.model = model }

    func html() throws -> String {
        let sections = sections
        let title = "Keyboard migration: \(model.input.subject)".escapedForMarkup
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="generator" content="keyboardlint \(model.report.tool.version.escapedForMarkup)">
            <title>\(title)</title>
            <style>
            \(PageStyle.sheet)
            \(Ink.styleSheet)
            </style>
            </head>
            <body>
            <a class="skip" href="#main">Skip to the report</a>
            \(HeaderSection(model).markup)\(contents(sections))<main id="main">
            \(VerdictSection(model).section.markup)\(sections.map(\.markup).joined())</main>
            <footer><p>Written by keyboardlint \(model.report.tool.version.escapedForMarkup), reference model \(model.report.tool.modelVersion). \
            Lengths are points; y grows downwards from the view's top.</p></footer>
            <script type="application/json" id="report-data">\(try EmbeddedJSON.text(of: model.reportAsGiven))</script>
            <script>
            \(PageScript.source)
            </script>
            </body>
            </html>

            """
    }

    private var sections: [PageSection] {
        [
            MapSection(model).section, DrawingsSection(model).section, GroupsSection(model).section,
            FindingsSection(model).section,
            PlanSection(model).section, HandTestSection(model).section, BaselineSection(model).section,
            BurndownSection(model).section,
            NotAnalysedSection(model).section, RunSection(model).section,
        ].compactMap(\.self)
    }

    private func contents(_ sections: [PageSection]) -> String {
        let items = sections.map { "<li><a href=\"#\($0.id)\">\($0.title.escapedForMarkup)</a></li>\n" }
        return "<nav aria-label=\"Contents\">\n<ul>\n\(items.joined())</ul>\n</nav>\n"
    }
}

/// JSON inside an element of HTML: nothing in it may end the element, begin a comment or reorder what somebody reads in the
/// page's source.
enum EmbeddedJSON {
    static func text(of value: some Encodable) throws -> String {
        var result = String.UnicodeScalarView()
        for scalar in try compactJSON(of: value).unicodeScalars {
            let isMarkup = scalar == "<" || scalar == ">" || scalar == "&"
            guard isMarkup || SafeText.isUnsafe(scalar) || scalar.properties.isNoncharacterCodePoint else {
                result.append(scalar)
                continue
            }
            for unit in String(scalar).utf16 {
                let digits = String(unit, radix: 16)
                result += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars
            }
        }
        return String(result)
    }
}
