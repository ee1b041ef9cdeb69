import Foundation
import RuleBook
import TestSupport
import Testing

/// The architecture, which the package manager does not hold: a transitive import that is not declared builds.
@Suite struct ImportGraphTests {
    /// What each target may build on, directly: the flow is one-way.
    private static let mayImport: [String: Set<String>] = {
        let source: Set = ["SourceText"]
        let syntax = source.union(["SwiftLexer", "SwiftParser"])
        let program = syntax.union(["Vocabulary", "ProgramIndex"])
        let interpreter = program.union(["KeyboardFacts", "KeyboardModel", "HandlerInterpreter"])
        let engine = interpreter.union(["Behaviour", "PatternMatching", "RuleBook"])
        let report = source.union([
            "SwiftLexer", "Vocabulary", "KeyboardModel", "ProgramIndex", "HandlerInterpreter", "Behaviour", "RuleBook",
            "LintEngine", "LintPolicy",
        ])
        return [
            "SourceText": [], "SwiftLexer": source, "SwiftParser": source.union(["SwiftLexer"]), "Vocabulary": [],
            "KeyboardModel": ["Vocabulary"], "ProgramIndex": syntax.union(["Vocabulary"]), "KeyboardFacts": program,
            "HandlerInterpreter": program.union(["KeyboardFacts", "KeyboardModel"]), "Behaviour": interpreter,
            "PatternMatching": syntax.union(["Vocabulary"]), "RuleBook": source.union(["Vocabulary", "PatternMatching"]),
            "LintEngine": engine, "Fixes": engine.union(["LintEngine"]), "LintPolicy": engine.union(["LintEngine"]),
            "Reporting": report,
            "LanguageServer": report.union(["Fixes", "Reporting"]),
            "keyboardlint": engine.union(["LintEngine", "Fixes", "LintPolicy", "Reporting", "LanguageServer"]),
            "keyboardlint-dev": ["SourceText", "RuleBook", "KeyboardModel", "ProgramIndex", "LintEngine"],
        ]
    }()

    /// Modules of the toolchain. A package by somebody else is not among them, and never will be.
    private static let toolchain: Set = [
        "Darwin", "Dispatch", "Foundation", "FoundationEssentials", "FoundationXML", "Glibc", "Musl", "Synchronization",
        "Testing",
    ]

    /// The dependencies that the manifest declares, by target.
    private func declared() throws -> [String: Set<String>] {
        let manifest = try Repository.text("Package.swift")
        let entry = #/(?:stage\(\s*|\.executableTarget\(\s*name:\s*)"([^"]+)"(?:,\s*(?:imports|dependencies):\s*\[([^\]]*)\])?/#
        let pairs = manifest.matches(of: entry).map { match in
            (String(match.output.1), Set((match.output.2 ?? "").matches(of: #/"([^"]+)"/#).map { String($0.output.1) }))
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    @Test func everyTargetIsInTheManifestAndInTheArchitecture() throws {
        #expect(try Set(declared().keys) == Set(Repository.targets()))
        #expect(try Set(Self.mayImport.keys) == Set(Repository.targets()))
    }

    @Test func theManifestDeclaresNothingTheArchitectureForbids() throws {
        for (target, dependencies) in try declared() {
            let allowed = try #require(Self.mayImport[target])
            #expect(dependencies.subtracting(allowed) == [], "\(target)")
        }
    }

    @Test func everyImportIsDeclaredOrOfTheToolchain() throws {
        let declared = try declared()
        for target in try Repository.targets() {
            let allowed = Self.toolchain.union(declared[target] ?? [])
            for file in try Repository.swiftFiles(in: "Sources/\(target)") {
                #expect(file.imports.filter { !allowed.contains($0.module) }.map(\.line) == [], "\(target) does not declare it")
            }
        }
    }

    /// The whole of Foundation doubles the program and what it takes to start it.
    @Test func theProductTakesTheEssentialsOfFoundationWhereTheyAreApart() throws {
        for target in try Repository.targets() where target != "keyboardlint-dev" {
            for file in try Repository.swiftFiles(in: "Sources/\(target)") {
                let modules = Set(file.imports.map(\.module))
                #expect(!modules.contains("Foundation") || modules.contains("FoundationEssentials"), "\(file.path)")
            }
        }
    }

    /// A plugin is a script of the package manager's, compiled apart.
    @Test func pluginsImportWhatThePackageManagerGivesThem() throws {
        let allowed: Set = ["Foundation", "PackagePlugin", "XcodeProjectPlugin"]
        for file in try Repository.swiftFiles(in: "Sources/Plugins") {
            #expect(file.imports.filter { !allowed.contains($0.module) }.map(\.line) == [])
        }
    }

    @Test func testsImportOwnModulesAndTheToolchainOnly() throws {
        // A module is named after its target, hyphens apart.
        let own = Set(try (Repository.targets() + ["TestSupport"]).map { $0.replacing("-", with: "_") })
        for file in try Repository.swiftFiles(in: "Tests") {
            #expect(file.imports.filter { !own.union(Self.toolchain).contains($0.module) }.map(\.line) == [])
        }
    }

    @Test func thereIsNoPackageDependency() throws {
        let manifest = try Repository.text("Package.swift")
        #expect(!manifest.contains(".package("))
        #expect(!manifest.contains("binaryTarget"))
    }
}
