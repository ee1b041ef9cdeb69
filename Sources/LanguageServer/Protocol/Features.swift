struct PositionParams: Decodable {
    var textDocument: DocumentParams.Document
    var position: Position
}

struct RangeParams: Decodable {
    var textDocument: DocumentParams.Document
    var range: DocumentRange
}

struct MarkupContent: Encodable, Equatable {
    var kind = "markdown"
    var value: String
}

struct Hover: Encodable, Equatable {
    var contents: MarkupContent
    var range: DocumentRange
}

struct Command: Encodable, Equatable {
    var title: String
    var command: String
    var arguments: [CommandArgument]
}

/// What a command is about: a rule, or a handler in a scenario.
struct CommandArgument: Codable, Equatable {
    var rule: String?
    var uri: String?
    /// From 0, of the handler's or the finding's beginning.
    var line: Int?
    var scenario: String?
}

struct CodeLens: Encodable, Equatable {
    var range: DocumentRange
    var command: Command
}

struct CodeActionParams: Decodable {
    var textDocument: DocumentParams.Document
    var range: DocumentRange
    var context: Context

    struct Context: Decodable {
        /// Kinds, of which each stands for those below it, too.
        var only: [String]?
    }
}

struct CodeAction: Encodable, Equatable {
    var title: String
    var kind: String?
    var diagnostics: [Diagnostic]?
    var isPreferred: Bool?
    var disabled: Disabled?
    var edit: WorkspaceEdit?
    var command: Command?

    struct Disabled: Encodable, Equatable {
        var reason: String
    }
}

/// An edit of one document, as the client is able to take it.
struct WorkspaceEdit: Encodable, Equatable {
    var changes: [String: [DocumentEdit]]?
    var documentChanges: [VersionedEdit]?

    struct DocumentEdit: Encodable, Equatable {
        var range: DocumentRange
        var newText: String
    }

    struct VersionedEdit: Encodable, Equatable {
        var textDocument: Identifier
        var edits: [DocumentEdit]
    }

    struct Identifier: Encodable, Equatable {
        var uri: String
        var version: Int?

        private enum CodingKeys: CodingKey {
            case uri, version
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(uri, forKey: .uri)
            // Null, rather than left out, where the client does not count.
            try container.encode(version, forKey: .version)
        }
    }
}

struct ExecuteCommandParams: Decodable {
    var command: String
    var arguments: [CommandArgument]?
}

struct ShowDocumentParams: Encodable {
    var uri: String
    /// In a program of the system's choice, as pictures are.
    var external: Bool
    var takeFocus = true
}

struct InlayHint: Encodable, Equatable {
    var position: Position
    var label: String
    /// After what it is about, and hence no part of it.
    var paddingLeft = true
    var tooltip: String
}

struct DocumentDiagnosticParams: Decodable {
    var textDocument: DocumentParams.Document
    var previousResultId: String?
}

struct DocumentDiagnosticReport: Encodable {
    var kind = "full"
    var resultId: String
    /// Nil where nothing has changed.
    var items: [Diagnostic]?

    init(_ resultID: String, _ items: [Diagnostic]?) {
        kind = items == nil ? "unchanged" : "full"
        resultId = resultID
        self.items = items
    }
}

struct WorkspaceDiagnosticParams: Decodable {
    var previousResultIds: [Previous]

    struct Previous: Decodable {
        var uri: String
        var value: String
    }
}

struct WorkspaceDiagnosticReport: Encodable {
    var items: [Item]

    struct Item: Encodable {
        var uri: String
        var version: Int?
        var report: DocumentDiagnosticReport

        private enum CodingKeys: CodingKey {
            case uri, version, kind, resultId, items
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(uri, forKey: .uri)
            // Null for a file that is not open.
            try container.encode(version, forKey: .version)
            try container.encode(report.kind, forKey: .kind)
            try container.encode(report.resultId, forKey: .resultId)
            try container.encodeIfPresent(report.items, forKey: .items)
        }
    }
}
