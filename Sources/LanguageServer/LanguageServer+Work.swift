import LintEngine

extension LanguageServer {
    package var hasWork: Bool { phase == .running && projects.contains { $0.needsWork } }

    /// How long a message is waited for before work is done.
    var patience: Inbox.Patience {
        guard hasWork else { return .endless }
        return projects.contains { $0.needsWork && !$0.hasOnlyToConfirm } ? .none : .milliseconds(Self.pause)
    }

    /// Milliseconds without a key after which nobody is typing: more than between two keys of somebody in a hurry.
    private static let pause = 150

    /// One piece of work, of the project that needs it most.
    package mutating func work() {
        guard phase == .running,
            let position = projects.firstIndex(where: { $0.needsWork && !$0.hasOnlyToConfirm })
                ?? projects.firstIndex(where: \.needsWork)
        else { return }
        workOn(position)
    }

    private mutating func workOn(_ position: Int) {
        announce(projects[position])
        switch projects[position].work() {
        case .more: break
        case .openDocumentsReported, .settled: publish(projects[position])
        }
        showProgress(of: projects[position])
        if let issue = projects[position].takeIssue() { tell(issue) }
    }

    /// Tells of every open document of a project what has changed.
    private mutating func publish(_ project: Project) {
        clearWhatIsLeftOut()
        var isStale = false
        for document in documents.values.sorted(by: { $0.uri < $1.uri }) where isOf(project, document) {
            let diagnostics = diagnostics(of: document, in: project)
            if client.pulls {
                // Of what changed by itself the client asks anyway.
                guard let known = answered[document.uri], known.version == document.version else { continue }
                isStale = isStale || known.resultID != Self.resultID(diagnostics)
                continue
            }
            let state = PublishedState(version: document.version, diagnostics: diagnostics)
            guard published[document.uri] != state else { continue }
            published[document.uri] = state
            notify(
                "textDocument/publishDiagnostics",
                PublishDiagnosticsParams(uri: document.uri, version: document.version, diagnostics: diagnostics))
        }
        if isStale { ask("workspace/diagnostic/refresh", Null()) }
    }

    /// A document that a configuration leaves out from now on has no findings any more.
    private mutating func clearWhatIsLeftOut() {
        for (uri, state) in published.sorted(by: { $0.key < $1.key }) where !state.diagnostics.isEmpty {
            guard let document = documents[uri], project(of: document.path) == nil else { continue }
            published[uri] = PublishedState(version: document.version, diagnostics: [])
            notify(
                "textDocument/publishDiagnostics",
                PublishDiagnosticsParams(uri: uri, version: document.version, diagnostics: []))
        }
    }

    private func isOf(_ project: Project, _ document: OpenDocument) -> Bool {
        guard project.covers(document.path), let position = self.project(of: document.path) else { return false }
        return projects[position].folder == project.folder
    }

    /// A document and its project with a report of what is in the editor now; nil for a document that is not open, or not of
    /// Swift.
    mutating func settled(_ uri: String, for request: Request) throws(ResponseError) -> (OpenDocument, Project)? {
        try document(uri, for: request) { $0.isSettled }
    }

    /// The same for whoever asks at each key: with what would be told of the document now. If more comes of looking at
    /// everything, the client is told to ask again.
    mutating func current(_ uri: String, for request: Request) throws(ResponseError) -> (OpenDocument, Project)? {
        try document(uri, for: request) { $0.holdsForOpenDocuments }
    }

    private mutating func document(
        _ uri: String, for request: Request, once condition: (Project) -> Bool
    ) throws(ResponseError) -> (OpenDocument, Project)? {
        guard let document = documents[uri], let position = project(of: document.path) else { return nil }
        try work(on: position, for: request, until: condition)
        return (document, projects[position])
    }

    /// Works on a project as long as somebody waits for it.
    mutating func work(
        on position: Int, for request: Request, until condition: (Project) -> Bool
    ) throws(ResponseError) {
        while !condition(projects[position]) {
            if let id = request.id { try checkCancellation(of: id) }
            workOn(position)
        }
    }
}
