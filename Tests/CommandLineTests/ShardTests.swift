import Foundation
import LintPolicy
import Reporting
import TestSupport
import Testing

@testable import keyboardlint

/// `lint --shard I/N` and `merge`: parts of a run, and the run that they come to.
@Suite(.timeLimit(.minutes(20))) struct ShardTests {
    private let folder: TemporaryFolder
    /// The page of a report has a date.
    private static let environment = ["SOURCE_DATE_EPOCH": "1795257000"]

    /// Handlers that another file's observer calls, one for each client, and findings of one cause in several files.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: ".git/HEAD")
        try folder.write(observer, to: "Kit/Observer.swift")
        for name in ["Chat", "Feed", "Mail"] { try folder.write(client(name), to: "App/\(name).swift") }
        for name in ["A", "B", "C"] {
            try folder.write(
                Sources.fieldLiftedByTheKeyboardsHeight.replacing("FieldController", with: name), to: "App/\(name).swift")
        }
        try folder.write("func pin(_ view: UIView) { _ = view.keyboardLayoutGuide }\n", to: "App/Pin.swift")
        try folder.write("func pin2(_ view: UIView) { _ = view.keyboardLayoutGuide }\n", to: "App/Pin2.swift")
        try folder.write(Data([0x6B, 0x65, 0x79, 0xFF, 0xFE]), to: "App/Broken.swift")
        try folder.write(Sources.plain, to: "Pods/Pod.swift")
    }

    private let observer = """
        import UIKit

        protocol KeyboardClient: AnyObject { func keyboardMoves(to height: CGFloat) }

        final class KeyboardWatcher {
            weak var client: KeyboardClient?

            init(_ client: KeyboardClient) {
                self.client = client
                NotificationCenter.default.addObserver(
                    self, selector: #selector(willShow), name: UIResponder.keyboardWillShowNotification, object: nil)
            }

            @objc private func willShow(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                client?.keyboardMoves(to: frame.height)
            }
        }

        """

    private func client(_ name: String) -> String {
        """
        import UIKit

        final class \(name)Controller: UIViewController, KeyboardClient {
            private let field = UITextField()
            private lazy var bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor)
            private var watcher: KeyboardWatcher?

            override func viewDidLoad() {
                super.viewDidLoad()
                bottom.isActive = true
                watcher = KeyboardWatcher(self)
            }

            // keyboardlint:disable:next no-such-rule - to be complained about
            func keyboardMoves(to height: CGFloat) {
                bottom.constant = -height
            }
        }

        """
    }

    @discardableResult
    private func run(_ arguments: [String], in url: URL? = nil) throws -> Keyboardlint.Outcome {
        try Keyboardlint.run(arguments: arguments, in: url ?? folder.url, environment: Self.environment)
    }

    /// - Returns: the paths of the reports.
    private func shards(_ count: Int, _ arguments: [String] = [], in url: URL? = nil, to output: TemporaryFolder) throws
        -> [String]
    {
        try (1...count).map { number in
            let path = "\(output.path)/\(number)-\(count).json"
            let outcome = try run(
                ["lint", "--shard", "\(number)/\(count)", "--exit-zero", "--format", "json:\(path)"] + arguments, in: url)
            #expect(outcome == .init(status: 0, output: "", errors: ""))
            return path
        }
    }

    private static let formats = ReportFormat.allCases.map(\.rawValue)

    /// Whether the shards' reports, joined, are what one run writes: in all formats, byte for byte, with the same status.
    ///
    /// - Parameter counts: each of so many shards, beside the same whole.
    private func expectSame(
        _ counts: Int..., linting arguments: [String] = [], decisions: [String] = [], in url: URL? = nil,
        formats: [String] = Self.formats, location: SourceLocation = #_sourceLocation
    ) throws {
        let output = try TemporaryFolder()
        func outputs(_ name: String) -> [String] { formats.flatMap { ["--format", "\($0):\(output.path)/\(name).\($0)"] } }
        let whole = try run(["lint"] + arguments + decisions + outputs("whole"), in: url)
        for count in counts {
            let parts = try shards(count, arguments, in: url, to: output)
            // The order in which they are named changes nothing.
            let merged = try run(["merge"] + parts.reversed() + decisions + outputs("merged-\(count)"), in: url)
            #expect(merged == whole, "\(count)", sourceLocation: location)
            for format in formats {
                let isSame = try output.read("whole.\(format)") == output.read("merged-\(count).\(format)")
                #expect(isSame, "\(count) \(format)", sourceLocation: location)
            }
        }
    }

    @Test func joinedTheyAreTheWholeInEveryFormat() throws {
        try expectSame(1, 2, 3, 8)
    }

    /// Every eighth file of it: each fix is looked for twice, once for the whole and once for a shard.
    @Test func soIsTheTestCorpus() throws {
        let root = Repository.loneCorpus.deletingLastPathComponent()
        let handlers = try FileManager.default.contentsOfDirectory(atPath: Repository.loneCorpus.path + "/handlers").sorted()
        let files = stride(from: 0, to: handlers.count, by: 8).map { "TestCorpus/handlers/" + handlers[$0] }
        try expectSame(8, linting: ["TestCorpus/Sample"] + files, in: root)
    }

    @Test func whateverIsLintedAndHowever() throws {
        try expectSame(3, linting: ["App", "--only", "frame-height-as-inset,misused-suppression"], formats: ["json", "sarif"])
        try expectSame(
            3, linting: ["Chat.swift", "../Kit", "Mail.swift"], in: folder.url.appending(path: "App"), formats: ["json", "text"])
        try expectSame(2, decisions: ["--fail-level", "none"], formats: ["json"])
        try expectSame(2, decisions: ["--strict", "--quiet"], formats: ["json", "text"])
        try folder.write(
            #"{ "exclude": "A.swift", "rules": { "frame-height-as-inset": "warning" }, "failLevel": "error" }"#,
            to: "App/.keyboardlint.json")
        try expectSame(3, formats: ["json", "sarif"])
        let sources = ["Chat", "Feed", "Mail"].map { "\"App/\($0).swift\"" }.joined(separator: ", ")
        try folder.write(
            #"{ "schemaVersion": 1, "modules": [{ "name": "App", "sources": [\#(sources)], "dependencies": ["Kit"] }, "#
                + #"{ "name": "Kit", "sources": ["Kit/Observer.swift"], "report": false }] }"#, to: "modules.json")
        try expectSame(3, linting: ["--modules", "modules.json"], formats: ["json", "sarif"])
    }

    /// A renamed file may be in another shard than the entries of the baseline that are about it.
    @Test func theBaselineIsThatOfTheWhole() throws {
        #expect(try run(["baseline", "write"]).status == 0)
        try expectSame(3, formats: ["json", "sarif"])
        let moved = try folder.read("App/A.swift")
        try FileManager.default.removeItem(at: folder.url.appending(path: "App/A.swift"))
        for name in ["New", "Newer", "Newest"] {
            try folder.write(moved, to: "App/\(name).swift")
            try expectSame(4, decisions: ["--stale-baseline", "fail"], formats: ["json", "sarif"])
        }
        try folder.write(moved.replacing("-frame.height", with: "-(frame.height + 1)"), to: "App/B.swift")
        try expectSame(4, formats: ["json", "sarif"])
        let output = try TemporaryFolder()
        let merged = try run(["merge", "--format", "json"] + shards(4, to: output)).output
        // The one that is new is in the report of its shard, the others in no shard's.
        #expect(merged.contains("\"baselineState\" : \"new\"") && merged.contains("\"baselineState\" : \"unchanged\""))
    }

    @Test(.enabled(if: Git.isInstalled)) func soAreTheChangedLines() throws {
        try FileManager.default.removeItem(at: folder.url.appending(path: ".git"))
        let git = try Git(folder)
        try git.commit()
        try folder.write(observer.replacing("frame.height", with: "frame.size.height"), to: "Kit/Observer.swift")
        try expectSame(3, linting: ["--since", "HEAD"], formats: ["json", "sarif", "text"])
    }

    @Test func theirSumsAreTheWholes() throws {
        let output = try TemporaryFolder()
        func summary(_ path: String) throws -> Report.Summary {
            struct Part: Decodable { var summary: Report.Summary }
            return try JSONDecoder().decode(Part.self, from: Data(contentsOf: URL(filePath: path))).summary
        }
        let parts = try shards(3, to: output).map(summary)
        try run(["lint", "--format", "json:\(output.path)/whole.json"])
        let whole = try summary("\(output.path)/whole.json")
        let counts: [KeyPath<Report.Summary, Int>] = [
            \.filesRead, \.filesMatched, \.foldersLeftOut, \.leftOutByConfiguration, \.bytesRead, \.handlers, \.executed,
            \.executedWithUnknowns, \.notExecuted, \.errors, \.warnings, \.notes, \.suppressed, \.baselined, \.unchanged,
        ]
        for count in counts { #expect(parts.reduce(0) { $0 + $1[keyPath: count] } == whole[keyPath: count], "\(count)") }
        // Nine that can be read; the folder of dependencies.
        #expect(whole.filesRead == 9 && whole.foldersLeftOut == 1)
    }

    /// FNV-1a, its halves mixed, times the golden ratio, its upper half by the number of shards: computed outside of the program.
    @Test func aFilesShardFollowsFromItsPathAlone() throws {
        #expect(
            ["App/A.swift", "App/B.swift", "App/C.swift", "Kit/Observer.swift"].map { Shard.number(ofFileAt: $0, among: 8) } == [
                4, 4, 3, 7,
            ])
        #expect(
            ["App/A.swift", "App/B.swift", "App/C.swift", "Kit/Observer.swift"].map { Shard.number(ofFileAt: $0, among: 3) } == [
                1, 3, 3, 1,
            ])
        func paths(_ arguments: String..., in place: String) throws -> Set<String> {
            let outcome = try run(
                ["--shard", "1/3", "--format", "csv", "--exit-zero", "--only", "frame-height-as-inset"] + arguments,
                in: folder.url.appending(path: place))
            return Set(outcome.output.split(separator: "\r\n").dropFirst().map { String($0.split(separator: ",")[2]) })
        }
        let all = try paths(in: "")
        #expect(all.contains("App/A.swift") && !all.contains("App/B.swift"))
        #expect(try paths(in: "App") == all.filter { $0.hasPrefix("App/") })
        #expect(try paths("A.swift", "B.swift", in: "App") == ["App/A.swift"])
        #expect(try paths(folder.path + "/App", in: "Kit") == all.filter { $0.hasPrefix("App/") })
    }

    @Test(arguments: ["0/3", "4/3", "1", "1/0", "a/b", "1/2/3", "-1/3", "1/1001"]) func whatIsNoPartIsRefused(part: String) throws
    {
        let outcome = try run(["--shard=\(part)"])
        #expect(outcome.isRefusal && outcome.errors.contains("such as 1/8, not '\(part)'"))
    }

    @Test func whatCannotBeJoinedIsNamed() throws {
        let output = try TemporaryFolder()
        let parts = try shards(3, ["App"], to: output)
        func refusal(_ paths: [String]) throws -> String {
            let outcome = try run(["merge"] + paths)
            #expect(outcome.isRefusal, "\(outcome)")
            return outcome.errors.replacing(output.path + "/", with: "")
        }
        #expect(
            try refusal([parts[0], parts[2]]).hasPrefix(
                "keyboardlint: the report of shard 2/3 is missing\nName the reports of all 3 "))
        #expect(try refusal(parts + [parts[1]]).hasPrefix("keyboardlint: shard 2/3 is given twice: '2-3.json' and '2-3.json'\n"))
        let others = try shards(2, ["App"], to: output)
        #expect(
            try refusal([parts[0], others[1]]).contains("'1-3.json' and '2-2.json' are not shards of one run: 1/3 and 2/2\n"))
        let kits = try TemporaryFolder()
        let kit = try shards(3, ["Kit"], to: kits)
        #expect(try refusal([parts[0], kit[1], kit[2]]).contains("are not shards of one run: their arguments differ\n"))
        let whole = try run(["App", "--format", "json", "--exit-zero"]).output
        let files: [(text: String, complaint: String)] = [
            (whole, "is the report of a whole run, not of a shard\nWrite one for each shard: keyboardlint lint --shard 1/8 "),
            (
                whole.replacing("\"schemaVersion\" : 2", with: "\"schemaVersion\" : 1"),
                "has schema version 1; 'merge' reads version 2\n"
            ),
            ("[]", "is not a JSON report\n"), ("", "is not a JSON report\n"),
            ("{ \"schemaVersion\": 2 }", "is not a well-formed report: 'tool' is missing\n"),
            (
                try output.read("1-3.json").replacing("\"count\" : 3", with: "\"count\" : 0"),
                "says that it is shard 1/0, which cannot be\n"
            ),
            // A report may not choose what is written.
            (
                try output.read("1-3.json").replacing("\"arguments\" : [", with: "\"arguments\" : [ \"--format=text:pwned\","),
                "has arguments that no shard is linted with\n"
            ),
        ]
        for file in files {
            let path = try output.write(file.text, to: "other.json").path
            #expect(try refusal([path]).hasPrefix("keyboardlint: 'other.json' " + file.complaint))
        }
        #expect(try refusal(["\(output.path)/gone.json"]).contains("'gone.json' cannot be read: no such file"))
        // Neither in another place, nor after the code has changed.
        let elsewhere = try TemporaryFolder()
        #expect(
            try run(["merge"] + parts, in: elsewhere.url).errors.contains(
                "cannot be read here\nRun 'keyboardlint merge' in the folder "))
        try folder.write(client("Chat") + "\n", to: "App/Chat.swift")
        #expect(try refusal(parts).hasPrefix("keyboardlint: 'App/Chat.swift' is not what it was when it was linted\n"))
    }

    @Test func aShardSaysItsStatusAndWritesAnyFormat() throws {
        let outcomes = try (1...3).map { try run(["--shard", "\($0)/3", "--format", "xcode"]) }
        #expect(outcomes.map(\.errors) == ["", "", ""])
        for outcome in outcomes { #expect((outcome.status == 1) == outcome.output.contains(#/: (error|warning): /#)) }
        let whole = try run(["--format", "xcode"]).output
        // How many other files lack a deployment target is another number in each part.
        func lines(_ output: String) -> [Substring] {
            output.split(separator: "\n").filter { !$0.contains("unknown deployment target") }
        }
        #expect(outcomes.flatMap { lines($0.output) }.sorted() == lines(whole).sorted())
        // One that has no file has nothing to complain about.
        let output = try TemporaryFolder()
        _ = try shards(40, ["App/A.swift"], to: output)
    }
}
