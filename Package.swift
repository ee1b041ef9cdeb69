// swift-tools-version: 6.0

import PackageDescription

/// What tests spend their time in, and what `.ci/test` therefore compiles with optimisation. The rest would take longer to optimise
/// than it takes to run.
let engine: Set = [
    "SourceText", "SwiftLexer", "SwiftParser", "ProgramIndex", "KeyboardFacts", "KeyboardModel", "HandlerInterpreter",
    "Behaviour", "PatternMatching", "RuleBook", "LintEngine",
]
let unoptimised: [SwiftSetting] = Context.environment["KEYBOARDLINT_TESTS"] == "1" ? [.unsafeFlags(["-Onone"])] : []

/// A stage of the pipeline: a library target with the stages it may import and, beside it, the target of its tests.
///
/// The graph written here is the architecture; `Tests/RepositoryTests` compares it with the imports in the sources, since
/// SwiftPM lets an undeclared transitive import through.
func stage(_ name: String, imports: [String] = [], exclude: [String] = []) -> Target {
    .target(
        name: name, dependencies: imports.map { .target(name: $0) }, exclude: exclude,
        swiftSettings: engine.contains(name) ? [] : unoptimised)
}

func tests(of name: String, imports: [String] = []) -> Target {
    tests(name + "Tests", of: [name] + imports)
}

func tests(_ name: String, of targets: [String]) -> Target {
    .testTarget(name: name, dependencies: (["TestSupport"] + targets).map { .target(name: $0) }, swiftSettings: unoptimised)
}

/// The two plugins. Their tool is a second build of the whole program, which a build of the tests need not wait for.
let plugins: [Target] = [
    .plugin(
        name: "LintBuildTool", capability: .buildTool(), dependencies: ["keyboardlint"], path: "Sources/Plugins/LintBuildTool"),
    .plugin(
        name: "LintCommand",
        capability: .command(
            intent: .custom(verb: "keyboardlint", description: "Runs the keyboardlint command line in the package's folder.")),
        dependencies: ["keyboardlint"], path: "Sources/Plugins/LintCommand"),
]
let pluginProducts: [Product] = [
    .plugin(name: "KeyboardlintBuildTool", targets: ["LintBuildTool"]),
    .plugin(name: "KeyboardlintCommand", targets: ["LintCommand"]),
]
let withPlugins = Context.environment["KEYBOARDLINT_PLUGINS"] != "0"

let package = Package(
    name: "keyboardlint",
    // Synchronization (Mutex) needs it; nothing else does.
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "keyboardlint", targets: ["keyboardlint"])
    ] + (withPlugins ? pluginProducts : []),
    targets: [
        stage("SourceText"),
        stage("SwiftLexer", imports: ["SourceText"]),
        stage("SwiftParser", imports: ["SourceText", "SwiftLexer"]),
        stage("Vocabulary"),
        stage("KeyboardModel", imports: ["Vocabulary"]),
        stage("ProgramIndex", imports: ["SourceText", "SwiftLexer", "SwiftParser", "Vocabulary"]),
        stage("KeyboardFacts", imports: ["SourceText", "SwiftLexer", "SwiftParser", "Vocabulary", "ProgramIndex"]),
        stage(
            "HandlerInterpreter",
            imports: ["SourceText", "SwiftLexer", "SwiftParser", "Vocabulary", "ProgramIndex", "KeyboardFacts", "KeyboardModel"]),
        stage(
            "Behaviour",
            imports: [
                "SourceText", "SwiftLexer", "SwiftParser", "Vocabulary", "ProgramIndex", "KeyboardFacts", "KeyboardModel",
                "HandlerInterpreter",
            ]),
        stage("PatternMatching", imports: ["SourceText", "SwiftLexer", "SwiftParser", "Vocabulary"]),
        stage("RuleBook", imports: ["SourceText", "Vocabulary", "PatternMatching"]),
        stage(
            "LintEngine",
            imports: [
                "SourceText", "SwiftLexer", "SwiftParser", "Vocabulary", "ProgramIndex", "KeyboardFacts", "KeyboardModel",
                "HandlerInterpreter", "Behaviour", "PatternMatching", "RuleBook",
            ]),
        stage(
            "Fixes",
            imports: [
                "SourceText", "SwiftLexer", "SwiftParser", "Vocabulary", "ProgramIndex", "KeyboardFacts", "KeyboardModel",
                "HandlerInterpreter", "Behaviour", "LintEngine",
            ]),
        stage(
            "LintPolicy",
            imports: [
                "SourceText", "SwiftLexer", "SwiftParser", "Vocabulary", "ProgramIndex", "KeyboardModel", "Behaviour",
                "PatternMatching", "RuleBook", "LintEngine",
            ]),
        stage(
            "Reporting",
            imports: [
                "SourceText", "SwiftLexer", "Vocabulary", "KeyboardModel", "ProgramIndex", "HandlerInterpreter", "Behaviour",
                "RuleBook", "LintEngine", "LintPolicy",
            ], exclude: ["Schemas"]),
        stage(
            "LanguageServer",
            imports: [
                "SourceText", "Vocabulary", "KeyboardModel", "Behaviour", "RuleBook", "LintEngine", "Fixes", "LintPolicy",
                "Reporting",
            ]),
        .executableTarget(
            name: "keyboardlint",
            dependencies: [
                "SourceText", "SwiftLexer", "Vocabulary", "KeyboardModel", "ProgramIndex", "Behaviour", "PatternMatching",
                "RuleBook", "LintEngine", "Fixes", "LintPolicy", "Reporting", "LanguageServer",
            ], swiftSettings: unoptimised),
        .executableTarget(
            name: "keyboardlint-dev", dependencies: ["KeyboardModel", "ProgramIndex", "RuleBook", "LintEngine"],
            swiftSettings: unoptimised),
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: unoptimised),
        tests(of: "SourceText"),
        tests(of: "SwiftLexer", imports: ["SourceText"]),
        tests(of: "SwiftParser", imports: ["SourceText", "SwiftLexer"]),
        tests(of: "KeyboardModel", imports: ["Vocabulary"]),
        tests(of: "ProgramIndex", imports: ["SourceText", "Vocabulary"]),
        tests(of: "KeyboardFacts", imports: ["SourceText", "SwiftParser", "Vocabulary", "ProgramIndex"]),
        tests(
            of: "HandlerInterpreter",
            imports: [
                "SourceText", "SwiftParser", "Vocabulary", "ProgramIndex", "KeyboardFacts", "KeyboardModel", "Reporting",
            ]),
        tests(of: "PatternMatching", imports: ["SourceText", "SwiftParser", "Vocabulary"]),
        tests(
            of: "RuleBook",
            imports: [
                "SourceText", "SwiftLexer", "SwiftParser", "Vocabulary", "ProgramIndex", "Behaviour", "PatternMatching",
                "LintEngine",
                "LintPolicy",
            ]),
        tests(
            of: "LintEngine",
            imports: [
                "SourceText", "SwiftParser", "Vocabulary", "ProgramIndex", "KeyboardFacts", "KeyboardModel", "HandlerInterpreter",
                "Behaviour", "PatternMatching", "RuleBook", "LintPolicy", "Reporting",
            ]),
        tests(
            of: "Reporting",
            imports: [
                "SourceText", "Vocabulary", "KeyboardModel", "ProgramIndex", "HandlerInterpreter", "Behaviour", "RuleBook",
                "LintEngine", "LintPolicy",
            ]),
        tests(
            of: "Fixes",
            imports: [
                "SourceText", "SwiftParser", "Vocabulary", "KeyboardModel", "ProgramIndex", "Behaviour", "RuleBook", "LintEngine",
                "LintPolicy",
            ]),
        tests(
            "DifferentialTests",
            of: [
                "SourceText", "SwiftParser", "Vocabulary", "ProgramIndex", "KeyboardFacts", "KeyboardModel",
                "HandlerInterpreter",
                "Behaviour", "RuleBook", "LintEngine", "Fixes", "LintPolicy", "Reporting",
            ]),
        tests(
            "CommandLineTests",
            of: [
                "keyboardlint", "SourceText", "Vocabulary", "KeyboardModel", "Behaviour", "RuleBook", "LintEngine",
                "LintPolicy",
                "Reporting",
            ]),
        tests(
            of: "LanguageServer",
            imports: [
                "keyboardlint", "SourceText", "Vocabulary", "Behaviour", "RuleBook", "LintEngine", "LintPolicy", "Reporting",
            ]),
        tests(
            "RepositoryTests",
            of: [
                "keyboardlint", "keyboardlint-dev", "SourceText", "SwiftLexer", "SwiftParser", "KeyboardModel",
                "RuleBook",
                "LintEngine", "LintPolicy", "Reporting",
            ]),
    ] + (withPlugins ? plugins : []),
    swiftLanguageModes: [.v6]
)
