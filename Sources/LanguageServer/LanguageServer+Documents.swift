import LintEngine
import SourceText

/// Documents that come, change and go; the folders they lie in.
extension LanguageServer {
    mutating func open(_ params: DidOpenParams) {
        let item = params.textDocument
        let path = DocumentURI.path(of: item.uri).map { files.realPath(of: $0) ?? $0 } ?? item.uri
        guard item.languageId == "swift" || Self.endings.contains(where: path.hasSuffix) else { return }
        let document = OpenDocument(uri: item.uri, path: path, version: item.version, text: item.text)
        documents[item.uri] = document
        if path.hasSuffix(".swift") || item.languageId == "swift" { addProjectIfAlone(path) }
        for position in projects.indices where projects[position].covers(path) { projects[position].set(document.file) }
    }

    /// What a document may change the result of, by its ending.
    private static let endings = [".swift", ".storyboard", ".xib"]

    mutating func change(_ params: DidChangeParams) {
        guard var document = documents[params.textDocument.uri] else { return }
        document.apply(params.contentChanges, counting: client.encoding)
        document.version = params.textDocument.version
        documents[document.uri] = document
        for position in projects.indices where projects[position].covers(document.path) {
            projects[position].set(document.file)
        }
    }

    /// Nothing is known of a document by its being saved that was not known before. A client that watches no files says by it
    /// that now is a time to look for what else has changed.
    mutating func save(_ params: DocumentParams) {
        guard !client.registersWatchers, let document = documents[params.textDocument.uri] else { return }
        for position in projects.indices where projects[position].covers(document.path) { projects[position].rereadAll() }
    }

    mutating func close(_ params: DocumentParams) {
        guard let document = documents.removeValue(forKey: params.textDocument.uri) else { return }
        // A file may be open under two addresses, by way of a link.
        let other = documents.values.first { $0.path == document.path }
        for position in projects.indices where projects[position].covers(document.path) {
            if let other { projects[position].set(other.file) } else { projects[position].close(document.path) }
        }
        if other == nil { projects.removeAll { $0.folder == nil && $0.covers(document.path) } }
        published[document.uri] = nil
        answered[document.uri] = nil
        if !client.pulls {
            notify("textDocument/publishDiagnostics", PublishDiagnosticsParams(uri: document.uri, diagnostics: []))
        }
    }

    mutating func noteChangedFiles(_ params: DidChangeWatchedFilesParams) {
        let paths = params.changes.compactMap { DocumentURI.path(of: $0.uri) }.map { files.realPath(of: $0) ?? $0 }
        for position in projects.indices {
            // Of a flood, as when a branch is switched, reading everything once is less than reading each.
            if paths.count > 200 {
                projects[position].rereadAll()
                continue
            }
            for path in paths {
                if [".storyboard", ".xib"].contains(where: path.hasSuffix) {
                    projects[position].rereadOthers()
                } else if path.hasSuffix(".swift"), !path.hasSuffix("/Package.swift"), !isWrapper(path, of: projects[position]) {
                    if projects[position].covers(path) { projects[position].reread(path) }
                } else {
                    // How to lint it, and what is built for which system.
                    projects[position].restart()
                }
            }
        }
    }

    /// Whether the file says what packages observe for the project.
    private func isWrapper(_ path: String, of project: Project) -> Bool {
        project.linter.observerWrappers.contains { files.realPath(of: $0.source) == path }
    }

    // MARK: Folders

    mutating func changeFolders(_ params: DidChangeWorkspaceFoldersParams) {
        for folder in params.event.removed {
            let path = Self.path(of: folder.uri, files)
            projects.removeAll { $0.folder != nil && $0.folder == path }
        }
        for folder in params.event.added { addFolder(folder.uri) }
        projects.removeAll { $0.folder == nil }
        for document in documents.values {
            addProjectIfAlone(document.path)
            for position in projects.indices where projects[position].covers(document.path) {
                projects[position].set(document.file)
            }
        }
    }

    mutating func addFolder(_ uri: String) {
        guard let path = Self.path(of: uri, files), !projects.contains(where: { $0.folder == path }) else { return }
        guard let tree = tree(at: path) else { return }
        projects.append(Project(folder: path, tree: tree))
    }

    /// A file that lies in a folder and is left out of what is linted there is not linted at all.
    private mutating func addProjectIfAlone(_ path: String) {
        let isInside = projects.contains { $0.folder.map { path.hasPrefix($0 == "/" ? $0 : $0 + "/") } ?? $0.covers(path) }
        guard !isInside, let tree = tree(ofFileAt: path) else { return }
        projects.append(Project(folder: nil, tree: tree))
    }

    private static func path(of uri: String, _ files: any ProjectFiles) -> String? {
        DocumentURI.path(of: uri).flatMap { files.realPath(of: $0) }
    }

    /// The position of the project that a file's diagnostics come from: of several folders, the innermost.
    func project(of path: String) -> Int? {
        projects.indices.filter { projects[$0].covers(path) }.max {
            (projects[$0].folder?.utf8.count ?? 0) < (projects[$1].folder?.utf8.count ?? 0)
        }
    }

    // MARK: Settings

    /// With what was set, or without it where that makes no sense, which the user is told.
    private mutating func tree(at folder: String) -> (any SourceTree)? {
        do throws(SettingIssue) {
            return try files.tree(at: folder, settings)
        } catch {
            tell(error)
            return (try? files.tree(at: folder, ServerSettings())) ?? nil
        }
    }

    private mutating func tree(ofFileAt path: String) -> (any SourceTree)? {
        do throws(SettingIssue) {
            return try files.tree(ofFileAt: path, settings)
        } catch {
            tell(error)
            return try? files.tree(ofFileAt: path, ServerSettings())
        }
    }

    mutating func tell(_ issue: SettingIssue) {
        notify("window/showMessage", ShowMessageParams(type: .warning, message: "keyboardlint: \(issue.message)"))
    }

    mutating func use(_ changed: ServerSettings) {
        guard changed != settings else { return }
        settings = changed
        projects.removeAll { $0.folder == nil }
        for position in projects.indices {
            if let tree = projects[position].folder.flatMap({ tree(at: $0) }) { projects[position].use(tree) }
        }
        for document in documents.values.sorted(by: { $0.uri < $1.uri }) {
            addProjectIfAlone(document.path)
            for position in projects.indices where projects[position].folder == nil && projects[position].covers(document.path) {
                projects[position].set(document.file)
            }
        }
    }

    mutating func askForConfiguration() {
        ask("workspace/configuration", ConfigurationParams(items: [.init(section: "keyboardlint")]), .configuration)
    }

    /// Clients that can be asked are; the others send what they have.
    mutating func askForSettings(_ notification: Request) {
        struct Pushed: Decodable {
            var settings: Section?

            struct Section: Decodable {
                var keyboardlint: ServerSettings?
            }
        }
        if client.hasConfiguration { return askForConfiguration() }
        if let pushed: Pushed = try? notification.params(), let changed = pushed.settings?.keyboardlint { use(changed) }
    }

    mutating func take(_ question: Question, _ error: ResponseError?, _ content: [UInt8]) {
        if case .progress(let token) = question { return beginProgress(token, agreed: error == nil) }
        guard error == nil, case .configuration = question else { return }
        let answer = try? Wire.decode(Envelope.Answer<[ServerSettings?]>.self, from: content)
        if let changed = answer?.result.first?.flatMap(\.self) { use(changed) }
    }
}
