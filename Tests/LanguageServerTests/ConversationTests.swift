import Foundation
import LanguageServer
import TestSupport
import Testing

@testable import keyboardlint

@Suite("A conversation begins, is kept up and ends as the protocol says") struct ConversationTests {
    @Test func theFirstAnswerSaysWhoSpeaksAndWhatCanBeAsked() throws {
        let editor = try Editor()
        let answer = try editor.request("initialize", editor.initialization(nil))
        #expect(answer["result"]["serverInfo"]["name"] == "keyboardlint")
        #expect(answer["result"]["capabilities"]["positionEncoding"] == "utf-16")
        #expect(answer["result"]["capabilities"]["textDocumentSync"]["change"] == 2)
    }

    @Test func columnsAreCountedInBytesWhereTheClientOffersIt() throws {
        let editor = try Editor()
        let answer = try editor.request(
            "initialize", editor.initialization(nil, ["general": ["positionEncodings": ["utf-32", "utf-8", "utf-16"]]]))
        #expect(answer["result"]["capabilities"]["positionEncoding"] == "utf-8")
    }

    @Test func nothingIsAnsweredBeforeTheIntroduction() throws {
        let editor = try Editor()
        #expect(try editor.request("shutdown")["error"]["code"] == -32002)
        #expect(try editor.request("textDocument/hover")["error"]["code"] == -32002)
        try editor.open("/somewhere/A.swift", Sources.fieldLiftedByTheKeyboardsHeight)
        #expect(editor.received.count == 2, "a document before the introduction is not looked at")
        #expect(try editor.request("initialize", editor.initialization(nil))["result"]["serverInfo"]["name"] == "keyboardlint")
        #expect(try editor.request("initialize", editor.initialization(nil))["error"]["code"] == -32600, "once is enough")
    }

    @Test func shutdownEndsTheAnswersAndExitTheProcess() throws {
        let editor = try Editor(in: nil)
        #expect(try editor.request("shutdown").has("result"))
        #expect(try editor.request("shutdown")["error"]["code"] == -32600)
        #expect(editor.exitStatus == nil)
        try editor.notify("exit", [:])
        #expect(editor.exitStatus == 0)
    }

    @Test func leavingWithoutSayingSoIsAFailure() throws {
        let editor = try Editor(in: nil)
        try editor.notify("exit", [:])
        #expect(editor.exitStatus == 1)
        let early = try Editor()
        try early.notify("exit", [:])
        #expect(early.exitStatus == 1)
    }

    @Test func whatNobodyKnowsIsSaidSoWhereAnAnswerIsExpected() throws {
        let editor = try Editor(in: nil)
        #expect(try editor.request("textDocument/makeCoffee")["error"]["code"] == -32601)
        let count = editor.received.count
        try editor.notify("$/setTrace", ["value": "verbose"])
        try editor.notify("textDocument/unheardOf", nil)
        #expect(editor.received.count == count)
    }

    @Test func aCancelledRequestHasAnAnswerAllTheSame() throws {
        let editor = try Editor(in: nil)
        try editor.enqueue(["jsonrpc": "2.0", "id": "slow", "method": "shutdown"])
        try editor.send(["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": "slow"]])
        #expect(try editor.answer(to: "slow")["error"]["code"] == -32800)
        // The server was not shut down by it, and the id can be used again.
        try editor.send(["jsonrpc": "2.0", "id": "slow", "method": "shutdown"])
        #expect(editor.received.last?.has("result") == true)
    }

    /// JSON-RPC 2.0, section 5: the id is null where it cannot be told.
    @Test(arguments: [
        ("", -32700, JSON.null), ("{", -32700, nil), ("nonsense", -32700, nil), ("\u{FEFF}\u{0}", -32700, nil),
        ("[]", -32600, nil), ("null", -32600, nil), ("7", -32600, nil), ("{}", -32600, nil),
        (#"{"jsonrpc":"2.0","id":3}"#, -32600, 3), (#"{"jsonrpc":"1.0","id":3,"method":"shutdown"}"#, -32600, 3),
        (#"{"id":"a","method":"shutdown"}"#, -32600, "a"), (#"{"jsonrpc":"2.0","id":null,"method":"shutdown"}"#, -32600, nil),
        (#"{"jsonrpc":"2.0","id":{},"method":"shutdown"}"#, -32600, nil), (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600, 1),
        (#"[{"jsonrpc":"2.0","id":1,"method":"shutdown"}]"#, -32600, nil),
        (String(repeating: "[", count: 100_000), -32700, nil),
    ])
    func aMessageThatMakesNoSenseIsRefusedAndNothingElseHappens(content: String, code: Int, id: JSON) throws {
        let editor = try Editor(in: nil)
        let count = editor.received.count
        editor.sendRaw(MessageReader.framed(Array(content.utf8)))
        #expect(editor.received.count == count + 1)
        #expect(editor.received.last?["error"]["code"].int == code)
        #expect(editor.received.last?["id"] == id)
        #expect(editor.received.last?.has("id") == true)
        #expect(try editor.request("shutdown").has("result"), "the conversation goes on")
    }

    @Test func bytesThatAreNoTextAreRefused() throws {
        let editor = try Editor(in: nil)
        editor.sendRaw(MessageReader.framed([0x7B, 0xFF, 0xFE, 0x7D]))
        #expect(editor.received.last?["error"]["code"] == -32700)
    }

    @Test(arguments: [JSON.null, [], 7, ["processId": "x", "capabilities": [:]], ["capabilities": []]])
    func parametersOfAnotherKindAreRefused(params: JSON) throws {
        let editor = try Editor()
        #expect(try editor.request("initialize", params)["error"]["code"] == -32602)
        #expect(try editor.request("initialize", editor.initialization(nil)).has("result"), "the introduction can be tried again")
        // Notifications of another kind are ignored.
        let count = editor.received.count
        for method in ["didOpen", "didChange", "didClose", "didSave"] {
            try editor.notify("textDocument/\(method)", params)
            try editor.notify("textDocument/\(method)", ["textDocument": params, "contentChanges": params])
        }
        #expect(editor.received.count == count)
    }

    @Test func answersToQuestionsNobodyAskedAreIgnored() throws {
        let editor = try Editor(in: nil)
        let count = editor.received.count
        try editor.send(["jsonrpc": "2.0", "id": 99, "result": nil])
        try editor.send(["jsonrpc": "2.0", "id": "keyboardlint-77", "error": ["code": -1, "message": "no"]])
        #expect(editor.received.count == count)
    }

    @Test func aFloodOfNotificationsIsAnsweredOnceAtItsEnd() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "Field.swift")
        let editor = try Editor(in: folder.url)
        try editor.open(file.path)
        let count = editor.received.count
        for version in 2...5001 {
            try editor.enqueue([
                "jsonrpc": "2.0", "method": "textDocument/didChange",
                "params": [
                    "textDocument": ["uri": .string(Editor.uri(file.path)), "version": .number(Double(version))],
                    "contentChanges": [.change(.range(0, 0, 0, 0), "\n")],
                ],
            ])
        }
        editor.run()
        #expect(editor.received.count == count + 1)
        // `bottom?.constant = -frame.height` stands on line 16 of the file, 15 counted from 0; 5,000 lines came before it.
        #expect(editor.published(file.path)?["version"] == 5001)
        #expect(editor.diagnostics(file.path).contains { $0["range"]["start"]["line"] == 5015 })
    }
}
