import Foundation
import KeyboardModel
import LintEngine
import RuleBook
import TestSupport
import Testing

@testable import keyboardlint

@Suite(.timeLimit(.minutes(30))) struct CommandTests {
    @Test(arguments: CommandSyntax.all.map(\.name))
    func everyCommandDescribesEachOfItsOptions(name: String) throws {
        let outcome = try Keyboardlint.run(name, "--help")
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        let command = try #require(CommandSyntax.all.first { $0.name == name })
        for option in command.options {
            #expect(outcome.output.contains("\n  \(option.spelling)  "))
        }
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= HelpText.width })
    }

    @Test func theHelpListsTheCommandsAndTheVersionIsPrinted() throws {
        let help = try Keyboardlint.run("--help").output
        for command in CommandSyntax.all { #expect(help.contains("\n  \(command.name) ")) }
        #expect(try Keyboardlint.run("-h").output == help)
        let version = try Keyboardlint.run("--version")
        #expect(version.output.wholeMatch(of: #/keyboardlint [0-9]+\.[0-9]+\.[0-9]+\n/#) != nil)
    }

    @Test(arguments: [
        (["--fromat", "json"], "unknown option '--fromat'; did you mean '--format'?"),
        (["lint", "--cnofig", "a.yml"], "unknown option '--cnofig'; did you mean '--config'?"),
        (["--format", "jsn"], "option '--format' does not know 'jsn'; did you mean 'json'?"),
        (["--format"], "option '--format' needs a value: --format FORMAT[:FILE]"),
        (["--format", "json:"], "'json:' names no file: --format json:FILE"),
        (["--format", "json", "--format", "text"], "two formats for standard output"),
        (["--format", "json:a", "--format", "text:a"], "two formats for 'a'"),
        (["--jobs", "0"], "option '--jobs' needs a whole number from 1 to 256, not '0'"),
        (["--max-warnings", "few"], "option '--max-warnings' needs a whole number from 0, not 'few'"),
        (["--fail-level", "warn"], "option '--fail-level' does not know 'warn'"),
        (["--jobs", "1", "--jobs", "2"], "option '--jobs' is given twice"),
        (["--quiet=yes"], "option '--quiet' takes no value"),
        (["--stdin-path", "a.swift"], "option '--stdin-path' needs '-' as the only PATH"),
        (["-", "Sources"], "standard input ('-') and other paths do not go together"),
        (
            ["--only", "frame-height-as-insets"],
            "there is no rule 'frame-height-as-insets'; did you mean 'frame-height-as-inset'?"
        ),
        (["lnit"], "there is no file or folder 'lnit'; did you mean 'lint'?"),
        (["explain"], "'explain' needs RULE"),
        (["explain", "nonsense"], "there is no rule 'nonsense'"),
        (["rules", "all"], "'rules' does not expect 'all'"),
        (["explain", "frame-height-as-inset", "b"], "there is no rule 'b'"),
        (["explain", "--all", "a"], "'a' and --all do not go together"),
        (["explain", "--all", "--html", "--markdown"], "--markdown and --html do not go together"),
        (["explain", "inset-by-height"], "there is no rule 'inset-by-height'; did you mean 'frame-height-as-inset'"),
        (["simulate", "missing.swift"], "'missing.swift' cannot be read: no such file or directory"),
        (
            ["simulate", "a.swift", "--scenario", "ipad-slide-ovr"],
            "there is no scenario 'ipad-slide-ovr'; did you mean 'ipad-slide-over'?"
        ),
        (["simulate", "a.swift:0"], "lines are counted from 1, so there is no line 0"),
        (["tokens", "missing.swift"], "'missing.swift' cannot be read: no such file or directory"),
    ])
    func aWrongCommandLineIsRefusedWithWhatToDo(arguments: [String], message: String) throws {
        let folder = try TemporaryFolder()
        let outcome = try Keyboardlint.run(arguments: arguments, in: folder.url)
        #expect(outcome.isRefusal)
        #expect(outcome.errors.hasPrefix("keyboardlint: \(message)"))
    }

    @Test func rulesAreListedForPeopleAndForScripts() throws {
        struct Listing: Decodable {
            struct Rule: Decodable {
                var id, title, severity, category: String
                var enabled: Bool
            }
            var rules: [Rule]
        }
        let lines = try Keyboardlint.run("rules").output.split(separator: "\n")
        let json = try Keyboardlint.run("rules", "--json").output
        let listing = try JSONDecoder().decode(Listing.self, from: Data(json.utf8))
        #expect(listing.rules.map(\.id) == RuleBook.embedded.rules.map(\.id))
        #expect(lines.map { $0.prefix { $0 != " " } } == listing.rules.map { $0.id[...] })
    }

    @Test func everyRuleIsExplained() throws {
        let rules = RuleBook.embedded.rules
        let text = try Keyboardlint.run("explain", "--all", environment: ["COLUMNS": ""])
        #expect(text.status == 0)
        // The id begins the heading, alone in its line where the rest does not fit.
        let words = Set(text.output.split(separator: "\n").map { $0.prefix { $0 != " " } })
        for rule in rules { #expect(words.contains(rule.id[...]), "\(rule.id)") }
        // No terminal, so no colours and eighty columns; an address is longer than that and must not be broken.
        #expect(!text.output.contains("\u{1B}"))
        for line in text.output.split(separator: "\n") where !line.contains("https://") { #expect(line.count <= 80, "\(line)") }
        #expect(try Keyboardlint.run("explain", "--all", "--markdown").output == rules.map(\.article).joined(separator: "\n"))
        let page = try Keyboardlint.run("explain", "--all", "--html").output
        for rule in rules { #expect(page.contains("<article id=\"\(rule.id)\">"), "\(rule.id)") }
    }

    @Test func whatIsReportedOfCommentsIsExplainedToo() throws {
        let text = try Keyboardlint.run("explain", MisusedSuppression.rule, environment: ["COLUMNS": ""])
        #expect(text.status == 0 && text.output.hasPrefix(MisusedSuppression.rule))
        for line in text.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
        #expect(
            try Keyboardlint.run("explain", MisusedSuppression.rule, "--html").output.contains(
                "<article id=\"\(MisusedSuppression.rule)\">"))
        #expect(
            try Keyboardlint.run("explain", MisusedSuppression.rule, "--markdown").output.hasPrefix(
                "# Suppression comment without effect"))
        #expect(
            try Keyboardlint.run("explain", "misused-supression").errors.contains("did you mean '\(MisusedSuppression.rule)'?"))
    }

    @Test func aRuleIsExplainedInColourWhereThatIsAskedFor() throws {
        let id = try #require(RuleBook.ids.first)
        #expect(try Keyboardlint.run("explain", id, "--color", "always").output.hasPrefix("\u{1B}[1m\(id)\u{1B}[0m"))
        #expect(RuleBook.embedded(id)?.article == RuleBook.embedded[id]?.article)
        #expect(RuleBook.embedded("no-such-rule") == nil)
    }

    @Test func aLineOfTheScenariosBeginsWithAnId() throws {
        let lines = try Keyboardlint.run("scenarios").output.split(separator: "\n")
        #expect(lines.map { $0.prefix { $0 != " " } } == ScenarioLibrary.all.map { $0.id[...] })
    }

    @Test func tokensArePrintedForAnyBytes() throws {
        let folder = try TemporaryFolder()
        try folder.write("let a = 1\n", to: "a.swift")
        try folder.write(Data([0x61, 0xFF]), to: "b.swift")
        let outcome = try Keyboardlint.run("tokens", "a.swift", "b.swift", in: folder.url)
        #expect(outcome.status == 0)
        #expect(
            outcome.output.hasPrefix(
                """
                file a.swift
                0 3 keyword
                4 5 identifier
                6 7 operator
                8 9 integer
                10 10 eof
                file b.swift
                0 1 identifier

                """))
    }

    @Test func aLineWithoutAHandlerIsAnsweredWithWhereHandlersAre() throws {
        let folder = try TemporaryFolder()
        try folder.write(Sources.plain, to: "a.swift")
        #expect(try Keyboardlint.run("simulate", "a.swift", in: folder.url).output == "'a.swift' has no keyboard handler\n")
        #expect(try Keyboardlint.run("simulate", "a.swift:1", in: folder.url).isRefusal)
    }
}
