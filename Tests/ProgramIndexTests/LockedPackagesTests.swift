import ProgramIndex
import SourceText
import Testing

/// The versions that package managers wrote down.
@Suite struct LockedPackagesTests {
    private func version(of name: String, _ file: String, _ text: String) -> PackageVersion? {
        LockedPackages(SourceFile(path: "App/\(file)", text: text))[name]
    }

    @Test func everyPackageManagersFileIsRead() {
        let pods = """
            PODS:
              - RxCocoa (5.1.1):
                - RxSwift (~> 5)
              - RxKeyboard (1.0.0):
                - RxCocoa (~> 5.0)
              - "Firebase/Core (6.2.0)"
            DEPENDENCIES:
              - RxKeyboard (~> 1.0)
            """
        #expect(version(of: "RxKeyboard", "Podfile.lock", pods) == PackageVersion("1.0.0"))
        #expect(version(of: "Firebase", "Podfile.lock", pods) == PackageVersion("6.2.0"))
        #expect(version(of: "RxSwift", "Podfile.lock", pods) == nil)
        let carthage = "github \"ReactiveX/RxSwift\" \"6.1.0\"\ngithub \"RxSwiftCommunity/RxKeyboard\" \"v2.0.0\"\n"
        #expect(version(of: "RxKeyboard", "Cartfile.resolved", carthage) == PackageVersion("2.0"))
        let first = """
            { "object": { "pins": [ { "package": "RxKeyboard", "repositoryURL": "https://a.org/b/RxKeyboard.git",
              "state": { "branch": null, "revision": "63f6", "version": "2.0.0" } } ] }, "version": 1 }
            """
        #expect(version(of: "RxKeyboard", "Package.resolved", first) == PackageVersion("2.0.0"))
        let third = """
            { "originHash": "0", "pins": [ { "identity": "rxkeyboard", "kind": "remoteSourceControl",
              "location": "https://a.org/b/RxKeyboard", "state": { "revision": "63f6", "version": "2.0.1" } } ], "version": 3 }
            """
        #expect(version(of: "RxKeyboard", "Package.resolved", third) == PackageVersion("2.0.1"))
    }

    @Test func aBranchOrAnotherFileSaysNoVersion() {
        let branch = "{ \"pins\": [ { \"identity\": \"rxkeyboard\", \"state\": { \"branch\": \"master\" } } ], \"version\": 2 }"
        #expect(version(of: "RxKeyboard", "Package.resolved", branch) == nil)
        #expect(version(of: "RxKeyboard", "Package.resolved", "{ \"pins\": 3 }") == nil)
        #expect(version(of: "RxKeyboard", "Podfile.lock", "  - RxKeyboard (from `../Own`)") == nil)
        #expect(version(of: "RxKeyboard", "Podfile", "  - RxKeyboard (2.0.0)") == nil)
    }

    @Test func versionsCompareByTheirNumbers() throws {
        let texts = ["0.9.2", "1", "2.0", "2.0.1", "2.0.10", "10.0"]
        let versions = try texts.map { try #require(PackageVersion($0)) }
        #expect(versions == versions.shuffled().sorted())
        #expect(PackageVersion("2") == PackageVersion("2.0.0"))
        #expect(PackageVersion("v2.0.1-beta.2") == PackageVersion("2.0.1"))
        #expect(PackageVersion("master") == nil && PackageVersion("") == nil)
    }
}
