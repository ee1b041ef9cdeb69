import LintEngine
import RuleBook
import Testing

@testable import Reporting

@Suite struct ArticlePageTests {
    @Test func aPageHoldsTheArticleAsElements() throws {
        let html = ArticlePage([try ArticleSample.article()]).html
        #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
        for part in [
            "<title>sample-rule</title>", "<h1>A <code>sample</code> of <em>everything</em></h1>",
            "<li class=\"error\">error</li>",
            "<a href=\"https://example.com/page\">the page</a>", "<li><strong>First.</strong> An item",
            "<td class=\"right\">398</td>", "<span class=\"keyword\">where</span> <span class=\"metavariable\">$SINK</span>",
            "inset = <span class=\"string\">&quot;a&quot;</span>",
        ] { #expect(html.contains(part), "\(part)") }
    }

    @Test func severalArticlesHaveAListOfContents() throws {
        let html = ArticlePage([try ArticleSample.article(), try ArticleSample.article()]).html
        #expect(html.contains("<li><a href=\"#sample-rule\">sample-rule</a> A <code>sample</code>"))
    }

    @Test func nothingOfAnArticleCanRunOrFetch() throws {
        let hostile = ArticleSample.markdown.replacing("is taken as it is", with: "<script>x()</script> [a](javascript:x) is")
        let html = ArticlePage([Article(try RuleBook.parse(path: "Rules/sample-rule.md", markdown: hostile), demonstration: nil)])
            .html
        #expect(html.contains("&lt;script&gt;x()&lt;/script&gt; a is"))
        #expect(!html.contains("<script") && !html.contains("javascript:") && !html.contains(" src="))
    }

    /// The drawing is of the run that the caption tells of.
    @Test func theDrawingIsComputed() throws {
        let rule = try #require(RuleBook.embedded("frame-height-as-inset"))
        let html = ArticlePage([Article(rule)]).html
        #expect(html.contains("<figure>\n<svg "))
        // 398 high, 278 of it over the window: 120 too high.
        #expect(html.contains("after show: the content is 120 pt too high."))
        #expect(html.contains(">handler y 248<"))
    }
}
