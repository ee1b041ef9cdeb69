// swift-tools-version: 6.0

import PackageDescription

/// A stage of the pipeline: a library target with the stages it may import and, beside it, the target of its tests.
///
/// The graph written here is the architecture; `Tests/RepositoryTests` compares it with the imports in the sources, since
/// SwiftPM lets an undeclared transitive import through.
func stage(_ name: String, imports: [String] = [], exclude: [String] = []) -> Target {
    .target(name: name, dependencies: imports.map { .target(name: $0) }, exclude: exclude)
}

func tests(of name: String, imports: [String] = []) -> Target {
    .testTarget(name: name + "Tests", dependencies: ([name] + imports).map { .target(name: $0) })
}

let package = Package(
    name: "keyboardlint",
    // Synchronization (Mutex) needs it; nothing else does.
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "keyboardlint", targets: ["keyboardlint"]),
        .plugin(name: "KeyboardlintBuildTool", targets: ["LintBuildTool"]),
        .plugin(name: "KeyboardlintCommand", targets: ["LintCommand"]),
    ],
    targets: [
        stage("SourceText"),
        stage("SwiftLexer", imports: ["SourceText"]),
        stage("SwiftParser", imports: ["SourceText", "SwiftLexer"]),
        stage("KeyboardModel"),
        stage("KeyboardFacts", imports: ["SourceText", "SwiftLexer", "SwiftParser"]),
        stage(
            "HandlerInterpreter",
            imports: ["SourceText", "SwiftLexer", "SwiftParser", "KeyboardFacts", "KeyboardModel"]),
        stage("PatternMatching", imports: ["SourceText", "SwiftLexer", "SwiftParser"]),
        stage("RuleBook", imports: ["SourceText", "PatternMatching"]),
        stage(
            "LintEngine",
            imports: [
                "SourceText", "SwiftLexer", "SwiftParser", "KeyboardModel", "KeyboardFacts", "HandlerInterpreter",
                "PatternMatching", "RuleBook",
            ]),
        stage(
            "Reporting", imports: ["SourceText", "SwiftLexer", "KeyboardModel", "RuleBook", "LintEngine"], exclude: ["Schemas"]),
        stage("LanguageServer", imports: ["SourceText", "KeyboardModel", "RuleBook", "LintEngine", "Reporting"]),
        .executableTarget(
            name: "keyboardlint",
            dependencies: [
                "SourceText", "SwiftLexer", "KeyboardModel", "PatternMatching", "RuleBook", "LintEngine", "Reporting",
                "LanguageServer",
            ]),
        .executableTarget(name: "keyboardlint-dev", dependencies: ["KeyboardModel", "RuleBook", "LintEngine"]),
        .plugin(
            name: "LintBuildTool", capability: .buildTool(), dependencies: ["keyboardlint"], path: "Sources/Plugins/LintBuildTool"
        ),
        .plugin(
            name: "LintCommand",
            capability: .command(
                intent: .custom(verb: "keyboardlint", description: "Runs the keyboardlint command line in the package's folder.")),
            dependencies: ["keyboardlint"], path: "Sources/Plugins/LintCommand"),
        tests(of: "SourceText"),
        tests(of: "SwiftLexer", imports: ["SourceText"]),
        tests(of: "SwiftParser", imports: ["SourceText", "SwiftLexer"]),
        tests(of: "KeyboardModel"),
        tests(of: "KeyboardFacts", imports: ["SourceText", "SwiftParser"]),
        tests(of: "HandlerInterpreter", imports: ["SourceText", "SwiftParser", "KeyboardFacts", "KeyboardModel"]),
        tests(of: "PatternMatching", imports: ["SourceText", "SwiftParser"]),
        tests(of: "RuleBook", imports: ["SourceText", "SwiftLexer", "SwiftParser", "PatternMatching", "LintEngine"]),
        tests(
            of: "LintEngine",
            imports: ["SourceText", "KeyboardFacts", "HandlerInterpreter", "PatternMatching", "RuleBook"]),
        tests(of: "Reporting", imports: ["SourceText", "KeyboardModel", "RuleBook", "LintEngine"]),
        .testTarget(
            name: "DifferentialTests",
            dependencies: ["SourceText", "SwiftParser", "KeyboardFacts", "KeyboardModel", "HandlerInterpreter", "LintEngine"]),
        .testTarget(
            name: "CommandLineTests",
            dependencies: ["keyboardlint", "SourceText", "KeyboardModel", "RuleBook", "LintEngine", "Reporting"]),
        tests(of: "LanguageServer", imports: ["keyboardlint", "SourceText", "RuleBook", "LintEngine", "Reporting"]),
        .testTarget(
            name: "RepositoryTests",
            dependencies: [
                "keyboardlint", "keyboardlint-dev", "SourceText", "SwiftLexer", "KeyboardModel", "RuleBook", "LintEngine", "Reporting",
            ]),
    ],
    swiftLanguageModes: [.v6]
)
