import SourceText

/// A file as it is in the editor.
struct OpenDocument {
    /// As the client writes it; answers use the same spelling.
    let uri: String
    /// Real and absolute, or the address where it is no file of this machine.
    let path: String
    var version: Int?
    private(set) var file: SourceFile

    init(uri: String, path: String, version: Int?, text: String) {
        self.uri = uri
        self.path = path
        self.version = version
        file = SourceFile(path: path, text: text)
    }

    /// Makes the changes one after the other, each on what the one before it left.
    mutating func apply(_ changes: [DidChangeParams.Change], counting encoding: PositionEncoding) {
        for change in changes {
            guard let range = change.range else {
                file = SourceFile(path: path, text: change.text)
                continue
            }
            let start = encoding.offset(of: range.start, in: file)
            let end = encoding.offset(of: range.end, in: file)
            let edit = TextEdit(range: ByteRange(min(start, end), max(start, end)), replacement: change.text)
            // One edit within the file conflicts with nothing.
            if let edited = try? file.applying([edit]) { file = edited }
        }
    }
}
