/// An element of XML 1.0, for the formats that are lists of elements with attributes.
///
/// Foundation's `XMLDocument` would take libxml2 into the program on Linux, for the sake of writing four kinds of elements.
struct MarkupElement {
    var name: String
    /// In the order in which they are written.
    var attributes: [(name: String, value: String)] = []
    /// Lines of text; where there are some, there are no children.
    var text: [String] = []
    var children: [MarkupElement] = []

    /// The element as a whole document.
    var document: String {
        (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"] + lines(indent: "")).map { $0 + "\n" }.joined()
    }

    private func lines(indent: String) -> [String] {
        let attributes = attributes.map { " \($0.name)=\"\($0.value.escapedForXML)\"" }.joined()
        if !text.isEmpty {
            let content = text.map(\.escapedForXML).joined(separator: "\n")
            return ["\(indent)<\(name)\(attributes)>\(content)</\(name)>"]
        }
        if children.isEmpty { return ["\(indent)<\(name)\(attributes)/>"] }
        return ["\(indent)<\(name)\(attributes)>"] + children.flatMap { $0.lines(indent: indent + "  ") }
            + ["\(indent)</\(name)>"]
    }
}

extension String {
    /// For text and for attributes in double quotes. What XML 1.0 cannot hold at all, control characters and the two non-characters
    /// U+FFFE and U+FFFF (section 2.2), is made visible; a line feed is as well, so that a text stays on its line.
    var escapedForXML: String {
        let markup = escapedForMarkup
        guard markup.unicodeScalars.contains(where: { $0.value == 0xFFFE || $0.value == 0xFFFF }) else { return markup }
        return markup.replacing("\u{FFFE}", with: "\\u{FFFE}").replacing("\u{FFFF}", with: "\\u{FFFF}")
    }
}
