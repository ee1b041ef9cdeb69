import KeyboardModel

/// What a client says of itself; only what is asked of it.
struct InitializeParams: Decodable {
    var processId: Int?
    var rootUri: String?
    var rootPath: String?
    var workspaceFolders: [WorkspaceFolder]?
    var capabilities: ClientCapabilities
    var initializationOptions: ServerSettings?
    var workDoneToken: ProgressToken?

    private enum CodingKeys: CodingKey {
        case processId, rootUri, rootPath, workspaceFolders, capabilities, initializationOptions, workDoneToken
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        processId = try container.decodeIfPresent(Int.self, forKey: .processId)
        rootUri = try container.decodeIfPresent(String.self, forKey: .rootUri)
        rootPath = try container.decodeIfPresent(String.self, forKey: .rootPath)
        workspaceFolders = try container.decodeIfPresent([WorkspaceFolder].self, forKey: .workspaceFolders)
        capabilities = try container.decodeIfPresent(ClientCapabilities.self, forKey: .capabilities) ?? ClientCapabilities()
        // What a client passes on to other servers, too, is not worth refusing to start for.
        initializationOptions = try? container.decodeIfPresent(ServerSettings.self, forKey: .initializationOptions)
        workDoneToken = try? container.decodeIfPresent(ProgressToken.self, forKey: .workDoneToken)
    }
}

struct WorkspaceFolder: Codable, Equatable {
    var uri: String
    var name: String?
}

struct ClientCapabilities: Decodable {
    var general: General?
    var textDocument: TextDocument?
    var workspace: Workspace?
    var window: Window?

    init() {}

    struct General: Decodable {
        var positionEncodings: [String]?
    }

    struct TextDocument: Decodable {
        var publishDiagnostics: PublishDiagnostics?
        var diagnostic: Offered?
        var codeAction: CodeAction?
    }

    struct PublishDiagnostics: Decodable {
        var relatedInformation: Bool?
        var versionSupport: Bool?
        var codeDescriptionSupport: Bool?
        var dataSupport: Bool?
        var tagSupport: Offered?
    }

    struct CodeAction: Decodable {
        var codeActionLiteralSupport: Literals?
        var disabledSupport: Bool?
        var isPreferredSupport: Bool?
        var dataSupport: Bool?
    }

    struct Literals: Decodable {
        var kinds: [String]

        private struct Value: Decodable {
            var codeActionKind: Kinds?

            struct Kinds: Decodable {
                var valueSet: [String]?
            }
        }

        init(from decoder: any Decoder) throws {
            kinds = (try? Value(from: decoder))?.codeActionKind?.valueSet ?? []
        }
    }

    struct Workspace: Decodable {
        var configuration: Bool?
        var didChangeWatchedFiles: Registration?
        var diagnostics: Refresh?
        var codeLens: Refresh?
        var inlayHint: Refresh?
        var workspaceEdit: WorkspaceEdit?
    }

    struct WorkspaceEdit: Decodable {
        var documentChanges: Bool?
    }

    struct Registration: Decodable {
        var dynamicRegistration: Bool?
    }

    struct Refresh: Decodable {
        var refreshSupport: Bool?
    }

    struct Window: Decodable {
        var workDoneProgress: Bool?
        var showDocument: Support?
    }

    struct Support: Decodable {
        var support: Bool?
    }

    /// Something that is there or not, whatever it says.
    struct Offered: Decodable {
        init(from decoder: any Decoder) throws {}
    }
}

struct InitializeResult: Encodable {
    var capabilities: ServerCapabilities
    var serverInfo: ServerInfo

    struct ServerInfo: Encodable {
        var name: String
        var version: String
    }
}

struct ServerCapabilities: Encodable {
    var positionEncoding: PositionEncoding
    var textDocumentSync = Sync()
    var hoverProvider = true
    var codeLensProvider = CodeLens()
    var codeActionProvider = CodeActions()
    var inlayHintProvider = true
    var executeCommandProvider = Commands()
    var diagnosticProvider: Diagnostics?
    var workspace = Workspace()

    struct Sync: Encodable {
        var openClose = true
        /// Changes come as changes.
        var change = 2
        var save = Save()

        struct Save: Encodable {
            var includeText = false
        }
    }

    struct CodeLens: Encodable {
        var resolveProvider = false
    }

    struct CodeActions: Encodable {
        var codeActionKinds = [LanguageServer.quickFix, LanguageServer.fixAll]
    }

    struct Commands: Encodable {
        var commands = [LanguageServer.explainCommand, LanguageServer.drawCommand, LanguageServer.acceptCommand]
    }

    struct Diagnostics: Encodable {
        var identifier = "keyboardlint"
        var interFileDependencies = true
        var workspaceDiagnostics = true
    }

    struct Workspace: Encodable {
        var workspaceFolders = Folders()

        struct Folders: Encodable {
            var supported = true
            var changeNotifications = true
        }
    }
}

/// A number or a text, as the one who made it chose.
typealias ProgressToken = RequestID
