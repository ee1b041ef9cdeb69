struct DidOpenParams: Decodable {
    var textDocument: Item

    struct Item: Decodable {
        var uri: String
        var languageId: String?
        var version: Int?
        var text: String
    }
}

struct DidChangeParams: Decodable {
    var textDocument: VersionedDocument
    var contentChanges: [Change]

    /// Without a range, the whole text.
    struct Change: Decodable {
        var range: DocumentRange?
        var text: String
    }
}

struct VersionedDocument: Codable {
    var uri: String
    /// Clients that do not count send null.
    var version: Int?
}

/// Of requests and notifications that are about one document.
struct DocumentParams: Decodable {
    var textDocument: Document

    struct Document: Codable {
        var uri: String
    }
}

struct DidChangeWorkspaceFoldersParams: Decodable {
    var event: Event

    struct Event: Decodable {
        var added: [WorkspaceFolder]
        var removed: [WorkspaceFolder]
    }
}

struct DidChangeWatchedFilesParams: Decodable {
    var changes: [Change]

    struct Change: Decodable {
        var uri: String
        var type: Int
    }
}
