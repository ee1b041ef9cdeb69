import LintEngine

extension LanguageServer {
    /// The spaces of what is mixed, where the user wants to see them.
    mutating func hints(_ params: RangeParams, for request: Request) throws(ResponseError) -> [InlayHint] {
        guard settings.inlayHints == true, let (document, project) = try settled(params.textDocument.uri, for: request) else {
            return []
        }
        return project.mixedSpaces(in: document.path).compactMap { note in
            let range = client.encoding.range(note.range, in: document.file)
            guard range.touches(params.range) else { return nil }
            return InlayHint(
                position: range.end, label: "in \(note.space)",
                tooltip: "measured in the coordinates of the \(note.space), and combined here with a length of another space")
        }
    }
}
