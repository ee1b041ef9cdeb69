import Foundation
import TestSupport
import Testing

/// Commands that lint nothing know the rules, scenarios and observer wrappers of the project that they are run in.
@Suite(.timeLimit(.minutes(30))) struct ProjectPartsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
        try folder.write(UserRuleTests.rule(), to: "tools/rules/window-guide.md")
        let scenario = try Keyboardlint.run("scenarios", "ipad-slide-over").output
        try folder.write(scenario.replacing("ipad-slide-over", with: "our-window"), to: "tools/windows.txt")
        try folder.write(
            #"{ "customRules": "tools/rules", "scenarioFiles": "tools/windows.txt", "scenarios": "our-window" }"#,
            to: ".keyboardlint.json")
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "App/Field.swift")
    }

    private func run(_ arguments: String..., in place: String = "App") throws -> Keyboardlint.Outcome {
        try Keyboardlint.run(arguments: arguments, in: folder.url.appending(path: place))
    }

    @Test func rulesOfTheProjectAreListedAndExplained() throws {
        #expect(try run("rules").output.contains(#/(?m)^window-guide +/#))
        #expect(try !run("rules", "--isolated").output.contains("window-guide"))
        #expect(try run("explain", "window-guide").output.contains("window-guide"))
        #expect(try run("explain", "--all", "--markdown").output.contains("\n# The window's guide"))
        #expect(try run("explain", "window-guide", "--isolated").isRefusal)
        #expect(try run("explain", "window-guid").errors.contains("did you mean 'window-guide'?"))
        // What is wrong with a project's files does not keep the program's own rules from being explained.
        try folder.write("{ 1 }", to: ".keyboardlint.json")
        #expect(try run("explain", "frame-height-as-inset").status == 0)
        #expect(try run("explain", "window-guide").errors.contains(".keyboardlint.json:1:3: error: "))
        #expect(try run("rules").status == 2)
    }

    @Test func scenariosOfTheProjectAreListedPrintedAndRun() throws {
        #expect(try run("scenarios").output.contains(#/(?m)^our-window +/#))
        #expect(try run("scenarios", "our-window").output.contains("scenario our-window"))
        #expect(try run("scenarios", "our-window", "--isolated").isRefusal)
        let simulation = try run("simulate", "Field.swift").output
        #expect(simulation.contains("\nour-window: "))
        // The configuration has chosen the one.
        #expect(!simulation.contains("ipad-slide-over"))
        #expect(try run("simulate", "Field.swift", "--scenario", "ipad-slide-over").output.contains("\nipad-slide-over: "))
        #expect(try run("simulate", "Field.swift", "--isolated").output.contains("\nipad-slide-over: "))
        try folder.write(#"{ "exclude": "App" }"#, to: ".keyboardlint.json")
        #expect(try run("simulate", "Field.swift").errors.hasPrefix("keyboardlint: the configuration leaves out 'Field.swift'\n"))
    }

    private let kit = """
        public enum KeyboardKit {
            public static func track(_ change: @escaping (CGRect) -> Void) {
                NotificationCenter.default.addObserver(
                    forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: .main
                ) { note in
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    change(frame)
                }
            }
        }

        """

    private let client = """
        import KeyboardKit
        import UIKit

        final class Form: UIViewController {
            private let field = UITextField()
            private lazy var bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor)

            override func viewDidLoad() {
                super.viewDidLoad()
                bottom.isActive = true
                KeyboardKit.track { [weak self] frame in
                    self?.bottom.constant = -frame.height
                }
            }
        }

        """

    @Test func whatAPackageObservesIsFoundOnceItIsDescribed() throws {
        try folder.write(kit, to: "tools/KeyboardKit.swift")
        try folder.write(client, to: "App/Form.swift")
        try folder.write("{}", to: ".keyboardlint.json")
        #expect(try !run("lint", "--format", "csv", "Form.swift").output.contains("Form.swift"))
        try folder.write(#"{ "observerWrappers": ["tools/KeyboardKit.swift"] }"#, to: ".keyboardlint.json")
        for place in [["Form.swift"], ["."], ["..", "--jobs", "3"]] {
            let outcome = try Keyboardlint.run(
                arguments: ["--format", "csv", "--only", "frame-height-as-inset"] + place, in: folder.url.appending(path: "App"))
            #expect(outcome.output.contains("frame-height-as-inset,warning,App/Form.swift,12,"), "\(place)")
            #expect(!outcome.output.contains("tools/KeyboardKit.swift"))
        }
        // It is not code of the project.
        #expect(try run("--format", "json", "../tools", "--exit-zero").output.contains("\"handlers\" : [\n\n  ]"))
        let listing = try run("--show-config", "../tools/KeyboardKit.swift").output
        #expect(listing.contains("left out: describes an observer (../.keyboardlint.json:1)\n"))
        #expect(
            try run("simulate", "Form.swift").output.contains(
                "through `KeyboardKit.closure` (package:../tools/KeyboardKit.swift:"))
    }

    @Test func aWrapperThatIsNoneIsShownInItsLine() throws {
        try folder.write(Sources.plain, to: "tools/Plain.swift")
        func errors(_ value: String) throws -> String {
            try folder.write("{ \"observerWrappers\": \(value) }", to: ".keyboardlint.json")
            let outcome = try run("lint", "--exit-zero")
            #expect(outcome.status == 2)
            return outcome.errors
        }
        #expect(
            try errors(#""tools/Plain.swift""#).contains(
                """
                ../.keyboardlint.json:1:23: error: nothing in '../tools/Plain.swift' registers for a keyboard notification for its callers; \
                expected a function with a name of eight letters or more, or a type, that does
                 1 | { "observerWrappers": "tools/Plain.swift" }
                   |                       ^^^^^^^^^^^^^^^^^^^
                """))
        #expect(
            try errors(#"["gone.swift"]"#).contains(":1:24: error: '../gone.swift' cannot be read: no such file or directory"))
        #expect(
            try errors("3").contains(":1:23: error: expected a Swift file, in double quotes, or a list of such, not a number"))
    }
}
