import Foundation
import LanguageServer
import TestSupport
import Testing

/// The server goes on after a crash, as the program itself, with real traps that a variable asks for.
@Suite(.timeLimit(.minutes(30))) struct ServerCrashTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "Good.swift")
        try folder.write(
            Sources.fieldLiftedByTheKeyboardsHeight.replacing("FieldController", with: "OtherController"), to: "Bad.swift")
    }

    private func uri(_ name: String) -> String { URL(filePath: folder.path + "/" + name).absoluteString }

    private func notification(_ method: String, _ params: JSON) -> JSON {
        ["jsonrpc": "2.0", "method": .string(method), "params": params]
    }

    private func opening(_ name: String) throws -> JSON {
        notification(
            "textDocument/didOpen",
            [
                "textDocument": [
                    "uri": .string(uri(name)), "languageId": "swift", "version": 1, "text": .string(try folder.read(name)),
                ]
            ])
    }

    /// Starts the server, speaks to it, and waits for the message that `isLast` takes.
    private func converse(trap: String?, _ messages: [JSON], until isLast: ([JSON]) -> Bool) throws -> [JSON] {
        let process = Process()
        process.executableURL = URL(filePath: try ServerProgram.path())
        process.arguments = ["lsp"]
        process.environment = ProcessInfo.processInfo.environment.merging(trap.map { ["KEYBOARDLINT_TEST_TRAP": $0] } ?? [:]) {
            $1
        }
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let opening: [JSON] = [
            [
                "jsonrpc": "2.0", "id": 1, "method": "initialize",
                "params": ["processId": nil, "rootUri": .string(URL(filePath: folder.path).absoluteString), "capabilities": [:]],
            ],
            notification("initialized", [:]),
        ]
        for message in opening + messages {
            try input.fileHandleForWriting.write(contentsOf: MessageReader.framed(message.bytes))
        }
        var reader = MessageReader()
        var received: [JSON] = []
        while !isLast(received) {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { break }
            reader.append(Array(data))
            while case .message(let content) = reader.next() {
                received.append(try JSONDecoder().decode(JSON.self, from: Data(content)))
            }
        }
        try input.fileHandleForWriting.write(
            contentsOf: MessageReader.framed((["jsonrpc": "2.0", "id": 99, "method": "shutdown"] as JSON).bytes)
                + MessageReader.framed((["jsonrpc": "2.0", "method": "exit"] as JSON).bytes))
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
        return received
    }

    private func diagnostics(of name: String, in received: [JSON]) -> [JSON] {
        received.filter { $0["method"] == "textDocument/publishDiagnostics" && $0["params"]["uri"] == .string(uri(name)) }
    }

    @Test(arguments: ["trap", "overflow"])
    func theOtherDocumentsKeepTheirFindings(trap: String) throws {
        let hover: JSON = [
            "jsonrpc": "2.0", "id": 7, "method": "textDocument/hover",
            "params": ["textDocument": ["uri": .string(uri("Good.swift"))], "position": ["line": 15, "character": 20]],
        ]
        let received = try converse(trap: "\(trap):Bad.swift", [opening("Good.swift"), opening("Bad.swift"), hover]) { received in
            !diagnostics(of: "Good.swift", in: received).isEmpty && received.contains { $0["id"] == 7 }
                && received.contains { $0["method"] == "window/showMessage" }
        }
        // One answer to each request, whichever server gave it.
        #expect(received.filter { $0["id"] == 1 && !$0.has("method") }.count == 1)
        #expect(received.filter { $0["id"] == 7 && !$0.has("method") }.count == 1)
        let said = received.filter { $0["method"] == "window/showMessage" }.compactMap { $0["params"]["message"].text }
        #expect(said.contains { $0.contains("Bad.swift' and leaves it out") }, "\(said)")
        #expect(diagnostics(of: "Bad.swift", in: received).allSatisfy { $0["params"]["diagnostics"] == [] })
    }

    @Test func withoutACrashNothingIsDifferent() throws {
        let received = try converse(trap: nil, [opening("Good.swift"), opening("Bad.swift")]) { received in
            !diagnostics(of: "Good.swift", in: received).isEmpty && !diagnostics(of: "Bad.swift", in: received).isEmpty
        }
        #expect(!received.contains { $0["method"] == "window/showMessage" })
    }
}
