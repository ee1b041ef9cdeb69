import Foundation
import RuleBook
import TestSupport
import Testing

@testable import KeyboardModel
@testable import Reporting
@testable import keyboardlint

/// The README is part of the product: what it promises exists, and what exists is in it.
@Suite struct ReadmeTests {
    private let readme: String

    init() throws { readme = try Repository.text("README.md") }

    /// Lines of the README's code blocks that call the program, as the words after its name.
    private var calls: [[String]] {
        let blocks = readme.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        return blocks.flatMap { $0.split(separator: "\n") }.compactMap { line in
            let command = line.split(separator: "#")[0].split(separator: " ").map(String.init)
            guard let name = command.firstIndex(of: "keyboardlint") else { return nil }
            guard name == 0 || command.starts(with: ["swift", "run"]) else { return nil }
            return Array(command[(name + 1)...])
        }
    }

    @Test func everyCallShownIsOneTheProgramAccepts() throws {
        #expect(calls.count >= 10)
        for words in calls where words != ["--help"] && words != ["--version"] {
            let named = CommandSyntax.all.first { $0.name == words.first }
            let command = named ?? .lint
            #expect(throws: Never.self, "keyboardlint \(words.joined(separator: " "))") {
                try Arguments(named == nil ? words : Array(words.dropFirst()), for: command)
            }
        }
    }

    @Test func everyCommandOptionFormatAndLeftOutFolderIsDescribed() {
        let commands = CommandSyntax.all
        let described =
            commands.map { "keyboardlint \($0.name)" } + commands.flatMap(\.options).map { "`\($0.spelling)`" }
            + ReportFormat.allCases.map { "`\($0.rawValue)`" } + FileSet.leftOutNames.map { "`\($0)`" }
        #expect(missing(described) == [])
    }

    @Test func everyTargetIsInTheArchitecture() throws {
        #expect(try missing(Repository.targets().map { "| `\($0)` |" }) == [])
    }

    @Test func theScenarioFormatIsDescribedWhole() {
        let words = ScenarioDraft.keywords + ScenarioWords.events
        #expect(missing(words.map { "`\($0)`" }) == [])
    }

    @Test func theScenarioShownIsOne() throws {
        let block = try #require(readme.firstMatch(of: #/```text\n(# a comment\nscenario (?:.*\n)*?)```/#))
        let file = ScenarioFile.parse(String(block.output.1))
        #expect(file.issues == [])
        #expect(file.scenarios.map(\.steps.count) == [2])
    }

    private func missing(_ texts: [String]) -> [String] { texts.filter { !readme.contains($0) } }

    @Test func theTwoCommandsOfANewcomerComeFirst() throws {
        let start = readme.prefix(1500)
        for command in ["swift run -c release keyboardlint PATH", "swift test"] { #expect(start.contains(command)) }
        let steps = try Repository.text(".ci/run").split(separator: "\n")
        #expect(steps.contains("swift test"))
    }
}
