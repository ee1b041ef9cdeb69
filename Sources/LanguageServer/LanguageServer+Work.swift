import LintEngine

extension LanguageServer {
    package var hasWork: Bool { phase == .running && projects.contains { $0.needsWork } }

    /// One piece of work, of the project that needs it most.
    package mutating func work() {
        guard phase == .running, let position = projects.firstIndex(where: \.needsWork) else { return }
        switch projects[position].work() {
        case .more: break
        case .openDocumentsReported, .settled: publish(projects[position])
        }
    }

    /// Tells of every open document of a project what has changed.
    private mutating func publish(_ project: Project) {
        let here = documents.values.filter { document in
            self.project(of: document.path).map { projects[$0].folder == project.folder && projects[$0].covers(document.path) }
                ?? false
        }
        for document in here.sorted(by: { $0.uri < $1.uri }) where project.covers(document.path) {
            let state = PublishedState(version: document.version, diagnostics: diagnostics(of: document, in: project))
            guard published[document.uri] != state else { continue }
            published[document.uri] = state
            notify(
                "textDocument/publishDiagnostics",
                PublishDiagnosticsParams(uri: document.uri, version: document.version, diagnostics: state.diagnostics))
        }
    }
}
