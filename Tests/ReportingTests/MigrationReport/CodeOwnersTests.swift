import Testing

@testable import Reporting

@Suite struct CodeOwnersTests {
    /// The examples of GitHub Docs, "About code owners", and of gitignore(5).
    @Test(arguments: [
        ("*", "a/b.swift", true),
        ("*.js", "web/app.js", true),
        ("*.js", "web/app.jsx", false),
        ("/build/logs/", "build/logs/today.txt", true),
        ("/build/logs/", "app/build/logs/today.txt", false),
        ("docs/*", "docs/getting-started.md", true),
        ("docs/*", "docs/build-app/troubleshooting.md", false),
        ("apps/", "web/apps/main.swift", true),
        ("apps/", "web/apps", false),
        ("/docs/", "docs/a/b.md", true),
        ("/scripts/", "tools/scripts/x", false),
        ("**/logs", "build/logs/x.txt", true),
        ("**/logs", "deeply/nested/logs/x.txt", true),
        ("/apps/github", "apps/github/a.swift", true),
        ("/apps/github", "apps/githubs", false),
        ("a/**/z.swift", "a/z.swift", true),
        ("a/**/z.swift", "a/b/c/z.swift", true),
        ("Chat?.swift", "Sources/Chat2.swift", true),
        ("Chat?.swift", "Sources/Chat.swift", false),
        ("/", "anything.swift", true),
        ("Sources/App", "Other/Sources/App/x.swift", false),
        ("*a*a*a*a*b", String(repeating: "a", count: 60), false),
    ])
    func aPatternMeansThePlacesItSays(pattern: String, path: String, isMatch: Bool) {
        #expect(CodeOwners("\(pattern) @team").owners(of: path) == (isMatch ? ["@team"] : []))
    }

    @Test func theLastMatchWinsAndOneWithoutOwnersFrees() {
        let owners = CodeOwners(
            """
            # everything
            *          @everyone
            /Chat/     @chat @ios # the composer
            /Chat/Old/
            /Two\\ Words/ octo@example.com
            """)
        #expect(owners.owners(of: "Login.swift") == ["@everyone"])
        #expect(owners.owners(of: "Chat/Composer.swift") == ["@chat", "@ios"])
        #expect(owners.owners(of: "Chat/Old/Composer.swift") == [])
        #expect(owners.owners(of: "Two Words/a.swift") == ["octo@example.com"])
    }

    @Test func eachSectionOfGitLabHasALastMatchAndOwnersOfItsOwn() {
        let owners = CodeOwners(
            """
            * @all
            [Screens][2] @screens
            *.swift
            Chat.swift @chat
            ^[Optional]
            Chat.swift @qa
            """)
        #expect(owners.owners(of: "Chat.swift") == ["@all", "@chat", "@qa"])
        #expect(owners.owners(of: "Login.swift") == ["@all", "@screens"])
    }
}
