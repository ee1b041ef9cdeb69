import LintEngine
import RuleBook

/// Articles as one page of HTML that needs nothing else: no script, no font, no picture from elsewhere.
package struct ArticlePage {
    private let articles: [Article]

    /// - Parameter articles: in the order of the page; several have a list of what is on it.
    package init(_ articles: [Article]) { self.articles = articles }

    package var html: String {
        let title = articles.count == 1 ? articles[0].id : "The rules of keyboardlint"
        let list = articles.count > 1 ? contents(title) : ""
        return Self.document(title, "\(list)<main>\n\(articles.map(Self.html).joined())</main>")
    }

    /// Another page in the same style.
    ///
    /// - Parameters:
    ///   - title: plain text.
    ///   - body: markup.
    package static func page(_ title: String, _ body: String) -> String {
        document(title, "<main>\n<h1>\(title.escapedForMarkup)</h1>\n\(body)\n</main>")
    }

    private static func document(_ title: String, _ body: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(title.escapedForMarkup)</title>
        <style>
        \(styleSheet)
        </style>
        </head>
        <body>
        \(body)
        </body>
        </html>

        """
    }

    /// Plain text as markup.
    package static func escaped(_ text: String) -> String { text.escapedForMarkup }

    private func contents(_ title: String) -> String {
        let items = articles.map { article in
            "<li><a href=\"#\(article.id)\">\(article.id)</a> \(ArticleHTML.inline(ofTitle: article.title))</li>\n"
        }
        return "<nav>\n<h1>\(title)</h1>\n<ul>\n\(items.joined())</ul>\n</nav>\n"
    }

    private static func html(_ article: Article) -> String {
        let properties = article.properties.map { "<li>\($0.escapedForMarkup)</li>" }.joined()
        return """
            <article id="\(article.id)">
            <header>
            <p class="id">\(article.id)</p>
            <h1>\(ArticleHTML.inline(ofTitle: article.title))</h1>
            <ul class="properties"><li class="\(article.severity.rawValue)">\(article.severity.rawValue)</li>\(properties)</ul>
            </header>
            \(article.parts.map(ArticleHTML.html).joined())</article>

            """
    }

    private static let styleSheet = """
        :root{--ink:#1f2933;--soft:#56616d;--paper:#fff;--panel:#f5f7fa;--line:#dfe4ea;--link:#1d4ed8;--bad:#b42318;--warn:#93530a;
        --keyword:#9b2393;--type:#0b4f79;--string:#b5261a;--number:#7a4a00;--attribute:#5d3fa8}
        @media(prefers-color-scheme:dark){:root{--ink:#e6e9ed;--soft:#a3adb8;--paper:#14181d;--panel:#1d232b;--line:#333c47;
        --link:#7db5ff;--bad:#ff8f85;--warn:#fdb45c;--keyword:#ff7ab2;--type:#8ad1f5;--string:#ff9d8a;--number:#e5c27a;
        --attribute:#c5b0ff}}
        @media print{:root{--ink:#000;--paper:#fff;--panel:#fff;--line:#bbb}pre{white-space:pre-wrap}}
        *{box-sizing:border-box}
        body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",sans-serif}
        main,nav{max-width:46rem;margin:0 auto;padding:2rem 1.25rem}
        article+article{margin-top:4rem;padding-top:3rem;border-top:1px solid var(--line)}
        h1{font-size:1.75rem;line-height:1.2;margin:.2rem 0 .8rem;text-wrap:balance}
        h2{font-size:1.2rem;margin:2.2rem 0 .6rem}
        h3{font-size:1rem;margin:1.6rem 0 .4rem;color:var(--soft)}
        p,ul,ol{margin:.7rem 0}li{margin:.3rem 0}
        a{color:var(--link);text-underline-offset:.15em}
        .id{font:600 .9rem ui-monospace,Menlo,Consolas,monospace;color:var(--soft);margin:0}
        .properties{list-style:none;display:flex;flex-wrap:wrap;gap:.5rem;padding:0;font-size:.85rem}
        .properties li{margin:0;padding:.1rem .6rem;border:1px solid var(--line);border-radius:1rem;color:var(--soft)}
        .properties .error{border-color:var(--bad);color:var(--bad)}.properties .warning{border-color:var(--warn);color:var(--warn)}
        code,pre{font-family:ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.86em}
        :not(pre)>code{background:var(--panel);border-radius:.25rem;padding:.1em .3em}
        pre{background:var(--panel);border:1px solid var(--line);border-radius:.5rem;padding:.8rem 1rem;overflow-x:auto;line-height:1.45}
        pre code{font-size:1em}
        .keyword,.attribute{color:var(--keyword)}.type{color:var(--type)}.string{color:var(--string)}.number{color:var(--number)}
        .metavariable{color:var(--attribute)}.comment{color:var(--soft)}.mark{color:var(--bad);font-weight:700}
        figure{margin:1.6rem 0;overflow-x:auto}@media(min-width:66rem){figure{margin-inline:-8rem}}
        figure svg{display:block;width:100%;min-width:40rem;height:auto;border:1px solid var(--line);border-radius:.5rem}
        figcaption{margin:.5rem auto 0;max-width:43.5rem;font-size:.9rem;color:var(--soft)}
        table{border-collapse:collapse;display:block;overflow-x:auto}
        th,td{padding:.35rem .7rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
        .right{text-align:right}
        """
}
