import Foundation
import TestSupport
import Testing

@testable import keyboardlint

@Suite("What an editor shows is what the command line says") struct DiagnosticTests {
    @Test func everyFileOfTheCorpusAsPartOfItsFolder() throws {
        let run = try CommandLineRun(Corpus.root.path)
        let editor = try Editor(in: Corpus.root)
        let files = try Corpus.allFiles()
        try editor.openAll(files.map(\.path))
        for file in files {
            #expect(editor.published(file.path) != nil)
            #expect(try editor.remarks(in: file.path) == run.remarks(in: file.path), "\(file.lastPathComponent)")
        }
        // Many of these files are there because something is found in them.
        #expect(files.count { !editor.diagnostics($0.path).isEmpty } > 20)
    }

    @Test func everyFileOfTheSampleByItself() throws {
        let editor = try Editor(in: nil)
        for file in try Corpus.files(in: "Sample") {
            try editor.open(file.path)
            #expect(try editor.remarks(in: file.path) == CommandLineRun(file.path).remarks(in: file.path))
            #expect(!editor.diagnostics(file.path).isEmpty)
        }
    }

    @Test func aFindingTellsItsStory() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "Field.swift")
        let editor = try Editor(in: folder.url)
        try editor.open(file.path, version: 7)
        let published = try #require(editor.published(file.path))
        #expect(published["version"] == 7)
        let height = try #require(published["diagnostics"].elements.first { $0["code"] == "frame-height-as-inset" })
        // `        bottom?.constant = -frame.height`, line 16: eight spaces and `bottom?.constant = ` are 27 characters, the
        // value has 13.
        #expect(height["range"] == .range(15, 27, 15, 40))
        #expect(height["severity"] == 2)
        #expect(height["source"] == "keyboardlint")
        #expect(height["codeDescription"]["href"].text?.hasPrefix("https://") == true)
        #expect(height["data"]["fingerprint"].text?.isEmpty == false)
        let related = height["relatedInformation"].elements
        #expect(related.map { $0["message"].text ?? "" }.starts(with: ["observes willShow here", "the handler"]))
        // The notification's name on line 11, `shown` on line 14.
        #expect(related.prefix(2).map { $0["location"]["range"]["start"]["line"].int } == [10, 13])
        #expect(related.allSatisfy { $0["location"]["uri"].text == Editor.uri(file.path) })
    }

    @Test func aClientThatCannotShowMoreGetsNoMore() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "Field.swift")
        let editor = try Editor(in: folder.url, capabilities: [:])
        try editor.open(file.path)
        let diagnostics = editor.diagnostics(file.path)
        #expect(!diagnostics.isEmpty)
        for key in ["relatedInformation", "tags", "codeDescription", "data"] {
            #expect(!diagnostics.contains { $0.has(key) }, "\(key)")
        }
        #expect(!editor.received.contains { $0.has("method") && $0.has("id") }, "it is asked nothing")
    }

    @Test func findingsGoWhenTheirCauseDoesAndWhenTheDocumentDoes() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "Field.swift")
        let editor = try Editor(in: folder.url)
        try editor.open(file.path)
        #expect(!editor.diagnostics(file.path).isEmpty)
        try editor.change(file.path, version: 2, ["text": "import UIKit\n"])
        #expect(editor.published(file.path)?["diagnostics"] == [])
        #expect(editor.published(file.path)?["version"] == 2)
        try editor.change(file.path, version: 3, ["text": .string(Sources.fieldLiftedByTheKeyboardsHeight)])
        #expect(!editor.diagnostics(file.path).isEmpty)
        try editor.close(file.path)
        #expect(editor.published(file.path)?["diagnostics"] == [])
    }

    @Test func aCommentThatSilencesNothingIsFaded() throws {
        let text = "// keyboardlint:disable:next frame-height-as-inset - why\n" + Sources.fieldLiftedByTheKeyboardsHeight
        let editor = try Editor(in: nil)
        try editor.open(uri: "untitled:Untitled-1", text)
        let idle = editor.published(uri: "untitled:Untitled-1")?["diagnostics"].elements.first {
            $0["code"] == "misused-suppression"
        }
        #expect(idle?["tags"] == [1])
    }

    /// Lines and columns of a client may be anything; places past an end mean that end.
    @Test func changesAreMadeWhereTheClientMeansThem() throws {
        let editor = try Editor(in: nil)
        let path = "/nowhere/Field.swift"
        try editor.open(path, Sources.fieldLiftedByTheKeyboardsHeight)
        let before = editor.remarks(in: path)
        #expect(!before.isEmpty)
        // An emoji is two units of UTF-16 and four bytes; the text after it begins in column 2.
        try editor.change(path, version: 2, .change(.range(0, 0, 0, 0), "😀\n"), .change(.range(0, 2, 1, 0), ""))
        try editor.change(path, version: 3, .change(.range(0, 0, 0, 2), ""))
        #expect(editor.remarks(in: path) == before)
        try editor.change(path, version: 4, .change(.range(900, 3, 9000, 1), "// end\n"), .change(.range(0, 5000, 0, 5000), " "))
        #expect(editor.remarks(in: path) == before)
        try editor.change(path, version: 5, .change(.range(-5, -5, -1, 0), ""), .change(.range(3, 9, 2, 0), ""))
        #expect(editor.published(path)?["version"] == 5)
    }

    @Test func columnsAreThoseOfTheEncodingThatWasAgreedOn() throws {
        let text = Sources.fieldLiftedByTheKeyboardsHeight.replacing("        bottom?.constant", with: "/*😀ü*/ bottom?.constant")
        // In front of the value: `/*` 2, the emoji 2 or 4, `ü` 1 or 2, `*/ ` 3, `bottom?.constant = ` 19.
        for (encoding, column) in [("utf-16", 27), ("utf-8", 30)] {
            let editor = try Editor(in: nil, capabilities: ["general": ["positionEncodings": [.string(encoding)]]])
            try editor.open("/nowhere/Field.swift", text)
            let height = editor.diagnostics("/nowhere/Field.swift").first { $0["code"] == "frame-height-as-inset" }
            #expect(height?["range"]["start"]["character"].int == column, "\(encoding)")
        }
    }
}
