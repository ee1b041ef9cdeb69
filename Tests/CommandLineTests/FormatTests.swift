import Foundation
import TestSupport
import Testing

@testable import Reporting
@testable import keyboardlint

/// All formats of one run, as a pipeline asks for them.
@Suite(.timeLimit(.minutes(30))) struct FormatTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for number in 1...6 {
            try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "App/Screens \(number)/Field.swift")
        }
    }

    private let outputs = ReportFormat.allCases.flatMap { ["--format", "\($0.rawValue):out.\($0.rawValue)"] }

    private func read() throws -> [String] {
        try ReportFormat.allCases.map { try folder.read("out.\($0.rawValue)") }
    }

    @Test func theyAreTheSameForAnyNumberOfJobs() throws {
        // Half past ten in Greenwich on the 21st of November 2026, which is the page's date.
        let environment = ["SOURCE_DATE_EPOCH": "1795257000"]
        let one = try Keyboardlint.run(
            arguments: ["App", "--jobs", "1"] + outputs, in: folder.url, environment: environment)
        #expect(one == .init(status: 1, output: "", errors: ""))
        let first = try read()
        #expect(
            try Keyboardlint.run(arguments: ["App", "--jobs", "7"] + outputs, in: folder.url, environment: environment) == one)
        #expect(try read() == first)
        #expect(first.allSatisfy { $0.contains("frame-height-as-inset") })
        // The page is the one that `report` writes, less how the two were started.
        func page(_ arguments: String...) throws -> [Substring] {
            let outcome = try Keyboardlint.run(arguments: arguments, in: folder.url, environment: environment)
            #expect(outcome.output.contains("<dd>2026-11-21</dd>"))
            return outcome.output.components(separatedBy: "<section id=\"run\"")[0].split(separator: "\n")
        }
        #expect(try page("--format", "html", "App") == page("report", "--html", "-", "App"))
    }

    @Test func pathsAreThoseOfTheRepositoryWhereverTheRunIsStarted() throws {
        // As in a work tree, where it is a file.
        try folder.write("gitdir: elsewhere", to: ".git")
        let path = "App/Screens 1/Field.swift"
        let inside = folder.url.appending(path: "App/Screens 1")
        func output(_ arguments: String..., in url: URL) throws -> String {
            try Keyboardlint.run(arguments: arguments + ["--only", "frame-height-as-inset", "--exit-zero"], in: url).output
        }
        #expect(try output("--format", "github", in: inside).hasPrefix("::warning file=\(path),line=16,"))
        #expect(
            try output("Field.swift", "--format", "csv", in: inside).contains("\r\nframe-height-as-inset,warning,\(path),16,"))
        let elsewhere = try TemporaryFolder()
        try elsewhere.link("link", to: inside.path)
        #expect(try output("link", "--format", "csv", in: elsewhere.url).contains(",\(path),"))
        let sarif = try output("--format", "sarif", in: inside)
        #expect(sarif.contains("\"uri\" : \"App/Screens%201/Field.swift\""))
        #expect(sarif.contains("\"id\" : \"keyboardlint/App/Screens 1/\""))
        // People are told what they named.
        #expect(try output(in: inside).contains(" --> Field.swift:16:28\n"))
    }

    @Test func withoutARepositoryPathsBeginInTheCurrentFolder() throws {
        let run = { (path: String, url: URL) in
            try Keyboardlint.run(path, "--format", "csv", "--only", "frame-height-as-inset", in: url).output
        }
        #expect(try run("App/Screens 1", folder.url).contains(",App/Screens 1/Field.swift,"))
        let elsewhere = try TemporaryFolder()
        #expect(try run(folder.path + "/App", elsewhere.url).contains(",Screens 1/Field.swift,"))
    }

    @Test func theSummaryOfAStepIsAddedToWhatIsThere() throws {
        let summary = try folder.write("before\n", to: "summary.md")
        let environment = ["GITHUB_STEP_SUMMARY": summary.path]
        func run(_ format: String) throws -> Keyboardlint.Outcome {
            try Keyboardlint.run("App", "--format", format, "--exit-zero", in: folder.url, environment: environment)
        }
        #expect(try run("text").errors.isEmpty)
        #expect(try folder.read("summary.md") == "before\n")
        #expect(try run("github").output.hasPrefix("::error "))
        let markdown = try Keyboardlint.run("App", "--format", "markdown", "--exit-zero", in: folder.url).output
        #expect(try folder.read("summary.md") == "before\n" + markdown)
    }

    @Test func aSummaryThatCannotBeWrittenFailsNothing() throws {
        let outcome = try Keyboardlint.run(
            "App", "--format", "github", "--exit-zero", in: folder.url, environment: ["GITHUB_STEP_SUMMARY": folder.path])
        #expect(outcome.status == 0)
        #expect(outcome.errors.hasPrefix("keyboardlint: the step's summary cannot be written to "))
        #expect(outcome.output.hasPrefix("::error "))
    }

    /// Names and code that would be something else to a terminal, a runner of jobs, a browser, a spreadsheet or a reader of text.
    @Test func nothingInATreeReachesAnybodyAsAnythingButText() throws {
        let hostile = try HostileTree().folder
        let outcome = try Keyboardlint.run(arguments: ["."] + outputs, in: hostile.url)
        #expect(outcome.status == 1 && outcome.errors.isEmpty)
        for format in ReportFormat.allCases {
            let text = try hostile.read("out.\(format.rawValue)")
            #expect(text.contains("no-such"), "\(format)")
            // JSON escapes control characters by itself; a path that a server looks up must stay what it is.
            let isJSON = [.json, .jsonl, .sarif, .gitlab, .rdjson, .sonarqube].contains(format)
            let unsafe = text.unicodeScalars.filter {
                SafeText.isUnsafe($0) && $0 != "\n" && $0 != "\r" && !(isJSON && $0.value > 0x7F)
            }
            #expect(unsafe.map(\.value) == [], "\(format)")
            let lines = text.split(whereSeparator: \.isNewline)
            switch format {
            case .github: #expect(lines.allSatisfy { $0.contains(#/^::(error|warning|notice) /#) })
            case .checkstyle, .junit: #expect(!text.contains("<script") && !text.contains("<b>"))
            case .html: #expect(text.components(separatedBy: "<script").count == 3 && !text.contains("<b>"))
            case .csv: #expect(lines.dropFirst().allSatisfy { $0.contains(#/^[a-z-]+,(error|warning|note),/#) })
            default: break
            }
        }
    }
}
