import Testing

@testable import SourceText

/// What a user excludes is left out, and nothing else.
@Suite struct PathPatternTests {
    /// In a configuration in `/repo/App`.
    private func covers(_ pattern: String, _ path: String, isFolder: Bool = false) throws -> Bool {
        try PathPattern(pattern, in: "/repo/App").covers(path, isFolder: isFolder)
    }

    @Test(arguments: [
        // A name stands anywhere below, and a folder means everything in it.
        ("Generated", "/repo/App/Generated/A.swift", true), ("Generated", "/repo/App/Deep/Generated/More/A.swift", true),
        ("Generated", "/repo/App/NotGenerated/A.swift", false), ("App", "/repo/App/A.swift", false),
        ("*.pb.swift", "/repo/App/Net/Chat.pb.swift", true), ("*.pb.swift", "/repo/App/Net/Chat.swift", false),
        ("Generated/", "/repo/App/Generated/A.swift", true), ("Generated/", "/repo/App/Sources/Generated", false),
        // A path begins at the configuration's folder.
        ("Sources/Legacy", "/repo/App/Sources/Legacy/A.swift", true),
        ("Sources/Legacy", "/repo/App/Old/Sources/Legacy/A.swift", false),
        ("./Sources", "/repo/App/Sources/A.swift", true), ("/Sources", "/repo/App/Sources/A.swift", true),
        ("/Sources", "/repo/App/Old/Sources/A.swift", false), ("Sources/*", "/repo/App/Sources/A.swift", true),
        ("Sources/*", "/repo/App/Sources", false), ("*/Legacy", "/repo/App/A/B/Legacy/C.swift", false),
        // Two asterisks stand for folders.
        ("**/Legacy", "/repo/App/Legacy/A.swift", true), ("**/Legacy", "/repo/App/A/B/Legacy/C.swift", true),
        ("Sources/**/Mocks/*.swift", "/repo/App/Sources/Mocks/A.swift", true),
        ("Sources/**/Mocks/*.swift", "/repo/App/Sources/A/Mocks/B/Mocks/C.swift", true),
        ("Sources/**/Mocks/*.swift", "/repo/App/Sources/A/Mock/C.swift", false),
        ("**", "/repo/App/A.swift", true), ("**", "/repo/Other/A.swift", false), (".", "/repo/App/A.swift", true),
        ("Sources/**", "/repo/App/Sources/A.swift", true), ("**/**/A.swift", "/repo/App/A.swift", true),
        // Other folders than the configuration's.
        ("../Shared", "/repo/Shared/A.swift", true), ("../Shared", "/repo/App/Shared/A.swift", false),
        ("..", "/repo/Other/A.swift", true), ("Sources/A.swift", "/repo/Sources/A.swift", false),
        ("Generated", "/repo/Other/Generated/A.swift", true), ("Generated", "/else/Generated/A.swift", true),
        // Characters.
        ("View?.swift", "/repo/App/View1.swift", true), ("View?.swift", "/repo/App/View.swift", false),
        ("View[1-3].swift", "/repo/App/View2.swift", true), ("View[!1-3].swift", "/repo/App/View2.swift", false),
        ("View[^1-3].swift", "/repo/App/View4.swift", true), ("[]].swift", "/repo/App/].swift", true),
        ("*.{pb,gen}.swift", "/repo/App/A.gen.swift", true), ("{A,B/{C,D}}.swift", "/repo/App/B/D.swift", true),
        ("{A,B/{C,D}}.swift", "/repo/App/D.swift", false), ("a*b*c", "/repo/App/a-b-b-c", true),
        ("a*b*c", "/repo/App/a-c-b", false),
        ("Größe*", "/repo/App/Größe.swift", true),
    ])
    func whatAPatternMeans(pattern: String, path: String, expected: Bool) throws {
        #expect(try covers(pattern, path) == expected)
    }

    @Test func aFolderIsMeantByItselfSoThatAWalkNeedNotEnterIt() throws {
        #expect(try covers("Generated/", "/repo/App/Generated", isFolder: true))
        #expect(try covers("Sources/Legacy/", "/repo/App/Sources/Legacy", isFolder: true))
        #expect(try !covers("Sources/Legacy", "/repo/App/Sources", isFolder: true))
        // Everything in it, so the walk enters it and leaves out what it finds.
        #expect(try !covers("Sources/**", "/repo/App/Sources", isFolder: true))
    }

    @Test(arguments: [
        ("", "names nothing; write '**' for everything"), ("/", "names nothing; write '**' for everything"),
        ("!A", "begins with '!', which has no meaning here; 'include' says what is linted"),
        ("A\\B", "has a '\\'; folders are separated by '/'"),
        ("A/../B", "has '..' after a name; it can only be at the beginning"),
        ("../../../B", "leads out of the file system"),
        ("**.swift", "has '**' beside other characters; it matches whole folders"),
        ("[a", "has a '[' without its ']'"), ("{a", "has a '{' without its '}'"), ("a}", "has a '}' without its '{'"),
        ("{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}", "has braces that expand to more than 64 patterns"),
        (String(repeating: "a", count: 1001), "is longer than 1000 bytes"),
    ])
    func whatIsNoPatternIsRefusedWithTheReason(pattern: String, reason: String) {
        #expect(throws: PathPattern.Malformed(reason: reason)) { try PathPattern(pattern, in: "/repo/App") }
    }

    @Test(.timeLimit(.minutes(30))) func manyAsterisksDoNotMultiplyTheWork() throws {
        let name = String(repeating: "a", count: 2000)
        #expect(try !covers(String(repeating: "*a", count: 300) + "b", "/repo/App/\(name)"))
        let folders = String(repeating: "/a", count: 2000)
        #expect(try !covers(String(repeating: "**/a/", count: 150) + "b", "/repo/App\(folders)"))
    }
}
