import Foundation
import TestSupport
import Testing

@Suite("What is piped in is linted where its path says it belongs") struct StandardInputTests {
    private let folder: TemporaryFolder
    private static let caller = Sources.fieldLiftedByTheKeyboardsHeight.replacing("-frame.height", with: "-lift(for: frame)")
    private static let helper = "import UIKit\n\nfunc lift(for frame: CGRect) -> CGFloat {\n    return frame.height\n}\n"

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.caller, to: "App/Field.swift")
        try folder.write(Self.helper, to: "App/Helpers/Height.swift")
    }

    private func lint(_ text: String, as path: String, in place: String = "") throws -> Keyboardlint.Outcome {
        try Keyboardlint.run(
            "lint", "-", "--stdin-path", path, "--format", "xcode", input: Data(text.utf8), in: folder.url.appending(path: place))
    }

    private func lines(_ outcome: Keyboardlint.Outcome, in path: String) -> [Substring] {
        outcome.output.split(separator: "\n").filter { $0.contains(path) && !$0.contains(": note: ") }
    }

    /// The helper in another file gives the number, so the finding depends on having read it.
    @Test func itIsWhatTheFileOnDiskWouldBe() throws {
        let saved = try Keyboardlint.run("--format", "xcode", in: folder.url)
        let piped = try lint(Self.caller, as: "App/Field.swift")
        #expect(lines(piped, in: "App/Field.swift") == lines(saved, in: "App/Field.swift"))
        #expect(piped.output.contains("(frame-height-as-inset)"))
        #expect(try lint(Self.caller, as: folder.path + "/App/Field.swift").output == piped.output)
    }

    @Test func itStandsInPlaceOfWhatIsOnDisk() throws {
        #expect(try lint("import UIKit\n", as: "App/Field.swift").output == "")
        // A helper that is piped in has no findings of its own; those of its callers are theirs.
        #expect(try lint(Self.helper, as: "App/Helpers/Height.swift").output == "")
        #expect(try lint(Self.caller, as: "App/New.swift").output.contains("/App/New.swift:16:"))
    }

    @Test func outsideOfTheCurrentFolderItsRepositoryIsLintedWithIt() throws {
        try folder.write("", to: ".git/HEAD")
        let piped = try lint(Self.caller, as: "../Field.swift", in: "App/Helpers")
        #expect(piped.output.contains("(frame-height-as-inset)"))
    }

    @Test func withoutAPlaceItIsLintedByItself() throws {
        #expect(try !lint(Self.caller, as: "Elsewhere/Field.swift").output.contains("(frame-height-as-inset)"))
        try folder.write("", to: "Pods/Lib/.keep")
        #expect(
            try lint(Sources.fieldLiftedByTheKeyboardsHeight, as: "Pods/Lib/Field.swift").output.contains(
                "(frame-height-as-inset)"))
    }

    @Test func whatIsNoTextIsAFailureWhateverElseThereIs() throws {
        let outcome = try Keyboardlint.run("lint", "-", "--stdin-path", "App/Field.swift", input: Data([0xFF]), in: folder.url)
        #expect(outcome.status == 2)
    }
}
