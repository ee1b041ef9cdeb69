import Foundation
import Synchronization
import TestSupport
import Testing

@testable import keyboardlint

/// Diagnostics that an editor asks for.
extension FeatureTests {
    private static let pulling: JSON = [
        "textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]],
    ]

    @Test func aClientThatAsksIsNotToldAsWell() throws {
        let editor = try Editor()
        let answer = try editor.request("initialize", editor.initialization(Corpus.root.appending(path: "Sample"), Self.pulling))
        #expect(answer["result"]["capabilities"]["diagnosticProvider"]["interFileDependencies"] == true)
        try editor.open(Self.path)
        #expect(editor.published(Self.path) == nil)
        let document: JSON = ["uri": .string(Editor.uri(Self.path))]
        let full = try editor.request("textDocument/diagnostic", ["textDocument": document])["result"]
        #expect(full["kind"] == "full")
        #expect(full["items"].elements.contains { $0["code"] == "frame-height-as-inset" })
        let again = try editor.request(
            "textDocument/diagnostic", ["textDocument": document, "previousResultId": full["resultId"]])["result"]
        #expect(again == ["kind": "unchanged", "resultId": full["resultId"]])
        try editor.change(Self.path, version: 2, ["text": "import UIKit\n"])
        let empty = try editor.request(
            "textDocument/diagnostic", ["textDocument": document, "previousResultId": full["resultId"]])["result"]
        #expect(empty["items"] == [])
    }

    /// Who asks at each key need not wait until all of the project was looked at, and is told when that shows something else.
    @Test func aClientThatAsksIsAnsweredBeforeEverythingIsLookedAt() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Sources.fieldLiftedByAHelper, to: "Field.swift").path
        let helper = try folder.write(Sources.heightHelper, to: "Height.swift").path
        let editor = try Editor(in: folder.url, capabilities: Self.pulling)
        try editor.openAll([path, helper])
        let document: JSON = ["textDocument": ["uri": .string(Editor.uri(path))]]
        func rules() throws -> [String] {
            try editor.ask("textDocument/diagnostic", document)["result"]["items"].elements.compactMap { $0["code"].text }
        }
        let before = try rules()
        #expect(before.contains("frame-height-as-inset"))
        let start: JSON = ["line": 0, "character": 0]
        let text = Sources.fieldLiftedByAHelper
        try editor.type(path, version: 2, ["range": ["start": start, "end": start], "text": "// why\n"])
        #expect(try rules() == before)
        #expect(editor.hasWork)
        let helped = try editor.ask("textDocument/codeLens", document)["result"].elements
        #expect(helped.first?["range"]["start"]["line"] == 14, "one line further down")
        editor.run()
        #expect(!editor.hasWork)
        // Another file comes to declare what this one calls: that shows only when everything is looked at.
        try editor.type(path, version: 3, ["text": .string(text.replacing("lift(for:", with: "raise(for:"))])
        let alone = try rules()
        #expect(!alone.contains("frame-height-as-inset"))
        editor.run()
        let asked = editor.received.count
        try editor.change(helper, version: 2, ["text": .string(Sources.heightHelper.replacing("lift(", with: "raise("))])
        #expect(editor.received[asked...].contains { $0["method"] == "workspace/diagnostic/refresh" })
        #expect(try rules() == before)
    }

    @Test func theWholeFolderCanBeAskedFor() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "Field.swift")
        try folder.write("struct Plain {}\n", to: "Plain.swift")
        let editor = try Editor(in: folder.url, capabilities: Self.pulling)
        let all = try editor.request("workspace/diagnostic", ["previousResultIds": []])["result"]["items"]
        #expect(all.elements.map { $0["uri"].text } == [Editor.uri(file.path)])
        #expect(all[0]["version"] == .null && all[0].has("version"))
        let previous: JSON = [["uri": all[0]["uri"], "value": all[0]["resultId"]]]
        #expect(
            try editor.request("workspace/diagnostic", ["previousResultIds": previous])["result"]["items"][0]["kind"]
                == "unchanged")
        try editor.open(file.path, "import UIKit\n")
        let cleared = try editor.request("workspace/diagnostic", ["previousResultIds": previous])["result"]["items"]
        #expect(cleared[0]["items"] == [])
        #expect(cleared[0]["version"] == 1)
    }
}
