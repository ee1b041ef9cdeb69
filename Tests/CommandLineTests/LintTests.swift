import Foundation
import TestSupport
import Testing

/// The contract of `lint` that scripts rely on.
@Suite(.timeLimit(.minutes(30))) struct LintTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func theStatusSaysWhatWasFound() throws {
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "Field.swift")
        let rule = ["--only", "frame-height-as-inset"]
        func status(_ arguments: String...) throws -> Int32 {
            try Keyboardlint.run(arguments: rule + arguments, in: folder.url).status
        }
        #expect(try status() == 1)
        #expect(try status("--exit-zero") == 0)
        #expect(try status("--fail-level", "none") == 0)
        #expect(
            try Keyboardlint.run("--disable", "frame-height-as-inset,layout-not-reset,show-without-hide", in: folder.url).status
                == 0)
        #expect(
            try Keyboardlint.run("--only", "keyboard-notification-observer", "--fail-level", "note", in: folder.url).status == 1)
    }

    @Test func theReportGivesTheDifferenceInPointsAndTheCode() throws {
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "Field.swift")
        let output = try Keyboardlint.run("--only", "frame-height-as-inset", in: folder.url).output
        // The window ends 120 points above the screen's bottom, so the keyboard covers so much less of it than it is high; and
        // nothing lowers the field when the keyboard, 343 high at last, is gone.
        #expect(output.contains("gap of 120 pt"))
        #expect(output.contains("stays 343 pt too high when the keyboard is gone"))
        #expect(output.contains("bottom?.constant = -frame.height"))
        // The field rests at the view's bottom edge; the guide has it above the home indicator, so that somebody has to agree.
        let fixes = "1 unsafe fix with --fix --unsafe-fixes"
        #expect(output.hasSuffix("1 warning\n\(fixes)\n1 file read, 1 with keyboard notifications\n1 handler: 1 executed\n"))
        let xcode = try Keyboardlint.run("--only", "frame-height-as-inset", "--format", "xcode", in: folder.url).output
        #expect(xcode.hasPrefix("\(folder.path)/Field.swift:16:28: warning: "))
    }

    @Test func simulatingALineRunsTheHandlerAroundIt() throws {
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "Field.swift")
        let all = try Keyboardlint.run("simulate", "Field.swift", in: folder.url)
        #expect(all.status == 0)
        for line in ["11", "16"] { #expect(try Keyboardlint.run("simulate", "Field.swift:\(line)", in: folder.url) == all) }
        let one = try Keyboardlint.run(
            "simulate", "Field.swift", "--scenario", "ipad-stage-manager-partly-covered", in: folder.url)
        #expect(one.output.contains("  differs: stays 343 pt too high when the keyboard is gone, gap of 120 pt\n"))
        #expect(!one.output.contains("iphone"))
        let other = try Keyboardlint.run("simulate", "Field.swift:3", in: folder.url)
        #expect(other.isRefusal)
        #expect(other.errors.hasSuffix("Handlers begin at line 14.\n"))
    }

    @Test func withoutArgumentsTheCurrentFolderIsLinted() throws {
        try folder.write(Sources.plain, to: "A.swift")
        try folder.write(Sources.plain, to: "Deep/er/B.swift")
        try folder.write("not Swift", to: "C.txt")
        let outcome = try Keyboardlint.run(in: folder.url)
        #expect(outcome == .init(status: 0, output: "no findings\n2 files read, 0 with keyboard notifications\n", errors: ""))
    }

    @Test func dependenciesAreLeftOutUnlessAskedFor() throws {
        try folder.write(Sources.plain, to: "A.swift")
        for name in [".build", ".git", "Carthage", "DerivedData", "node_modules", "Pods"] {
            try folder.write(Sources.plain, to: "\(name)/Dependency.swift")
            try folder.write(Sources.plain, to: "Module/\(name)/Dependency.swift")
        }
        func summary(_ arguments: String) throws -> String {
            let outcome = try Keyboardlint.run("lint", "--quiet", "--format", "json", arguments, in: folder.url)
            let pattern = #/"(filesRead|foldersLeftOut)" : ([0-9]+)/#
            return outcome.output.matches(of: pattern).map { "\($0.output.1) \($0.output.2)" }.joined(separator: ", ")
        }
        #expect(try summary(".") == "filesRead 1, foldersLeftOut 10")
        #expect(try summary("--all-folders") == "filesRead 13, foldersLeftOut 0")
        #expect(try summary("Pods") == "filesRead 1, foldersLeftOut 0")
    }

    @Test func theDeploymentTargetIsThatOfTheNearestProject() throws {
        let rule = UserRuleTests.rule(pattern: "view.keyboardLayoutGuide\nwhere deployment target below 15.0")
        try folder.write(rule, to: "rules/guide-too-new.md")
        // Where the search ends.
        try folder.write("", to: ".git/HEAD")
        try folder.write("func pin() { _ = view.keyboardLayoutGuide }\n", to: "App/Chat/Pin.swift")
        func behaviour(_ arguments: String...) throws -> [Substring] {
            let outcome = try Keyboardlint.run(
                arguments: ["lint", "App", "--rules", "rules", "--only", "guide-too-new", "--format", "xcode"] + arguments,
                in: folder.url)
            return outcome.output.split(separator: "\n").compactMap { $0.split(separator: "note: ").last }
        }
        #expect(try behaviour().first?.hasPrefix("Not analysed: unknown deployment target") == true)
        #expect(try behaviour("--deployment-target", "14.5").last == "Deployment target: iOS 14.5")
        #expect(try behaviour("--deployment-target", "15") == [])
        // A target that a function makes has a version from the helper code.
        try folder.write("import ProjectDescription\nlet project = Project(targets: Kit.targets())", to: "Project.swift")
        try folder.write(
            "import ProjectDescription\nenum Kit { static let versions = [DeploymentTargets.iOS(\"14.1\"), .iOS(\"13.4\")] }",
            to: "Tuist/ProjectDescriptionHelpers/Kit.swift")
        #expect(try behaviour().last == "Deployment target: iOS 13.4 (Project.swift)")
        try folder.write("let package = Package(name: \"App\", platforms: [.iOS(.v13)])", to: "Package.swift")
        #expect(try behaviour().last == "Deployment target: iOS 13.0 (Package.swift)")
        try folder.write(
            """
            { objects = { P = { targets = (T); buildConfigurationList = L; }; T = { isa = PBXNativeTarget; }; L = { buildConfigurations = (C); };
            C = { name = Debug; baseConfigurationReference = F; }; F = { path = A.xcconfig; };
            T = { isa = PBXNativeTarget; buildConfigurationList = L; }; }; rootObject = P; }
            """, to: "App/App.xcodeproj/project.pbxproj")
        try folder.write("IPHONEOS_DEPLOYMENT_TARGET = 12.1", to: "App/A.xcconfig")
        #expect(try behaviour().last == "Deployment target: iOS 12.1 (App.xcodeproj)")
        try folder.write("not a project", to: "App/App.xcodeproj/project.pbxproj")
        #expect(try behaviour().last == "Deployment target: iOS 13.0 (Package.swift)")
        #expect(try Keyboardlint.run("App", "--deployment-target", "new", in: folder.url).isRefusal)
    }

    @Test func aCommentSilencesAFindingAndOneThatDoesNotIsAFinding() throws {
        let code = Sources.fieldLiftedByTheKeyboardsHeight
        try folder.write(
            "// keyboardlint:disable:file frame-height-as-inset, show-without-hide, layout-not-reset - a panel\n\(code)",
            to: "Field.swift")
        let silenced = try Keyboardlint.run("--disable", "keyboard-notification-observer", "--quiet", in: folder.url)
        #expect(silenced == .init(status: 0, output: "", errors: ""))
        try folder.write("// keyboardlint:disable:file frame-height-as-insert\n\(code)", to: "Field.swift")
        let mistyped = try Keyboardlint.run(
            "--disable", "frame-height-as-inset,layout-not-reset,show-without-hide", in: folder.url)
        #expect(mistyped.status == 1)
        #expect(mistyped.output.contains("there is no rule `frame-height-as-insert`; did you mean `frame-height-as-inset`?"))
        #expect(
            try Keyboardlint.run("--disable", "misused-suppression,frame-height-as-inset", in: folder.url).output.contains("mean")
                == false)
    }

    @Test func standardInputIsLintedUnderTheNameItIsGiven() throws {
        let input = Data(Sources.observer.utf8)
        let outcome = try Keyboardlint.run(
            "lint", "-", "--stdin-path", "App/Status.swift", "--exit-zero", "--format", "json", input: input)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains(#""filesMatched" : 1"#))
        let broken = try Keyboardlint.run("lint", "-", "--stdin-path", "App/Status.swift", input: Data([0xFF]))
        #expect(broken.status == 2)
        #expect(broken.output.contains("  App/Status.swift: is not valid UTF-8 (byte 0)\n"))
    }

    @Test func severalFormatsComeOfOneRun() throws {
        try folder.write(Sources.observer, to: "Status.swift")
        let outcome = try Keyboardlint.run(
            "--exit-zero", "--format", "text", "--format", "json:out.json", "--format=xcode:out.txt", in: folder.url)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("1 file read, 1 with keyboard notifications"))
        let json = try Keyboardlint.run("--exit-zero", "--format", "json", in: folder.url)
        #expect(try folder.read("out.json") == json.output)
        #expect(try folder.read("out.txt") == Keyboardlint.run("--exit-zero", "--format", "xcode", in: folder.url).output)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["Status.swift", "out.json", "out.txt"])
    }

    @Test func aReportThatCannotBeWrittenIsAnError() throws {
        try folder.write(Sources.plain, to: "A.swift")
        let outcome = try Keyboardlint.run("--format", "json:missing/out.json", in: folder.url)
        #expect(outcome.isRefusal)
        #expect(outcome.errors.contains("cannot be written to 'missing/out.json': no such file or directory"))
    }

    @Test func aReportReplacesAFileButNeitherALinkNorAPipe() throws {
        try folder.write(Sources.plain, to: "A.swift")
        try folder.write("an older report", to: "real.json")
        try folder.link("link.json", to: "real.json")
        let pipe = folder.path + "/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        // Open at both ends, so that nobody has to wait.
        let descriptor = open(pipe, O_RDWR)
        defer { close(descriptor) }
        #expect(try Keyboardlint.run("--format", "json:link.json", "--format", "text:pipe", in: folder.url).status == 0)
        #expect(try folder.read("real.json").contains(#""schemaVersion" : 2"#))
        let manager = FileManager.default
        #expect(try manager.destinationOfSymbolicLink(atPath: folder.path + "/link.json") == "real.json")
        var start = [UInt8](repeating: 0, count: 11)
        #expect(read(descriptor, &start, start.count) == start.count)
        #expect(String(decoding: start, as: UTF8.self) == "no findings")
        #expect(try manager.contentsOfDirectory(atPath: folder.path).sorted() == ["A.swift", "link.json", "pipe", "real.json"])
    }

    @Test func theOutputDoesNotDependOnTheNumberOfThreads() throws {
        // Enough files in one folder, and enough folders, for threads to share both.
        for index in 0..<300 {
            try folder.write(index % 3 == 0 ? Sources.observer : Sources.plain, to: "Many/File\(index).swift")
            try folder.write(index % 7 == 0 ? Sources.observer : Sources.plain, to: "Folder\(index % 20)/\(index)/File.swift")
            if index % 50 == 0 { try folder.write(Data([0xFF]), to: "Many/Broken\(index).swift") }
        }
        let outputs = try ["1", "2", "8"].map { jobs in
            try Keyboardlint.run("--exit-zero", "--jobs", jobs, "--format", "json", "--format", "text:text", in: folder.url)
                .output
                + folder.read("text")
        }
        #expect(outputs[0].contains(#""filesRead" : 600"#))
        #expect(outputs[0].contains(#""filesMatched" : 143"#))
        #expect(outputs[1] == outputs[0])
        #expect(outputs[2] == outputs[0])
    }

    @Test func eachFileIsReadOnceHoweverItIsNamed() throws {
        try folder.write(Sources.plain, to: "App/A.swift")
        try folder.write(Sources.plain, to: "App/Pods/B.swift")
        let outcome = try Keyboardlint.run("App", ".", "App/A.swift", "./App//", "App/Pods", "App/Pods/B.swift", in: folder.url)
        #expect(outcome.output.contains("\n2 files read"))
    }

    @Test func colourIsForTerminalsAndForThoseWhoInsist() throws {
        try folder.write(Data([0xFF]), to: "Bad.swift")
        try folder.write(Sources.plain, to: "A.swift")
        let escape = "\u{1B}["
        #expect(try !Keyboardlint.run(in: folder.url).output.contains(escape))
        #expect(try Keyboardlint.run("--color", "always", in: folder.url).output.contains(escape))
        #expect(try Keyboardlint.run("--color=always", in: folder.url, environment: ["NO_COLOR": "1"]).output.contains(escape))
        #expect(try !Keyboardlint.run("--color", "never", in: folder.url).output.contains(escape))
    }
}
