import Foundation
import TestSupport
import Testing

@testable import keyboardlint

@Suite struct FileSetTests {
    @Test(arguments: [
        (".", ""), ("./", ""), ("Sources", "Sources"), ("./Sources//", "Sources"), (".//A/./B", "A/./B"), ("/", "/"),
        ("../A/", "../A"),
        (".build", ".build"),
    ])
    func pathsInReportsBeginWithAName(path: String, tidy: String) {
        #expect(FileSet.tidy(path) == tidy)
    }

    @Test func aRealPathLiesBelowAnotherOnlyByWholeNames() {
        #expect(FileSet.components(of: "/a/b/c", below: "/a") == ["b", "c"])
        #expect(FileSet.components(of: "/a", below: "/a") == [])
        #expect(FileSet.components(of: "/ab", below: "/a") == nil)
        #expect(FileSet.components(of: "/a/b", below: "/") == ["a", "b"])
    }

    @Test func aFolderNamedTwiceOrWithinAnotherIsWalkedOnce() throws {
        let folder = try TemporaryFolder()
        try folder.write(Sources.plain, to: "A/Pods/P/P.swift")
        try folder.link("Alias", to: "A")
        func paths(_ names: String..., all: Bool = false) throws -> [String] {
            try FileSet(paths: names.map { "\(folder.path)/\($0)" }, includesLeftOut: all).folders.map {
                String($0.path.dropFirst(folder.path.count + 1))
            }
        }
        #expect(try paths("A", "A", "Alias") == ["A"])
        #expect(try paths("A", "A/Pods", "A/Pods/P") == ["A", "A/Pods"])
        #expect(try paths("A", "A/Pods", all: true) == ["A"])
        let inverse = try FileSet(paths: ["\(folder.path)/A/Pods", "\(folder.path)/A"], includesLeftOut: true)
        #expect(inverse.folders.map(\.coveredElsewhere) == [[], ["\(folder.path)/A/Pods"]])
    }

    /// macOS keeps more than the text of a file beside it, on a disk of another system.
    @Test func whatMacOSKeepsOfAFileIsNoSource() throws {
        let folder = try TemporaryFolder()
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "Chat.swift")
        try folder.write("\u{0}\u{5}Mac OS X", to: "._Chat.swift")
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: ".Hidden.swift")
        let output = try Keyboardlint.run("lint", "--exit-zero", in: folder.url).output
        #expect(!output.contains("._Chat.swift"))
        #expect(output.contains("\n2 files read, 2 with keyboard notifications"))
    }
}
