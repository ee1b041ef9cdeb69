import Foundation
import TestSupport
import Testing

@testable import keyboardlint

/// What a baseline has is as silent in an editor as on the command line.
@Suite("A baseline counts in an editor") struct BaselineInEditorTests {
    private let folder: TemporaryFolder
    private let field: String

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: ".git/HEAD")
        field = try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "App/Field.swift").path
    }

    private var baseline: String { folder.url.appending(path: BaselineFile.defaultName).path }

    private func rules(_ editor: Editor) -> Set<String> {
        Set(editor.diagnostics(field).compactMap { $0["code"].text })
    }

    private func opened(_ arguments: [String] = [], in path: String = "") throws -> Editor {
        let editor = try Editor(in: path.isEmpty ? folder.url : folder.url.appending(path: path), arguments: arguments)
        try editor.open(field)
        return editor
    }

    /// Puts everything the editor shows into the baseline, one finding after the other.
    private func acceptAll(_ editor: Editor) throws {
        for _ in 0..<10 where !editor.diagnostics(field).isEmpty {
            let range = editor.diagnostics(field)[0]["range"]
            let actions = try editor.request(
                "textDocument/codeAction",
                ["textDocument": ["uri": .string(Editor.uri(field))], "range": range, "context": ["diagnostics": []]])
            let accept = try #require(
                actions["result"].elements.first { $0["command"]["command"] == "keyboardlint.addToBaseline" })
            #expect(accept["title"].text?.hasSuffix(" here to the baseline") == true)
            let answer = try editor.request(
                "workspace/executeCommand",
                ["command": accept["command"]["command"], "arguments": accept["command"]["arguments"]])
            #expect(answer.has("result"))
        }
    }

    @Test func whatIsAddedIsSilentFromThenOn() throws {
        let editor = try opened()
        #expect(rules(editor).contains("frame-height-as-inset"))
        try acceptAll(editor)
        #expect(editor.diagnostics(field).isEmpty)
        #expect(try opened().diagnostics(field).isEmpty)
        #expect(try opened(in: "App").diagnostics(field).isEmpty, "it is found from a folder below it")
        #expect(try rules(opened(["--no-baseline"])).contains("frame-height-as-inset"))
        // It is the baseline that `baseline write` would have made.
        let written = try #require(try BaselineFile(baseline).readIfThere())
        #expect(written.entries.allSatisfy { $0.path == "App/Field.swift" })
        #expect(Set(written.entries.map(\.rule)).contains("frame-height-as-inset"))
    }

    @Test func knownFindingsCanBeShownAsHints() throws {
        let editor = try opened()
        func show(_ isWanted: Bool) throws {
            try editor.notify("workspace/didChangeConfiguration", ["settings": nil])
            let question = try #require(editor.received.last { $0["method"] == "workspace/configuration" })
            try editor.send(["jsonrpc": "2.0", "id": question["id"], "result": [["showBaselined": .bool(isWanted)]]])
        }
        try acceptAll(editor)
        #expect(editor.diagnostics(field).isEmpty)
        try show(true)
        let shown = editor.diagnostics(field)
        #expect(shown.contains { $0["code"] == "frame-height-as-inset" })
        #expect(shown.allSatisfy { $0["severity"] == 4 && $0["message"].text?.hasPrefix("in the baseline: ") == true })
        try show(false)
        #expect(editor.diagnostics(field).isEmpty)
    }

    @Test func anEditedHandlerIsToldOf() throws {
        let editor = try opened()
        try acceptAll(editor)
        let edited = Sources.fieldLiftedByTheKeyboardsHeight.replacing("-frame.height", with: "-frame.height - 8")
        try editor.change(field, version: 2, ["text": .string(edited)])
        #expect(rules(editor).contains("frame-height-as-inset"))
        try editor.change(field, version: 3, ["text": .string(Sources.fieldLiftedByTheKeyboardsHeight)])
        #expect(editor.diagnostics(field).isEmpty)
    }

    @Test func whatHappensToTheFileIsSeen() throws {
        let editor = try opened()
        try acceptAll(editor)
        let entries = try String(contentsOfFile: baseline, encoding: .utf8)
        func tell() throws {
            try editor.notify(
                "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(Editor.uri(baseline)), "type": 2]]])
        }
        try FileManager.default.removeItem(atPath: baseline)
        try tell()
        #expect(rules(editor).contains("frame-height-as-inset"))
        try folder.write(entries, to: BaselineFile.defaultName)
        try tell()
        #expect(editor.diagnostics(field).isEmpty)
        // Of a broken one, the user is told, and everything is shown.
        try folder.write(entries + "<<<<<<< HEAD\n", to: BaselineFile.defaultName)
        try tell()
        #expect(rules(editor).contains("frame-height-as-inset"))
        let said = editor.received.last { $0["method"] == "window/showMessage" }?["params"]["message"].text
        #expect(said?.contains("the baseline is not well-formed") == true)
    }
}
