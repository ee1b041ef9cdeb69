import Testing

@testable import Reporting

@Suite struct ReportRootTests {
    @Test(arguments: [
        ("A.swift", "App/A.swift"), ("./A.swift", "App/A.swift"), ("../Lib/A.swift", "Lib/A.swift"),
        ("/repo/App/A.swift", "App/A.swift"), ("/other/A.swift", "/other/A.swift"),
        ("../../repository/A.swift", "/repository/A.swift"),
    ])
    func pathsAreThoseOfTheRepository(path: String, expected: String) {
        let root = ReportRoot(folder: "/repo", currentFolder: "/repo/App")
        #expect(root.path(of: path) == expected)
    }

    @Test func linksThatTheUserNamedAreResolved() {
        let root = ReportRoot(
            folder: "/repo", currentFolder: "/home/ann",
            named: [.init(path: "link", realPath: "/repo/App"), .init(path: "link/Chat", realPath: "/repo/Modules/Chat")])
        #expect(root.path(of: "link/A.swift") == "App/A.swift")
        #expect(root.path(of: "link/Chat/A.swift") == "Modules/Chat/A.swift")
        #expect(root.path(of: "linked/A.swift") == "/home/ann/linked/A.swift")
    }

    @Test(arguments: [
        ("Ä b.swift", "%C3%84%20b.swift"), ("a:b.swift", "a%3Ab.swift"), ("100%#?.swift", "100%25%23%3F.swift"),
        ("a\\b.swift", "a%5Cb.swift"), ("/tmp/a b.swift", "file:///tmp/a%20b.swift"), ("A\n.swift", "A%0A.swift"),
    ])
    func uriReferencesAreEncoded(path: String, expected: String) {
        #expect(ReportRoot(folder: "/repo", currentFolder: "/repo").uri(of: path) == expected)
    }

    @Test func theBaseEndsInASlash() {
        #expect(ReportRoot(folder: "/my repo", currentFolder: "/").folderURI == "file:///my%20repo/")
        #expect(ReportRoot(folder: "/", currentFolder: "/").folderURI == "file:///")
    }
}
