extension SourceFile {
    /// Whether the first line ends as in Windows.
    package var endsLinesWithCRLF: Bool {
        lines.count > 1 && lines.starts[1] >= 2 && bytes[lines.starts[1] - 2] == .carriageReturn
    }

    /// What ends a line that is added.
    package var lineEnd: String { endsLinesWithCRLF ? "\r\n" : "\n" }

    /// The spaces and tabs that a line begins with.
    ///
    /// - Parameter line: from 0.
    package func indentation(ofLine line: Int) -> String {
        let content = lines.contentRange(ofLine: line, in: bytes)
        return String(decoding: bytes[content.start..<content.end].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }

    /// The indentation of what begins at an offset; nil where something else begins the line.
    package func indentation(before offset: Int) -> String? {
        let line = lines.lineIndex(at: offset)
        let indentation = indentation(ofLine: line)
        return lines.starts[line] + indentation.utf8.count == offset ? indentation : nil
    }
}
