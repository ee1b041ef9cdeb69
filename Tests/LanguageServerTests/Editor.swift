import Foundation
import LanguageServer
import TestSupport
import Testing

@testable import keyboardlint

/// An editor in the test's own process: what it sends goes through the same framing and the same server as what comes from
/// standard input, and nothing depends on time.
final class Editor {
    private let inbox = Inbox()
    private var server: LanguageServer
    private var reader = MessageReader()
    private var lastID = 0
    /// Everything the server has sent, oldest first.
    private(set) var received: [JSON] = []

    /// What a client of today can do.
    static let capable: JSON = [
        "general": ["positionEncodings": ["utf-16"]],
        "textDocument": [
            "publishDiagnostics": [
                "relatedInformation": true, "versionSupport": true, "codeDescriptionSupport": true, "dataSupport": true,
                "tagSupport": ["valueSet": [1, 2]],
            ],
            "codeAction": [
                "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]], "disabledSupport": true,
                "isPreferredSupport": true, "dataSupport": true,
            ],
        ],
        "workspace": [
            "configuration": true, "didChangeWatchedFiles": ["dynamicRegistration": true],
            "workspaceEdit": ["documentChanges": true],
        ],
        "window": ["workDoneProgress": true, "showDocument": ["support": true]],
    ]

    /// A server that nobody has spoken to.
    init(arguments: [String] = []) throws {
        let options = try ServerOptions(Arguments(arguments, for: .lsp))
        server = LanguageServer(files: ServerFiles(options: options), inbox: inbox)
    }

    /// A server that knows the folder.
    convenience init(in folder: URL?, capabilities: JSON = Editor.capable, arguments: [String] = []) throws {
        try self.init(arguments: arguments)
        try request("initialize", initialization(folder, capabilities))
        try notify("initialized", [:])
        for question in received.filter({ $0.has("id") && $0.has("method") })
        where question["method"] == "workspace/configuration" {
            try send(["jsonrpc": "2.0", "id": question["id"], "result": [nil]])
        }
    }

    func initialization(_ folder: URL?, _ capabilities: JSON = Editor.capable) -> JSON {
        [
            "processId": nil, "rootUri": folder.map { .string(Self.uri($0.path)) } ?? nil, "capabilities": capabilities,
            "workspaceFolders": folder.map { [["uri": .string(Self.uri($0.path)), "name": "folder"]] } ?? nil,
        ]
    }

    static func uri(_ path: String) -> String { URL(filePath: path).absoluteString }

    var exitStatus: Int32? { server.exitStatus }

    /// Sends a message and lets the server do all it wants to.
    func send(_ message: JSON) throws {
        sendRaw(MessageReader.framed(try message.bytes))
    }

    func sendRaw(_ bytes: [UInt8]) {
        enqueue(bytes)
        run()
    }

    /// Leaves a message in the inbox.
    func enqueue(_ message: JSON) throws { enqueue(MessageReader.framed(try message.bytes)) }

    private func enqueue(_ bytes: [UInt8]) {
        reader.append(bytes)
        while let piece = reader.next() { inbox.put(piece) }
    }

    /// - Parameter answers: what the server asks is answered at once with these, by method.
    func run(answering answers: [String: JSON] = [:]) {
        var isBusy = true
        while isBusy {
            switch inbox.take(waiting: .none) {
            case .piece(let piece): server.receive(piece)
            case .nothingYet, .end:
                isBusy = server.hasWork
                server.work()
            }
            let before = received.count
            takeOutput()
            for question in received[before...] where question.has("id") {
                guard let method = question["method"].text, let answer = answers[method] else { continue }
                try? enqueue(["jsonrpc": "2.0", "id": question["id"], "result": answer])
                isBusy = true
            }
        }
    }

    private func takeOutput() {
        for case .send(let content) in server.takeOutput() {
            let message = try? JSONDecoder().decode(JSON.self, from: Data(content))
            #expect(message != nil, "what the server sends is JSON")
            received.append(message ?? nil)
        }
    }

    func notify(_ method: String, _ params: JSON) throws {
        try send(["jsonrpc": "2.0", "method": .string(method), "params": params])
    }

    /// - Returns: the answer.
    @discardableResult
    func request(_ method: String, _ params: JSON = [:]) throws -> JSON {
        lastID += 1
        let id = JSON.number(Double(lastID))
        let before = received.count
        try send(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params])
        return try answer(to: id, after: before)
    }

    /// The one answer to a request.
    func answer(to id: JSON, after start: Int = 0) throws -> JSON {
        let answers = received[start...].filter { $0["id"] == id && !$0.has("method") && $0.has("id") }
        #expect(answers.count == 1, "a request has one answer")
        return try #require(answers.first)
    }

    // MARK: Documents

    func open(_ path: String, _ text: String? = nil, version: Int = 1) throws {
        let text = try text ?? String(contentsOfFile: path, encoding: .utf8)
        try open(uri: Self.uri(path), text, version: version)
    }

    func open(uri: String, _ text: String, version: Int = 1) throws {
        try send(Self.opening(uri, text, version))
    }

    /// All at once, as when an editor starts with the windows it had.
    func openAll(_ paths: [String]) throws {
        for path in paths { try enqueue(Self.opening(Self.uri(path), String(contentsOfFile: path, encoding: .utf8), 1)) }
        run()
    }

    static func opening(_ path: String) throws -> JSON {
        opening(uri(path), try String(contentsOfFile: path, encoding: .utf8), 1)
    }

    private static func opening(_ uri: String, _ text: String, _ version: Int) -> JSON {
        [
            "jsonrpc": "2.0", "method": "textDocument/didOpen",
            "params": [
                "textDocument": [
                    "uri": .string(uri), "languageId": "swift", "version": .number(Double(version)), "text": .string(text),
                ]
            ],
        ]
    }

    func change(_ path: String, version: Int, _ changes: JSON...) throws {
        try send(Self.change(path, version, changes))
    }

    /// The same by somebody who types on: the server does one piece of work only.
    func type(_ path: String, version: Int, _ changes: JSON...) throws {
        try enqueue(Self.change(path, version, changes))
        receive()
        server.work()
        takeOutput()
    }

    /// Asks, and lets the server do no more than the answer takes.
    func ask(_ method: String, _ params: JSON) throws -> JSON {
        lastID += 1
        let id = JSON.number(Double(lastID))
        let before = received.count
        try enqueue(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params])
        receive()
        takeOutput()
        return try answer(to: id, after: before)
    }

    private func receive() {
        while case .piece(let piece) = inbox.take(waiting: .none) { server.receive(piece) }
    }

    var hasWork: Bool { server.hasWork }

    private static func change(_ path: String, _ version: Int, _ changes: [JSON]) -> JSON {
        [
            "jsonrpc": "2.0", "method": "textDocument/didChange",
            "params": [
                "textDocument": ["uri": .string(uri(path)), "version": .number(Double(version))],
                "contentChanges": .array(changes),
            ],
        ]
    }

    func close(_ path: String) throws {
        try notify("textDocument/didClose", ["textDocument": ["uri": .string(Self.uri(path))]])
    }

    /// What the server said last of a document; nil if it said nothing.
    func published(_ path: String) -> JSON? { published(uri: Self.uri(path)) }

    func published(uri: String) -> JSON? {
        received.last { $0["method"] == "textDocument/publishDiagnostics" && $0["params"]["uri"].text == uri }?["params"]
    }

    func diagnostics(_ path: String) -> [JSON] { published(path)?["diagnostics"].elements ?? [] }
}

extension JSON {
    static func range(_ startLine: Int, _ start: Int, _ endLine: Int, _ end: Int) -> JSON {
        [
            "start": ["line": .number(Double(startLine)), "character": .number(Double(start))],
            "end": ["line": .number(Double(endLine)), "character": .number(Double(end))],
        ]
    }

    /// A change of a document: the range gives way to the text.
    static func change(_ range: JSON, _ text: String) -> JSON { ["range": range, "text": .string(text)] }
}
