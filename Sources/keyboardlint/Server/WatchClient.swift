import LanguageServer
import Reporting
import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A client of the language server in the same process: it shows files and gets their findings as lines.
struct WatchClient {
    private var server: LanguageServer
    private let inbox = Inbox()
    private var versions: [String: Int] = [:]
    /// Lines by path; none for a file without findings.
    private(set) var findings: [String: [String]] = [:]

    init(_ options: ServerOptions, folder: String) {
        server = LanguageServer(files: ServerFiles(options: options), inbox: inbox)
        let root = Self.address(of: folder)
        send(
            Request(
                id: 1, method: "initialize",
                params: Introduction(rootUri: root, workspaceFolders: [.init(uri: root, name: folder.lastPathComponent)])))
        send(Notification(method: "initialized", params: Nothing()))
    }

    func shows(_ path: String) -> Bool { versions[path] != nil }

    /// A file as it is now.
    mutating func show(_ file: SourceFile) {
        let text = file.text(in: ByteRange(0, file.bytes.count))
        let version = (versions[file.path] ?? 0) + 1
        let document = Document(
            uri: Self.address(of: file.path), languageId: "swift", version: version, text: version == 1 ? text : nil)
        if version == 1 {
            send(Notification(method: "textDocument/didOpen", params: Showing(textDocument: document)))
        } else {
            send(
                Notification(
                    method: "textDocument/didChange", params: Showing(textDocument: document, contentChanges: [.init(text: text)])
                ))
        }
        versions[file.path] = version
    }

    mutating func hide(_ path: String) {
        guard versions.removeValue(forKey: path) != nil else { return }
        send(
            Notification(
                method: "textDocument/didClose",
                params: Showing(textDocument: Document(uri: Self.address(of: path), languageId: nil, version: nil, text: nil))))
        findings[path] = nil
    }

    /// Files that were made, changed or taken away, whether shown or not.
    mutating func noteOnDisk(_ paths: [String], _ now: [String: FileStamp]) {
        let changes = paths.map { Changes.Change(uri: Self.address(of: $0), type: now[$0] == nil ? 3 : 2) }
        send(Notification(method: "workspace/didChangeWatchedFiles", params: Changes(changes: changes)))
    }

    /// Sends a message and lets the server do all it wants to.
    private mutating func send(_ message: some Encodable) {
        guard let data = try? JSONEncoder().encode(message) else { return }
        server.receive(.message(Array(data)))
        take()
        // Nothing waits in the inbox: messages are given to the server one by one.
        while server.hasWork {
            server.work()
            take()
        }
    }

    private mutating func take() {
        for case .send(let content) in server.takeOutput() {
            guard let message = try? JSONDecoder().decode(Published.self, from: Data(content)),
                message.method == "textDocument/publishDiagnostics", let params = message.params,
                let path = URL(string: params.uri)?.path
            else { continue }
            let shown = SafeText.escaping(FileSystem.display(path))
            let lines = params.diagnostics.map { diagnostic in
                let severity = ["", "error", "warning", "note", "note"][min(max(diagnostic.severity ?? 2, 0), 4)]
                let text = diagnostic.message.split(separator: "\n").first.map(String.init) ?? ""
                let place = diagnostic.range.start
                return
                    "\(shown):\(place.line + 1):\(place.character + 1): \(severity): \(SafeText.escaping(text)) (\(diagnostic.code ?? ""))"
            }
            findings[path] = lines.isEmpty ? nil : lines
        }
    }

    private static func address(of path: String) -> String { URL(filePath: path).absoluteString }
}

// MARK: Messages

extension WatchClient {
    private struct Nothing: Encodable {}

    private struct Request<Parameters: Encodable>: Encodable {
        let jsonrpc = "2.0"
        let id: Int
        let method: String
        let params: Parameters
    }

    private struct Notification<Parameters: Encodable>: Encodable {
        let jsonrpc = "2.0"
        let method: String
        let params: Parameters
    }

    private struct Introduction: Encodable {
        struct Folder: Encodable {
            let uri: String
            let name: String
        }

        let rootUri: String
        let workspaceFolders: [Folder]
        let capabilities = Nothing()
    }

    private struct Document: Encodable {
        let uri: String
        let languageId: String?
        let version: Int?
        let text: String?
    }

    private struct Showing: Encodable {
        struct Change: Encodable { let text: String }

        let textDocument: Document
        var contentChanges: [Change]?
    }

    private struct Changes: Encodable {
        struct Change: Encodable {
            let uri: String
            let type: Int
        }

        let changes: [Change]
    }

    private struct Published: Decodable {
        struct Parameters: Decodable {
            let uri: String
            let diagnostics: [Shown]
        }

        struct Shown: Decodable {
            struct Range: Decodable { let start: Position }
            struct Position: Decodable {
                let line: Int
                let character: Int
            }

            let range: Range
            let severity: Int?
            let code: String?
            let message: String
        }

        let method: String?
        let params: Parameters?
    }
}
