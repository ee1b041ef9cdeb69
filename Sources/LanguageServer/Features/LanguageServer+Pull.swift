import LintEngine
import SourceText

/// Diagnostics for clients that ask for them.
extension LanguageServer {
    mutating func diagnostics(_ params: DocumentDiagnosticParams, for request: Request) throws(ResponseError)
        -> DocumentDiagnosticReport
    {
        guard let (document, project) = try current(params.textDocument.uri, for: request) else {
            return DocumentDiagnosticReport(Self.resultID([]), [])
        }
        let items = diagnostics(of: document, in: project)
        let id = Self.resultID(items)
        answered[document.uri] = Answered(version: document.version, resultID: id)
        return DocumentDiagnosticReport(id, params.previousResultId == id ? nil : items)
    }

    /// Every file with findings, and those that had some.
    mutating func diagnostics(
        _ params: WorkspaceDiagnosticParams, for request: Request
    ) throws(ResponseError) -> WorkspaceDiagnosticReport {
        let previous = Dictionary(params.previousResultIds.map { ($0.uri, $0.value) }) { $1 }
        var items: [WorkspaceDiagnosticReport.Item] = []
        var reported: Set<String> = []
        for position in projects.indices where projects[position].folder != nil {
            try work(on: position, for: request) { $0.isSettled }
            let project = projects[position]
            for path in project.pathsWithFindings(withKnown: settings.showBaselined == true)
            where self.project(of: path) == position {
                guard let file = project.sources[path] else { continue }
                let uri = uri(of: path)
                let diagnostics = diagnostics(of: path, file, project)
                let id = Self.resultID(diagnostics)
                reported.insert(uri)
                items.append(
                    .init(
                        uri: uri, version: documents[uri]?.version,
                        report: DocumentDiagnosticReport(id, previous[uri] == id ? nil : diagnostics)))
            }
        }
        let empty = Self.resultID([])
        for (uri, id) in previous.sorted(by: { $0.key < $1.key }) where !reported.contains(uri) {
            items.append(
                .init(uri: uri, version: documents[uri]?.version, report: DocumentDiagnosticReport(empty, id == empty ? nil : []))
            )
        }
        return WorkspaceDiagnosticReport(items: items)
    }

    /// What a client was last answered of a document.
    struct Answered: Equatable {
        var version: Int?
        var resultID: String
    }

    /// The same for the same diagnostics, and hardly ever for others.
    static func resultID(_ diagnostics: [Diagnostic]) -> String {
        var hash = StableHash()
        for byte in Wire.bytes(of: diagnostics) { hash.add(byte) }
        return hash.digits
    }
}
