import Foundation
import TestSupport
import Testing

@testable import keyboardlint

/// Completions and manual pages come from the table of commands, and a shell takes them.
@Suite(.timeLimit(.minutes(30))) struct ShellTests {
    @Test(arguments: CompletionScript.allCases)
    func everyCommandOptionRuleAndFormatIsInTheScript(script: CompletionScript) throws {
        let text = try Keyboardlint.run("completions", script.rawValue).output
        for command in CommandSyntax.all {
            #expect(text.contains(command.name))
            for option in command.options { #expect(text.contains(option.name.drop { $0 == "-" }), "\(option.name)") }
        }
        for word in ["frame-height-as-inset", "ipad-stage-manager-partly-covered", "sarif", "prune"] {
            #expect(text.contains(word), "\(word)")
        }
    }

    /// - Returns: nil without the program.
    private func output(of program: String, _ arguments: [String], in folder: TemporaryFolder) throws -> String? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.currentDirectoryURL = folder.url
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 127 ? nil : text
    }

    /// The words on a line, the last one unfinished, and what bash offers for it.
    @Test(arguments: [
        ("keyboardlint ba", "baseline"), ("keyboardlint lint --for", "--format"), ("keyboardlint lint --format sa", "sarif"),
        ("keyboardlint lint --format = sa", "sarif"), ("keyboardlint --fail-level w", "warning"),
        ("keyboardlint lint --only main-screen-assumed,frame-h", "main-screen-assumed,frame-height-as-inset"),
        ("keyboardlint explain frame-h", "frame-height-as-inset"), ("keyboardlint completions z", "zsh"),
        ("keyboardlint schema c", "config"), ("keyboardlint lint Fie", "Field.swift"),
        ("keyboardlint lint --scenario ipad-full", "ipad-full-screen"), ("keyboardlint man lin", "lint"),
        ("keyboardlint lint --rules Rul", "Rules"),
    ])
    func bashCompletes(line: String, expected: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(CompletionScript.bash.text, to: "script")
        try folder.write("", to: "Field.swift")
        try folder.write("", to: "Rules/A.md")
        let shown = try output(
            of: "bash",
            [
                "--norc", "-c",
                "source ./script; COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _keyboardlint; echo \"${COMPREPLY[*]}\"",
            ], in: folder)
        guard let shown else { return }
        #expect(shown == expected + "\n")
    }

    @Test(arguments: ["zsh", "fish"]) func theOtherShellsReadTheirs(shell: String) throws {
        let script = try #require(CompletionScript(rawValue: shell))
        let folder = try TemporaryFolder()
        try folder.write(script.text, to: "script")
        guard let said = try output(of: shell, ["-n", "script"], in: folder) else { return }
        #expect(said == "")
        if script == .fish {
            let line = "source script; complete -C 'keyboardlint lint --format sa'"
            #expect(try output(of: shell, ["--no-config", "-c", line], in: folder)?.hasPrefix("sarif\t") == true)
        }
    }

    @Test func aManualPageHasEveryOptionAndNoRequestByAccident() throws {
        for command in CommandSyntax.all {
            let page = ManualPage(command: command).text
            for option in command.options {
                #expect(page.contains(".B " + ManualPage.escaped(option.spelling)), "\(option.name)")
            }
            let requests = page.split(separator: "\n").filter { $0.hasPrefix(".") || $0.hasPrefix("'") }
            #expect(requests.allSatisfy { $0.contains(#/^\.(TH|SH|TP|PP|BR?)\b/#) }, "\(command.name)")
        }
        #expect(ManualPage.escaped(".a\\b-c") == "\\&.a\\eb\\-c")
    }

    @Test func groffFindsNothingWrong() throws {
        let folder = try TemporaryFolder()
        for command in [nil] + CommandSyntax.all.map(Optional.some) {
            try folder.write(ManualPage(command: command).text, to: "page")
            let said = try output(
                of: "sh", ["-c", "command -v groff > /dev/null || exit 127; groff -man -Tascii -ww page 2>&1 > /dev/null"],
                in: folder)
            #expect(said == nil || said == "", "\(said ?? "")")
        }
    }

    @Test func unknownNamesAreRefused() throws {
        #expect(try Keyboardlint.run("completions", "tcsh").isRefusal)
        #expect(try Keyboardlint.run("man", "lnt").errors.contains("did you mean 'lint'?"))
    }
}

/// The pages for a web server.
@Suite(.timeLimit(.minutes(30))) struct SiteTests {
    @Test func everyLinkLeadsToAFileAndEachRuleAndScenarioHasAPage() throws {
        let folder = try TemporaryFolder()
        let outcome = try Keyboardlint.run("site", "out", in: folder.url)
        #expect(outcome.status == 0)
        let index = try folder.read("out/index.html")
        for path in ["rules/frame-height-as-inset.html", "scenarios/ipad-slide-over.html", "schemas/report-2.schema.json"] {
            #expect(index.contains("href=\"\(path)\""))
        }
        let pages = try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/out").filter { $0.hasSuffix(".html") }
        #expect(pages.count > 30)
        for page in pages {
            let text = try folder.read("out/" + page)
            let base = URL(filePath: folder.path + "/out/" + page).deletingLastPathComponent()
            for match in text.matches(of: #/(?:href|src)="([^"#:]+)"/#) {
                let target = base.appending(path: String(match.output.1)).standardizedFileURL.path
                #expect(FileManager.default.fileExists(atPath: target), "\(page): \(match.output.1)")
            }
        }
    }

    @Test func aTeamsOwnRuleIsEscaped() throws {
        let folder = try TemporaryFolder()
        try folder.write("scenario a\ntitle <b>Our \"window\"</b>\nscreen 100 100\nstep show: show 10\n", to: "own.txt")
        let outcome = try Keyboardlint.run("site", "out", "--scenarios", "own.txt", in: folder.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try folder.read("out/index.html").contains("&lt;b&gt;Our"))
        #expect(try !folder.read("out/scenarios/a.html").contains("<b>"))
    }

    @Test func aFolderThatCannotBeMadeIsNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "file")
        #expect(try Keyboardlint.run("site", "file/out", in: folder.url).isRefusal)
    }
}
