import Foundation
import TestSupport
import Testing

/// What an Xcode build phase hands over.
@Suite(.timeLimit(.minutes(30))) struct ScriptInputTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "Field.swift")
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "Other.swift")
        try folder.write(Sources.plain, to: "Plain.swift")
    }

    private func lint(_ environment: [String: String], _ arguments: String...) throws -> Keyboardlint.Outcome {
        try Keyboardlint.run(
            arguments: ["--script-input", "--only", "frame-height-as-inset", "--format", "xcode", "--quiet"] + arguments,
            in: folder.url, environment: environment)
    }

    @Test func declaredFilesAreLintedAndNoOthers() throws {
        let outcome = try lint([
            "SCRIPT_INPUT_FILE_COUNT": "3", "SCRIPT_INPUT_FILE_0": "\(folder.path)/Plain.swift",
            "SCRIPT_INPUT_FILE_1": "\(folder.path)/Field.swift", "SCRIPT_INPUT_FILE_2": "\(folder.path)/Info.plist",
        ])
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("\(folder.path)/Field.swift:16:28: warning: "))
        #expect(!outcome.output.contains("Other.swift"))
    }

    @Test func listsOfFilesAreRead() throws {
        try folder.write("\(folder.path)/Other.swift\n\n  \(folder.path)/Plain.swift\r\n", to: "inputs.xcfilelist")
        let outcome = try lint([
            "SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": "\(folder.path)/inputs.xcfilelist",
        ])
        #expect(outcome.output.contains("\(folder.path)/Other.swift:16:28: warning: "))
        #expect(!outcome.output.contains("Field.swift"))
    }

    @Test func whatIsMissingIsSaid() throws {
        #expect(try lint([:]).isRefusal)
        #expect(try lint(["SCRIPT_INPUT_FILE_COUNT": "x"]).isRefusal)
        #expect(try lint(["SCRIPT_INPUT_FILE_COUNT": "2", "SCRIPT_INPUT_FILE_0": "A.swift"]).isRefusal)
        #expect(try lint(["SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": "none.xcfilelist"]).isRefusal)
        #expect(try lint(["SCRIPT_INPUT_FILE_COUNT": "99999999999"]).isRefusal)
        #expect(try lint(["SCRIPT_INPUT_FILE_COUNT": "0"], "Field.swift").isRefusal)
    }
}
