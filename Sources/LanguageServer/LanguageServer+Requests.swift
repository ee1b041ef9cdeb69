import LintEngine
import LintPolicy

extension LanguageServer {
    mutating func answerRequest(_ request: Request) throws(ResponseError) -> [UInt8] {
        switch request.method {
        case "initialize": return request.result(initialize(try request.params()))
        case "shutdown":
            phase = .shutDown
            return request.result(Null())
        case "textDocument/hover": return request.result(try hover(try request.params(), for: request))
        case "textDocument/codeLens": return request.result(try lenses(try request.params(), for: request))
        case "textDocument/codeAction": return request.result(try actions(try request.params(), for: request))
        case "textDocument/inlayHint": return request.result(try hints(try request.params(), for: request))
        case "textDocument/diagnostic":
            let params: DocumentDiagnosticParams = try request.params()
            return request.result(try diagnostics(params, for: request))
        case "workspace/diagnostic":
            let params: WorkspaceDiagnosticParams = try request.params()
            return request.result(try diagnostics(params, for: request))
        case "workspace/executeCommand": return request.result(try execute(try request.params(), for: request))
        default: throw ResponseError(.methodNotFound, "there is no '\(request.method.prefix(100))' here")
        }
    }

    mutating func note(_ notification: Request) throws(ResponseError) {
        switch notification.method {
        case "initialized": introduce()
        case "textDocument/didOpen": open(try notification.params())
        case "textDocument/didChange": change(try notification.params())
        case "textDocument/didSave": save(try notification.params())
        case "textDocument/didClose": close(try notification.params())
        case "workspace/didChangeWorkspaceFolders": changeFolders(try notification.params())
        case "workspace/didChangeWatchedFiles": noteChangedFiles(try notification.params())
        case "workspace/didChangeConfiguration": askForSettings(notification)
        // What begins with `$/` may be ignored, and what nobody knows has to be.
        default: break
        }
    }

    private mutating func initialize(_ params: InitializeParams) -> InitializeResult {
        phase = .running
        client = Client(params.capabilities)
        if let options = params.initializationOptions { settings = options }
        if let process = params.processId { watch(process: process) }
        let folders =
            params.workspaceFolders?.map(\.uri) ?? [params.rootUri ?? params.rootPath.map(DocumentURI.uri)].compactMap(\.self)
        for folder in folders { addFolder(folder) }
        return InitializeResult(
            capabilities: ServerCapabilities(positionEncoding: client.encoding, diagnosticProvider: client.pulls ? .init() : nil),
            serverInfo: .init(name: Report.Tool().name, version: Report.Tool().version))
    }

    /// What the server has to ask once the client is ready to be asked.
    private mutating func introduce() {
        if client.registersWatchers { ask("client/registerCapability", Registrations.watchers) }
        if client.hasConfiguration { askForConfiguration() }
    }
}

/// What the server makes of the capabilities of a client.
struct Client {
    var encoding = PositionEncoding.utf16
    var relatedInformation = false
    var codeDescriptions = false
    var tags = false
    var data = false
    var registersWatchers = false
    var hasConfiguration = false
    /// Diagnostics are asked for, and again when the server says so. A client that is told of them as well shows them twice.
    var pulls = false
    var showsDocuments = false
    var showsProgress = false
    var showsDisabledActions = false
    var showsPreferredActions = false
    var takesDocumentChanges = false
    /// Of the kinds of actions that it knows, those that mend a whole file and are not to be made unasked.
    var kindsOfFixAll: [String] = []

    init() {}

    init(_ capabilities: ClientCapabilities) {
        encoding = capabilities.general?.positionEncodings?.contains("utf-8") == true ? .utf8 : .utf16
        let diagnostics = capabilities.textDocument?.publishDiagnostics
        relatedInformation = diagnostics?.relatedInformation == true
        codeDescriptions = diagnostics?.codeDescriptionSupport == true
        tags = diagnostics?.tagSupport != nil
        data = diagnostics?.dataSupport == true
        registersWatchers = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration == true
        hasConfiguration = capabilities.workspace?.configuration == true
        pulls = capabilities.textDocument?.diagnostic != nil && capabilities.workspace?.diagnostics?.refreshSupport == true
        showsProgress = capabilities.window?.workDoneProgress == true
        showsDocuments = capabilities.window?.showDocument?.support == true
        showsDisabledActions = capabilities.textDocument?.codeAction?.disabledSupport == true
        showsPreferredActions = capabilities.textDocument?.codeAction?.isPreferredSupport == true
        kindsOfFixAll = (capabilities.textDocument?.codeAction?.codeActionLiteralSupport?.kinds ?? []).filter {
            // Of all clients, `source` names what may come, not what they want.
            $0.hasPrefix("source.fixAll")
        }
        takesDocumentChanges = capabilities.workspace?.workspaceEdit?.documentChanges == true
    }
}
