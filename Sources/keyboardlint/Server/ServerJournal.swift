import LanguageServer

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a server that was started again must be told: the messages that made the old one know what it knew.
struct ServerJournal {
    /// The little that must be known of a message to pass it on.
    struct Message: Decodable {
        struct Parameters: Decodable {
            struct Document: Decodable { let uri: String }
            let textDocument: Document?
        }

        let id: RequestID?
        let method: String?
        private let params: Parameters?
        var document: String? { params?.textDocument?.uri }

        private enum CodingKeys: CodingKey { case id, method, params }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try? container.decodeIfPresent(RequestID.self, forKey: .id)
            method = try? container.decodeIfPresent(String.self, forKey: .method)
            params = try? container.decodeIfPresent(Parameters.self, forKey: .params)
        }

        /// Nil for what is no object of JSON.
        init?(_ content: [UInt8]) {
            guard let message = try? JSONDecoder().decode(Message.self, from: Data(content)) else { return nil }
            self = message
        }
    }

    private static let settings: Set = [
        "initialize", "initialized", "workspace/didChangeConfiguration", "workspace/didChangeWorkspaceFolders",
    ]
    private static let edits: Set = ["textDocument/didOpen", "textDocument/didChange"]

    private var kept: [(document: String?, content: [UInt8])] = []
    /// The address of the document that was opened or edited last.
    private var last: String?

    /// In the order in which they came.
    var messages: [[UInt8]] { kept.map(\.content) }

    mutating func note(_ message: Message, _ content: [UInt8]) {
        guard let method = message.method else { return }
        if Self.settings.contains(method) { kept.append((nil, content)) }
        guard let document = message.document else { return }
        if Self.edits.contains(method) {
            kept.append((document, content))
            last = document
        } else if method == "textDocument/didClose" {
            kept.removeAll { $0.document == document }
        }
    }

    /// The path of the document that was opened or edited last, as the server calls it.
    var lastDocument: String? {
        guard let last, last.hasPrefix("file://") else { return last }
        let plain = URL(string: last)?.path ?? last
        return (try? FileSystem.realPath(ofNewFile: plain)) ?? plain
    }

    /// The answer to a request that a crash left without one.
    static func failure(_ id: RequestID) -> [UInt8] {
        encoded(Failure(id: id, error: .init(code: -32603, message: "the server crashed and started again")))
    }

    /// A message for the user.
    static func message(_ text: String) -> [UInt8] {
        encoded(Notice(method: "window/showMessage", params: .init(type: 1, message: text)))
    }

    private struct Failure: Encodable {
        struct Reason: Encodable {
            let code: Int
            let message: String
        }

        let jsonrpc = "2.0"
        let id: RequestID
        let error: Reason
    }

    private struct Notice: Encodable {
        struct Parameters: Encodable {
            let type: Int
            let message: String
        }

        let jsonrpc = "2.0"
        let method: String
        let params: Parameters
    }

    private static func encoded(_ message: some Encodable) -> [UInt8] {
        (try? JSONEncoder().encode(message)).map(Array.init) ?? []
    }
}
