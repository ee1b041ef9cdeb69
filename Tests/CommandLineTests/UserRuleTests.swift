import Foundation
import TestSupport
import Testing

/// Rules that users keep beside their code.
@Suite(.timeLimit(.minutes(30))) struct UserRuleTests {
    /// A rule that asks nobody to read `keyboardLayoutGuide` of the window, and what is well-formed around it.
    static func rule(pattern: String = "window.keyboardLayoutGuide") -> String {
        """
        # The window's guide is used

        ```rule
        severity: warning
        category: guide
        since: 1.0.0
        enabled: yes
        primary: $MATCH
        message: the guide of the window is not the view's
        ```

        ## What it says

        The guide of the window is used.

        ## Why it is bad

        The team decided so.

        ## Pattern

        ```pattern
        \(pattern)
        ```

        ## Triggers

        ```swift
        func pin() { bar.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor).isActive = true }
        //                                                ^^^^^^^^^^^^^^^^^^^^^^^^^^
        ```

        ## Does not trigger

        ```swift
        func pin() { bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true }
        ```

        ## How to migrate

        ### Before

        Not run: no handler runs it.

        ```swift
        func pin() { bar.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor).isActive = true }
        ```

        ### After

        Not run: it is a function alone.

        ```swift
        func pin() { bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true }
        ```

        ## Known limits

        None.

        ## References

        - [A page](https://example.com)
        """
    }

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ text: String, to path: String) throws {
        try folder.write(Data(text.utf8), to: path)
    }

    @Test func aRuleOfOnesOwnIsApplied() throws {
        try write(Self.rule(), to: "rules/window-guide.md")
        try write("# How we write rules", to: "rules/README.md")
        try write("func f() { print(window.keyboardLayoutGuide) }", to: "A.swift")
        let outcome = try Keyboardlint.run("A.swift", "--rules", "rules", "--format", "xcode", in: folder.url)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("A.swift:1:18: warning: The guide of the window is not the view's (window-guide)\n"))
        // Beside those of the program, and where it stands by itself.
        #expect(try Keyboardlint.run("rules", "--rules", "rules", in: folder.url).output.contains("window-guide "))
        #expect(try Keyboardlint.run("A.swift", "--rules", "rules", "--disable", "window-guide", in: folder.url).status == 0)
    }

    @Test func itsExamplesAreRun() throws {
        try write(Self.rule(), to: "rules/window-guide.md")
        let good = try Keyboardlint.run("rules", "test", "rules", in: folder.url)
        #expect(good.output == "rules/window-guide.md: ok: 1 example it finds, 1 it does not, 1 migration\n1 rule\n")
        #expect(good.status == 0)
        try write(Self.rule(pattern: "view.keyboardLayoutGuide"), to: "rules/window-guide.md")
        let bad = try Keyboardlint.run("rules", "test", "rules/window-guide.md", in: folder.url)
        #expect(bad.status == 1)
        #expect(
            bad.output == """
                rules/window-guide.md:29:51: error: the rule finds nothing here, though carets mark it
                 29 | func pin() { bar.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor).isActive = true }
                    |                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^
                rules/window-guide.md:36:51: error: the rule finds this, and should find nothing
                 36 | func pin() { bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true }
                    |                                                   ^^^^^^^^^^^^^^^^^^^^^^^^
                1 rule, 1 with examples that fail

                """)
    }

    @Test func withoutAFolderThoseOfTheConfigurationAreRun() throws {
        try write(Self.rule(), to: "lint/window-guide.md")
        try write(#"{"customRules": ["lint"]}"#, to: ".keyboardlint.json")
        let test = try Keyboardlint.run("rules", "test", in: folder.url)
        #expect(test.output == "lint/window-guide.md: ok: 1 example it finds, 1 it does not, 1 migration\n1 rule\n")
        #expect(test.status == 0)
        #expect(try Keyboardlint.run("rules", "test", "--isolated", in: folder.url).isRefusal)
    }

    @Test func aFileThatIsNoRuleIsShown() throws {
        try write(Self.rule(pattern: "$G.keyboardLayoutGuide\nwhere effct is gap"), to: "rules/window-guide.md")
        try write("func f() {}", to: "A.swift")
        let place = "rules/window-guide.md:24:7: error: expected a meta-variable such as `$X`, "
        let test = try Keyboardlint.run("rules", "test", "rules", in: folder.url)
        #expect(test.status == 2)
        #expect(test.output.hasPrefix(place))
        let lint = try Keyboardlint.run("A.swift", "--rules", "rules", in: folder.url)
        #expect(lint.status == 2)
        #expect(lint.errors.contains(place) && lint.errors.contains("    |       ^^^^^\n"))
        #expect(lint.output.isEmpty)
    }

    @Test func whatCannotBeReadIsRefused() throws {
        try write("func f() {}", to: "A.swift")
        try write("text", to: "empty/notes.txt")
        try write(Self.rule(), to: "same/frame-height-as-inset.md")
        for (arguments, message) in [
            (["A.swift", "--rules", "missing"], "there is no file or folder 'missing'"),
            (["A.swift", "--rules", "empty"], "there is no rule in 'empty'"),
            (
                ["A.swift", "--rules", "same"],
                "'same/frame-height-as-inset.md': keyboardlint has a rule 'frame-height-as-inset' itself"
            ),
            (["rules", "test"], "'rules test' needs DIR"),
            (["rules", "tets", "empty"], "'rules' does not expect 'tets'"),
        ] {
            let outcome = try Keyboardlint.run(arguments: arguments, in: folder.url)
            #expect(outcome.isRefusal && outcome.errors.contains(message), "\(arguments): \(outcome.errors)")
        }
    }
}
