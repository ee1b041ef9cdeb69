import SourceText

/// A value of a YAML file, of the part of the language that project descriptions use.
///
/// Maps, lists, plain and quoted text, text blocks and comments are read. Anchors, aliases, tags, merged maps and keys that are
/// no text are not: such a value is `unread`, and the rest of the file is read all the same.
struct YAMLNode: Equatable {
    indirect enum Content: Equatable {
        case nothing
        case text(String)
        case list([YAMLNode])
        /// In the order of the file.
        case map([Entry])
        case unread
    }

    struct Entry: Equatable {
        let key: String
        let value: YAMLNode
    }

    let content: Content
    let range: ByteRange

    /// The value of a key; of one that is there twice, the last.
    subscript(key: String) -> YAMLNode? { entries.last { $0.key == key }?.value }

    var text: String? {
        if case .text(let text) = content { text } else { nil }
    }

    var entries: [Entry] {
        if case .map(let entries) = content { entries } else { [] }
    }

    /// The items of a list, or the value itself, as files with one item are often written; empty where there is none.
    var items: [YAMLNode] {
        switch content {
        case .list(let items): items
        case .nothing: []
        default: [self]
        }
    }
}
