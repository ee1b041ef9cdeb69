import Foundation
import Testing

@testable import KeyboardFacts
@testable import ProgramIndex

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The reader sees what Foundation's parser sees.
struct MarkupReaderTests {
    private static let drawing = Drawing.storyboard(
        constraints: #"<constraint firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" id="k"/>"#,
        outlets: Drawing.bottom)

    @Test(arguments: [
        drawing, Drawing.xib(constraints: "", outlets: Drawing.bottom),
        "<a/>", "<a></a>", "<a b='1' c=\"2\"/>", "<a\n\tb = '1'\r\n c\t=\t\"2\" />", "<a ></a >", "<?xml version=\"1.0\"?>\n<a/>",
        "<a b=\"&amp;&lt;&gt;&quot;&apos;&#10;&#x41;&#x1F600;\"/>", "<a b=\"one\ntwo\tthree\r\nfour\"/>",
        "<a b=\"it's\" c='a \"b\"'/>",
        "<a><!-- <b> \" ' --><c/></a>", "<a><![CDATA[<b>]]><c/></a>", "<a>text &amp; more<b/>text</a>", "<a b=\">\"/>",
        "<a b=\"\"/>",
        "<é ü=\"ñ😀\"/>", "<a-b.c_d1/>", "\u{FEFF}<a/>", "<a/>\n<!-- after -->\n", "<a><?pi <x> ?></a>",
        "<a b=\"]]>\"/>", "<a>]] ></a>", "<!----><a/>",
    ])
    func wellFormedTextReadsAsFoundationReadsIt(text: String) {
        #expect(own(text) == foundation(text))
        #expect(own(text) != nil)
    }

    @Test(arguments: [
        "", "text", "<", "<a", "<a>", "</a>", "<a></b>", "<a b/>", "<a b=c/>", "<a b=\"c/>", "<a b=\"<\"/>", "<a / >", "< a/>",
        "<a><b></a></b>",
        "<!-- ", "<a><![CDATA[", "<a><!x></a>", "<a/ b=\"c\"/>", "<a b=\"1' />", "<>", "<a>< /a>",
    ])
    func malformedTextIsRejectedByBoth(text: String) {
        #expect(own(text) == nil)
        #expect(foundation(text) == nil)
    }

    /// Elements in the order in which they begin and end, with sorted attributes; nil if the text is not well-formed.
    private func own(_ text: String) -> [String]? {
        var reader = MarkupReader(Array(text.utf8))
        var events: [String] = []
        while let tag = reader.next() {
            switch tag {
            case .start(let isEmpty):
                events.append(Self.event(reader.name, reader.allAttributes.map { ($0.name, $0.value) }))
                if isEmpty { events.append("/" + reader.name) }
            case .end: events.append("/" + reader.name)
            }
        }
        return reader.failure == nil && !events.isEmpty ? events : nil
    }

    private func foundation(_ text: String) -> [String]? {
        let parser = XMLParser(data: Data(text.utf8))
        let listener = Listener()
        parser.delegate = listener
        return parser.parse() && parser.parserError == nil && !listener.events.isEmpty ? listener.events : nil
    }

    private static func event(_ name: String, _ attributes: [(String, String)]) -> String {
        name + attributes.sorted { $0.0 < $1.0 }.map { " \($0.0)=[\($0.1)]" }.joined()
    }

    private final class Listener: NSObject, XMLParserDelegate {
        var events: [String] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String] = [:]
        ) {
            events.append(MarkupReaderTests.event(name, attributes.map { ($0.key, $0.value) }))
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            events.append("/" + name)
        }
    }
}
