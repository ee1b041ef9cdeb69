import LintEngine
import SourceText

/// All safe fixes of a document in one action, which editors make when a file is saved. Nobody sees it before it is made, so that
/// what a person has to agree to is not in it.
extension LanguageServer {
    static let fixAll = "source.fixAll.keyboardlint"

    /// That it, or a kind above it, is asked for by name: a menu of everything at the cursor has no place for it. Without a wish,
    /// a client gets it that says it knows it.
    func asksForFixAll(_ only: [String]?) -> Bool {
        (only ?? client.kindsOfFixAll).contains { ["source", "source.fixAll", Self.fixAll].contains($0) }
    }

    func fixAll(_ findings: [Finding]) -> [CodeAction] {
        let mended = findings.map { finding in
            var finding = finding
            finding.fix = fixes?[finding].flatMap { files(of: $0) == nil ? nil : $0 }
            return finding
        }
        let chosen = FixSelection(from: mended, includesUnsafe: false).chosen
        guard !chosen.isEmpty, let edit = workspaceEdit(for: chosen) else { return [] }
        let title = chosen.count == 1 ? "Apply the safe keyboardlint fix" : "Apply all \(chosen.count) safe keyboardlint fixes"
        return [CodeAction(title: title, kind: Self.fixAll, edit: edit)]
    }

    /// What the client is to change; nil where a file is not what it was when the fix was proven.
    func workspaceEdit(for fixes: [Fix]) -> WorkspaceEdit? {
        var known: [String: TextFile] = [:]
        for fix in fixes {
            guard let files = files(of: fix) else { return nil }
            known.merge(files) { first, _ in first }
        }
        return workspaceEdit(
            fixes.flatMap(\.edits).byPath.compactMap { path, edits in
                known[path].map { ($0.uri, $0.version, $0.file, edits) }
            })
    }

    func workspaceEdit(_ changes: [(uri: String, version: Int?, file: SourceFile, edits: [TextEdit])]) -> WorkspaceEdit {
        let all = changes.map { change in
            change.edits.map { edit in
                WorkspaceEdit.DocumentEdit(range: client.encoding.range(edit.range, in: change.file), newText: edit.replacement)
            }
        }
        guard client.takesDocumentChanges else {
            return WorkspaceEdit(changes: Dictionary(zip(changes.map(\.uri), all)) { first, _ in first })
        }
        return WorkspaceEdit(
            documentChanges: zip(changes, all).map { change, edits in
                .init(textDocument: .init(uri: change.uri, version: change.version), edits: edits)
            })
    }

    /// A file as the client has it open, or as it is on disk.
    private struct TextFile {
        let uri: String
        let version: Int?
        let file: SourceFile
    }

    private func files(of fix: Fix) -> [String: TextFile]? {
        var files: [String: TextFile] = [:]
        for path in Set(fix.edits.map(\.path)) {
            let open = documents.values.first { $0.path == path }
            guard let file = open?.file ?? self.files.file(at: path), file.stableHash == fix.hashes[path] else { return nil }
            files[path] = TextFile(uri: open?.uri ?? DocumentURI.uri(of: path), version: open?.version, file: file)
        }
        return files
    }
}
