import Foundation
import Synchronization
import TestSupport
import Testing

@testable import keyboardlint

@Suite("What an editor can ask about a place") struct FeatureTests {
    static let path = Corpus.root.appending(path: "Sample/CommentsViewController.swift").path

    func editor(_ capabilities: JSON = Editor.capable) throws -> Editor {
        let editor = try Editor(in: Corpus.root.appending(path: "Sample"), capabilities: capabilities)
        try editor.open(Self.path)
        return editor
    }

    private static let shared = Mutex<Editor?>(nil)

    /// For those who only ask: one editor has the sample open for all of them, as people have. To open it runs every correction
    /// of it.
    ///
    /// - Parameter ask: changes no document.
    func asking<Answer: Sendable>(_ ask: @Sendable (Editor) throws -> Answer) throws -> Answer {
        try Self.shared.withLock { shared in
            if shared == nil {
                let editor = try Editor(in: Corpus.root.appending(path: "Sample"))
                try editor.open(Self.path)
                shared = editor
            }
            return try ask(#require(shared))
        }
    }

    func hover(_ editor: Editor, _ line: Int, _ column: Int, _ path: String = Self.path) throws -> JSON {
        try editor.request(
            "textDocument/hover",
            [
                "textDocument": ["uri": .string(Editor.uri(path))],
                "position": ["line": .number(Double(line - 1)), "character": .number(Double(column - 1))],
            ])["result"]
    }

    func actions(_ editor: Editor, _ line: Int, _ column: Int, _ path: String = Self.path, only: JSON = nil) throws
        -> [JSON]
    {
        try editor.request(
            "textDocument/codeAction",
            [
                "textDocument": ["uri": .string(Editor.uri(path))], "range": .range(line - 1, column - 1, line - 1, column - 1),
                "context": ["diagnostics": [], "only": only],
            ])["result"].elements
    }

    // MARK: Hover

    /// On the write, on the geometry it is computed from, on the observer and on the handler. The keyboard of 398 points covers
    /// 278 of the window, so the field's bottom is at 646 − 398 = 248 where the guide has it at 646 − 278 = 368.
    @Test(arguments: [(29, 35), (29, 42), (28, 40), (22, 70), (27, 24)])
    func theRunIsShownWhereverItsTracePasses(line: Int, column: Int) throws {
        let text = try asking { try hover($0, line, column) }["contents"]["value"].text ?? ""
        #expect(text.contains("| `ipad-stage-manager-partly-covered` | show | 248 | 368 | -120 | gap of 120 pt |"))
        #expect(text.contains("Agrees in 7 of 11: "))
    }

    @Test func hoverBeginsWithTheWorstDifferenceAndWhatToDo() throws {
        let paragraphs = try asking { try hover($0, 29, 35) }["contents"]["value"].text?.components(separatedBy: "\n\n") ?? []
        #expect(paragraphs[0] == "**gap of 120 pt** in `ipad-stage-manager-partly-covered`, after show")
        #expect(paragraphs[1].hasPrefix("**What to do:** Pin `"))
        #expect(paragraphs[2].hasPrefix("**frame-height-as-inset**: "))
    }

    @Test func aFindingSaysItsRuleInASentenceAndItsStepsInOrder() throws {
        let result = try asking { try hover($0, 29, 35) }
        let text = result["contents"]["value"].text ?? ""
        #expect(result["contents"]["kind"] == "markdown")
        #expect(text.contains("\n\n**frame-height-as-inset**: Layout moves by the height of the keyboard"))
        #expect(text.contains("\n4. reads `frame.height`, line 29"))
        #expect(result["range"] == .range(28, 32, 28, 45))
    }

    @Test func elsewhereThereIsNothingToSay() throws {
        try asking { (editor: Editor) throws -> Void in
            #expect(try hover(editor, 1, 1) == nil)
            #expect(try hover(editor, 9999, 9999) == nil)
            #expect(try hover(editor, 1, 1, "/not/open.swift") == nil)
        }
    }

    @Test func aRuleInACommentHasItsArticle() throws {
        let editor = try Editor(in: nil)
        try editor.open(
            "/nowhere/A.swift",
            "// keyboardlint:disable:next misuse frame-height-as-inset - why\nlet a = 1 // frame-height-as-inset\n")
        let result = try hover(editor, 1, 45, "/nowhere/A.swift")
        #expect(result["contents"]["value"].text?.hasPrefix("# Keyboard height used as the inset\n") == true)
        #expect(result["contents"]["value"].text?.contains("```rule") == false)
        #expect(result["range"] == .range(0, 36, 0, 57))
        #expect(try hover(editor, 2, 20, "/nowhere/A.swift") == nil, "a comment that is not for the linter")
    }

    // MARK: Lenses

    @Test func aHandlerSaysAboveItHowOftenItDiffers() throws {
        let lenses = try asking { editor in
            try editor.request("textDocument/codeLens", ["textDocument": ["uri": .string(Editor.uri(Self.path))]])["result"]
        }.elements
        #expect(
            lenses.map { $0["command"]["title"].text } == [
                "differs in 4 of 11 scenarios: gap of 120 pt", "agrees with the layout guide in all 11 scenarios",
            ])
        #expect(lenses.map { $0["range"]["start"]["line"].int } == [26, 32])
    }

    @Test func lensesCanBeTurnedOff() throws {
        let editor = try Editor()
        var introduction = editor.initialization(Corpus.root.appending(path: "Sample"))
        if case .object(var members) = introduction {
            members["initializationOptions"] = ["codeLens": false]
            introduction = .object(members)
        }
        try editor.request("initialize", introduction)
        try editor.open(Self.path)
        #expect(
            try editor.request("textDocument/codeLens", ["textDocument": ["uri": .string(Editor.uri(Self.path))]])["result"] == []
        )
    }

    // MARK: Actions

    private static let migration =
        "Migrate CommentsViewController to the keyboard layout guide (proven in 11 scenarios; unsafe: the deployment target is unknown; "
        + "the guide needs iOS 15, and 1 more)"

    @Test func aFindingCanBeMendedExplainedDrawnAndSilenced() throws {
        let actions = try asking { try self.actions($0, 29, 35) }
        #expect(
            actions.map { $0["title"].text } == [
                Self.migration, "Explain frame-height-as-inset", "Draw it in ipad-stage-manager-partly-covered",
                "Disable frame-height-as-inset for this line", "Disable frame-height-as-inset in this declaration",
                "Add frame-height-as-inset here to the baseline",
            ])
        // The property that kept the constraint, the constraint, both registrations, and both handlers.
        #expect(actions[0]["edit"]["documentChanges"][0]["edits"].elements.count == 4)
        #expect(actions[0]["isPreferred"] == nil)
        let edit = actions[3]["edit"]["documentChanges"][0]
        #expect(edit["textDocument"]["version"] == 1)
        #expect(
            edit["edits"] == [
                [
                    "range": .range(28, 0, 28, 0),
                    "newText": "        // keyboardlint:disable:next frame-height-as-inset - REASON\n",
                ]
            ])
        #expect(actions[3]["diagnostics"][0]["code"] == "frame-height-as-inset")
    }

    @Test func onlyWhatIsAskedForIsOffered() throws {
        try asking { (editor: Editor) throws -> Void in
            #expect(
                try actions(editor, 29, 35, only: ["quickfix"]).map { $0["title"].text?.prefix(7) } == [
                    "Migrate", "Explain", "Disable", "Disable", "Add fra",
                ])
            #expect(try actions(editor, 29, 35, only: ["refactor", "source.organizeImports"]) == [])
            #expect(try actions(editor, 29, 35, only: ["quickfix.more"]) == [], "what is below a kind is not the kind")
            #expect(try actions(editor, 1, 1) == [])
        }
    }

    @Test func aSilencedLineIsSilent() throws {
        let editor = try editor()
        let edit = try actions(editor, 29, 35)[3]["edit"]["documentChanges"][0]["edits"][0]
        try editor.change(Self.path, version: 2, ["range": edit["range"], "text": edit["newText"]])
        #expect(!editor.diagnostics(Self.path).contains { $0["code"] == "frame-height-as-inset" })
    }

    @Test func whatSilencesNothingCanBeTakenAway() throws {
        let editor = try Editor(in: nil)
        let path = "/nowhere/A.swift"
        try editor.open(
            path,
            "// keyboardlint:disable:file frame-height-as-inset - why\n"
                + Sources.fieldLiftedByTheKeyboardsHeight.replacing("-frame.height", with: "0"))
        let action = try #require(try actions(editor, 1, 32, path).first)
        #expect(action["title"] == "Remove the unused suppression")
        #expect(action["isPreferred"] == true)
        #expect(action["edit"]["documentChanges"][0]["edits"] == [["range": .range(0, 0, 1, 0), "newText": ""]])
    }

    @Test func aPlaceWithoutRoomForACommentSaysWhy() throws {
        let editor = try Editor(in: nil)
        let path = "/nowhere/A.swift"
        try editor.open(
            path,
            Sources.fieldLiftedByTheKeyboardsHeight.replacing("        bottom?.constant", with: "        /*\n*/ bottom?.constant")
        )
        let action = try #require(try actions(editor, 17, 25, path).first { $0.has("disabled") })
        #expect(action["disabled"]["reason"] == "the line begins inside a comment")
        #expect(!action.has("edit"))
    }

    @Test func aClientOfOldTimesGetsPlainChanges() throws {
        let editor = try editor([:])
        let actions = try actions(editor, 29, 35)
        #expect(actions[3]["edit"]["changes"][Editor.uri(Self.path)].elements.count == 1)
        #expect(!actions[3]["edit"].has("documentChanges"))
    }

    @Test func anExplanationAndADrawingAreShown() throws {
        let actions = try asking { try self.actions($0, 29, 35) }
        for (action, ending) in [(actions[1], "frame-height-as-inset.md"), (actions[2], "ipad-stage-manager-partly-covered.svg")]
        {
            let shown = try asking { (editor: Editor) throws -> JSON in
                let answer = try editor.request(
                    "workspace/executeCommand",
                    ["command": action["command"]["command"], "arguments": action["command"]["arguments"]])
                #expect(answer.has("result"))
                return try #require(editor.received.last { $0["method"] == "window/showDocument" })
            }
            let url = try #require(shown["params"]["uri"].text.flatMap(URL.init(string:)))
            #expect(url.lastPathComponent == ending)
            #expect(try !String(contentsOf: url, encoding: .utf8).isEmpty)
            try? FileManager.default.removeItem(at: url)
        }
    }

    @Test(
        arguments: [
            ["command": "keyboardlint.unheardOf"], ["command": "keyboardlint.explain"],
            ["command": "keyboardlint.explain", "arguments": [["rule": "../../etc/passwd"]]],
            [
                "command": "keyboardlint.draw",
                "arguments": [["uri": "file:///none.swift", "line": 3, "scenario": "ipad-slide-over"]],
            ],
            ["arguments": []],
        ] as [JSON])
    func aCommandThatMakesNoSenseIsRefused(params: JSON) throws {
        let error = try asking { try $0.request("workspace/executeCommand", params) }["error"]
        #expect(error["code"] == -32602)
    }

    // MARK: Hints

    /// `view.frame.height - frame.minY` subtracts a place on the screen from a length of the view.
    @Test func theSpacesOfWhatIsMixedAreShownToThoseWhoWantIt() throws {
        let text = Sources.fieldLiftedByTheKeyboardsHeight.replacing("-frame.height", with: "-(view.frame.maxY - frame.minY)")
        let editor = try Editor(in: nil, capabilities: [:])
        let path = "/nowhere/A.swift"
        try editor.open(path, text)
        let params: JSON = ["textDocument": ["uri": .string(Editor.uri(path))], "range": .range(0, 0, 99, 0)]
        #expect(try editor.request("textDocument/inlayHint", params)["result"] == [])
        try editor.notify("workspace/didChangeConfiguration", ["settings": ["keyboardlint": ["inlayHints": true]]])
        let hints = try editor.request("textDocument/inlayHint", params)["result"].elements
        #expect(hints.compactMap { $0["label"].text }.contains("in screen"))
        #expect(hints.allSatisfy { $0["position"]["line"] == 15 })
    }
}
