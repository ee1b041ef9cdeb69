/// An element of XML 1.0, for the formats that are lists of elements with attributes.
///
/// `escapedForMarkup` makes visible what XML cannot hold at all: control characters, U+FFFE and U+FFFF (section 2.2).
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
        let attributes = attributes.map { " \($0.name)=\"\($0.value.escapedForMarkup)\"" }.joined()
        if !text.isEmpty {
            let content = text.map(\.escapedForMarkup).joined(separator: "\n")
            return ["\(indent)<\(name)\(attributes)>\(content)</\(name)>"]
        }
        if children.isEmpty { return ["\(indent)<\(name)\(attributes)/>"] }
        return ["\(indent)<\(name)\(attributes)>"] + children.flatMap { $0.lines(indent: indent + "  ") }
            + ["\(indent)</\(name)>"]
    }
}
